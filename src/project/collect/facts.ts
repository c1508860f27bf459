import type { Evidence, Language } from '../../protocol/cards';

/**
 * What was found in a project's folder. Plain JSON, so that it can stand in a run's state.
 *
 * `data` of the evidence, by kind (absent fields are unknown, never empty):
 * - `title` `{name}`
 * - `description` `{from: 'readme' | 'manifest'}`
 * - `feature` `{section?, name?}`: the heading it stood under, the bold lead of the list item
 * - `number` `{section?}`
 * - `dependency` `{name, package, ecosystem, known, used, dev, files}`: `name` is the official display name where `known`;
 *   `used` says whether own sources import it, `files` how many
 * - `manifest` `{field, value, ecosystem}`: `field` is `name`, `license`, `bin` or `engine`
 * - `language` `{name, share}`: whole percent of the bytes of own source files, at least 1
 * - `infrastructure` `{tool, names?, images?, stages?, services?, does?, platforms?, mine?}`: `tool` is `docker`, `compose` or
 *   `ci`; `names` are technologies; `mine`: whether the user had a part in the file; `does` are `test`, `lint`, `publish`, `image`, `deploy`, `release`, `security`
 * - `authorship` `{mine, total, authors}`: commits without merges and bots
 * - `period` `{first, last}`: months, `2024-03`
 * - `change` `{subject, scope?, group?, type, month, files?, added?, removed?}`: one commit of the user, whose subject is
 *   the text; `subject` is it without prefix, emoji and number of the pull request; changes of one `group` (the scope, or
 *   the folder of most changed files) stand together; `type` is `feature`, `performance`, `fix`, `refactor`, `test`,
 *   `security` or `other`
 * - `release` `{count, latest, latestMonth?}`
 */
export interface ProjectFacts {
  /** As the README's title or a manifest writes it, else the folder's name. */
  name: string;
  /** Ids `e1`, `e2`, …, in order of kind and, within a kind, of value. */
  evidence: Evidence[];
  /** The language of the README's prose. */
  language?: Language;
  /**
   * `known`: the configured user (or the one asked for) has commits here. `unclear`: others have, choose among
   * `identities`. `none`: no git, no commits, or commits of bots only.
   */
  identity: IdentityState;
  /** Who may be the user, when unclear: people with commits here, most commits first. */
  identities?: Identity[];
  /**
   * The identity of the project: its repository's root commit, behind it `#` and the folder where that is not the top
   * (a package of a monorepo is a project of its own). Absent without git, without commits and in a shallow clone.
   */
  repo?: string;
  shallow: boolean;
  /** First and last month of the user's own commits, `2024-03`. */
  period?: { first: string; last: string };
  /** Commits without merges and bots. */
  authorship?: { mine: number; total: number };
  /** The https form of the public URL of `origin`, without credentials. */
  url?: string;
  /** What was skipped, cut or is off; rendered at the edge. */
  notes: Note[];
  /** Neither a README nor a manifest nor a source file nor a commit. */
  empty: boolean;
}

export type IdentityState = 'known' | 'unclear' | 'none';

/** A person with commits. The e-mail address is for choosing only and never stands in evidence. */
export interface Identity {
  name: string;
  email: string;
  commits: number;
}

export type NoteCode =
  /** `{path}` */
  | 'readme-binary'
  /** `{path, bytes, read}`: only the beginning was read. */
  | 'readme-large'
  /** `{path, line}`: text that addresses an AI or a screener was left out. */
  | 'readme-instruction'
  /** `{path}` */
  | 'manifest-invalid'
  /** `{path, bytes}` */
  | 'manifest-large'
  /** No git program. */
  | 'git-missing'
  /** The folder is in no repository. */
  | 'git-none'
  /** The repository belongs to another user of the machine and git refuses to read it. */
  | 'git-ownership'
  | 'git-shallow'
  | 'git-no-commits'
  /** Git failed in another way. */
  | 'git-failed'
  /** The time was over before the history was read: only its newest part was, or nothing. */
  | 'git-cut'
  /** The time was over before all source files were looked at. */
  | 'files-cut'
  /** `{files}`: the folder holds more files than are looked at. */
  | 'files-capped';

export interface Note {
  code: NoteCode;
  params: Record<string, string | number>;
}

/** What is being read; in this order, though README and manifests may be read while git runs. */
export type CollectStep = 'files' | 'readme' | 'manifests' | 'languages' | 'git';

export interface CollectOptions {
  /** Absolute path of the folder that is opened; nothing outside it is read but git's own data. */
  folder: string;
  /** Aborting kills git and rejects with the signal's reason. */
  signal: AbortSignal;
  /** When it aborts, reading ends with what there is until then, and a note says so. */
  deadline?: AbortSignal | undefined;
  /**
   * Who the user is, once asked: e-mail addresses or names as in {@link ProjectFacts.identities}, several where they used
   * several; `null`: none of them.
   */
  identity?: readonly string[] | null;
  /** Preferred language: of the README where several exist, and of counted facts. Default: the README's, else English. */
  language?: Language;
  onProgress?: (step: CollectStep) => void;
  now: Date;
}
