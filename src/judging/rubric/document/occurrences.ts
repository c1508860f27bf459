import type { JudgeContext, RuleFinding } from '../rule';
import { joinEdits, mixtureOf, spread } from './mixture';
import type { Edit, Uncosted } from './mixture';
import { sizeOf } from './passages';
import type { Passage } from './passages';

/** Something in a passage that can be written in several forms; `forms` are those that it may pass for. */
export interface Occurrence {
  passage: Passage;
  span: [number, number];
  forms: readonly string[];
}

/** How a mixture of forms is judged and mended. */
interface MixtureOptions {
  /** Cost where half of the passages deviate. */
  worst: number;
  /** Which of equally frequent forms to keep to. */
  preference?: readonly string[];
  /** What makes the occurrence one of `target`; `null` where code alone can't. */
  mend?: (occurrence: Occurrence, target: string) => Edit | null;
  params?: Record<string, string | number>;
}

/** One finding for each passage that deviates from the form which most of the document keeps to. */
export function mixedFindings(
  context: JudgeContext,
  occurrences: readonly Occurrence[],
  { worst, preference, mend, params }: MixtureOptions,
): RuleFinding[] {
  const { target, deviants } = mixtureOf(
    occurrences.map((item) => ({ item, forms: item.forms })),
    preference,
  );
  const found = deviants.map(({ item }) => ({
    passage: item.passage,
    span: item.span,
    edit: mend?.(item, target) ?? null,
  }));
  const findings = perPassage(found, { expected: target, ...params });
  return spread(findings, (2 * findings.length) / sizeOf(context), worst);
}

/** A wrong place in a passage with what mends it. */
export interface Fault {
  passage: Passage;
  span: [number, number];
  edit: Edit | null;
}

/** Findings without cost, one for each passage: at its first fault, with one fix for all that can be mended. */
export function perPassage(
  faults: readonly Fault[],
  params: Record<string, string | number> = {},
  severity: Uncosted['severity'] = 'warning',
): Uncosted[] {
  const byPassage = new Map<Passage, Fault[]>();
  for (const fault of faults) {
    const all = byPassage.get(fault.passage);
    if (all) all.push(fault);
    else byPassage.set(fault.passage, [fault]);
  }
  return [...byPassage].map(([passage, all]) => {
    const span = all[0]?.span ?? [0, 0];
    const fix = joinEdits(
      passage.text,
      all.flatMap(({ edit }) => edit ?? []),
    );
    return {
      path: passage.path,
      span,
      severity,
      params: { found: passage.text.slice(...span), count: all.length, ...params },
      ...(fix ? { fix: { path: passage.path, ...fix } } : {}),
    };
  });
}
