import type { Evidence } from '../../protocol/cards';
import { findDates, monthsBetween, parsePartialDate } from '../../text/dates';
import type { DateMention } from '../../text/dates';
import { findQuantities } from '../../text/numbers';
import type { Quantity } from '../../text/numbers';
import { findTechnologies, technologyOf } from '../../text/technologies';

/** What some evidence states, ready to be compared. */
export interface FactIndex {
  quantities: Quantity[];
  dates: DateMention[];
  /** Ids of technologies, those included that a named one implies. */
  technologies: Set<string>;
  /** All texts and names in lower case, without spaces. */
  words: string;
  /** The user's commits and all, where an `authorship` is among the evidence. */
  authorship: { mine: number; total: number } | null;
  /** Whether something of it is the user's own doing or word. */
  own: boolean;
}

/** What is true wherever the technology on the left is used. */
const IMPLIED: Record<string, string[]> = {
  'docker compose': ['docker', 'containerization'],
  docker: ['containerization'],
  kubernetes: ['containerization'],
  'github actions': ['ci/cd', 'github'],
  'gitlab ci': ['ci/cd', 'gitlab'],
  'travis ci': ['ci/cd'],
  circleci: ['ci/cd'],
  jenkins: ['ci/cd'],
  'react native': ['react'],
  'spring boot': ['spring'],
  'spring cloud': ['spring'],
  'asp.net': ['.net'],
  nuxt: ['vue'],
  'next.js': ['react'],
  nestjs: ['node.js'],
  express: ['node.js'],
  koa: ['node.js'],
  fastify: ['node.js'],
  swiftui: ['ios'],
  uikit: ['ios'],
  postgresql: ['sql'],
  mysql: ['sql'],
  sqlite: ['sql'],
  mariadb: ['sql'],
  kafka: ['message queue'],
  rabbitmq: ['message queue'],
  rocketmq: ['message queue'],
  openapi: ['rest'],
  pytorch: ['machine learning', 'deep learning'],
  tensorflow: ['machine learning', 'deep learning'],
  keras: ['machine learning', 'deep learning'],
  'scikit-learn': ['machine learning'],
  langchain: ['large language model'],
  langgraph: ['large language model'],
  'openai api': ['large language model'],
  pytest: ['unit testing'],
  junit: ['unit testing'],
  jest: ['unit testing'],
  vitest: ['unit testing'],
  typescript: ['javascript'],
  websocket: ['http'],
  graphql: ['http'],
  rest: ['http'],
};

/** The facts of the given evidence: what its texts say, what its data counts, and what follows from both. */
export function indexFacts(evidence: readonly Evidence[]): FactIndex {
  const index: FactIndex = {
    quantities: [],
    dates: [],
    technologies: new Set(),
    words: '',
    authorship: null,
    own: false,
  };
  for (const item of evidence) {
    index.quantities.push(...findQuantities(item.text), ...countsOf(item));
    index.dates.push(...findDates(item.text), ...datesOf(item));
    for (const { id } of findTechnologies(item.text)) index.technologies.add(id);
    for (const name of namesOf(item)) {
      const technology = technologyOf(name);
      if (technology) index.technologies.add(technology.id);
    }
    index.words += `${squeeze([item.text, ...namesOf(item)].join(' '))} `;
    const { mine, total } = item.data ?? {};
    if (item.kind === 'authorship' && typeof mine === 'number' && typeof total === 'number') {
      index.authorship = { mine, total };
    }
    if (item.kind === 'change' || item.kind === 'statement') index.own = true;
  }
  for (const id of [...index.technologies]) imply(id, index.technologies);
  return index;
}

/** Lower case without spaces and hyphens: "GitHub Actions" and "github-actions" are one. */
export function squeeze(text: string): string {
  return text.toLowerCase().replace(/[\s_-]+/g, '');
}

function imply(id: string, into: Set<string>): void {
  for (const implied of IMPLIED[id] ?? []) {
    if (into.has(implied)) continue;
    into.add(implied);
    imply(implied, into);
  }
}

function namesOf({ kind, data = {} }: Evidence): string[] {
  const names = ['name', 'package', 'value', 'scope', 'names', 'images', 'does', 'subjects']
    .map((key) => data[key])
    .flatMap((value) => (typeof value === 'string' ? [value] : Array.isArray(value) ? value : []));
  if (kind !== 'infrastructure') return names;
  const tool = { docker: 'Docker', compose: 'Docker Compose', ci: 'CI/CD' }[String(data.tool)];
  return tool === undefined ? names : [...names, tool];
}

/** Counts that stand in the data, and shares and spans that follow from them. */
function countsOf({ kind, data = {} }: Evidence): Quantity[] {
  const counted: Quantity[] = [];
  const add = (value: unknown, noun: string, unit: Quantity['unit'] = 'count'): void => {
    if (typeof value === 'number') counted.push({ span: [0, 0], surface: '', value, unit, noun });
  };
  switch (kind) {
    case 'authorship': {
      add(data.mine, 'commit');
      add(data.total, 'commit');
      add(data.authors, 'person');
      if (typeof data.mine === 'number' && typeof data.total === 'number' && data.total > 0) {
        const share = (data.mine / data.total) * 100;
        for (const value of new Set([Math.floor(share), Math.round(share), Math.round(share * 10) / 10])) {
          add(value, '', 'percent');
        }
      }
      break;
    }
    case 'period': {
      const [first, last] = [data.first, data.last].map((month) => parsePartialDate(String(month ?? '')));
      if (first && last) {
        const months = monthsBetween(first, last);
        for (const value of new Set([months, months - 1])) {
          add(value, '', 'month');
          // "Over two years" of 27 months.
          if (value > 12) add(Math.floor(value / 12) * 12, '', 'month');
        }
      }
      break;
    }
    case 'release':
      add(data.count, 'release');
      break;
    case 'language':
      add(data.share, '', 'percent');
      break;
    case 'change':
      add(data.files, 'file');
      add(data.added, 'line');
      add(data.removed, 'line');
      if (Array.isArray(data.commits)) add(data.commits.length, 'commit');
      break;
    default:
      break;
  }
  return counted;
}

function datesOf({ data = {} }: Evidence): DateMention[] {
  const points = [data.first, data.last, data.month, data.latestMonth]
    .map((month) => (typeof month === 'string' ? parsePartialDate(month) : null))
    .filter((date) => date !== null);
  return points.map((from) => ({ span: [0, 0], surface: '', from }));
}
