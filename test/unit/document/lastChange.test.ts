import assert from 'node:assert/strict';
import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { changeOf, changeState, changeText, parseChange } from '../../../src/document/lastChange';
import { readLastChange, writeLastChange } from '../../../src/document/lastChange.io';
import { resumeId } from './builders';

const change = changeOf(resumeId, '{\n "a": 1\n}', '{\n "a": 2\n}');

describe('what was last written into a resume', () => {
  const states: [string, string | null, string][] = [
    ['as it was written', '{\n "a": 2\n}', 'written'],
    ['as it was written, with the line breaks and the mark of a file', '\uFEFF{\r\n "a": 2\r\n}', 'written'],
    ['as it was before', '{\n "a": 1\n}', 'undone'],
    ['with a space more', '{\n "a": 2 \n}', 'changed'],
    ['with a line break more', '{\n "a": 2\n}\n', 'changed'],
    ['gone', null, 'changed'],
  ];
  for (const [how, text, state] of states) {
    it(`can ${state === 'written' ? '' : 'not '}be taken back where the file is ${how}`, () => {
      assert.equal(changeState(change, text), state);
    });
  }

  it('was taken back where there is no file again, or an empty one', () => {
    const first = changeOf(resumeId, null, '{}');
    assert.deepEqual([changeState(first, null), changeState(first, '')], ['undone', 'undone']);
    assert.equal(changeState(first, '{}'), 'written');
  });

  it('is read back, and holds no second copy of what was written', () => {
    assert.deepEqual(parseChange(changeText(change), resumeId), change);
    assert.ok(!changeText(change).includes('2\\n'));
  });

  const damaged: [string, string][] = [
    ['torn', changeText(change).slice(0, 30)],
    ['of another resume', changeText({ ...change, resumeId: 'x' })],
    ['of a later version', changeText(change).replace('"version":1', '"version":2')],
    ['without its text', JSON.stringify({ ...change, before: 5 })],
    ['no object', '[]'],
  ];
  for (const [what, text] of damaged) {
    it(`is not known where the record is ${what}`, () => {
      assert.equal(parseChange(text, resumeId), undefined);
    });
  }

  describe('on disk', () => {
    let folder: string;
    beforeEach(async () => {
      folder = await mkdtemp(join(tmpdir(), 'vitae-change-'));
    });
    afterEach(() => rm(folder, { recursive: true }));

    it('is kept for each resume, for the user only, under a name that no backup takes', async () => {
      const inner = join(folder, 'a');
      assert.equal(await readLastChange(inner, resumeId), undefined);
      await writeLastChange(inner, change);
      await writeLastChange(inner, changeOf('other', null, 'x'));
      assert.deepEqual(await readLastChange(inner, resumeId), change);
      const names = await readdir(inner);
      assert.equal(names.length, 2);
      for (const name of names) {
        assert.match(name, /^\./);
        if (process.platform !== 'win32') assert.equal((await stat(join(inner, name))).mode & 0o777, 0o600);
      }
    });

    it('rejects with a code where it cannot be kept', async () => {
      await writeFile(join(folder, 'x'), '');
      await assert.rejects(writeLastChange(join(folder, 'x', 'y'), change), { code: 'storage-failed' });
    });
  });
});
