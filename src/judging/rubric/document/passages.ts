import { memo } from '../../../text/memo';
import type { TechnologyMention } from '../../../text/technologies';
import { summaryPath } from '../reading';
import type { JudgeContext } from '../rule';
import { markLength } from './listMark';

/** A piece of the resume's own prose with where it stands. */
export interface Passage {
  path: string;
  text: string;
  /** {@link maskProse} of it: spans hold in both, and no rule about prose touches list marks, addresses, paths, code. */
  prose: string;
  kind: 'bullet' | 'summary' | 'keyword';
  language: 'en' | 'zh';
  /** Of a bullet; other passages are read where they are needed. */
  technologies?: readonly TechnologyMention[];
}

/** Stands for a character that is no prose: no letter, no space, no mark. */
export const FILLER = '\uFFFC';
/** A Chinese character, as part of a character class. */
export const HAN = '\\u3400-\\u4dbf\\u4e00-\\u9fff\\uf900-\\ufaff';
const HAN_CHARACTER = new RegExp(`[${HAN}]`);

// The look-behinds let each token be tried once, from its beginning: linear time.
const NOT_PROSE =
  /`[^`\n]*`|\b(?:https?|ftp):\/\/[!-~]+|\bwww\.[!-~]+|(?<![\w.+-])[\w.+-]{1,64}@[\w-]+(?:\.[\w-]+)+|(?<![\w/.-])(?:[\w.-]*\/){2,}[\w.-]*/g;

/** The text, as long as before, with what is no prose filled up and wide letters and digits (ＡＰＩ１２) as narrow ones. */
function maskProse(text: string): string {
  return text
    .replace(/[Ａ-Ｚａ-ｚ０-９]/g, (wide) => wide.normalize('NFKC'))
    .replace(NOT_PROSE, (found) => {
      // The mark behind an address belongs to the sentence.
      const mark = /^(?:https?|ftp|www)/.test(found) ? (/[.,;:!?)]+$/.exec(found)?.[0] ?? '') : '';
      return FILLER.repeat(found.length - mark.length) + mark;
    });
}

/** Whether the character is a Chinese one. */
export function isHan(character: string): boolean {
  return HAN_CHARACTER.test(character);
}

/** Whether the text has Chinese characters. */
export function hasHan(text: string): boolean {
  return HAN_CHARACTER.test(text);
}

/** Every rule reads the same passages of one judgement. */
const PASSAGES = new WeakMap<JudgeContext, Passage[]>();
const SIZES = new WeakMap<JudgeContext, number>();

/** Bullets and summaries; with `keywords` also the skills lists, in the order of the document. */
export function passagesOf(context: JudgeContext, keywords = false): readonly Passage[] {
  const all = PASSAGES.get(context) ?? readPassages(context);
  PASSAGES.set(context, all);
  return keywords ? all : all.filter(({ kind }) => kind !== 'keyword');
}

function readPassages(context: JudgeContext): Passage[] {
  const passages: Passage[] = [];
  const add = (kind: Passage['kind'], path: string, text: string): void => {
    if (text.trim() === '') return;
    passages.push({ kind, path, text, prose: maskProse(text), language: hasHan(text) ? 'zh' : 'en' });
  };
  add('summary', 'basics.summary', context.resume.basics.summary);
  for (const { entry, bullets } of context.entries) {
    const path = summaryPath(entry);
    // Where an entry has no bullets, its summary already stands among them.
    if (!bullets.some((bullet) => bullet.path === path)) add('summary', path, entry.summary);
    for (const { path, text, language, technologies } of bullets) {
      const mark = markLength(text);
      const prose = FILLER.repeat(mark) + maskProse(text.slice(mark));
      passages.push({ kind: 'bullet', path, text, prose, language, technologies });
    }
    entry.keywords.forEach((text, at) => add('keyword', `${entry.path}.keywords[${at}]`, text));
  }
  for (const skill of context.resume.skills) {
    skill.keywords.forEach((text, at) => add('keyword', `${skill.path}.keywords[${at}]`, text));
  }
  return passages;
}

/** How much there is to read: bullets and summaries, equal ones counted once. At least 1. */
export function sizeOf(context: JudgeContext): number {
  const size = SIZES.get(context) ?? countDistinct(passagesOf(context));
  SIZES.set(context, size);
  return size;
}

/** Passages, equal ones counted once, so that taking a copy out makes no other fault weigh more. At least 1. */
export function countDistinct(passages: readonly Passage[]): number {
  return Math.max(1, new Set(passages.map(({ text }) => plainText(text))).size);
}

/** A text without case, blanks and marks: what two copies of a bullet have in common. */
export const plainText = memo((text) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s.,;:!?。，；：！？、•·*-]+/g, ''),
);

/** Only the bullets. */
export function bulletsOf(context: JudgeContext): Passage[] {
  return passagesOf(context).filter(({ kind }) => kind === 'bullet');
}

/** Whether a text is written in capitals throughout: two words of them or more, and no small letter. */
export function shouts(prose: string): boolean {
  if (/[a-z]/.test(prose)) return false;
  return prose.split(/\s+/).filter((word) => /[A-Z]{2}/.test(word)).length >= 2;
}
