import { shorten } from '../../../models/budget';

/** A sentence as it stands, with the line that it begins on (0: the first of the text). */
export interface Sentence {
  text: string;
  line: number;
}

/** What is longer is data, or a list that lost its marks. */
const MAX_SENTENCE = 1000;

/** What ends with a full stop and is no end of a sentence. */
const ABBREVIATION =
  /(?:\b(?:e\.g|i\.e|etc|vs|cf|approx|incl|no|mr|mrs|dr|st|inc|ltd|corp|al|fig)|\b[a-z](?:\.[a-z])*)\.$/i;

/** Parts prose into sentences of sensible length; newlines within one become a space, or nothing between Chinese characters. */
export function sentencesOf(text: string): Sentence[] {
  const sentences: Sentence[] = [];
  let start = 0;
  let line = 0;
  const push = (end: number): void => {
    const raw = text.slice(start, end);
    const clean = joinLines(raw);
    const lead = raw.length - raw.trimStart().length;
    if (clean !== '' && clean.length <= MAX_SENTENCE)
      sentences.push({ text: clean, line: line + newlines(raw.slice(0, lead)) });
    line += newlines(raw);
    start = end;
  };
  for (const match of text.matchAll(/[。！？]+[”’」』）)]*|[.!?]+["')\]]*(?=\s|$)/gu)) {
    const end = match.index + match[0].length;
    const before = text.slice(Math.max(start, match.index - 12), end);
    if (match[0] === '.' && ABBREVIATION.test(before) && end < text.length) continue;
    push(end);
  }
  push(text.length);
  return sentences;
}

/** The text on one line. */
export function joinLines(text: string): string {
  return text
    .replace(/([\p{Script=Han}，。、；：！？”）])[ \t]*\n\s*(?=[\p{Script=Han}“（])/gu, '$1')
    .replace(/\s+/g, ' ')
    .trim();
}

function newlines(text: string): number {
  return text.split('\n').length - 1;
}

/** Whole sentences from the beginning, up to a length; the first is cut at a clause if it is longer itself, never within a word. */
export function leading(text: string, max: number): string {
  let taken = '';
  for (const { text: sentence } of sentencesOf(text)) {
    const next = taken === '' ? sentence : `${taken}${/[。！？]$/.test(taken) ? '' : ' '}${sentence}`;
    if (next.length > max) break;
    taken = next;
  }
  if (taken !== '') return taken;
  const cut = text.slice(0, max);
  const clause = Math.max(...['，', '；', ', ', '; ', ' — ', ' - '].map((mark) => cut.lastIndexOf(mark)));
  return (clause > max / 2 ? cut.slice(0, clause) : shorten(text, max).replace(/…$/, '')).trim();
}
