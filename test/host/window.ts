import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import type { ApprovalAnswer, EntryProposal } from '../../src/protocol/cards';
import type { TestApi } from '../../src/extension';
import type { ThreadSession } from '../../src/threads/session';

/** The extension under test, active. */
export async function vitae(): Promise<TestApi> {
  const api = await vscode.extensions.getExtension<TestApi>('vitae.vitae')?.activate();
  assert.ok(api, 'the extension is installed and gives tests its parts');
  return api;
}

/** Runs the command that extracts the open project, until it waits for approval. */
export async function extract(api: TestApi): Promise<ThreadSession> {
  await vscode.commands.executeCommand('vitae.extractProject');
  const { session } = api.panel;
  assert.ok(session, 'the panel shows a thread');
  await session.idle();
  return session;
}

/** The proposal that waits in a thread. */
export function proposalOf(session: ThreadSession): EntryProposal {
  const item = session.view.items.findLast(({ kind }) => kind === 'card');
  assert.ok(
    item?.kind === 'card' && item.card.type === 'proposal',
    `a proposal was made: ${JSON.stringify(session.view.run)} ${JSON.stringify(session.view.items)}`,
  );
  return item.card.proposal;
}

/** Answers what the thread waits for, and waits until its run has ended. */
export async function answer(session: ThreadSession, value: ApprovalAnswer): Promise<void> {
  const { run } = session.view;
  assert.equal(run.status, 'waiting');
  if (run.status === 'waiting') await session.answer(crypto.randomUUID(), run.interruptId, value);
  await session.idle();
}

/** Approves all as proposed. */
export function asProposed(proposal: EntryProposal): ApprovalAnswer {
  return { action: 'approve', bullets: proposal.entry.bullets.map(({ id, text }) => ({ id, text })) };
}
