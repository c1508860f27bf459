/** An address of an OpenAI-compatible endpoint, taken apart. */
export interface Address {
  /** What stands before `/chat/completions` or `/responses`, without a slash at its end. */
  baseUrl: string;
  /** Of an address that names the interface itself. */
  api?: 'chat' | 'responses';
  /** Parameters that each request carries, such as `api-version`. */
  query?: Record<string, string>;
}

/** Why a text is no address of an endpoint; `credentials`: it has a user's name or password in it. */
export type AddressFault = 'empty' | 'malformed' | 'scheme' | 'credentials';

/** Ends of whole endpoints, and the interface that each names; the longest first. */
const ENDS = [
  ['/chat/completions', 'chat'],
  ['/completions', 'chat'],
  ['/responses', 'responses'],
  ['/models', undefined],
] as const;

/**
 * The address that a user typed or pasted: a base with or without `/v1`, or a whole endpoint. Only an address without a
 * path is given one, `/v1`; any other path is the provider's own and stays.
 */
export function endpointOf(text: string): Address | { fault: AddressFault } {
  const given = text.trim();
  if (given === '') return { fault: 'empty' };
  if (!URL.canParse(given)) return { fault: /^https?:/i.test(given) ? 'malformed' : 'scheme' };
  const url = new URL(given);
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return { fault: 'scheme' };
  // In an address a password would be shown, logged and sent along with every request.
  if (url.username !== '' || url.password !== '') return { fault: 'credentials' };
  const path = url.pathname.replace(/\/{1,100}$/, '');
  const [end, api] = endOf(path, url.searchParams) ?? ['', undefined];
  const base = path.slice(0, path.length - end.length).replace(/\/{1,100}$/, '');
  const query = Object.fromEntries(url.searchParams);
  return {
    baseUrl: url.origin + (path === '' ? '/v1' : base),
    ...(api && { api }),
    ...(Object.keys(query).length > 0 && { query }),
  };
}

/** Host and port of an address, as it is shown to people; `''` where it is none. */
export function hostOfAddress(text: string): string {
  const origin = originOfAddress(text);
  return origin === '' ? '' : new URL(origin).host;
}

/**
 * Scheme, host and port of an address, such as `https://api.example.com`; `''` where it is none. What is secret belongs
 * to it: what listens at the same host without encryption, or on another port, may be somebody else.
 */
export function originOfAddress(text: string): string {
  const address = endpointOf(text);
  return 'fault' in address ? '' : new URL(address.baseUrl).origin;
}

function endOf(path: string, query: URLSearchParams): (typeof ENDS)[number] | undefined {
  const lower = path.toLowerCase();
  const found = ENDS.find(([end]) => lower.endsWith(end));
  // Endpoints with versions by parameter (Azure) have `/models` as their base.
  return found?.[0] === lower && lower === '/models' && query.has('api-version') ? undefined : found;
}
