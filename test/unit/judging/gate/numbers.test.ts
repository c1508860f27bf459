import assert from 'node:assert/strict';
import fc from 'fast-check';
import { allCaught, allClean, objections } from './claims';

describe('fact gate: numbers', () => {
  allClean([
    ['I moved 1.2 million rows to the new schema.', 'Migrated 1,200,000 rows to a new schema.'],
    ['迁移了 120 万行数据。', 'Migrated 1.2M rows.'],
    [
      'The build went from 18 min to 6 min after I split it.',
      'Cut build time by two thirds by splitting it.',
    ],
    [
      'The build went from 18 min to 6 min after I split it.',
      'Made the build three times as fast by splitting it.',
    ],
    ['构建从 18 分钟缩短到 6 分钟。', '构建耗时缩短约 67%。'],
    ['I reduced memory from 4 GB to 3 GB.', 'Reduced memory by 25%.'],
    ['错误率从 2.4% 降到 0.6%。', '将错误率降低 1.8 个百分点。'],
    ['The API serves 1,440,000 calls a day.', 'Ran an API that serves 1,000 calls a minute.'],
    ['日均 86.4 万次调用。', '接口平均每秒 10 次调用。'],
    ['About 950 teachers use it.', 'Used by nearly 1,000 teachers.'],
    ['用户有 10,300 个。', '服务 1 万余名用户。'],
    ['I closed 47 of 50 bugs.', 'Closed 94% of the bugs.'],
    ['Half of the tests were flaky; I fixed them.', 'Fixed flaky tests, 50 % of the suite.'],
    ['三成的工单由我处理。', 'Handled 30% of the tickets.'],
    ['I own the iOS, Android and web clients.', 'Maintained three clients.'],
    ['It checks every 30 seconds.', 'Wrote a monitor that checks twice a minute.'],
    ['I worked on it from January 2020 to December 2021.', 'Worked on it for two years.'],
    [['Upgraded MySQL from 5.7 to 8.0.'], 'Upgraded MySQL 5.7 to 8.0.'],
    [['manifest: "vue": "^3.4.21"'], 'Built the UI with Vue 3.'],
    ['p99 fell from 900 ms to 300 ms', 'p99 延迟由 0.9 秒降至 0.3 秒'],
    ['吞吐量提升了 2 倍', '吞吐量提升 200%'],
    ['It is now 4 times as fast as before.', '速度是原来的 4 倍。'],
    ['Peak load is 12k QPS.', 'Handled a peak of 12,000 QPS.'],
    ['Between 3 and 5 engineers worked on it with me.', 'Worked with 3–5 engineers.'],
  ]);

  allCaught([
    ['I moved 1.2 million rows.', 'Migrated 12 million rows.', '12 million', 'number-not-in-evidence'],
    ['迁移了 120 万行数据。', '迁移了 1200 万行数据。', '1200 万', 'number-not-in-evidence'],
    ['The job takes 40 seconds now.', 'Cut the job to 40 ms.', '40 ms', 'number-not-in-evidence'],
    [
      'The queue handles 600 messages a minute.',
      'Built a queue that handles 600 messages per second.',
      '600 messages per second',
      'number-not-in-evidence',
    ],
    ['I wrote nine of the parsers.', 'Wrote nineteen parsers.', 'nineteen', 'number-not-in-evidence'],
    ['转化率从 4% 提到 6%。', '转化率提升 2%。', '2%', 'number-not-in-evidence'],
    ['转化率从 4% 提到 6%。', '转化率提升 5 个百分点。', '5 个百分点', 'number-not-in-evidence'],
    ['p90 went from 2 s to 1 s.', 'Cut p99 from 2 s to 1 s.', 'p99', 'number-not-in-evidence'],
    [
      'Latency went from 800 ms to 200 ms.',
      'Cut latency from 900 ms to 200 ms.',
      '900 ms',
      'number-not-in-evidence',
    ],
    ['Coverage is 78 %.', 'Raised coverage to over 80 %.', '80 %', 'number-not-in-evidence'],
    ['接入了 96 家门店。', '接入门店 100 余家。', '100 余家', 'number-not-in-evidence'],
    [
      'It saves between 10 and 30 minutes a day.',
      'Saved every user 30 minutes a day.',
      '30 minutes',
      'number-not-in-evidence',
    ],
    ['There were four of us.', 'Worked in a team of fourteen.', 'fourteen', 'number-not-in-evidence'],
    ['QPS 峰值 8000。', '稳定支撑日常 8000 QPS。', '8000 QPS', 'number-of-something-else'],
    [
      'We have 40,000 registered users.',
      'Served 40,000 daily active users.',
      '40,000',
      'number-not-in-evidence',
    ],
    ['2 pages and 14 endpoints are mine.', 'Wrote 14 pages.', '14 pages', 'number-not-in-evidence'],
    ['到了原来的 3 倍。', '性能提升 300%。', '300%', 'number-not-in-evidence'],
    ['从 100 涨到 300 QPS。', '吞吐增长 3 倍。', '3 倍', 'number-not-in-evidence'],
    ['It got 40 % faster.', 'Made it faster, down to 40 % of the time.', '40 %', 'number-not-in-evidence'],
    ['Upgraded MySQL from 5.7 to 8.0.', 'Upgraded MySQL from 5.6 to 8.0.', '5.6', 'number-not-in-evidence'],
    ['用 Java 8 写的。', '使用 Java 17 开发。', 'Java 17', 'number-not-in-evidence'],
    [
      'My script came third in the hackathon: 3rd place.',
      'Won first place in the hackathon.',
      'first place',
      'award-not-in-evidence',
    ],
    ['The server costs $300 a month.', 'Cut server cost to ¥300 a month.', '300', 'number-not-in-evidence'],
    ['I never measured p99; p50 is 20 ms.', 'Brought p99 to 20 ms.', 'p99', 'denied-in-evidence'],
  ]);

  it('catches any number that differs by more than rounding', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 11, max: 9999 }),
        fc.integer({ min: 11, max: 9999 }),
        (stated, claimed) => {
          fc.pre(Math.abs(stated - claimed) / stated > 0.03);
          const [fact] = [`I migrated ${stated} endpoints.`];
          assert.notDeepEqual(objections(`Migrated ${claimed} endpoints.`, [fact]), []);
          assert.notDeepEqual(objections(`迁移了 ${claimed} 个接口。`, [fact]), []);
        },
      ),
      { numRuns: 60 },
    );
  });

  it('takes a quantity in any notation for the same', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 900 }), (tens) => {
        const value = tens * 10_000;
        const notations = [
          `${value}`,
          value.toLocaleString('en-US'),
          `${tens} 万`,
          `${tens * 10}k`,
          `${tens}w`,
          `${value / 1e6} million`,
        ];
        for (const stated of notations) {
          for (const claimed of notations) {
            assert.deepEqual(
              objections(`Served ${claimed} users.`, [`It has ${stated} users.`]),
              [],
              `${stated} = ${claimed}`,
            );
          }
        }
      }),
      { numRuns: 15 },
    );
  });
});
