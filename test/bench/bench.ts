/** One measured value: a line `{bench, name, value, unit, of?}` of `npm run -s bench`. */
export interface Figure {
  /** What was measured, in camelCase: `activate`, `firstPaint`. */
  name: string;
  value: number;
  /** `ms`, `KB`, `ratio`, `count`, … */
  unit: string;
  /** What a ratio is taken of: `git log --numstat`. */
  of?: string;
}

/**
 * A file `test/bench/<name>.bench.ts`: `run` calls `report` once a figure, as soon as it is known, and rejects when
 * something the bench asserts does not hold.
 */
export interface Bench {
  run(report: (figure: Figure) => void): Promise<void>;
}
