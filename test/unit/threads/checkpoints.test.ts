import assert from 'node:assert/strict';
import { arrange } from '../../../src/threads/checkpointTree';
import { stateText } from '../../../src/threads/stateText';

type Outlined = { ns: string; id: string; parentId?: string; head: boolean };

/** `id<parent`, newest first; `*` marks the head, `ns/` a subgraph. */
function outline(...lines: string[]): Outlined[] {
  return lines.map((line) => {
    const [, ns = '', id = '', head, parentId] = /^(?:(\w+)\/)?(\w+)(\*)?(?:<(\w+))?$/.exec(line) ?? [];
    return {
      ns,
      id,
      ...(parentId !== undefined && { parentId }),
      head: head !== undefined,
    };
  });
}

describe('the checkpoints of a thread', () => {
  const cases: [string, Outlined[], string[]][] = [
    ['none', [], []],
    ['a line', outline('c*<b', 'b<a', 'a'), ['c 0 0', 'b 0 1', 'a 0 1']],
    [
      'a fork, with the newer branch in view',
      outline('d*<b', 'c<b', 'b<a', 'a'),
      ['d 0 0', 'c 1 0', 'b 0 2', 'a 0 1'],
    ],
    [
      'a fork, with the older branch in view',
      outline('e<d', 'd<b', 'c*<b', 'b<a', 'a'),
      ['e 1 0', 'd 1 1', 'c 0 0', 'b 0 2', 'a 0 1'],
    ],
    ['a head that was put back', outline('c<b', 'b*<a', 'a'), ['c 1 0', 'b 0 1', 'a 0 1']],
    [
      'three branches',
      outline('e<a', 'd<a', 'c*<b', 'b<a', 'a'),
      ['e 1 0', 'd 2 0', 'c 0 0', 'b 0 1', 'a 0 3'],
    ],
    [
      'a subgraph with ids of its own',
      outline('sub/b<a', 'b*<a', 'sub/a', 'a'),
      ['b 0 0', 'b 0 0', 'a 0 1', 'a 0 1'],
    ],
    ['a parent that was pruned', outline('c*<b', 'b<gone'), ['c 0 0', 'b 0 1']],
  ];
  for (const [name, given, expected] of cases) {
    it(`stand on their branches: ${name}`, () => {
      assert.deepEqual(
        arrange(given).map(({ id, branch, children }) => `${id} ${branch} ${children}`),
        expected,
      );
    });
  }

  it('are placed in no time where there are thousands', () => {
    const ids = Array.from({ length: 5000 }, (_, n) => `n${n}${n > 0 ? `<n${n - 1}` : ''}`).reverse();
    const before = performance.now();
    assert.equal(arrange(outline(...ids)).at(0)?.branch, 0);
    assert.ok(performance.now() - before < 500);
  });
});

describe('the text of a state', () => {
  it('is JSON with all that is stored; what isn’t JSON shows its type and size', () => {
    const json = (value: unknown) => ({ type: 'json', data: JSON.stringify(value) });
    const bytes = { type: 'bytes', data: Buffer.alloc(5).toString('base64') };
    const text = stateText(
      {
        ns: 'sub',
        id: 'c2',
        parentId: 'c1',
        frame: {
          v: 4,
          ts: 'then',
          channelVersions: { facts: '1.a' },
          versionsSeen: { draft: { facts: '1.a' } },
        },
        metadata: json({ source: 'loop', step: 1 }),
        values: { facts: json({ name: 'Jane' }), picture: bytes, ['__proto__']: json(1) },
      },
      [{ taskId: 't', taskPath: 'p', idx: -3, channel: '__interrupt__', value: json([{ id: 'i' }]) }],
    );
    assert.deepEqual(JSON.parse(text), {
      id: 'c2',
      parent: 'c1',
      ns: 'sub',
      ts: 'then',
      metadata: { source: 'loop', step: 1 },
      values: { facts: { name: 'Jane' }, picture: { type: 'bytes', bytes: 5 }, ['__proto__']: 1 },
      versions: { facts: '1.a' },
      versionsSeen: { draft: { facts: '1.a' } },
      pendingWrites: [{ task: 't', path: 'p', idx: -3, channel: '__interrupt__', value: [{ id: 'i' }] }],
    });
    assert.match(text, /\n {2}"values": \{\n {4}"facts"/);
  });
});
