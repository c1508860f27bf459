import assert from 'node:assert/strict';
import type { ToHost } from '../../../src/protocol/messages';
import { parseToHost } from '../../../src/protocol/schemas';

const answer = { type: 'answer', threadId: 't', clientMessageId: 'c', interruptId: 'i' } as const;

describe('what the webview sends', () => {
  const valid: ToHost[] = [
    { type: 'ready' },
    { type: 'ready', threadId: 't' },
    { type: 'remember', key: '', at: 1, memory: '{}' },
    { type: 'start', clientMessageId: 'c', text: 'extract' },
    { type: 'send', threadId: 't', clientMessageId: 'c', text: '' },
    { ...answer, value: { action: 'approve', bullets: [{ id: 'b', text: 'x' }], name: 'n' } },
    { ...answer, value: { action: 'reject' } },
    { ...answer, value: { action: 'say', text: 'shorter' } },
    { type: 'stop', threadId: 't' },
    { type: 'retry', threadId: 't' },
    { type: 'resync' },
    { type: 'action', action: 'extractProject' },
    { type: 'openEvidence', threadId: 't', itemId: 'i', evidenceId: 'e1' },
    { type: 'openLink', href: 'https://example.org' },
  ];
  for (const message of valid) {
    it(`is taken: ${JSON.stringify(message).slice(0, 60)}`, () =>
      assert.deepEqual(parseToHost(message), message));
  }

  const invalid: [string, unknown][] = [
    ['nothing', undefined],
    ['a text', 'ready'],
    ['an unknown type', { type: 'run', command: 'x' }],
    ['an action that is not ours', { type: 'action', action: 'workbench.action.terminal.new' }],
    ['a missing thread', { type: 'send', clientMessageId: 'c', text: 'x' }],
    ['an id that is no text', { type: 'stop', threadId: { toString: 1 } }],
    ['an endless id', { type: 'stop', threadId: 'x'.repeat(101) }],
    ['an answer without bullets', { ...answer, value: { action: 'approve' } }],
    [
      'too many bullets',
      { ...answer, value: { action: 'approve', bullets: Array(51).fill({ id: 'b', text: '' }) } },
    ],
    ['an endless link', { type: 'openLink', href: `https://x/${'y'.repeat(2000)}` }],
  ];
  for (const [name, message] of invalid) {
    it(`is refused: ${name}`, () => assert.throws(() => parseToHost(message), { code: 'message-invalid' }));
  }

  it('is rid of keys that nobody asked for', () => {
    const hostile = JSON.parse('{"type":"resync","__proto__":{"admin":true},"extra":1}') as unknown;
    assert.deepEqual(parseToHost(hostile), { type: 'resync' });
  });
});
