import { describeTable } from './quantityNotation';

describeTable(
  'text: percentages, factors and changes in Chinese',
  `
压到三万QPS | 30000 request/s reached
错误率降至 0.5‰ | 0.05 percent reached
三成 | 30 percent
九成五 | 95 percent
七八成用户 | 70..80 percent
三成半 | 35 percent
百分之四十五 | 45 percent
百分之三点五 | 3.5 percent
千分之三 | 0.3 percent
四分之三的请求 | 75 percent
三分之一 | 33.3333333333 percent
一半的用户 | 50 percent
减半 | 50 percent down
缩短了一半 | 50 percent down
耗时减少一半 | 50 percent down
翻倍 | 2 x
翻了一番 | 2 x
翻了两番 | 4 x
吞吐翻了 3 倍 | 3 x either
提升 2 倍 | 2 x up
提升到 2 倍 | 2 x reached
是原来的 3 倍 | 3 x reached
增长三倍 | 3 x up
快了 4 倍 | 4 x either
快一倍 | 1 x either
效率提高一倍 | 1 x up
提升了 12 个百分点 | 12 point up
转化率提升 8 个百分点 | 8 point up
涨了 3 个点 | 3 point up
上浮 50 bp | 0.5 point up
节省 80 万元/年 | 800000 cny/yr down
每年大概省70万元 | about 700000 cny/yr down
超过 50% | over 50 percent
约 40% | about 40 percent
最高 18% | under 18 percent
99.9% 可用性 | 99.9 percent
四个九 | 99.99 percent
99.99% | 99.99 percent
每天新增200MB左右 | about 200000000 byte/d up
内存占用降低 40% | 40 percent down
内存占用降至 40% | 40 percent reached
内存占用降到原来的 40% | 0.4 x reached
内存占用下降了约四成 | about 40 percent down
内存占用减少到 1.2 GB | 1200000000 byte reached
耗时缩短 3 秒 | 3 s down
节省 3 小时人工 | 10800 s down
每天节约 2 小时 | 7200 s/d down
接口耗时优化 60% | 60 percent either
性能提升约 3 倍 | about 3 x up
性能提升至 3 倍 | 3 x reached
性能提升为原来的 3 倍 | 3 x reached
效率是之前的 2.5 倍 | 2.5 x reached
同比增长 40% | 40 percent up
环比下降 5% | 5 percent down
增幅达 40% | 40 percent up
降幅超过 30% | over 30 percent down
准确率达到 95% | 95 percent reached
准确率达 95.3% | 95.3 percent reached
达成率 100% | 100 percent
转化率 3.2% | 3.2 percent
40% 的提升 | 40 percent up
带来 40% 的性能提升 | 40 percent up
成本降低近三分之一 | nearly 33.3333333333 percent down
成本降低至三分之一 | 33.3333333333 percent reached
覆盖率超九成 | over 90 percent
多了 3 倍 | 3 x up
少了一半 | 50 percent down
快了 30% | 30 percent either
快 3 倍 | 3 x either
慢了 20% | 20 percent either
提速 50% | 50 percent either
提速 3 倍 | 3 x either
加快一倍 | 1 x either
压缩到 1/3 | 33.3333333333 percent reached
体积减小 60% | 60 percent down
人效提升 1.5 倍 | 1.5 x up
GMV 提升 20%，达到 3 亿元 | 20 percent up, 300000000 cny reached
单机 QPS 提升 5 倍以上 | over 5 x up
召回率 92%，精确率 0.95 | 92 percent, 0.95 #
超时率低于 0.1% | under 0.1 percent
丢包率小于 0.01% | under 0.01 percent
可用性 99.95% | 99.95 percent
SLA 四个 9 | 99.99 percent
误报率降低一半以上 | over 50 percent down
超过一半的请求 | over 50 percent
三分之二的代码 | 66.6666666667 percent
十分之一 | 10 percent
百分之百 | 100 percent
千分之五 | 0.5 percent
一成 | 10 percent
九成以上 | over 90 percent
近八成 | nearly 80 percent
不到三成 | under 30 percent
半数以上 | over 50 percent
一半左右 | about 50 percent
`,
);

describeTable(
  'text: percentages, factors and changes in English',
  `
one third of the tickets | 33.3333333333 percent
two-thirds of users | 66.6666666667 percent
a third of the tickets | 33.3333333333 percent
three quarters of the team | 75 percent
half of the pages | 50 percent
cut it in half | 50 percent down
halved the time | 50 percent down
doubled the throughput | 2 x
tripled sales | 3 x
more than doubled | over 2 x
3x faster | 3 x either
x3 faster | 3 x either
3× faster | 3 x either
10-fold increase | 10 x
tenfold | 10 x
twice as fast | 2 x
three times as fast | 3 x
three times the throughput | 3 x
3 times faster | 3 x either
an order of magnitude faster | 7..50 x either
two orders of magnitude | 70..500 x
a factor of 3 | 3 x
by a factor of three | 3 x
increased by 40% | 40 percent up
up 12 percent | 12 percent up
down 12 percent | 12 percent down
a 40% reduction | 40 percent down
40% less memory | 40 percent down
rose 3 percentage points | 3 point up
up 3 pp | 3 point up
rose 3 points | 3 point up
25 bps | 0.25 point
0.5 per mille | 0.05 percent
up to 40% | under 40 percent
roughly 2.5x | about 2.5 x
≥ 95 % | over 95 percent
below 1 % | under 1 percent
four nines | 99.99 percent
99.9% uptime | 99.9 percent
downloads reached 1.2 million | 1200000 download reached
Coverage: 68 % | 68 percent
saved 3 hours a week | 10800 s/wk down
saved $30k a year | 30000 usd/yr down
shaved 4 seconds off | 4 s down
cut 3 seconds from the start | 3 s down
memory use dropped to 40% | 40 percent reached
memory use dropped by 40% | 40 percent down
memory use dropped 40% | 40 percent down
cut memory by nearly half | nearly 50 percent down
reduced memory to half of the original | 0.5 x reached
reduced build time to a third of the original | 0.333333333333 x reached
reduced build time by two thirds | 66.6666666667 percent down
improved latency by 40% | 40 percent either
improved throughput 3x | 3 x either
throughput grew threefold | 3 x
throughput increased 3x | 3 x
throughput increased by 3 times | 3 x either
a 3x increase in throughput | 3 x
three times more requests | 3 x
5 times fewer errors | 5 x down
2x smaller bundle | 2 x down
sped up builds by 2.5x | 2.5 x either
builds are 40% faster | 40 percent either
40% quicker builds | 40 percent either
a 25% improvement in conversion | 25 percent either
a drop of 30% | 30 percent down
savings of $20k | 20000 usd down
saving 12 hours per week | 43200 s/wk down
saved the team 5 hours each week | 18000 s/wk down
raised coverage to 85% | 85 percent reached
raised coverage by 25 points | 25 point up
error rate under 0.1% | under 0.1 percent
99.95% availability | 99.95 percent
reached 10,000 users in three months | 10000 user reached, 3 month
one in three | 33.3333333333 percent
half the team | 50 percent
half of all requests | 50 percent
more than half | over 50 percent
almost half of the traffic | nearly 50 percent
a quarter of the traffic | 25 percent
over a third of users | over 33.3333333333 percent
two fifths of it | 40 percent
100% | 100 percent
100 % of the orders | 100 percent
+12% | 12 percent up
-12% | 12 percent down
12% up | 12 percent up
12% down year on year | 12 percent down
12% YoY growth | 12 percent up
1.5x | 1.5 x
1.5 times the speed | 1.5 x
up to 10x | under 10 x
10x | 10 x
10X improvement | 10 x either
a factor of ten | 10 x
ten-fold | 10 x
by an order of magnitude | 7..50 x either
`,
);
