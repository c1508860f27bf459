import type { EntryText, ResumeText } from '../resumeText';
import { markLength } from './document/listMark';

/** A text as the rules about words read it: without a list mark, without blanks that nobody meant. */
export interface Reading {
  written: string;
  text: string;
  /** Where each of its characters stands in the text as written, and its end; `null` where both are the same. */
  offsets: readonly number[] | null;
}

/** A resume as it is read. */
interface ReadResume {
  resume: ResumeText;
  /** Readings of the bullets, skills, label and summary that are written in another way, by path. */
  readings: ReadonlyMap<string, Reading>;
}

const UNMEANT =
  /^\s|\s$|[^\S ]|\s\s|[\u3000-\u303f\uff01-\uff0f\uff1a-\uff20] | [\u3000-\u303f\uff01-\uff0f\uff1a-\uff20]|[\u3400-\u9fff] [\u3400-\u9fff]/;
const WIDE = /[\u3000-\u9fff\uf900-\ufaff\uff00-\uffef]/;
const WIDE_MARK = /[\u3000-\u303f\uff01-\uff0f\uff1a-\uff20\uff3b-\uff40\uff5b-\uff65]/;

/** Blanks as one space, none at the ends, between Han characters and beside full-width marks. */
export function readText(written: string, begin = 0): Reading {
  if (begin === 0 && !UNMEANT.test(written)) return { written, text: written, offsets: null };
  const start = begin + (/^\s*/.exec(written.slice(begin))?.[0].length ?? 0);
  const end = Math.max(start, written.trimEnd().length);
  const body = written.slice(start, end);
  const offsets: number[] = [];
  let text = '';
  for (const { index, 0: part } of body.matchAll(/\s+|\S+/g)) {
    const blank = part.trim() === '';
    if (blank && touch(body.charAt(index - 1), part, body.charAt(index + part.length))) continue;
    text += blank ? ' ' : part;
    for (let at = 0; at < (blank ? 1 : part.length); at++) offsets.push(start + index + at);
  }
  offsets.push(end);
  return { written, text, offsets };
}

/** A bullet, without the mark or number that a list would bring. */
export function readBullet(written: string): Reading {
  return readText(written, markLength(written));
}

/** A span of a reading as a span of the text as written. */
export function writtenSpan({ offsets }: Reading, [from, to]: readonly [number, number]): [number, number] {
  if (offsets === null) return [from, to];
  const last = offsets[to - 1];
  return [offsets[from] ?? 0, to > from && last !== undefined ? last + 1 : (offsets[to] ?? 0)];
}

/** All texts of a resume as they are read. */
export function readTexts(written: ResumeText): ReadResume {
  const readings = new Map<string, Reading>();
  const noted = (path: string, reading: Reading): string => {
    if (reading.offsets !== null) readings.set(path, reading);
    return reading.text;
  };
  const read = (text: string): string => readText(text).text;
  const { basics } = written;
  return {
    readings,
    resume: {
      ...written,
      basics: {
        ...basics,
        label: noted('basics.label', readText(basics.label)),
        summary: noted('basics.summary', readText(basics.summary)),
      },
      entries: written.entries.map((entry) => ({
        ...entry,
        name: read(entry.name),
        position: read(entry.position),
        summary: noted(summaryPath(entry), readBullet(entry.summary)),
        keywords: entry.keywords.map(read),
        highlights: entry.highlights.map((text, at) =>
          noted(`${entry.path}.highlights[${at}]`, readBullet(text)),
        ),
      })),
      skills: written.skills.map((skill) => ({
        ...skill,
        name: noted(`${skill.path}.name`, readText(skill.name)),
        level: noted(`${skill.path}.level`, readText(skill.level)),
        keywords: skill.keywords.map((text, at) => noted(`${skill.path}.keywords[${at}]`, readText(text))),
      })),
    },
  };
}

/** Where the summary of an entry stands: JSON Resume calls a project's its description. */
export function summaryPath({ section, path }: Pick<EntryText, 'section' | 'path'>): string {
  return `${path}.${section === 'projects' ? 'description' : 'summary'}`;
}

/** Whether the characters on both sides of a blank need none between them. A new line may part two statements. */
function touch(before: string, blank: string, after: string): boolean {
  return (
    WIDE_MARK.test(before) ||
    WIDE_MARK.test(after) ||
    (WIDE.test(before) && WIDE.test(after) && !blank.includes('\n'))
  );
}
