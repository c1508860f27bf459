import type { Language } from '../../protocol/cards';

const CHINESE =
  /\b(?:in|into|to)\s+(?:simplified\s+)?chinese\b|(?:用|换成|改成|改为|写成|翻译?成|要)\s*(?:简体)?中文|中文版/iu;
const ENGLISH = /\b(?:in|into|to)\s+english\b|(?:用|换成|改成|改为|写成|翻译?成|要)\s*(?:英文|英语)|英文版/iu;

/** The language that a wish asks the entry to be written in, if any. */
export function languageWish(text: string): Language | null {
  if (CHINESE.test(text)) return 'zh';
  return ENGLISH.test(text) ? 'en' : null;
}
