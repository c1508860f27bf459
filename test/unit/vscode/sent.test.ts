import assert from 'node:assert/strict';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SentRequest } from '../../../src/protocol/models';
import { SentRequests } from '../../../src/vscode/sentRequests.io';
import { sentText, sentTo } from '../../../src/vscode/showSentText';

const THREAD = '3f9a1c77-e2b8-4d60-9f3a-1c77e2b84d60';
const l10n = {
  t: (text: string, ...given: (string | number)[]) =>
    text.replace(/\{(\d)\}/g, (_, index: string) => String(given[Number(index)])),
};

function request(over: Partial<SentRequest> = {}): SentRequest {
  return {
    at: '2026-11-30T19:44:57.000Z',
    threadId: THREAD,
    node: 'draft',
    step: 'draft',
    to: 'https://api.example.com/v1/chat/completions',
    headers: { 'content-type': 'application/json' },
    body: '{"model":"m","n":1}',
    ...over,
  };
}

describe('what was sent', () => {
  describe('as kept', () => {
    let folder: string;
    beforeEach(async () => {
      folder = await mkdtemp(join(tmpdir(), 'vitae-sent-'));
      await mkdir(join(folder, THREAD));
    });
    afterEach(() => rm(folder, { recursive: true }));
    const file = (): string => join(folder, THREAD, 'sent.jsonl');

    it('is there for another window, the latest first, and for its owner alone', async () => {
      const sent = new SentRequests(folder);
      sent.add(request({ step: 'one' }));
      sent.add(request({ step: 'two' }));
      assert.equal((await sent.of(THREAD)).length, 2);
      const other = await new SentRequests(folder).of(THREAD);
      assert.deepEqual(
        other.map(({ step }) => step),
        ['two', 'one'],
      );
      if (process.platform !== 'win32') assert.equal((await stat(file())).mode & 0o777, 0o600);
    });

    it('never grows beyond two megabytes; the oldest goes first', async () => {
      const sent = new SentRequests(folder);
      for (let n = 0; n < 30; n++) sent.add(request({ step: `s${n}`, body: '字'.repeat(60_000) }));
      const kept = await sent.of(THREAD);
      assert.ok((await stat(file())).size <= 2_000_000);
      assert.equal(kept[0]?.step, 's29');
      assert.ok(kept.length >= 4 && kept.length < 30);
    });

    it('has of a very long body the beginning, and says how long it was', async () => {
      const sent = new SentRequests(folder);
      sent.add(request({ body: 'x'.repeat(5_000_000) }));
      const [kept] = await sent.of(THREAD);
      assert.equal(kept?.body.length, 300_000);
      assert.equal(kept.of, 5_000_000);
    });

    it('goes with its thread: nothing is written where the folder is gone, or for what is no thread', async () => {
      const sent = new SentRequests(join(folder, 'threads'));
      await mkdir(join(folder, 'threads'));
      await mkdir(join(folder, 'outside'));
      sent.add(request());
      sent.add(request({ threadId: '' }));
      sent.add(request({ threadId: '../outside' }));
      assert.deepEqual(await sent.of(THREAD), []);
      assert.deepEqual(await readdir(join(folder, 'threads')), []);
      assert.deepEqual(await readdir(join(folder, 'outside')), []);
      await writeFile(join(folder, 'outside/sent.jsonl'), `${JSON.stringify(request())}\n`);
      assert.deepEqual(await sent.of('../outside'), []);
    });

    it('skips lines that a killed window left half, or that are something else', async () => {
      const sent = new SentRequests(folder);
      sent.add(request());
      await sent.of(THREAD);
      const whole = await readFile(file(), 'utf8');
      await writeFile(file(), `${whole}{"at":1}\nnull\n${whole.slice(0, 40)}`);
      assert.equal((await sent.of(THREAD)).length, 1);
    });
  });

  describe('as shown', () => {
    it('has the address, the headers and the body, indented', () => {
      const text = sentText(request({ headers: { authorization: '(hidden)', accept: 'x' } }), l10n);
      const lines = text.split('\n');
      assert.ok(lines.includes('// POST https://api.example.com/v1/chat/completions'));
      assert.ok(lines.includes('// authorization: (hidden)'));
      assert.ok(text.endsWith('{\n  "model": "m",\n  "n": 1\n}\n'));
      assert.match(text, /The body, 19 characters/);
    });

    it('shows every character of the body, and lets none begin a line outside of it', () => {
      const content = 'a\u2028b\u202e"\\ 中文 🙂 */';
      const text = sentText(
        request({ body: JSON.stringify({ content }), headers: { accept: 'a\n{"x":1}' }, to: 'Name\nx' }),
        l10n,
      );
      const comments = text.split('\n').filter((line) => line.startsWith('//'));
      const body = text.split('\n').slice(comments.length).join('\n');
      assert.deepEqual(JSON.parse(body), { content });
    });

    it('says of a model of VS Code that it is one, and of a cut body that it is cut', () => {
      const text = sentText({ ...request({ to: 'Test Scribe', body: 'half {' }), of: 5_000 }, l10n);
      assert.match(text, /To the model “Test Scribe” of VS Code/);
      assert.match(text, /The first 6 of the body’s 5,000 characters:\nhalf \{\n$/);
      assert.deepEqual([sentTo('Test Scribe'), sentTo(request().to)], ['Test Scribe', 'api.example.com']);
    });
  });
});
