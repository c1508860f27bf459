const TAB = 9;
const NEWLINE = 10;
const QUOTE = 34;
const BACKSLASH = 92;
/** `[` and `{`, `]` and `}` differ in one bit each. */
const OPEN = 0x5b;
const CLOSE = 0x5d;
const EITHER = 0x20;

/** Keys through which an object's prototype could be reached. */
const FORBIDDEN = new Set(['__proto__', 'constructor', 'prototype']);

/**
 * Whether JSON texts, parted by tabs or newlines, nest deeper than `most` anywhere in `bytes`. To be asked before they
 * are parsed: a few megabytes of brackets make a parser take gigabytes.
 */
export function nestsDeeper(bytes: Uint8Array, most: number): boolean {
  let depth = 0;
  let quoted = false;
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at] ?? 0;
    if (quoted) {
      if (byte === BACKSLASH) at++;
      else if (byte === QUOTE) quoted = false;
    } else if (byte === QUOTE) quoted = true;
    else if ((byte & ~EITHER) === OPEN) {
      if (++depth > most) return true;
    } else if ((byte & ~EITHER) === CLOSE) depth--;
    else if (byte === TAB || byte === NEWLINE) depth = 0;
  }
  return false;
}

/**
 * Whether a parsed JSON value is data and nothing else: no key leads to a prototype, and no object has the key `lc`, by
 * which LangChain's serializer tells what it would construct. Its mark for `undefined` makes nothing and is allowed.
 */
export function isPlainData(value: unknown): boolean {
  const left: unknown[] = [value];
  while (left.length > 0) {
    const one = left.pop();
    if (typeof one !== 'object' || one === null) continue;
    if (Array.isArray(one)) {
      for (const item of one as unknown[]) left.push(item);
      continue;
    }
    const entries = Object.entries(one);
    if (entries.some(([key]) => FORBIDDEN.has(key))) return false;
    if (Object.hasOwn(one, 'lc') && !isUndefinedMark(one, entries.length)) return false;
    for (const [, inner] of entries) left.push(inner);
  }
  return true;
}

function isUndefinedMark(value: object, keys: number): boolean {
  return keys === 2 && 'lc' in value && value.lc === 2 && 'type' in value && value.type === 'undefined';
}
