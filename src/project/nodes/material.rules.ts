import type { Evidence, EvidenceKind, Language } from '../../protocol/cards';
import { technologyOf } from '../../text/technologies';
import type { TechnologyKind } from '../../text/technologyTable';
import type { ProjectFacts } from '../collect/facts';

/**
 * How much of the project is the user's by its commits: `sole` – from 90 %, `main` – from half, `co` – from 15 %,
 * `minor` – less, `none` – none of it, `unknown` – git doesn't tell.
 */
export type Authorship = 'sole' | 'main' | 'co' | 'minor' | 'none' | 'unknown';

/** What kind of thing the project is, as far as its manifests tell. */
export type ProjectKind =
  'cli' | 'web' | 'backend' | 'frontend' | 'mobile' | 'desktop' | 'ml' | 'data' | 'library' | 'project';

/** A technology that the project's own evidence names. */
export interface StackItem {
  name: string;
  /** Lower-case official name. */
  id: string;
  kind: TechnologyKind | 'unknown';
  evidence: string;
  dev: boolean;
  used: boolean;
}

/** The facts sorted for a writer. */
export interface Material {
  name: string;
  language: Language;
  authorship: Authorship;
  mine: number;
  total: number;
  kind: ProjectKind;
  /** Languages with their share in percent, largest first. */
  languages: (StackItem & { share: number })[];
  /** Libraries and services that the code uses, most telling first. */
  stack: StackItem[];
  of(kind: EvidenceKind): Evidence[];
}

/** Formats that are no skill beside a programming language. */
const MARKUP =
  /^(?:html|css|scss|sass|less|shell|dockerfile|makefile|markdown|json|yaml|toml|xml|batchfile|powershell|cmake|jupyter notebook|tex|roff|hcl|nix|starlark|procfile|plpgsql|tsql|m4|vim script|mdx|svg)$/i;
const TELLING: Record<StackItem['kind'], number> = {
  backend: 0,
  frontend: 0,
  mobile: 0,
  data: 0,
  database: 1,
  queue: 1,
  cloud: 2,
  protocol: 2,
  infra: 3,
  language: 4,
  unknown: 5,
  concept: 6,
  tool: 7,
  testing: 8,
};

/** Sorts the facts; what the code does not use stays out of the stack. */
export function sortFacts(facts: ProjectFacts, language: Language): Material {
  const of = (kind: EvidenceKind): Evidence[] => facts.evidence.filter((item) => item.kind === kind);
  const { mine = 0, total = 0 } = facts.authorship ?? {};
  const languages = of('language').flatMap(({ id, data }) => {
    const name = text(data?.name);
    const share = typeof data?.share === 'number' ? data.share : 0;
    return name === ''
      ? []
      : [{ name, id: idOf(name), kind: 'language' as const, evidence: id, dev: false, used: true, share }];
  });
  const code = languages.filter(({ name }) => !MARKUP.test(name));
  const stack = stackOf(of('dependency'), of('infrastructure'));
  return {
    name: cleanName(facts.name),
    language,
    authorship: authorshipOf(facts),
    mine,
    total,
    languages: code.length > 0 ? code : languages,
    stack,
    kind: kindOf(stack, of('manifest'), code, of('dependency')),
    of,
  };
}

/** Something that a resume may say of a name: scope and folder noise gone. */
export function cleanName(name: string): string {
  const bare = name
    .trim()
    .replace(/^@[\w.-]+\//, '')
    .replace(/^(?:github\.com|gitlab\.com|gitee\.com)\/[\w.-]+\//, '')
    .replace(/\/v\d+$/, '')
    .replace(/[-_](?:main|master|develop)$/i, '')
    .replace(/\.git$/, '')
    .replace(/^[^\p{L}\p{N}.]+|[^\p{L}\p{N})+#!]+$/gu, '');
  return bare === '' ? name.trim() : bare;
}

function authorshipOf(facts: ProjectFacts): Authorship {
  if (facts.identity !== 'known' || !facts.authorship || facts.shallow || facts.authorship.total === 0)
    return 'unknown';
  const share = facts.authorship.mine / facts.authorship.total;
  if (share === 0) return 'none';
  return share >= 0.9 ? 'sole' : share >= 0.5 ? 'main' : share >= 0.15 ? 'co' : 'minor';
}

function stackOf(dependencies: Evidence[], infrastructure: Evidence[]): StackItem[] {
  const items = new Map<string, StackItem>();
  const add = (item: StackItem): void => {
    const before = items.get(item.id);
    if (!before || (before.dev && !item.dev)) items.set(item.id, item);
  };
  for (const { id, data = {} } of dependencies) {
    const raw = text(data.name);
    const technology = technologyOf(raw) ?? technologyOf(text(data.package));
    if (raw === '' || (data.known !== true && !technology)) continue;
    // What a manifest declares and no file imports proves nothing.
    if (data.used === false) continue;
    add({
      name: technology?.name ?? raw,
      id: technology?.id ?? raw.toLowerCase(),
      kind: technology?.kind ?? 'unknown',
      evidence: id,
      dev: data.dev === true,
      used: data.used === true,
    });
  }
  for (const { id, data = {} } of infrastructure) {
    for (const name of Array.isArray(data.names) ? data.names : []) {
      const technology = technologyOf(name);
      const kind = technology?.kind ?? 'unknown';
      if (kind === 'language' || kind === 'unknown' || kind === 'tool') continue;
      add({ name: technology?.name ?? name, id: idOf(name), kind, evidence: id, dev: false, used: true });
    }
  }
  // Stable: the collector's order tells which is used most.
  return [...items.values()].sort(
    (a, b) => Number(a.dev) - Number(b.dev) || TELLING[a.kind] - TELLING[b.kind],
  );
}

function kindOf(
  stack: StackItem[],
  manifests: Evidence[],
  languages: { id: string }[],
  dependencies: Evidence[],
): ProjectKind {
  const has = (...ids: string[]): boolean => stack.some(({ id, dev }) => !dev && ids.includes(id));
  const ofKind = (kind: StackItem['kind']): boolean => stack.some((item) => !item.dev && item.kind === kind);
  const binary = manifests.some(({ data }) => data?.field === 'bin');
  const packages = dependencies.map(({ data }) => text(data?.package).toLowerCase());
  const depends = (pattern: RegExp): boolean => packages.some((name) => pattern.test(name));
  if (has('electron', 'tauri', 'qt')) return 'desktop';
  if (ofKind('mobile')) return 'mobile';
  const front = has('react', 'vue', 'angular', 'svelte', 'next.js', 'nuxt', 'solidjs', 'preact', 'lit');
  const back = stack.some(
    ({ id, kind, dev }) =>
      !dev &&
      kind === 'backend' &&
      !/^(?:node\.js|cobra|clap|serde|tokio|pydantic|sqlalchemy|aiohttp|netty|typeorm|prisma|gorm)$/.test(id),
  );
  if (front && back) return 'web';
  if (
    has(
      'pytorch',
      'tensorflow',
      'keras',
      'scikit-learn',
      'xgboost',
      'lightgbm',
      'hugging face transformers',
      'yolo',
      'vllm',
    )
  )
    return 'ml';
  if (back) return 'backend';
  if (front || has('wechat mini program')) return 'frontend';
  if (has('spark', 'flink', 'airflow', 'dbt', 'hadoop', 'hive', 'scrapy')) return 'data';
  if (
    binary ||
    has('cobra', 'clap') ||
    depends(/^(?:click|typer|commander|yargs|github\.com\/urfave\/cli.*|argparse|structopt|oclif|docopt)$/)
  )
    return 'cli';
  if (
    has('pandas', 'polars', 'kafka', 'dask') &&
    languages.some(({ id }) => id === 'python' || id === 'scala')
  )
    return 'data';
  if (ofKind('database') || ofKind('queue')) return 'backend';
  return 'project';
}

const idOf = (name: string): string => technologyOf(name)?.id ?? name.toLowerCase();

const text = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');
