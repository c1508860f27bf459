import type { ResumeText } from '../../judging/resumeText';
import { findQuantities } from '../../text/numbers';
import type { Asked, EntryField, Gap, Told, ToldEntry } from '../told';

/** What the questions are chosen by. */
export interface Known {
  /** The role that is aimed at; `null`: nobody said. */
  target: string | null;
  hasAd: boolean;
  told: Told;
  /** The resume as it stands. */
  resume: ResumeText;
  /** Must-haves of the job ad that neither the resume nor what was told shows. */
  missing: readonly string[];
  /** The ad's must-haves, all of them. */
  musts: number;
  asked: readonly Asked[];
}

/** How much a question may be put off: what a resume can't do without comes first. */
export type Need = 'required' | 'useful';

/** Questions about requirements of an ad, at most: the rest is shown in the match. */
const REQUIREMENTS = 3;
/** Entries of work and projects from which on no more is asked for. */
const ENOUGH_ENTRIES = 3;

/** By what an asked question is known again. */
export function keyOf(gap: Gap): string {
  switch (gap.kind) {
    case 'field':
      return `field ${gap.entry} ${gap.field}`;
    case 'deeds':
    case 'metric':
      return `${gap.kind} ${gap.entry}`;
    case 'requirement':
      return `requirement ${gap.skill}`;
    case 'basics':
      return `basics ${gap.field}`;
    default:
      return gap.kind;
  }
}

/** Where information is thinnest, the most needed first; what was declined or asked often enough is left out. */
export function gapsOf(known: Known): { gap: Gap; need: Need }[] {
  const closed = new Set(known.asked.filter(({ state }) => state !== 'open').map(({ key }) => key));
  const found: { gap: Gap; need: Need }[] = [];
  const add = (need: Need, ...gaps: Gap[]): void => {
    for (const gap of gaps) if (!closed.has(keyOf(gap))) found.push({ gap, need });
  };
  const { told, resume, target, hasAd } = known;
  const entries = told.entries.filter(({ section }) => section !== 'education');
  const standing = resume.entries.filter(({ section }) => section !== 'education');
  if (target === null && !hasAd) add('required', { kind: 'target' });
  if (entries.length === 0 && standing.length === 0) add('required', { kind: 'experience' });
  for (const entry of entries.toReversed()) add('required', ...requiredOf(entry));
  add('required', ...requirementsOf(known));
  for (const entry of entries.toReversed()) add('useful', ...usefulOf(entry, told));
  const some = entries.length + standing.length;
  if (some > 0 && some < ENOUGH_ENTRIES) add('useful', { kind: 'more-experience' });
  const schooled = [...told.entries, ...resume.entries].some(({ section }) => section === 'education');
  if (!schooled) add('useful', { kind: 'education' });
  for (const field of ['name', 'email'] as const)
    if (told.basics[field] === undefined && resume.basics[field] === '')
      add('useful', { kind: 'basics', field });
  return found;
}

/** At most two that belong together: of one entry, or both of the person. */
export function together(gaps: readonly { gap: Gap; need: Need }[]): Gap[] {
  const [first, ...others] = gaps;
  if (!first) return [];
  const second = others.find(({ gap, need }) => need === first.need && belongs(first.gap, gap));
  return [first.gap, ...(second ? [second.gap] : [])];
}

function belongs(first: Gap, second: Gap): boolean {
  if (first.kind === 'target') return second.kind === 'experience';
  if (first.kind === 'basics') return second.kind === 'basics';
  // A claim that a number is asked for is enough to think about.
  if (first.kind === 'metric' || second.kind === 'metric') return false;
  return 'entry' in first && 'entry' in second && first.entry === second.entry;
}

function requiredOf(entry: ToldEntry): Gap[] {
  const name = nameOf(entry);
  const field = (one: EntryField): Gap[] =>
    entry.fields[one] === undefined ? [{ kind: 'field', entry: entry.id, name, field: one }] : [];
  // What stands in the resume has its employer and title there.
  if (entry.standing) return [];
  const told = entry.evidence.length > 0 ? [] : [{ kind: 'deeds' as const, entry: entry.id, name }];
  return entry.section === 'work'
    ? [...field('name'), ...field('position'), ...told]
    : [...field('name'), ...told];
}

function usefulOf(entry: ToldEntry, told: Told): Gap[] {
  const name = nameOf(entry);
  const texts = told.evidence.filter(({ id }) => entry.evidence.includes(id)).map(({ text }) => text);
  const quote = texts.at(-1);
  const start: Gap[] =
    entry.standing || entry.fields.startDate !== undefined
      ? []
      : [{ kind: 'field', entry: entry.id, name, field: 'startDate' }];
  const counted = texts.some((text) => findQuantities(text).length > 0);
  const metric: Gap[] =
    counted || quote === undefined ? [] : [{ kind: 'metric', entry: entry.id, name, quote: claimOf(quote) }];
  return [...metric, ...start];
}

/** No must-have is met: what is near counts, and is never taken for the thing itself. */
function requirementsOf({ missing, musts, target }: Known): Gap[] {
  if (musts > 0 && missing.length === musts)
    return [{ kind: 'transferable', target: target ?? missing.slice(0, 3).join(', ') }];
  return missing.slice(0, REQUIREMENTS).map((skill) => ({ kind: 'requirement', skill }));
}

/** By what an entry is called in a question. */
function nameOf({ fields }: ToldEntry): string {
  return fields.name ?? fields.position ?? '';
}

/** The beginning of what was said, for a question to refer to. */
function claimOf(text: string): string {
  const sentence = /^[^。！？!?;；\n]{1,160}/u.exec(text.trim())?.[0] ?? '';
  return sentence.length > 80 ? `${sentence.slice(0, 79).replace(/\s+\S*$/, '')}…` : sentence;
}
