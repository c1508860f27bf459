import type { Usage } from '../protocol/models';
import type { AgentId, ApprovalAnswer, CardContent, InputAction, Language } from '../protocol/cards';
import type { ErrorCode, ErrorParams } from '../protocol/errors';

/**
 * What a thread's segments hold. All records are plain JSON; `kind` tells them apart. A reader ignores kinds that it
 * doesn't know; a change that an older reader would misunderstand raises {@link FORMAT}. Older formats are read as they
 * are: since 2 a header says what counts of other segments, and a checkpoint may hold only what differs from its parent.
 */
export const FORMAT = 2;

/** The first record of each segment. */
export interface SegmentRecord {
  kind: 'segment';
  format: number;
  /** Of the lease that the writer held, 0 before any. */
  generation: number;
  /**
   * How many bytes count of each segment of earlier leases, as its writer found them; of one that is not named, none.
   * What an earlier holder writes after it lost the lease is left out so, and what a compacted segment replaces.
   */
  counts?: Record<string, number>;
}

/** What is known of a thread beside its work. The last one written wins. */
export interface ThreadRecord {
  kind: 'thread';
  id: string;
  agent: AgentId;
  title: string;
  language: Language;
  /** Name of the folder that it was started in, `null` without one. */
  workspace: string | null;
  /** The resume that it works on, `null` before one is known. */
  resumeId: string | null;
  graphVersion: number;
  /** The thread that it was branched or handed over from. */
  parent?: string;
  /** How often what dead processes left of an input or answer was started again by itself. */
  attempts?: { of: string; count: number };
  /** ISO 8601. */
  createdAt: string;
  updatedAt: string;
}

/** Something that the user sent; `id` is its `clientMessageId`. */
export interface InputRecord {
  kind: 'input';
  id: string;
  at: string;
  text: string;
  /** The job of a click; `startOver`: the thread begins with what its parent came to. */
  action?: InputAction;
  /** With `startOver`: what the parent's card held, edits included. */
  card?: CardContent;
}

/** The user's answer to a pending interrupt; `id` is its `clientMessageId`. */
export interface AnswerRecord {
  kind: 'answer';
  id: string;
  at: string;
  interruptId: string;
  value: ApprovalAnswer;
}

/** How a run ended. Its absence after an input or an answer means that the process died. */
export interface EndedRecord {
  kind: 'ended';
  at: string;
  runId: string;
  /** The id of the input or answer that it worked on; absent for a run that went on from what a dead one left. */
  workId?: string;
  /** Where another run on this work came before: when this one began, and whether that one died or is tried again. */
  again?: { at: string; after: 'crash' | 'retry' };
  reason: 'success' | 'interrupt' | 'cancelled' | 'error';
  error?: { code: string; params: ErrorParams };
  /** What the run did, for the run log: no content, no keys. */
  steps?: RunStep[];
  /** The tokens that it might use, where it met them. */
  tokenCap?: number;
  /** Text that was shown and did not become part of the state; `after` is the item that it stood behind. */
  partial?: { id: string; text: string; after: string | null }[];
}

/** A step of a run, as the run log shows it. */
export interface RunStep {
  /** The node's name. */
  name: string;
  /** Milliseconds since the run began. */
  at: number;
  /** Milliseconds that it took; absent where the run ended before it did. */
  ms?: number;
  /** Who made what it said; absent where it said nothing. */
  source?: 'model' | 'rules';
  /** The step's requests to a model. */
  calls?: ModelCall[];
  /** What it decided, by a model or by rules. */
  decisions?: DecisionRecord[];
}

/** Why a step chose as it did. Choices are labels, ids and numbers of ours, never what somebody wrote. */
export interface DecisionRecord {
  /** What was decided, such as `intent`. */
  about: string;
  source: 'model' | 'rules';
  /** Why the rules decided although a model was asked, or why the model's value is not its last: a code. */
  reason?: string;
  /** The choice; absent where it is a text. */
  choice?: string;
  /** What the rules chose, or would have. */
  twin?: string;
  usage?: Usage;
}

/** A request to a model: what can be told of it without its content. */
export interface ModelCall {
  host: string;
  model: string;
  ms: number;
  /** An error's code where it failed. */
  outcome: 'ok' | 'stopped' | ErrorCode;
  /** Characters received. */
  received: number;
  /** Tokens; absent in records of earlier versions. */
  usage?: Usage;
}

/** Puts another branch in view. Checkpoints written later move the head along. */
export interface HeadRecord {
  kind: 'head';
  at: string;
  checkpointId: string;
}

/** What happened in a thread, in order. */
export type JournalRecord = InputRecord | AnswerRecord | EndedRecord | HeadRecord;

/**
 * Where a value is: `full` and `append` count the record's own columns from 0; `type` is the serializer's, absent for
 * `json`; other types are base64. `ref` and `to` name the checkpoint (of the same namespace) whose record holds the
 * channel's value itself; `append` holds an array of what follows that value's elements, without `to` those of the
 * parent's value.
 */
export type ValueForm =
  | { full: number; type?: string }
  | { ref: string }
  /** Only for arrays of type `json`. */
  | { append: number; to?: string };

/** A checkpoint. Its columns are the texts of the values named in `metadata` and `values`. */
export interface CheckpointRecord {
  kind: 'checkpoint';
  ns: string;
  id: string;
  parent?: string;
  v: number;
  ts: string;
  /** Complete, or absent where `bumped` and `saw` tell what differs from the parent's; then `values` does so too. */
  versions?: Versions;
  /** Versions that each node has seen, by its name. */
  seen?: Record<string, Versions>;
  /** The channels that got a version, by versions: those of one step share one. */
  bumped?: [version: string | number, channels: string[]][];
  /** The nodes that have seen something else than at the parent. */
  saw?: Record<string, Versions>;
  metadata: { full: number; type?: string };
  values: Record<string, ValueForm>;
  /** Where it tells differences: channels that have a value in the parent and none here. */
  gone?: string[];
}

/** Versions of channels, by their names. */
export type Versions = Record<string, string | number>;

/**
 * Writes of tasks on top of a checkpoint; the n-th belongs to the n-th column. Without `task` and `path` it is of the same
 * task as the one before, without `idx` the next of that task.
 */
export interface WritesRecord {
  kind: 'writes';
  ns: string;
  checkpoint: string;
  writes: { task?: string; path?: string; idx?: number; channel: string; type?: string }[];
}

export type StoredRecord = SegmentRecord | ThreadRecord | JournalRecord | CheckpointRecord | WritesRecord;
