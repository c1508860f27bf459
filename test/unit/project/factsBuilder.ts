import type { Evidence, EvidenceKind, EvidenceSource } from '../../../src/protocol/cards';
import type { ProjectFacts } from '../../../src/project/collect/facts';

type Fact = [EvidenceKind, string, Evidence['data']?];

/** Facts as the collector gives them, with the ids in the order of the list. */
export function factsOf(name: string, list: readonly Fact[], rest: Partial<ProjectFacts> = {}): ProjectFacts {
  const evidence = list.map(([kind, text, data], index): Evidence => {
    const source: EvidenceSource =
      kind === 'change'
        ? { type: 'commit', commit: `c${index}` }
        : kind === 'authorship' || kind === 'period' || kind === 'release'
          ? { type: 'history', query: 'git log' }
          : { type: 'file', path: 'README.md', line: index + 1 };
    return { id: `e${index + 1}`, kind, text, source, ...(data ? { data } : {}) };
  });
  const authorship = evidence.find(({ kind }) => kind === 'authorship')?.data;
  const period = evidence.find(({ kind }) => kind === 'period')?.data;
  return {
    name,
    evidence,
    identity: authorship ? 'known' : 'none',
    shallow: false,
    ...(authorship ? { authorship: { mine: Number(authorship.mine), total: Number(authorship.total) } } : {}),
    ...(period ? { period: { first: String(period.first), last: String(period.last) } } : {}),
    notes: [],
    empty: false,
    ...rest,
  };
}

export const description = (text: string): Fact => ['description', text, { from: 'readme' }];
export const feature = (text: string, name?: string): Fact => ['feature', text, name ? { name } : {}];
export const number = (text: string): Fact => ['number', text, {}];
export const language = (name: string, share: number): Fact => [
  'language',
  `${name}: ${share}% of the source code`,
  { name, share },
];
export const dependency = (name: string, files = 3, more: Evidence['data'] = {}): Fact => [
  'dependency',
  `${name}, imported by ${files} source files`,
  {
    name,
    package: name.toLowerCase(),
    ecosystem: 'npm',
    known: true,
    used: files > 0,
    dev: false,
    files,
    ...more,
  },
];
export const change = (subject: string, type = 'feature', scope?: string): Fact => [
  'change',
  subject,
  {
    subject,
    type,
    files: 4,
    added: 120,
    removed: 8,
    month: '2024-05',
    commits: ['abc'],
    subjects: [subject],
    ...(scope ? { scope } : {}),
  },
];
export const authorship = (mine: number, total: number, authors = 2): Fact => [
  'authorship',
  `${mine} of ${total} commits are yours (merges and bots left out)`,
  { mine, total, authors },
];
export const period = (first: string, last: string): Fact => [
  'period',
  `Your commits reach from ${first} to ${last}`,
  { first, last },
];
export const releases = (count: number, latest: string): Fact => [
  'release',
  `${count} tagged releases, the latest ${latest}`,
  { count, latest },
];
export const workflow = (...does: string[]): Fact => [
  'infrastructure',
  `GitHub Actions workflow "ci" ${does.join(', ')}`,
  { tool: 'ci', does, names: ['GitHub Actions'] },
];
export const dockerfile = (): Fact => [
  'infrastructure',
  'Docker image built on alpine',
  { tool: 'docker', images: ['alpine'] },
];
export const compose = (...names: string[]): Fact => [
  'infrastructure',
  `Docker Compose with ${names.length + 1} services (app, ${names.join(', ').toLowerCase()})`,
  { tool: 'compose', names },
];
export const manifest = (field: string, value: string): Fact => [
  'manifest',
  `${field}: ${value}`,
  { field, value, ecosystem: 'npm' },
];
