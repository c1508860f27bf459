import type { ModelEndpoint } from '../protocol/models';

/** Stands for what is not told. */
const HIDDEN = '(hidden)';
/** Parameters of an address that hold no secret. */
const OPEN = new Set(['api-version']);
const SECRET = /auth|key|token|secret|cookie|password|signature/;
/** Shorter values are words, which the text may have for itself. */
const LEAST_SECRET = 8;

/** A request as it leaves, for the user to read: without the key, and without the values that the user set beside it. */
export function shownOf(
  endpoint: ModelEndpoint,
  url: string,
  headers: Headers,
  body: string,
): { to: string; headers: Record<string, string>; body: string } {
  const { apiKey = '', headers: own = {}, query = {} } = endpoint;
  const names = new Set(Object.keys(own).map((name) => name.toLowerCase()));
  const to = new URL(url);
  to.username = '';
  to.password = '';
  for (const name of [...to.searchParams.keys()]) if (!OPEN.has(name)) to.searchParams.set(name, HIDDEN);
  const secrets = [apiKey, ...Object.values(own), ...Object.values(query)];
  return {
    to: to.href,
    headers: Object.fromEntries(
      [...headers].map(([name, value]) => [name, names.has(name) || SECRET.test(name) ? HIDDEN : value]),
    ),
    body: secrets
      .filter(({ length }) => length >= LEAST_SECRET)
      .reduce((left, secret) => left.replaceAll(secret, HIDDEN), body),
  };
}
