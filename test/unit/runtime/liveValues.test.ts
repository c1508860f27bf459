import assert from 'node:assert/strict';
import { JsonPlusSerializer } from '@langchain/langgraph-checkpoint';
import fc from 'fast-check';
import { LiveValues } from '../../../src/runtime/liveValues';
import { isPlainJson } from '../../../src/runtime/plainJson';
import type { StoredValue } from '../../../src/protocol/ports';

const dump = async (value: unknown): Promise<StoredValue> => ({ type: 'json', data: JSON.stringify(value) });

describe('Plain JSON', () => {
  const serializer = new JsonPlusSerializer();
  const text = async (value: unknown) =>
    Buffer.from((await serializer.dumpsTyped(value))[1]).toString('utf8');

  it('is written as LangChain’s serializer writes it, and read as it reads it', async () => {
    await fc.assert(
      fc.asyncProperty(fc.jsonValue(), async (value) => {
        if (!isPlainJson(value)) return;
        const json = JSON.stringify(value);
        assert.equal(json, await text(value));
        assert.deepEqual(JSON.parse(json), await serializer.loadsTyped('json', json));
        assert.deepEqual(JSON.parse(json), value);
      }),
      { numRuns: 200 },
    );
  });

  it('is nothing that JSON would change or leave out', () => {
    const circular: Record<string, unknown> = {};
    circular['self'] = [circular];
    const others = [
      undefined,
      { a: undefined },
      [undefined],
      new Array(1),
      Number.NaN,
      Number.POSITIVE_INFINITY,
      -0,
      1n,
      () => 1,
      Symbol('s'),
      { [Symbol('s')]: 1 },
      new Date(0),
      new Map(),
      new URL('https://example.org'),
      Object.assign([1], { more: 1 }),
      { toJSON: () => 1 },
      { lc: 2, type: 'undefined' },
      circular,
    ];
    for (const value of others) assert.equal(isPlainJson(value), false, String(typeof value));
    for (const value of [null, '', 0, [], {}, [{ a: [null, '汉'] }]]) assert.equal(isPlainJson(value), true);
  });
});

describe('The values at hand', () => {
  it('tell what a list has more, by the identity of its elements', () => {
    const live = new LiveValues();
    const [a, b, c] = [{ n: 1 }, { n: 2 }, { n: 3 }];
    live.keep('', 'log', 'v1', [a, b], { plain: true, onto: undefined });
    assert.deepEqual(live.grown('', 'log', [a, b, c]), { onto: 'v1', added: [c] });
    assert.deepEqual(live.grown('', 'log', [a, b]), { onto: 'v1', added: [] });
    assert.equal(live.grown('', 'log', [a, { n: 2 }, c]), undefined, 'an equal element is not the same');
    assert.equal(live.grown('', 'log', [a]), undefined);
    assert.equal(live.grown('', 'other', [a, b, c]), undefined);
    assert.equal(live.grown('inner', 'log', [a, b, c]), undefined);
  });

  it('are given out only where reading them gives the same', () => {
    const live = new LiveValues();
    live.keep('', 'log', 'v1', [{ n: 1 }], { plain: true, onto: undefined });
    assert.deepEqual(live.value('', 'log', 'v1'), { value: [{ n: 1 }] });
    const dates = [{ n: 1 }, new Date(0)];
    live.keep('', 'log', 'v2', dates, { plain: false, onto: 'v1' });
    assert.equal(live.value('', 'log', 'v2'), undefined);
    live.keep('', 'log', 'v3', [...dates, 1], { plain: true, onto: 'v2' });
    assert.equal(live.value('', 'log', 'v3'), undefined, 'what it builds on is not plain');
    assert.equal(live.value('', 'log', 'v9'), undefined);
  });

  it('are lists of their own: changing one that was given out, or kept, changes nothing here', () => {
    const live = new LiveValues();
    const list = [1];
    live.keep('', 'log', 'v1', list, { plain: true, onto: undefined });
    list.push(2);
    (live.value('', 'log', 'v1')?.value as number[]).push(3);
    assert.deepEqual(live.value('', 'log', 'v1'), { value: [1] });
  });

  it('report an element that was changed in place, by channel and number', async () => {
    const live = new LiveValues();
    const element = { n: 1 };
    live.keep('', 'log', 'v1', [element], { plain: true, onto: undefined });
    await live.assertUnchanged('', 'log', dump);
    await live.assertUnchanged('', 'log', dump);
    element.n = 2;
    await assert.rejects(live.assertUnchanged('', 'log', dump), /Element 0 of the channel “log”/);
  });
});
