import { dialects, overRates, rates } from './overflowDialects';
import { refuse, says } from './play';
import type { Body, Fault } from './runFault';

/** Each is answered by a shorter prompt, and its limit is remembered. */
export const overflows: readonly Fault[] = [
  ...dialects.map(([who, refusal, limit]): Fault => ({
    name: `too long, in the words of ${who}: shortened once`,
    endpoint: { contextTokens: 8_000 },
    server: [refusal, says('Short.')],
    text: 'Short.',
    requests: 2,
    learns: limit === 0 ? {} : { contextTokens: limit },
    sent: shortened,
  })),
  {
    name: 'too long also when it is shortened: told, with the limit',
    endpoint: { contextTokens: 16_000 },
    server: [refuse(400, 'maximum context length is 2048 tokens', { code: 'context_length_exceeded' })],
    code: 'model-too-long',
    params: { limit: 2048 },
    requests: 2,
    learns: { contextTokens: 2048 },
  },
  {
    name: 'too long, and nothing can be left out: not sent again',
    endpoint: { contextTokens: 2_000 },
    server: [refuse(400, 'maximum context length is 1024 tokens', { code: 'context_length_exceeded' })],
    code: 'model-too-long',
    params: { limit: 1024 },
    requests: 1,
    learns: { contextTokens: 1024 },
  },
  {
    name: 'a limit that was learnt is kept to from the start',
    endpoint: { contextTokens: 0 },
    knows: { contextTokens: 4096 },
    server: [says('Short.')],
    text: 'Short.',
    requests: 1,
    sent: ([body]) => {
      if (JSON.stringify(body).includes('MORE')) throw new Error('was too long');
    },
  },
  {
    name: 'a limit of two tokens is no limit',
    endpoint: { contextTokens: 8_000 },
    server: [
      refuse(400, 'maximum context length is 2 tokens', { code: 'context_length_exceeded' }),
      says('Short.'),
    ],
    text: 'Short.',
    requests: 2,
    learns: {},
  },
  ...overRates.map(([who, refusal]): Fault => ({
    name: `longer than a rate in the words of ${who}: shortened once, and not taken for the context`,
    endpoint: { contextTokens: 8_000 },
    server: [refusal, says('Short.')],
    text: 'Short.',
    requests: 2,
    learns: {},
    sent: shortened,
  })),
  ...rates.map(([who, refusal]): Fault => ({
    name: `a rate of tokens in the words of ${who} is waited for`,
    server: [refusal, says('Later.')],
    text: 'Later.',
    requests: 2,
    waits: [500],
    learns: {},
  })),
  {
    name: 'longer than a rate also when it is shortened: told as one',
    endpoint: { contextTokens: 16_000 },
    server: [overRates[1]?.[1] ?? says('')],
    code: 'model-too-long',
    params: { limit: 6000, rate: 1 },
    requests: 2,
    learns: {},
  },
];

function shortened([first, second]: Body[]): void {
  if (!JSON.stringify(first).includes('MORE')) throw new Error('was short before');
  if (JSON.stringify(second).includes('MORE')) throw new Error('was not shortened');
}
