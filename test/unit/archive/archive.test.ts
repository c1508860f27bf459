import assert from 'node:assert/strict';
import { crc32 } from 'node:zlib';
import { MOST_BYTES, readArchive, settled } from '../../../src/storage/archive';
import { ThreadStore } from '../../../src/storage/threadStore';
import {
  all,
  AT,
  checkpoint,
  delta,
  each,
  ended,
  file,
  fileWith,
  folder,
  line,
  linesOf,
  Raw,
  said,
  thread,
  waiting,
} from './files';

const header = { kind: 'archive', format: 1, exportedAt: AT };
const proposal = { id: 'p', resumeId: 'r', section: 'projects', replaces: null, language: 'en' };
const entry = { id: 'e', name: 'n', description: '', roles: [], keywords: [], bullets: [] };
/** An item with a card whose evidence comes from there. */
const found = (source: unknown) => ({
  id: 'x',
  by: 'agent',
  source: 'rules',
  at: AT,
  kind: 'card',
  card: {
    type: 'proposal',
    proposal: { ...proposal, entry },
    evidence: [{ id: 'e1', kind: 'feature', text: 't', source }],
    dropped: [],
  },
});
const valued = (value: unknown, changes = {}) =>
  line(checkpoint('c3', { facts: { full: 1 } }, changes), {}, value);
const withLine = (extra: ReturnType<typeof line>) => file([...waiting(), extra]);
const nested = (depth: number) => new Raw('['.repeat(depth) + ']'.repeat(depth));
const withLines = (change: (lines: Buffer[]) => Buffer[]) => async () =>
  Buffer.concat(change(linesOf(await file(waiting()))));
const damagedAt = (needle: string, replacement: string) => async () => {
  const bytes = await file(waiting());
  bytes.write(replacement, bytes.indexOf(needle));
  return bytes;
};

describe('a thread from outside', () => {
  const at = folder();

  it('is read as it was written, and a store takes it in', async () => {
    const archive = await readArchive(await file(waiting()), 'a');
    // A key without a value is none in JSON.
    const written = JSON.parse(JSON.stringify(waiting())) as unknown;
    assert.deepEqual(await all(archive.lines()), written);
    const store = new ThreadStore(at('threads'), { sync: false });
    const log = await store.adopt(archive.lines());
    const head = await log.head();
    assert.deepEqual(head?.values, { transcript: [said('m1'), said('m2')], facts: { a: 1 } });
    assert.deepEqual(head.interrupts, [{ id: 'i1', value: {}, answered: false }]);
    await store.close();
  });

  it('gets another id and no parent where it becomes a thread of its own', async () => {
    const parent = '6f9619ff-8b86-4d01-b42d-00cf4fc96400';
    const archive = await readArchive(await file([thread({ parent }), ...waiting().slice(1)]), 'a');
    const [kept] = await all(archive.lines());
    const [own] = await all(archive.lines('6f9619ff-8b86-4d01-b42d-00cf4fc96401'));
    assert.deepEqual(kept, thread({ parent }));
    assert.deepEqual(own, thread({ id: '6f9619ff-8b86-4d01-b42d-00cf4fc96401' }));
  });

  it('may hold the mark of an undefined value', async () => {
    await readArchive(await withLine(valued({ a: { lc: 2, type: 'undefined' } })), 'a');
  });

  it('of a newer format is refused by its number', async () => {
    await assert.rejects(readArchive(await fileWith({ ...header, format: 2 }), 'a'), {
      code: 'archive-version',
      params: { name: 'a', format: 2, known: 1 },
    });
  });

  const input = { kind: 'input', id: 'm9', at: AT, text: '' };
  const evil: Record<string, [number, () => Promise<Buffer>]> = {
    nothing: [1, async () => Buffer.alloc(0)],
    'another kind of file': [1, async () => Buffer.from('{"kind":"archive","format":1}\n')],
    'a first line of another kind': [1, () => fileWith({ ...header, kind: 'thread' })],
    'a format that is none': [1, () => fileWith({ ...header, format: '1' })],
    'a format below the first': [1, () => fileWith({ ...header, format: 0 })],
    'more than 64 MB': [1, async () => Buffer.concat([await file(waiting()), Buffer.alloc(MOST_BYTES, 'a')])],
    'text that is not UTF-8': [1, async () => Buffer.concat([await file(waiting()), Buffer.from([0xff])])],
    'no thread': [2, () => file([])],
    'a thread that comes later': [2, () => file(waiting().slice(1))],
    'two threads': [8, () => withLine(thread())],
    'a torn end': [8, async () => (await file(waiting())).subarray(0, -3)],
    'an end without a line break': [8, async () => (await file(waiting())).subarray(0, -1)],
    'its last lines cut off': [7, withLines((lines) => lines.slice(0, 6))],
    'only its end cut off': [8, withLines((lines) => lines.slice(0, 7))],
    'a line left out': [7, withLines((lines) => lines.filter((_, n) => n !== 5))],
    'two lines in another order': [
      8,
      withLines((lines) => [...lines.slice(0, 5), ...[6, 5, 7].flatMap((n) => lines[n] ?? [])]),
    ],
    'the end of another file': [
      8,
      withLines((lines) => [...lines.slice(0, 7), ...linesOf(ended(lines.slice(0, 6))).slice(-1)]),
    ],
    'something behind its end': [8, withLines((lines) => [...lines, ...lines.slice(5, 6)])],
    'a thread in which nothing was said': [3, () => file([thread()])],
    'a changed byte': [6, damagedAt('Hello","action', 'Hallo')],
    'a wrong length': [1, damagedAt('0', '1')],
    'a line too many in front': [1, async () => Buffer.concat([Buffer.from('\n'), await file(waiting())])],
    'an unknown kind': [8, () => withLine(line({ ...input, kind: 'script' }))],
    'a segment’s header': [8, () => withLine(line({ kind: 'segment', format: 1, generation: 9 }))],
    'a malformed thread id': [2, () => file([thread({ id: '../../etc' })])],
    'an unknown agent': [2, () => file([thread({ agent: 'shell' })])],
    'a title without end': [2, () => file([thread({ title: 'a'.repeat(1_001) })])],
    'a time that is none': [2, () => file([thread({ createdAt: 'now' })])],
    'a day that is none': [2, () => file([thread({ createdAt: '2026-99-99T99:99:99Z' })])],
    'an item at no time': [
      8,
      () =>
        withLine(
          line(checkpoint('c3', { transcript: { full: 1 } }), {}, [{ ...said('m9'), at: '2026-99-99' }]),
        ),
    ],
    'a title of two lines': [2, () => fileWith(header, [thread({ title: 'a\nb' })])],
    'a title that reads backwards': [2, () => fileWith(header, [thread({ title: 'a\u202eb' })])],
    'a folder’s name that holds what is not seen': [
      2,
      () => fileWith(header, [thread({ workspace: 'a\u200bb' })]),
    ],
    'an unknown error': [
      8,
      () =>
        withLine(
          line({
            kind: 'ended',
            at: AT,
            runId: 'r9',
            reason: 'error',
            error: { code: 'constructor', params: { text: 'a', action: 'setApiKey' } },
          }),
        ),
    ],
    'an unknown outcome': [
      8,
      () =>
        withLine(
          line({
            kind: 'ended',
            at: AT,
            runId: 'r9',
            reason: 'success',
            steps: [
              {
                name: 'a',
                at: 0,
                calls: [{ host: 'a', model: 'a', ms: 1, outcome: 'toString', received: 0 }],
              },
            ],
          }),
        ),
    ],
    'a missing field': [8, () => withLine(line({ kind: 'input', id: 'm9', at: AT }))],
    'an id that was sent already': [8, () => withLine(line({ ...input, id: 'm1' }))],
    'an unknown answer': [
      8,
      () => withLine(line({ kind: 'answer', id: 'm9', at: AT, interruptId: 'i1', value: { action: 'run' } })),
    ],
    'a column too many': [8, () => withLine(line(input, 1))],
    'a column too few': [8, () => withLine(line(checkpoint('c3', { facts: { full: 1 } }), {}))],
    'a column named twice': [8, () => withLine(line(checkpoint('c3', { facts: { full: 0 } }), {}))],
    'a column that is no JSON': [8, () => withLine(valued(new Raw('{"a":')))],
    'a value of another type': [
      8,
      () => withLine(line(checkpoint('c3', { facts: { full: 1, type: 'bytes' } }), {}, 'AA==')),
    ],
    'a write of another type': [
      8,
      () =>
        withLine(
          line(
            {
              kind: 'writes',
              ns: '',
              checkpoint: 'c2',
              writes: [{ task: 't', path: '', idx: 0, channel: 'facts', type: 'bytes' }],
            },
            'AA==',
          ),
        ),
    ],
    'a checkpoint that was there': [8, () => withLine(line(checkpoint('c1', {}), {}))],
    'a delta on nothing': [8, () => withLine(line(checkpoint('c3', {}, { parent: 'c0', ...delta }), {}))],
    'a checkpoint that is half a delta': [
      8,
      () => withLine(line(checkpoint('c3', {}, { parent: 'c2', ...delta, seen: {} }), {})),
    ],
    'writes of no task': [
      8,
      () => withLine(line({ kind: 'writes', ns: '', checkpoint: 'c2', writes: [{ channel: 'facts' }] }, 1)),
    ],
    'writes that stand in two places': [
      8,
      () =>
        withLine(
          line({ kind: 'writes', ns: '', checkpoint: 'c2', writes: [{ task: 't', channel: 'a' }] }, 1),
        ),
    ],
    'two writes of a task in one place': [
      8,
      () => {
        const task = { task: 't', idx: 0 };
        const writes = [{ ...task, channel: 'a' }, { channel: 'b' }, { ...task, channel: 'c' }];
        return withLine(line({ kind: 'writes', ns: '', checkpoint: 'c1', writes }, 1, 2, 3));
      },
    ],
    'a line break within a line': [
      8,
      async () => {
        const payload = Buffer.from(JSON.stringify(input).replace('{', '{\n'));
        const digits = [payload.length, crc32(payload)].map((n) => n.toString(16).padStart(8, '0'));
        const torn = Buffer.concat([Buffer.from(`${digits.join(' ')} `), payload, Buffer.from('\n')]);
        return ended([...linesOf(await file(waiting())).slice(0, -1), torn]);
      },
    ],
    'a reference to nothing': [8, () => withLine(line(checkpoint('c3', { facts: { ref: 'c0' } }), {}))],
    'a reference to an unknown channel': [
      8,
      () => withLine(line(checkpoint('c3', { b: { ref: 'c1' } }), {})),
    ],
    'a list appended to an object': [
      8,
      () => withLine(line(checkpoint('c3', { facts: { append: 1, to: 'c1' } }), {}, [1])),
    ],
    'an empty list appended': [
      8,
      () => withLine(line(checkpoint('c3', { transcript: { append: 1, to: 'c1' } }), {}, [])),
    ],
    'a checkpoint’s id with a path': [8, () => withLine(line(checkpoint('../c3', {}), {}))],
    'deep nesting in a column': [8, () => withLine(valued(nested(65)))],
    'a million brackets': [8, () => withLine(valued(new Raw('['.repeat(1_000_000))))],
    'a key __proto__ in a record': [
      8,
      () =>
        withLine(line(JSON.parse(JSON.stringify(input).replace('}', ',"__proto__":{}}')) as typeof input)),
    ],
    'deep nesting in a record': [
      8,
      () => withLine(line({ ...input, deep: JSON.parse(nested(65).text) as unknown })),
    ],
    'a constructor to be revived': [
      8,
      () => withLine(valued({ a: [{ lc: 2, type: 'constructor', id: ['RegExp'], args: ['(a+)+$', ''] }] })),
    ],
    'a LangChain object to be loaded': [
      8,
      () =>
        withLine(
          valued({ lc: 1, type: 'constructor', id: ['langchain_core', 'messages', 'AIMessage'], kwargs: {} }),
        ),
    ],
    'a constructor in the metadata': [
      8,
      () => withLine(line(checkpoint('c3', {}), { lc: 1, type: 'constructor', id: [] })),
    ],
    'a mark of undefined that says more': [
      8,
      () => withLine(valued({ a: { lc: 2, type: 'undefined', value: 1 } })),
    ],
    'a key __proto__': [8, () => withLine(valued(new Raw('{"a":{"__proto__":{"admin":true}}}')))],
    'a key constructor': [8, () => withLine(valued({ constructor: { prototype: {} } }))],
    'a channel named __proto__': [
      8,
      () =>
        withLine(line(checkpoint('c3', JSON.parse('{"__proto__":{"full":1}}') as object as never), {}, 1)),
    ],
    'a transcript of something else': [
      8,
      () => withLine(line(checkpoint('c3', { transcript: { full: 1 } }), {}, [{ id: 'a', kind: 'card' }])),
    ],
    'a transcript in a write': [
      8,
      () =>
        withLine(
          line(
            {
              kind: 'writes',
              ns: '',
              checkpoint: 'c2',
              writes: [{ task: 't', path: '', idx: 0, channel: 'transcript' }],
            },
            [{ id: 'a', kind: 'card', card: null }],
          ),
        ),
    ],
    'evidence outside the project': [
      8,
      () =>
        withLine(
          line(checkpoint('c3', { transcript: { full: 1 } }), {}, [
            found({ type: 'file', path: '../../.ssh/id' }),
          ]),
        ),
    ],
    'evidence at an absolute path': [
      8,
      () =>
        withLine(
          line(checkpoint('c3', { transcript: { full: 1 } }), {}, [
            found({ type: 'file', path: '/etc/passwd' }),
          ]),
        ),
    ],
    'a commit that is an option': [
      8,
      () =>
        withLine(
          line(checkpoint('c3', { transcript: { full: 1 } }), {}, [
            found({ type: 'commit', commit: '--output=a' }),
          ]),
        ),
    ],
  };
  for (const [what, [number, bytes]] of Object.entries(evil)) {
    it(`with ${what} is refused, naming the line`, async () => {
      await assert.rejects(readArchive(await bytes(), 'a'), {
        code: 'archive-invalid',
        params: { name: 'a', line: number },
      });
    });
  }

  it('may refer to evidence in the project', async () => {
    const sources = [
      { type: 'file', path: 'src/..a/b..c/读我.md', line: 3 },
      { type: 'commit', commit: 'c0ffee1', repo: 'c0ffee2' },
      { type: 'history', query: 'git log' },
      { type: 'user' },
    ];
    await readArchive(
      await withLine(line(checkpoint('c3', { transcript: { full: 1 } }), {}, sources.map(found))),
      'a',
    );
  });

  it('does not run by being opened: what was under way counts as stopped', async () => {
    const answer = {
      kind: 'answer',
      id: 'm9',
      at: AT,
      interruptId: 'i1',
      value: { action: 'approve', bullets: [] },
    };
    const archive = await readArchive(await withLine(line(answer)), 'a');
    const stopped = { kind: 'ended', at: AT, runId: '', workId: 'm9', reason: 'cancelled' };
    assert.deepEqual((await all(archive.lines())).slice(-2), [line(answer), line(stopped)]);
    const ended = [...waiting(), line(answer), line({ ...stopped, reason: 'success' })];
    assert.deepEqual(await all(settled(each(ended))), ended);
    const other = [...waiting(), line(answer), line({ ...stopped, workId: 'm1' })];
    assert.deepEqual(await all(settled(each(other))), [...other, line(stopped)]);
  });

  it('is written with names that are read again', async () => {
    const named = { title: 'a\n\u202eb', workspace: 'c\u200bd' };
    const archive = await readArchive(await file([thread(named), ...waiting().slice(1)]), 'a');
    assert.deepEqual([archive.thread.title, archive.thread.workspace], ['a b', 'cd']);
  });

  it('is not written larger than it could be read', async () => {
    const big = Array.from({ length: 5 }, () => valued(new Raw(`"${'a'.repeat(15 * 1024 * 1024)}"`)));
    await assert.rejects(file([thread(), ...big]), {
      code: 'archive-too-large',
      params: { mb: 64 },
    });
  });
});
