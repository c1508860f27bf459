import type { ContactKind, Known } from '../protocol/contacts';

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
