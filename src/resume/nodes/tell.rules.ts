import type { BasicsField, EntrySection, Evidence } from '../../protocol/cards';
import { readAnswer, type AnswerFacts } from '../../steps/answers.rules';
import { studyIn } from './study.rules';
import type { Asked, EntryField, Gap, Told, ToldEntry } from '../told';

/** Characters of an answer that are kept as evidence. */
const LONGEST = 4_000;
/** A question that brought nothing is asked once more, then let go. */
const MOST_TIMES = 2;

/** A project of its own, not more of a job. */
const NAMES_PROJECT =
  /\b(?:side|personal|open[- ]source|hobby|own|toy|course|school|university|thesis|hackathon) ?(?:project|work|app|tool|library)s?\b|\b(?:a|another|one) project\b|个人项目|开源|业余|课程|毕业设计|毕设|比赛|自己(?:做|写|开发)|另一?个项目|还有个?项目/iu;

/** Two things that the user said of one field; nothing is overwritten before they say which holds. */
export interface Conflict {
  /** `null`: it is about the person. */
  entry: string | null;
  field: EntryField | BasicsField;
  before: string;
  now: string;
}

/** What a message is the answer to. */
export interface Answer {
  text: string;
  /** The questions as they were worded. */
  question: string;
  /** `YYYY-MM-DD`. */
  today: string;
}

/** What was told once an answer is taken in. */
export interface Merged {
  told: Told;
  asked: Asked[];
  conflict: Conflict | null;
  /** The role that is aimed at, where it was asked for. */
  target?: string;
  /** Whether the answer said anything. */
  said: boolean;
}

/**
 * Takes in an answer to the open questions `keys`: its typed facts fill fields that are empty, the words themselves are
 * kept as evidence of the entry that was asked about. A field that has another value already is a conflict. "Skip" and
 * "I don't know" decline what was asked.
 */
export function takeAnswer(
  told: Told,
  asked: readonly Asked[],
  keys: readonly string[],
  { text, question, today }: Answer,
  newId: () => string,
): Merged {
  const open = asked.filter(({ key, state }) => state === 'open' && keys.includes(key));
  const facts = readAnswer({ question, answer: text, today });
  const close = (state: (one: Asked) => Asked['state']): Asked[] =>
    asked.map((one) => (open.includes(one) ? { ...one, state: state(one) } : one));
  if (facts.refused || facts.unknown) {
    return { told, asked: close(() => 'declined'), conflict: null, said: false };
  }
  const evidence: Evidence = {
    id: `e${told.evidence.length + 1}`,
    kind: 'statement',
    text: text.trim().slice(0, LONGEST),
    source: { type: 'user' },
  };
  const target = open.some(({ gap }) => gap.kind === 'target') ? text.trim().slice(0, 120) : undefined;
  const basics = fill(told.basics, basicsOf(facts));
  const place = placeOf(told, open, facts, text, newId);
  const fields = place ? fill(place.entry.fields, fieldsOf(facts, text, place.entry.section)) : null;
  const entry: ToldEntry | null =
    place && fields
      ? {
          ...place.entry,
          fields: fields.filled,
          skills: [...new Set([...place.entry.skills, ...(facts.skills ?? [])])],
          evidence: [...place.entry.evidence, evidence.id],
        }
      : null;
  const after: Told = {
    basics: basics.filled,
    entries: entry ? [...told.entries.filter(({ id }) => id !== entry.id), entry] : told.entries,
    evidence: [...told.evidence, evidence],
  };
  const conflict = fields?.conflict
    ? { entry: entry?.id ?? null, ...fields.conflict }
    : basics.conflict && { entry: null, ...basics.conflict };
  const state = (one: Asked): Asked['state'] =>
    isFilled(one.gap, after) ? 'answered' : one.times >= MOST_TIMES ? 'declined' : 'open';
  return {
    told: after,
    asked: close(state),
    conflict: conflict ?? null,
    said: true,
    ...(target !== undefined && { target }),
  };
}

/** Sets a field to what the user said it is. */
export function settle(told: Told, { entry, field }: Conflict, value: string): Told {
  if (entry === null) return { ...told, basics: { ...told.basics, [field]: value } };
  const entries = told.entries.map((one) =>
    one.id === entry ? { ...one, fields: { ...one.fields, [field]: value } } : one,
  );
  return { ...told, entries };
}

/** The entry that an answer is about: the one that was asked of, else a new one where the answer names or tells one. */
function placeOf(
  told: Told,
  open: readonly Asked[],
  facts: AnswerFacts,
  text: string,
  newId: () => string,
): { entry: ToldEntry } | null {
  const asks = open.map(({ gap }) => gap);
  const id = asks.flatMap((gap) => ('entry' in gap ? [gap.entry] : []))[0];
  const known = told.entries.find((one) => one.id === id);
  if (known) return { entry: known };
  const fresh = (section: EntrySection, entry = newId()): { entry: ToldEntry } => ({
    entry: { id: entry, section, standing: id !== undefined, fields: {}, skills: [], evidence: [] },
  });
  // An entry of the resume of which nothing was told yet.
  if (id !== undefined) return fresh(sectionOf(asks), id);
  if (asks.some(({ kind }) => kind === 'education') || facts.school !== undefined) return fresh('education');
  const tells = ['experience', 'more-experience', 'transferable', 'requirement'];
  const about = asks.some(({ kind }) => tells.includes(kind));
  if (!about && facts.company === undefined) return null;
  const named = told.entries.find(
    ({ section, fields }) => section === 'work' && same(fields.name, facts.company),
  );
  if (named) return { entry: named };
  // "We also moved …": more of what was told last, where no other place is named.
  const last = told.entries.filter(({ section }) => section !== 'education').at(-1);
  const elsewhere =
    facts.company !== undefined || facts.position !== undefined || facts.startDate !== undefined;
  if (last && !elsewhere && !NAMES_PROJECT.test(text)) return { entry: last };
  const employed = facts.company !== undefined || facts.position !== undefined;
  return fresh(employed || asks.some(({ kind }) => kind === 'experience') ? 'work' : 'projects');
}

function sectionOf(asks: readonly Gap[]): EntrySection {
  return asks.some((gap) => gap.kind === 'field' && (gap.field === 'studyType' || gap.field === 'area'))
    ? 'education'
    : 'work';
}

function basicsOf({ name, email, phone, url }: AnswerFacts): Partial<Record<BasicsField, string>> {
  return defined({ name, email, phone, url });
}

function fieldsOf(
  facts: AnswerFacts,
  text: string,
  section: EntrySection,
): Partial<Record<EntryField, string>> {
  const { company, position, school, startDate, endDate } = facts;
  return section === 'education'
    ? { ...defined({ name: school, startDate, endDate }), ...studyIn(text) }
    : defined({ name: company, position, startDate, endDate });
}

function defined<K extends string>(values: Record<K, string | undefined>): Partial<Record<K, string>> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Partial<
    Record<K, string>
  >;
}

/** Fills what is empty or said more precisely; the first value that says otherwise is a conflict. */
function fill<K extends EntryField | BasicsField>(
  before: Partial<Record<K, string>>,
  now: Partial<Record<K, string>>,
): { filled: Partial<Record<K, string>>; conflict: { field: K; before: string; now: string } | null } {
  const filled = { ...before };
  let conflict: { field: K; before: string; now: string } | null = null;
  for (const [key, value] of Object.entries(now) as [K, string][]) {
    const old = before[key];
    // 2021-03 says 2021 more precisely.
    if (old === undefined || value.startsWith(old)) filled[key] = value;
    else if (!same(old, value) && !old.startsWith(value))
      conflict ??= { field: key, before: old, now: value };
  }
  return { filled, conflict };
}

function same(a: string | undefined, b: string | undefined): boolean {
  return a !== undefined && b !== undefined && a.trim().toLowerCase() === b.trim().toLowerCase();
}

/** Whether a question has its answer now. */
function isFilled(gap: Gap, told: Told): boolean {
  switch (gap.kind) {
    case 'field':
      return told.entries.some(({ id, fields }) => id === gap.entry && fields[gap.field] !== undefined);
    case 'basics':
      return told.basics[gap.field] !== undefined;
    default:
      return true;
  }
}
