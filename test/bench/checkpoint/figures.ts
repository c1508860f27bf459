import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { Figure } from '../bench';

/** What was measured, by the names of the figures; the figure is the median of its samples. */
export class Figures {
  private readonly samples = new Map<string, { unit: string; values: number[] }>();
  private readonly reported = new Set<string>();

  constructor(private readonly report: (figure: Figure) => void) {}

  add(name: string, unit: string, value: number): void {
    const known = this.samples.get(name);
    if (known) known.values.push(value);
    else this.samples.set(name, { unit, values: [value] });
  }

  /** Reports what was measured since the last time. */
  flush(): void {
    for (const [name, { unit }] of this.samples) {
      if (this.reported.has(name)) continue;
      this.reported.add(name);
      this.report({ name, value: rounded(this.value(name)), unit });
    }
  }

  /** Reports how many times the one figure is the other, under a name that says so. */
  ratio(name: string, over: string, of: string): void {
    this.report({
      name: `ratio/${name}`,
      value: rounded(this.value(over) / this.value(of)),
      unit: 'ratio',
      of,
    });
  }

  private value(name: string): number {
    return median(this.samples.get(name)?.values ?? []);
  }
}

export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
}

export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** Milliseconds that some work takes. */
export async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

/** Frees what earlier work left, so that the next does not pay for it. */
export function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
}

function rounded(value: number): number {
  return Number(value.toPrecision(value < 1000 ? 3 : Math.ceil(Math.log10(value))));
}
