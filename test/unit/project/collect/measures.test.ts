import assert from 'node:assert/strict';
import { hasMeasure } from '../../../../src/project/collect/readme/measures';

describe('measured numbers in prose', () => {
  const measured = [
    'Cuts start-up time by 40%.',
    'Handles 20k requests per second.',
    'p99 latency stays below 12 ms.',
    'It is 3x faster than before.',
    'Serves more than 1.2 million users.',
    'Compresses the bundle to 14 KB.',
    'Indexes 3,000,000 documents in 40 seconds.',
    'Reaches an accuracy of 0.93 on the test set.',
    'Covered by 1,200 tests.',
    '接口耗时从 300ms 降到 40ms',
    '单机 QPS 达到 2 万',
    '日活用户 10 万+',
    '性能提升 3 倍',
    '识别准确率达到 96.5%',
    '累计处理 200 万条数据',
    '每天处理 500GB 日志',
  ];
  for (const text of measured) it(`are seen: ${text}`, () => assert.equal(hasMeasure(text), true));

  const other = [
    'Requires Node.js 20 or later.',
    'Version 2.4.1 came out in 2024.',
    'Listens on port 8080.',
    'The default timeout is 30 seconds.',
    'Get started in 5 minutes.',
    'Measured on an Intel i7 with 16 GB of RAM.',
    '100% free and open source.',
    'Copyright 2019-2024',
    'Supports HTTP/2 and UTF-8.',
    'Conforms to RFC 7231 and ISO 8601.',
    'Implements the B+ tree of chapter 3.',
    'Needs 4 GB of memory.',
    '默认端口 8080，超时 30 秒',
    '要求 JDK 17 及以上版本',
    '5 分钟上手',
    '于 2024 年发布',
    '支持 HTTP/2 与 IPv6',
  ];
  for (const text of other) it(`are not: ${text}`, () => assert.equal(hasMeasure(text), false));
});
