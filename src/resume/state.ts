import { Annotation } from '@langchain/langgraph';
import type {
  ApprovalAnswer,
  BasicsField,
  DimensionLine,
  Finding,
  InputAction,
  Language,
  MatchLine,
  MendableFinding,
  ResumeProposal,
  StopReason,
} from '../protocol/cards';
import { last, transcript } from '../steps/channels';
import type { Intent } from '../steps/intents.rules';
import type { Asked, EntryField, Told } from './told';

/** What the user sent; consumed by the run that it starts. */
export interface Input {
  id: string;
  text: string;
  action?: ResumeAction;
}

/** Jobs that a command starts; the text is what they are about (a passage, a job ad). */
export type ResumeAction = Extract<InputAction, 'draftResume' | 'polish' | 'tailor' | 'review'>;

/** What is being done for the user. */
export interface Job {
  kind: 'create' | 'polish' | 'tailor' | 'review';
  /** The role that is aimed at, in the user's words. */
  target: string | null;
  /** What is to be polished, as it was typed or selected. */
  passage: string | null;
  /** What the user wants after that; offered when this is done. */
  second: Intent | null;
}

/** What the next input answers. `conflict`: the user said two things of one field. */
export type Awaiting =
  | { kind: 'questions'; keys: string[] }
  | { kind: 'conflict'; entry: string | null; field: EntryField | BasicsField; before: string; now: string };

/** A bullet of a draft: `of` is the bullet that it replaces, `null`: it is new. */
export interface DraftBullet {
  entry: string;
  of: string | null;
  text: string;
  evidence: string[];
  /** Cited ids that don't exist. */
  unknown: string[];
}

/** What was written, by whom. */
export interface Draft {
  bullets: DraftBullet[];
  source: 'model' | 'rules';
  /** The model was asked and gave nothing usable. */
  fallback: boolean;
}

/** A draft as it would be proposed, and how it is judged; kept while a better one is sought. */
export interface Candidate {
  proposal: ResumeProposal;
  source: 'model' | 'rules';
  fallback: boolean;
  score: number | null;
  /** Of the resume as it stood. */
  before: number | null;
  /** Bullets that the fact gate turned away. */
  dropped: { text: string; findings: Finding[] }[];
}

/** What the rubric says of the resume as it would be, and as it is. */
export interface StyleCheck {
  before: number | null;
  after: number | null;
  /** Of the resume as it would be, the costliest first. */
  findings: MendableFinding[];
  dimensions: DimensionLine[];
}

/** How the resume as it would be meets the job ad; `null` without one. */
export interface MatchCheck {
  title: string;
  estimate: number | null;
  rows: MatchLine[];
  knockouts: { kind: string; value: string; state: 'met' | 'unmet' | 'unknown' }[];
}

/** What the fact gate found, by index of the draft's bullets. */
export type FactCheck = { bullet: number; findings: Finding[] }[];

/** What the user decided while the card waited, with the id of the answer. */
export interface Decided {
  id: string;
  answer: ApprovalAnswer;
}

/** The channels of the resume agent; plain JSON all of them. */
export const ResumeAgentState = Annotation.Root({
  transcript: transcript(),
  /** The language that the agent speaks. */
  language: last<Language>('en'),
  /** Name of the folder that was open; nothing of it is read here. */
  workspace: last<string | null>(null),
  input: last<Input | null>(null),
  awaiting: last<Awaiting | null>(null),
  job: last<Job | null>(null),
  /** The ad that the resume is fitted to, as it was pasted. */
  jobAd: last<string | null>(null),
  told: last<Told>({ basics: {}, entries: [], evidence: [] }),
  asked: last<Asked[]>([]),
  /** Answers that were asked for since the job began; see `limits`. */
  rounds: last<number>(0),
  /** Returns from the evaluation to the questions. */
  returns: last<number>(0),
  draft: last<Draft | null>(null),
  /** Drafts written since something new was told. */
  attempts: last<number>(0),
  unproven: last<FactCheck>([]),
  style: last<StyleCheck | null>(null),
  match: last<MatchCheck | null>(null),
  /** Totals of the evaluations of this job, in order. */
  totals: last<(number | null)[]>([]),
  best: last<Candidate | null>(null),
  stopped: last<StopReason | null>(null),
  proposal: last<ResumeProposal | null>(null),
  /** The transcript item that shows the proposal. */
  cardId: last<string | null>(null),
  decided: last<Decided | null>(null),
  /** Where a node that may end or go on wants to go; routed by code. */
  next: last<Next>('end'),
});

/** What can follow a node. */
export type Next = 'undo' | 'collect' | 'write' | 'check' | 'evaluate' | 'approve' | 'finalize' | 'end';

export type State = typeof ResumeAgentState.State;
/** What a node changes; lists of the transcript are appended. */
export type Update = Partial<State>;
