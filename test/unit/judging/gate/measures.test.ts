import { allCaught, allClean } from './claims';

describe('fact gate: a figure stays with what it measures', () => {
  allClean([
    [
      'The error rate is 0.4 % and the timeout rate 2.1 %. I maintain the service.',
      'Maintain a service with a timeout rate of 2.1 %.',
    ],
    [
      'Line coverage is at 84 %, branch coverage at 61 %; I wrote most of the tests.',
      'Wrote tests that reach 84 % line coverage.',
    ],
    ['我做的推荐模型点击率 4.2%，转化率 1.1%。', '训练推荐模型，CTR 4.2%。'],
    ['接口成功率 99.95%，缓存命中率 87%，这块我负责。', '负责接口稳定性，成功率达 99.95%。'],
    [
      'The API answers in 120 ms on average; the batch job takes 40 minutes. I own both.',
      'Own an API with a mean response time of 120 ms.',
    ],
  ]);
  allCaught([
    [
      'The service has an error rate of 0.4 % and a timeout rate of 2.1 %. I maintain it.',
      'Maintain a service with an error rate of 2.1 %.',
      '2.1',
      'number-of-something-else',
    ],
    [
      'Crash-free users 99.6 %, ANR 0.2 %; I own the Android build.',
      'Own the Android build with a crash rate of 0.2 %.',
      '0.2 %',
      'number-of-something-else',
    ],
    [
      'Line coverage is at 84 %, branch coverage at 61 %; I wrote most of the tests.',
      'Wrote tests that reach 84 % branch coverage.',
      '84 %',
      'number-of-something-else',
    ],
    [
      'The retrieval model I trained has recall 0.91 and precision 0.78.',
      'Trained a retrieval model with a precision of 0.91.',
      '0.91',
      'number-of-something-else',
    ],
    [
      '我做的推荐模型点击率 4.2%，转化率 1.1%。',
      '训练推荐模型，转化率 4.2%。',
      '4.2%',
      'number-of-something-else',
    ],
    [
      '接口成功率 99.95%，缓存命中率 87%，这块我负责。',
      '负责缓存层，命中率 99.95%。',
      '99.95%',
      'number-of-something-else',
    ],
    [
      'I look after two clusters: the staging one has 6 nodes, the production one 40.',
      'Look after a production cluster of 6 nodes.',
      '6 nodes',
      'number-of-something-else',
    ],
    [
      '构建从 12 分钟到 5 分钟，部署从 8 分钟到 3 分钟，都是我改的。',
      '优化流水线，部署从 12 分钟缩短到 3 分钟。',
      '12 分钟',
      'number-of-something-else',
    ],
    [
      '崩溃率 0.12%，卡顿率 1.3%，我负责 iOS 端性能。',
      '负责 iOS 端性能，崩溃率 1.3%。',
      '1.3%',
      'number-of-something-else',
    ],
    [
      'Peak memory is 300 MB, idle memory 80 MB in the daemon I wrote.',
      'Wrote a daemon that peaks at 80 MB of memory.',
      '80 MB',
      'number-of-something-else',
    ],
  ]);
});

describe('fact gate: percentiles keep their values', () => {
  allClean([
    ['改完索引后 P99 从 2 秒降到 1.1 秒，P50 没变，一直 90 毫秒。', '优化索引，P99 由 2 秒降至 1.1 秒。'],
    [
      'I tuned the pool: p50 80 ms as before, p95 from 900 to 400 ms.',
      'Tuned the pool, cutting p95 from 900 ms to 400 ms.',
    ],
    ['p95 was 1.2 s before my change and 0.6 s after; p50 from 0.3 s to 0.25 s.', 'Halved p95 to 0.6 s.'],
    [
      'p95 was 1.2 s before my change and 0.6 s after; p50 from 0.3 s to 0.25 s.',
      'Cut p50 to 0.25 s and p95 to 0.6 s.',
    ],
  ]);
  allCaught([
    [
      'I tuned the pool: p50 80 ms as before, p95 from 900 to 400 ms.',
      'Tuned the pool, cutting p50 from 900 to 400 ms.',
      'p50',
      'number-of-something-else',
    ],
    [
      'p99 went from 2 s to 1.1 s, the median stayed at 90 ms, after my index change.',
      'Added an index that cut median latency from 2 s to 1.1 s.',
      'median latency',
      'number-of-something-else',
    ],
    [
      '改完索引后 P99 从 2 秒降到 1.1 秒，P50 没变，一直 90 毫秒。',
      '优化索引，P50 从 2 秒降到 1.1 秒。',
      'P50',
      'number-of-something-else',
    ],
    [
      'tp90 由 600ms 降到 350ms，tp50 是 120ms，我加了本地缓存。',
      '加本地缓存，TP50 降到 350ms。',
      'TP50',
      'number-of-something-else',
    ],
    [
      'p95 was 1.2 s before my change and 0.6 s after; p50 from 0.3 s to 0.25 s.',
      'Cut p50 from 1.2 s to 0.6 s.',
      'p50',
      'number-of-something-else',
    ],
  ]);
});
