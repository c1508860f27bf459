import { clausesSaid } from './answerClauses.rules';
import type { Said } from './answerClauses.rules';
import { readCompany } from './answerCompanies.rules';
import { readContacts } from './answerContacts.rules';
import { settleCorrections } from './answerCorrections.rules';
import { joinedDates } from './answerDateParts.rules';
import { readPeriod } from './answerDates.rules';
import { readEducation } from './answerEducation.rules';
import type { Degree } from '../text/degrees';
import { bareLength, readLength } from './answerLengths.rules';
import { readMetrics } from './answerMetrics.rules';
import type { Metric } from './answerMetrics.rules';
import { readName } from './answerNames.rules';
import { asks, topicsOf } from './answerQuestion.rules';
import type { Topic } from './answerQuestion.rules';
import { writtenNumbers, writtenSizes } from './answerNumbers.rules';
import { readSkills } from './answerSkills.rules';
import { evenText, writtenDates } from './answerText.rules';
import { readPosition } from './answerTitles.rules';

/** What a spoken answer to one question says, typed. What it does not say is absent; `{}` says nothing. */
export interface AnswerFacts {
  /** As typed, like `position`, `name`, `school`, `phone`, `url`. */
  company?: string;
  position?: string;
  /** `YYYY`, `YYYY-MM` or `YYYY-MM-DD`, as precise as typed. */
  startDate?: string;
  /** The same, or `present`. */
  endDate?: string;
  /** Only where a length was stated. */
  durationMonths?: number;
  /** Official names in lower case. */
  skills?: string[];
  metrics?: Metric[];
  name?: string;
  email?: string;
  phone?: string;
  url?: string;
  degree?: Degree;
  school?: string;
  /** The user will not say, or skips; then there is nothing else. */
  refused?: true;
  /** The user cannot say; then there is nothing else. */
  unknown?: true;
}

/** One question with its answer. */
export interface AnsweredQuestion {
  question: string;
  answer: string;
  /** `YYYY-MM-DD`; relative dates ("last March", 去年) are left out without it. */
  today?: string;
}

/**
 * Typed facts from a spoken answer, by rule, in English, Chinese or both. Only what the speaker says of themselves as a
 * fact counts: what is denied, taken back, wished, or said of others is left out, and so is what may be read two ways.
 * A guess ("not sure, maybe 40 %") is an answer.
 */
export function readAnswer({ question, answer, today }: AnsweredQuestion): AnswerFacts {
  const topics = topicsOf(question);
  const even = evenText(answer);
  const settled = settleCorrections(writtenDates(writtenNumbers(writtenSizes(even.text))));
  const clauses = clausesSaid(joinedDates(settled, today), topics);
  const said = clauses.filter(({ stance }) => stance === 'said');
  // Nothing that is said of somebody else is the speaker's.
  const facts = asks(topics, 'others') ? {} : factsOf(said, clauses, topics, { question, today });
  for (const field of ['company', 'position', 'name', 'school', 'phone', 'url', 'email'] as const) {
    const value = facts[field];
    if (value !== undefined) facts[field] = even.typed(value);
  }
  if (Object.keys(facts).length > 0) return facts;
  return unsaid(clauses);
}

function factsOf(
  said: readonly Said[],
  all: readonly Said[],
  topics: ReadonlySet<Topic>,
  { question, today }: { question: string; today: string | undefined },
): AnswerFacts {
  const education = readEducation(said, all, topics);
  const company = readCompany(said, topics);
  const position = readPosition(said, topics, company);
  const name = readName(said, topics);
  const contacts = readContacts(said, topics);
  const taken = [company, position, education.school, name, contacts.email, contacts.url].filter(
    (part) => part !== undefined,
  );
  const skills = readSkills(said, topics, taken);
  const metrics = readMetrics(said, topics);
  const length =
    readLength(said, topics) ??
    said.map(({ text }) => bareLength(text, question)).find((months) => months !== undefined);
  return {
    ...(company === undefined || company === education.school ? {} : { company }),
    ...(position === undefined ? {} : { position }),
    ...readPeriod(said, topics, today),
    ...(length === undefined ? {} : { durationMonths: length }),
    ...(skills.length === 0 ? {} : { skills }),
    ...(metrics.length === 0 ? {} : { metrics }),
    ...(name === undefined ? {} : { name }),
    ...contacts,
    ...education,
  };
}

/** Nothing was said: the first clause that says why tells whether the user will not or cannot. */
function unsaid(clauses: readonly Said[]): AnswerFacts {
  const why = clauses.find(({ stance }) => stance === 'refused' || stance === 'unknown')?.stance;
  if (why === 'refused') return { refused: true };
  return why === 'unknown' ? { unknown: true } : {};
}
