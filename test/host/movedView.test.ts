import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import type { ToWebview } from '../../src/protocol/messages';
import { proposalOf, vitae } from './window';

/** Waits until something holds. */
async function until(condition: () => boolean, what: string): Promise<void> {
  for (let tries = 0; !condition(); tries++) {
    assert.ok(tries < 400, what);
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
}

describe('the chat view, moved in mid-run', () => {
  const move = (destinationId: string): Thenable<unknown> =>
    vscode.commands.executeCommand('vscode.moveViews', { viewIds: ['vitae.chat'], destinationId });

  it('is made anew, gets all there is, and does not end the run', async () => {
    const { panel } = await vitae();
    await panel.reveal();
    let made = 0;
    const sent: ToWebview[] = [];
    const resolve = panel.resolveWebviewView.bind(panel);
    const post = panel.post.bind(panel);
    panel.resolveWebviewView = (view) => {
      made++;
      resolve(view);
    };
    panel.post = (message) => {
      sent.push(message);
      post(message);
    };
    try {
      await vscode.commands.executeCommand('vitae.extractProject');
      const { session } = panel;
      assert.equal(session?.view.run.status, 'running');
      await move('workbench.view.explorer');
      await panel.reveal();
      await until(() => made > 0, 'the view was made anew');
      const before = sent.length;
      await until(
        () => sent.slice(before).some(({ type }) => type === 'snapshot'),
        'the new page was told all',
      );
      await session.idle();
      assert.equal(session.view.run.status, 'waiting');
      assert.ok(proposalOf(session));
      await session.send(crypto.randomUUID(), 'reject');
      await session.idle();
    } finally {
      panel.resolveWebviewView = resolve;
      panel.post = post;
      await move('workbench.view.extension.vitae');
      await panel.reveal();
    }
  });
});
