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
