import assert from 'node:assert/strict';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import * as vscode from 'vscode';
import type { Evidence } from '../../src/protocol/cards';
import { answer, asProposed, extract, proposalOf, vitae } from './window';

describe('extracting the open project, offline', () => {
  it('drafts an entry with evidence for each bullet, and saves what was approved beside the code', async () => {
    const api = await vitae();
    const session = await extract(api);
    const proposal = proposalOf(session);
    const { entry } = proposal;
    assert.ok(entry.bullets.length >= 2 && entry.bullets.length <= 5, `${entry.bullets.length} bullets`);
    const evidence = evidenceOf(session.view.items);
    for (const bullet of entry.bullets) {
      assert.ok(bullet.evidence.length > 0, bullet.text);
      for (const id of bullet.evidence) assert.ok(evidence.has(id), `${id} of ${bullet.text}`);
    }
    assert.match(entry.startDate ?? '', /^\d{4}-\d{2}$/);

    await answer(session, asProposed(proposal));
    assert.equal(session.view.run.status, 'idle');
    const path = join(api.storage, 'resumes', 'resume.resume.json');
    const text = await readFile(path, 'utf8');
    const resume = JSON.parse(text) as { projects: { name: string; highlights: string[] }[] };
    assert.deepEqual(
      resume.projects[0]?.highlights,
      entry.bullets.map((bullet) => bullet.text),
    );
    assert.equal((await stat(path)).mode & 0o777, 0o600);
    for (const { source, kind, text: quote } of evidence.values()) {
      if (source.type === 'commit')
        assert.ok(!text.includes(source.commit), 'commits stay out of the resume');
      if (kind === 'authorship') assert.ok(!text.includes(quote), 'evidence stays out of the resume');
    }
    const tabs = () => vscode.window.tabGroups.all.flatMap((group) => group.tabs);
    await until(() =>
      tabs().some(({ input, label }) => {
        if (input instanceof vscode.TabInputWebview) return label.includes('resume.resume.json');
        return input instanceof vscode.TabInputText && input.uri.fsPath === path;
      }),
    );
  });

  it('updates the entry of the same project instead of adding it twice', async () => {
    const api = await vitae();
    const session = await extract(api);
    const proposal = proposalOf(session);
    assert.notEqual(proposal.replaces, null);
    const [first, ...others] = proposal.entry.bullets;
    assert.ok(first);
    await answer(session, {
      action: 'approve',
      bullets: [{ id: first.id, text: 'Kept the harbour office informed' }, ...others.slice(1)],
    });
    const text = await readFile(join(api.storage, 'resumes', 'resume.resume.json'), 'utf8');
    const { projects } = JSON.parse(text) as { projects: { highlights: string[] }[] };
    assert.equal(projects.length, 1);
    assert.equal(projects[0]?.highlights[0], 'Kept the harbour office informed');
    assert.equal(projects[0]?.highlights.length, proposal.entry.bullets.length - 1);
  });

  it('writes nothing when it is rejected, also in words', async () => {
    const api = await vitae();
    const path = join(api.storage, 'resumes', 'resume.resume.json');
    const before = await readFile(path, 'utf8');
    const session = await extract(api);
    await session.send(crypto.randomUUID(), 'no, throw it away');
    await session.idle();
    if (session.view.run.status === 'waiting') await answer(session, { action: 'reject' });
    assert.equal(session.view.run.status, 'idle');
    assert.equal(await readFile(path, 'utf8'), before);
  });

  it('refuses a proposal when the resume’s entry was changed meanwhile', async () => {
    const api = await vitae();
    const path = join(api.storage, 'resumes', 'resume.resume.json');
    const session = await extract(api);
    const proposal = proposalOf(session);
    const changed = (await readFile(path, 'utf8')).replace(
      '"Kept the harbour office informed"',
      '"Edited by hand"',
    );
    await vscode.workspace.fs.writeFile(vscode.Uri.file(path), new TextEncoder().encode(changed));
    await answer(session, asProposed(proposal));
    assert.equal(await readFile(path, 'utf8'), changed);
  });
});

function evidenceOf(items: readonly unknown[]): Map<string, Evidence> {
  const found = new Map<string, Evidence>();
  for (const item of items as { kind: string; card?: { type: string; evidence: Evidence[] } }[]) {
    if (item.card?.type === 'proposal') for (const one of item.card.evidence) found.set(one.id, one);
  }
  return found;
}

async function until(condition: () => boolean): Promise<void> {
  for (let tries = 0; !condition(); tries++) {
    if (tries > 200) throw new Error('it did not happen');
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
}
