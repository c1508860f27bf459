import { isDigit } from './characters';
import { lemmaOf } from './englishLemma';
import { hanWords } from './glossary';
import { findTechnologies } from './technologies';
import { memo } from './memo';

/** What a token is: an English word, a Chinese word or bigram, a technology taken whole, or a number. */
export type TokenKind = 'word' | 'han' | 'technology' | 'number';

/** A token of mixed text. `span` is `[start, end)` in UTF-16 units; tokens of one unknown Han run overlap (bigrams). */
export interface Token {
  span: [number, number];
  surface: string;
  /** For comparing: the id of a technology, the lemma of a word, the digits of a number without thousands separators. */
  norm: string;
  kind: TokenKind;
}

/** English words that carry no content. Negations stay: they turn a claim around. */
const STOP_WORDS = new Set(
  `a an the and or but if then than so as at by for from in into of off on onto out over per to up via with within
  about across after again against all also am any are be been before being between both can could did do does doing
  down during each few further had has have having he her here hers herself him himself his how i it its itself just
  me more most my myself now once only other our ours ourselves own same she should some such that their theirs them
  themselves there these they this those through too under until very was we were what when where which while who
  whom why will would you your yours yourself yourselves etc eg ie us may might must shall that's it's i'm we're`
    .split(/\s+/)
    .filter((word) => word !== ''),
);
/** Chinese function words; single characters are dropped only where they stand between known words. */
const STOP_HAN = new Set(
  '的|了|在|和|与|及|或|是|把|被|对|从|到|向|由|于|以|将|为|其|之|并|也|都|就|而|但|等|着|过|地|得|我|你|他|她|它|们|这|那|个|一|上|下|中|里|后|前|每|各|还|又|再|让|使|给|用|有|以及|并且|而且|但是|因为|所以|如果|我们|他们|你们|自己的|这个|那个|一个|一些|其中|以上|以下|之间|之后|之前|通过|关于|对于|由于|进行|相关|等等|同时'.split(
    '|',
  ),
);
const LATIN = /[A-Za-z][A-Za-z0-9]*(?:['’][a-z]+)?|\d[\d,]*(?:\.\d+)?/g;
const NOT_LATIN_OR_HAN = /[^\p{Script=Han}]/u;

/**
 * The tokens of a text in English, Chinese or both, in order. Technologies are taken whole (`c++`, `ci/cd`); English
 * words get their lemma; Chinese is cut by the words of the glossary, and what it does not know becomes bigrams. Stop
 * words are left out.
 */
export const tokensOf = memo(readTokens);

function readTokens(text: string): readonly Token[] {
  const tokens: Token[] = [];
  let at = 0;
  for (const { span, id } of findTechnologies(text)) {
    if (span[0] < at) continue;
    plainTokens(text, at, span[0], tokens);
    tokens.push({ span, surface: text.slice(...span), norm: id, kind: 'technology' });
    at = span[1];
  }
  plainTokens(text, at, text.length, tokens);
  return tokens;
}

function plainTokens(text: string, from: number, to: number, into: Token[]): void {
  const part = text.slice(from, to);
  const found: Token[] = [];
  const add = (start: number, end: number, norm: string, kind: TokenKind): void => {
    found.push({ span: [from + start, from + end], surface: part.slice(start, end), norm, kind });
  };
  for (const match of part.matchAll(LATIN)) {
    const word = match[0];
    if (isDigit(word.charCodeAt(0))) {
      add(match.index, match.index + word.length, word.replaceAll(',', ''), 'number');
    } else if (!STOP_WORDS.has(word.toLowerCase())) {
      add(match.index, match.index + word.length, lemmaOf(word), 'word');
    }
  }
  for (const { span, known, silent } of hanWords(part)) {
    const [start, end] = span;
    if (silent) continue;
    if (known) {
      add(start, end, part.slice(start, end), 'han');
      continue;
    }
    for (const [first, last] of contentRuns(part, start, end)) {
      // A lone character says too little to be half of a bigram, but it is all there is.
      if (last - first === 1) add(first, last, part.slice(first, last), 'han');
      for (let i = first; i + 2 <= last; i++) add(i, i + 2, part.slice(i, i + 2), 'han');
    }
  }
  into.push(...found.sort((a, b) => a.span[0] - b.span[0] || a.span[1] - b.span[1]));
}

/** A run of unknown characters without the function words in it: two-character ones first. */
function contentRuns(text: string, from: number, to: number): [number, number][] {
  const runs: [number, number][] = [];
  let start = from;
  const close = (end: number): void => {
    if (end > start) runs.push([start, end]);
  };
  for (let i = from; i < to;) {
    const length = [3, 2, 1].find((n) => i + n <= to && STOP_HAN.has(text.slice(i, i + n)));
    if (length === undefined) {
      i += 1;
      continue;
    }
    close(i);
    i += length;
    start = i;
  }
  close(to);
  return runs.filter(([a, b]) => !NOT_LATIN_OR_HAN.test(text.slice(a, b)));
}
