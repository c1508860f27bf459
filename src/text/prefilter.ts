import { BORDER, DIGIT, NO_WORD_BEFORE, NO_WORD_BEHIND, needsOf } from './patternNeeds';

/** Longer texts hold too much to be told apart by it, short ones are run through as fast. */
const SHORTEST = 6;
const LONGEST = 2_000;
/** Bits in which the strings of a text are noted. */
const BITS = 1 << 14;
/** How many texts are kept. */
const KEPT = 128;

/** What patterns need, as numbers of bits: their count, then themselves, over and over. `null`: nothing is known. */
const plans = new WeakMap<RegExp, Uint16Array | null>();

/**
 * Whether a pattern may match in a text: `false` only where what it needs is not there. Most patterns match in few texts,
 * and to look up some bits costs less than to run them; and a pattern that never runs is never compiled to machine code,
 * of which V8 makes slow one once there are 16 MB.
 */
export function mayMatch(pattern: RegExp, text: string): boolean {
  if (text.length < SHORTEST || text.length > LONGEST) return true;
  let plan = plans.get(pattern);
  if (plan === undefined) plans.set(pattern, (plan = planOf(pattern)));
  if (plan === null) return true;
  const bits = bitsOf(text);
  if (bits === null) return true;
  for (let at = 0; at < plan.length;) {
    const end = at + 1 + (plan[at] ?? 0);
    at += 1;
    while (at < end && has(bits, plan[at] ?? 0)) at += 1;
    if (at === end) return true;
    at = end;
  }
  return false;
}

/** `pattern.test(text)` for patterns of a module that are neither global nor sticky. */
export function occurs(pattern: RegExp, text: string): boolean {
  return mayMatch(pattern, text) && pattern.test(text);
}

/** `pattern.exec(text)` for such patterns. */
export function firstOf(pattern: RegExp, text: string): RegExpExecArray | null {
  return mayMatch(pattern, text) ? pattern.exec(text) : null;
}

function has(bits: Uint32Array, bit: number): boolean {
  return ((bits[bit >>> 5] ?? 0) & (1 << (bit & 31))) !== 0;
}

/** The last texts; `null`: one that holds letters which some patterns take for others. */
let recent = new Map<string, Uint32Array | null>();
let older = new Map<string, Uint32Array | null>();
let lastText = '';
let lastBits: Uint32Array | null = null;

function bitsOf(text: string): Uint32Array | null {
  if (text === lastText) return lastBits;
  let bits = recent.get(text);
  if (bits === undefined) {
    bits = older.get(text);
    if (bits === undefined) bits = readBits(text);
    if (recent.size >= KEPT) {
      older = recent;
      recent = new Map();
    }
    recent.set(text, bits);
  }
  lastText = text;
  lastBits = bits;
  return bits;
}

/** The bits of each character, pair and three of a text, word borders among them. */
function readBits(text: string): Uint32Array | null {
  const bits = new Uint32Array(BITS / 32);
  let [first, second] = [NONE, NONE];
  let wasWord = false;
  const note = (code: number): void => {
    set(bits, bit1(code));
    if (second !== NONE) set(bits, bit2(second, code));
    if (first !== NONE) set(bits, bit3(first, second, code));
    first = second;
    second = code;
  };
  for (let at = 0; at < text.length; at++) {
    const code = folded(text.charCodeAt(at));
    if (code === LONG_S || code === KELVIN) return null;
    const word = isWord(code);
    if (word !== wasWord) note(0);
    wasWord = word;
    note(code);
  }
  if (wasWord) note(0);
  return bits;
}

const NONE = -1;
const LONG_S = 0x17f;
const KELVIN = 0x212a;

/** Lower case, and one digit for all. */
function folded(code: number): number {
  if (code >= 65 && code <= 90) return code | 32;
  return code >= 48 && code <= 57 ? 48 : code;
}

/** Whether `\w` holds a character. */
function isWord(code: number): boolean {
  return (
    (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || (code >= 48 && code <= 57) || code === 95
  );
}

function set(bits: Uint32Array, bit: number): void {
  bits[bit >>> 5] = (bits[bit >>> 5] ?? 0) | (1 << (bit & 31));
}

function bit1(a: number): number {
  return Math.imul(a + 1, 0x9e3779b1) >>> 18;
}

function bit2(a: number, b: number): number {
  return Math.imul(Math.imul(a + 1, 0x85ebca6b) ^ (b + 3), 0x9e3779b1) >>> 18;
}

function bit3(a: number, b: number, c: number): number {
  return (
    Math.imul(Math.imul(Math.imul(a + 1, 0x85ebca6b) ^ (b + 3), 0xc2b2ae35) ^ (c + 5), 0x9e3779b1) >>> 18
  );
}

/** Up to this many bits are looked up for a string. */
const LOOKED_UP = 3;
/**
 * Rarer than this, in bits, must be what a pattern needs, or looking for it is wasted: below 0, since the strings of one
 * pattern stand in the same texts and those of two scripts never do.
 */
const WORTH = -3;

function planOf(pattern: RegExp): Uint16Array | null {
  const needs = needsOf(pattern, worthOf);
  if (needs === null || -Math.log2(needs.reduce((sum, need) => sum + 2 ** -worthOf(need), 0)) < WORTH)
    return null;
  return Uint16Array.from(
    needs.flatMap((need) => {
      const bits = rarest(need).map((piece) => piece.bit);
      return [bits.length, ...bits];
    }),
  );
}

function worthOf(need: string): number {
  return rarest(need).reduce((sum, { worth }, at) => sum + worth / (at + 1), 0);
}

/** The pieces of a string that few texts hold. */
function rarest(need: string): { bit: number; worth: number }[] {
  const codes = codesOf(need);
  const length = Math.min(3, codes.length);
  return codes
    .slice(0, codes.length - length + 1)
    .map((a, at) => {
      const [b = 0, c = 0] = [codes[at + 1], codes[at + 2]];
      const bit = length === 1 ? bit1(a) : length === 2 ? bit2(a, b) : bit3(a, b, c);
      return { bit, worth: codes.slice(at, at + length).reduce((sum, code) => sum + worthOfCode(code), 0) };
    })
    .sort((one, other) => other.worth - one.worth)
    .slice(0, LOOKED_UP);
}

function worthOfCode(code: number): number {
  if (code > 0x2e7f) return 4;
  if (code === 0) return 0.5;
  if (code === 32) return 0.2;
  if (code === DIGIT.charCodeAt(0)) return 0.9;
  return isWord(code) ? ('etaoinsrld'.includes(String.fromCharCode(code)) ? 1 : 2) : 2;
}

/** The characters of a need with all word borders that are sure, as they are noted of a text. */
function codesOf(need: string): number[] {
  const codes: number[] = [];
  let before: number | null = null;
  let noWord = false;
  const border = (): void => {
    if (codes.at(-1) !== 0) codes.push(0);
  };
  for (const sign of need) {
    if (sign === BORDER) border();
    else if (sign === NO_WORD_BEFORE) noWord = true;
    else if (sign === NO_WORD_BEHIND) {
      if (before !== null && isWord(before)) border();
    } else {
      const code = sign.charCodeAt(0);
      if (before === null ? noWord && isWord(code) : isWord(before) !== isWord(code)) border();
      noWord = false;
      before = code;
      codes.push(code);
    }
  }
  return codes;
}
