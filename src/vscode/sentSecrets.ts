import type { SentRequest } from '../protocol/models';

/** Stands for what is not shown. */
export const HIDDEN = '(hidden)';

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
 * A request without what may be secret: the values of all headers and parameters of the address but known ones, and
 * those values wherever else they stand.
 */
export function withoutSecrets(request: SentRequest): SentRequest {
  const secrets = new Set<string>();
  const hide = (value: string): string => {
    // `Bearer sk-…`: the key is a word of its own.
    for (const word of [value, ...value.split(/\s+/)]) if (word.length >= LEAST_SECRET) secrets.add(word);
    return HIDDEN;
  };
  const headers = Object.fromEntries(
    Object.entries(request.headers ?? {}).map(([name, value]) => [
      name,
      HARMLESS.has(name.toLowerCase()) ? value : hide(value),
    ]),
  );
  const to = addressWithout(request.to, hide);
  const clean = (text: string): string =>
    [...secrets].reduce((left, secret) => left.replaceAll(secret, HIDDEN), text);
  return {
    ...request,
    to: clean(to),
    ...(request.headers && {
      headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, clean(value)])),
    }),
    body: clean(request.body),
  };
}

function addressWithout(to: string, hide: (value: string) => string): string {
  if (!/^https?:/i.test(to) || !URL.canParse(to)) return to;
  const url = new URL(to);
  const parts = [...url.searchParams].map(
    ([name, value]) => `${encodeURIComponent(name)}=${HARMLESS_QUERY.has(name) ? value : hide(value)}`,
  );
  return url.origin + url.pathname + (parts.length > 0 ? `?${parts.join('&')}` : '');
}
