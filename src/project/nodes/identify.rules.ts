import type { Identity } from '../collect/facts';

const NONE =
  /^(?:none|none of (?:these|them)|neither|nobody|no one|not me|no|nope|都不是|没有|没有我|不是|无|以上都不是)[\s.!。！]*$/iu;

/**
 * Whom the user means by an answer to "which of these is you?": the candidates named by e-mail address, name or
 * number; `none`; or `null` when it can't be told, as by a name that two of them have. Several may be given.
 */
export function matchIdentity(answer: string, candidates: readonly Identity[]): Identity[] | 'none' | null {
  const text = answer.trim().toLowerCase();
  if (text === '') return null;
  const alone = ({ name }: Identity): boolean =>
    candidates.filter((other) => other.name === name).length === 1;
  const exact = candidates.filter(
    (one) => text === one.email.toLowerCase() || (alone(one) && text === one.name.toLowerCase()),
  );
  if (exact.length > 0) return exact;
  if (NONE.test(text)) return 'none';
  const number = /^#?(\d{1,2})[.)]?$/.exec(text)?.[1];
  const numbered = number === undefined ? undefined : candidates[Number(number) - 1];
  if (numbered) return [numbered];
  const named = candidates.filter(
    (one) => contains(text, one.email) || (alone(one) && contains(text, one.name)),
  );
  return named.length > 0 ? named : null;
}

/** Whether `part` stands in `text` as a whole word. */
function contains(text: string, part: string): boolean {
  const wanted = part.toLowerCase();
  if (wanted === '') return false;
  for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + 1)) {
    const before = text[at - 1] ?? ' ';
    const after = text[at + wanted.length] ?? ' ';
    const word = /[a-z0-9_]/;
    if (
      !(word.test(before) && word.test(wanted[0] ?? '')) &&
      !(word.test(after) && word.test(wanted.at(-1) ?? ''))
    )
      return true;
  }
  return false;
}
