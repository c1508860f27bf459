import assert from 'node:assert/strict';
import { EventType } from '@ag-ui/core';
import type { Source } from '../../../src/protocol/cards';
import { CUSTOM } from '../../../src/protocol/custom';
import type { RunEvent } from '../../../src/protocol/messages';
import { RunLog } from '../../../src/threads/runLog';

const begin = (stepName: string): RunEvent => ({ type: EventType.STEP_STARTED, stepName });
const end = (stepName: string): RunEvent => ({ type: EventType.STEP_FINISHED, stepName });
const said = (source: Source): RunEvent => ({
  type: EventType.CUSTOM,
  name: CUSTOM.item,
  value: { id: 'i', by: 'agent', source, at: '', kind: 'text', text: 'secret' },
});
const call = { host: 'models.example', model: 'm-1', ms: 120, outcome: 'ok', received: 900 };
const called = (step?: string): RunEvent => ({
  type: EventType.CUSTOM,
  name: CUSTOM.call,
  value: { ...call, ...(step !== undefined && { step }), prompt: 'secret' },
});

/** A log fed with events, each so many milliseconds after the one before. */
function logOf(...fed: [number, RunEvent][]): RunLog {
  let now = 1_000;
  const log = new RunLog(() => now);
  for (const [after, event] of fed) {
    now += after;
    log.take(event);
  }
  return log;
}

describe('the log of a run', () => {
  it('has each step with its beginning and its duration', () => {
    const log = logOf(
      [5, begin('understand')],
      [20, end('understand')],
      [1, begin('draft')],
      [40, end('draft')],
    );
    assert.deepEqual(log.steps, [
      { name: 'understand', at: 5, ms: 20 },
      { name: 'draft', at: 26, ms: 40 },
    ]);
  });

  it('gives no duration to a step that did not end', () => {
    assert.deepEqual(logOf([5, begin('draft')]).steps, [{ name: 'draft', at: 5 }]);
  });

  it('calls parallel steps of one node by its name', () => {
    const log = logOf([0, begin('read')], [1, begin('read#2')], [1, end('read')], [1, end('read#2')]);
    assert.deepEqual(log.steps, [
      { name: 'read', at: 0, ms: 2 },
      { name: 'read', at: 1, ms: 2 },
    ]);
  });

  it('tells who made what a step said, a model before rules, and nothing of what the user said', () => {
    const log = logOf(
      [0, begin('draft')],
      [0, said('model')],
      [0, said('rules')],
      [0, end('draft')],
      [0, begin('check')],
      [0, said('rules')],
      [0, end('check')],
      [0, begin('ask')],
      [0, said('user')],
      [0, end('ask')],
      [0, begin('draft')],
      [0, { type: EventType.CUSTOM, name: CUSTOM.decided, value: { source: 'rules' } }],
    );
    assert.deepEqual(
      log.steps.map(({ source }) => source),
      ['model', 'rules', undefined, 'rules'],
    );
  });

  it('puts each request to a model to its step, without any of its content', () => {
    const log = logOf(
      [0, begin('draft')],
      [0, begin('draft#2')],
      [0, called('draft')],
      [0, called('draft#2')],
      [0, end('draft')],
      [0, called('draft')],
      [0, called('')],
    );
    assert.deepEqual(
      log.steps.map(({ calls }) => calls?.length),
      [2, 2],
    );
    assert.deepEqual(log.steps[0]?.calls, [call, call]);
    assert.ok(!JSON.stringify(log.steps).includes('secret'));
  });

  it('leaves no request out, also where no step is known', () => {
    assert.deepEqual(logOf([3, called()]).steps, [{ name: '', at: 3, calls: [call] }]);
  });
});
