import type { Evidence, EvidenceKind, Language } from '../../protocol/cards';
import { featureTerms } from '../../text/featureTerms';
import { languageOf } from '../../text/language';
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
  /** Own source files that import it; absent where that was not counted. */
  files?: number;
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
    kind: kindOf(stack, of('manifest'), code, of('dependency'), of('release').length > 0),
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
    // A title that is a sentence: "foo is no longer maintained".
    .replace(/\s+(?:is|are|has|was)\s.*$/i, '')
    .replace(/\.git$/, '')
    .replace(/^[^\p{L}\p{N}.]+|[^\p{L}\p{N})+#!]+$/gu, '');
  return bare === '' ? name.trim() : bare;
}

/** What features, or else the user's own changes, tell in another language than `language`, by its usual names in it. */
export function translatedFeatures(
  material: Material,
  language: Language,
): { names: string[]; evidence: string[]; own: boolean } {
  const features = termsOf(material.of('feature'), language);
  if (features.names.length >= 2) return { ...features, own: false };
  return { ...termsOf(material.of('change').flatMap(addition), language), own: true };
}

/** What a commit added, in its first words; one that only touches a feature did not make it. */
function addition({ text: quote, ...item }: Evidence): Evidence[] {
  const subject = text(item.data?.subject) || quote;
  const [, en, zh] =
    /^(?:(?:add(?:s|ed)?|implement(?:s|ed)?|introduced?|support(?:s|ed)?|build|built|create[sd]?|develop(?:ed)?)\s+(.+)|(?:新增|添加|增加|加入|实现|支持|引入|接入|完成|开发)了?(.+))$/i.exec(
      subject,
    ) ?? [];
  const object = en?.split(' ').slice(0, 5).join(' ') ?? zh?.slice(0, 12);
  return object === undefined ? [] : [{ ...item, text: object }];
}

function termsOf(items: readonly Evidence[], language: Language): { names: string[]; evidence: string[] } {
  const names: string[] = [];
  const evidence: string[] = [];
  for (const { id, text: quote } of items) {
    const other = languageOf(quote);
    if (other === null || other === language) continue;
    const fresh = featureTerms(quote, language).filter((name) => !names.includes(name));
    if (fresh.length === 0 || names.length + fresh.length > 4) continue;
    names.push(...fresh);
    evidence.push(id);
  }
  return { names, evidence };
}

/** Stack for the first bullet: what a single file of many imports is not what it is built with. */
export function builtWith(
  { stack, authorship }: Material,
  without: ReadonlySet<string>,
  head = '',
): StackItem[] {
  // What a library or a framework can speak to, or what somebody with a few commits never touched, it is not made of.
  const own =
    authorship !== 'minor' &&
    !/(?:framework|library|client|sdk|middleware|toolkit|(?<!开发)框架|程序库|组件库)$/i.test(head);
  const telling = stack.filter(
    ({ dev, kind, id }) =>
      !dev &&
      (own || ['backend', 'frontend', 'mobile', 'data'].includes(kind)) &&
      !['tool', 'testing', 'infra', 'unknown', 'language', 'concept'].includes(kind) &&
      !without.has(id),
  );
  const often = telling.filter(({ files = 2 }) => files > 1);
  return (often.length > 0 ? often : telling).slice(0, 4);
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
      ...(typeof data.files === 'number' && { files: data.files }),
    });
  }
  for (const { id, data = {} } of infrastructure) {
    for (const name of Array.isArray(data.names) ? data.names : []) {
      const technology = technologyOf(name);
      const kind = technology?.kind ?? 'unknown';
      // The image that it is built on is not what it is built with.
      if (!['database', 'queue', 'cloud', 'infra'].includes(kind) || technology?.id === 'linux') continue;
      add({ name: technology?.name ?? name, id: idOf(name), kind, evidence: id, dev: false, used: true });
    }
  }
  // What another one is made of says nothing more.
  for (const [whole, part] of PART_OF) if (items.has(whole)) items.delete(part);
  // Stable: the collector's order tells which is used most.
  return [...items.values()].sort((a, b) => Number(a.dev) - Number(b.dev) || telling(a) - telling(b));
}

const PART_OF: readonly (readonly [string, string])[] = [
  ['spring boot', 'spring'],
  ['mybatis-plus', 'mybatis'],
  ['nuxt', 'vue'],
  ['fastapi', 'starlette'],
];
/** Libraries beside a framework tell less than the framework. */
const BESIDE =
  /^(?:mybatis|hibernate|sqlalchemy|gorm|typeorm|prisma|sequelize|entity framework|pydantic|serde|tokio|netty|cobra|clap|redux|pinia|vuex|mobx|zustand|echarts|element plus|ant design|material ui|tailwind css|bootstrap|sass|less|matplotlib|jquery)$/;
const telling = ({ id, kind }: StackItem): number => TELLING[kind] + (BESIDE.test(id) ? 0.5 : 0);

function kindOf(
  stack: StackItem[],
  manifests: Evidence[],
  languages: { id: string }[],
  dependencies: Evidence[],
  released: boolean,
): ProjectKind {
  const has = (...ids: string[]): boolean => stack.some(({ id, dev }) => !dev && ids.includes(id));
  const ofKind = (kind: StackItem['kind']): boolean => stack.some((item) => !item.dev && item.kind === kind);
  const binary = manifests.some(({ data }) => data?.field === 'bin');
  const published = manifests.some(({ data }) => data?.field === 'name') && released;
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
    depends(
      /^(?:click|typer|commander|yargs|github\.com\/urfave\/cli.*|argparse|structopt|oclif|docopt|github\.com\/charmbracelet\/bubbletea|ratatui|crossterm|tui|textual|ink|blessed|curses|prompt[-_]toolkit)$/,
    )
  )
    return 'cli';
  if (
    has('pandas', 'polars', 'kafka', 'dask') &&
    languages.some(({ id }) => id === 'python' || id === 'scala')
  )
    return 'data';
  if (ofKind('database') || ofKind('queue')) return 'backend';
  return published ? 'library' : 'project';
}

const idOf = (name: string): string => technologyOf(name)?.id ?? name.toLowerCase();

const text = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');
