import { checkClaim, checkFormOf } from '../judging/gate/gate';
import { indexFacts, squeeze } from '../judging/gate/indexFacts';
import type { Evidence, Finding } from '../protocol/cards';
import { findHidden } from '../text/hidden';
import { technologyOf } from '../text/technologies';
import { factSources, shareSources } from './factSources.rules';

/** What a check may know beside the evidence. */
export interface CheckContext {
  /** `path` of the findings. */
  path?: string;
}

/** A bullet as parsed: `unknown` holds cited ids that don't exist. */
export interface CitingText {
  text: string;
  evidence: readonly string[];
  unknown?: readonly string[];
}

/**
 * Findings of a bullet against the evidence that it cites (`evidence` is all there is of the entry): it must cite some,
 * and stand before the fact gate. A bullet without findings may still be worded badly; it is not untrue.
 */
export function checkBullet(
  bullet: CitingText,
  evidence: readonly Evidence[],
  { path = 'bullet' }: CheckContext = {},
): Finding[] {
  const unknown = [
    ...(bullet.unknown ?? []),
    ...bullet.evidence.filter((id) => !evidence.some((item) => item.id === id)),
  ];
  const cited = evidence.filter(({ id }) => bullet.evidence.includes(id));
  const findings = [...new Set(unknown)].map((id) => error('evidence-unknown', path, id));
  const facts = indexFacts([
    ...factSources([...cited, ...naming(evidence, cited)]),
    ...shareSources(evidence),
  ]);
  // Without evidence every fact would be reported again; one finding says it all.
  if (cited.length === 0) {
    return [
      ...findings,
      error('evidence-missing', path, bullet.text),
      ...checkFormOf(bullet.text, facts, path),
    ];
  }
  return [...findings, ...checkClaim(bullet.text, facts, path)];
}

/** The same for text that cites nothing (the description): any evidence of the entry backs it. */
export function checkText(
  text: string,
  evidence: readonly Evidence[],
  { path = 'description' }: CheckContext = {},
): Finding[] {
  return checkClaim(text, indexFacts(factSources(evidence)), path);
}

/** The keywords that some evidence names, in order. */
export function backedKeywords(keywords: readonly string[], evidence: readonly Evidence[]): string[] {
  const facts = indexFacts(factSources(evidence));
  return keywords.filter((keyword) => {
    const technology = technologyOf(keyword);
    if (technology && facts.technologies.has(technology.id)) return true;
    return keyword.length > 1 && findHidden(keyword).length === 0 && facts.words.includes(squeeze(keyword));
  });
}

function error(rule: string, path: string, text: string): Finding {
  return { rule, path, severity: 'error', params: { text } };
}

/** The project's own name is common to all bullets. */
function naming(evidence: readonly Evidence[], cited: readonly Evidence[]): Evidence[] {
  return evidence.filter(
    (item) =>
      !cited.includes(item) &&
      (item.kind === 'title' || (item.kind === 'manifest' && item.data?.field === 'name')),
  );
}
