import assert from 'node:assert/strict';
import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { UnsentTexts } from '../../../src/storage/unsent';

describe('Unsent texts', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'vitae-unsent-'));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));
  const path = () => join(folder, 'new', 'unsent.json');
  const text = (key: string, at: number) => ({ key, at, memory: `{"draft":{"text":"写 ${at}"}}` });

  it('are there after a crash, the latest of each place', async () => {
    const texts = new UnsentTexts(path());
    await texts.keep(text('a', 1));
    await texts.keep(text('b', 2));
    await texts.keep(text('a', 3));
    assert.deepEqual(await new UnsentTexts(path()).all(), [text('b', 2), text('a', 3)]);
    assert.equal((await stat(path())).mode & 0o777, 0o600);
  });

  it('are all there when many come at once, in few writes', async () => {
    const texts = new UnsentTexts(path());
    await Promise.all(Array.from({ length: 25 }, (_, n) => texts.keep(text(`t${n}`, n))));
    assert.equal((await new UnsentTexts(path()).all()).length, 25);
    assert.deepEqual(await readdir(join(folder, 'new')), ['unsent.json']);
  });

  it('of the places that were left longest ago are forgotten', async () => {
    const texts = new UnsentTexts(path());
    for (let n = 0; n < 40; n++) await texts.keep(text(`t${n}`, n));
    const kept = await new UnsentTexts(path()).all();
    assert.deepEqual([kept.length, kept[0]?.key, kept.at(-1)?.key], [30, 't10', 't39']);
  });

  it('are none where the file can’t be read', async () => {
    for (const content of ['', '{"a":1}', '[1,{"key":1}]', 'null']) {
      await writeFile(join(folder, 'unsent.json'), content);
      assert.deepEqual(await new UnsentTexts(join(folder, 'unsent.json')).all(), []);
    }
  });
});
