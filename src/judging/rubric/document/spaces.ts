import type { JudgeContext, Rule, RuleFinding } from '../rule';
import { spread } from './mixture';
import { mixedFindings, perPassage } from './occurrences';
import type { Fault, Occurrence } from './occurrences';
import { HAN, bulletsOf, hasHan, passagesOf, sizeOf } from './passages';
import type { Passage } from './passages';

const BLANK = '[ \\t\\u00a0\\u2002-\\u200a\\u3000]';
const RUNS = new RegExp(`(?<!${BLANK})(?:${BLANK}{2,}|[\\t\\u3000])(?!${BLANK})`, 'g');
const BESIDE_MARK = new RegExp(
  `(?<=\\S)${BLANK}+(?=[,;:!?.)\\]](?:\\s|$|[${HAN}”」])|[,;](?=\\S)|[，。；：！？、）】」])|(?<=[，。；：！？、（【「(\\[])${BLANK}+(?=\\S)`,
  'g',
);
const BETWEEN_HAN = new RegExp(`(?<=[${HAN}])${BLANK}+(?=[${HAN}])`, 'g');

/** At worst, of the dimension's 100: all together they move the total of a resume by less than a point. */
const BLANKS_COST = { stray: 2, beforeMark: 2.8, inHan: 1.2 } as const;

/** Spaces that nobody meant: two in a row, tabs, at the beginning or the end. */
const strayBlanks: Rule = {
  id: 'stray-spaces',
  dimension: 'consistency',
  judge(context) {
    const passages = passagesOf(context, true);
    // Two spaces behind every sentence are an old habit of typists, and a consistent one.
    const typist = !passages.some(({ prose }) => /[a-z)][.!?] [A-Z]/.test(prose));
    const faults = passages.flatMap((passage) => strayIn(passage, typist));
    return costed(context, faults, BLANKS_COST.stray, 'info');
  },
};

/** A space in front of a comma or stop, inside brackets, beside a full-width mark. */
const spaceBeforeMark: Rule = {
  id: 'space-before-mark',
  dimension: 'consistency',
  judge(context) {
    const passages = passagesOf(context);
    const faults = passages.flatMap((passage) => removals(passage, BESIDE_MARK));
    return costed(context, faults, BLANKS_COST.beforeMark);
  },
};

/** A space between Chinese characters, where most bullets have none: it parts nothing. */
const spaceInHan: Rule = {
  id: 'space-in-han',
  dimension: 'consistency',
  judge(context) {
    const chinese = bulletsOf(context).filter(({ prose }) => hasHan(prose));
    const found = chinese
      .map((passage) => removals(passage, BETWEEN_HAN))
      .filter((faults) => faults.length > 0);
    // "性能优化 首屏……": a label in front of each bullet.
    if (found.length > 1 && 2 * found.length > chinese.length) return [];
    return costed(context, found.flat(), BLANKS_COST.inHan);
  },
};

/** Commas between English words have a space behind them, unless none has. */
const spaceAfterComma: Rule = {
  id: 'space-after-comma',
  dimension: 'consistency',
  judge(context) {
    const occurrences = passagesOf(context).flatMap((passage) =>
      [...passage.prose.matchAll(/(?<=[A-Za-z+#)])[,;](?: ?)(?=[A-Za-z(])/g)].map(
        ({ index, 0: found }): Occurrence => ({
          passage,
          span: [index, index + found.length],
          forms: [found.length > 1 ? 'spaced' : 'tight'],
        }),
      ),
    );
    return mixedFindings(context, occurrences, {
      worst: 5,
      preference: ['spaced', 'tight'],
      mend: ({ passage, span }, target) => ({
        span,
        text: passage.text.charAt(span[0]) + (target === 'spaced' ? ' ' : ''),
      }),
    });
  },
};

/** The same mark twice: `..`, `，，`, `!!!`. Three dots are an ellipsis. */
const repeatedMark: Rule = {
  id: 'repeated-mark',
  dimension: 'consistency',
  judge(context) {
    const passages = passagesOf(context);
    const faults = passages.flatMap((passage) =>
      [
        ...passage.prose.matchAll(
          /(?<!\.)\.\.(?![./\w])|,[,，]+|，[,，]+|。[。.]+|;{2,}|；{2,}|、{2,}|[!！]{2,}|[?？]{2,}/g,
        ),
      ].map(({ index, 0: found }): Fault => {
        const span: [number, number] = [index, index + found.length];
        return { passage, span, edit: { span, text: found.charAt(0) } };
      }),
    );
    return costed(context, faults, 5);
  },
};

/** Rules over blanks, and over marks typed twice. */
export const spaceRules: Rule[] = [strayBlanks, spaceBeforeMark, spaceInHan, spaceAfterComma, repeatedMark];

function costed(context: JudgeContext, faults: Fault[], worst: number, severity?: 'info'): RuleFinding[] {
  const findings = perPassage(faults, {}, severity);
  return spread(findings, findings.length / sizeOf(context), worst);
}

function strayIn(passage: Passage, typist: boolean): Fault[] {
  const { text } = passage;
  const start = text.length - text.trimStart().length;
  const end = text.trimEnd().length;
  const faults: Fault[] = [];
  if (start > 0) faults.push({ passage, span: [0, start], edit: { span: [0, start], text: '' } });
  for (const { index, 0: found } of text.matchAll(RUNS)) {
    if (index < start || index >= end) continue;
    if (typist && /[a-z)%\d][.!?]$/.test(text.slice(Math.max(0, index - 2), index)) && found === '  ')
      continue;
    const span: [number, number] = [index, index + found.length];
    faults.push({ passage, span, edit: { span, text: ' ' } });
  }
  if (end < text.length)
    faults.push({ passage, span: [end, text.length], edit: { span: [end, text.length], text: '' } });
  return faults;
}

function removals(passage: Passage, pattern: RegExp): Fault[] {
  return [...passage.prose.matchAll(pattern)].map(({ index, 0: found }) => {
    const span: [number, number] = [index, index + found.length];
    return { passage, span, edit: { span, text: '' } };
  });
}
