import assert from 'node:assert/strict';
import type { ErrorView, ToWebview } from '../../../src/protocol/messages';
import { emptyEdit } from '../../../webview/memory';
import { maxLength } from '../../../webview/panel';
import * as edits from '../../../webview/proposalEdit';
import {
  asked,
  batch,
  events,
  proposal,
  said,
  snapshot,
  threadId,
  view,
  waiting,
} from '../../browser/scenarios';
import { ScriptedHost, startPanel } from './scriptedHost';

const error: ErrorView = { code: 'storage-failed', text: 'The disk is full.' };

describe('the panel', () => {
  it('says which thread it showed before', () => {
    const { host } = startPanel();
    assert.deepEqual(host.posted, [{ type: 'ready' }]);
    host.say(snapshot(view([])));
    const again = new ScriptedHost();
    again.state = host.state;
    startPanel(again);
    assert.deepEqual(again.posted, [{ type: 'ready', threadId }]);
  });

  it('forgets a thread that is shown no more', () => {
    const { host } = startPanel();
    host.say(snapshot(view([]), 1), snapshot(null, 2));
    assert.deepEqual(startPanel(cloneOf(host)).host.posted, [{ type: 'ready' }]);
  });

  it('starts a thread with the first message, and sends to it from then on', () => {
    const { panel, host } = startPanel();
    host.say(snapshot(null));
    panel.typed('Extract this project');
    panel.send();
    assert.deepEqual(host.of('start'), [
      { type: 'start', clientMessageId: 'id-1', text: 'Extract this project' },
    ]);
    host.say(
      { type: 'accepted', clientMessageId: 'id-1' },
      snapshot(view([asked('id-1', 'Extract this project')]), 2),
    );
    panel.typed('And the tests?');
    panel.send();
    assert.deepEqual(host.of('send').at(-1), {
      type: 'send',
      threadId,
      clientMessageId: 'id-2',
      text: 'And the tests?',
    });
  });

  it('keeps a draft until it is accepted, and what was typed after it', () => {
    const { panel, host } = startPanel();
    host.say(snapshot(view([])));
    panel.typed('Hello');
    panel.send();
    assert.equal(panel.thread.draft.text, 'Hello');
    assert.equal(panel.sendBlock(), 'sending');
    panel.send();
    assert.equal(host.of('send').length, 1);
    panel.typed('Hello and more');
    host.say({ type: 'accepted', clientMessageId: 'id-1' });
    assert.equal(panel.thread.draft.text, 'and more');
    assert.equal(panel.sendBlock(), null);
  });

  it('keeps a refused draft with its error, and sends it again under the same id', () => {
    const { panel, host } = startPanel();
    host.say(snapshot(view([])));
    panel.typed('Hello');
    panel.send();
    host.say({ type: 'refused', clientMessageId: 'id-1', error });
    assert.equal(panel.thread.draft.text, 'Hello');
    assert.deepEqual(panel.notice, { kind: 'error', error });
    panel.send();
    assert.deepEqual(
      host.of('send').map(({ clientMessageId }) => clientMessageId),
      ['id-1', 'id-1'],
    );
    host.say({ type: 'refused', clientMessageId: 'id-1', error });
    panel.typed('Hello!');
    assert.equal(panel.notice, null);
    panel.send();
    assert.equal(host.of('send').at(-1)?.clientMessageId, 'id-2');
  });

  it('keeps the text that names no job, and offers the starts', () => {
    const { panel, host } = startPanel();
    host.say(snapshot(null));
    panel.typed('do the thing');
    panel.send();
    host.say({ type: 'suggest', clientMessageId: 'id-1', reason: 'unclear' });
    assert.equal(panel.thread.draft.text, 'do the thing');
    assert.deepEqual(panel.notice, { kind: 'suggest', reason: 'unclear' });
    assert.equal(panel.sendBlock(), null);
  });

  it('learns from a snapshot that a message arrived whose acknowledgement was lost', () => {
    const { panel, host } = startPanel();
    host.say(snapshot(view([])));
    panel.typed('Hello');
    panel.send();
    const again = startPanel(cloneOf(host));
    assert.equal(again.panel.thread.draft.text, 'Hello');
    again.host.say(snapshot(view([asked('id-1', 'Hello')])));
    assert.equal(again.panel.thread.draft.text, '');
  });

  it('can send again, under the same id, what was never answered', () => {
    const { panel, host } = startPanel();
    host.say(snapshot(null));
    panel.typed('Hello');
    panel.send();
    host.say(snapshot(null, 2));
    panel.send();
    assert.deepEqual(
      host.of('start').map(({ clientMessageId }) => clientMessageId),
      ['id-1', 'id-1'],
    );
    host.say({ type: 'accepted', clientMessageId: 'id-1' });
    assert.equal(panel.thread.draft.text, '');
  });

  it('brings a draft back after a reload, one for each thread', () => {
    const { panel, host } = startPanel();
    host.say(snapshot(view([])));
    panel.typed('Half a mess');
    const again = startPanel(cloneOf(host));
    assert.equal(again.panel.thread.draft.text, 'Half a mess');
    again.host.say(snapshot({ ...view([]), threadId: 'other' }));
    assert.equal(again.panel.thread.draft.text, '');
    again.host.say(snapshot(view([]), 2));
    assert.equal(again.panel.thread.draft.text, 'Half a mess');
  });

  it('has the host keep what is written, and takes it back where the page’s own state was lost or is older', async () => {
    const { panel, host } = startPanel();
    host.say(snapshot(waiting));
    panel.typed('one');
    panel.typed('one more');
    panel.edit('c1', (edit) => edits.typeInto(edit, 'b1', 'Built it.'));
    panel.scrolled(12);
    await new Promise((resolve) => setTimeout(resolve, 400));
    const [kept, ...others] = host.of('remember');
    assert.ok(kept && others.length === 0);
    assert.deepEqual([kept.key, JSON.parse(kept.memory).draft.text], [threadId, 'one more']);

    const remembered: ToWebview = { type: 'remembered', texts: [kept] };
    const lost = startPanel();
    lost.host.say(remembered, snapshot(waiting));
    assert.equal(lost.panel.thread.draft.text, 'one more');
    assert.deepEqual(lost.panel.thread.edits, panel.thread.edits);

    const newer = startPanel(cloneOf(host));
    newer.panel.typed('one more thing');
    newer.host.say(remembered, { type: 'remembered', texts: [{ ...kept, memory: 'no JSON' }] });
    assert.equal(newer.panel.thread.draft.text, 'one more thing');
  });

  it('says why it can’t send', () => {
    const { panel, host } = startPanel();
    panel.typed('Hello');
    assert.equal(panel.sendBlock(), 'connecting');
    host.say(snapshot(view([], { status: 'running', runId: 'r', steps: [] })));
    panel.typed('Hello');
    assert.equal(panel.sendBlock(), 'running');
    panel.send();
    assert.deepEqual(host.of('send'), []);
    host.say(batch(1, [events.finished()]));
    panel.typed(' \n');
    assert.equal(panel.sendBlock(), 'empty');
    panel.typed('x'.repeat(maxLength));
    assert.equal(panel.sendBlock(), null);
    panel.typed('x'.repeat(maxLength + 1));
    assert.equal(panel.sendBlock(), 'tooLong');
  });

  it('keeps what is typed as a draft while another window has the thread, and answers nothing', () => {
    for (const run of [{ status: 'elsewhere', silent: true }, { status: 'finishing' }] as const) {
      const { panel, host } = startPanel();
      host.say(snapshot({ ...waiting, run }));
      panel.typed('Shorter, please');
      assert.equal(panel.sendBlock(), run.status);
      panel.send();
      panel.choose('Yes');
      panel.answer('c1', { action: 'reject' });
      assert.deepEqual(
        host.posted.map(({ type }) => type),
        ['ready'],
      );
      host.say(snapshot(waiting, 2));
      assert.equal(panel.sendBlock(), null);
      assert.equal(panel.thread.draft.text, 'Shorter, please');
    }
  });

  it('takes a thread over once, and only from a window that is silent', () => {
    const { panel, host } = startPanel();
    const elsewhere = (silent: boolean) => view([], { status: 'elsewhere', silent });
    host.say(snapshot(elsewhere(false)));
    panel.takeOver();
    assert.deepEqual(host.of('takeOver'), []);
    host.say(snapshot(elsewhere(true), 2));
    panel.takeOver();
    panel.takeOver();
    assert.deepEqual(host.of('takeOver'), [{ type: 'takeOver', threadId }]);
    host.say({ type: 'refused', clientMessageId: null, error });
    assert.deepEqual(panel.notice, { kind: 'error', error });
    panel.takeOver();
    assert.equal(host.of('takeOver').length, 2);
  });

  it('answers an interrupt once, with the edits', () => {
    const { panel, host } = startPanel();
    host.say(snapshot(waiting));
    const { entry } = proposal.proposal;
    panel.edit('c1', (edit) => edits.keep(edits.typeInto(edit, 'b1', 'Built it.'), 'b3', false));
    const value = edits.approval(entry, panel.thread.edits['c1'] ?? emptyEdit);
    panel.answer('c1', value);
    panel.answer('c1', value);
    host.say({ type: 'accepted', clientMessageId: 'id-1' });
    panel.answer('c1', { action: 'reject' });
    assert.deepEqual(host.of('answer'), [
      { type: 'answer', threadId, clientMessageId: 'id-1', interruptId: 'i1', value },
    ]);
    assert.deepEqual(value.action === 'approve' && value.bullets.map(({ text }) => text), [
      'Built it.',
      entry.bullets[1]?.text,
    ]);
  });

  it('lets the user answer again what was refused, and says why it was', () => {
    const { panel, host } = startPanel();
    host.say(snapshot(waiting));
    panel.answer('c1', { action: 'reject' });
    assert.ok(panel.answering('c1'));
    host.say({ type: 'refused', clientMessageId: 'id-1', error });
    assert.ok(!panel.answering('c1'));
    assert.deepEqual(panel.cardErrors.get('c1'), error);
    panel.answer('c1', { action: 'reject' });
    assert.equal(host.of('answer').length, 2);
  });

  it('sends what is typed while a card waits as a message, and one choice at a time', () => {
    const { panel, host } = startPanel();
    host.say(snapshot(waiting));
    panel.typed('Shorter, please');
    panel.send();
    panel.choose('Yes');
    assert.deepEqual(
      host.of('send').map(({ text }) => text),
      ['Shorter, please'],
    );
  });

  it('stops a run once', () => {
    const { panel, host } = startPanel();
    host.say(snapshot(view([], { status: 'running', runId: 'r', steps: [] })));
    panel.stop();
    panel.stop();
    assert.deepEqual(host.of('stop'), [{ type: 'stop', threadId }]);
    assert.ok(panel.stopping);
  });

  it('runs a failed run again on its thread, and passes other steps on by name', () => {
    const { panel, host } = startPanel();
    host.say(snapshot(view([said('t', 'x')], { status: 'error', error })));
    panel.act('retry');
    panel.act('chooseModel');
    assert.deepEqual(host.posted.slice(1), [
      { type: 'retry', threadId },
      { type: 'action', action: 'chooseModel' },
    ]);
  });

  it('sends what was refused again, with the same id, where that is what is tried again', () => {
    const { panel, host } = startPanel();
    host.say(snapshot(view([])));
    panel.typed('hello');
    panel.send();
    host.say({ type: 'refused', clientMessageId: 'id-1', error });
    panel.act('retry');
    assert.deepEqual(
      host.of('send').map(({ clientMessageId, text }) => [clientMessageId, text]),
      [
        ['id-1', 'hello'],
        ['id-1', 'hello'],
      ],
    );
    assert.equal(panel.notice, null);
    assert.deepEqual(host.of('retry'), []);
  });

  it('starts over from its thread with the edits of the card that waits', () => {
    const { panel, host } = startPanel();
    host.say(snapshot(waiting));
    const { entry } = proposal.proposal;
    panel.edit('c1', (edit) => edits.typeInto(edit, 'b1', 'Built it.'));
    panel.act('startOver');
    const [sent] = host.of('startOver');
    assert.equal(sent?.threadId, threadId);
    assert.deepEqual(
      sent.card?.bullets.map(({ text }) => text),
      ['Built it.', ...entry.bullets.slice(1).map(({ text }) => text)],
    );
    host.say(snapshot(view([]), 2));
    panel.act('startOver');
    assert.deepEqual(host.of('startOver')[1], { type: 'startOver', threadId });
  });

  it('starts afresh from a state that it can’t read', () => {
    for (const state of [
      null,
      1,
      'x',
      { version: 0 },
      { version: 1, threads: { t: {} } },
      { version: 1, threadId: 4 },
    ]) {
      const host = new ScriptedHost();
      host.state = state;
      assert.equal(startPanel(host).panel.thread.draft.text, '');
    }
  });

  it('forgets the threads that were left longest ago', () => {
    const { panel, host } = startPanel();
    for (let n = 1; n <= 40; n++) {
      host.say(snapshot({ ...view([]), threadId: `thread-${n}` }, n));
      panel.typed(`draft ${n}`);
    }
    const { threads } = host.state as { threads: Record<string, unknown> };
    assert.equal(Object.keys(threads).length, 30);
    assert.ok('thread-40' in threads && !('thread-1' in threads));
  });
});

function cloneOf({ state }: ScriptedHost): ScriptedHost {
  const host = new ScriptedHost();
  host.state = structuredClone(state);
  return host;
}
