import assert from 'node:assert/strict';
import type { TurnUsage, ViewItem } from '../../../src/protocol/view';
import { Announcer } from '../../../webview/announcer';
import { texts } from '../../../webview/text';
import { spentText, usageText, withUsageLines } from '../../../webview/usage';
import { asked, said, usage, view } from '../../browser/scenarios';

const decision = (id: string, of: string): ViewItem => ({
  id,
  by: 'user',
  source: 'user',
  at: '',
  kind: 'decision',
  of,
  answer: { action: 'superseded' },
});
const names = (shown: (ViewItem | TurnUsage)[]): string[] =>
  shown.map((one) => ('id' in one ? one.id : `(${one.of})`));

describe('what models took, in words', () => {
  const table: [Partial<TurnUsage>, string, string][] = [
    [
      {},
      'scribe · 1,240 tokens in, 310 out · 6.2\u00a0s',
      'scribe · 输入 1,240 token，输出 310 · 6.2\u00a0秒',
    ],
    [
      { estimated: true },
      'scribe · ~1,240 tokens in, ~310 out · 6.2\u00a0s',
      'scribe · 输入约 1,240 token，输出约 310 · 6.2\u00a0秒',
    ],
    [
      { models: ['one', 'two'], ms: 72_400 },
      'one, two · 1,240 tokens in, 310 out · 1\u00a0min 12\u00a0s',
      'one、two · 输入 1,240 token，输出 310 · 1\u00a0分 12\u00a0秒',
    ],
    [
      { ms: 9_960, input: 1, output: 0, cap: 1_000 },
      'scribe · 1 token in, 0 out · 10\u00a0s · cap of 1,000 tokens met',
      'scribe · 输入 1 token，输出 0 · 10\u00a0秒 · 已达 1,000 token 的上限',
    ],
  ];
  for (const [change, en, zh] of table) {
    it(`“${en}”`, () => {
      assert.equal(usageText(texts.en, usage('a', change)), en);
      assert.equal(usageText(texts.zh, usage('a', change)), zh);
    });
  }

  it('are in whole seconds while a run goes on', () => {
    assert.equal(spentText(texts.en, { ms: 12_940, tokens: 1_430 }), '12\u00a0s · ~1,430 tokens');
    assert.equal(spentText(texts.zh, { ms: 940, tokens: 1 }), '0\u00a0秒 · 约 1 token');
  });

  it('stand at the end of their turn, which goes up to the next thing that the user sent', () => {
    const items = [
      asked('a', 'Go'),
      said('1', 'One'),
      asked('b', 'Shorter'),
      decision('b:decision', '1'),
      said('2', 'Two'),
      asked('c', 'Thanks'),
    ];
    assert.deepEqual(names(withUsageLines(items, [usage('a'), usage('b')])), [
      'a',
      '1',
      '(a)',
      'b',
      'b:decision',
      '2',
      '(b)',
      'c',
    ]);
    assert.deepEqual(names(withUsageLines(items, [usage('c')])).slice(-2), ['c', '(c)']);
    assert.deepEqual(withUsageLines(items), items);
  });

  it('stand at the end where what was sent is no longer shown, and only while they are the newest', () => {
    const items = [asked('a', 'Go'), said('1', 'One')];
    assert.deepEqual(names(withUsageLines(items, [usage('gone')])), ['a', '1', '(gone)']);
    assert.deepEqual(names(withUsageLines(items, [usage('gone'), usage('a')])), ['a', '1', '(a)']);
    assert.deepEqual(names(withUsageLines(items, [usage('a'), usage('gone')])), ['a', '1', '(a)', '(gone)']);
  });
});

describe('what is said aloud of a busy model', () => {
  it('is said once, not at each second, and again when it is busy again', () => {
    const announcer = new Announcer();
    const waits = (seconds: number): string =>
      announcer.next(
        texts.en,
        view([], {
          status: 'running',
          runId: 'r',
          steps: ['draft'],
          progress: { key: 'model-waiting', params: { seconds } },
        }),
      );
    announcer.next(texts.en, view([]));
    const first = waits(12);
    assert.equal(first, 'The model is busy. Again in 12\u00a0s…');
    assert.equal(waits(11), first);
    assert.equal(waits(0), first);
    assert.equal(waits(5), 'The model is busy. Again in 5\u00a0s…');
  });
});
