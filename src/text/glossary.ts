import { hasHan } from './characters';
import { lemmaOf } from './englishLemma';
import { ACTION_ROWS } from './glossaryActions';
import { DOMAIN_ROWS } from './glossaryDomains';
import { FEATURE_ROWS } from './glossaryFeatures';
import { PEOPLE_ROWS } from './glossaryPeople';
import { RESULT_ROWS } from './glossaryResults';
import { SYSTEM_ROWS } from './glossarySystem';
import { VERB_ROWS } from './glossaryVerbs';
import { matchesOf } from './matches';
import { memo } from './memo';

/**
 * `[id, English, Chinese, broader]`: words and phrases of both languages that mean the same to those who describe
 * software, parted by `|`. English ones are matched by their lemmas. `broader`: ids of what each of its things also is
 * (a unit test is a test).
 */
export type GlossaryRow = readonly [string, string, string, string?];

/**
 * A concept that a text names, `span` in UTF-16 units. Concepts of one span are the readings of one word: 发布 is
 * `launch` and `publish`, and who compares two texts needs only one of them to agree.
 */
export interface Concept {
  id: string;
  span: [number, number];
}

/** A node of the tree of English phrases: the lemmas that go on, and what ends here. */
interface PhraseNode {
  next: Map<string, PhraseNode>;
  ids: string[];
}

interface Glossary {
  english: PhraseNode;
  chinese: Map<string, string[]>;
  /** Words of both scripts (AB测试), in lower case. */
  mixed: Map<string, string[]>;
  longestChinese: number;
  broader: Map<string, string[]>;
}

/** All rows. */
export const GLOSSARY: readonly GlossaryRow[] = [
  ...VERB_ROWS,
  ...FEATURE_ROWS,
  ...SYSTEM_ROWS,
  ...DOMAIN_ROWS,
  ...RESULT_ROWS,
  ...PEOPLE_ROWS,
  ...ACTION_ROWS,
];

/** Phrases that only look like concepts: "in order to" is no order. */
const SILENT_ENGLISH =
  'in order to|in order that|as well as|such as|so that|report to|reporting to|look forward to|in terms of|a lot of|kind of|sort of|of course|hard work|a number of|number of|part of|in addition|in place|take place|point of view|in general|in detail|on behalf of|as a result|make use of|at scale|by default|in particular|in fact|time to time|on time|up to date|state of the art|in the end|end of|right away|set of|make up|follow up|first of all|such that|in case|in case of|at the same time|on the other hand|on top of';
const SILENT_CHINESE =
  '为了|对于|关于|以及|通过|进行|相关|之间|由于|因此|其中|为主|情况下|方面|能够|可以|需要|已经|并且|而且|但是|因为|所以|如果|我们|他们|这个|那个|一个|一些|以上|以下|之后|之前|期间|同时|等等|作为|根据|按照|针对|对应|基本|以便|从而|使得|使其|让|或者|还是|不是|没有|有效|有关|各类|各种|多次|逐步|逐渐|起来|下来|出来|上去|过来|工作中|日常';

const WORD = /[A-Za-z][A-Za-z0-9]*(?:['’][a-z]+)?|[0-9]+[A-Za-z]+/g;
const HAN_RUN = /[\p{Script=Han}]+/gu;

let compiled: Glossary | undefined;

function glossary(): Glossary {
  compiled ??= compile(GLOSSARY);
  return compiled;
}

function compile(rows: readonly GlossaryRow[]): Glossary {
  const english: PhraseNode = { next: new Map(), ids: [] };
  const chinese = new Map<string, string[]>();
  const mixed = new Map<string, string[]>();
  const broader = new Map<string, string[]>();
  let longestChinese = 1;
  for (const [id, en, zh, above] of rows) {
    for (const phrase of en.split('|')) if (phrase !== '') plant(english, phrase, id);
    for (const word of zh.split('|')) {
      if (word === '') continue;
      if (!/\p{Script=Han}/u.test(word)) plant(english, word, id);
      else if (/^\p{Script=Han}+$/u.test(word)) {
        longestChinese = Math.max(longestChinese, word.length);
        put(chinese, word, id);
      } else put(mixed, word.toLowerCase(), id);
    }
    if (above !== undefined) broader.set(id, above.split('|'));
  }
  for (const phrase of SILENT_ENGLISH.split('|')) plant(english, phrase, SILENT);
  for (const word of SILENT_CHINESE.split('|')) if (!chinese.has(word)) chinese.set(word, []);
  return { english, chinese, mixed, longestChinese, broader };
}

/** The id of phrases that say nothing. */
const SILENT = '';

function put(words: Map<string, string[]>, word: string, id: string): void {
  const ids = words.get(word) ?? [];
  if (!ids.includes(id)) words.set(word, [...ids, id]);
}

function plant(root: PhraseNode, phrase: string, id: string): void {
  let node = root;
  for (const [word] of phrase.matchAll(WORD)) {
    const lemma = lemmaOf(word);
    let next = node.next.get(lemma);
    if (!next) {
      next = { next: new Map(), ids: [] };
      node.next.set(lemma, next);
    }
    node = next;
  }
  if (node !== root && !node.ids.includes(id)) node.ids.push(id);
}

/** Concepts that a text names in either language, in order; of overlapping ones the longest. */
export const conceptsOf = memo(readConcepts);

function readConcepts(text: string): readonly Concept[] {
  const mixed = mixedConcepts(text);
  const others = [...englishConcepts(text), ...chineseConcepts(text)].filter(
    ({ span }) => !mixed.some((one) => one.span[0] < span[1] && span[0] < one.span[1]),
  );
  return [...mixed, ...others].sort((a, b) => a.span[0] - b.span[0]);
}

/** What each thing of a concept also is, all the way up: `unit-test` → `test`. */
export function broaderConcepts(id: string): readonly string[] {
  const all = new Set<string>();
  const open = [id];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    for (const above of glossary().broader.get(next) ?? []) {
      if (all.has(above)) continue;
      all.add(above);
      open.push(above);
    }
  }
  return [...all];
}

function englishConcepts(text: string): Concept[] {
  const { english } = glossary();
  const words = matchesOf(WORD, text).map((match) => ({
    at: match.index,
    end: match.index + match[0].length,
    lemma: lemmaOf(match[0]),
  }));
  const found: Concept[] = [];
  for (let i = 0; i < words.length;) {
    const first = words[i];
    let node: PhraseNode | undefined = english;
    let best: { ids: string[]; last: number } | null = null;
    for (let j = i; j < words.length && node; j++) {
      const word = words[j];
      const previous = words[j - 1];
      if (!word || (j > i && previous && !areJoined(text, previous.end, word.at))) break;
      node = node.next.get(word.lemma);
      if (node && node.ids.length > 0) best = { ids: node.ids, last: j };
    }
    if (!best || !first) {
      i += 1;
      continue;
    }
    const end = words[best.last]?.end ?? first.end;
    for (const id of best.ids) if (id !== SILENT) found.push({ id, span: [first.at, end] });
    i = best.last + 1;
  }
  return found;
}

/** Whether a space, a hyphen or a slash is all that stands between two words. */
function areJoined(text: string, end: number, next: number): boolean {
  return next - end === 1 && JOINTS.has(text.charCodeAt(end));
}

const JOINTS = new Set([...' \u00a0-‐–/'].map((c) => c.charCodeAt(0)));

function mixedConcepts(text: string): Concept[] {
  if (!hasHan(text)) return [];
  const lower = text.toLowerCase();
  const found: Concept[] = [];
  for (const [word, ids] of glossary().mixed) {
    for (let at = lower.indexOf(word); at >= 0; at = lower.indexOf(word, at + word.length))
      for (const id of ids) found.push({ id, span: [at, at + word.length] });
  }
  return found;
}

function chineseConcepts(text: string): Concept[] {
  const { chinese } = glossary();
  return hanWords(text).flatMap(({ span, known }) =>
    known ? (chinese.get(text.slice(...span)) ?? []).map((id): Concept => ({ id, span })) : [],
  );
}

/** A piece of Chinese text: a word of the glossary, or the characters between two of them. */
export interface HanPiece {
  span: [number, number];
  known: boolean;
  /** A function word. */
  silent?: boolean;
}

/** Chinese text cut into words of the glossary and what lies between: as few strange characters, then words, as can be. */
export function hanWords(text: string): HanPiece[] {
  return matchesOf(HAN_RUN, text).flatMap(({ 0: run, index: at }) =>
    piecesOf(run).map((piece): HanPiece => ({ ...piece, span: [at + piece.span[0], at + piece.span[1]] })),
  );
}

/** The pieces of a run; clauses, sentences and what retells them hold the same runs. */
const piecesOf = memo(cutRun);

/** What one character that belongs to no word costs; a word costs 1. */
const STRANGE = 1.5;

function cutRun(run: string): readonly HanPiece[] {
  const { chinese, longestChinese } = glossary();
  // Cheapest cut of the first n units, and the length of its last piece; 0 is a strange character.
  const cost = new Float64Array(run.length + 1);
  const last = new Uint8Array(run.length + 1);
  for (let end = 1; end <= run.length; end++) {
    cost[end] = (cost[end - 1] ?? 0) + STRANGE;
    for (let length = 1; length <= Math.min(longestChinese, end); length++) {
      const price = (cost[end - length] ?? 0) + 1;
      if (price > (cost[end] ?? 0) || !chinese.has(run.slice(end - length, end))) continue;
      cost[end] = price;
      last[end] = length;
    }
  }
  const pieces: HanPiece[] = [];
  for (let end = run.length; end > 0;) {
    const length = last[end] ?? 0;
    const start = end - Math.max(1, length);
    const next = pieces.at(-1);
    if (length === 0 && next && !next.known) next.span[0] = start;
    else {
      const silent = length > 0 && chinese.get(run.slice(start, end))?.length === 0;
      pieces.push({ span: [start, end], known: length > 0, ...(silent && { silent }) });
    }
    end = start;
  }
  return pieces.reverse();
}
