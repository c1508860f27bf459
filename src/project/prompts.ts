import type { DroppedBullet, Language } from '../protocol/cards';
import type { ProjectFacts } from './collect/facts';

/** What the model writer gets. */
export interface DraftRequest {
  facts: ProjectFacts;
  /** Language to write in. */
  language: Language;
  /** Bullets of the draft before that failed the check, for a re-draft. */
  findings?: readonly DroppedBullet[];
  /** What the user asked to change, in their words. */
  wish?: string;
}

/** The two messages of a model call. */
export interface Prompt {
  system: string;
  user: string;
}

/** The job description of the writer and its material. */
export function draftPrompt(_request: DraftRequest): Prompt {
  return { system: '', user: '' };
}
