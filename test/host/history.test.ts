import assert from 'node:assert/strict';
import type { ThreadSummary } from '../../src/storage/threadStore';
import { commandTitle } from '../../src/vscode/commandTitle';
import { deletionQuestion, threadItem } from '../../src/vscode/threadItem';

const summary = (changes: Partial<ThreadSummary> = {}): ThreadSummary => ({
  id: 'a',
  agent: 'project',
  title: 'tides',
  language: 'en',
  workspace: 'tides',
  createdAt: '2026-11-30T10:00:00.000Z',
  updatedAt: new Date(2026, 10, 30, 9, 5).toISOString(),
  waiting: false,
  ...changes,
});

describe('the history of chats', () => {
  it('tells two chats of one project apart by when they last changed', () => {
    assert.equal(threadItem(summary(), undefined).description, 'Project · Nov 30, 2026, 09:05');
    const updatedAt = new Date(2026, 10, 30, 21, 5).toISOString();
    assert.equal(
      threadItem(summary({ updatedAt, waiting: true }), 'a').description,
      'Project · Nov 30, 2026, 21:05 · waiting for you · open',
    );
    assert.equal(threadItem(summary({ updatedAt: 'never' }), undefined).description, 'Project');
  });

  it('asks before one is deleted, saying which one it is and what goes with it', () => {
    assert.deepEqual(deletionQuestion(summary()), {
      message: 'Delete the chat “tides”, last changed Nov 30, 2026, 09:05?',
      detail: 'This can’t be undone. Your resumes are not touched.',
    });
    assert.match(deletionQuestion(summary({ waiting: true })).detail, /^An entry waits for you in it/);
    assert.equal(
      deletionQuestion({ id: 'a', unreadable: 'thread-unreadable' }).message,
      'Delete the chat “A chat that can’t be read”?',
    );
  });

  it('names a command as the palette does', () => {
    assert.equal(commandTitle('recoverThreads'), 'Recover Chats');
    assert.equal(
      threadItem(summary({ damaged: true }), undefined).detail,
      'Part of this chat can’t be read. “Recover Chats” shows what can be saved.',
    );
  });
});
