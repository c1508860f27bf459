/** How many answers are kept at least, and of how long a text. */
const KEPT = 1_000;
const LONGEST = 4_000;

/**
 * A reader of texts that remembers what it last said: the judges ask the same of a bullet, a clause or a statement many
 * times over. The answer is shared, so nobody may change it. Memory is bounded: of the texts that were read, the last ones
 * and short ones only.
 */
export function memo<T extends object | string | null>(read: (text: string) => T): (text: string) => T {
  let recent = new Map<string, T>();
  let older = new Map<string, T>();
  return (text) => {
    const known = recent.get(text);
    if (known !== undefined) return known;
    if (text.length > LONGEST) return read(text);
    const answer = older.get(text) ?? read(text);
    if (recent.size >= KEPT) {
      older = recent;
      recent = new Map();
    }
    recent.set(text, answer);
    return answer;
  };
}
