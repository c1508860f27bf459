import type { Finding } from '../protocol/cards';

/**
 * One change that mends a finding: at `path` (`work[0].highlights[2]`) the text in `span` (`[start, end)` in UTF-16
 * units; without one, all of it) becomes `text`; `null` takes the whole item out of its list.
 */
export interface Fix {
  path: string;
  span?: [number, number];
  text: string | null;
}

/** What a judge found: a rule's id with its parameters, worded at the edge; `fix` where code alone can mend it. */
export interface JudgedFinding extends Finding {
  fix?: Fix;
}
