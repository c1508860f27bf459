import assert from 'node:assert/strict';
import { chmod, mkdir, mkdtemp, readFile, readdir, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { atomicWrite } from '../../../src/storage/atomicWrite';
import { withFailingSync } from './fileSyncs';

describe('atomicWrite', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'vitae-atomic-'));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  const modeOf = async (path: string) => (await stat(path)).mode & 0o777;

  it('writes text and bytes, readable only by the user, and leaves no other file', async () => {
    await atomicWrite(join(folder, 'a'), '履歴 résumé');
    await atomicWrite(join(folder, 'b'), new Uint8Array([0, 255]));
    assert.equal(await readFile(join(folder, 'a'), 'utf8'), '履歴 résumé');
    assert.deepEqual([...(await readFile(join(folder, 'b')))], [0, 255]);
    assert.equal(await modeOf(join(folder, 'a')), 0o600);
    assert.deepEqual((await readdir(folder)).sort(), ['a', 'b']);
  });

  it('gives a new file the mode asked for, whatever the umask', async () => {
    const umask = process.umask(0o077);
    try {
      await atomicWrite(join(folder, 'a'), '', { mode: 0o644 });
    } finally {
      process.umask(umask);
    }
    assert.equal(await modeOf(join(folder, 'a')), 0o644);
  });

  it('keeps the mode of the file that it replaces', async () => {
    const path = join(folder, 'a');
    await writeFile(path, 'old');
    await chmod(path, 0o640);
    await atomicWrite(path, 'new');
    assert.equal(await readFile(path, 'utf8'), 'new');
    assert.equal(await modeOf(path), 0o640);
  });

  it('writes through a symbolic link', async () => {
    await writeFile(join(folder, 'real'), 'old');
    await symlink('real', join(folder, 'link'));
    await atomicWrite(join(folder, 'link'), 'new');
    assert.equal(await readFile(join(folder, 'real'), 'utf8'), 'new');
  });

  it('rejects with the errno code where the folder is missing', async () => {
    await assert.rejects(atomicWrite(join(folder, 'none', 'a'), ''), {
      code: 'storage-failed',
      params: { code: 'ENOENT' },
    });
  });

  it('keeps the old content, and nothing else, when the disk is full', async () => {
    const path = join(folder, 'a');
    await writeFile(path, 'old');
    await withFailingSync('ENOSPC', () =>
      assert.rejects(atomicWrite(path, 'new'), { code: 'storage-failed', params: { code: 'ENOSPC' } }),
    );
    assert.equal(await readFile(path, 'utf8'), 'old');
    assert.deepEqual(await readdir(folder), ['a']);
  });

  it('removes its temporary file when the replacement fails', async () => {
    await mkdir(join(folder, 'a'));
    await writeFile(join(folder, 'a', 'inside'), '');
    await assert.rejects(atomicWrite(join(folder, 'a'), 'new'), { code: 'storage-failed' });
    assert.deepEqual(await readdir(folder), ['a']);
  });
});
