import type { Rule, RuleFinding } from '../rule';
import { spread } from './mixture';
import { perPassage } from './occurrences';
import type { Fault } from './occurrences';
import { bulletsOf, plainText, sizeOf } from './passages';

/** A list mark, a number or an emoji that was typed in front of a bullet: lists bring their own. */
const MARK =
  /^\s*(?:(?:[-–—*+•·‧∙▪▫◦●○■□◆◇▶►▸‣➢➤➔→✓✔☑✦✧★☆※⁃>]|\p{Extended_Pictographic}\uFE0F?)+\s+|[•·●○■□◆◇▶►▸‣➢➤✓✔☑✦★☆※▪◦]+(?=\S)|\p{Emoji_Presentation}+|[(（]?\d{1,2}[)）、]\s*|\d{1,2}\.(?:\s+|(?=[^\d\s]))|[(（]?[一二三四五六七八九十]{1,2}[)）、]\s*|[\u2460-\u2473\u2776-\u277f]\s*)(?=\S)/u;

const PICTURE =
  /[^\S\n]?(?:(?![\u00a9\u00ae\u2122\u2194-\u21aa\d#*])\p{Extended_Pictographic}[\ufe0f\u200d]*|[★☆♥♦♠♣✦✧※]+)+/gu;
/** Markdown that stands around words, and HTML that stands for blanks. */
const MARKUP =
  /\*\*([^*\n]{1,200})\*\*|(?<!\w)__([^_\n]{1,200})__(?!\w)|<\/?(?:b|i|em|strong|br|p|u|span)\b[^<>\n]{0,80}>|&(?:nbsp|ensp|emsp|thinsp|amp|lt|gt|quot|#\d{1,5});/g;

/** List marks left in the text of bullets. */
const bulletMark: Rule = {
  id: 'bullet-mark',
  dimension: 'consistency',
  judge(context) {
    const findings = context.bullets.flatMap(({ path, text }) => {
      const mark = MARK.exec(text)?.[0];
      if (mark === undefined) return [];
      const span: [number, number] = [0, mark.length];
      return [
        {
          path,
          span,
          severity: 'warning' as const,
          params: { found: mark.trim() },
          fix: { path, span, text: '' },
        },
      ];
    });
    return spread(findings, findings.length / sizeOf(context), 8);
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

/** How long the mark is that a bullet begins with. */
export function markLength(text: string): number {
  return MARK.exec(text)?.[0].length ?? 0;
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
