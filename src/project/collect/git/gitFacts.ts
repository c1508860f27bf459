import type { Language } from '../../../protocol/cards';
import type { Fact } from '../fact';
import { known } from '../fact';
import type { Identity, IdentityState } from '../facts';
import { wording } from '../wording';
import { chooseChanges, sizeChange } from './changeGroups';
import { changeOf, withoutReverted } from './changes';
import type { SizedChange } from './changes';
import type { Commit } from './history';
import { readAuthorsOf, readCommits, readRoot, readSizes, readTags } from './history';
import { publicUrl } from './originUrl';
import type { Person } from './people';
import { findUser, isBot, isPerson, peopleOf } from './people';
import { releasesOf } from './releases';
import type { Repository } from './repository';
import { mapped } from './repository';

/** What the history tells. */
export interface GitFacts {
  facts: Fact[];
  identity: IdentityState;
  identities?: Identity[];
  repo?: string;
  period?: { first: string; last: string };
  authorship?: { mine: number; total: number };
  url?: string;
  /** Commits that touch the folder. */
  commits: number;
  /** Of the watched files those that the user had a part in. */
  touched: Set<string>;
  /** Git could not read the history. */
  failed: boolean;
  /** Only the newest part of it was read. */
  cut: boolean;
}

export interface GitOptions {
  signal: AbortSignal;
  deadline?: AbortSignal | undefined;
  identity?: readonly string[] | null;
  language: Language;
  now: Date;
  /** Files of which it matters whether the user had a part in them. */
  watched: readonly string[];
  /** Names of the folder and its package, by which tags of a folder below the top are told. */
  names: readonly string[];
}

/** Changes whose size is looked at, and changes that are told. */
const MOST = { candidates: 300, changes: 12, identities: 20 } as const;
const LOG = 'git log --no-merges';

/** Reads the history of a repository with commits, as far as it touches the folder. */
export async function gitFacts(repository: Repository, options: GitOptions): Promise<GitFacts> {
  const { language, names } = options;
  const time = { signal: options.signal, deadline: options.deadline };
  const top = repository.prefix === '';
  const [log, root, tags, configured] = await Promise.all([
    readCommits(repository, { ...time, wholeRepository: top }),
    repository.shallow ? undefined : readRoot(repository, time),
    readTags(repository, time),
    mapped(repository, repository.configured, options.signal),
  ]);
  const humans = log.commits.filter((commit) => !isBot(commit));
  const people = peopleOf(humans);
  const { state, user } = findUser(people, configured, options.identity);
  const url = repository.origin === undefined ? undefined : publicUrl(repository.origin);
  const found: GitFacts = {
    facts: [],
    identity: state,
    ...(state === 'unclear' ? { identities: people.slice(0, MOST.identities).map(candidate) } : {}),
    ...(root === undefined ? {} : { repo: top ? root : `${root}#${repository.prefix.replace(/\/$/, '')}` }),
    ...(url === undefined ? {} : { url }),
    commits: log.commits.length,
    failed: !log.ok,
    cut: log.cut,
    touched: new Set(),
  };
  if (user) {
    const mine = humans.filter((commit) => isPerson(user, commit));
    // What was not read, or a shallow clone lacks, is unknown, so neither a share nor a beginning can be told.
    if (!repository.shallow && !log.cut) share(found, mine, humans, people, options);
    found.facts.push(...(await changeFacts(repository, mine, time)));
    const authors = await readAuthorsOf(repository, options.watched, time);
    for (const [path, people] of authors)
      if (people.some((one) => isPerson(user, one))) found.touched.add(path);
  }
  const releases = releasesOf(tags, names, !top);
  if (releases) {
    const text = wording[language].releases(releases.count, releases.latest, releases.latestMonth);
    const data = known({ ...releases });
    found.facts.push({ kind: 'release', text, source: { type: 'history', query: 'git tag' }, data });
  }
  return found;
}

function candidate({ name, email, commits }: Person): Identity {
  return { name, email, commits };
}

function share(
  found: GitFacts,
  mine: readonly Commit[],
  humans: readonly Commit[],
  people: readonly Person[],
  { language, now }: GitOptions,
): void {
  const authorship = { mine: mine.length, total: humans.length };
  found.authorship = authorship;
  found.facts.push({
    kind: 'authorship',
    text: wording[language].authorship(authorship.mine, authorship.total),
    source: { type: 'history', query: LOG },
    data: { ...authorship, authors: people.length },
  });
  const period = periodOf(mine, now);
  if (!period) return;
  found.period = period;
  found.facts.push({
    kind: 'period',
    text: wording[language].period(period.first, period.last),
    source: { type: 'history', query: `${LOG} --date=format:%Y-%m` },
    data: { ...period },
  });
}

/** First and last month; a clock that was wrong (before git, after today) does not count. */
export function periodOf(commits: readonly Commit[], now: Date): { first: string; last: string } | undefined {
  // Time zones ahead of ours may have tomorrow's date.
  const limit = new Date(now.getTime() + 86_400_000).toISOString().slice(0, 10);
  const months = commits
    .filter(({ date }) => date >= '1990-01-01' && date <= limit)
    .map(({ date }) => date.slice(0, 7))
    .sort();
  const [first, last] = [months[0], months.at(-1)];
  return first === undefined || last === undefined ? undefined : { first, last };
}

async function changeFacts(
  repository: Repository,
  mine: readonly Commit[],
  time: Pick<GitOptions, 'signal' | 'deadline'>,
): Promise<Fact[]> {
  const candidates = withoutReverted(mine)
    .flatMap((commit) => changeOf(commit) ?? [])
    .sort((a, b) => b.score - a.score)
    .slice(0, MOST.candidates);
  const hashes = candidates.map(({ commit }) => commit.hash);
  const sizes = repository.partial ? new Map() : await readSizes(repository, hashes, time);
  const sized = candidates.flatMap((change) => sizeChange(change, sizes.get(change.commit.hash)) ?? []);
  return chooseChanges(sized, MOST.changes).map(changeFact);
}

function changeFact({ commit, subject, scope, type, size, group }: SizedChange): Fact {
  const { files, added, removed } = size;
  const month = commit.date.slice(0, 7);
  return {
    kind: 'change',
    text: commit.subject,
    source: { type: 'commit', commit: commit.hash },
    data: known({ subject, scope, group, type, month, ...(files > 0 ? { files, added, removed } : {}) }),
  };
}
