import assert from 'node:assert/strict';
import { tokensOf } from '../../../src/text/tokens';

const norms = (text: string): string[] => tokensOf(text).map(({ norm }) => norm);

describe('text: tokens', () => {
  const cases: [string, string[]][] = [
    ['Rewrote the C++ parser', ['rewrite', 'c++', 'parser']],
    ['用 C# 和 .NET 重写登录接口', ['c#', '.net', '重写', '登录', '接口']],
    ['Node.js、CI/CD', ['node.js', 'ci/cd']],
    ['cut 12,000 queries', ['cut', '12000', 'query']],
    ['did not use it', ['not', 'use']],
  ];
  for (const [text, expected] of cases) it(text, () => assert.deepEqual(norms(text), expected));

  it('cuts what the glossary does not know into bigrams', () => {
    assert.deepEqual(norms('砚溪桥'), ['砚溪', '溪桥']);
  });

  it('gives spans that hold the surface', () => {
    const text = '用 Go 写了 3 个服务, tested with pytest';
    for (const { span, surface } of tokensOf(text)) assert.equal(text.slice(...span), surface);
  });
});
