import { describeTable } from './quantityNotation';

describeTable(
  'text: counts in English',
  `
300k users | 300000 user
300,000 users | 300000 user
0.3 million users | 300000 user
half a million users | 500000 user
three hundred and twenty tests | 320 test
twenty-one services | 21 service
a dozen services | 12 service
two dozen endpoints | 24 endpoint
dozens of services | 24..99 service
12 tests for the daily report | 12 test
hundreds of users | 100..999 user
tens of thousands of requests | 10000..99999 request
a few thousand orders | 1000..9999 order
several hundred tests | 100..999 test
1.2M downloads | 1200000 download
5m users | 5000000 user
95th percentile latency | 95 percentile
ran three times | 3 time
five times a week | 5 time/wk
9,000 requests per second | 9000 request/s
9000 requests a minute | 9000 request/min
5000 QPS | 5000 request/s
12k rps | 12000 request/s
2 million orders a day | 2000000 order/d
300k monthly active users | 300000 user/mo
DAU 300k | 300000 user/d
MAU: 2.5M | 2500000 user/mo
team of five | 5 person
a team of 12 engineers | 12 person
a 6-person team | 6 person
three of us | 3 person
nine of us, testers included | 9 person
with two colleagues | 2 colleague
we were eight on the search team | 8 person
led 4 engineers | 4 engineer
mentored two interns | 2 intern
15 readings an hour | 15 row/h
over 40 tests | over 40 test
nearly 70,000 members | nearly 70000 user
almost 300 | nearly 300 #
~50 users | about 50 user
fewer than 10 bugs | under 10 bug
300+ users | over 300 user
300 or more users | over 300 user
40 or so tests | about 40 test
fourteen page layouts | 14 layout
5,280 stickers | 5280 #
26 steam turbines | 26 device
63,480 members | 63480 user
12 REST endpoints | 12 endpoint
5 user stories | 5 feature
30 test cases | 30 test
2 services and 14 pages | 2 service, 14 page
40k lines of Go | 40000 line
20,000 lines of code | 20000 line
15 pull requests | 15 pr
1,264 tests, run on every push | 1264 test
stars: 1,200 | 1200 star
6 repositories, 200-page manual | 6 repo, 200 page
3-node cluster | 3 server
12-core machine | 12 core
200 concurrent connections | 200 connection
100,000 records | 100000 row
7 countries and 12 languages | 7 country, 12 language
served 2M+ users | over 2000000 user
serving over 1.5 million daily requests | over 1500000 request/d
handles 12k requests per second at peak | 12000 request/s
peak of 8,000 concurrent users | 8000 user/concurrency
1.2 billion events daily | 1200000000 event-record/d
10k+ downloads a week on npm | over 10000 download/wk
120 commits, 14 releases | 120 commit, 14 release
merged 45 PRs | 45 pr
closed 130 issues | 130 bug
reviewed 200+ pull requests | over 200 pr
wrote 300 unit tests | 300 test
fixed 46 bugs | 46 bug
migrated 12 services to Kubernetes | 12 service
split the monolith into 7 services | 7 service
designed 18 REST endpoints | 18 endpoint
built 25 reusable React components | 25 component
maintained 6 repositories | 6 repo
wrote 40 pages of documentation | 40 page
managed a team of 5 | 5 person
managed a 12-person team | 12 person
led a team of four engineers | 4 person
worked with 2 other developers | 2 engineer
one of three engineers | 3 engineer
onboarded 8 new hires | 8 intern
mentored 3 juniors and 2 interns | 3 intern, 2 intern
across 14 countries | 14 country
in 9 languages | 9 language
for 300 enterprise customers | 300 customer
40 hospitals in 3 states | 40 hospital, 3 region
1,200 stores nationwide | 1200 store
a 15-node cluster | 15 server
20 microservices on 3 clusters | 20 service, 3 cluster
64 GB of RAM, 16 cores, 8 GPUs | 64000000000 byte, 16 core, 8 gpu
twice a week | 2 time/wk
three times a day | 3 time/d
50 ms p95 | 0.05 s, 95 percentile
p95 of 50 ms | 95 percentile, 0.05 s
P99 latency 120ms | 99 percentile, 0.12 s
99th percentile under 200 ms | 99 percentile, under 0.2 s
fifty thousand | 50000 #
two thousand five hundred | 2500 #
a hundred thousand users | 100000 user
one million users | 1000000 user
a million requests | 1000000 request
dozens of dashboards | 24..99 dashboard
hundreds of thousands of rows | 100000..999999 row
thousands of tests | 1000..9999 test
a few dozen users | 12..119 user
a couple hundred tickets | 200..399 ticket
scores of bugs | 40..99 bug
0.5 million | 500000 #
10 bn rows | 10000000000 row
3bn | 3000000000 #
15 M rows | 15000000 row
75 M parameters | 75000000 field
`,
);

describeTable(
  'text: measures in English',
  `
$1.2M | 1200000 usd
$5m in revenue | 5000000 usd
€300 | 300 eur
30 USD | 30 usd
800ms | 0.8 s
0.8 s | 0.8 s
10 GB of logs a day | 10000000000 byte/d
30 GiB | 32212254720 byte
640 MB of logs | 640000000 byte
5+ years of experience | over 60 month
at least 3 years | over 36 month
every 5 minutes | 300 s every
every 10 seconds | 10 s every
two years and three months | 27 month
a year and a half | 18 month
two and a half years | 30 month
half a year | 6 month
1h 20m | 4800 s
1 h 20 min | 4800 s
18 months | 18 month
under 100 ms | under 0.1 s
just under 2 s | nearly 2 s
16 hours | 57600 s
one year | 12 month
one month | 1 month
processes 3 TB of data per day | 3000000000000 byte/d
200 Mbps | 200000000 bps
6 years of experience | 72 month
5+ years' experience | over 60 month
minimum 3 years | over 36 month
within 2 weeks | under 1209600 s
in under 3 months | under 3 month
in just 6 weeks | 3628800 s
every two weeks | 1209600 s every
weekly batch of 30 GB | 30000000000 byte/wk
30 GB weekly | 30000000000 byte/wk
two and a half months | 2.5 month
one and a half years | 18 month
6 months | 6 month
half an hour | 1800 s
an hour and a half | 5400 s
90 minutes | 5400 s
2.5 hours | 9000 s
2h30m | 9000 s
1h 20min | 4800 s
1 minute 30 seconds | 90 s
$2.5 million budget | 2500000 usd
€40k per year | 40000 eur/yr
£1,200 | 1200 gbp
USD 500 | 500 usd
500 dollars | 500 usd
RMB 30,000 | 30000 cny
`,
);
