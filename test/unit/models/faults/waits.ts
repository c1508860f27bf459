import { answer, refuse, says } from './play';
import { NOW, type Fault } from './runFault';

const busy = (headers: Record<string, string>, message = 'Rate limit reached'): Fault['server'] => [
  refuse(429, message, { type: 'rate_limit_error' }, headers),
  says('Later.'),
];
const afterwards = { text: 'Later.', requests: 2 };

/** How long is waited, and when not. */
export const waits: readonly Fault[] = [
  { name: '429 that tells no time waits half a second', server: busy({}), ...afterwards, waits: [500] },
  {
    name: '429 three times is told, with the seconds',
    server: [refuse(429, 'Slow down', {}, { 'retry-after': '2' })],
    code: 'model-busy',
    params: { seconds: 2 },
    requests: 3,
    waits: [2000, 2000],
  },
  { name: 'Retry-After in seconds', server: busy({ 'retry-after': '7' }), ...afterwards, waits: [7000] },
  {
    name: 'Retry-After of the longest patience',
    server: busy({ 'retry-after': '60' }),
    ...afterwards,
    waits: [60_000],
  },
  {
    name: 'Retry-After beyond it is told at once',
    server: busy({ 'retry-after': '61' }),
    code: 'model-busy',
    params: { seconds: 61 },
    requests: 1,
  },
  {
    name: 'Retry-After as an HTTP date',
    server: busy({ 'retry-after': new Date(NOW + 9_000).toUTCString() }),
    ...afterwards,
    waits: [9000],
  },
  {
    name: 'Retry-After as a date that is over',
    server: busy({ 'retry-after': new Date(NOW - 9_000).toUTCString() }),
    ...afterwards,
    waits: [500],
  },
  {
    name: 'Retry-After that is nonsense',
    server: busy({ 'retry-after': '1e999' }),
    ...afterwards,
    waits: [500],
  },
  { name: 'Retry-After below zero', server: busy({ 'retry-after': '-5' }), ...afterwards, waits: [500] },
  {
    name: 'retry-after-ms goes before Retry-After',
    server: busy({ 'retry-after-ms': '1500', 'retry-after': '30' }),
    ...afterwards,
    waits: [2000],
  },
  {
    name: 'x-ratelimit-reset of the limit that is used up',
    server: busy({
      'x-ratelimit-remaining-requests': '0',
      'x-ratelimit-reset-requests': '1.2s',
      'x-ratelimit-remaining-tokens': '9000',
      'x-ratelimit-reset-tokens': '6m0s',
    }),
    ...afterwards,
    waits: [2000],
  },
  {
    name: 'x-ratelimit-reset in minutes is told at once',
    server: busy({ 'x-ratelimit-reset-tokens': '6m0s' }),
    code: 'model-busy',
    params: { seconds: 360 },
    requests: 1,
  },
  {
    name: 'x-ratelimit-reset as a moment in milliseconds',
    server: busy({ 'x-ratelimit-reset': String(NOW + 4_000) }),
    ...afterwards,
    waits: [4000],
  },
  {
    name: 'x-ratelimit-reset as a moment in seconds',
    server: busy({ 'x-ratelimit-reset': String(NOW / 1000 + 5) }),
    ...afterwards,
    waits: [5000],
  },
  {
    name: 'a time in the words of the error',
    server: busy(
      {},
      'Rate limit reached on tokens per min (TPM): Limit 10000, Used 9500, Requested 900. Please try again in 2.4s.',
    ),
    ...afterwards,
    waits: [3000],
  },
  {
    name: 'a time in the words of a rate of tokens that was exceeded',
    server: busy(
      {},
      'Requests have exceeded token rate limit of your pricing tier. Please retry after 8 seconds.',
    ),
    ...afterwards,
    waits: [8000],
  },
  {
    name: 'a time in the details of the error, where the quota of a minute is meant',
    server: [
      answer(429, [
        {
          error: {
            code: 429,
            message: 'You exceeded your current quota, please check your plan and billing details.',
            details: [{ '@type': 'type.googleapis.com/google.rpc.RetryInfo', retryDelay: '34s' }],
          },
        },
      ]),
      says('Later.'),
    ],
    ...afterwards,
    waits: [34_000],
  },
  {
    name: '429 of a quota that is used up is an empty account',
    server: [
      refuse(429, 'You exceeded your current quota, please check your plan and billing details.', {
        code: 'insufficient_quota',
      }),
    ],
    code: 'model-quota',
    params: { status: 429 },
    requests: 1,
  },
  {
    name: '429 of a quota that is used up, with a Retry-After',
    server: [
      refuse(429, 'You exceeded your current quota.', { code: 'insufficient_quota' }, { 'retry-after': '1' }),
    ],
    code: 'model-quota',
    params: { status: 429 },
    requests: 1,
  },
  {
    name: '429 in Chinese of an account that is in arrears',
    server: [refuse(429, '您的账户已欠费，请充值后重试', { code: '1113' })],
    code: 'model-quota',
    params: { status: 429 },
    requests: 1,
  },
];
