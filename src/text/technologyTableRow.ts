/** What a row of the table is. A concept is an umbrella term or a skill that is no product (high concurrency, RAG). */
export type TechnologyKind =
  | 'language'
  | 'frontend'
  | 'backend'
  | 'mobile'
  | 'data'
  | 'database'
  | 'queue'
  | 'infra'
  | 'cloud'
  | 'testing'
  | 'tool'
  | 'protocol'
  | 'concept';

/**
 * `[official name, kind, aliases, unnamed]`. Aliases are parted by `|` and matched without case; the official name is
 * one too, unless `unnamed`: it is an ordinary word that by itself never tells (`Click`, the Python library).
 * All names of a row mean the same thing: what only belongs to it (an extension, a client, a distribution) has a row
 * of its own and a line in the relations.
 */
export type Row = readonly [string, TechnologyKind, string, boolean?];

/** Rows of one kind from `Official name = alias | alias`, parted by line breaks or semicolons; `Name! =` is unnamed. */
export function rows(kind: TechnologyKind, table: string): Row[] {
  return table
    .split(/[;\n]/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line): Row => {
      const [name = '', aliases = ''] = line.split(' = ');
      const unnamed = name.endsWith('!') && aliases !== '';
      const official = (unnamed ? name.slice(0, -1) : name).trim();
      return [official, kind, aliases.replace(/\s*\|\s*/g, '|').trim(), unnamed];
    });
}
