import type { Evidence } from '../../protocol/cards';
import {
  clip,
  describe,
  featurePhrase,
  gerundPhrase,
  listEnglish,
  lower,
  upper,
  withArticle,
} from '../../text/englishPhrases';
import type { Description } from '../../text/englishPhrases';
import { findTechnologies } from '../../text/technologies';
import { languageOf } from '../../text/language';
import { changesEnglish } from './changesEnglish.rules';
import { numberSentence } from './numbersEnglish.rules';
import type { Candidate } from './candidate.rules';
import type { Authorship, Material, ProjectKind } from './material.rules';

const CATEGORY: Record<ProjectKind, string> = {
  cli: 'command-line tool',
  web: 'web application',
  backend: 'backend service',
  frontend: 'web front end',
  mobile: 'mobile app',
  desktop: 'desktop app',
  ml: 'machine-learning project',
  data: 'data pipeline',
  library: 'library',
  project: 'project',
};

/** Verb of the first bullet by authorship; `null`: neutral, the project is the subject. */
const MADE: Record<Authorship, string | null> = {
  sole: 'Built',
  main: 'Developed',
  co: 'Co-developed',
  minor: 'Contributed to',
  none: null,
  unknown: null,
};
/** Verbs for "did this part" by authorship. */
const DID: Record<Authorship, { noun: string; gerund: string } | null> = {
  sole: { noun: 'Implemented', gerund: 'Added support for' },
  main: { noun: 'Implemented', gerund: 'Added support for' },
  co: null,
  minor: null,
  none: null,
  unknown: { noun: 'Offers', gerund: 'Supports' },
};

/** One line that says what the project is. */
export function aboutEnglish(material: Material): string {
  const description = descriptionOf(material);
  if (description) return clipLine(description.line, 140);
  return fallbackLine(material);
}

/** All bullets that the facts give, with their strength. */
export function bulletsEnglish(material: Material): Candidate[] {
  const description = descriptionOf(material);
  return [
    ...what(material, description),
    ...numbers(material, description),
    ...features(material),
    ...changesEnglish(material),
    ...delivery(material),
    ...share(material),
  ];
}

function descriptionOf(material: Material): (Description & { evidence: string }) | null {
  const candidates = [
    ...material.of('description'),
    ...material.of('manifest').filter(({ data }) => data?.field === 'description'),
  ];
  for (const item of candidates) {
    const text =
      item.kind === 'manifest' && typeof item.data?.value === 'string' ? item.data.value : item.text;
    if (languageOf(text) === 'zh') continue;
    const described = describe(text, material.name, CATEGORY[material.kind]);
    if (described && described.line.length >= 12) return { ...described, evidence: item.id };
  }
  return null;
}

function fallbackLine(material: Material): string {
  const { stack, languages } = material;
  const language = languages[0] ? ` in ${languages[0].name}` : '';
  const libraries = stack
    .filter(({ dev, kind }) => !dev && kind !== 'tool' && kind !== 'testing')
    .slice(0, 3);
  const using = libraries.length > 0 ? ` with ${listEnglish(libraries.map(({ name }) => name))}` : '';
  return `${upper(CATEGORY[material.kind])}${language}${using}`;
}

/** What was built with what. */
function what(material: Material, description: (Description & { evidence: string }) | null): Candidate[] {
  const { languages, stack, authorship } = material;
  const named = description?.short ?? withArticle(CATEGORY[material.kind]);
  const mentioned = new Set(findTechnologies(named).map(({ id }) => id));
  const mains = languages
    .filter(({ share, id }, index) => (index === 0 || share >= 25) && !mentioned.has(id))
    .slice(0, 2);
  const used = stack
    .filter(
      ({ dev, kind, id }) =>
        !dev && !['tool', 'testing', 'infra', 'unknown', 'language'].includes(kind) && !mentioned.has(id),
    )
    .slice(0, 4);
  if (!description && mains.length === 0 && used.length === 0) return [];
  const inLanguages = mains.length > 0 ? ` in ${listEnglish(mains.map(({ name }) => name))}` : '';
  const withStack = used.length > 0 ? ` with ${listEnglish(used.map(({ name }) => name))}` : '';
  const evidence = [
    ...(description ? [description.evidence] : []),
    ...[...mains, ...used].map((item) => item.evidence),
    ...(MADE[authorship] === null ? [] : material.of('authorship').map(({ id }) => id)),
  ];
  const text = neutralOr(MADE[authorship], named, `${inLanguages}${withStack}`);
  if (text === null) return [];
  return [{ aspect: 'what', text, evidence: [...new Set(evidence)], score: 10 + used.length / 2 }];
}

/** "Built a queue in Go with Redis", or of the project itself: "Combines Go, Gin and Redis in a queue". */
function neutralOr(verb: string | null, named: string, tail: string): string | null {
  if (verb !== null) return `${verb} ${named}${tail}`;
  if (tail === '') return null;
  // Without a known author the project is the subject.
  return tail.startsWith(' in ') ? `Provides ${named}, written${tail}` : `Provides ${named}, built${tail}`;
}

function numbers(material: Material, description: Description | null): Candidate[] {
  const { authorship } = material;
  // What the whole project reaches is no deed of somebody with a small share of it.
  if (authorship === 'minor' || authorship === 'co' || authorship === 'none') return [];
  return material.of('number').flatMap((item, index): Candidate[] => {
    if (languageOf(item.text) === 'zh') return [];
    const text = numberSentence(item.text, {
      name: material.name,
      head: description?.head ?? CATEGORY[material.kind],
      neutral: authorship === 'unknown',
    });
    if (text === null) return [];
    return [
      {
        aspect: 'number',
        text,
        evidence: [
          item.id,
          ...(authorship === 'unknown' ? [] : material.of('authorship').map(({ id }) => id)),
        ],
        score: 9 - index * 1.5,
      },
    ];
  });
}

function features(material: Material): Candidate[] {
  const verbs = DID[material.authorship];
  if (!verbs) return [];
  const nouns: { text: string; id: string }[] = [];
  const doings: { text: string; id: string }[] = [];
  for (const item of material.of('feature')) {
    if (languageOf(item.text) === 'zh') continue;
    const phrase = readFeature(item);
    if (!phrase) continue;
    if ('noun' in phrase) nouns.push({ text: phrase.noun, id: item.id });
    else doings.push({ text: gerundPhrase(phrase.verb), id: item.id });
  }
  const own = material.authorship === 'unknown' ? [] : material.of('authorship').map(({ id }) => id);
  const take = (parts: { text: string; id: string }[], verb: string, score: number): Candidate[] => {
    const chosen = fit(parts, 24);
    if (chosen.length === 0 || wordsOf(chosen) < 4) return [];
    return [
      {
        aspect: 'feature',
        text: `${verb} ${listEnglish(chosen.map(({ text }) => text))}`,
        evidence: [...chosen.map(({ id }) => id), ...own],
        score: score + Math.min(chosen.length, 3) / 2,
      },
    ];
  };
  const [first, second] = nouns.length >= doings.length ? ['noun', 'gerund'] : ['gerund', 'noun'];
  return [first, second].flatMap((form, index) =>
    form === 'noun' ? take(nouns, verbs.noun, 7 - index) : take(doings, verbs.gerund, 7 - index),
  );
}

function readFeature(item: Evidence): ReturnType<typeof featurePhrase> {
  const lead = typeof item.data?.name === 'string' ? item.data.name : '';
  const whole = featurePhrase(item.text);
  const named = lead === '' ? null : featurePhrase(lead);
  // A bold lead of two words or more names the feature; "Fast" alone does not.
  if (named && lead.split(' ').length >= 2) return named;
  return whole ?? named;
}

function delivery(material: Material): Candidate[] {
  const { authorship } = material;
  if (authorship === 'minor' || authorship === 'none' || authorship === 'co') return [];
  const infrastructure = material.of('infrastructure');
  const ci = infrastructure.filter(({ data }) => data?.tool === 'ci');
  const docker = infrastructure.find(({ data }) => data?.tool === 'docker');
  const compose = infrastructure.find(({ data }) => data?.tool === 'compose');
  const releases = material.of('release')[0];
  const count = typeof releases?.data?.count === 'number' ? releases.data.count : 0;
  const does = new Set(ci.flatMap(({ data }) => (Array.isArray(data?.does) ? data.does : [])));
  const parts: string[] = [];
  const evidence: string[] = [];
  const runs = [
    ...(does.has('test') && does.has('lint')
      ? ['tests and linting']
      : does.has('test')
        ? ['tests']
        : does.has('lint')
          ? ['linting']
          : []),
    ...(does.has('security') ? ['security scans'] : []),
    ...(does.has('image') ? ['image builds'] : []),
    ...(does.has('deploy')
      ? ['deployment']
      : does.has('publish')
        ? ['package publishing']
        : does.has('release')
          ? ['releases']
          : []),
  ];
  const neutral = authorship === 'unknown';
  if (ci.length > 0 && runs.length > 0) {
    parts.push(`${neutral ? 'Automates' : 'Automated'} ${listEnglish(runs)} with GitHub Actions`);
    evidence.push(...ci.slice(0, 3).map(({ id }) => id));
  }
  if (docker ?? compose) {
    const means = docker && compose ? 'Docker and Docker Compose' : docker ? 'Docker' : 'Docker Compose';
    const verb = docker ? (neutral ? 'packages' : 'packaged') : neutral ? 'runs' : 'set up';
    const object = docker ? 'the application' : neutral ? 'all services' : 'the services';
    parts.push(`${parts.length === 0 ? upper(verb) : verb} ${object} with ${means}`);
    evidence.push(...[docker, compose].flatMap((item) => (item ? [item.id] : [])));
  }
  if (count >= 3 && releases) {
    if (parts.length === 0) parts.push(`${neutral ? 'Has' : 'Delivered'} ${count} tagged releases`);
    else if (parts.length === 1) parts[0] = `${parts[0] ?? ''} across ${count} tagged releases`;
    else parts.push(`across ${count} tagged releases`);
    evidence.push(releases.id);
  }
  if (parts.length === 0) return [];
  const text =
    parts.length === 3 ? `${parts[0] ?? ''} and ${parts[1] ?? ''} ${parts[2] ?? ''}` : parts.join(' and ');
  if (text.split(' ').length < 5 || (neutral && text.startsWith('Has'))) return [];
  const own = neutral ? [] : material.of('authorship').map(({ id }) => id);
  return [{ aspect: 'delivery', text, evidence: [...evidence, ...own], score: 5 + parts.length / 2 }];
}

/** How much of the history is the user's, in numbers. */
function share(material: Material): Candidate[] {
  const { mine, total, authorship } = material;
  const proof = material.of('authorship')[0];
  if (!proof || authorship === 'unknown' || authorship === 'none' || mine < 5) return [];
  const period = material.of('period')[0];
  const [first, last] = [period?.data?.first, period?.data?.last].map((month) =>
    typeof month === 'string' ? monthName(month) : '',
  );
  const when =
    period && first && last ? (first === last ? ` in ${first}` : ` between ${first} and ${last}`) : '';
  const count = mine.toLocaleString('en-US');
  const text =
    mine === total
      ? `Wrote all ${count} commits${when}${first === last ? '' : ', from the first to the latest'}`
      : `${authorship === 'sole' || authorship === 'main' ? 'Wrote' : 'Contributed'} ${count} of ${total.toLocaleString('en-US')} commits${when}`;
  return [
    {
      aspect: 'share',
      text: mine === total ? text.replace(', from the first to the latest', '') : text,
      evidence: [proof.id, ...(period && when !== '' ? [period.id] : [])],
      score: authorship === 'sole' ? 3.5 : authorship === 'main' ? 4.5 : 8,
    },
  ];
}

function monthName(month: string): string {
  const [year, number] = month.split('-');
  const name = [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ][Number(number) - 1];
  return name === undefined ? (year ?? '') : `${name} ${year ?? ''}`;
}

/** As many parts as fit into so many words, at most four. */
function fit<T extends { text: string }>(parts: T[], words: number): T[] {
  const chosen: T[] = [];
  for (const part of parts) {
    if (chosen.length === 4) break;
    if (wordsOf([...chosen, part]) <= words) chosen.push(part);
  }
  return chosen;
}

const wordsOf = (parts: readonly { text: string }[]): number =>
  parts.reduce((sum, { text }) => sum + text.split(' ').length, 0);

function clipLine(line: string, limit: number): string {
  if (line.length <= limit) return line;
  let words = line.split(' ').length;
  while (words > 3 && clip(line, words).length > limit) words--;
  return clip(line, words);
}
