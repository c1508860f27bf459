import assert from 'node:assert/strict';
import { appendFile, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as vscode from 'vscode';
import type { ToWebview } from '../../src/protocol/messages';
import { ThreadStore } from '../../src/storage/threadStore';
import type { Threads } from '../../src/threads/threads';
import { pickThread } from '../../src/vscode/history';
import { answer, extract, proposalOf, vitae } from './window';

/** The only segment of a thread that was just made. */
async function segmentOf(folder: string): Promise<string> {
  const [name = ''] = (await readdir(folder)).filter((one) => one.endsWith('.log'));
  return join(folder, name);
}

describe('the chat', () => {
  it('starts over from the thread in view: the same entry waits in another one, and the first stays', async () => {
    const { chat, panel, threads } = await vitae();
    const old = await extract(await vitae());
    const { entry } = proposalOf(old);
    const before = await old.log.head();
    await Promise.all([chat.act('startOver'), chat.act('startOver')]);
    const { session } = panel;
    assert.ok(session && session.id !== old.id);
    await session.idle();
    assert.equal(session.log.thread.parent, old.id);
    assert.equal(session.view.run.status, 'waiting');
    assert.deepEqual(proposalOf(session).entry, entry);
    assert.deepEqual(await old.log.head(), before);
    const children = (await threads.list()).filter(
      (one) => 'title' in one && one.id !== old.id && one.waiting,
    );
    assert.equal(children.length, 1, 'a double click is one start');
    await answer(session, { action: 'reject' });

    await chat.openThread(old.id);
    const again = panel.session;
    assert.ok(again && again !== old, 'it was closed meanwhile');
    assert.equal(again.view.run.status, 'waiting');
    await answer(again, { action: 'reject' });
  });

  it('begins with the empty state, and says why, where the thread shown last can’t be opened', async () => {
    const { chat, panel, threads, storage } = await vitae();
    const session = await extract(await vitae());
    await answer(session, { action: 'reject' });
    await chat.openThread(session.id);
    // As a window does that is loaded anew.
    await panel.show(undefined);
    await threads.rest(session.id);
    const folder = join(storage, 'threads', session.id);
    for (const name of await readdir(folder))
      if (name.endsWith('.log')) await writeFile(join(folder, name), 'x\n');
    const sent: ToWebview[] = [];
    const post = panel.post.bind(panel);
    panel.post = (message) => {
      sent.push(message);
      post(message);
    };
    try {
      await assert.rejects(chat.handle({ type: 'ready' }), { code: 'thread-unreadable' });
      await assert.rejects(
        chat.handle({ type: 'ready' }),
        { code: 'thread-unreadable' },
        'it may be repaired',
      );
      assert.ok(sent.some((message) => message.type === 'snapshot' && message.view === null));
      await rm(folder, { recursive: true });
      await assert.rejects(chat.handle({ type: 'ready' }), { code: 'thread-unknown' });
      await chat.handle({ type: 'ready' });
    } finally {
      panel.post = post;
    }
  });

  it('marks in the history a thread of which a part can’t be read', async () => {
    const root = await mkdtemp(join(tmpdir(), 'vitae-history-'));
    const store = new ThreadStore(root);
    const fields = {
      agent: 'project',
      language: 'en',
      workspace: null,
      resumeId: null,
      graphVersion: 2,
    } as const;
    const whole = await store.create({ ...fields, title: 'whole' });
    const damaged = await store.create({ ...fields, title: 'damaged' });
    await store.close();
    // What can be read stands behind something that can't.
    const segment = await segmentOf(join(root, damaged.thread.id));
    const lines = (await readFile(segment, 'utf8')).split('\n');
    await appendFile(segment, `12 00000000 {"kind":"x"}\n${lines.at(-2) ?? ''}\n`);

    const picks: vscode.QuickPick<vscode.QuickPickItem>[] = [];
    const { createQuickPick } = vscode.window;
    Object.assign(vscode.window, {
      createQuickPick: () => {
        const pick = createQuickPick();
        picks.push(pick);
        return pick;
      },
    });
    try {
      const picked = pickThread(store as unknown as Threads, whole.thread.id);
      for (let tries = 0; !picks[0]?.items.length && tries < 200; tries++)
        await new Promise((resolve) => setTimeout(resolve, 25));
      const items = picks[0]?.items ?? [];
      const told = (title: string) => {
        const item = items.find(({ label }) => label === title);
        return [(item?.iconPath as vscode.ThemeIcon | undefined)?.id, item?.detail];
      };
      assert.deepEqual(told('whole'), ['repo', undefined]);
      const [icon, detail] = told('damaged');
      assert.equal(icon, 'warning');
      assert.match(detail ?? '', /can’t be read/);
      picks[0]?.hide();
      assert.equal(await picked, undefined);
    } finally {
      Object.assign(vscode.window, { createQuickPick });
      await store.close();
      await rm(root, { recursive: true });
    }
  });
});
