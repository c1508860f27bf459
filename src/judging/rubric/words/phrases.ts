/** A phrase found in a text. `span` is `[start, end)` in UTF-16 units. */
export interface PhraseMention {
  span: [number, number];
  surface: string;
}

/**
 * A pattern of English phrases, parted by `|`, that finds them whole and in any case. A space stands for any spaces or a
 * hyphen; `*` at the end of a word for any ending (`leverag*`), `~` for those of a verb (`work~ on`).
 */
export function english(table: string): RegExp {
  const words = rows(table).map((row) =>
    row.replace(/\*/g, "[a-z'’]*").replace(/~/g, '(?:s|es|d|ed|ing)?').replace(/ /g, '[\\s\\u00a0-]+'),
  );
  return new RegExp(`(?<![\\w/@.-])(?:${words.join('|')})(?![\\w/@]|-\\w{3})`, 'gi');
}

/** A pattern of Chinese phrases, parted by `|`. Spaces in the text between Han and Latin are no difference. */
export function chinese(table: string): RegExp {
  return new RegExp(`(?:${rows(table).join('|')})`, 'giu');
}

/** Where a pattern with the flag `g` matches. */
export function mentions(pattern: RegExp, text: string): PhraseMention[] {
  return [...text.matchAll(pattern)].map((match) => ({
    span: [match.index, match.index + match[0].length],
    surface: match[0],
  }));
}

/** How often it matches. */
export function count(pattern: RegExp, text: string): number {
  return text.match(pattern)?.length ?? 0;
}

/** Rows, parted by `|` outside parentheses; longest first, so that a phrase is found before the word that it begins with. */
function rows(table: string): string[] {
  const parts: string[] = [''];
  let depth = 0;
  for (const character of table) {
    if (character === '(') depth += 1;
    if (character === ')') depth -= 1;
    if (depth === 0 && (character === '|' || character === '\n')) parts.push('');
    else parts[parts.length - 1] += character;
  }
  return parts
    .map((row) => row.trim())
    .filter((row) => row !== '')
    .sort((a, b) => b.length - a.length);
}
