import type { Language } from '../../protocol/cards';
import { monthsBetween, parsePartialDate } from '../../text/dates';
import { findTechnologies, technologyOf } from '../../text/technologies';
import type { ProjectFacts } from '../collect/facts';
import { LIMITS } from '../lines';
import { choose } from './candidate.rules';
import type { Candidate } from './candidate.rules';
import { aboutChinese, bulletsChinese } from './draftChinese.rules';
import { aboutEnglish, bulletsEnglish } from './draftEnglish.rules';
import { cleanName, sortFacts } from './material.rules';
import type { Material, StackItem } from './material.rules';

/** What the rule writer may be told beside the facts. */
export interface DraftOptions {
  /** Evidence of bullets that failed the check: a bullet that rests on nothing else is not written again. */
  avoid?: readonly string[];
}

/** Fields of an entry that code sets from the facts; no writer's text ever reaches them. */
export interface EntryFields {
  name: string;
  startDate?: string;
  endDate?: string;
  roles: string[];
  url?: string;
}

/** Months without a commit of the user after which a project counts as ended. */
const ENDED_AFTER = 3;
const MOST_BULLETS = 4;

/**
 * The rule writer: an entry in the line format of `lines.ts`, made only of the evidence. Verbs claim no more than the
 * user's share of the commits supports; without one the project itself is the subject.
 */
export function draftLines(
  facts: ProjectFacts,
  language: Language,
  { avoid = [] }: DraftOptions = {},
): string {
  const material = sortFacts(ownFacts(facts), language);
  const about = language === 'zh' ? aboutChinese(material) : aboutEnglish(material);
  const written = language === 'zh' ? bulletsChinese(material) : bulletsEnglish(material);
  const candidates = written.filter(
    ({ evidence }) => evidence.length > 0 && !evidence.every((id) => avoid.includes(id)),
  );
  const keywords = keywordsOf(material);
  return [
    `ABOUT: ${about}`,
    ...(keywords.length > 0 ? [`KEYWORDS: ${keywords.join(', ')}`] : []),
    ...choose(candidates, MOST_BULLETS).map(lineOf),
    '',
  ].join('\n');
}

/** The facts without containers and pipelines that others set up. */
function ownFacts(facts: ProjectFacts): ProjectFacts {
  const evidence = facts.evidence.filter(
    ({ kind, data }) => kind !== 'infrastructure' || data?.mine !== false,
  );
  return { ...facts, evidence };
}

/** Name, dates, roles and URL of the entry. A role is not to be read from commits, so there is none. */
export function entryFields(facts: ProjectFacts, today: Date): EntryFields {
  const { period, url } = facts;
  const last = parsePartialDate(period?.last ?? '');
  const now = { y: today.getFullYear(), m: today.getMonth() + 1 };
  const ended = last !== null && monthsBetween(last, now) - 1 > ENDED_AFTER;
  return {
    name: cleanName(facts.name),
    ...(period ? { startDate: period.first } : {}),
    ...(period && ended ? { endDate: period.last } : {}),
    roles: [],
    ...(url === undefined ? {} : { url }),
  };
}

/** Kinds that a description says something by. */
const DESCRIBED: readonly StackItem['kind'][] = [
  'backend',
  'frontend',
  'mobile',
  'data',
  'database',
  'queue',
  'cloud',
  'infra',
];
/** Libraries for tests, logs and assertions name no skill. */
const HELPERS =
  /^(?:testify|.*(?:assert|mock|stub|faker|fixture|test).*|pretty_assertions|tempfile|anyhow|thiserror|log|env_logger|lazy_static|once_cell|cfg-if|libc|debug|chalk|colors?|colorama|color|semver|uuid|multierr|errors?|pkg\/errors|logrus|winston|dotenv|python-dotenv|lodash|underscore|cupertino_icons|puma|bootsnap)$/i;

/** Main languages, then what the code uses, then how it is run; tools of development only where there is nothing else. */
function keywordsOf({ languages, stack, of }: Material): string[] {
  const mains = languages.filter(({ share }, index) => index === 0 || share >= 10).slice(0, 3);
  const kinds: StackItem['kind'][][] = [
    ['backend', 'frontend', 'mobile', 'data'],
    ['database', 'queue', 'cloud', 'protocol'],
  ];
  const own = stack.filter(({ dev }) => !dev);
  const named = [...mains, ...kinds.flatMap((kind) => own.filter((item) => kind.includes(item.kind)))].map(
    ({ name }) => name,
  );
  // "A PyTorch re-implementation", "a Terraform module": what the description names, unless it sets itself apart from it.
  const said = of('description')[0]?.text ?? '';
  const described =
    /alternative|instead|unlike|without|replac|compatible|inspired|clone of|替代|兼容|仿/i.test(said)
      ? []
      : findTechnologies(said).flatMap(({ id }) => {
          const technology = technologyOf(id);
          return technology && DESCRIBED.includes(technology.kind) ? [technology.name] : [];
        });
  const infra = own.filter(({ kind }) => kind === 'infra').map(({ name }) => name);
  // A library that the table does not know tells something where little else does.
  const unknown = own
    .filter(({ kind, used, name }) => kind === 'unknown' && used && !HELPERS.test(name))
    .map(({ name }) => name);
  const tools = stack
    .filter(({ kind, dev }) => dev || kind === 'tool' || kind === 'testing')
    .map(({ name }) => name);
  const told = [...named, ...described, ...(named.length < 5 ? unknown.slice(0, 4) : []), ...infra];
  const enough = told.length > 0 ? told : tools;
  return [...new Set(enough)].slice(0, LIMITS.keywords);
}

function lineOf({ text, evidence }: Candidate): string {
  return `- ${text} [${[...new Set(evidence)].join(', ')}]`;
}
