import { describePairs } from './quantityNotation';

describePairs(
  'text: numbers with their nouns and units, across languages',
  `
I support 40 clinics == 支持 40 家诊所
5 clients == 5 家客户
served 5 customers == 服务 5 家客户
built 14 dashboards == 搭建 14 个看板
built 14 reports == 开发 14 张报表
写了 9 个爬虫 == wrote 9 crawlers
维护 20 个定时任务 == maintained 20 cron jobs
对接 6 家银行 == integrated 6 banks
接入 6 个支付渠道 == integrated 6 payment providers
对接 6 个第三方接口 == integrated 6 third-party APIs
管理 30 台服务器 == managed 30 servers
managed 30 machines == 管理 30 台机器
部署在 30 个节点 == deployed on 30 nodes
46 个工单 == 46 tickets
处理 46 起故障 == handled 46 incidents
修了 46 个缺陷 == fixed 46 bugs
fixed 46 issues == 修复 46 个问题
发布 12 个版本 == shipped 12 releases
shipped 12 versions == 发布 12 个版本
上线 12 次 == 12 deployments
300 次提交 == 300 commits
made 300 commits == 提交代码 300 次
300 个 PR == 300 pull requests
评审 300 个合并请求 == reviewed 300 PRs
2 万名学员 == 20,000 learners
2 万学生 == 20k students
3000 名员工 == 3,000 employees
300 名司机 == 300 drivers
500 个设备 == 500 devices
500 台设备 == 500 machines
500 sensors == 500 个传感器
1200 个商品 == 1,200 products
12 种语言 == 12 languages
12 种机型 == 12 device models
3 个环境 == 3 environments
80 个页面 == 80 pages
80 pages == 80 个页面
手册 80 页 == an 80-page manual
5 个模块 == 5 modules
5 modules == 5 个模块
25 个组件 == 25 components
40 张表 == 40 tables
120 个字段 == 120 fields
7 条流水线 == 7 pipelines
7 条产线 == 7 production lines
90 条规则 == 90 rules
60 篇文档 == 60 documents
60 docs == 60 篇文档
wrote 60 articles == 写了 60 篇文章
3 篇论文 == 3 papers
2 项专利 == 2 patents
4 门课程 == 4 courses
4 场培训 == 4 training sessions
4 次分享 == 4 talks
30 名面试者 == interviewed 30 candidates
面试 30 人 == interviewed 30 people
6 个城市 == 6 cities
9 个国家 == 9 countries
31 个省 == 31 provinces
15 家工厂 == 15 factories
15 个工厂 == 15 plants
8 个仓库 == 8 warehouses
100 所学校 == 100 schools
100 个班级 == 100 classes
20 家医院 == 20 hospitals
50 个小区 == 50 housing estates
10 万张图片 == 100k images
10 万条评论 == 100k comments
3 亿条日志 == 300 million log lines
3000 万行数据 == 30 million rows
5 万行代码 == 50k lines of code
8000 封邮件 == 8,000 emails
8000 条短信 == 8,000 text messages
2 万条消息 == 20k messages
日均 5 万单 == 50k orders a day
日均 5 万笔交易 == 50k transactions per day
日均 5 万次调用 == 50k calls a day
每天 5 万次请求 == 50,000 requests per day
每秒 300 次查询 == 300 queries per second
每秒 300 次 == 300 QPS
下载 3 万次 == 30k downloads
浏览量 3 万 == 30k page views
3 万 PV == 30k views
并发 8000 == 8,000 concurrent users
8000 并发 == 8k concurrent connections
200 路摄像头 == 200 cameras
4 个人 == 4 people
算上我 4 个人 == team of four
3 个后端 == 3 backend engineers
我们 3 个开发 == three developers
带 2 个实习生 == mentored two interns
6 名测试 == 6 testers
2 位设计师 == 2 designers
和 4 个同事 == with four colleagues
12 个小组 == 12 teams
两个团队 == two teams
5 个部门 == 5 departments
3 家公司 == 3 companies
2 个项目 == 2 projects
15 个脚本 == 15 scripts
9 个插件 == 9 plugins
10 个看板 == 10 boards
120 个测试 == 120 tests
120 条用例 == 120 test cases
三轮评审 == three rounds of review
20 个告警 == 20 alerts
6 个微服务 == 6 microservices
6 个服务 == 6 services
18 个接口 == 18 endpoints
18 APIs == 18 个接口
18 个接口 == 18 API endpoints
2 个数据库 == 2 databases
10 个索引 == 10 indexes
64 个分片 == 64 shards
3 个集群 == 3 clusters
5 个机房 == 5 data centers
3 个可用区 == 3 availability zones
40 个图标 == 40 icons
4 个步骤 == 4 steps
从 8 步减到 3 步 == from 8 steps to 3
用了 3 天 == took three days
2 周 == two weeks
3 个月 == three months
半年 == six months
一年 == 12 months
一年 == a full year, 12 months
6 季度 == 18 months
两个迭代 == two sprints
8 个 sprint == 8 sprints
500 star == 500 stars
GitHub 500 星 == 500 GitHub stars
2k star == 2,000 stars
40 个 fork == 40 forks
40 万粉丝 == 400k followers
300 个商家 == 300 merchants
300 家门店 == 300 stores
300 个门店 == 300 shops
12 人团队 == a team of 12
12 人 == 12 engineers
12 engineers == 12 people
12 people == 12 engineers
300 users == 300 people
300 customers == 300 users
300 orders != 300 users
300 tests != 300 commits
300 requests != 300 users
300 stores != 300 cities
300 downloads != 300 users
300 star != 300 fork
40 万注册用户 != 40 万日活
40 万日活 == 40 万用户
每天 150 万单 != 每小时 150 万单
每天 150 万单 == 150 万单
150 万单 != 每天 150 万单
每月 5000 元 != 每年 5000 元
每月 5000 元 == 每年 6 万元
$500 a month == $6,000 a year
每周 3 小时 == 3 hours a week
每周 3 小时 != 每天 3 小时
1 Gbps == 1000 Mbps
100 MB/s == 每秒 100 MB
100 Mbps != 100 MB/s
2 公里 == 2 km
2 km == 2,000 米
8,000 miles != 8,000 km
3.2 mm != 3.2 cm
60 fps == 60 fps
24GB 显存 == 24 GB
3.7 倍 == 3.7x
0.35 秒 == 350 ms
15 minutes == 一刻钟, 15 分钟
三刻钟 == 45 minutes
一小时二十分 == 80 minutes
1.5 小时 == 90 分钟
1h30m == 90 分钟
两小时半 == 2.5 hours
一天半 == 36 小时
一个半月 == 1.5 months
十天 == 10 days
2 weeks == 14 天
three quarters of users == 四分之三的用户
75% of users == 四分之三用户
五分之二 == 40%
2/5 of them == 40 %
八成半 == 85%
两成 == 20%
万分之三 == 0.03%
a tenth == 10%
九成 == 90%
过半 == over half
over half == 过半用户
more than doubled == 增长一倍以上
tripled == 翻了三倍
翻了一番 == doubled
提升一倍 == doubled
提升 50% == 1.5 倍
提升到 1.5 倍 == 提升 50%
下降 75% == 降到四分之一
降到原来的四分之一 == 下降 75%
cut to a quarter of the original == 下降 75%
减少三分之二 == 降低 67%
from 12 s to 3 s == 四倍
from 12 s to 3 s == 4x faster
from 12 s to 3 s == 快了 3 倍
from 12 s to 3 s == 提速 75%
from 12 s to 3 s == 降低 75%
from 12 s to 3 s != 降低 25%
from 12 s to 3 s == 缩短到四分之一
from 100 to 150 == 增长 50%
from 100 to 150 != 增长 150%
from 100 to 150 == 1.5x
from 40% to 60% == 20 percentage points
from 40% to 60% == 增长 50%
from 40% to 60% != 增长 20%
from 40% to 60% != by 20 %
12 of 40 == 30%
12 of 40 == 三成
12 of 40 != half of them
40 人中有 12 人 == 30%
99.95% == 99.9% 以上
99.95% != 99.99%
p99 of 340 ms == under 350 ms
p99 of 340 ms != under 300 ms
about 30 == 约 30
30 左右 == about 30
三十来个 == about 30
30 多个 == over 30
30 多个 == 30 余个
30 多个 != 近 30 个
近 30 个 == nearly 30
近 30 个 != 30 多个
不足 30 == fewer than 30
up to 30 == 最多 30
at least 30 == 不少于 30
30 以上 == 30+
十几个 == 10+
十几个 == over ten
几百人 == hundreds of people
数千 == thousands
thousands of users == 几千用户
上万 == tens of thousands
上万 == over 10,000
百万级 == millions
dozens == 几十个
dozens == 数十个
100 万 == a million
约一百万 == about 1M
1,052 == 1000 余
1,052 == over a thousand
1,052 == 约 1000
1,052 != 近 1000
986 == 近千
986 == nearly 1,000
986 != 上千
986 != over 1,000
15 == 十余
15 == 十几
15 == over a dozen
11 == nearly a dozen
`,
);
