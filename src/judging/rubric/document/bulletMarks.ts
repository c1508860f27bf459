import type { Rule, RuleFinding } from '../rule';
import { markLength } from './listMark';
import { spread } from './mixture';
import { perPassage } from './occurrences';
import type { Fault } from './occurrences';
import { bulletsOf, plainText, sizeOf } from './passages';

const PICTURE =
  /[^\S\n]?(?:(?![\u00a9\u00ae\u2122\u2194-\u21aa\d#*])\p{Extended_Pictographic}[\ufe0f\u200d]*|[★☆♥♦♠♣✦✧※]+)+/gu;
/** Markdown that stands around words, and HTML that stands for blanks. */
const MARKUP =
  /\*\*([^*\n]{1,200})\*\*|(?<!\w)__([^_\n]{1,200})__(?!\w)|<\/?(?:b|i|em|strong|br|p|u|span)\b[^<>\n]{0,80}>|&(?:nbsp|ensp|emsp|thinsp|amp|lt|gt|quot|#\d{1,5});/g;

/** A number that was typed is a habit: it can go, and costs nothing. */
const NUMBER = /[\d一二三四五六七八九十\u2460-\u2473\u2776-\u277f]/;

/** List marks left in the text of bullets. */
const bulletMark: Rule = {
  id: 'bullet-mark',
  dimension: 'consistency',
  judge(context) {
    const findings = context.bullets.flatMap(({ path, text }) => {
      const span: [number, number] = [0, markLength(text)];
      if (span[1] === 0) return [];
      return [
        {
          path,
          span,
          severity: 'warning' as const,
          params: { found: text.slice(...span).trim() },
          fix: { path, span, text: '' },
        },
      ];
    });
    const signs = findings.filter(({ params }) => !NUMBER.test(params.found));
    const numbers = findings.filter((finding) => !signs.includes(finding));
    return [
      ...spread(signs, signs.length / sizeOf(context), 8),
      ...numbers.map((finding) => ({ ...finding, cost: 0 })),
    ];
  },
};

/** The same bullet twice. Within an entry one of them can go. */
const duplicateBullet: Rule = {
  id: 'duplicate-bullet',
  dimension: 'consistency',
  judge(context): RuleFinding[] {
    const seen = new Map<string, { path: string; entry: string }>();
    const findings = context.bullets.flatMap(({ path, text, entry }) => {
      const key = plainText(text);
      const first = seen.get(key);
      if (first === undefined) {
        seen.set(key, { path, entry: entry.path });
        return [];
      }
      const finding = { path, severity: 'warning' as const, params: { other: first.path } };
      return [first.entry === entry.path ? { ...finding, fix: { path, text: null } } : finding];
    });
    return spread(findings, findings.length / sizeOf(context), 25);
  },
};

/** Pictures and stars inside a bullet, and what was meant as markup where others have none. */
const decoration: Rule = {
  id: 'decoration',
  dimension: 'consistency',
  judge(context) {
    const bullets = bulletsOf(context);
    const marked = bullets.map((passage) => ({ passage, begins: markLength(passage.text) }));
    const pictures = marked.flatMap(({ passage, begins }) => removals(passage, begins, PICTURE, () => ''));
    const markup = bullets.map((passage) => removals(passage, 0, MARKUP, unmarked));
    const some = markup.filter((faults) => faults.length > 0);
    // Themes may render Markdown: a resume that has it everywhere means it.
    const faults = [
      ...pictures,
      ...(some.length === bullets.length && bullets.length > 1 ? [] : some.flat()),
    ];
    const findings = perPassage(faults);
    return spread(findings, findings.length / sizeOf(context), 6);
  },
};

/** Rules over what bullets carry beside their words. */
export const bulletMarkRules: Rule[] = [bulletMark, duplicateBullet, decoration];

const ENTITIES: Readonly<Record<string, string | undefined>> = {
  '&nbsp;': ' ',
  '&ensp;': ' ',
  '&emsp;': ' ',
  '&thinsp;': ' ',
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
};

function unmarked([found, bold, underlined]: RegExpMatchArray): string {
  return bold ?? underlined ?? ENTITIES[found] ?? '';
}

function removals(
  passage: Fault['passage'],
  from: number,
  pattern: RegExp,
  keep: (found: RegExpMatchArray) => string,
): Fault[] {
  return [...passage.prose.matchAll(pattern)]
    .filter(({ index }) => index >= from)
    .map((match) => {
      const span: [number, number] = [match.index, match.index + match[0].length];
      return { passage, span, edit: { span, text: keep(match) } };
    });
}
