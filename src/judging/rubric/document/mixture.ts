import type { RuleFinding } from '../rule';

/** A finding whose cost is not known before all of its kind are. */
export type Uncosted = Omit<RuleFinding, 'cost'>;

/** What even one case of a rule costs, of its worst. */
const BASE = 0.35;

/**
 * Spreads a rule's cost evenly over its findings: `worst` points where all of the document is touched (`share` 1), in
 * proportion down to about a third for a single case in a long document. Nothing found costs nothing.
 */
export function spread(findings: Uncosted[], share: number, worst: number): RuleFinding[] {
  if (findings.length === 0) return [];
  const total = worst * (BASE + (1 - BASE) * Math.min(1, Math.max(0, share)));
  return findings.map((finding) => ({ ...finding, cost: total / findings.length }));
}

/** Something that is written in one of several forms; `forms` has more than one where it fits more than one. */
export interface Written<T> {
  item: T;
  forms: readonly string[];
}

/** The form that most are written in, and those that aren't. `share`: 1 where half or more deviate. */
interface Mixture<T> {
  target: string;
  deviants: Written<T>[];
  share: number;
}

/**
 * Finds the form that a document keeps to: the most frequent one; of equally frequent ones the first in `preference`
 * (those it doesn't name follow in the order of their names, so that the order of the document decides nothing).
 */
export function mixtureOf<T>(written: readonly Written<T>[], preference: readonly string[] = []): Mixture<T> {
  const counts = new Map<string, number>();
  for (const { forms } of written) for (const form of forms) counts.set(form, (counts.get(form) ?? 0) + 1);
  const rank = (form: string): number => {
    const at = preference.indexOf(form);
    return at < 0 ? preference.length : at;
  };
  const [target = ''] =
    [...counts].sort(([a, many], [b, more]) => more - many || rank(a) - rank(b) || (a < b ? -1 : 1))[0] ?? [];
  const deviants = written.filter(({ forms }) => !forms.includes(target));
  return { target, deviants, share: written.length === 0 ? 0 : (2 * deviants.length) / written.length };
}

/** A replacement in a text, `[start, end)`. */
export interface Edit {
  span: [number, number];
  text: string;
}

/** Several edits of one text as a single one that reaches from the first to the last of them. They don't overlap. */
export function joinEdits(text: string, edits: readonly Edit[]): Edit | null {
  const sorted = [...edits].sort((a, b) => a.span[0] - b.span[0]);
  const first = sorted[0];
  const last = sorted.at(-1);
  if (!first || !last) return null;
  let joined = '';
  let at = first.span[0];
  for (const { span, text: replacement } of sorted) {
    joined += text.slice(at, span[0]) + replacement;
    at = span[1];
  }
  return { span: [first.span[0], last.span[1]], text: joined };
}
