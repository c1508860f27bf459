import { describeTable } from './quantityNotation';

describeTable(
  'text: ranges, before and after, shares, in Chinese',
  `
QPS 从 3k 到 9k | 3000 request/s from, 9000 request/s to
单元测试覆盖率从 45% 提升到 82% | 45 percent from, 82 percent to
延迟由 900ms 降至 150ms | 0.9 s from, 0.15 s to
首屏从 4.2s 优化到 1.3s | 4.2 s from, 1.3 s to
原来2.3秒,现在700毫秒 | 2.3 s from, 0.7 s to
从 6 天缩短到 3 天 | 518400 s from, 259200 s to
由 30 分钟缩短至 5 分钟以内 | 1800 s from, under 300 s to
从1.8%涨到2.9 | 1.8 percent from, 2.9 percent to
从 40 多分钟降到 6 分钟 | over 2400 s from, 360 s to
节能 4%~15% | 4 percent low, 15 percent high
3-5 天 | 259200 s low, 432000 s high
三到五人 | 3 person low, 5 person high
2～3 小时 | 7200 s low, 10800 s high
3-5 年工作经验 | 36 month low, 60 month high
包体积从 35M 降到 12M | 35000000 byte from, 12000000 byte to
准确率从 88% 提升至 95%，提升 7 个百分点 | 88 percent from, 95 percent to, 7 point up
准确率由88%提升到95% | 88 percent from, 95 percent to
服务器从 12 台缩减到 5 台 | 12 server from, 5 server to
从每周 20 起降到 3 起 | 20 incident/ticket/bug/wk from, 3 incident/ticket/bug/wk to
故障从月均 5 起降至 1 起 | 5 incident/ticket/bug/mo from, 1 incident/ticket/bug/mo to
订单量日均从 2 万涨到 5 万 | 20000 order/d from, 50000 order/d to
QPS 由 500 提升至 3000+ | 500 request/s from, over 3000 request/s to
TPS 从 800 提升到 2500 | 800 transaction/s from, 2500 transaction/s to
首屏时间 3.2s → 1.1s | 3.2 s from, 1.1 s to
FCP 从 2.8s 降到 1.2s，LCP 从 4.1s 降到 2.0s | 2.8 s from, 1.2 s to, 4.1 s from, 2 s to
CPU 使用率从 80% 降到 35% | 80 percent from, 35 percent to
延迟 P99 从 450ms 降到 230ms | 99 percentile, 0.45 s from, 0.23 s to
1-3 年经验 | 12 month low, 36 month high
周期由 2 周缩短至 3 天 | 1209600 s from, 259200 s to
3 天的工作量压缩到 2 小时 | 259200 s from, 7200 s to
两到三成 | 20 percent low, 30 percent high
`,
);

describeTable(
  'text: ranges, before and after, shares, in English',
  `
about $1.6k a month before, $520 after | about 1600 usd/mo from, 520 usd/mo to
p95 went from 520 ms to 180 ms | 95 percentile, 0.52 s from, 0.18 s to
p95 went from 3.1 s to 700 ms | 95 percentile, 3.1 s from, 0.7 s to
p99 from 900ms down to 150 | 99 percentile, 0.9 s from, 0.15 s to
three out of four | 3 # share, 4 # whole
from 520 ms to 180 ms | 0.52 s from, 0.18 s to
cut the nightly import from 40 to 6 minutes | 2400 s from, 360 s to
daily volume from 300 to 800 GB | 300000000000 byte/d from, 800000000000 byte/d to
47 → 18 min | 2820 s from, 1080 s to
18 minutes instead of 47 | 1080 s to, 2820 s from
took 80 minutes before; with the new index it takes 25 | 4800 s from, 1500 s to
the job used to take 5 hours and now takes 20 minutes | 18000 s from, 1200 s to
up from 3k users to 14k | 3000 user from, 14000 user to
went from 12 to 40 endpoints | 12 endpoint from, 40 endpoint to
reduced from 5 days to 2 | 432000 s from, 172800 s to
between 5 and 18 percent | 5 percent low, 18 percent high
2 to 3 seconds | 2 s low, 3 s high
10–20k | 10000 # low, 20000 # high
10-20k users | 10000 user low, 20000 user high
3-5 days | 259200 s low, 432000 s high
3 to 5 years | 36 month low, 60 month high
57 of 60 commits | 57 commit share, 60 commit whole
12 out of 40 | 12 # share, 40 # whole
57/60 commits | 57 commit share, 60 commit whole
three product squads out of nine | 3 team share, 9 team whole
raised coverage from 60% to 85% | 60 percent from, 85 percent to
coverage rose 25 percentage points, from 60 to 85 percent | 25 point up, 60 percent from, 85 percent to
grew the community from 200 to 5,000 members | 200 user from, 5000 user to
3-5 years | 36 month low, 60 month high
two to four weeks | 1209600 s low, 2419200 s high
response time went down from 2s to 300ms | 2 s from, 0.3 s to
load time: 4.2s -> 1.3s | 4.2 s from, 1.3 s to
from 4.2 to 1.3 seconds | 4.2 s from, 1.3 s to
build time 22 min -> 6 min | 1320 s from, 360 s to
took 40 minutes, now 6 | 2400 s from, 360 s to
now 6 minutes instead of 40 | 360 s to, 2400 s from
used to take two days, now takes 20 minutes | 172800 s from, 1200 s to
before: 3 hours, after: 10 minutes | 10800 s from, 600 s to
was 3 hours before and is 10 minutes now | 10800 s from, 600 s to
3 hours previously, 10 minutes today | 10800 s from, 600 s to
from five days to two | 432000 s from, 172800 s to
shrank from 12 MB to 3.4 | 12000000 byte from, 3400000 byte to
between 10 and 20 services | 10 service low, 20 service high
10 to 20 services | 10 service low, 20 service high
10~20 services | 10 service low, 20 service high
around 10-20 services | about 10 service low, 20 service high
5 or 6 people | 5 person low, 6 person high
57 of the 60 commits | 57 commit share, 60 commit whole
3 of our 11 teams | 3 team share, 11 team whole
two of the five services | 2 service share, 5 service whole
4 in 5 users | 4 user share, 5 user whole
nine out of ten requests | 9 request share, 10 request whole
2-3x faster | 2 x low either, 3 x high either
`,
);
