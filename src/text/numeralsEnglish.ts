import type { Numeral } from './numeralsHan';

const SMALL: Record<string, number> = {
  zero: 0, twice: 2, thrice: 3, one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10, eleven: 11,
  twelve: 12, thirteen: 13, fourteen: 14, fifteen: 15, sixteen: 16, seventeen: 17, eighteen: 18, nineteen: 19,
  twenty: 20, thirty: 30, forty: 40, fourty: 40, fifty: 50, sixty: 60, seventy: 70, eighty: 80, ninety: 90,
}; // prettier-ignore
const LARGE: Record<string, number> = {
  dozen: 12, hundred: 100, thousand: 1e3, grand: 1e3, million: 1e6, billion: 1e9, trillion: 1e12,
}; // prettier-ignore
const WORD = /[ -]?(?:and[ -])?([a-z]+)/iy;
const PLURALS: Record<string, [number, number]> = {
  dozens: [24, 99],
  scores: [40, 99],
  hundreds: [100, 999],
  thousands: [1000, 9999],
  millions: [1e6, 9_999_999],
  billions: [1e9, 9.999e9],
};
const VAGUE: [RegExp, [number, number]][] = [
  [/(?:a|the|these|last) (?:good )?few/iy, [1, 9]],
  [/several|many|some/iy, [1, 9]],
  [/a couple(?: of)?/iy, [2, 3]],
];

/** Where numerals in words may begin. */
export const ENGLISH_NUMERAL_START =
  /(?<![\w-])(?:zero|twice|thrice|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|twenty|thirty|fou?rty|fifty|sixty|seventy|eighty|ninety|an?|half|quarter|tens|dozens|scores|hundreds|thousands|millions|billions|several|many|some|few)\b/gi;

/** The English number that begins at `at` (`three hundred and twenty`, `half a million`, `dozens`); `null` for none. */
export function readEnglishNumeral(text: string, at: number): Numeral | null {
  return vaguePlural(text, at) ?? vagueOf(text, at) ?? half(text, at) ?? exact(text, at);
}

/** "dozens", "hundreds of thousands", "tens of millions". */
function vaguePlural(text: string, at: number): Numeral | null {
  const match =
    /^(tens|dozens|scores|hundreds|thousands|millions|billions)(?: of (thousands|millions|billions))?\b/i.exec(
      text.slice(at, at + 32),
    );
  if (!match) return null;
  const [length, first, second] = [match[0].length, match[1]?.toLowerCase() ?? '', match[2]?.toLowerCase()];
  const [low, high] = first === 'tens' ? [10, 99] : (PLURALS[first] ?? [0, 0]);
  if (second === undefined) return first === 'tens' ? null : { value: low, vague: [low, high], length };
  const unit = PLURALS[second]?.[0] ?? 1;
  return { value: low * unit, vague: [low * unit, (high + 1) * unit - 1], length };
}

/** "a few hundred", "several thousand", "a couple of dozen"; without such a word it is no number. */
function vagueOf(text: string, at: number): Numeral | null {
  const part = text.slice(at, at + 40);
  for (const [pattern, [low, high]] of VAGUE) {
    pattern.lastIndex = 0;
    const match = pattern.exec(part);
    if (!match) continue;
    const rest = /^ (dozen|hundred|thousand|million|billion)\b(?: (thousand|million)\b)?/i.exec(
      part.slice(match[0].length),
    );
    if (!rest) continue;
    const unit = (LARGE[(rest[1] ?? '').toLowerCase()] ?? 1) * (LARGE[(rest[2] ?? '').toLowerCase()] ?? 1);
    return {
      value: low * unit,
      vague: [low * unit, (high + 1) * unit - 1],
      length: match[0].length + rest[0].length,
    };
  }
  return null;
}

/** "half a million", "half a dozen", "a quarter million", "three quarters of a million". */
function half(text: string, at: number): Numeral | null {
  const match =
    /^(half|(?:a )?quarter|three quarters)(?: of)? (?:an? )?(dozen|hundred|thousand|million|billion)\b/i.exec(
      text.slice(at, at + 32),
    );
  if (!match) return null;
  const part = /half/i.test(match[1] ?? '') ? 0.5 : /three/i.test(match[1] ?? '') ? 0.75 : 0.25;
  return { value: part * (LARGE[(match[2] ?? '').toLowerCase()] ?? 0), length: match[0].length };
}

function exact(text: string, at: number): Numeral | null {
  let total = 0;
  let section = 0;
  let end = at;
  let last = Infinity;
  let read = 0;
  let large = 1;
  for (let next = at; read < 16; read++) {
    WORD.lastIndex = next;
    const match = WORD.exec(text);
    if (!match) break;
    const word = (match[1] ?? '').toLowerCase();
    if (next === at && match[0] !== match[1]) break;
    const joined = /and/i.test(match[0].slice(0, -word.length));
    const small = SMALL[word];
    const big = LARGE[word];
    if (next === at && (word === 'a' || word === 'an')) {
      if (!/^an? (?:dozen|hundred|thousand|million|billion|trillion)\b/i.test(text.slice(at, at + 12))) break;
      section = 1;
      last = 1;
    } else if (small !== undefined) {
      // "twenty one", "hundred (and) twenty"; "three and four" and "five six" are two numbers.
      const fits =
        last === Infinity ||
        (last >= 20 && last < 100 && small < 10 && !joined) ||
        (last >= 100 && small < 100);
      if (!fits) break;
      section += small;
      last = small;
    } else if (big !== undefined && !joined && last !== Infinity) {
      if (big === 100 || big === 12) section *= big;
      else {
        total += section * big;
        section = 0;
      }
      last = big;
      large = big;
    } else break;
    next += match[0].length;
    end = next;
  }
  if (end === at) return null;
  const and = /^ and a half(?: (dozen|hundred|thousand|million|billion))?\b/i.exec(text.slice(end, end + 24));
  const value = total + section;
  if (and && value < 20) {
    return {
      value: (value + 0.5) * (LARGE[(and[1] ?? '').toLowerCase()] ?? 1),
      length: end - at + and[0].length,
    };
  }
  if (and && and[1] === undefined && large >= 1000)
    return { value: value + large / 2, length: end - at + and[0].length };
  return { value, length: end - at, magnitude: large >= 1000 ? large : 1 };
}
