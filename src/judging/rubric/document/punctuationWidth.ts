import type { Rule } from '../rule';
import { mixtureOf, spread } from './mixture';
import type { Edit } from './mixture';
import { perPassage } from './occurrences';
import type { Fault } from './occurrences';
import { HAN, hasHan, passagesOf, sizeOf } from './passages';
import type { Passage } from './passages';

const FULL: Readonly<Record<string, string>> = {
  ',': '，',
  '.': '。',
  ';': '；',
  ':': '：',
  '!': '！',
  '?': '？',
};
const HALF: Readonly<Record<string, string>> = {
  '，': ',', '。': '.', '．': '.', '｡': '.', '；': ';', '：': ':', '！': '!', '？': '?',
}; // prettier-ignore
/** Character class of what Chinese prose ends or begins with beside a mark. */
const HAN_END = `${HAN}）)”’」』》】%`;
const HAN_BEGIN = `${HAN}（“‘「『《【`;
const MARKS = /[,.;:!?，。．｡；：！？]/g;
const BRACKETS = /([(（])([^()（）\n]{0,80})([)）])/g;

interface Mark {
  passage: Passage;
  at: number;
  /** The half-width character of its kind; brackets by what they hold: `(中` and `(a`. */
  kind: string;
  width: 'full' | 'half';
  /** Between two Chinese characters nobody means a ratio or a time. */
  between: boolean;
  edit: (width: string) => Edit | null;
}

/**
 * Marks in Chinese sentences have one width for each kind: half-width commas everywhere are a habit, beside full-width
 * ones they are a slip. Where commas are full, stops, semicolons and colons are too.
 */
const punctuationWidth: Rule = {
  id: 'punctuation-width',
  dimension: 'consistency',
  judge(context) {
    const passages = passagesOf(context);
    const marks = passages.flatMap((passage) =>
      hasHan(passage.prose) ? [...marksOf(passage), ...bracketsOf(passage)] : [],
    );
    const kinds = [...new Set(marks.map(({ kind }) => kind))].sort();
    const commas = marks.filter(({ kind }) => kind === ',');
    const fullCommas = commas.length > 0 && targetOf(commas) === 'full';
    const faults: (Fault & { at: number })[] = [];
    for (const kind of kinds) {
      const same = marks.filter((mark) => mark.kind === kind);
      const target = fullCommas && /[.;:!?]/.test(kind) ? 'full' : targetOf(same);
      const mixed = same.some(({ width }) => width !== same[0]?.width);
      for (const mark of same) {
        const slip = mixed
          ? mark.width !== target
          : fullCommas && mark.width === 'half' && /[.;:!?]/.test(kind) && (kind !== ':' || mark.between);
        if (!slip) continue;
        const edit = mark.edit(mixed ? target : 'full');
        const span: [number, number] = [mark.at, mark.at + 1];
        faults.push({ passage: mark.passage, at: mark.at, span, edit });
      }
    }
    for (const passage of passages) faults.push(...foreignMarks(passage));
    faults.sort((a, b) => a.at - b.at);
    const findings = perPassage(faults);
    return spread(findings, (2 * findings.length) / sizeOf(context), 16);
  },
};

/** Letters and digits as wide as Chinese characters: ＡＰＩ１２. */
const wideLetters: Rule = {
  id: 'wide-letters',
  dimension: 'consistency',
  judge(context) {
    const passages = passagesOf(context, true);
    const faults = passages.flatMap((passage): Fault[] =>
      [
        ...passage.text.matchAll(
          /[Ａ-Ｚａ-ｚ０-９％＋＃＠＆＊／＝＿－．]*[Ａ-Ｚａ-ｚ０-９][Ａ-Ｚａ-ｚ０-９％＋＃＠＆＊／＝＿－．]*/g,
        ),
      ].map(({ index, 0: found }) => {
        const span: [number, number] = [index, index + found.length];
        return { passage, span, edit: { span, text: found.normalize('NFKC') } };
      }),
    );
    const findings = perPassage(faults);
    return spread(findings, findings.length / sizeOf(context), 6);
  },
};

/** Rules over the width of characters. */
export const widthRules: Rule[] = [punctuationWidth, wideLetters];

function targetOf(marks: readonly Mark[]): string {
  return mixtureOf(
    marks.map((item) => ({ item, forms: [item.width] })),
    ['full', 'half'],
  ).target;
}

function marksOf(passage: Passage): Mark[] {
  const { prose } = passage;
  const end = prose.trimEnd().length;
  const marks: Mark[] = [];
  for (const { index: at, 0: mark } of prose.matchAll(MARKS)) {
    const before = prose
      .slice(Math.max(0, at - 4), at)
      .trimEnd()
      .slice(-1);
    const after = prose
      .slice(at + 1, at + 5)
      .trimStart()
      .charAt(0);
    const hanBefore = new RegExp(`[${HAN_END}]`).test(before);
    const hanAfter = new RegExp(`[${HAN_BEGIN}]`).test(after);
    const full = HALF[mark];
    if (full === undefined && !isChinese(mark, hanBefore, hanAfter, at === end - 1, before, passage))
      continue;
    marks.push({
      passage,
      at,
      kind: full ?? mark,
      width: full === undefined ? 'half' : 'full',
      between: hanBefore && hanAfter,
      edit: (width) => editOf(passage.text, at, mark, width),
    });
  }
  return marks;
}

/** Whether a half-width mark stands in a Chinese sentence and not in a version, a name or an English phrase. */
function isChinese(
  mark: string,
  hanBefore: boolean,
  hanAfter: boolean,
  last: boolean,
  before: string,
  { language, prose }: Passage,
): boolean {
  if (/[.．]/.test(before)) return false;
  if (mark === '.')
    return last ? language === 'zh' && !/\b(?:etc|Inc|Ltd|Co|Corp)\.\s*$/i.test(prose) : hanBefore;
  if (mark === ':') return hanBefore;
  return hanBefore || hanAfter;
}

function editOf(text: string, at: number, mark: string, width: string): Edit | null {
  const written = width === 'full' ? FULL[mark] : HALF[mark];
  if (written === undefined) return null;
  // A full-width mark brings its own space.
  const gap = width === 'full' ? (/^[ \t]*/.exec(text.slice(at + 1))?.[0].length ?? 0) : 0;
  return { span: [at, at + 1 + gap], text: written };
}

/** Pairs of brackets; those that don't match are two marks of different width. */
function bracketsOf(passage: Passage): Mark[] {
  const marks: Mark[] = [];
  for (const match of passage.prose.matchAll(BRACKETS)) {
    const [whole, open = '', content = '', close = ''] = match;
    const outside = passage.prose.charAt(match.index - 1) + passage.prose.charAt(match.index + whole.length);
    if (!hasHan(content + outside)) continue;
    const kind = hasHan(content) ? '(中' : '(a';
    const add = (at: number, bracket: string, pair: string): void => {
      marks.push({
        passage,
        at,
        kind,
        width: bracket === pair.charAt(0) ? 'full' : 'half',
        between: false,
        edit: (width) => ({ span: [at, at + 1], text: pair.charAt(width === 'full' ? 0 : 1) }),
      });
    };
    add(match.index, open, '（(');
    add(match.index + whole.length - 1, close, '）)');
  }
  return marks;
}

/** Full-width marks between English words. */
function foreignMarks(passage: Passage): (Fault & { at: number })[] {
  if (hasHan(passage.prose)) return [];
  return [...passage.prose.matchAll(/[，。；：！？、（）]/g)].map(({ index: at, 0: mark }) => {
    const half = mark === '、' ? ',' : mark.normalize('NFKC').replace('。', '.');
    const tight = /\w/.test(passage.prose.charAt(at + 1)) && half !== '(';
    const span: [number, number] = [at, at + 1];
    const lead = half === '(' && /\w/.test(passage.prose.charAt(at - 1)) ? ' ' : '';
    return { passage, at, span, edit: { span, text: `${lead}${half}${tight ? ' ' : ''}` } };
  });
}
