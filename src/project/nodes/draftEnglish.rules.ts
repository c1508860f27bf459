import type { Evidence } from '../../protocol/cards';
import { clip, gerundPhrase, listEnglish, upper, withArticle } from '../../text/englishPhrases';
import { describe } from '../../text/englishDescription';
import type { Description } from '../../text/englishDescription';
import { featurePhrase } from '../../text/englishFeature';
import { THING } from '../../text/englishWords';
import { readsBroken } from '../../text/sanity';
import { describeChinese } from '../../text/chinesePhrases';
import { translateHead } from '../../text/headTerms';
import { findTechnologies } from '../../text/technologies';
import { languageOf } from '../../text/language';
import { changesEnglish } from './changesEnglish.rules';
import { deliveryEnglish, shareEnglish } from './deliveryEnglish.rules';
import { numberSentence } from './numbersEnglish.rules';
import type { Candidate } from './candidate.rules';
import { numbersTranslated } from './numbersTranslated.rules';
import { builtWith, translatedFeatures } from './material.rules';
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
  const all = [
    ...what(material, description),
    ...numbers(material, description),
    ...features(material),
    ...changesEnglish(material),
    ...deliveryEnglish(material),
    ...shareEnglish(material),
    ...translated(material),
    ...numbersTranslated(material, 'en'),
  ];
  // No two bullets begin alike.
  const begun = all.some(({ aspect, text }) => aspect === 'change' && text.startsWith('Implemented '));
  const sound = all.filter(({ text }) => !readsBroken(text));
  return sound.map((one) =>
    begun && one.aspect === 'feature'
      ? { ...one, text: one.text.replace(/^Implemented /, 'Delivered ') }
      : one,
  );
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
    .filter(({ dev, kind }) => !dev && !['tool', 'testing', 'infra', 'unknown', 'language'].includes(kind))
    .slice(0, 3);
  const using = libraries.length > 0 ? ` with ${listEnglish(libraries.map(({ name }) => name))}` : '';
  const head = foreignHead(material)?.head ?? CATEGORY[material.kind];
  // "C++ project" where nothing tells more.
  if (head === 'project' && using === '') return upper(`${languages[0]?.name ?? ''} project`.trim());
  return `${upper(head)}${language}${using}`;
}

/** What a Chinese README says the project is, by its usual English name. */
function foreignHead(material: Material): { head: string; evidence: string } | null {
  for (const { id, text } of material.of('description')) {
    const head = languageOf(text) === 'zh' ? describeChinese(text, material.name)?.short : undefined;
    const translated = head === undefined ? null : translateHead(head, 'en');
    if (translated !== null) return { head: translated, evidence: id };
  }
  return null;
}

/** The kind of thing, or its name where that is all there is. */
function category({ kind, name }: Material): string {
  return kind === 'project' ? name : withArticle(CATEGORY[kind]);
}

/** What was built with what. */
function what(material: Material, description: (Description & { evidence: string }) | null): Candidate[] {
  const { languages, authorship } = material;
  const foreign = description ? null : foreignHead(material);
  const named = description?.short ?? (foreign ? withArticle(foreign.head) : category(material));
  const mentioned = new Set(findTechnologies(named).map(({ id }) => id));
  const mains = languages
    .filter(({ share, id }, index) => (index === 0 || share >= 25) && !mentioned.has(id))
    .slice(0, 2);
  for (const { id } of mains) mentioned.add(id);
  const used = builtWith(material, mentioned, description?.head ?? foreign?.head);
  if (!description && mains.length === 0 && used.length === 0) return [];
  // "in Ruby with Ruby on Rails" says it twice.
  const spoken = mains.filter(({ name }) => !used.some((item) => item.name.startsWith(`${name} `)));
  const inLanguages = spoken.length > 0 ? ` in ${listEnglish(spoken.map(({ name }) => name))}` : '';
  const clause = description?.clause === undefined ? '' : ` ${description.clause}`;
  const libraries = listEnglish(used.map(({ name }) => name));
  // "in Rust with Serde that slices", "in Rust for slicing CSV files, using Serde".
  const withStack =
    used.length === 0
      ? clause
      : / for /.test(` ${clause.split(' ')[1] ?? ''} `)
        ? `${clause}, using ${libraries}`
        : ` with ${libraries}${clause}`;
  const evidence = [
    ...[description, foreign].flatMap((source) => (source ? [source.evidence] : [])),
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
    const head = description?.head ?? '';
    const text = numberSentence(item.text, {
      name: material.name,
      // What acts is a thing: "the alerts" import nothing.
      head: THING.test(head.split(' ').at(-1) ?? '') ? head : CATEGORY[material.kind],
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
  const described = material
    .of('description')
    .filter(({ text }) => /^(?:you|users?|people) can /i.test(text));
  for (const item of [...material.of('feature'), ...described]) {
    if (languageOf(item.text) === 'zh') continue;
    const phrase = readFeature(item, material.name);
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

/** Features of a Chinese README that have a usual English name. */
function translated(material: Material): Candidate[] {
  const found = translatedFeatures(material, 'en');
  const verb = found.own ? 'Implemented' : DID[material.authorship]?.noun;
  if (found.names.length < 2 || verb === undefined) return [];
  const proof =
    material.authorship === 'unknown' || found.own ? [] : material.of('authorship').map(({ id }) => id);
  const text = `${verb} ${listEnglish(found.names)}`;
  return [{ aspect: 'feature', text, evidence: [...found.evidence, ...proof], score: 6.5 }];
}

function readFeature(item: Evidence, name: string): ReturnType<typeof featurePhrase> {
  const lead = typeof item.data?.name === 'string' ? item.data.name : '';
  const whole = featurePhrase(item.text, name);
  const named = lead === '' ? null : featurePhrase(lead, name);
  // A bold lead of two words or more names the feature; "Fast" alone does not.
  if (named && lead.split(' ').length >= 2) return named;
  return whole ?? named;
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
