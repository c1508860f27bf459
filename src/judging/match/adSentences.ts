import { headingOf } from './headings';
import type { Heading } from './headings';
import type { Section } from './headingWords';
import { firstOf, occurs } from '../../text/prefilter';

/** Where a sentence stands: in a section, before the first one or after a list (`outside`), in an ad without any (`prose`). */
export type Place = Section | 'outside' | 'prose';

/** A sentence of an ad, or an item of a list; `[start, end)` in the ad. */
export interface AdSentence {
  start: number;
  end: number;
  text: string;
  place: Place;
  /** The label of a `fact` ("工作地点"). */
  label: string;
  bulleted: boolean;
  /** The line it is in. */
  line: number;
}

const BULLET =
  /^\s*(?:[-–—*•·●○▪◦◆■□➢►▶▸‣✓✔☑✅√★☆※>+o]\s+|[•·●▪◦➢►▶✓✔√]\s*|\(?\d{1,2}[.、)）:：．]\s*(?!\d)|[(（]\d{1,2}[)）]\s*|[①-⑳]\s*|[a-hA-H][.)]\s+)/u;
/** Items of a list that lost their line breaks. */
const INLINE_BULLET = /[ \t\u3000]+(?=[•●▪◦]\s*\S|\d{1,2}[、.．)）]\s*\p{Script=Han})/gu;
/** The same with dashes, in a line that has several of them. */
const INLINE_DASH = /\s?[-–](?=\s\p{Lu})/gu;
/** A period behind these ends no sentence. */
const ABBREVIATION =
  /(?:^|[\s(（])(?:e\.g|i\.e|etc|vs|approx|incl|no|inc|ltd|sr|jr|st|dr|mr|ms|mrs|max|min|resp|b\.?sc?|m\.?sc?|ph|b\.?a|[a-z])$/i;
const LONG_LINE = 70;
const SHORT_QUESTION = 24;
/** No sentence is longer; a longer one is cut at a comma or space, so that work grows with the length of the ad alone. */
const LONGEST = 600;

/** The ad's sentences in order, each with its section. Headings and bullet signs are left out. */
export function readSentences(ad: string): AdSentence[] {
  const sentences: AdSentence[] = [];
  const lines = linesOf(ad);
  let place: Place = 'outside';
  let label = '';
  let listed = false;
  let headed = false;
  lines.forEach(({ text, start, afterBlank, beforeBullet }, line) => {
    if (text.trim() === '') return;
    const bulleted = occurs(BULLET, text);
    const lead = firstOf(BULLET, text)?.[0].length ?? 0;
    const heading = headingOf(text.slice(lead), { bulleted, afterBlank, beforeBullet });
    if ((!heading || heading.once) && !bulleted && afterBlank && listed && isParagraph(text)) {
      // A paragraph behind a list belongs to nothing.
      [place, listed] = ['outside', false];
    }
    const alone = heading !== null && text.slice(lead + heading.end).trim() === '';
    let own = place;
    if (heading?.section) own = heading.section;
    else if (heading && place === 'aside') own = 'outside';
    // The label of an item holds for the item alone.
    if (own !== 'fact' && (alone || !(bulleted || heading?.once))) place = own;
    if (heading && alone) {
      label = heading.section === 'fact' ? text : '';
      listed = false;
      return;
    }
    if (label !== '') own = 'fact';
    const here = heading?.section === 'fact' ? text.slice(lead, lead + heading.end) : label;
    label = '';
    if (bulleted) listed = true;
    const from = lead + (heading?.end ?? 0);
    for (const [at, end] of pieces(text, from)) {
      const inner: Heading | null = at === from ? null : labelWithin(text.slice(at, end));
      let [begin, inside] = [at, own];
      if (inner) {
        begin += inner.end;
        if (inner.section === 'fact') inside = 'fact';
        else if (inner.once && inner.section) inside = inner.section;
        else if (inner.section) inside = own = place = inner.section;
      } else if (own === 'fact' && at !== from) inside = own = place === 'aside' ? 'aside' : 'outside';
      else if (heading?.once && at !== from) inside = own = place;
      headed ||= inside === 'must' || inside === 'duties';
      sentences.push({
        start: start + begin,
        end: start + end,
        text: text.slice(begin, end),
        place: inside,
        label: inside !== 'fact' ? '' : inner ? text.slice(at, begin) : here,
        bulleted,
        line,
      });
    }
  });
  return headed
    ? sentences
    : sentences.map((one) => (one.place === 'outside' ? { ...one, place: 'prose' } : one));
}

/** A line of prose, not an item without its sign. */
function isParagraph(line: string): boolean {
  return line.trim().length > LONG_LINE || /[.。!！]\s*$/.test(line);
}

interface Line {
  text: string;
  start: number;
  afterBlank: boolean;
  beforeBullet: boolean;
}

function linesOf(ad: string): Line[] {
  const lines: Line[] = [];
  let start = 0;
  for (const text of ad.split('\n')) {
    let at = start;
    const parts =
      (text.match(INLINE_DASH)?.length ?? 0) > 3 ? text.split(INLINE_DASH) : text.split(INLINE_BULLET);
    for (const part of parts) {
      const begin = ad.indexOf(part, at);
      lines.push({ text: part, start: begin, afterBlank: true, beforeBullet: false });
      at = begin + part.length;
    }
    start += text.length + 1;
  }
  lines.forEach((line, index) => {
    line.afterBlank = index === 0 || lines[index - 1]?.text.trim() === '';
  });
  let next: Line | null = null;
  for (const line of lines.toReversed()) {
    line.beforeBullet = next !== null && occurs(BULLET, next.text);
    if (line.text.trim() !== '') next = line;
  }
  return lines;
}

/** A heading in the middle of a paragraph ("…排障。任职要求:1、…"): only one whose words leave no doubt. */
function labelWithin(sentence: string): Heading | null {
  const heading = headingOf(sentence, { bulleted: true, afterBlank: false, beforeBullet: false });
  return heading?.section ? heading : null;
}

/** Sentences of a line from `from` on, as `[start, end)`. */
function pieces(line: string, from: number): [number, number][] {
  const found: [number, number][] = [];
  let start = from;
  for (const match of line
    .slice(from)
    .matchAll(/[。！？；;!?]+[”」』"')）]*|\.(?=["'”)]*(?:\s|$))["'”)]*/gu)) {
    const at = from + match.index;
    // "Danish? Not needed." is one statement.
    if (/^[?？]/.test(match[0]) && at - start <= SHORT_QUESTION) continue;
    if (match[0].startsWith('.') && ABBREVIATION.test(line.slice(Math.max(start, at - 8), at))) continue;
    push(start, at + match[0].length);
    start = at + match[0].length;
  }
  push(start, line.length);
  return found;

  function push(begin: number, end: number): void {
    let from = begin;
    while (end - from > LONGEST) {
      const stop = line.slice(from, from + LONGEST).search(/[,，、\s][^,，、\s]*$/);
      const next = from + (stop > 0 ? stop + 1 : LONGEST);
      found.push([from, next]);
      from = next;
    }
    if (line.slice(from, end).trim() !== '') found.push([from, end]);
  }
}
