import { clausesOf } from '../../text/clauses';
import type { Clause } from '../../text/clauses';
import { findDates } from '../../text/dates';
import { findQuantities } from '../../text/numbers';
import type { Quantity } from '../../text/numbers';
import { findTechnologies } from '../../text/technologies';
import { actorOf } from './actors';
import { instructionsIn, isPlanLabel, moodOf } from './moods';
import { isPersonal } from './sources';
import type { FactSource, Statement } from './sources';
import { strengthOf } from './strength';
import { termIds, termsOf } from './terms';
import type { Term } from './terms';
import { isBareDenial, isMadeUpFor, isTopicDenied } from './topics';
import { occurs } from '../../text/prefilter';

/** The clauses of a source with what each means; texts that give orders to a reader come last. */
export function statementsOf(source: FactSource): Statement[] {
  const injected = instructionsIn(source.text);
  // Same length, so that offsets hold.
  const plain = blank(source.text, [...injected, ...commentedOut(source)]);
  // Numbers are told apart by identity: two sources may say the same.
  const quantities = byOffset(findQuantities(plain).map((quantity) => ({ ...quantity })));
  const terms = byOffset(termsOf(plain));
  const dates = byOffset(findDates(plain));
  const technologies = byOffset(findTechnologies(plain));
  const clauses = clausesOf(plain);
  const sentences = sentenceTexts(clauses);
  const labels = new PlanLabels(plain);
  const statements: Statement[] = [];
  let lastEnd = 0;
  for (const clause of clauses) {
    const planned = labels.holdsAt(clause.span[0]);
    const read: Reading = {
      terms: terms(clause.span),
      quantities: quantities(clause.span),
      dates: dates(clause.span),
      technologies: technologies(clause.span),
    };
    const last = statements.at(-1);
    const statement = goingOn(
      last,
      statementOf(source, clause, sentences[clause.sentence] ?? '', planned, read),
    );
    // "…, due next spring", "…, not done yet": it speaks of the clause before.
    const trails =
      last?.sentence === statement.sentence && last.mood === 'asserted' && statement.denied.size <= 3;
    if (last && trails && statement.mood === 'planned')
      statements[statements.length - 1] = { ...last, mood: 'ongoing' };
    if (last && isBareDenial(clause.text) && isAnswered(last, statement, plain.slice(lastEnd, lastEnd + 4)))
      statements[statements.length - 1] = deniedWhole(last);
    if (last && last.mood === 'negated' && isMadeUpFor(clause.text) && isTopicDenied(last.text))
      statements[statements.length - 1] = { ...last, mood: 'asserted', denied: new Set(), focus: null };
    statements.push(statement);
    lastEnd = clause.span[1];
  }
  return [...statements, ...injected.map((span) => orderOf(source, source.text.slice(...span)))];
}

/** "Load tests? Never got to them", "SSO: no": what was asked or named is denied by what stands behind. */
function isAnswered(topic: Statement, denial: Statement, after: string): boolean {
  if (topic.mood !== 'asserted' || topic.text.length > 60) return false;
  if (/^["'”’）)\s]*[?？]/u.test(after)) return true;
  return topic.sentence === denial.sentence && topic.strength === null && !/\bI\b|我/u.test(topic.text);
}

function deniedWhole(statement: Statement): Statement {
  const [focus = null] = statement.terms;
  return { ...statement, mood: 'negated', moodFrom: 0, denied: statement.terms, focus };
}

/** What begins in a span, asked for in the order of the text: each item is looked at once. */
function byOffset<T extends { span: [number, number] }>(
  items: readonly T[],
): (span: readonly [number, number]) => T[] {
  const sorted = [...items].sort((a, b) => a.span[0] - b.span[0]);
  let at = 0;
  return ([from, to]) => {
    const within: T[] = [];
    for (let item = sorted[at]; item && item.span[0] < to; item = sorted[++at]) {
      if (item.span[0] >= from) within.push(item);
    }
    return within;
  };
}

/** What was read in one clause. */
interface Reading extends Pick<Statement, 'quantities' | 'dates'> {
  terms: readonly Term[];
  technologies: readonly { id: string; span: [number, number] }[];
}

function statementOf(
  source: FactSource,
  clause: Clause,
  sentence: string,
  planned: boolean,
  read: Reading,
): Statement {
  const { mood, from: moodFrom } = moodOf(clause.text, sentence, planned);
  const { terms } = read;
  const unmade =
    mood === 'negated' || mood === 'planned'
      ? terms.filter(({ span }) => span[0] >= clause.span[0] + moodFrom)
      : [];
  return {
    source,
    text: clause.text,
    mood,
    moodFrom,
    sentence: clause.sentence,
    terms: new Set(terms.map(({ id }) => id)),
    denied: new Set(unmade.map(({ id }) => id)),
    focus: unmade[0]?.id ?? null,
    quantities: read.quantities,
    dates: read.dates,
    technologies: new Set(read.technologies.map(({ id }) => id)),
    byOthers: isPersonal(source) && actorOf(clause.text) === 'others',
    strength: isPersonal(source) ? strengthOf(clause.text) : null,
  };
}

/** Whether a heading or a label of plans stands above; it holds until the next one or a blank line. */
class PlanLabels {
  #line = -1;
  #holds = false;

  constructor(private readonly text: string) {}

  /** For offsets in rising order. */
  holdsAt(offset: number): boolean {
    const start = this.text.lastIndexOf('\n', offset - 1) + 1;
    if (start === this.#line) return this.#holds;
    this.#line = start;
    const end = this.text.indexOf('\n', start);
    const line = this.text.slice(start, end < 0 ? this.text.length : end);
    if (isPlanLabel(line)) this.#holds = /^[^:：]*[:：]?\s*$/.test(line);
    else if (
      /^\s*(?:#|\*\*)/.test(line) ||
      /\n\s*\n\s*$/.test(this.text.slice(Math.max(0, start - 16), offset))
    ) {
      this.#holds = false;
    }
    return this.#holds;
  }
}

/** Who speaks anew, and what turns a plan into something else. */
const NEW_SUBJECT =
  /\b(?:I|we|it|they|he|she|now|currently|today|but|already|so far|meanwhile|instead)\b|我|现在|目前|但|已|不过|而|当前/i;

/** What a clause without a subject takes over from the one before it in its sentence: a plan, or having only watched. */
function goingOn(before: Statement | undefined, statement: Statement): Statement {
  if (!before || before.sentence !== statement.sentence || occurs(NEW_SUBJECT, statement.text))
    return statement;
  if (
    before.mood === 'planned' &&
    before.moodFrom > 0 &&
    statement.mood === 'asserted' &&
    !/^\p{Script=Han}/u.test(statement.text)
  ) {
    const [focus = null] = statement.terms;
    return { ...statement, mood: 'planned', denied: statement.terms, focus };
  }
  return before.strength === 'watch' && statement.strength !== 'join'
    ? { ...statement, strength: 'watch' }
    : statement;
}

/** The half of a denying clause that stands before the denial, as a statement of its own. */
export function standing(statement: Statement): Statement[] {
  if (statement.mood !== 'negated' || statement.moodFrom === 0) {
    // "Nobody used it before March" denies nothing about the date.
    return [];
  }
  const text = statement.text.slice(0, statement.moodFrom);
  if (!/[\p{L}\p{N}]/u.test(text)) return [];
  const technologies = new Set(findTechnologies(text).map(({ id }) => id));
  return [
    {
      ...statement,
      text,
      mood: 'asserted',
      terms: termIds(text),
      denied: new Set(),
      focus: null,
      technologies,
      // "In 4 minutes instead of 15": the denied half of a pair is what was before.
      quantities: statement.quantities.some(({ part }) => part === 'from')
        ? statement.quantities
        : inSource(findQuantities(text), statement.quantities),
      dates: findDates(text),
      strength: statement.strength === null ? null : strengthOf(text),
    },
  ];
}

/** Numbers of a cut text as they stand in the source, so that what is around them can be looked at. */
function inSource(found: readonly Quantity[], whole: readonly Quantity[]): Quantity[] {
  return found.map(
    (one) => whole.find(({ surface, value }) => surface === one.surface && value === one.value) ?? one,
  );
}

function orderOf(source: FactSource, text: string): Statement {
  return {
    source,
    text,
    mood: 'instruction',
    moodFrom: 0,
    sentence: 0,
    terms: termIds(text),
    denied: new Set(),
    focus: null,
    quantities: findQuantities(text),
    dates: findDates(text),
    technologies: new Set(findTechnologies(text).map(({ id }) => id)),
    byOthers: false,
    strength: null,
  };
}

/** What is commented out of a manifest is not used. */
function commentedOut({ kind, text }: FactSource): [number, number][] {
  if (kind !== 'manifest') return [];
  return [...text.matchAll(/(?<=^|\s)(?:#(?!\w*\]).*|\/\/.*|<!--.*?-->)/gm)].map((match) => [
    match.index,
    match.index + match[0].length,
  ]);
}

/** The text of each sentence, its clauses joined as a label is to what it labels. */
function sentenceTexts(clauses: readonly Clause[]): string[] {
  const texts: string[] = [];
  for (const { sentence, text } of clauses) {
    texts[sentence] = texts[sentence] === undefined ? text : `${texts[sentence]}: ${text}`;
  }
  return texts;
}

function blank(text: string, spans: readonly [number, number][]): string {
  let plain = text;
  for (const [from, to] of spans) {
    plain = plain.slice(0, from) + plain.slice(from, to).replace(/[^\n]/g, ' ') + plain.slice(to);
  }
  return plain;
}
