import type { ErrorCode } from './errors';

/** How a request to a model ends that its provider didn't take: it took no tokens, unless something of a reply had come. */
export const UNTAKEN: ReadonlySet<string> = new Set<ErrorCode>([
  'model-auth',
  'model-forbidden',
  'model-missing',
  'model-none',
  'model-unreachable',
  'model-certificate',
  'model-proxy',
  'model-redirected',
  'model-too-long',
  'model-too-large',
  'model-busy',
  'model-quota',
  'model-server',
  'model-unsupported',
]);
