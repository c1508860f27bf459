import { readResume } from '../../../../../src/judging/resumeText';
import { asWritten, readContext } from '../../../../../src/judging/rubric/context';
import { documentRules } from '../../../../../src/judging/rubric/document/rules';
import type { Fix } from '../../../../../src/judging/finding';
import type { Dimension, RubricFinding } from '../../../../../src/judging/rubric/rubric';

/** A resume of one entry that holds nothing but bullets, or a whole one. */
export type Document = readonly string[] | Record<string, unknown>;

/** What the document's rules find in it. Bullets alone are no whole resume. */
export function judge(
  document: Document,
  options: { today?: string; whole?: boolean } = {},
): RubricFinding[] {
  const bullets = Array.isArray(document);
  const context = asWritten(
    readContext({
      resume: readResume(bullets ? { work: [{ highlights: document }] } : document),
      whole: options.whole ?? !bullets,
      ...(options.today === undefined ? {} : { today: options.today }),
    }),
  );
  return documentRules.flatMap((rule) =>
    (rule.judge(context) ?? []).map((found) => ({ rule: rule.id, dimension: rule.dimension, ...found })),
  );
}

/** Rules of a dimension that found something, each once, in alphabetical order. */
export function rulesIn(document: Document, dimension: Dimension, today?: string): string[] {
  const found = judge(document, today === undefined ? {} : { today });
  return [...new Set(found.filter((one) => one.dimension === dimension).map(({ rule }) => rule))].sort();
}

/** What a dimension loses. */
export function costOf(document: Document, dimension: Dimension = 'consistency', today?: string): number {
  return judge(document, today === undefined ? {} : { today })
    .filter((one) => one.dimension === dimension)
    .reduce((sum, { cost }) => sum + cost, 0);
}

/** The document with one fix applied. */
export function applyFix(document: Document, fix: Fix): Document {
  const copy = structuredClone(
    Array.isArray(document) ? { work: [{ highlights: document }] } : document,
  ) as Record<string, unknown>;
  const keys = fix.path.split(/[.[\]]+/).filter((key) => key !== '');
  const last = keys.pop() ?? '';
  const holder = keys.reduce<Record<string, unknown>>(
    (value, key) => value[key] as Record<string, unknown>,
    copy,
  );
  if (fix.text === null && Array.isArray(holder)) holder.splice(Number(last), 1);
  else {
    const text = String(holder[last]);
    const [start, end] = fix.span ?? [0, text.length];
    holder[last] = text.slice(0, start) + (fix.text ?? '') + text.slice(end);
  }
  if (!Array.isArray(document)) return copy;
  return ((copy['work'] as Record<string, unknown>[])[0] ?? {})['highlights'] as string[];
}
