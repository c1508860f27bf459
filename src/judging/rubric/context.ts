import { countHan } from '../../text/characters';
import { findDates } from '../../text/dates';
import type { PartialDate } from '../../text/dates';
import { languageOf } from '../../text/language';
import { findQuantities } from '../../text/numbers';
import type { Quantity } from '../../text/quantity';
import { findTechnologies } from '../../text/technologies';
import type { EntryText } from '../resumeText';
import { plainText } from './document/passages';
import { readTexts, summaryPath, writtenSpan } from './reading';
import type { Reading } from './reading';
import type { JudgeContext, JudgedBullet, JudgedEntry } from './rule';
import type { RubricInput } from './rubric';
import { faultsIn } from './words/faults';
import { findMisspellings } from './words/misspellings';
import { findOpener } from './words/openers';
import { findProducts } from './words/products';
import { classifyQuantity } from './words/measures';
import { contentWithout, measuredThings } from './words/specifics';

const PRESENT = /^\s*(?:present|now|today|ongoing|current(?:ly)?|to date|至今|今|现在|目前|在职|在读)\s*$/i;

/** Content words that a thing counts for whose value is measured. */
const MEASURED_THING = 1.25;

/** Reads what all rules need, once. */
export function readContext(input: RubricInput): JudgeContext {
  const { resume, readings } = readTexts(input.resume);
  const entries = resume.entries.map(readEntry);
  const bullets = distinct(doneBullets(entries));
  const { label, summary } = resume.basics;
  const text = [label, summary, ...bullets.map((bullet) => bullet.text)].join('\n');
  return {
    ...input,
    resume,
    written: input.resume,
    readings,
    entries,
    bullets,
    language: languageOf(text) === 'en' ? 'en' : languageOf(text) === null ? 'en' : 'zh',
  };
}

/** The same for rules over how the document is written: all texts, bullets and spans as they stand there. */
export function asWritten(context: JudgeContext): JudgeContext {
  const { readings, written } = context;
  const entries = context.entries.map((judged, at): JudgedEntry => {
    const bullets = judged.bullets.map((bullet) => writtenBullet(bullet, readings.get(bullet.path)));
    return { ...judged, entry: written.entries[at] ?? judged.entry, bullets };
  });
  return { ...context, resume: written, entries, bullets: doneBullets(entries) };
}

function writtenBullet(bullet: JudgedBullet, reading: Reading | undefined): JudgedBullet {
  if (!reading) return bullet;
  const placed = <T extends { span: [number, number] }>(one: T): T => ({
    ...one,
    span: writtenSpan(reading, one.span),
  });
  return {
    ...bullet,
    text: reading.written,
    quantities: bullet.quantities.map(placed),
    technologies: bullet.technologies.map(placed),
    products: bullet.products.map(placed),
    opener: bullet.opener && placed(bullet.opener),
    weak: bullet.weak && placed(bullet.weak),
    misspellings: bullet.misspellings.map(placed),
    passive: bullet.passive && placed(bullet.passive),
    cliches: bullet.cliches.map(placed),
    unsaid: bullet.unsaid.map(placed),
    spoken: bullet.spoken.map(placed),
    fillers: bullet.fillers.map(placed),
    vague: bullet.vague.map(placed),
  };
}

/** Bullets that say the same are one: who copies a line has not done more. */
function distinct(bullets: readonly JudgedBullet[]): JudgedBullet[] {
  const byText = new Map<string, JudgedBullet[]>();
  for (const bullet of bullets) {
    const key = plainText(bullet.text);
    const same = byText.get(key);
    if (same) same.push(bullet);
    else byText.set(key, [bullet]);
  }
  return [...byText.values()].flatMap(([first, ...others]) => {
    if (!first || others.length === 0) return first ?? [];
    return { ...first, copies: others.map(({ path }) => path) };
  });
}

function doneBullets(entries: readonly JudgedEntry[]): JudgedBullet[] {
  return entries.filter(({ entry }) => entry.section !== 'education').flatMap((entry) => entry.bullets);
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
    bullets.push({ path: summaryPath(entry), text: entry.summary });
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
  const words = faultsIn(text, language);
  const products = findProducts(text, language, technologies, misspellings, opener?.span[0] ?? 0);
  const quantities = findQuantities(text);
  const verb = opener && opener.form !== 'han' ? [opener] : [];
  return {
    path,
    text,
    entry,
    copies: [],
    language,
    length: lengthOf(text, language),
    content:
      contentWithout(text, [...verb, ...words.empty, ...quantities], products) +
      (isMeasured(quantities, text) ? MEASURED_THING * Math.min(2, measuredThings(text)) : 0),
    quantities,
    technologies,
    products,
    misspellings,
    opener,
    ...words.faults,
  };
}

/** Whether one of the numbers is a result. */
function isMeasured(quantities: readonly Quantity[], text: string): boolean {
  return quantities.some((quantity) => {
    const measure = classifyQuantity(quantity, text);
    return measure === 'baseline' || measure === 'change';
  });
}

/** How long a text reads: words; Chinese in characters, where a Latin word or a number counts as two. */
export function lengthOf(text: string, language: 'en' | 'zh'): number {
  const han = countHan(text);
  const words = text.match(/[\p{Script=Latin}\d]+(?:['’.+#/-][\p{Script=Latin}\d]+)*/gu)?.length ?? 0;
  return language === 'zh' ? han + 2 * words : words + Math.round(han / 2);
}

function dateOf(text: string): PartialDate | null {
  return findDates(text)[0]?.from ?? null;
}
