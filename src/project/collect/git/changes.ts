import { isVerb } from '../../../text/englishVerbs';
import { EMAIL } from '../fact';
import { isInstruction } from '../readme/instructions';
import type { ChangeType } from './changeWords';
import { ASIDE, CONVENTIONAL, EMOJI, LOOSE, TELLS_NOTHING, TELLS_NOTHING_ZH, VERBS } from './changeWords';
import type { Commit, CommitSize } from './history';

/** A commit that may be worth telling. */
export interface Change {
  commit: Commit;
  /** The subject without prefix, emoji, and the number of its pull request. */
  subject: string;
  scope?: string;
  type: ChangeType;
  breaking: boolean;
  score: number;
}

/** A change with its size and the part of the project that it belongs to. */
export interface SizedChange extends Change {
  size: CommitSize;
  /** The scope, else the folder of most changed files; in lower case. */
  group?: string;
}

const WEIGHT: Record<ChangeType, number> = {
  feature: 6,
  performance: 7,
  security: 5.5,
  refactor: 4,
  fix: 3,
  test: 2.5,
  other: 1,
};

/** What a commit's subject tells, `null` where it tells nothing that a resume could use. */
export function changeOf(commit: Commit): Change | null {
  const bare = commit.subject
    .replace(/\s*[（(]\s*(?:#|!|gh-)\d+\s*[)）]/gi, '')
    .replace(/\s*\[skip ci\]|\s*\[ci skip\]/gi, '')
    .replace(
      /^(?:\s*(?::[a-z0-9_+-]+:|\p{Extended_Pictographic}|\p{Emoji_Modifier}|\u{FE0F}|\u{200D}))+\s*/iu,
      '',
    )
    .trim();
  const { prefix, scope, breaking, subject } = splitPrefix(bare);
  const emoji = EMOJI.find(([, pattern]) => pattern.test(commit.subject))?.[0];
  const declared = prefix === undefined ? emoji : CONVENTIONAL[prefix];
  if (declared === null || TELLS_NOTHING.test(subject) || TELLS_NOTHING_ZH.test(subject)) return null;
  if (!says(subject) || EMAIL.test(commit.subject) || isInstruction(commit.subject)) return null;
  const loose = prefix !== undefined && LOOSE.has(prefix);
  const type =
    strongest(declared, loose, VERBS.find(([, verb]) => verb.test(subject))?.[0]) ??
    (MOVED.test(subject) ? 'performance' : doesSomething(subject) ? 'other' : undefined);
  if (type === undefined) return null;
  const change = { commit, subject, ...(scope === undefined ? {} : { scope }), type, breaking };
  return { ...change, score: WEIGHT[type] + (breaking ? 1 : 0) + clarity(subject) };
}

/** `feat(api)!: x`, `api: x`, `[api] x`, `【接口】x`. */
function splitPrefix(text: string): { prefix?: string; scope?: string; breaking: boolean; subject: string } {
  const conventional = /^([a-z]+)\s*(?:[（(]([^)）]{1,40})[)）])?(!)?\s*[:：]\s*(.+)$/i.exec(text);
  const [, word = '', inner, bang, rest = ''] = conventional ?? [];
  const breaking = bang === '!';
  if (conventional && Object.hasOwn(CONVENTIONAL, word.toLowerCase())) {
    return { prefix: word.toLowerCase(), ...scopeOf(inner), breaking, subject: rest.trim() };
  }
  const [, bracket, area, subject] =
    /^(?:[[【]([^\]】]{1,30})[\]】]\s*[:：]?\s*|([\w./@-]{2,40}):\s+)(.+)$/.exec(text) ?? [];
  const named = bracket ?? area;
  if (named === undefined || subject === undefined) return { breaking: false, subject: text };
  const prefix = named.toLowerCase();
  if (Object.hasOwn(CONVENTIONAL, prefix)) return { prefix, breaking: false, subject };
  return { ...scopeOf(named), breaking: false, subject };
}

function scopeOf(scope: string | undefined): { scope?: string } {
  const name = scope?.trim();
  // A ticket's number is no part of the project.
  return name && !/^(?:[A-Z]{2,}-)?#?\d+$/.test(name) ? { scope: name } : {};
}

/** Whatever its verb, a subject tells of a result: "epoch time from 95s to 51s", 首屏从 3.2 秒降到 1.1 秒. */
const MOVED =
  /\d\s*(?:%|ms|s|秒|毫秒|分钟|[KMG]B)\s*(?:to|->|→|(?:降|缩短|减少|提升|提高)?(?:到|至|为))\s*\d+(?:\.\d+)?\s*(?:%|ms|s\b|秒|毫秒|分钟|[KMG]B)/iu;

/** A prefix says the kind, but `feat: reduce latency` is about performance all the same. */
function strongest(
  declared: ChangeType | undefined,
  loose: boolean,
  verb: ChangeType | undefined,
): ChangeType | undefined {
  if (declared === undefined || loose) return verb ?? declared;
  const open = declared === 'feature' || declared === 'refactor';
  return open && verb === 'performance' ? verb : declared;
}

/** "Load trips with COPY": any verb of software with an object tells what was done, less surely than the known ones. */
function doesSomething(subject: string): boolean {
  const [first = '', ...object] = subject.split(' ');
  return (
    object.length >= 3 &&
    !/^(?:update|change|set|get|try|put|move|delete|remove|check|test|comment|tag|type|use|let|run|make)$/i.test(
      first,
    ) &&
    isVerb(first, object.join(' '))
  );
}

const HAN = /\p{Script=Han}/gu;

function says(subject: string): boolean {
  const han = subject.match(HAN)?.length ?? 0;
  const words = subject.match(/[A-Za-z][\w'./-]*/g)?.length ?? 0;
  return subject.length <= 200 && (han >= 4 || words >= 3 || (han >= 2 && words >= 1));
}

/** How much a subject says for its length: neither two words nor a paragraph; a measured result counts most. */
function clarity(subject: string): number {
  const length = subject.length + (subject.match(HAN)?.length ?? 0);
  const measured = /\d+(?:\.\d+)?\s*(?:%|x\b|×|ms\b|倍|MB\b|KB\b|GB\b|qps\b)/i.test(subject) ? 3 : 0;
  const cut = subject.endsWith('…') || subject.endsWith('...') ? 1 : 0;
  const aside = ASIDE.test(subject) ? 2 : 0;
  const named = /\b[A-Z][a-z]+[A-Z]\w*|\b[A-Z]{2,}\b/.test(subject) ? 0.3 : 0;
  return (
    measured + named - cut - aside + (length >= 24 && length <= 90 ? 1 : length < 16 || length > 120 ? -1 : 0)
  );
}

/** Subjects that were taken back: `Revert "x"` takes back `x`. */
export function withoutReverted(commits: readonly Commit[]): Commit[] {
  const reverted = new Set(
    commits.flatMap(({ subject }) => /^Revert "(.+)"(?: \(#\d+\))?$/.exec(subject)?.[1] ?? []),
  );
  return commits.filter(({ subject }) => !reverted.has(subject));
}
