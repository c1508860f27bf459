import assert from 'node:assert/strict';
import { z } from 'zod';
import type { CallContext } from '../../../../src/models/attempts';
import { form } from '../../../../src/models/forms';
import { askFor } from '../../../../src/models/structured';
import { writeText } from '../../../../src/models/text';
import { Learnt } from '../../../../src/models/traits';
import { hasCode, type ErrorCode } from '../../../../src/protocol/errors';
import type { ModelEndpoint, ModelTraits, Usage } from '../../../../src/protocol/models';
import { Traits } from '../forgetful';
import { ModelServer, until } from '../modelServer';
import { FACTS, HEADER, KEY, type Play } from './play';

/** A case of the table: what the server does, and what comes of it. */
export interface Fault {
  name: string;
  /** How its requests are answered, in order; the last one also answers all further ones. */
  server: readonly Play[];
  /** Absent: a streamed text. */
  asks?: 'value';
  endpoint?: Partial<ModelEndpoint>;
  /** What the model is known for before. */
  knows?: ModelTraits;
  /** What comes of it. */
  text?: string;
  value?: unknown;
  code?: ErrorCode;
  params?: Record<string, string | number>;
  usage?: Usage;
  /** The server falls silent, so little patience is enough. */
  silent?: true;
  /** Requests that the server sees. */
  requests: number;
  /** Milliseconds that were waited, by the clock. */
  waits?: readonly number[];
  /** What the model is known for afterwards. */
  learns?: ModelTraits;
  /** Looks at the bodies that were sent. */
  sent?(bodies: Body[]): void;
}

export type Body = Record<string, unknown>;

/** Holds the requests, in order, to what they have and have not. */
export const has =
  (...wanted: Record<string, boolean>[]) =>
  (bodies: Body[]): void =>
    wanted.forEach((parameters, n) => {
      for (const [name, there] of Object.entries(parameters))
        if (name in (bodies[n] ?? {}) !== there) throw new Error(`${name} in request ${n}: ${!there}`);
    });

/** The moment at which every case plays. */
export const NOW = Date.parse('2026-03-01T12:00:00Z');

const GRADE = form(
  'grade',
  'A grade of the text.',
  z.object({ grade: z.enum(['good', 'bad']).describe('How good it is.') }),
);

const prompt = (tokens: number) => [
  { role: 'system' as const, text: 'You write.' },
  // A part that fits only where there is room.
  { role: 'user' as const, text: FACTS + (tokens > 5_500 ? ' and MORE of them'.repeat(20) : '') },
];

/** Plays a case, and holds it to what it says. */
export async function runFault(fault: Fault): Promise<void> {
  const { server: plays } = fault;
  const server = await ModelServer.open(
    (reply, n) => (plays[n] ?? plays.at(-1))?.(reply),
    fault.silent ? 250 : 4_000,
  );
  const choice: ModelEndpoint = {
    ...server.endpoint,
    apiKey: KEY,
    headers: { 'x-extra': HEADER },
    contextTokens: 0,
    ...fault.endpoint,
  };
  const traits = new Traits();
  const learnt = new Learnt(traits);
  if (fault.knows) learnt.set(choice, fault.knows);
  const told: unknown[] = [];
  const waits: number[] = [];
  const context: CallContext = {
    signal: undefined,
    learnt,
    ended: (call) => told.push(call),
    sent: ({ to, headers }) => told.push({ to, headers }),
    waiting: (seconds) => told.push({ seconds }),
    clock: { now: () => NOW, pause: async (ms) => void waits.push(ms) },
  };
  const printed = await listening(async () => {
    const outcome = await outcomeOf(fault, choice, context);
    told.push(outcome, traits.of(choice));
    assert.deepEqual(outcome, expected(fault));
  });
  assert.deepEqual(printed, [], 'nothing is printed');
  assert.equal(server.asked.length, fault.requests, 'requests');
  assert.deepEqual(
    waits.reduce((sum, ms) => sum + ms, 0),
    (fault.waits ?? []).reduce((sum, ms) => sum + ms, 0),
  );
  if (fault.learns) assert.deepEqual(traits.of(choice), fault.learns);
  fault.sent?.(server.asked.map((body) => JSON.parse(body) as Body));
  const shown = JSON.stringify(told);
  for (const secret of [KEY, HEADER, FACTS]) assert.ok(!shown.includes(secret), `shows ${secret}`);
  await until(() => server.open === 0, 500);
  server.close();
}

type Outcome = Pick<Fault, 'text' | 'value' | 'code' | 'params' | 'usage'>;

function expected({ text, value, code, params, usage }: Fault): Outcome {
  return {
    ...(text !== undefined && { text }),
    ...(value !== undefined && { value }),
    ...(code !== undefined && { code, params: params ?? {} }),
    ...(usage && { usage }),
  };
}

/** What came of it; of an error's parameters all but the host, which is only looked at. */
async function outcomeOf(fault: Fault, choice: ModelEndpoint, context: CallContext): Promise<Outcome> {
  try {
    const { usage, ...came } = await (fault.asks === 'value' ? valueOf : textOf)(choice, context);
    return { ...came, ...(fault.usage && { usage }) };
  } catch (error) {
    if (!hasCode(error)) throw error;
    const { host, ...params } = error.params;
    assert.equal(host, new URL(choice.baseUrl).host);
    assert.ok(!(JSON.stringify(error.params) + error.message).includes('secret'));
    return { code: error.code, params };
  }
}

async function textOf(choice: ModelEndpoint, context: CallContext): Promise<Outcome> {
  let text = '';
  const pieces = writeText(choice, { prompt, temperature: 0.7 }, context);
  for (;;) {
    const next = await pieces.next();
    if (next.done) return { text, usage: next.value };
    text = next.value.kind === 'again' ? '' : text + next.value.text;
  }
}

async function valueOf(choice: ModelEndpoint, context: CallContext): Promise<Outcome> {
  const { value, usage } = await askFor(choice, { form: GRADE, temperature: 0, prompt }, context);
  return { value, usage };
}

/** What is printed meanwhile. */
async function listening(during: () => Promise<void>): Promise<unknown[]> {
  const printed: unknown[] = [];
  const kept = { log: console.log, warn: console.warn, error: console.error, debug: console.debug };
  const hear = (...args: unknown[]): void => void printed.push(args);
  Object.assign(console, { log: hear, warn: hear, error: hear, debug: hear });
  try {
    await during();
  } finally {
    Object.assign(console, kept);
  }
  return printed;
}
