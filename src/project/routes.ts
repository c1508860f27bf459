import type { State } from './state';

/** Drafts that may be written for one set of facts: the first, and one more with the findings named. */
export const MAX_DRAFTS = 2;

/** Where a turn begins: at what the state awaits. */
export function fromStart({
  input,
  awaiting,
}: Pick<State, 'input' | 'awaiting'>): 'collect' | 'identify' | 'understand' {
  if (input?.action === 'extractProject') return 'collect';
  return awaiting?.kind === 'identity' ? 'identify' : 'understand';
}

/** After a node that decided itself whether there is more to do. */
export function fromNext({ next }: Pick<State, 'next'>): State['next'] {
  return next;
}

/** A draft with findings is written once more, then its bad bullets are left out. */
export function mustRedraft({ attempts, findings }: Pick<State, 'attempts' | 'findings'>): boolean {
  return findings.length > 0 && attempts < MAX_DRAFTS;
}

/** After the user's decision. */
export function fromDecision({ decided }: Pick<State, 'decided'>): 'save' | 'revise' | 'end' {
  switch (decided?.answer.action) {
    case 'approve':
      return 'save';
    case 'say':
      return 'revise';
    default:
      return 'end';
  }
}
