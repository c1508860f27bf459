import type { Evidence, Finding } from '../../protocol/cards';

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

/** Findings of a bullet against the evidence that it cites; `evidence` is all there is of the entry. */
export function checkBullet(
  _bullet: CitingText,
  _evidence: readonly Evidence[],
  _context: CheckContext = {},
): Finding[] {
  return [];
}

/** The same for text that needs no citation (the description): any evidence of the entry backs it. */
export function checkText(
  _text: string,
  _evidence: readonly Evidence[],
  _context: CheckContext = {},
): Finding[] {
  return [];
}

/** The keywords that some evidence backs. */
export function backedKeywords(keywords: readonly string[], _evidence: readonly Evidence[]): string[] {
  return [...keywords];
}
