/** A number in words: its value, how many characters it takes, and how loosely it is said. */
export interface Numeral {
  value: number;
  length: number;
  /** 几十, "dozens": between which values it lies. */
  vague?: [number, number];
  bound?: 'over' | 'about';
  /** What its last word multiplies by (万, million): a first half that leaves it out shares it. */
  magnitude?: number;
}

const DIGITS: Record<string, number> = {
  零: 0, 〇: 0, 一: 1, 二: 2, 两: 2, 三: 3, 四: 4, 五: 5, 六: 6, 七: 7, 八: 8, 九: 9,
}; // prettier-ignore
const SMALL_UNITS: Record<string, number> = { 十: 10, 百: 100, 千: 1000 };
const BIG_UNITS: Record<string, number> = { 万: 1e4, 亿: 1e8 };
const RUN = /[零〇一二两三四五六七八九十百千万亿几]{1,17}/y;
const VAGUE_HEAD = /(?:好几|[数上几过破])(?=[十百千万亿])/y;
/** Idioms for "very many". */
const IDIOMS: [string, [number, number]][] = [
  ['成百上千', [100, 9999]],
  ['成千上万', [1000, 99_999]],
  ['数以百计', [100, 999]],
  ['数以千计', [1000, 9999]],
  ['数以万计', [10_000, 99_999]],
  ['上千万', [1e7, 9.9e7]],
];

/** The Chinese number that begins at `at`; `null` where the characters are none. */
export function readHanNumeral(text: string, at: number): Numeral | null {
  for (const [idiom, vague] of IDIOMS) {
    if (text.startsWith(idiom, at)) return { value: vague[0], vague, length: idiom.length };
  }
  VAGUE_HEAD.lastIndex = at;
  const head = VAGUE_HEAD.exec(text)?.[0] ?? '';
  RUN.lastIndex = at + head.length;
  const run = RUN.exec(text)?.[0];
  if (run === undefined || run.length > 16) return null;
  if (head !== '') return vagueNumeral(head, run);
  const level = /^(?:量级|级别|级(?!别))/.exec(text.slice(at + run.length, at + run.length + 2));
  if (level && /^[十百千万亿]+$/.test(run)) {
    const value = exactValue(run);
    return value === null
      ? null
      : { value, vague: [value, value * 10 - 1], length: run.length + level[0].length };
  }
  const decimal = /^点([零〇一二三四五六七八九]+)(?![分钟刻半])/.exec(
    text.slice(at + run.length, at + run.length + 8),
  );
  if (decimal) {
    const whole = exactValue(run);
    const fraction = [...(decimal[1] ?? '')].map((c) => DIGITS[c] ?? 0).join('');
    return whole === null
      ? null
      : { value: Number(`${String(whole)}.${fraction}`), length: run.length + decimal[0].length };
  }
  return plainNumeral(run);
}

function vagueNumeral(head: string, run: string): Numeral | null {
  const base = exactValue(run);
  if (base === null || !/^[十百千万亿]+$/.test(run)) return null;
  const low = /[上过破]/.test(head) ? base : base === 10 ? 20 : base;
  return {
    value: low,
    vague: [low, base * 10 - 1],
    length: head.length + run.length,
    magnitude: base,
  };
}

function plainNumeral(run: string): Numeral | null {
  const length = run.length;
  if (run.includes('几')) {
    // 十几, 二十几, 几百几: one unknown digit.
    const [low, high] = [run.replace(/几/g, '一'), run.replace(/几/g, '九')].map(exactValue);
    if (!low || !high || /几.*几/.test(run) || run === '几') return null;
    return { value: low, vague: [low, high], length };
  }
  const value = exactValue(run);
  // 百万用户, 千人团队: without a digit it tells the magnitude only.
  if (value !== null && /^[百千万亿]+$/.test(run))
    return { value, vague: [value, value * 10 - 1], length, magnitude: lastMagnitude(run) };
  if (value !== null) return { value, length, magnitude: lastMagnitude(run) };
  return neighbours(run);
}

/** 七八, 三五, 两三千, 三四十, 十五六: from one digit to the next. */
function neighbours(run: string): Numeral | null {
  const pair = /[一二两三四五六七八九]{2}/.exec(run);
  if (!pair) return null;
  const [a = '', b = ''] = pair[0];
  const [low, high] = [a, b].map((c) => exactValue(run.replace(pair[0], c)));
  const step = (DIGITS[b] ?? 0) - (DIGITS[a] ?? 0);
  if (!low || !high || (step !== 1 && pair[0] !== '三五')) return null;
  return { value: low, vague: [low, high], length: run.length, magnitude: lastMagnitude(run) };
}

/** 三百二十, 两万三 (23,000), 一千五 (1,500), 一亿二千万; `null` for what is no number. */
export function exactValue(text: string): number | null {
  let total = 0;
  let section = 0;
  let digit: number | null = null;
  let last = 1;
  let zero = false;
  for (const c of text) {
    const value = DIGITS[c];
    const small = SMALL_UNITS[c];
    const big = BIG_UNITS[c];
    if (value !== undefined) {
      if (digit !== null && digit !== 0) return null;
      zero = value === 0;
      digit = value;
    } else if (small !== undefined) {
      section += (digit ?? (section === 0 ? 1 : 0)) * small;
      if (digit === null && small !== 10 && section > small * 9) return null;
      digit = null;
      last = small;
      zero = false;
    } else if (big !== undefined) {
      section += digit ?? 0;
      if (section === 0 && total > 0) total *= big;
      else
        total =
          big === 1e8 && total > 0 ? (total + section) * big : total + (section === 0 ? 1 : section) * big;
      section = 0;
      digit = null;
      last = big;
      zero = false;
    } else return null;
  }
  if (digit !== null)
    section +=
      !zero && last >= 100 && text.length > 1 && !/[零〇]/.test(text.slice(-2)) ? digit * (last / 10) : digit;
  return total + section;
}

function lastMagnitude(run: string): number {
  const tail = /[万亿]+$/.exec(run)?.[0] ?? '';
  return [...tail].reduce((product, c) => product * (BIG_UNITS[c] ?? 1), 1);
}
