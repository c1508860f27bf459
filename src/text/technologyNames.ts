import { TECHNOLOGIES } from './technologyTable';
import type { TechnologyKind } from './technologyTable';

/** A technology or concept of the table. `id` is the official name in lower case. */
export interface Technology {
  id: string;
  name: string;
  kind: TechnologyKind;
}

/** A name as texts write it, in lower case, and the alias of the table that it is a way of writing of. */
interface Spelling {
  technology: Technology;
  alias: string;
}

interface NameIndex {
  spellings: Map<string, Spelling>;
  /** Spellings by their first three characters (all of a shorter one), longest first. */
  byStart: Map<string, string[]>;
  /** 1 at `startKey` of each key of `byStart`: most places of a text are left at once. */
  starts: Uint8Array;
}

let compiled: NameIndex | undefined;

function names(): NameIndex {
  compiled ??= compile();
  return compiled;
}

function compile(): NameIndex {
  const spellings = new Map<string, Spelling>();
  const add = (spelling: string, technology: Technology, alias: string): void => {
    if (!spellings.has(spelling)) spellings.set(spelling, { technology, alias });
  };
  const rows = TECHNOLOGIES.map(([name, kind, aliases, unnamed]) => ({
    technology: { id: name.toLowerCase(), name, kind },
    written: [...(unnamed ? [] : [name]), ...aliases.split('|').filter((alias) => alias !== '')],
  }));
  // What a row says comes before what follows from another by rule.
  for (const { technology, written } of rows)
    for (const alias of written) add(alias.toLowerCase(), technology, alias.toLowerCase());
  for (const { technology, written } of rows)
    for (const alias of written)
      for (const other of otherSpellings(alias)) add(other, technology, alias.toLowerCase());
  const byStart = new Map<string, string[]>();
  for (const spelling of spellings.keys()) {
    const start = spelling.slice(0, 3);
    const list = byStart.get(start);
    if (list) list.push(spelling);
    else byStart.set(start, [spelling]);
  }
  const starts = new Uint8Array(START_KEYS);
  for (const start of byStart.keys()) starts[startKey(start, 0, start.length)] = 1;
  for (const list of byStart.values()) list.sort((a, b) => b.length - a.length);
  return { spellings, byStart, starts };
}

/** `Spring Boot` → `spring-boot`, `springboot`; `Vue.js` → `vuejs`, `vue js`; `MongoDB` → `mongo db`; `redis集群` → `redis 集群`. */
function otherSpellings(name: string): string[] {
  const lower = name.toLowerCase();
  const found: string[] = [];
  if (/^[a-z0-9.+#]+(?: [a-z0-9.+#]+)+$/.test(lower)) {
    found.push(lower.replaceAll(' ', '-'));
    const joined = lower.replaceAll(' ', '');
    if (joined.length >= 6 && joined !== 'aftereffects') found.push(joined);
  }
  if (/^[a-z0-9]+(?:-[a-z0-9]+)+$/.test(lower)) found.push(lower.replaceAll('-', ' '));
  if (/^[a-z0-9-]{3,}\.js$/.test(lower)) {
    const bare = lower.slice(0, -3);
    found.push(`${bare}js`, `${bare} js`, `${bare}-js`);
  }
  const parts = /^([A-Za-z]+?[a-z])(DB|SQL|MQ|Script|Hub|Lab|Flow|House|Box|Graph)$/.exec(name);
  if (parts) found.push(`${parts[1] ?? ''} ${parts[2] ?? ''}`.toLowerCase());
  const mixed = lower.replace(/(?<=[a-z0-9+#])(?=\p{Script=Han})|(?<=\p{Script=Han})(?=[a-z0-9])/u, ' ');
  if (mixed !== lower) found.push(mixed);
  return found;
}

/** The technology of a name that stands alone: a dependency, a keyword (`k8s`, `@nestjs/core`, `Vue 3`). */
export function technologyOf(name: string): Technology | null {
  const { spellings } = names();
  const key = foldWidth(name).trim().toLowerCase();
  const bare = key.replace(/\/v\d+$/, '');
  const unversioned = bare.replace(/[- ]?v?\d+(?:\.(?:\d+|x))*\+?$/, '');
  return (
    spellings.get(key)?.technology ??
    spellings.get(bare)?.technology ??
    (unversioned.length > 1 ? spellings.get(unversioned)?.technology : undefined) ??
    null
  );
}

const START_KEYS = 1 << 16;

/** A number for the one to three characters at a place; others may have the same. */
function startKey(text: string, at: number, length: number): number {
  let key = text.charCodeAt(at);
  for (let i = 1; i < length; i++) key = Math.imul(key, 0x5bd1) + text.charCodeAt(at + i);
  return (Math.imul(key + length, 0x9e3779b1) >>> 16) & (START_KEYS - 1);
}

/** The longest spelling at a place of a lower-case text that `fits`. */
export function spellingAt<T>(lower: string, at: number, fits: (spelling: string) => T | null): T | null {
  const { byStart, starts } = names();
  // Names of one or two characters (`c`, `go`, `pg`) have lists of their own.
  for (let length = 3; length > 0; length--) {
    if (at + length > lower.length || starts[startKey(lower, at, length)] !== 1) continue;
    for (const spelling of byStart.get(lower.slice(at, at + length)) ?? NONE) {
      if (!lower.startsWith(spelling, at)) continue;
      const found = fits(spelling);
      if (found !== null) return found;
    }
  }
  return null;
}

const NONE: readonly string[] = [];

/** What a spelling in lower case stands for. */
export function spellingOf(spelling: string): Spelling | undefined {
  return names().spellings.get(spelling);
}

/** Full-width letters, digits and signs as the usual ones, character by character: spans hold. */
export function foldWidth(text: string): string {
  return text.replace(/[\uff01-\uff5e\u3000\u00a0]/g, (c) =>
    c === '\u3000' || c === '\u00a0' ? ' ' : String.fromCharCode(c.charCodeAt(0) - 0xfee0),
  );
}
