/** Whether a UTF-16 unit is a digit 0–9: a pattern takes ten times as long over one character. */
export function isDigit(code: number): boolean {
  return code >= 48 && code <= 57;
}

/** Which units of a text are spoken for. */
export class Taken {
  private readonly marks: Uint8Array;

  constructor(length: number) {
    this.marks = new Uint8Array(length);
  }

  add([start, end]: readonly [number, number]): void {
    this.marks.fill(1, start, end);
  }

  isFree([start, end]: readonly [number, number]): boolean {
    for (let at = start; at < end; at++) if (this.marks[at] === 1) return false;
    return true;
  }
}

const RARE_HAN = /^\p{Script=Han}$/u;

/** Whether a code point is of the Han script, as `\p{Script=Han}` says. */
export function isHan(code: number): boolean {
  if (code >= 0x4e00 && code <= 0x9fff) return true;
  return code >= 0x2e80 && RARE_HAN.test(String.fromCodePoint(code));
}

/** Whether a text has characters of the Han script. */
export function hasHan(text: string): boolean {
  return countHan(text, 1) > 0;
}

/** How many characters of the Han script a text has; counting ends at `most`. */
export function countHan(text: string, most = Infinity): number {
  let count = 0;
  for (let at = 0; at < text.length && count < most; at++) {
    const unit = text.charCodeAt(at);
    if (unit < 0x2e80) continue;
    const code = unit >= 0xd800 && unit < 0xdc00 ? (text.codePointAt(at) ?? unit) : unit;
    if (code > 0xffff) at += 1;
    if (isHan(code)) count += 1;
  }
  return count;
}
