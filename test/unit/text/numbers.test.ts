import assert from 'node:assert/strict';
import { findQuantities, sameQuantity } from '../../../src/text/numbers';

/** `value unit noun/per bound` of each quantity. */
const read = (text: string): string[] =>
  findQuantities(text).map(({ value, unit, noun, per, bound }) =>
    [value, unit, noun, per ? `/${per}` : '', bound ?? ''].filter((part) => part !== '').join(' '),
  );

describe('text: numbers in prose', () => {
  const cases: [string, string[]][] = [
    ['30 万用户', ['300000 count user']],
    ['300k users', ['300000 count user']],
    ['300,000 users', ['300000 count user']],
    ['0.3 million readers', ['300000 count user']],
    ['1.5w+ star', ['15000 count star over']],
    ['三百二十个用例', ['320 count test']],
    ['from 800ms to 0.12 秒', ['0.8 s', '0.12 s']],
    ['cut p99 from 640 to 210 ms', ['99 percentile', '0.64 s', '0.21 s']],
    ['提升 12 个百分点，即 12%', ['12 point', '12 percent']],
    ['up 3 percentage points', ['3 point']],
    ['10-20%', ['10 percent', '20 percent']],
    ['三成用户，近五成', ['30 percent', '50 percent nearly']],
    ['百分之四十', ['40 percent']],
    ['cut build time in half', ['50 percent']],
    ['one third of it', ['33.3333333333 percent']],
    ['3x faster, 3 倍', ['3 x', '3 x']],
    ['twelve services and 十二个服务', ['12 count service', '12 count service']],
    ['twenty-one tests', ['21 count test']],
    ['two months, 三年', ['2 month', '36 month']],
    ['每秒处理 9000 个请求', ['9000 count request /s']],
    ['9,000 requests per second', ['9000 count request /s']],
    ['QPS 达到 8600', ['8600 rate request']],
    ['每天 200 万条', ['2000000 count /d']],
    ['16G 内存 5G 网络', ['16000000000 byte']],
    ['roughly 750 MB of Parquet', ['750000000 byte about']],
    ['$1.2M', ['1200000 usd']],
    ['over 40 tests', ['40 count test over']],
    ['83 of 120 commits', ['83 count commit', '120 count commit']],
    ['2.5 万行代码', ['25000 count line']],
    ['９９.９％ 可用', ['99.9 percent']],
  ];
  for (const [text, expected] of cases) it(text, () => assert.deepEqual(read(text), expected));

  const none = [
    'S3, OAuth2, HTTP/2, k8s, UTF-8, GPT-4, x86_64, SHA-256, MP4, HTML5',
    'Python 3.11, Vue 3, Java 8, Node 20, Redis 6 and v1.2.3',
    'port 8080, :3000, RFC 6749, HTTP 404, issue #42',
    'from March 2021 to 2023-05, since 2019',
    'call +86 13812345678 or 555-123-4567',
    'commit 3f2a9bc1 on 10.0.0.1:80, 24/7, 1080p, 2FA, 64-bit',
    '十分重要的第三方百度统一接口，一个人',
    'one of the best, one-line, at one time',
  ];
  for (const text of none) it(`none in: ${text}`, () => assert.deepEqual(read(text), []));

  it('tells where a quantity stands, unit and magnitude included', () => {
    const text = '响应时间从 800 ms 降到 120 ms';
    assert.deepEqual(
      findQuantities(text).map(({ span }) => text.slice(...span)),
      ['800 ms', '120 ms'],
    );
  });

  const equal: [string, string][] = [
    ['30 万用户', '300k users'],
    ['800 ms', '0.8 秒'],
    ['9,000 requests per second', '每秒 9000 个请求'],
    ['3x', '300%'],
    ['2 weeks', '14 days'],
    ['1 GB', '1000 MB'],
    ['两年', '24 months'],
  ];
  const different: [string, string][] = [
    ['12 %', '12 percentage points'],
    ['46 个门店', '460 个门店'],
    ['750 MB', '750 GB'],
    ['每分钟 9000 个请求', '每秒 9000 个请求'],
    ['3 倍', '3%'],
    ['p95', 'p99'],
    ['83 commits', '83 tests'],
  ];
  const same = (a: string, b: string): boolean => {
    const [x, y] = [findQuantities(a)[0], findQuantities(b)[0]];
    assert.ok(x && y);
    return sameQuantity(x, y);
  };
  for (const [a, b] of equal) it(`${a} is ${b}`, () => assert.equal(same(a, b), true));
  for (const [a, b] of different) it(`${a} is not ${b}`, () => assert.equal(same(a, b), false));

  it('takes time in proportion to the text, however hostile', () => {
    const parts = [
      '1-',
      '1,000,',
      '十',
      '一半',
      '5 to ',
      '由5到',
      'one ',
      '1:',
      'a@',
      'p/',
      '5%~',
      ' ',
      '百分之',
      'x3 ',
    ];
    const time = (size: number): number => {
      const start = performance.now();
      for (const part of parts) findQuantities(part.repeat(Math.ceil(size / part.length)));
      return performance.now() - start;
    };
    time(500);
    const [small, large] = [time(1500), time(12_000)];
    // Quadratic would be 64 times as long.
    assert.ok(large < small * 24 + 50, `${small} ms, ${large} ms`);
  });
});
