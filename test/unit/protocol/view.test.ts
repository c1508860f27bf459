import { EventType } from '@ag-ui/core';
import fc from 'fast-check';
import assert from 'node:assert/strict';
import { CUSTOM } from '../../../src/protocol/custom';
import type { RunEvent } from '../../../src/protocol/messages';
import { reduce, type ThreadView, type ViewItem } from '../../../src/protocol/view';

const idle: ThreadView = {
  threadId: 't',
  agent: 'project',
  title: '',
  language: 'en',
  items: [],
  run: { status: 'idle' },
};
const fold = (events: RunEvent[], view = idle): ThreadView => events.reduce(reduce, view);

const started: RunEvent = { type: EventType.RUN_STARTED, threadId: 't', runId: 'r' };
const stepStarted = (stepName: string): RunEvent => ({ type: EventType.STEP_STARTED, stepName });
const stepFinished = (stepName: string): RunEvent => ({ type: EventType.STEP_FINISHED, stepName });
const textStart = (messageId: string): RunEvent => ({
  type: EventType.TEXT_MESSAGE_START,
  messageId,
  role: 'assistant',
});
const delta = (messageId: string, text: string): RunEvent => ({
  type: EventType.TEXT_MESSAGE_CONTENT,
  messageId,
  delta: text,
});
const custom = (name: string, value: unknown): RunEvent => ({ type: EventType.CUSTOM, name, value });
const finished = (outcome?: object): RunEvent =>
  ({ type: EventType.RUN_FINISHED, threadId: 't', runId: 'r', ...(outcome && { outcome }) }) as RunEvent;
const text = (id: string, said: string): ViewItem => ({
  id,
  by: 'agent',
  source: 'rules',
  at: '2026-01-01T00:00:00Z',
  kind: 'text',
  text: said,
});

/** Events over few ids, so that they meet. */
const anId = fc.constantFrom('a', 'b', 'c');
const anEvent: fc.Arbitrary<RunEvent> = fc.oneof(
  fc.constant(started),
  anId.map(stepStarted),
  anId.map(stepFinished),
  anId.map(textStart),
  fc.tuple(anId, fc.string()).map(([id, said]) => delta(id, said)),
  fc.tuple(anId, fc.string()).map(([id, said]) => custom(CUSTOM.item, text(id, said))),
  anId.map((id) => custom(CUSTOM.retract, { id })),
  anId.map((id): RunEvent => ({ type: EventType.STATE_SNAPSHOT, snapshot: { items: [text(id, 'z')] } })),
  fc.constant(custom(CUSTOM.progress, { step: 'a', key: 'k', params: {} })),
  fc.nat().map((tokens) => custom(CUSTOM.spent, { ms: 1, tokens })),
  anId.map((of) => custom(CUSTOM.usage, { of, models: ['m'], ms: 1, input: 2, output: 3 })),
  fc.constantFrom(
    finished(),
    finished({ type: 'success' }),
    finished({ type: 'cancelled' }),
    finished({ type: 'interrupt', interrupts: [{ id: 'i', reason: 'approval' }] }),
  ),
);
const aView = fc.array(anEvent, { maxLength: 25 }).map((events) => fold(events));

describe('the view of a thread', () => {
  it('is not changed by events it does not know, nor by malformed ones of ours', () => {
    const unknown: RunEvent[] = [
      { type: EventType.STATE_SNAPSHOT, snapshot: {} },
      { type: EventType.STATE_SNAPSHOT, snapshot: null },
      { type: EventType.MESSAGES_SNAPSHOT, messages: [] },
      { type: 'SOMETHING_NEW' } as unknown as RunEvent,
      custom(CUSTOM.call, { step: 'a', host: 'h', model: 'm', ms: 1, outcome: 'ok', received: 2 }),
      custom('other.item', text('a', 'x')),
      custom(CUSTOM.item, null),
      custom(CUSTOM.item, {}),
      custom(CUSTOM.retract, undefined),
      custom(CUSTOM.progress, 'key'),
      custom(CUSTOM.spent, 5),
      custom(CUSTOM.spent, {}),
      custom(CUSTOM.usage, null),
      custom(CUSTOM.usage, { input: 1 }),
    ];
    fc.assert(
      fc.property(aView, fc.constantFrom(...unknown), (view, event) => {
        assert.equal(reduce(view, event), view);
      }),
    );
  });

  it('shows what a snapshot holds in place of what it showed, and goes on with the run', () => {
    const before = fold([started, custom(CUSTOM.item, text('a', 'x')), stepStarted('s')]);
    const items = [text('b', 'y'), text('a', 'z')];
    assert.deepEqual(reduce(before, { type: EventType.STATE_SNAPSHOT, snapshot: { items } }), {
      ...before,
      items,
    });
  });

  it('never mutates the view it is given', () => {
    fc.assert(
      fc.property(aView, anEvent, (view, event) => {
        const before = structuredClone(view);
        reduce(view, event);
        assert.deepEqual(view, before);
      }),
    );
  });

  it('takes a repeated item once', () => {
    fc.assert(
      fc.property(aView, anId, fc.string(), (view, id, said) => {
        const once = reduce(view, custom(CUSTOM.item, text(id, said)));
        assert.deepEqual(reduce(once, custom(CUSTOM.item, text(id, said))), once);
      }),
    );
  });

  it('has no id twice, and keeps the place of an item that is replaced', () => {
    fc.assert(
      fc.property(aView, anId, (view, id) => {
        const ids = view.items.map((item) => item.id);
        assert.equal(new Set(ids).size, ids.length);
        const after = reduce(view, custom(CUSTOM.item, text(id, 'new')));
        assert.deepEqual(
          after.items.map((item) => item.id),
          ids.includes(id) ? ids : [...ids, id],
        );
      }),
    );
  });

  it('has no draft left once a run was stopped or failed', () => {
    const error: RunEvent = { type: EventType.RUN_ERROR, message: 'No.', code: 'unknown' };
    fc.assert(
      fc.property(aView, fc.constantFrom(error, finished({ type: 'cancelled' })), (view, end) => {
        const after = reduce(view, end);
        assert.ok(after.items.every((item) => !item.draft));
        assert.ok(after.items.every((item) => item.kind !== 'text' || !item.stopped || item.text !== ''));
      }),
    );
  });

  it('streams a draft, which the item of the same id replaces', () => {
    const streamed = fold([started, textStart('a'), delta('a', 'Hel'), delta('a', 'lo')]);
    assert.deepEqual(
      streamed.items.map((item) => [item.id, item.kind === 'text' && item.text, item.draft]),
      [['a', 'Hello', true]],
    );
    const item = text('a', 'Hello.');
    assert.deepEqual(reduce(streamed, custom(CUSTOM.item, item)).items, [item]);
  });

  it('adds no straggling text to an item that stands, nor to a user’s', () => {
    const stands = fold([custom(CUSTOM.item, text('a', 'Done.'))]);
    assert.equal(reduce(stands, delta('a', ' more')), stands);
    assert.equal(reduce(stands, delta('b', 'nobody')), stands);
  });

  it('takes back what is retracted', () => {
    assert.deepEqual(fold([textStart('a'), delta('a', 'x'), custom(CUSTOM.retract, { id: 'a' })]).items, []);
  });

  it('marks text that was cut off by Stop, and drops what had not begun', () => {
    const view = fold([
      started,
      textStart('a'),
      delta('a', 'Half'),
      textStart('b'),
      finished({ type: 'cancelled' }),
    ]);
    assert.deepEqual(
      view.items.map((item) => [item.id, item.stopped, item.draft]),
      [['a', true, undefined]],
    );
    assert.deepEqual(view.run, { status: 'stopped' });
  });

  it('follows the steps of a run, the newest last', () => {
    const events = [started, stepStarted('collect'), stepStarted('draft'), stepFinished('collect')];
    assert.deepEqual(fold(events).run, { status: 'running', runId: 'r', steps: ['draft'] });
    assert.equal(reduce(idle, stepStarted('draft')), idle);
  });

  it('waits with the id of the interrupt', () => {
    const interrupt = finished({ type: 'interrupt', interrupts: [{ id: 'i1', reason: 'approval' }] });
    assert.deepEqual(fold([started, interrupt]).run, { status: 'waiting', interruptId: 'i1' });
  });

  it('shows an error with its next step', () => {
    const action = { id: 'retry', label: 'Try Again' };
    const failed: RunEvent = {
      type: EventType.RUN_ERROR,
      message: 'No.',
      code: 'model-failed',
      metadata: { action },
    };
    assert.deepEqual(fold([started, failed]).run, {
      status: 'error',
      error: { code: 'model-failed', text: 'No.', action },
    });
  });

  it('keeps what a run has taken through its steps, and forgets it with its end', () => {
    const spent = { ms: 2_000, tokens: 70 };
    const asking = fold([started, stepStarted('draft'), custom(CUSTOM.spent, spent)]);
    const after = fold([stepFinished('draft'), stepStarted('check')], asking);
    assert.deepEqual(after.run, { status: 'running', runId: 'r', steps: ['check'], spent });
    assert.deepEqual(fold([finished()], after).run, { status: 'idle' });
    assert.equal(reduce(idle, custom(CUSTOM.spent, spent)), idle);
  });

  it('adds up what the runs of a turn took, and keeps turns apart and in order', () => {
    const usage = (of: string, change: object = {}): RunEvent =>
      custom(CUSTOM.usage, { of, models: ['m'], ms: 10, input: 2, output: 3, ...change });
    const view = fold([usage('a'), usage('b'), usage('a', { models: ['n'], estimated: true, cap: 9 })]);
    assert.deepEqual(view.usage, [
      { of: 'a', models: ['m', 'n'], ms: 20, input: 4, output: 6, estimated: true, cap: 9 },
      { of: 'b', models: ['m'], ms: 10, input: 2, output: 3 },
    ]);
  });

  it('forgets what a step was at once that step is over', () => {
    const reading = fold([
      started,
      stepStarted('collect'),
      custom(CUSTOM.progress, { key: 'reading-git', params: {} }),
    ]);
    assert.equal(reading.run.status === 'running' && reading.run.progress?.key, 'reading-git');
    const after = fold([stepFinished('collect')], reading);
    assert.deepEqual(after.run, { status: 'running', runId: 'r', steps: [] });
  });
});
