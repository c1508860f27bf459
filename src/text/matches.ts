import { mayMatch } from './prefilter';

/**
 * The matches of a global pattern of a module in a text, as `matchAll` gives them. That one clones the pattern at each call,
 * which costs more than looking through a clause does.
 */
export function matchesOf(pattern: RegExp, text: string): RegExpExecArray[] {
  const found: RegExpExecArray[] = [];
  if (!mayMatch(pattern, text)) return found;
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    found.push(match);
    // Nothing was taken: go on behind it.
    if (match[0] === '') pattern.lastIndex += 1;
  }
  return found;
}
