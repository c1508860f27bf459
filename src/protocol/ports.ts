import type {
  BasicsField,
  Entry,
  EntryProposal,
  EntrySection,
  Evidence,
  Language,
  ResumeProposal,
} from './cards';
import type { RunEvent } from './messages';
import type { AgentId, ApprovalAnswer, CardContent, InputAction } from './cards';
import type { Known } from './contacts';
import type { ErrorCode, ErrorParams } from './errors';
import type { ModelChoice, ModelTest, ModelTestReport, ModelTraitStore, SentRequest } from './models';

/**
 * What crosses between the entry side (extension.ts) and the lazy side (agents.ts): plain data, AbortSignal and the
 * ports below. `createAgents(ports)` is the only function that crosses.
 */
export interface AgentPorts {
  /** The log of a thread, for the checkpointer. Rejects with `thread-id-malformed` or `thread-unknown`. */
  checkpoints(threadId: string): Promise<CheckpointStore>;
  /**
   * The folder that the thread is about, by the name it has in the workspace, or why none may be read (`no-folder`,
   * `workspace-untrusted`, `workspace-virtual`).
   */
  folder(workspace: string | null): { path: string; name: string } | { refused: ErrorCode };
  /**
   * The model that the user chose, `null`: offline. Read at each call, never stored. Rejects with `model-incomplete`, and
   * for an `unattended` run with `model-unasked` where using it may bring up a question.
   */
  model(run?: { unattended: boolean }): Promise<ModelChoice | null>;
  /** What was learnt of models, kept over sessions. */
  traits: ModelTraitStore;
  /** Keeps the exact request that leaves, for "Show What Was Sent". */
  sent(request: SentRequest): void;
  resumes: ResumePort;
  now(): Date;
  newId(): string;
  /** Milliseconds between two lines of a rule writer; see `nodes/draft.ts` for the default. */
  lineMs?: number;
  /** Whether each step checks that nothing changed the state in place; not for users, since it costs time. */
  assertUnchanged?: boolean;
  /** A line for the output channel; never holds user content or keys. */
  log(line: string): void;
}

/** The user's resume documents, wherever they are open. */
export interface ResumePort {
  /** The current resume; `exists` is false before the first save. Rejects with `resume-syntax` when it can't be read. */
  current(): Promise<{ resumeId: string; name: string; language: Language | null; exists: boolean }>;
  /** All of the current resume. Rejects as {@link current} does. */
  read(): Promise<StandingResume>;
  /** As {@link read}, of the resume with an id, whether or not it is the current one; `null`: there is none. */
  readById(resumeId: string): Promise<StandingResume | null>;
  /** The contacts that the current resume states, to be kept back from models. Rejects as {@link current} does. */
  contacts(): Promise<Known[]>;
  /** The project extracted earlier from the same repository (same root commit, else same name), with its exact JSON text. */
  findEntry(
    resumeId: string,
    project: { repo?: string; name: string },
  ): Promise<{ entry: Entry; json: string } | null>;
  /**
   * Writes the proposal and its evidence into the current resume, or the variant that it is for: all of it or nothing.
   * Rejects with `proposal-stale`, `resume-syntax`, `resume-section`, `storage-failed`.
   */
  apply(
    proposal: EntryProposal | ResumeProposal,
    evidence: Evidence[],
  ): Promise<{ status: 'applied' | 'alreadyApplied'; resumeName: string; firstSave: boolean }>;
  /**
   * Takes back what was last written into the current resume by {@link apply}. `nothing`: there is nothing, or it was
   * taken back already; `changed`: the resume was changed since, so it was left as it is.
   */
  undoLast(): Promise<'undone' | 'nothing' | 'changed'>;
  /** The resumes in the extension's storage, and the current one wherever it is. */
  list(): Promise<ListedResume[]>;
  /**
   * Makes a named copy of the master resume for one job ad, which does not become the current resume: of the current
   * one, or of the one that it is a variant of. With the `resumeId` of a variant that is there already, it gives that
   * one. Rejects with `resume-syntax` when the master can't be read, with `proposal-stale` when there is none.
   *
   * @param options `base`: the text to begin with instead; `resumeId`: the variant's own id.
   */
  variant(name: string, options?: { base?: string; resumeId?: string }): Promise<ListedResume>;
}

/** A resume as it stands, hand edits realigned with what Vitae wrote. */
export interface StandingResume {
  resumeId: string;
  name: string;
  language: Language | null;
  /** False before the first save. */
  exists: boolean;
  /** Of a variant its name, and the id of the resume that it was made from. */
  variant?: string;
  master?: string;
  /** The whole document as plain data; `{}` before the first save. */
  document: unknown;
  /** Work, projects, volunteering, education; `path` is like `work[0]`, `json` the exact text. */
  entries: { section: EntrySection; path: string; entry: Entry; json: string }[];
  /** What the bullets rest on. */
  evidence: Evidence[];
  /** The texts of `basics` that are there. */
  basics: Partial<Record<BasicsField, string>>;
}

/** A resume to choose. */
export interface ListedResume {
  /** `null`: it has none yet, or can't be read. */
  resumeId: string | null;
  /** As its file is called, without the ending. */
  name: string;
  variant?: string;
  master?: string;
  uri: string;
  /** In the extension's own storage. */
  private: boolean;
  current: boolean;
}

/** What one run works on: the user's input, an answer to the pending interrupt, or what a dead run left. */
export type Work =
  | {
      kind: 'input';
      id: string;
      at: string;
      text: string;
      /** `startOver`: the thread, empty yet, begins with what its parent came to; nothing else is done with the text. */
      action?: InputAction;
      /** With `startOver`: what the parent's card held. */
      card?: CardContent;
    }
  | { kind: 'answer'; id: string; at: string; interruptId: string; value: ApprovalAnswer }
  | { kind: 'continue' };

export interface Turn {
  threadId: string;
  runId: string;
  agent: AgentId;
  /** The thread that this one was begun from. */
  parent?: string;
  /** The language that the agent speaks. */
  language: Language;
  /** Name of the folder that the thread is about. */
  workspace: string | null;
  /**
   * Milliseconds of machine time that the turn may take. Then steps stop asking a model and their rule twins finish;
   * what is still not done a little later is aborted, with `turn-deadline`.
   */
  deadlineMs: number;
  /** Tokens that the turn may use, as counted or estimated; 0: no cap. Then steps stop asking a model, too. */
  tokenCap: number;
  /** It goes on by itself, such as after a crash: the user did nothing just now, and is to be asked nothing. */
  unattended?: true;
  work: Work;
}

/** How a run ended; `error` is not thrown, so that no exception has to cross. */
export type RunResult =
  | { status: 'success' }
  | { status: 'interrupt'; interruptId: string }
  | { status: 'cancelled' }
  | { status: 'error'; code: ErrorCode; params: ErrorParams };

/** The lazy side. */
export interface Agents {
  /**
   * Runs one turn to its end. Emits the events between RUN_STARTED and RUN_FINISHED/RUN_ERROR (both are emitted by the
   * caller, which also knows the language of the interface). Aborting `signal` ends it as `cancelled`. Aborting `drain`
   * lets the step that runs finish and be kept, then ends it as `cancelled`, so that `continue` goes on behind it.
   */
  run(
    turn: Turn,
    emit: (event: RunEvent) => void,
    signal: AbortSignal,
    drain?: AbortSignal,
  ): Promise<RunResult>;
}

/** The part of the lazy side that tries models. */
export interface ModelTester {
  /**
   * Asks a model what the steps ask of it, one kind after the other, and tells of each as it begins. What failed is part
   * of the report; rejects only with the signal's reason.
   */
  testModel(
    choice: ModelChoice,
    signal: AbortSignal,
    begins: (test: ModelTest) => void,
  ): Promise<ModelTestReport>;
}

/** A value as LangGraph's serializer wrote it: `json` is its text; other types are base64. */
export interface StoredValue {
  type: string;
  data: string;
}

/** A list that only grew: `data` is the JSON array of what follows the value that the channel had at version `onto`. */
export interface AppendedValue {
  onto: string;
  data: string;
}

export interface StoredCheckpoint {
  ns: string;
  id: string;
  parentId?: string;
  /** Everything of the checkpoint but its channel values, as LangGraph gave it (`v`, `ts`, versions). */
  frame: {
    v: number;
    ts: string;
    channelVersions: Record<string, string | number>;
    versionsSeen: Record<string, Record<string, string | number>>;
  };
  metadata: StoredValue;
  values: Record<string, StoredValue>;
}

/** A checkpoint as it is given to be written. */
export interface NewCheckpoint extends Omit<StoredCheckpoint, 'values'> {
  values: Record<string, StoredValue | AppendedValue>;
}

export interface StoredWrite {
  taskId: string;
  taskPath: string;
  idx: number;
  channel: string;
  value: StoredValue;
}

/** Checkpoints of one thread, as the LangGraph saver needs them. What is acknowledged is on disk. */
export interface CheckpointStore {
  /**
   * `checkpoint.values` holds the channels that changed; `inherited` names those that kept the version, and so the
   * value, that they have in the parent (or, as versions are unique, wherever it was stored).
   */
  put(checkpoint: NewCheckpoint, inherited: readonly string[]): Promise<void>;
  /** Whether the value that a channel had at a version is known, so that one may be appended onto it. */
  knows(ns: string, channel: string, version: string): boolean;
  /** Keeps the first of two writes with the same task and `idx` ≥ 0, the last where `idx` < 0. */
  putWrites(ns: string, checkpointId: string, writes: readonly StoredWrite[]): Promise<void>;
  /** Without an id: the newest of the namespace. All values are there. */
  get(ns: string, id?: string): Promise<{ checkpoint: StoredCheckpoint; writes: StoredWrite[] } | undefined>;
  /** All of a namespace (or of all, with `undefined`), newest first; with `before` only those with a smaller id. */
  list(
    ns: string | undefined,
    before?: string,
  ): AsyncIterable<{ checkpoint: StoredCheckpoint; writes: StoredWrite[] }>;
}
