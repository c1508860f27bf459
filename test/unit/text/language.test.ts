import assert from 'node:assert/strict';
import { findHidden, stripHidden } from '../../../src/text/hidden';
import { languageOf } from '../../../src/text/language';

describe('text: language and hidden characters', () => {
  const cases: [string, ReturnType<typeof languageOf>][] = [
    ['A small library for partial dates.', 'en'],
    ['用 Go 和 Redis 实现限流，支持 Docker 部署', 'zh'],
    ['一个 TypeScript 库', 'zh'],
    ['Search engine for Chinese (中文) text in three modes', 'en'],
    ['```js\nconst veryLongName = anotherName;\n```\n这是一个工具', 'zh'],
    ['https://example.org/a/b/c 说明', 'zh'],
    ['12345 --- !!!', null],
  ];
  for (const [text, expected] of cases)
    it(JSON.stringify(text), () => assert.equal(languageOf(text), expected));

  it('finds and removes what cannot be seen, and keeps emoji whole', () => {
    const text = 'Led\u200b a \u202eteam\u{E0041}';
    assert.deepEqual(
      findHidden(text).map(([start, end]) => end - start),
      [1, 1, 2],
    );
    assert.equal(stripHidden(text), 'Led a team');
    assert.equal(stripHidden('👩\u200d💻 ❤\ufe0f\tx\n'), '👩\u200d💻 ❤\ufe0f\tx\n');
  });
});
