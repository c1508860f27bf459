import type { Language } from '../../protocol/cards';

const CHINESE =
  /\b(?:in|into|to)\s+(?:simplified\s+)?chinese\b|^(?:simplified\s+)?chinese(?:\s+(?:please|version))?\W*$|(?:用|换成|改成|改为|写成|翻译?成|要)\s*(?:简体)?中文|中文版|^\s*中文\W*$/iu;
const ENGLISH =
  /\b(?:in|into|to)\s+english\b|^english(?:\s+(?:please|version))?\W*$|(?:用|换成|改成|改为|写成|翻译?成|要)\s*(?:英文|英语)|英文版|^\s*英[文语]\W*$/iu;
const NEGATED = /\b(?:not|never|don['’]?t|do not)\b|不要|别|不用/iu;

/** The language that a wish asks the entry to be written in, if any. */
export function languageWish(text: string): Language | null {
  if (NEGATED.test(text)) return null;
  if (CHINESE.test(text)) return 'zh';
  return ENGLISH.test(text) ? 'en' : null;
}
