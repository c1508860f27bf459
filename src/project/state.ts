import { Annotation } from '@langchain/langgraph';
import type { ApprovalAnswer, Bullet, EntryProposal, Finding, Language } from '../protocol/cards';
import { last, transcript } from '../steps/channels';
import type { Identity, ProjectFacts } from './collect/facts';
import type { DraftBullet } from './lines';

/** What the user sent; consumed by the run that it starts. */
export interface Input {
  id: string;
  text: string;
  action?: 'extractProject';
}

/** A draft as checked: who wrote it, and what was found against its bullets, by index. */
export interface Draft {
  description: string;
  keywords: string[];
  bullets: DraftBullet[];
  source: 'model' | 'rules';
  /** The model was asked and gave nothing usable. */
  fallback: boolean;
  /** The turn's time was over before the model was done: this is what it had finished. */
  cut?: true;
  language: Language;
}

/** What the next input answers. */
export type Awaiting = { kind: 'identity'; candidates: Identity[]; asked: number };

/** What the user decided while the card waited, with the id of the answer. */
export interface Decided {
  id: string;
  answer: ApprovalAnswer;
}

/** The channels of the project agent; plain JSON all of them. */
export const ProjectState = Annotation.Root({
  transcript: transcript(),
  /** The language that the agent speaks. */
  language: last<Language>('en'),
  /** Name of the folder to read. */
  workspace: last<string | null>(null),
  input: last<Input | null>(null),
  awaiting: last<Awaiting | null>(null),
  /** E-mail addresses once the user said who they are; empty: none of the people here. */
  identity: last<string[] | null>(null),
  facts: last<ProjectFacts | null>(null),
  /** Language of the entry. */
  entryLanguage: last<Language | null>(null),
  /** Bullets in the user's own words, which the next draft keeps. */
  own: last<Bullet[]>([]),
  /** What the user asked to be different, for the next draft. */
  wish: last<string | null>(null),
  written: last<Draft | null>(null),
  /** Drafts written since the facts were collected or the wish was said. */
  attempts: last<number>(0),
  /** Findings of the last draft, by bullet. */
  findings: last<{ bullet: number; findings: Finding[] }[]>([]),
  proposal: last<EntryProposal | null>(null),
  /** The transcript item that shows the proposal. */
  cardId: last<string | null>(null),
  decided: last<Decided | null>(null),
  /** Where a node that may end or go on wants to go; routed by code. */
  next: last<'collect' | 'draft' | 'approve' | 'save' | 'end'>('end'),
});

export type State = typeof ProjectState.State;
/** What a node changes; lists of the transcript are appended. */
export type Update = Partial<State>;
