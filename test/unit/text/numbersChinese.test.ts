import { describeTable } from './quantityNotation';

describeTable(
  'text: counts in Chinese',
  `
服务 30 万用户 | 300000 user
30w 用户 | 300000 user
日活 30w | 300000 user/d
DAU 62w | 620000 user/d
三十万用户 | 300000 user
覆盖 0.3 million 用户 | 300000 user
注册用户突破 120 万 | over 1200000 user
累计下载量 120 万 | 1200000 download
月活跃用户 300 万 | 3000000 user/mo
GitHub star 1.2k | 1200 star
收获 800+ star | over 800 star
一千五百名学生 | 1500 student
两百多家门店 | over 200 store
十几个服务 | 11..19 service
上百台服务器 | 100..999 server
百余台设备 | over 100 device
几十个接口 | 20..99 endpoint
数百万用户 | 1000000..9999999 user
上万家商户 | 10000..99999 customer
百万级用户 | 1000000..9999999 user
千万级数据 | 10000000..99999999 row
亿级流量 | 100000000..999999999 #
日均 200 万单 | 2000000 order/d
日订单量 80 万 | 800000 order/d
每天处理 3kk 条消息 | 3000000 message/d
每分钟 9000 个请求 | 9000 request/min
峰值 QPS 1.2 万 | 12000 request/s
单机 TPS 3000 | 3000 transaction/s
接口 28 个，自动化用例 190 条 | 28 endpoint, 190 test
接入电表 1,640 台 | 1640 device
3,000 台以上 | over 3000 #
看管打印机 700 余台 | over 700 device
30 余万用户 | over 300000 user
10 万多行代码 | over 100000 line/row
约 3.5 万行代码 | about 35000 line/row
代码 8 万行 | 80000 line/row
团队 5 人 | 5 person
五人团队 | 5 person
5 个人 | 5 person
带领 3 人小组 | 3 person
20 多人的团队 | over 20 person
一共六个人 | 6 person
我们组 7 个人 | 7 person
3 名实习生 | 3 intern/person
8 位同事 | 8 colleague
3 万人次 | 30000 view
12 人天 | 12 person-day
每周 3 次 | 3 time/wk
一天 200 万单 | 2000000 order/d
近 5 万 | nearly 50000 #
将近三百 | nearly 300 #
大约 40 个 | about 40 #
40 个左右 | about 40 #
至少 3 个 | over 3 #
TP99 200ms | 99 percentile, 0.2 s
P95 延迟 | 95 percentile
99 分位 | 99 percentile
8 核 16G | 8 core, 16000000000 byte
三千四百篇公告 | 3400 document
四万五千篇 | 45000 document/paper
一共彩排了三次 | 3 time
52 个门店 | 52 store
覆盖 12 个城市 300 家门店 | 12 city, 300 store
14 个积分接口 | 14 endpoint
5 个测试工程师 | 5 engineer/test/person
12 个用户接口 | 12 endpoint/user
8 个核心页面 | 8 page
拆分 5 个微服务 | 5 service
3 个数据中心 | 3 region
200 路视频 | 200 #
6 款游戏 | 6 game
减少 5 台服务器 | 5 server down
新增 12 个接口 | 12 endpoint
新增用户 3 万 | 30000 user
平均响应时间 200ms，P95 350ms | 0.2 s, 95 percentile, 0.35 s
支持 10 万+ 并发 | over 100000 concurrency
支持万级并发 | 10000..99999 concurrency
支撑百万 DAU | 1000000..9999999 user/d
支撑双十一 50 万 QPS | 500000 request/s
承载千万级 PV | 10000000..99999999 view
日均 PV 300 万，UV 50 万 | 3000000 view/d, 500000 user
日处理 10 亿条日志 | 1000000000 row/d
每秒 2000 笔交易 | 2000 transaction/s
每秒处理 2 万条消息 | 20000 message/s
单日峰值 120 万单 | 1200000 order/d
年营收过亿 | 100000000..999999999 cny/yr
管理 8 人的测试团队 | 8 person
带 3 人 | 3 person
带领 6 名工程师 | 6 engineer
12 人月 | 12 person-month
与 2 名同事一起 | 2 colleague
两人协作 | 2 person
三个人一起做 | 3 person
我们组一共 7 个后端 | 7 engineer/person
前端组 4 人 | 4 person
参与者 300 余人 | over 300 person
面向 3000 名学生 | 3000 student
服务 200 多家企业客户 | over 200 customer
对接 15 家供应商 | 15 customer
覆盖全国 31 个省份 | 31 region
覆盖 20 个国家和地区 | 20 country
支持 12 种语言 | 12 language
接入 8 个第三方渠道 | 8 category
兼容 5 类设备 | 5 device
编写 120 个测试用例 | 120 test
编写单元测试 300+ | over 300 test
修复 46 个 bug | 46 bug
解决线上问题 20 余个 | over 20 bug
处理工单 1300 多张 | over 1300 ticket
合并 32 个 PR | 32 pr
发布 15 个版本 | 15 release
维护 6 个仓库 | 6 warehouse/repo
拆分出 9 个模块 | 9 module
沉淀 14 个通用组件 | 14 component
封装 20+ 组件 | over 20 component
梳理 40 张表 | 40 table
数据量 3000 万行 | 30000000 line/row
数据库 2 亿条记录 | 200000000 row
代码量约 5 万行 | about 50000 line/row
删除 8000 行冗余代码 | 8000 line/row
撰写文档 30 篇 | 30 document/paper
撰写 5 篇技术博客，阅读量 10 万+ | 5 document, over 100000 view
发表论文 2 篇 | 2 document/paper
获专利 3 项 | 3 patent
软著 2 项 | 2 patent
开源项目获得 2.3k star | 2300 star
npm 周下载量 1.5 万 | 15000 download
粉丝 3.2 万 | 32000 user
面试 60 余人 | over 60 person
组织 4 场技术分享 | 4 course
培训新人 5 名 | 5 person
部署 3 套环境 | 3 environment
管理 200+ 台服务器 | over 200 server
6 节点集群 | 6 cluster/server
k8s 集群 50 个节点 | 50 server
16 核 64G 内存 8 卡 A100 | 16 core, 64000000000 byte, 8 gpu
模型参数 1.3 亿 | 130000000 #
训练数据 50 万张图片 | 500000 file
标注 2 万条数据 | 20000 row
三四十个 | 30..40 #
五六百人 | 500..600 person
十来个 | about 10 #
三十来个页面 | about 30 page
好几十个 | 20..99 #
上千家 | 1000..9999 #
数十万 | 100000..999999 #
数以万计的用户 | 10000..99999 user
百人团队 | 100..999 person
千人规模 | 1000..9999 person
百万用户 | 1000000..9999999 user
十万级 | 100000..999999 #
亿级 | 100000000..999999999 #
近百个 | nearly 100 #
近千名 | nearly 1000 person
上百万 | 1000000..9999999 #
过千 | 1000..9999 #
300 来个 | about 300 #
3000 出头 | over 3000 #
200 上下 | about 200 #
1.2kk | 1200000 #
2.5亿 | 250000000 #
1 亿 2000 万 | 120000000 #
三千二百万 | 32000000 #
3 千万 | 30000000 #
5 百万 | 5000000 #
一亿两千万 | 120000000 #
`,
);

describeTable(
  'text: measures in Chinese',
  `
年化 80 万元 | 800000 cny
营收 1.2 亿元 | 120000000 cny
¥300 | 300 cny
人民币 5000 元 | 5000 cny
300 美元 | 300 usd
半年 | 6 month
一年半 | 18 month
四年半 | 54 month
两年三个月 | 27 month
一年零三个月 | 15 month
1 小时 20 分钟 | 4800 s
1小时20分 | 4800 s
两个半小时 | 9000 s
一个半月 | 1.5 month
三个多月 | over 3 month
两个多小时 | over 7200 s
三年多经验 | over 36 month
5 年以上经验 | over 60 month
3 年及以上 | over 36 month
不到 100ms | under 0.1 s
控制在 200ms 以内 | under 0.2 s
16G 内存 | 16000000000 byte
500G 日志 | 500000000000 byte
日均 0.6 TB | 600000000000 byte/d
2T 数据 | 2000000000000 byte
带宽 100 Mbps | 100000000 bps
每 5 分钟一次 | 300 s every
每隔 10 秒 | 10 s every
月流水 3000 万元 | 30000000 cny/mo
迁移 1.2 TB 历史数据 | 1200000000000 byte
显存占用 24GB | 24000000000 byte
工作 3 年 | 36 month
3 年后端经验 | 36 month
三年以上 Java 开发经验 | over 36 month
5 年+ | over 60 month
本科及以上，3 年以上 | over 36 month
耗时 2 周 | 1209600 s
历时半年 | 6 month
2 天内上线 | under 172800 s
提前 3 天交付 | 259200 s
上线 3 个月后 | 3 month
每两周发布一次 | 1209600 s every
每 2 周一个迭代 | 1209600 s every
15 分钟一次 | 900 s every
`,
);
