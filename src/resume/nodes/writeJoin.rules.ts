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
const TOGETHER = { en: 16, zh: 40 } as const;

/** Puts methods and results to the deed that was told right before them; a result told first, to the one right behind. */
export function deedsOf(parts: readonly Part[], language: Language): Deed[] {
  const deeds: Deed[] = [];
  let waiting: Part[] = [];
  for (const part of parts) {
    const last = deeds.at(-1);
    const before = last?.parts.at(-1);
    if (part.kind === 'deed') {
      const first = waiting.filter((one) => one.id === part.id && part.sentence - one.sentence <= 1);
      if (last && before && waiting.length === 0 && joins(last, before, part, language))
        last.parts.push(part);
      else deeds.push({ language, parts: [part, ...first] });
      waiting = [];
    } else if (last && before && waiting.length === 0 && belongs(deeds, last, before, part))
      last.parts.push(part);
    else if (part.kind === 'result' && standsAlone(part.text)) waiting.push(part);
  }
  const alone = waiting
    .filter(({ text }) => /\d/.test(text))
    .map((part): Deed => ({ language, parts: [part] }));
  return substantial([...deeds, ...alone]);
}

/** Whether a method or a result can only be meant for the last deed, and there is room for it. */
function belongs(deeds: readonly Deed[], last: Deed, before: Part, part: Part): boolean {
  if (part.sentence - before.sentence > 1) return false;
  if (
    part.id !== before.id &&
    deeds.filter(({ parts }) => parts.some(({ id }) => id === before.id)).length > 1
  )
    return false;
  return (
    lengthOf(textOf({ ...last, parts: [...last.parts, part] }), last.language) <= LONGEST[last.language] + 6
  );
}

const WEAK =
  /^(?:worked (?:on|with|in)|responsible for|in charge of|part of|took part in|helped (?:out )?with|负责|参与|协助|配合|做)/i;

/** Without duties that say nothing beside the deeds of the same statement. */
function substantial(deeds: readonly Deed[]): Deed[] {
  const plain = (deed: Deed): boolean => {
    const text = textOf(deed);
    return (
      deed.parts.length === 1 && WEAK.test(text) && !/\d/.test(text) && findTechnologies(text).length === 0
    );
  };
  return deeds.filter((deed) => {
    const id = deed.parts[0]?.id;
    return (
      !plain(deed) || !deeds.some((other) => other !== deed && !plain(other) && other.parts[0]?.id === id)
    );
  });
}

function standsAlone(text: string): boolean {
  return !/^(?:it|they|this|that|from|down|up|so that|saving|cutting|bringing|它|从)\b/i.test(text);
}

/** Short deeds of one sentence stand together, and what refers to a deed stands with it. */
function joins(last: Deed, before: Part, part: Part, language: Language): boolean {
  const joined = lengthOf(textOf(last), language) + lengthOf(part.text, language) + 1;
  const refers =
    language === 'en'
      ? /^(?:\w+ (?:it|them|that|this)\b|found .*\bof them\b)/i.test(part.text)
      : /上去|下来|出来|^[^，]{0,4}(?:它|这个|进去)/u.test(part.text);
  if (refers && part.sentence - before.sentence <= 1) return joined <= LONGEST[language] + 4;
  if (part.sentence !== before.sentence || before.kind !== 'deed' || joined > TOGETHER[language])
    return false;
  return language === 'zh' || (!/\d\d|\d%/.test(part.text) && !WEAK.test(last.parts[0]?.text ?? ''));
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
      text += `${parts[at + 1]?.kind === 'deed' || part[use].includes(' and ') ? ',' : ' and'} ${part[use]}`;
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
  add(parts.slice(0, -1), 'text');
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
