/** One labelled case of a `.jsonl` file. */
export interface EvalLine {
  /** Its line in the file, from 1. */
  line: number;
  value: Record<string, unknown>;
}

/** A case that came out wrong, as `--failures` prints it. */
export interface EvalFailure {
  /** The case's own id, else its line. */
  id: string | number;
  expected: unknown;
  actual: unknown;
}

/** Figures by name, between 0 and 1 unless a set says that one is a count. */
export interface Evaluation {
  figures: Record<string, number>;
  failures: EvalFailure[];
}

/**
 * What a file `test/evals/<set>.eval.ts` exports as `evalSet`. It calls the product's own code (rules alone, no model, no network) and throws
 * `EvalInputError` for a line that misses a field.
 */
export interface EvalSet {
  evaluate(lines: EvalLine[]): Evaluation | Promise<Evaluation>;
}

/** A line that can't be evaluated; the runner puts the file's name in front. */
export class EvalInputError extends Error {
  constructor(
    readonly line: number,
    message: string,
  ) {
    super(message);
    this.name = 'EvalInputError';
  }
}

/** The text of a case's field. Throws `EvalInputError` when it is missing or no string. */
export function text({ line, value }: EvalLine, field: string): string {
  const found = value[field];
  if (typeof found !== 'string') throw new EvalInputError(line, `"${field}" must be a string`);
  return found;
}
