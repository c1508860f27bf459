import { describePairs } from './quantityNotation';

describePairs(
  'text: what follows from numbers, and what does not',
  `
We brought the median from 340 ms to 95 ms == 由 340ms 降至 95ms
We brought the median from 340 ms to 95 ms == cut by 72 %
We brought the median from 340 ms to 95 ms == 降幅 72%
We brought the median from 340 ms to 95 ms != 降幅 82%
Latency fell by two thirds == 降低三分之二
Latency fell by two thirds == down 67 %
Latency fell by two thirds != 降到三分之二
Latency fell to two thirds == 降到三分之二
Latency fell to two thirds of the original == 降低三分之一
Latency fell to a fifth of what it was == 降低 80%
成本是原来的一半 == 降低 50%
成本是原来的一半 == halved
成本降了一半 == cut in half
成本降了一半 == 降低五成
人力从 6 人减到 2 人 == 减少 4 人
人力从 6 人减到 2 人 == from 6 people to 2
人力从 6 人减到 2 人 == 减少三分之二
人力从 6 人减到 2 人 != 减少 2 人
headcount went from six to two == 6 to 2 people
build went from 20 to 5 minutes == 4x faster
build went from 20 to 5 minutes == 减少 75%
build went from 20 to 5 minutes == cut by 15 minutes
build went from 20 to 5 minutes != cut by 20 minutes
build went from 20 to 5 minutes != 5x faster
revenue rose 30 %, from 2 to 2.6 million yuan == from 2M to 2.6M yuan
日活从 8 万涨到 20 万 == 增长 1.5 倍
日活从 8 万涨到 20 万 == 2.5x
日活从 8 万涨到 20 万 == 增长 150%
日活从 8 万涨到 20 万 != 增长 2.5 倍
日活从 8 万涨到 20 万 == 增长 12 万
日活从 8 万涨到 20 万 == from 80k to 200k DAU
coverage up from 42 to 71 % == 从 42% 提升到 71%
coverage up from 42 to 71 % == 29 percentage points
coverage up from 42 to 71 % == 提升 29 个百分点
coverage up from 42 to 71 % != 提升 29%
coverage up from 42 to 71 % == 提升 69%
故障率由 1.2% 降到 0.3% == 降低 75%
故障率由 1.2% 降到 0.3% == 降低 0.9 个百分点
故障率由 1.2% 降到 0.3% != 降低 0.9%
before 5 s, after 2 s == from 5 s to 2 s
原先 40 分钟,改完 6 分钟 == 从 40 分钟降到 6 分钟
原先 40 分钟,改完 6 分钟 == 85% less
40 分钟的流程现在 6 分钟 == 降低 85%
the import was 3 hours; it is 20 minutes now == 9x faster
the import was 3 hours; it is 20 minutes now == from 3 hours to 20 minutes
it used to need 8 servers, now 3 are enough == from 8 servers to 3
it used to need 8 servers, now 3 are enough == 8 台减到 3 台
8 台机器缩到 3 台 == saved 5 machines
each release took 2 days, now 3 hours == from two days to 3 hours
we now ship weekly instead of monthly, 4 releases a month == 4 releases a month
3 out of 10 == 30 %
seven of the nine services == 78 %
seven of the nine services == 7 of 9 services
seven of the nine services != all nine, 9 of 9 services
a share of 45 of 60 == 75 %
10 个里有 7 个 == 70%
共 60 次提交,我 45 次 == 75%
45 of 60 commits == 四分之三的提交
45 of 60 commits != 九成
wrote 97 of 100 == 97 %
wrote 97 of 100 == nearly all, 97 %
2 到 4 周 == two to four weeks
2 到 4 周 == up to 4 weeks
2 到 4 周 != 4 weeks
2 到 4 周 != within 2 weeks
between 20 and 30 stores == 20–30 家门店
between 20 and 30 stores == 20 余家门店
between 20 and 30 stores == at least 20 stores
between 20 and 30 stores != 30 余家门店
between 20 and 30 stores != 30 stores
两三天 == two or three days
两三天 == 2-3 天
五六个人 == five or six people
三四十台 == 30 到 40 台
上百家 == over 100
上百家 == 100+
上百家 != 200 余家
数百 == several hundred
数万 == tens of thousands
近万 == nearly 10,000
9,620 == 近万
9,620 == nearly 10k
9,620 != 过万
10,430 == 过万
10,430 == over 10,000
10,430 == 万余
10,430 == 1 万余
10,430 == 约 1 万
10,430 != 近 1 万
10,430 != about 11,000
247 == about 250
247 == nearly 250
247 == 240 多
247 == 约 250
247 != over 250
247 != 300
247 == over 200
247 == 两百多
247 == 二百余
247 != 两百余万
99.97% == 99.9%+
99.97% != 99.99%
99.97% == 三个九以上
6,804 rows == 约 6,800 行
6,804 rows == 6,800 余行
6,804 rows == nearly 7,000 rows
6,804 rows != over 7,000 rows
0.48 s == under half a second
0.48 s == 不到 0.5 秒
0.48 s == 480 毫秒
0.48 s == about 0.5 s
0.48 s != over 0.5 s
1.04 GB == about 1 GB
1.04 GB == 1 GB 以上
1.04 GB != under 1 GB
18 个月 == a year and a half
18 个月 == 1.5 年
18 个月 == over a year, 12+ months
18 个月 != 两年
14 个月 == 一年多
26 months == over two years
26 months == 两年多
26 months != nearly two years
23 months == nearly two years
23 months == 近两年
11 天 == under two weeks
45 分钟 == under an hour, under 60 minutes
7 人 == 不到 10 人
7 人 == a handful, 7 people
7 人 != 10 余人
13 人 == 十余人
13 人 == 十几人
13 人 != 二十余人
每天 8 次 == 8 times a day
每天 8 次 == every 3 hours
每 3 小时 == 8 times a day
hourly 120 builds == 2 builds a minute
每分钟 120 次 == 2 QPS
每分钟 120 次 == 每秒 2 次
每月 300 万 PV == 3 million page views a month
每月 300 万 PV != 3 million page views a day
a quarter million users == 25 万用户
quarter of a million users == 250k users
half a billion rows == 5 亿行
1.3 billion == 13 亿
13 亿 == 1.3bn
two hundred thousand == 20 万
twenty thousand == 两万
fifteen hundred == 1500
一千五 == 1,500
两万三 == 23,000
三百八 == 380
十二万五 == 125,000
一亿两千万 == 120 million
零点五秒 == 500 ms
三点二秒 == 3.2 s
五十毫秒 == 50 ms
六成五 == 65 %
七折 != 7%
`,
);
