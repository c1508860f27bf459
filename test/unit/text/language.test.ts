import assert from 'node:assert/strict';
import { findHidden, stripHidden } from '../../../src/text/hidden';
import { languageAt, languageOf } from '../../../src/text/language';

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

  const spans: [string, string, ReturnType<typeof languageOf>][] = [
    ['负责网关开发。Wrote the export service in Go.', 'export', 'en'],
    ['负责网关开发。Wrote the export service in Go.', '网关', 'zh'],
    ['用 Redis Cluster 缓存会话；压测通过', 'Redis Cluster', 'zh'],
    ['Led a team of four.\n带领四人团队', '带领', 'zh'],
    ['Built it on v1.2 of Spring Boot in Chengdu', 'v1.2', 'en'],
    ['负责订单系统的开发与维护\nGo\nRedis', 'Redis', 'zh'],
    ['A search engine for text in Chinese (中文) and nothing else', '中文', 'en'],
    ['123', '2', null],
  ];
  for (const [text, part, expected] of spans)
    it(`${part} in: ${text}`, () => {
      const at = text.indexOf(part);
      assert.equal(languageAt(text, [at, at + part.length]), expected);
    });

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
