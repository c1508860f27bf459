import assert from 'node:assert/strict';
import fc from 'fast-check';
import { findQuantities, sameQuantity } from '../../../src/text/numbers';
import { supportsQuantity } from '../../../src/text/quantityMatch';
import { isSupported } from './quantityNotation';

/** Facts with claims that say the same or less. */
const HONEST: [string, string[]][] = [
  // Notations
  ['日活大概 40 万', ['about 400k people a day', '40w 日活', 'DAU 约 400,000', '40 万用户']],
  ['1.2 million downloads', ['累计下载 120 万次', '1,200,000 downloads', '超百万下载', '120 万次下载']],
  ['800 ms', ['0.8 秒', '0.8 s', 'under a second, 0.8 s', '不到 900ms']],
  ['三成', ['30 %', '30 percent', '百分之三十', '3/10 of it', '近三分之一']],
  ['两年半', ['30 months', 'two and a half years', '2.5 年', '两年多']],
  ['a year and a half', ['18 个月', '一年半', 'over a year, 12+ months']],
  [
    '9,000 requests a minute',
    ['每分钟 9000 个请求', '每秒 150 个请求', '150 QPS', '150 requests per second'],
  ],
  ['每天 43.2 万单', ['300 orders a minute', '每秒 5 单', 'over 430k orders a day']],
  ['3 TB of footage', ['3,000 GB', '3000 GB 素材', '近 3 TB']],
  ['team of five', ['五人团队', '5 people', 'a 5-person team', '5 名成员']],
  ['12 endpoints', ['12 个接口', '十二个 API', 'a dozen endpoints', '十余个接口', '十几个接口']],
  ['57 个门店', ['57 stores', '50 余家门店', '数十家门店', 'dozens of stores', 'over 55 stores']],
  ['四个九的可用性', ['99.99%', 'four nines']],
  ['0.5‰', ['0.05%', '千分之零点五']],
  ['every 5 minutes', ['每 5 分钟', '12 an hour, 12 readings an hour', '每小时 12 次']],
  ['3600 requests an hour', ['1 request per second', 'every 1 s']],
  // Rounding
  [
    '1,284 tests',
    [
      'about 1,300 tests',
      'nearly 1,300 tests',
      'over 1,200 tests',
      '1,280+ tests',
      '上千个测试',
      '千余个用例',
    ],
  ],
  [
    '32.4 万用户',
    ['30 余万用户', '约 32 万用户', '32 万用户', '超 30 万用户', '数十万用户', 'over 300k users'],
  ],
  ['68,530 members', ['nearly 70,000 members', '近 7 万会员', 'about 69,000 members', '6.8 万余会员']],
  ['77 of 80 commits', ['96 %', 'over 90 %', 'about 96 % of commits', '九成以上']],
  ['a third of the tickets', ['about 33 %', '33 %', '三分之一', '三成多', 'one in three']],
  ['two thirds', ['66 %', '67 %', '约 67%', '三分之二']],
  ['14.4 %', ['14 %', 'about 14 %', 'nearly 15 %']],
  ['97.3 %', ['over 95 %', '97 %', '97% 以上']],
  ['2,985 pages', ['nearly 3,000 pages', '近三千页', 'about 3,000 pages']],
  // Bounds
  ['over 300 users', ['300+ users', '300 users', '300 余名用户', 'over 250 users', 'hundreds of users']],
  ['about 50 users', ['50 users', '约 50 名用户', '50 左右的用户']],
  ['nearly 50 users', ['近 50 名用户', 'about 50 users', 'under 50 users', 'over 40 users']],
  ['不到 100ms', ['under 100 ms', '100ms 以内', '近 100ms']],
  ['up to 40 %', ['最高 40%', 'at most 40 %']],
  ['at least 3 years', ['3+ years', '三年以上']],
  ['几十个接口', ['dozens of endpoints', '数十个接口', '20 多个接口']],
  ['hundreds of users', ['数百名用户', '几百名用户', '100+ users']],
  ['百万用户', ['a million users', '1M+ users', '百万级用户']],
  // From–to
  [
    'from 900 ms to 135 ms',
    [
      'an 85 % cut',
      '降低 85%',
      '由 0.9 秒降至 0.135 秒',
      'saved 765 ms',
      '6.7 倍',
      'nearly 7x faster',
      'to 135 ms',
    ],
  ],
  [
    'it now takes 18 minutes instead of 48',
    ['62 % less', 'saved 30 minutes', 'from 48 to 18 minutes', '缩短 62%'],
  ],
  ['took 70 minutes before; now it takes 35', ['halved', '2x faster', '减半', 'twice as fast', '缩短 50%']],
  ['从 10 天缩短到 4 天', ['from ten days to four', '缩短 60%', '缩短 6 天', 'cut by 60 %']],
  [
    '每秒 500 条涨到 1500 条',
    ['增长 2 倍', '增长 200%', '3x', '到原来的 3 倍', 'tripled', 'grew threefold', '每秒 1500 条'],
  ],
  [
    '覆盖率从 60% 提升到 72%',
    ['提升 12 个百分点', 'up 12 percentage points', '提升 20%', '72%', '从 60% 到 72%'],
  ],
  ['5.0s → 2.7s', ['降低 46%', '缩短 2.3 秒']],
  ['grew from 200 to 5,000 members', ['25x', '25 倍', 'to 5,000 members', 'from 200 members to 5k']],
  // Times and percent
  ['到了原来的 3 倍', ['提升 200%', '提升 2 倍', '3x', 'tripled', '是原来的三倍', 'three times as fast']],
  ['提升 2 倍', ['增长 200%', '是原来的 3 倍', '翻两倍']],
  ['翻倍', ['增长 100%', '提升一倍', 'doubled', '2x', '是原来的 2 倍']],
  ['翻两番', ['4x', '增长 3 倍', 'quadrupled']],
  ['halved', ['降低 50%', 'cut by half', '减半', '降低五成', 'down 50 %']],
  ['降到原来的 40%', ['降低 60%', 'cut by 60 %', '为原来的四成']],
  ['three times faster', ['快 3 倍', '3x faster', '3 倍']],
  ['快了 2 倍', ['2x faster', '提速 2 倍', 'twice as fast']],
  ['1.5x', ['增长 50%', '150%', '1.5 倍']],
  ['cut memory by 39.6 %', ['降低 39.6%', 'about 40 % less', '降低近 40%', '降低 39% 以上']],
  // Ranges
  ['节能 4%~15%', ['最高 15%', 'up to 15 %', '4% 到 15%', '至少 4%', 'between 4 and 15 percent']],
  ['3-5 天', ['三到五天', '3 to 5 days', 'at least 3 days', '5 天以内', 'about 4 days']],
  ['七八成', ['70%–80%', '约 75%']],
];

/** Facts with claims that say something else or more. */
const DISHONEST: [string, string[]][] = [
  // Changed digits, magnitudes, units
  ['0.4 million readers', ['4 million readers', '400 万读者', '40k readers']],
  ['57 个门店', ['570 个门店', '75 stores', '60 个门店', 'hundreds of stores']],
  ['三千四百篇', ['三万四千篇', '4300 篇', '三百四十篇']],
  ['5,280 stickers', ['5,820 stickers', '52,800 stickers']],
  ['four services', ['fourteen services', 'forty services', '6 个服务']],
  ['sixteen layouts', ['sixty layouts']],
  ['620 MB', ['620 GB', '620 KB', '6.2 GB']],
  ['800 ms', ['800 s', '8 s', '80 ms', '800 µs']],
  ['每分钟 9000 个请求', ['每秒 9000 个请求', '9000 requests an hour']],
  ['every 10 minutes', ['every 10 seconds', '10 times an hour']],
  ['300 users', ['300 orders', '300 users a day', '300 台服务器']],
  ['83 commits', ['83 tests']],
  ['$1.2M', ['€1.2M', '1.2M users', '$12M']],
  ['p95 720 ms', ['730 ms']],
  ['13 people', ['20 people', '15 人']],
  // Percent, points, times
  ['up 12 %', ['up 12 percentage points', '提升 12 个百分点', '到 12%']],
  ['from 6 % to 8 %', ['by 2 %', '提升 2%']],
  ['到了原来的 3 倍', ['提升 300%', '提升 3 倍', '增长三倍']],
  ['吞吐从每秒 500 条涨到 1500 条', ['增长 3 倍', '增长 300%', '4x']],
  ['翻倍', ['提升 200%', '提升 2 倍', '3x']],
  ['twice as fast', ['200 % faster', '3x']],
  ['降低到 40%', ['降低 40%', '降低 60%']],
  ['降低 40%', ['降到 40%', '提升 40%', '降低 60%']],
  ['rose to 40 %', ['rose by 40 %', 'rose 40 %']],
  ['rose by 40 %', ['rose to 40 %', 'fell by 40 %']],
  ['3 x', ['3 %']],
  // Rounding across the bound
  ['78 %', ['over 80 %', '八成以上', '80 %']],
  ['2.4 %', ['below 2 %', '不到 2%']],
  ['2,940 台', ['3,000 台以上', '3000 余台', '超 3000 台', '3,000 台']],
  ['30.4 万用户', ['近 30 万用户', 'nearly 300k users']],
  ['520 ms', ['under 500 ms', '500ms 以内']],
  ['1,284 tests', ['1,300+ tests', 'over 1,300 tests', 'about 1,400 tests', 'over 700 tests']],
  ['46 users', ['47 users', '45 users', 'about 60 users', 'nearly 46,000 users']],
  ['99 users', ['hundreds of users', '上百名用户', '近 200 名用户']],
  // Bounds
  ['nearly 50 users', ['over 50 users', '50 users', '50+ users']],
  ['over 300 users', ['about 400 users', '400 users', 'under 300 users']],
  ['about 50 users', ['over 50 users', '60 users']],
  ['up to 40 %', ['40 %', 'at least 40 %']],
  ['不到 50 人', ['50 人', '50 余人']],
  ['几十个接口', ['上百个接口', '60 个接口', 'about 60 endpoints']],
  // Pairs and ranges
  ['from 2.7 s to 1.2 s', ['from 3.7 s to 1.2 s', 'from 2.7 s to 1.1 s', '降低 85%', 'to 2.7 s']],
  ['节能 4%~15%', ['降低 15%', '平均 15%', '4%', 'over 15 %', '4% 到 25%']],
  ['3 of 14 squads', ['30 %', '50 % of squads', '14 of 14 squads']],
  ['took 5 hours, now takes 20 minutes', ['saved 5 hours', '20x faster']],
];

describe('text: a number that supports another', () => {
  for (const [fact, claims] of HONEST)
    for (const claim of claims) it(`${fact}: ${claim}`, () => assert.equal(isSupported(fact, claim), true));
  for (const [fact, claims] of DISHONEST)
    for (const claim of claims)
      it(`${fact}: not ${claim}`, () => assert.equal(isSupported(fact, claim), false));
});

describe('text: equal numbers in any notation', () => {
  const written = (value: number): string[] => [
    `${value} users`,
    `${value.toLocaleString('en-US')} users`,
    `${value / 1000}k users`,
    `${value / 1e6} million users`,
    `${value / 1e6}M users`,
    `${value / 1e4} 万用户`,
    `${value / 1e4}w 用户`,
    `用户 ${value / 1e4} 万`,
    `${value} 名用户`,
  ];
  const one = (text: string): ReturnType<typeof findQuantities>[number] => {
    const [quantity, ...rest] = findQuantities(text);
    assert.ok(quantity && rest.length === 0, text);
    return quantity;
  };
  const digits = fc.integer({ min: 10, max: 9999 });

  it('says a count in every way', () => {
    fc.assert(
      fc.property(digits, fc.nat(8), fc.nat(8), (value, i, j) => {
        const texts = written(value * 1000);
        const [a, b] = [one(texts[i] ?? ''), one(texts[j] ?? '')];
        assert.ok(sameQuantity(a, b) && supportsQuantity(a, b), `${texts[i] ?? ''} = ${texts[j] ?? ''}`);
      }),
    );
  });

  it('says a duration in every way', () => {
    fc.assert(
      fc.property(digits, (ms) => {
        const texts = [`${ms} ms`, `${ms}毫秒`, `${ms / 1000} s`, `${ms / 1000} 秒`, `${ms * 1000} µs`];
        for (const text of texts) assert.ok(sameQuantity(one(text), one(`${ms}ms`)), text);
      }),
    );
  });

  it('catches a changed digit of an exact number, in every unit', () => {
    const units = [' users', ' ms', '%', ' GB', ' 万单', ' 个接口', ' QPS', ' 元', ' commits', ' 倍'];
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 99_999 }),
        fc.nat(4),
        fc.integer({ min: 1, max: 9 }),
        fc.constantFrom(...units),
        (value, place, shift, unit) => {
          const digit = [...String(value)];
          const at = place % digit.length;
          digit[at] = String((Number(digit[at]) + shift) % 10);
          const changed = Number(digit.join(''));
          if (changed < 2 || Math.abs(changed - value) < 0.02 * value || isYear(value) || isYear(changed))
            return;
          const [fact, claim] = [one(`${value}${unit}`), one(`${changed}${unit}`)];
          assert.equal(supportsQuantity(fact, claim), false, `${value}${unit}: ${changed}`);
        },
      ),
    );
  });

  const isYear = (value: number): boolean => value >= 1970 && value < 2050;
});
