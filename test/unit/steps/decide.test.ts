import assert from 'node:assert/strict';
import type { Listener } from '../../../src/models/call';
import { VitaeError } from '../../../src/protocol/errors';
import { decide, type Step } from '../../../src/steps/decide';

const usage = { input: 3, output: 1 };
const call = { host: 'h', model: 'm', ms: 1, received: 1, usage };
const listener: Required<Pick<Listener, 'ended'>> = { ended: () => undefined };
const twin = { rules: () => 'rules', check: (value: string) => value !== 'bad' };

/** A model that never answers; rejects with the reason of an abort. */
function never(signal: AbortSignal | undefined): Promise<never> {
  return new Promise((_, reject) => {
    if (signal?.aborted) reject(signal.reason);
    signal?.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}

describe('decide', () => {
  const over = AbortSignal.abort(new VitaeError('turn-deadline', { seconds: 1 }));

  const table: [string, Partial<Step<string>>, object][] = [
    ['takes rules where no model is set up', {}, { value: 'rules', source: 'rules' }],
    [
      'takes the model',
      { model: async () => ({ value: 'model', usage }) },
      { value: 'model', usage, source: 'model' },
    ],
    [
      'takes rules where the check fails',
      { model: async () => ({ value: 'bad', usage }) },
      { value: 'rules', source: 'rules', reason: 'rejected', usage },
    ],
    [
      'tells the numbers of why',
      { model: () => Promise.reject(new VitaeError('model-busy', { host: 'h', seconds: 90 })) },
      { value: 'rules', source: 'rules', reason: 'model-busy', params: { host: 'h', seconds: 90 } },
    ],
    [
      'keeps what a model took that came to nothing, in all of its requests',
      {
        model: (_, tally) => {
          const { ended } = tally.of(listener);
          for (const outcome of ['model-cut', 'model-refused'] as const) ended({ ...call, outcome });
          return Promise.reject(new VitaeError('model-refused'));
        },
      },
      { value: 'rules', source: 'rules', reason: 'model-refused', usage: { input: 6, output: 2 } },
    ],
    [
      'keeps what a model took until the time was over',
      {
        model: (signal, tally) => {
          const { ended } = tally.of(listener);
          signal?.addEventListener('abort', () => ended({ ...call, outcome: 'turn-deadline' }));
          return never(signal);
        },
        // From when the case runs: over before, the model would not be asked.
        get limit() {
          return AbortSignal.timeout(20);
        },
      },
      { value: 'rules', source: 'rules', reason: 'turn-deadline', usage },
    ],
    [
      'takes rules where the model fails, and says why',
      { model: () => Promise.reject(new VitaeError('model-auth')) },
      { value: 'rules', source: 'rules', reason: 'model-auth' },
    ],
    [
      'tells an unknown failure as the model’s',
      { model: () => Promise.reject(new TypeError('x')) },
      { value: 'rules', source: 'rules', reason: 'model-failed' },
    ],
    [
      'takes rules when the turn’s time is over in the middle of a call',
      { model: never, limit: AbortSignal.timeout(20) },
      { value: 'rules', source: 'rules', reason: 'turn-deadline' },
    ],
    [
      'takes what the model had finished by then',
      { model: never, limit: AbortSignal.timeout(20), unfinished: () => 'half' },
      { value: 'half', source: 'model', reason: 'turn-deadline' },
    ],
    [
      'takes rules where what it had finished can’t be used',
      { model: never, limit: AbortSignal.timeout(20), unfinished: () => 'bad' },
      { value: 'rules', source: 'rules', reason: 'turn-deadline' },
    ],
    [
      'keeps nothing unfinished of a call that failed by itself',
      { model: () => Promise.reject(new VitaeError('model-stalled')), unfinished: () => 'half' },
      { value: 'rules', source: 'rules', reason: 'model-stalled' },
    ],
    ['needs no time where no model is set up', { limit: over }, { value: 'rules', source: 'rules' }],
  ];
  for (const [name, step, decision] of table) {
    it(name, async () => assert.deepEqual(await decide({ ...twin, ...step }), decision));
  }

  it('does not ask the model once the time is over', async () => {
    let asked = 0;
    const model = async () => ({ value: `model ${++asked}` });
    const decision = await decide({ ...twin, model, limit: over });
    assert.deepEqual(decision, {
      value: 'rules',
      source: 'rules',
      reason: 'turn-deadline',
      params: { seconds: 1 },
    });
    assert.equal(asked, 0);
  });

  it('rejects when the run was stopped, also after the time was over', async () => {
    const stop = new AbortController();
    setTimeout(() => stop.abort(), 20);
    await assert.rejects(decide({ ...twin, model: never, signal: stop.signal }), { name: 'AbortError' });
    await assert.rejects(
      decide({ ...twin, model: never, signal: stop.signal, limit: AbortSignal.timeout(1_000) }),
      { name: 'AbortError' },
    );
  });
});
