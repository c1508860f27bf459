import type { Rule } from '../rule';
import { mixtureOf, spread } from './mixture';
import { perPassage } from './occurrences';
import type { Occurrence } from './occurrences';
import { countDistinct, hasHan, isHan, passagesOf } from './passages';
import type { Passage } from './passages';

/** Latin letters and digits with single spaces inside: `Vue 3`, `Node.js`, `1.2 s`, `C++`. */
const RUN = /[A-Za-z0-9$¥€£#@.][A-Za-z0-9+#%‰'’&@/._,:-]*(?: [A-Za-z0-9][A-Za-z0-9+#%‰'’&@/._,:-]*)*/g;
/** `30`, `1.2`, `99.9%`, `10+`, `200ms`, `1.2 s`, `10k`: a number, with or without a unit in Latin letters. */
const FIGURE =
  /^[$¥€£]?\d[\d.,:/%‰-]*(?:\s?(?:[kKmMgGtTwW]?[bB]|[kKmMgGtTwW]|[mnuµ]?s|min|h|[xX]|pp|[QTR]PS|[qtr]ps|[kMG]?Hz|[kMG]bps|fps|px))?\+?$/;
const YEAR_OR_MONTH = /^(?:(?:19|20)\d\d年|\d{1,2}月)/;
/** A single letter and what it forms a Chinese word with: B端, T恤, K线. */
const LETTER_WORD = /^[端股站轮级类型面点区座罩盘卡线值图恤照超咖币友粉圈位层]/;
/** Written together by people who part everything else: Go语言, Web端. */
const SUFFIX = /^(?:语言|端)/;

/** What stands at a boundary. Calendar years and months are figures with a habit of their own. */
type Place = 'letter' | 'beforeFigure' | 'afterFigure' | 'calendar';

interface Boundary extends Occurrence {
  place: Place;
}

/**
 * Chinese and Latin letters, and Chinese and figures, are parted by a space or not: each everywhere in one way. Letters
 * with and figures without a space is a style too (Ruan Yifeng, 中文技术文档的写作规范, 字间距); the reverse is none.
 */
const hanSpacing: Rule = {
  id: 'han-spacing',
  dimension: 'consistency',
  judge(context) {
    const chinese = passagesOf(context, true).filter(({ text }) => hasHan(text));
    const boundaries = chinese.flatMap(boundariesOf);
    const targets = targetsOf(boundaries);
    const wrong = boundaries.filter(({ place, forms }) => !forms.includes(targets[place]));
    const faults = wrong.map(({ passage, span, place }) => ({
      passage,
      span,
      edit: {
        span: [span[0] + 1, span[1] - 1] as [number, number],
        text: targets[place] === 'spaced' ? ' ' : '',
      },
    }));
    const findings = perPassage(faults);
    return spread(findings, (2 * findings.length) / countDistinct(chinese), 16);
  },
};

/** Rules over the space between scripts. */
export const hanSpacingRules: Rule[] = [hanSpacing];

function targetsOf(boundaries: readonly Boundary[]): Record<Place, string> {
  const target = (place: Place): string =>
    mixtureOf(
      boundaries.filter((one) => one.place === place).map((item) => ({ item, forms: item.forms })),
      ['spaced', 'tight'],
    ).target;
  const letter = target('letter');
  // A space beside figures alone belongs to nobody's style.
  const beforeFigure = letter === 'tight' ? 'tight' : target('beforeFigure');
  const afterFigure = (beforeFigure || letter) === 'tight' ? 'tight' : target('afterFigure');
  return { letter, beforeFigure, afterFigure, calendar: target('calendar') };
}

function boundariesOf(passage: Passage): Boundary[] {
  const { prose } = passage;
  const boundaries: Boundary[] = [];
  const add = (place: Place, start: number, end: number): void => {
    const forms = [end - start > 2 ? 'spaced' : 'tight'];
    boundaries.push({ passage, span: [start, end], forms, place });
  };
  for (const match of prose.matchAll(RUN)) {
    const start = match.index;
    // A mark at the end belongs to the sentence.
    const run = match[0].replace(/[.,:'’/_-]+$/, '');
    const end = start + run.length;
    if (run === '') continue;
    const figure = FIGURE.test(run);
    const before = start - (/[^\S\n]*$/.exec(prose.slice(Math.max(0, start - 8), start))?.[0].length ?? 0);
    const previous = prose.charAt(before - 1);
    // 第3章 is one word.
    if (figure && previous === '第') continue;
    if (isHan(previous) && !(figure && /[年月]/.test(previous))) {
      add(figure ? 'beforeFigure' : 'letter', before - 1, start + 1);
    }
    const after = end + (/^[^\S\n]*/.exec(prose.slice(end, end + 8))?.[0].length ?? 0);
    if (isHan(prose.charAt(after)) && !(after === end && isOneWord(run, prose.slice(end, end + 2)))) {
      add(placeAfter(run, figure, prose.charAt(after)), end - 1, after + 1);
    }
  }
  return boundaries;
}

function placeAfter(run: string, figure: boolean, next: string): Place {
  if (!figure) return 'letter';
  return YEAR_OR_MONTH.test(run + next) || /[日号]/.test(next) ? 'calendar' : 'afterFigure';
}

function isOneWord(run: string, rest: string): boolean {
  if (SUFFIX.test(rest) || (/^\d[gG]$/.test(run) && rest.startsWith('网'))) return true;
  return /(?:^|[^A-Za-z])[A-Za-z]$/.test(run) && LETTER_WORD.test(rest);
}
