import assert from 'node:assert/strict';
import { rmSync } from 'node:fs';
import type { ApprovalAnswer, CardContent, EntryProposal } from '../../../src/protocol/cards';
import { VitaeError } from '../../../src/protocol/errors';
import { migratePhrases } from '../../../src/runtime/migratePhrases';
import type { JournalRecord } from '../../../src/storage/records';
import { project } from '../../../src/threads/projection';
import type { ThreadSession } from '../../../src/threads/session';
import { emptyFolder, RecordedWindow, type Moments } from './recordedWindow';
import { readRecorded, restore } from './recordings';

const { carried } = migratePhrases.en;
const at = '2026-06-01T00:00:00Z';
const words = ({ view }: ThreadSession): string[] =>
  view.items.map((item) =>
    item.kind === 'text'
      ? item.text
      : item.kind === 'card'
        ? `(${item.card.type})`
        : `(${item.answer.action})`,
  );

function proposalOf({ view }: ThreadSession): EntryProposal {
  const item = view.items.findLast((one) => one.kind === 'card' && one.card.type === 'proposal');
  if (item?.kind !== 'card' || item.card.type !== 'proposal') throw new Error('no proposal');
  return item.card.proposal;
}

function edited({ entry }: EntryProposal): CardContent {
  const [first, ...others] = entry.bullets.map(({ id, text }) => ({ id, text }));
  return { name: 'Renamed', bullets: [{ id: first?.id ?? '', text: 'My own words.' }, ...others.slice(1)] };
}

describe('starting over from what a thread came to', () => {
  let folder: string;
  let window: RecordedWindow;
  let moments: Moments;
  const open = (): RecordedWindow => new RecordedWindow(folder, '/nowhere', moments);
  /** A recorded thread of the project agent. */
  const recorded = (what: string): Promise<ThreadSession> => {
    restore(`project-v2-${what}`, folder);
    return window.open(readRecorded(`project-v2-${what}`).threadId);
  };
  /** An answer that was refused, and that nothing was done with. */
  const refused = async ({ log }: ThreadSession, value: ApprovalAnswer): Promise<void> => {
    const [waits] = (await log.head())?.interrupts ?? [];
    const answer: JournalRecord = { kind: 'answer', id: 'a1', at, interruptId: waits?.id ?? '', value };
    const error = { code: 'graph-version', params: {} };
    const lease = await log.takeLease();
    await log.append(answer, { kind: 'ended', at, runId: 'r', workId: 'a1', reason: 'error', error });
    await lease.release();
  };
  const isDerived = async ({ log, view }: ThreadSession): Promise<void> => {
    const describe = (code: string) => ({ code, text: code });
    assert.deepEqual(
      view,
      project({ thread: log.thread, head: await log.head(), journal: log.journal }, describe),
    );
  };

  beforeEach(() => {
    folder = emptyFolder();
    moments = {};
    window = open();
  });
  afterEach(async () => {
    await window.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it('shows the open entry again with the edits of an answer that came to nothing, and approves nothing', async () => {
    const old = await recorded('waiting');
    const card = edited(proposalOf(old));
    await refused(old, { action: 'approve', ...card });
    const [before, head] = [words(old), await old.log.head()];
    const journal = [...old.log.journal];

    const anew = await window.startOver(old);
    assert.equal(anew.view.run.status, 'waiting');
    assert.deepEqual(words(anew), [...before, 'Start over', '(superseded)', carried.card, '(proposal)']);
    assert.equal(proposalOf(anew).entry.name, 'Renamed');
    assert.deepEqual(
      proposalOf(anew).entry.bullets.map(({ id, text }) => ({ id, text })),
      card.bullets,
    );
    assert.equal(window.resume.applied, 0);
    assert.equal(window.reads, 0, 'nothing is collected anew');
    await isDerived(anew);

    const { id, parent, workspace, title } = anew.log.thread;
    assert.notEqual(id, old.id);
    assert.deepEqual([parent, workspace, title], [old.id, old.log.thread.workspace, old.log.thread.title]);
    assert.deepEqual(await old.log.head(), head);
    assert.deepEqual(old.log.journal, journal);

    await window.approve(anew);
    assert.equal(window.resume.projects[0]?.name, 'Renamed');
    assert.equal(window.resume.projects[0]?.highlights[0], 'My own words.');
  });

  it('takes the edits that the page holds before those that were sent', async () => {
    const old = await recorded('waiting');
    const card = edited(proposalOf(old));
    await refused(old, { action: 'approve', ...card });
    const anew = await window.startOver(old, { ...card, name: 'Renamed again' });
    assert.equal(proposalOf(anew).entry.name, 'Renamed again');
  });

  it('keeps words that nothing was done with, and does not act on them', async () => {
    const old = await recorded('waiting');
    await refused(old, { action: 'say', text: 'approve', card: edited(proposalOf(old)) });
    const anew = await window.startOver(old);
    assert.deepEqual(words(anew).slice(-4), ['approve', '(superseded)', carried.card, '(proposal)']);
    assert.equal(anew.view.run.status, 'waiting');
    assert.equal(proposalOf(anew).entry.name, 'Renamed');
    assert.equal(window.resume.applied, 0);
  });

  it('asks again for what was approved and could not be saved', async () => {
    const old = await recorded('waiting');
    moments.save = () => {
      throw new VitaeError('storage-failed', { code: 'ENOSPC' });
    };
    await window.approve(old);
    assert.equal(old.view.run.status, 'error');
    moments = {};
    await window.close();
    window = open();
    const anew = await window.startOver(await window.open(old.id));
    assert.deepEqual(words(anew).slice(-4), ['(approve)', 'Start over', carried.card, '(proposal)']);
    await window.approve(anew);
    assert.equal(window.resume.applied, 1);
  });

  it('carries the state of a thread that was done, and takes the next message', async () => {
    const old = await recorded('finished');
    const anew = await window.startOver(old);
    assert.equal(anew.view.run.status, 'idle');
    assert.deepEqual(words(anew), [...words(old), 'Start over', carried.state]);
    await isDerived(anew);
    const state = (await anew.log.head())?.values;
    assert.deepEqual(state?.['facts'], (await old.log.head())?.values['facts']);
    await window.send(anew, 'in Chinese, please');
    assert.equal(anew.view.run.status, 'waiting', 'it goes by the facts that came along');
    assert.equal(window.reads, 0);
  });

  it('goes on with a question that was asked', async () => {
    const anew = await window.startOver(await recorded('asked'));
    assert.equal(anew.view.run.status, 'idle');
    await window.send(anew, 'none of these');
    assert.ok(window.steps().includes('identify'));
  });

  it('begins with nothing where there was nothing', async () => {
    const empty = await window.begin();
    const anew = await window.startOver(empty);
    assert.deepEqual(words(anew), ['Start over', carried.nothing]);
    assert.equal(anew.view.run.status, 'idle');
  });

  it('begins once its window is back where that one died before anything was carried over', async () => {
    const old = await recorded('waiting');
    const before = words(old);
    const { log } = await window.begin();
    const lease = await log.takeLease();
    const input: JournalRecord = { kind: 'input', id: 'i1', at, text: 'Start over', action: 'startOver' };
    await log.append({ ...log.thread, parent: old.id }, input);
    await lease.release();
    await window.close();
    window = open();
    const anew = await window.open(log.thread.id);
    assert.equal(anew.view.run.status, 'waiting');
    assert.deepEqual(words(anew), [...before, 'Start over', '(superseded)', carried.card, '(proposal)']);
  });

  it('says why it could not where the earlier thread is gone', async () => {
    const { log } = await window.begin();
    const lease = await log.takeLease();
    const input: JournalRecord = { kind: 'input', id: 'i1', at, text: 'Start over', action: 'startOver' };
    await log.append({ ...log.thread, parent: crypto.randomUUID() }, input);
    await lease.release();
    await window.close();
    window = open();
    const { run } = (await window.open(log.thread.id)).view;
    assert.equal(run.status === 'error' && run.error.code, 'thread-unknown');
  });
});
