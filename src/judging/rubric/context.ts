import { findDates } from '../../text/dates';
import type { PartialDate } from '../../text/dates';
import { languageOf } from '../../text/language';
import { findQuantities } from '../../text/numbers';
import { findTechnologies } from '../../text/technologies';
import type { EntryText } from '../resumeText';
import type { JudgeContext, JudgedBullet, JudgedEntry } from './rule';
import type { RubricInput } from './rubric';
import { findCliches } from './words/cliches';
import { findMisspellings } from './words/misspellings';
import { findOpener } from './words/openers';
import { findProducts } from './words/products';
import { contentWithout } from './words/specifics';
import { findVagueWords } from './words/vague';
import { findWeakPhrase } from './words/weakPhrases';

const PRESENT = /^\s*(?:present|now|today|ongoing|current(?:ly)?|to date|至今|今|现在|目前|在职|在读)\s*$/i;

/** Reads what all rules need, once. */
export function readContext(input: RubricInput): JudgeContext {
  const entries = input.resume.entries.map(readEntry);
  const bullets = entries
    .filter(({ entry }) => entry.section !== 'education')
    .flatMap((entry) => entry.bullets);
  const { label, summary } = input.resume.basics;
  const text = [label, summary, ...bullets.map((bullet) => bullet.text)].join('\n');
  return {
    ...input,
    entries,
    bullets,
    language: languageOf(text) === 'en' ? 'en' : languageOf(text) === null ? 'en' : 'zh',
  };
}

function readEntry(entry: EntryText): JudgedEntry {
  return {
    entry,
    bullets: bulletsOf(entry),
    start: dateOf(entry.startDate),
    end: PRESENT.test(entry.endDate) ? 'present' : dateOf(entry.endDate),
  };
}

/** Highlights; where an entry has none, its summary stands for them. */
function bulletsOf(entry: EntryText): JudgedBullet[] {
  const bullets = entry.highlights.map((text, index) => ({
    path: `${entry.path}.highlights[${index}]`,
    text,
  }));
  if (bullets.every(({ text }) => text.trim() === '') && entry.summary.trim() !== '') {
    const key = entry.section === 'projects' ? 'description' : 'summary';
    bullets.push({ path: `${entry.path}.${key}`, text: entry.summary });
  }
  return bullets
    .filter(({ text }) => text.trim() !== '')
    .map((bullet) => judgedBullet(bullet.path, bullet.text, entry));
}

function judgedBullet(path: string, text: string, entry: EntryText): JudgedBullet {
  const found = languageOf(text);
  const language =
    found === 'zh' || (found === 'mixed' && !/^\s*[A-Za-z]+ [a-z]+ [a-z]/.test(text)) ? 'zh' : 'en';
  const technologies = findTechnologies(text);
  const opener = findOpener(text, language);
  const misspellings = findMisspellings(text, technologies);
  const cliches = findCliches(text);
  const vague = findVagueWords(text);
  const products = findProducts(text, language, technologies, misspellings, opener?.span[0] ?? 0);
  const quantities = findQuantities(text);
  const verb = opener && opener.form !== 'han' ? [opener] : [];
  return {
    path,
    text,
    entry,
    language,
    length: lengthOf(text, language),
    content: contentWithout(text, [...verb, ...cliches, ...vague, ...quantities], products),
    quantities,
    technologies,
    products,
    misspellings,
    opener,
    weak: findWeakPhrase(text, language),
    cliches,
    vague,
  };
}

/** How long a text reads: words; Chinese in characters, where a Latin word or a number counts as two. */
export function lengthOf(text: string, language: 'en' | 'zh'): number {
  const han = text.match(/\p{Script=Han}/gu)?.length ?? 0;
  const words = text.match(/[\p{Script=Latin}\d]+(?:['’.+#/-][\p{Script=Latin}\d]+)*/gu)?.length ?? 0;
  return language === 'zh' ? han + 2 * words : words + Math.round(han / 2);
}

function dateOf(text: string): PartialDate | null {
  return findDates(text)[0]?.from ?? null;
}
