import { countHan } from '../../text/characters';
import { findTechnologies } from '../../text/technologies';
import { CHINESE_HEADINGS, ENGLISH_HEADINGS, HEADING_WORDS, UNWANTED } from './headingWords';
import type { Section } from './headingWords';
import { firstOf, occurs } from '../../text/prefilter';

/** A heading or a label in front of a line. `end`: where what it heads begins, in the line. */
export interface Heading {
  /** `null`: shaped like a heading, of words that say nothing about its section. */
  section: Section | null;
  end: number;
  /** It heads the sentence behind it alone: "Not needed: Java." */
  once?: boolean;
}

/** What stands around a line. */
interface LineContext {
  bulleted: boolean;
  afterBlank: boolean;
  beforeBullet: boolean;
}

const MARKED =
  /^\s*(?:#{1,6}\s+(?<hash>.+?)#*|(?:\*\*|__)(?<bold>[^*_]{1,80})(?:\*\*|__)\s*[:：]?|[【[［〖「『](?<bracket>[^】\]］〗」』]{1,40})[】\]］〗」』]\s*[:：]?|[=\-—–~*·•■◆●▌|]{2,}\s*(?<rule>[^=~*|]{1,50}?)\s*[=\-—–~*·•■◆●▌|]{2,})\s*$/u;
/** 一、 (1) 二. in front of a heading. */
const ORDINAL =
  /^\s*(?:[(（]?[一二三四五六七八九十]{1,2}[)）、.．:：]|第[一二三四五六]部分[:：]?|[■◆●▶►▌✦✨⭐★☆👉🔥💼🎯🚀]+)\s*/u;
const FACT = ENGLISH_HEADINGS.find(([section]) => section === 'fact')?.[1] ?? /^$/;
const LABEL = /^([^:：\n]{1,48})[:：]\s*/u;

/**
 * The heading that a line is, or the label that it begins with ("加分项:了解 Docker"). A line without marks is one
 * only when it is made of words that headings are made of, or stands over a list.
 */
export function headingOf(line: string, context: LineContext): Heading | null {
  const marked = firstOf(MARKED, line);
  if (marked) {
    const { hash, bold, bracket, rule } = marked.groups ?? {};
    const text = (hash ?? bold ?? bracket ?? rule ?? '').replace(/[*_]/g, '');
    return { section: sectionOf(text.replace(/[:：]\s*$/, '')), end: line.length };
  }
  const lead = firstOf(ORDINAL, line)?.[0].length ?? /^\s*(?:\*\*|__|[【[])?\s*/.exec(line)?.[0].length ?? 0;
  const rest = line.slice(lead);
  const label = LABEL.exec(rest) ?? /^([^】\]]{1,20})(?:】|\]|\*\*|__)\s*[:：]?\s*/.exec(rest);
  if (label?.[1] !== undefined) {
    const end = lead + label[0].length;
    const whole = end >= line.trimEnd().length;
    const section = sectionOf(label[1]);
    if (!whole && UNWANTED.test(normal(label[1]))) return { section, end, once: true };
    if (section && (whole || short(label[1]))) return { section, end };
    if (whole && !context.bulleted && wordCount(label[1]) <= 9) return { section, end };
    return null;
  }
  if (context.bulleted) return context.beforeBullet ? itemHeading(rest) : null;
  return plainHeading(rest, context) ? { section: sectionOf(rest), end: line.length } : null;
}

/** The section that a heading's words name, the Chinese ones before the English ones. */
function sectionOf(heading: string): Section | null {
  const han = heading.replace(/[^\p{Script=Han}]/gu, '');
  if (han !== '') {
    const bare = heading.replace(/[\s\p{P}\p{S}]/gu, '');
    // 会C#更好 names a skill: what is left of it without that is no heading.
    const whole = bare === han || findTechnologies(heading).length === 0;
    for (const text of whole ? [bare, han] : [bare]) {
      const found = CHINESE_HEADINGS.find(([, pattern]) => occurs(pattern, text));
      if (found) return found[0];
    }
    // "熟悉发布 process" is no heading of a section on the process.
    if (han.length > 2) return null;
  }
  const english = normal(heading);
  if (english === '' || english.split(' ').length > 10) return null;
  return ENGLISH_HEADINGS.find(([, pattern]) => occurs(pattern, english))?.[0] ?? null;
}

/** A list may hold its headings as items of an outer list; only those made of nothing else. */
function itemHeading(line: string): Heading | null {
  const text = line.trim();
  if (text.length > 24) return null;
  const own = /\p{Script=Han}/u.test(text)
    ? CHINESE_HEADINGS.some(([, pattern]) => pattern.test(text.replace(/[\s\p{P}\p{S}]/gu, '')))
    : normal(text)
        .split(/[ /]/)
        .every((word) => HEADING_WORDS.has(word));
  const section = own ? sectionOf(text) : null;
  return section && section !== 'fact' ? { section, end: line.length } : null;
}

/** A label with text behind it is made of the words of headings alone: "Data process: Airflow" names a skill. */
function short(label: string): boolean {
  const han = countHan(label);
  if (han > 0) return han <= 12;
  const words = normal(label).split(' ');
  return (
    words.length <= 6 &&
    (sectionOf(label) === 'nice' ||
      words.every((word) => HEADING_WORDS.has(word)) ||
      FACT.test(normal(label)))
  );
}

function plainHeading(line: string, { afterBlank, beforeBullet }: LineContext): boolean {
  const text = line.trim();
  if (text === '' || text.length > 60 || /[.。,，;；!！]$/u.test(text)) return false;
  if (/\p{Script=Han}/u.test(text)) {
    return (
      text.length <= 24 &&
      !/[，,。;；]/.test(text) &&
      (sectionOf(text) !== null || (afterBlank && beforeBullet))
    );
  }
  const words = normal(text).split(' ');
  const own = words.flatMap((word) => word.split('/')).every((word) => HEADING_WORDS.has(word));
  if (own) return sectionOf(text) !== null || (afterBlank && beforeBullet);
  const standsOver = afterBlank && beforeBullet;
  if (words.length > (standsOver ? 9 : 6) || findTechnologies(text).length > 0) return false;
  return beforeBullet ? afterBlank || sectionOf(text) !== null : afterBlank && sectionOf(text) !== null;
}

function normal(text: string): string {
  return text
    .toLowerCase()
    .replace(/[’‘`]/g, "'")
    .replace(/&/g, ' and ')
    .replace(/[^a-z0-9'\-/+#. ]/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[-.' ]+|[-.' ]+$/g, '');
}

function wordCount(text: string): number {
  return text.split(/\s+/).filter((word) => word !== '').length;
}
