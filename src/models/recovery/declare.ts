import { z } from 'zod';

/** What a field lets recovery normalise. Fields without a declaration are taken as they are. */
export type Reading =
  | { as: 'choice'; find: (word: string) => string | undefined }
  | { as: 'share' }
  | { as: 'yesOrNo'; find: (word: string) => boolean | undefined };

/** Kept beside the schemas, so that none of it goes into the JSON schema that a model is sent. */
const readings = z.registry<{ reading: Reading }>();

/** The declaration of a schema, also behind `.describe()`, or undefined. */
export function readingOf(schema: z.core.$ZodType): Reading | undefined {
  return readings.get(schema)?.reading;
}

/**
 * One of a few values. `words` gives each value its synonyms in both languages; the value itself, case, width and
 * surrounding blanks need not be listed. A word of two values throws: nobody could tell which was meant.
 */
export function choiceOf<const K extends string>(words: Record<K, readonly string[]>) {
  const values = Object.keys(words) as K[];
  const known = new Map<string, K>();
  for (const value of values) {
    for (const word of [value, ...words[value]]) {
      const folded = foldWord(word);
      if ((known.get(folded) ?? value) !== value) throw new Error(`"${word}" stands for two choices`);
      known.set(folded, value);
    }
  }
  const schema = z.enum(values);
  readings.add(schema, { reading: { as: 'choice', find: (word) => known.get(foldWord(word)) } });
  return schema;
}

/**
 * A share from 0 to 1. Recovery also reads `"0.8"`, `"80%"`, `8/10` and 11 to 100 as percent; 1.5 to 10 could be any of
 * two scales and is refused. The bounds are not sent (not every provider knows them): say them in the description.
 */
export function share() {
  const schema = z.number().refine((value) => value >= 0 && value <= 1, 'a number from 0 to 1');
  readings.add(schema, { reading: { as: 'share' } });
  return schema;
}

const YES = ['true', 'yes', 'y', '是', '是的', '真'];
const NO = ['false', 'no', 'n', '否', '不是', '假'];

/** True or false, also as a word of either language; `words` adds the field's own, as in approved / 通过. */
export function yesOrNo(words: { yes?: readonly string[]; no?: readonly string[] } = {}) {
  const known = new Map<string, boolean>();
  for (const word of [...YES, ...(words.yes ?? [])]) known.set(foldWord(word), true);
  for (const word of [...NO, ...(words.no ?? [])]) {
    if (known.get(foldWord(word))) throw new Error(`"${word}" stands for yes and for no`);
    known.set(foldWord(word), false);
  }
  const schema = z.boolean();
  readings.add(schema, { reading: { as: 'yesOrNo', find: (word) => known.get(foldWord(word)) } });
  return schema;
}

/** A word without surrounding blanks, case, width and doubled spaces; "not_met" and "not-met" are "not met". */
export function foldWord(word: string): string {
  return word
    .normalize('NFKC')
    .replace(/[\u200B-\u200D\u2060\uFEFF]/g, '')
    .replace(/[\s_-]+/g, ' ')
    .trim()
    .toLowerCase();
}
