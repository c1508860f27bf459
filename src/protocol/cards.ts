/**
 * Plain data that crosses the host, the agents, the disk and the webview. No behaviour lives here.
 */

/** The two tongues. Interface text follows VS Code; what an agent says follows the thread. */
export type Language = 'en' | 'zh';

/** The agents; a thread belongs to one for life. */
export type AgentId = 'project' | 'resume' | 'interview' | 'panel';

/**
 * The job of a click or a command: what the text of the input is about. `startOver`: the thread, empty yet, begins with
 * what its parent came to.
 */
export type InputAction =
  | 'extractProject'
  | 'startOver'
  | 'draftResume'
  /** The text is the passage. */
  | 'polish'
  /** The text is the job ad. */
  | 'tailor'
  | 'review';

/** Who made a piece of content: a model, the rule twin of a step, or the user. */
export type Source = 'model' | 'rules' | 'user';

/**
 * Where a piece of evidence was found. Paths are relative to the project's folder, with `/`, never absolute.
 * `repo` is the repository's identity (its root commit), absent without git.
 */
export type EvidenceSource =
  | { type: 'file'; path: string; line?: number; repo?: string }
  | { type: 'commit'; commit: string; repo?: string }
  /** Counted over the whole history by the command named in `query`, e.g. `git log --numstat`. */
  | { type: 'history'; query: string; commit?: string; repo?: string }
  /** Said or edited in by the user. */
  | { type: 'user' };

/**
 * - `title`, `description`, `feature`, `number`: from the README (a `number` is a measured claim)
 * - `dependency`: a library that a manifest declares; `used` says whether the code imports it
 * - `manifest`: name, description, licence or entry points that a manifest declares
 * - `language`: share of a programming language by own source files
 * - `infrastructure`: Dockerfile, compose, CI workflow
 * - `authorship`: the user's commits and share; `period`: the user's first and last month
 * - `change`: a commit or a group of commits of the user
 * - `release`: tags
 * - `statement`: the user's own word
 */
export type EvidenceKind =
  | 'title'
  | 'description'
  | 'feature'
  | 'number'
  | 'dependency'
  | 'manifest'
  | 'language'
  | 'infrastructure'
  | 'authorship'
  | 'period'
  | 'change'
  | 'release'
  | 'statement';

/** One fact with its proof. `text` is the quote or the counted fact as a short sentence in the evidence's own language. */
export interface Evidence {
  /** Stable within a thread: `e1`, `e2`, … */
  id: string;
  kind: EvidenceKind;
  text: string;
  source: EvidenceSource;
  /** The fact as data, for rules: e.g. `{name: 'Redis', used: true}`, `{mine: 83, total: 120}`, `{first: '2024-03', last: '2025-01'}`. */
  data?: Record<string, string | number | boolean | string[]>;
}

/** A date as precise as it is known, as written into a resume: `2024`, `2024-03`, `2024-03-05`. */
export type PartialDateText = string;

/** One bullet of an entry: `id` is a UUID, `evidence` lists ids of {@link Evidence}. */
export interface Bullet {
  id: string;
  text: string;
  evidence: string[];
  /** `user` once the user has edited it. */
  source: Source;
}

/** The sections of JSON Resume whose entries Vitae writes. */
export type EntrySection = 'work' | 'projects' | 'volunteer' | 'education';

/** An entry as it will stand in the resume. What its section has no field for is absent or empty. */
export interface Entry {
  /** UUID, kept when the same project is extracted again. */
  id: string;
  /** Of the project, the employer (`work.name`), the organization, the institution. */
  name: string;
  /** `description` of a project, `summary` of work and volunteering. */
  description: string;
  /** Of work and volunteering. */
  position?: string;
  /** Kind and subject of a degree. */
  studyType?: string;
  area?: string;
  startDate?: PartialDateText;
  /** Absent: ongoing. */
  endDate?: PartialDateText;
  /** Only as facts show it; `83 of 120 commits` becomes evidence, not a title. */
  roles: string[];
  keywords: string[];
  url?: string;
  bullets: Bullet[];
}

/**
 * A change to a resume document, by id. `replaces` is the exact JSON text of the entry that it replaces as the
 * proposer saw it, `null` where it adds a new one: a proposal whose base has changed is stale and refused.
 */
export interface EntryProposal {
  id: string;
  resumeId: string;
  section: 'projects';
  entry: Entry;
  replaces: string | null;
  language: Language;
}

/** The fields of `basics` that a proposal may set: only ever to what the user said. */
export type BasicsField = 'name' | 'label' | 'email' | 'phone' | 'url' | 'summary';

/**
 * One change of a proposal. `replaces` is as with {@link EntryProposal}: of a field its text, `null` where it is absent.
 * `before` has the bullets as they stand, for the diff. `evidence` lists ids of what a field rests on.
 */
export type ProposalPart =
  | { kind: 'entry'; section: EntrySection; entry: Entry; replaces: string | null; before: Bullet[] }
  | { kind: 'field'; field: BasicsField; text: string; replaces: string | null; evidence: string[] }
  /** Adds to the skills list what it doesn't have yet. */
  | { kind: 'skills'; names: string[]; evidence: string[] };

/** Several changes to one resume that are approved together, each of which can be left out. */
export interface ResumeProposal {
  id: string;
  resumeId: string;
  language: Language;
  parts: ProposalPart[];
}

/** A finding is data, rendered at the edge. `span` is `[start, end)` in UTF-16 units of the text at `path`. */
export interface Finding {
  rule: string;
  path: string;
  span?: [number, number];
  severity: 'error' | 'warning' | 'info';
  params: Record<string, string | number>;
}

/** One thing to click that answers a question or starts a job. `value` goes back to the host as typed text would. */
export interface Choice {
  id: string;
  /** What an agent offers is in the thread's language. */
  label: string;
  detail?: string;
}

/** Structured content of the transcript; persisted as data, never as rendered sentences. */
export type Card =
  /** The approval card. Pending while the run waits with an interrupt of the same `proposal.id`. */
  | { type: 'proposal'; proposal: EntryProposal; evidence: Evidence[]; dropped: DroppedBullet[] }
  /**
   * A question that ends the run; the next input or a click on a choice answers it. `asks`: what is asked one by one,
   * where `question` only leads in.
   */
  | { type: 'question'; question: string; choices: Choice[]; asks?: AskedLine[] }
  /**
   * Changes to a resume. Pending while the run waits with an interrupt of the same `proposal.id`. `score`: the rubric's
   * total before and after, where both can be judged. `variant`: the named copy that they are for.
   */
  | {
      type: 'changes';
      proposal: ResumeProposal;
      evidence: Evidence[];
      dropped: DroppedBullet[];
      score: { before: number; after: number } | null;
      variant?: string;
    }
  /** How a resume is judged: the rubric's total 0–100 with its dimensions, and the costliest findings. */
  | {
      type: 'evaluation';
      resumeId: string;
      total: number | null;
      dimensions: DimensionLine[];
      findings: MendableFinding[];
      /** What a model adds; never part of the total. */
      comments: string[];
    }
  /** How a resume meets a job ad; an estimate, `null`: nothing to match. */
  | {
      type: 'match';
      title: string;
      estimate: number | null;
      rows: MatchLine[];
      knockouts: { kind: string; value: string; state: 'met' | 'unmet' | 'unknown' }[];
    }
  /** Why the agent stopped improving, and what would help by hand. */
  | { type: 'stopped'; reason: StopReason; score: number | null; byHand: Finding[] }
  /** What was written where. `alreadyApplied`: the document had it before. */
  | {
      type: 'saved';
      resumeId: string;
      resumeName: string;
      entryId: string;
      entryName: string;
      firstSave: boolean;
      alreadyApplied: boolean;
    }
  /** Next steps offered after an answer. */
  | { type: 'choices'; choices: Choice[] };

/** One thing that is asked: with why, and the shape of a good answer. */
export interface AskedLine {
  id: string;
  text: string;
  why: string;
  shape: string;
}

/** A dimension of the rubric: its share of the total, and its score 0–100; `null`: it can't be judged. */
export interface DimensionLine {
  id: string;
  weight: number;
  score: number | null;
}

/** A finding that may have a change which mends it: see `judging/finding.ts`. */
export interface MendableFinding extends Finding {
  fix?: { path: string; span?: [number, number]; text: string | null };
}

/** A requirement of a job ad beside the resume; `where`: paths in it, or ids of evidence. */
export interface MatchLine {
  skill: string;
  level: 'must' | 'duty' | 'nice';
  state: 'covered' | 'skillsListOnly' | 'inEvidenceNotInResume' | 'gap' | 'unknown';
  where: string[];
}

/** Good enough; asked often enough; no rise any more; no time or tokens; nothing to ask or write. */
export type StopReason = 'accepted' | 'returns' | 'no-rise' | 'deadline' | 'nothing-left';

/** A bullet that failed its check twice and is not offered. */
export interface DroppedBullet {
  text: string;
  findings: Finding[];
}

/** A proposal as the user has it on the card. */
export interface CardContent {
  /** The bullets to keep, in order; `text` as edited. */
  bullets: { id: string; text: string }[];
  /** Of several changes: indexes of the parts that are left out. */
  leftOut?: number[];
  /** Of several changes: texts of fields as edited, by the index of their part. */
  fields?: { part: number; text: string }[];
  name?: string;
  description?: string;
}

/**
 * The user's answer to an approval. Typing while it waits is `say`; `card` is then what the card held, with edits that
 * were not sent yet.
 */
export type ApprovalAnswer =
  | ({ action: 'approve' } & CardContent)
  | { action: 'reject' }
  | { action: 'say'; text: string; card?: CardContent };

/** How a card was closed: by the user's answer, or because a newer draft took its place. */
export type CardDecision = ApprovalAnswer | { action: 'superseded' };

/**
 * One item of a thread's append-only transcript. `decision` closes the card item `of`. `id` of a user's item is the
 * `clientMessageId` it was sent with.
 */
export type TranscriptItem = {
  id: string;
  by: 'user' | 'agent';
  source: Source;
  /** ISO 8601. */
  at: string;
  /** A model was asked for this and gave nothing usable, so rules made it. */
  fallback?: true;
} & (
  | { kind: 'text'; text: string }
  | { kind: 'card'; card: Card }
  | { kind: 'decision'; of: string; answer: CardDecision }
);
