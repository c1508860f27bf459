import { countHan } from './characters';
import { memo } from './memo';

/** Languages that a text may be written in; `mixed`: neither clearly prevails. */
export type TextLanguage = 'en' | 'zh' | 'mixed';

/** What says nothing about the language of prose: fenced and inline code, links, HTML, e-mail addresses, paths. */
const NOT_PROSE =
  /```[\s\S]*?(?:```|$)|~~~[\s\S]*?(?:~~~|$)|`[^`\n]*`|<[^>\n]{1,300}>|https?:\/\/[^\s)\]）】]+|(?<![\w.+-])[\w.+-]{1,64}@[\w-]+(?:\.[\w-]+)+|(?<![\w./-])(?:[\w.-]+\/){2,}[\w.-]*/g;
const WORD = /[A-Za-z][A-Za-z'’-]*/g;

/**
 * The language of a text by the ratio of Han characters to Latin words: a Chinese sentence full of English names
 * ("用 Go 和 Redis 实现限流") is Chinese, an English one that quotes a Chinese name is English. `null`: no prose.
 */
export const languageOf = memo(readLanguage);

function readLanguage(text: string): TextLanguage | null {
  const prose = text.replace(NOT_PROSE, ' ');
  const han = countHan(prose);
  const words = prose.match(WORD)?.length ?? 0;
  if (han + words === 0) return null;
  // A Chinese word has about one and a half characters.
  const share = han / 1.5 / (han / 1.5 + words);
  if (share >= 0.4) return 'zh';
  return share <= 0.15 ? 'en' : 'mixed';
}

/**
 * The language that a user speaks, by one message: Chinese characters tell at once, English takes a few words ("ok" and
 * names are written by anybody). `null`: it can't be told.
 */
export function spokenLanguage(message: string): 'en' | 'zh' | null {
  const language = languageOf(message);
  if (language === 'zh') return 'zh';
  return language === 'en' && (message.match(WORD)?.length ?? 0) >= 3 ? 'en' : null;
}

/** Where a sentence ends: a stop of either script, or the end of the line. A point inside a number or name is none. */
const SENTENCE_END = /[。！？；!?;\n\r]|\.(?=\s|$)/g;

/**
 * The language of a span `[start, end)`: of the sentence that it stands in, where that has enough prose to tell, else of
 * the whole text. "支持 a Redis cluster" is Chinese although the span itself is English.
 */
export function languageAt(text: string, [start, end]: readonly [number, number]): TextLanguage | null {
  let from = 0;
  let to = text.length;
  for (const match of text.matchAll(SENTENCE_END)) {
    const after = match.index + match[0].length;
    if (after <= start) from = after;
    else if (match.index >= end) {
      to = match.index;
      break;
    }
  }
  const sentence = text.slice(from, to);
  const prose = sentence.replace(NOT_PROSE, ' ');
  const enough = countHan(prose) >= 2 || (prose.match(WORD)?.length ?? 0) >= 3;
  return (enough ? languageOf(sentence) : null) ?? languageOf(text);
}
