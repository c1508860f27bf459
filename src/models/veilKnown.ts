import type { ContactKind, Known } from './veilContacts';

/** A street, as an address line has it; a city alone is no secret. */
const HOUSE = /\d|号|弄|室|栋|单元|路|街/;
/** Characters of a contact; what is longer is none. */
const LONGEST = 300;

/**
 * The contacts that a resume's `basics` (JSON Resume) state: e-mail address, telephone, own pages and the postal
 * address. What is no text is passed over.
 */
export function contactsOf(basics: unknown): Known[] {
  if (!isObject(basics)) return [];
  const { email, phone, url, website, profiles, location } = basics;
  const found: Known[] = [];
  const add = (kind: ContactKind, value: unknown, least: number): void => {
    if (typeof value !== 'string') return;
    const text = value.trim();
    if (text.length >= least && text.length <= LONGEST) found.push({ kind, value: text });
  };
  add('email', email, 6);
  add('phone', phone, 7);
  add('link', url, 6);
  add('link', website, 6);
  if (Array.isArray(profiles))
    for (const profile of profiles) if (isObject(profile)) add('link', profile['url'], 6);
  if (isObject(location)) {
    const { address } = location;
    if (typeof address === 'string' && HOUSE.test(address)) {
      add('address', address, 5);
      for (const line of address.split('\n')) if (HOUSE.test(line)) add('address', line, 8);
    }
  }
  return found;
}

/** Patterns of what is known, one a kind: telephone numbers with any grouping, links with or without their scheme. */
export function knownPatterns(known: readonly Known[]): { kind: ContactKind; pattern: RegExp }[] {
  const kinds = [...new Set(known.map(({ kind }) => kind))];
  return kinds.flatMap((kind) => {
    const sources = known
      .filter((one) => one.kind === kind)
      .toSorted((a, b) => b.value.length - a.value.length)
      .map(sourceOf)
      .filter((source) => source !== '');
    return sources.length === 0 ? [] : [{ kind, pattern: new RegExp(sources.join('|'), 'giu') }];
  });
}

function sourceOf({ kind, value }: Known): string {
  if (kind === 'phone') {
    const digits = value.replace(/[^\d+]/g, '');
    if (digits.replace('+', '').length < 7) return '';
    const [first = '', ...rest] = digits;
    return `(?<![\\p{L}\\d])${[first, ...rest].map(escaped).join('[ ().-]{0,2}')}(?!\\d)`;
  }
  if (kind === 'link') {
    const bare = value.replace(/^[a-z]+:\/\/(?:www\.)?/i, '').replace(/\/+$/, '');
    if (!/\S\.\S/.test(bare)) return '';
    return `(?:https?:\\/\\/)?(?<![\\p{L}\\d.-])(?:www\\.)?${escaped(bare)}(?![\\p{L}\\d_-])\\/?`;
  }
  const flexible = value.split(/\s+/).map(escaped).join('\\s{1,3}');
  return /^[\p{L}\d]/u.test(value) && !/^\p{Script=Han}/u.test(value)
    ? `(?<![\\p{L}\\d])${flexible}`
    : flexible;
}

function escaped(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
