import type { Language } from '../../protocol/cards';
import { findQuantities } from '../../text/numbers';
import { findTechnologies } from '../../text/technologies';
import { capital } from './writeEnglish.rules';
import type { Part } from './writeTold.rules';

/** A deed with what was told beside it: its method and its results. */
export interface Deed {
  language: Language;
  parts: Part[];
}

/** A bullet as it could be worded; the next candidate claims no more than the one before. */
export interface Wordings {
  evidence: string[];
  candidates: { text: string; evidence: string[] }[];
  /** How concrete it is. */
  worth: number;
}

/** Bullets read best up to this length: words, or characters of Chinese. */
const LONGEST = { en: 30, zh: 60 } as const;
/** Short deeds of one sentence stand together up to this length. */
const TOGETHER = { en: 16, zh: 26 } as const;

/** Puts methods and results to the deed that was told right before them. */
export function deedsOf(parts: readonly Part[], language: Language): Deed[] {
  const deeds: Deed[] = [];
  for (const part of parts) {
    const last = deeds.at(-1);
    const before = last?.parts.at(-1);
    const near = before !== undefined && part.sentence - before.sentence <= 1;
    const sole =
      last !== undefined &&
      (part.id === before?.id ||
        deeds.filter(({ parts: own }) => own.some(({ id }) => id === before?.id)).length === 1);
    if (part.kind === 'deed') {
      if (
        last &&
        before?.kind === 'deed' &&
        part.sentence === before.sentence &&
        joinsShort(last, part, language)
      )
        last.parts.push(part);
      else deeds.push({ language, parts: [part] });
    } else if (
      last &&
      near &&
      sole &&
      lengthOf(textOf({ language, parts: [...last.parts, part] }), language) <= LONGEST[language] + 4
    )
      last.parts.push(part);
    else if (part.kind === 'result' && /\d/.test(part.text) && standsAlone(part.text))
      deeds.push({ language, parts: [part] });
  }
  return deeds.filter(({ parts: own }) => own.length > 1 || standsAlone(own[0]?.text ?? ''));
}

function standsAlone(text: string): boolean {
  return !/^(?:it|they|this|that|from|down|up|so that|saving|cutting|bringing|它|从)\b/i.test(text);
}

function joinsShort(deed: Deed, part: Part, language: Language): boolean {
  const joined = lengthOf(textOf(deed), language) + lengthOf(part.text, language) + 1;
  return (
    joined <= TOGETHER[language] && deed.parts.every(({ kind }) => kind === 'deed') && !/\d/.test(part.text)
  );
}

/** Words, or characters of Chinese; a Latin word or a number among them counts as two. */
export function lengthOf(text: string, language: Language): number {
  if (language === 'en') return text.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length;
  return (text.match(/\p{Script=Han}/gu)?.length ?? 0) + 2 * (text.match(/[A-Za-z0-9.%+#-]+/g)?.length ?? 0);
}

/** One sentence of the parts of a deed. */
function textOf({ language, parts }: Deed, use: 'text' | 'plain' = 'text'): string {
  let text = '';
  for (const [at, part] of parts.entries()) {
    if (at === 0) text = part[use];
    else if (language === 'en' && part.kind === 'deed')
      text += `${at === parts.length - 1 ? ' and' : ','} ${part[use]}`;
    else text += joinOf(part, text) + part[use];
  }
  return language === 'en' ? capital(text) : text;
}

/** One semicolon is enough; what follows it goes on with a comma. */
function joinOf(part: Part, before: string): string {
  return part.join === '; ' && before.includes('; ') ? ', and ' : part.join;
}

/** What a deed can be worded as, the best first. */
export function wordingsOf(deed: Deed): Wordings {
  const { parts } = deed;
  const candidates: { text: string; evidence: string[] }[] = [];
  const add = (some: readonly Part[], use: 'text' | 'plain'): void => {
    if (some.length === 0) return;
    const text = textOf({ ...deed, parts: [...some] }, use);
    if (!candidates.some((one) => one.text === text))
      candidates.push({ text, evidence: [...new Set(some.map(({ id }) => id))] });
  };
  const [first] = parts;
  add(parts, 'text');
  add(
    parts.filter(({ kind }) => kind !== 'method'),
    'text',
  );
  add(
    parts.filter(({ kind }, at) => at === 0 || kind === 'deed'),
    'text',
  );
  if (first) add([first], 'text');
  add(parts, 'plain');
  if (first) add([first], 'plain');
  return {
    candidates,
    evidence: [...new Set(parts.map(({ id }) => id))],
    worth: worthOf(textOf(deed), parts, deed.language),
  };
}

function worthOf(text: string, parts: readonly Part[], language: Language): number {
  const numbers = findQuantities(text);
  const length = lengthOf(text, language);
  return (
    (numbers.some(({ part }) => part === 'from' || part === 'to') ? 4 : 0) +
    (numbers.some(({ change, reached }) => change !== undefined || reached === true) ? 2 : 0) +
    Math.min(2, numbers.length) +
    (parts.some(({ kind }) => kind === 'result') ? 1 : 0) +
    Math.min(2, findTechnologies(text).length) +
    (length < (language === 'en' ? 5 : 8) ? -1 : 0) +
    (parts[0]?.kind === 'result' ? -2 : 0) +
    (/^(?:helped|took part|responsible|learned|assisted|worked|参与|协助|配合|负责)/i.test(text) ? -1 : 0)
  );
}
