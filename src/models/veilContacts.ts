import type { ContactKind } from '../protocol/contacts';
import { phonesIn } from './veilPhones';

/** A contact in a text; `[start, end)` in UTF-16 units. */
export interface Contact {
  kind: ContactKind;
  start: number;
  end: number;
}

/** One `@`, a host with a dot; the full-width forms too. Bounded, so that a long word costs no more than its length. */
const EMAIL =
  /(?<![A-Za-z0-9._%+-])[A-Za-z0-9][A-Za-z0-9._%+'-]{0,63}(?:@|＠|\s?[[(](?:at|AT)[\])]\s?)(?:[A-Za-z0-9-]{1,63}(?:\.|．|\s?[[(](?:dot|DOT)[\])]\s?)){1,6}[A-Za-z]{2,24}(?![A-Za-z0-9-]|\.[A-Za-z0-9])/g;
/** `icon@2x.png`, the address of a remote, a decorator of code. */
const NO_EMAIL =
  /@\dx\.|\.(?:png|jpe?g|svg|webp|gif|avif|js|ts|mjs|tgz)$|^git@(?:github|gitlab|gitee|bitbucket|ssh)\b/i;

const ID =
  /(?<![A-Za-z0-9])[1-9]\d{5}(?:18|19|20)\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])\d{3}[\dXx](?![A-Za-z0-9])/g;

/** Contacts in a text, in order, none over another; time linear to the text. */
export function findContacts(
  text: string,
  known: readonly { kind: ContactKind; pattern: RegExp }[],
): Contact[] {
  const found: Contact[] = [];
  const add = (kind: ContactKind, { index, 0: { length } }: RegExpExecArray): void => {
    found.push({ kind, start: index, end: index + length });
  };
  let rest = text;
  for (const { kind, pattern } of known) {
    for (const match of rest.matchAll(pattern)) add(kind, match);
    rest = rest.replace(pattern, ({ length }) => '\0'.repeat(length));
  }
  for (const match of rest.matchAll(EMAIL)) if (!NO_EMAIL.test(match[0])) add('email', match);
  for (const match of rest.matchAll(ID)) if (hasChecksum(match[0])) add('id', match);
  for (const [start, end] of phonesIn(rest)) found.push({ kind: 'phone', start, end });
  // The earlier, and of two that begin together the longer.
  found.sort((a, b) => a.start - b.start || b.end - a.end);
  let at = 0;
  return found.filter(({ start, end }) => {
    const free = start >= at;
    if (free) at = end;
    return free;
  });
}

/** The check digit of an 身份证号 (GB 11643-1999, ISO 7064 MOD 11-2). */
function hasChecksum(id: string): boolean {
  const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];
  const sum = weights.reduce((total, weight, at) => total + weight * Number(id.charAt(at)), 0);
  return '10X98765432'.charAt(sum % 11) === id.charAt(17).toUpperCase();
}
