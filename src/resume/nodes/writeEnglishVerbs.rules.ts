import { DOUBLING, IRREGULAR_VERBS, NO_PAST, REGULAR_VERBS } from './writeEnglishVerbTable.rules';

const PAST_OF = new Map<string, string>();
const BASE_OF = new Map<string, string>();
for (const row of IRREGULAR_VERBS) {
  const [base = '', past = '', participle = past] = row.split(' ');
  PAST_OF.set(base, past);
  for (const form of [past, participle]) if (!BASE_OF.has(form)) BASE_OF.set(form, base);
}
const BASES: ReadonlySet<string> = new Set([...REGULAR_VERBS, ...PAST_OF.keys()]);

/** `move` → `moved`, `run` → `ran`, `ship` → `shipped`, `retry` → `retried`. */
export function pastOf(base: string): string {
  const irregular = PAST_OF.get(base);
  if (irregular !== undefined) return irregular;
  if (base.endsWith('e')) return `${base}d`;
  if (/[^aeiou]y$/.test(base)) return `${base.slice(0, -1)}ied`;
  return DOUBLING.has(base) ? `${base}${base.slice(-1)}ed` : `${base}ed`;
}

/** The base of a form that a deed begins with (`built`, `shipped`, `moving`, `maintain`); `null` for other words. */
export function baseOf(word: string): string | null {
  const lower = word.toLowerCase();
  const known = BASE_OF.get(lower);
  if (known !== undefined) return known;
  if (BASES.has(lower)) return lower;
  for (const ending of ['ing', 'ed', 's'] as const) {
    if (!lower.endsWith(ending)) continue;
    const stem = lower.slice(0, -ending.length);
    const base = stems(stem).find((one) => BASES.has(one));
    if (base !== undefined) return base;
  }
  return null;
}

function stems(stem: string): string[] {
  return [stem, `${stem}e`, stem.replace(/i$/, 'y'), stem.replace(/(.)\1$/, '$1'), stem.replace(/e$/, '')];
}

/** A word as the past tense: `was building` has its verb changed elsewhere. `null`: it is no verb that is known. */
export function asPast(word: string): string | null {
  const lower = word.toLowerCase();
  // "Dockerized", "hot-patched": a past that no table knows is one all the same.
  if (isPast(lower)) return BASE_OF.has(lower) ? pastOf(BASE_OF.get(lower) ?? lower) : lower;
  const base = baseOf(lower);
  return base === null ? null : pastOf(base);
}

/** Whether a word can be the past tense that a clause without its subject begins with. */
export function isPast(word: string): boolean {
  const lower = word.toLowerCase();
  if (NO_PAST.has(lower)) return false;
  return BASE_OF.has(lower) || /^(?:[a-z]+-)?[a-z]{2,}[^aeiou\W]?ed$/.test(lower);
}

/** Whether a word is the -ing form of a known verb. */
export function isGerund(word: string): boolean {
  return /ing$/i.test(word) && baseOf(word) !== null && !BASES.has(word.toLowerCase());
}

/** `go` → `going`, `ship` → `shipping`. */
export function gerundOf(word: string): string {
  const base = baseOf(word) ?? word.toLowerCase();
  if (/ie$/.test(base)) return `${base.slice(0, -2)}ying`;
  if (/[^eoy]e$/.test(base)) return `${base.slice(0, -1)}ing`;
  const doubled =
    DOUBLING.has(base) ||
    /^(?:cut|get|hit|let|put|quit|reset|run|rerun|set|shut|sit|spin|split|win)$/.test(base);
  return doubled ? `${base}${base.slice(-1)}ing` : `${base}ing`;
}
