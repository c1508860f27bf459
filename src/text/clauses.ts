import { memo } from './memo';

/** A clause of a text: what stands between two commas or ends. `span` is `[start, end)` in UTF-16 units. */
export interface Clause {
  span: [number, number];
  text: string;
  /** Index of its sentence in the text, from 0. */
  sentence: number;
}

/** Ends of sentences: marks, new lines, and a full stop that no number, name or abbreviation holds. */
const SENTENCE_END =
  /[。！？!?；;\n]+|(?<![A-Z]|\b(?:e\.g|i\.e|etc|vs|approx|Mr|Dr|St|No|Inc|Ltd|Co))\.(?=\s|$|\p{Script=Han})/gu;
/** Where a clause ends inside a sentence; a comma between digits is part of a number. */
const CLAUSE_END =
  /[，：]|,(?!\d{3}(?!\d))|:(?=\s)|\s[-–—]{1,2}\s|——|(?<=\S)\s+(?=but\b|whereas\b|although\b|though\b|and (?:wrote|built|made|ran|led|took|did|set|fixed|added|designed|created|implemented|developed|moved|owned|tested|documented|maintained|deployed)\b|(?:and|while) (?:I|we|he|she|they|my \w+|our \w+|the \w+(?: \w+)?|\p{Lu}\p{Ll}+) (?:\w+ed|wrote|built|made|did|ran|led|took|was|were|is|are|has|had)\b)|(?=但是?(?!凡)|不过|而是|(?<![我们也就都])只是|然而)/gu;

/** The clauses of a text, in order; blank ones are left out. Spans hold no surrounding space. */
export const clausesOf = memo(readClauses);

function readClauses(text: string): readonly Clause[] {
  const clauses: Clause[] = [];
  for (const [index, sentence] of cut(text, [0, text.length], SENTENCE_END).entries()) {
    for (const span of cut(text, sentence, CLAUSE_END)) {
      clauses.push({ span, text: text.slice(...span), sentence: index });
    }
  }
  return clauses;
}

/** The sentences of a text, as spans. */
export function sentencesOf(text: string): [number, number][] {
  return cut(text, [0, text.length], SENTENCE_END);
}

function cut(text: string, [from, to]: [number, number], border: RegExp): [number, number][] {
  const spans: [number, number][] = [];
  let start = from;
  for (const match of text.slice(from, to).matchAll(border)) {
    push(text, spans, start, from + match.index);
    start = from + match.index + match[0].length;
  }
  push(text, spans, start, to);
  return spans;
}

function push(text: string, spans: [number, number][], start: number, end: number): void {
  const part = text.slice(start, end);
  const trimmed = part.trim();
  if (trimmed === '') return;
  const at = start + part.indexOf(trimmed);
  spans.push([at, at + trimmed.length]);
}
