import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { emptySidecar, parseSidecar, repoOf, sidecarText, withEntry } from '../../../src/document/sidecar';
import { readSidecar, writeSidecar } from '../../../src/document/sidecar.io';
import { apply, resumeId, someEvidence } from './builders';

describe('the evidence beside a resume', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'vitae-sidecar-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  const file = `${resumeId}.evidence.json`;
  const { sidecar } = apply(null);

  it('is read back as it was written, into a folder made for it, readable by the user only', async () => {
    const inner = join(folder, 'a', 'b');
    await writeSidecar(inner, sidecar);
    assert.deepEqual(await readSidecar(inner, resumeId), { sidecar });
    if (process.platform !== 'win32') assert.equal((await stat(join(inner, file))).mode & 0o777, 0o600);
  });

  it('is empty before the first write', async () => {
    assert.deepEqual(await readSidecar(folder, resumeId), { sidecar: emptySidecar(resumeId) });
  });

  const damaged: [string, string][] = [
    ['torn', sidecarText(sidecar).slice(0, 300)],
    ['of another resume', sidecarText({ ...sidecar, resumeId: 'x' })],
    ['of a later version', sidecarText(sidecar).replace('"version": 1', '"version": 2')],
    ['with a broken entry', '{"version": 1, "resumeId": "x", "entries": [{}], "evidence": []}'],
  ];
  for (const [what, text] of damaged) {
    it(`is set aside, not overwritten, when it is ${what}`, async () => {
      await writeFile(join(folder, file), text);
      const read = await readSidecar(folder, resumeId);
      assert.deepEqual(read.sidecar, emptySidecar(resumeId));
      await writeSidecar(folder, sidecar);
      assert.equal(await readFile(join(folder, read.setAside ?? ''), 'utf8'), text);
      assert.equal((await readdir(folder)).length, 2);
    });
  }

  it('is whole, the old or the new one, when the process dies while writing', async () => {
    const script = `
      const io = await import(${JSON.stringify(new URL('../../../src/document/sidecar.io.ts', import.meta.url).href)});
      const { writeSidecar } = io.default ?? io;
      const [folder, json] = process.argv.slice(1);
      const sidecar = JSON.parse(json);
      for (let n = 0; ; n++) {
        await writeSidecar(folder, { ...sidecar, entries: Array(200 + (n % 2) * 400).fill(sidecar.entries[0]) });
        if (n === 1) process.stdout.write('writing');
      }`;
    const args = ['--import', 'tsx', '--input-type=module', '-e', script, folder, JSON.stringify(sidecar)];
    for (const ms of [3, 11]) {
      const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
      await once(child.stdout, 'data');
      await new Promise((resolve) => setTimeout(resolve, ms));
      const exited = once(child, 'exit');
      child.kill('SIGKILL');
      await exited;
      const read = await readSidecar(folder, resumeId);
      assert.equal(read.setAside, undefined);
      assert.ok([200, 600].includes(read.sidecar.entries.length));
    }
  });

  it('rejects with a code where the folder cannot be one', async () => {
    await writeFile(join(folder, 'x'), '');
    await assert.rejects(writeSidecar(join(folder, 'x', 'y'), sidecar), { code: 'storage-failed' });
  });

  it('keeps what earlier versions of a bullet said, so that Undo finds it', () => {
    const bullet = (text: string) => ({ id: 'b1', hash: text, text, source: 'user' as const });
    const first = withEntry(sidecar, { id: 'entry-1', name: 'Tide', bullets: [bullet('x')] }, []);
    const entry = first.entries.find(({ id }) => id === 'entry-1');
    assert.deepEqual(
      entry?.bullets.map(({ text }) => text),
      ['x', ...(sidecar.entries[0]?.bullets.map(({ text }) => text) ?? [])],
    );
    assert.equal(entry.repo, 'c0ffee', 'and the repository');
    assert.deepEqual(parseSidecar(sidecarText(first), resumeId), first);
  });

  it('takes the repository that most evidence names', () => {
    assert.equal(repoOf(someEvidence), 'c0ffee');
    assert.equal(repoOf([]), undefined);
  });
});
