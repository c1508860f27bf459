import { HIDDEN, type ModelEndpoint, type SentRequest } from '../protocol/models';
import { maskSecrets } from './veilSecrets';

/** Headers that say nothing secret; whatever else a user or a provider adds may be a key. */
const HARMLESS = new Set([
  'accept',
  'accept-encoding',
  'accept-language',
  'connection',
  'content-length',
  'content-type',
  'user-agent',
  'x-stainless-arch',
  'x-stainless-lang',
  'x-stainless-os',
  'x-stainless-package-version',
  'x-stainless-retry-count',
  'x-stainless-runtime',
  'x-stainless-runtime-version',
  'x-stainless-timeout',
]);
/** Parameters of an address that say nothing secret. */
const HARMLESS_QUERY = new Set(['api-version']);
/** Shorter values are words, which the text may have for itself. */
const LEAST_SECRET = 8;

/**
 * A request as it leaves, for the user to read, without what may be secret: the key, the values of all headers and
 * parameters of the address but known ones, parts of its path that look like a key or an account, and those values
 * wherever else they stand. The only place where that is decided.
 */
export function shownOf(
  { apiKey = '', headers: own = {}, query = {} }: Pick<ModelEndpoint, 'apiKey' | 'headers' | 'query'>,
  url: string,
  headers: Headers,
  body: string,
): Required<Pick<SentRequest, 'to' | 'headers' | 'body'>> {
  const set = Object.entries(query).flatMap(([name, value]) => (HARMLESS_QUERY.has(name) ? [] : [value]));
  const secrets = new Secrets([apiKey, ...Object.values(own), ...set]);
  const names = new Set(Object.keys(own).map((name) => name.toLowerCase()));
  const shown = [...headers].map(([name, value]): [string, string] => [
    name,
    HARMLESS.has(name) && !names.has(name) ? value : secrets.hide(value),
  ]);
  const to = addressOf(new URL(url), secrets);
  return {
    to,
    headers: Object.fromEntries(shown.map(([name, value]) => [name, secrets.out(value)])),
    body: secrets.out(body),
  };
}

/** What is not to be shown anywhere. */
class Secrets {
  private readonly all = new Set<string>();

  constructor(known: readonly string[]) {
    known.forEach((value) => this.hide(value));
  }

  /** Keeps a value and, as in `Bearer sk-…`, each word of it; what stands in its place. */
  hide(value: string): string {
    for (const word of [value, ...value.split(/\s+/)]) if (word.length >= LEAST_SECRET) this.all.add(word);
    return HIDDEN;
  }

  /** The text without them; the longest first, as one may be a part of another. */
  out(text: string): string {
    return [...this.all]
      .sort((a, b) => b.length - a.length)
      .reduce((left, secret) => left.replaceAll(secret, HIDDEN), text);
  }
}

function addressOf({ origin, pathname, searchParams }: URL, secrets: Secrets): string {
  const query = [...searchParams].map(
    ([name, value]) =>
      `${encodeURIComponent(name)}=${HARMLESS_QUERY.has(name) ? encodeURIComponent(value) : secrets.hide(value)}`,
  );
  const path = pathname.split('/').map((part) => {
    const text = decoded(part);
    if (isOpaque(text)) return secrets.hide(text);
    return secrets.out(text) === text ? part : HIDDEN;
  });
  return origin + path.join('/') + (query.length > 0 ? `?${query.join('&')}` : '');
}

/** A key by its form, or a row of characters that nobody reads: names are words and short numbers. */
function isOpaque(part: string): boolean {
  if (maskSecrets(part) !== part) return true;
  const mixed = (text: string, least: number): boolean =>
    text.length >= least && /\d/.test(text) && /[a-z]/i.test(text);
  const words = part.split(/[^A-Za-z0-9]+/);
  return (
    words.some((word) => mixed(word, 10) || word.length >= 24 || /^\d{12,}$/.test(word)) ||
    // Letters of both cases and digits in turn, whatever signs stand between.
    (part.length >= 24 && (part.match(/\d[A-Za-z]|[A-Za-z]\d/g)?.length ?? 0) >= 5)
  );
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
