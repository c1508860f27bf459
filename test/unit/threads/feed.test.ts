import assert from 'node:assert/strict';
import { EventType } from '@ag-ui/core';
import type { RunEvent } from '../../../src/protocol/messages';
import { Feed } from '../../../src/threads/feed';

const delta = (messageId: string, text: string): RunEvent => ({
  type: EventType.TEXT_MESSAGE_CONTENT,
  messageId,
  delta: text,
});
const step = (stepName: string): RunEvent => ({ type: EventType.STEP_STARTED, stepName });

describe('the feed of the panel', () => {
  it('joins text of one message, and sends it before anything else', () => {
    const batches: RunEvent[][] = [];
    const feed = new Feed((batch) => batches.push(batch));
    feed.push(delta('a', 'Hel'));
    feed.push(delta('a', 'lo'));
    feed.push(delta('b', '!'));
    assert.deepEqual(batches, []);
    feed.push(step('draft'));
    assert.deepEqual(batches, [[delta('a', 'Hello'), delta('b', '!'), step('draft')]]);
  });

  it('sends waiting text by itself, soon', async () => {
    const batches: RunEvent[][] = [];
    const feed = new Feed((batch) => batches.push(batch));
    feed.push(delta('a', 'x'));
    await new Promise((resolve) => setTimeout(resolve, 100));
    assert.deepEqual(batches, [[delta('a', 'x')]]);
  });

  it('sends much text at once', () => {
    const batches: RunEvent[][] = [];
    const feed = new Feed((batch) => batches.push(batch));
    feed.push(delta('a', 'x'.repeat(2048)));
    assert.equal(batches.length, 1);
  });

  it('forgets what waits when a snapshot takes its place', async () => {
    const batches: RunEvent[][] = [];
    const feed = new Feed((batch) => batches.push(batch));
    feed.push(delta('a', 'x'));
    feed.drop();
    await new Promise((resolve) => setTimeout(resolve, 60));
    assert.deepEqual(batches, []);
  });
});
