import assert from 'node:assert/strict';
import type { Evidence, EvidenceKind } from '../../../../src/protocol/cards';
import type { ProjectFacts } from '../../../../src/project/collect/facts';

/** Evidence of one kind. */
export function of(facts: ProjectFacts, kind: EvidenceKind): Evidence[] {
  return facts.evidence.filter((evidence) => evidence.kind === kind);
}

/** The one piece of evidence of a kind. */
export function only(facts: ProjectFacts, kind: EvidenceKind): Evidence {
  const [first, ...others] = of(facts, kind);
  assert.ok(first && others.length === 0, `one ${kind}, not ${others.length + (first ? 1 : 0)}`);
  return first;
}

export function codes(facts: ProjectFacts): string[] {
  return facts.notes.map(({ code }) => code);
}

/** Some of the data. */
export function pick(evidence: Evidence | undefined, ...keys: string[]): Record<string, unknown> {
  return Object.fromEntries(keys.map((key) => [key, evidence?.data?.[key]]));
}
