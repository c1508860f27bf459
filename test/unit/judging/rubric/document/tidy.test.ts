import assert from 'node:assert/strict';
import { costOf, judge } from './judge';
import type { Document } from './judge';

const job = (
  position: string,
  startDate: string,
  endDate: string,
  highlights: string[],
  name = `${position} at ${startDate}`,
): Record<string, unknown> => ({ name, position, startDate, endDate, highlights });

/** Documents that are written in one way each, not always ours. Nothing in them is inconsistent. */
const TIDY: Record<string, Document> = {
  'bullets without full stops': [
    'Rebuilt the tariff editor in React and TypeScript',
    'Cut the nightly import from 3 h to 40 min',
    'Wrote contract tests for 14 partner APIs',
  ],
  'bullets with full stops': [
    'Replaced hand-written SQL with a query builder.',
    'Moved 11 services from EC2 to Kubernetes, e.g. the mailer and the scheduler.',
    'Set up alerting for queue depth, lag, retries, etc.',
  ],
  'one bullet of several sentences among fragments': [
    'Designed the voucher engine',
    'Found the leak in the image proxy. It had kept sockets open after timeouts.',
    'Halved the memory of the worker pool',
  ],
  'all small letters': [
    'built the pairing screen for iOS and Android',
    'wrote the firmware updater in Rust',
    'React Native app ported to Fabric',
  ],
  'names that begin small': [
    'npm packages published for all design tokens',
    'iOS release train automated with Fastlane',
    'k8s manifests generated from one template',
    'gRPC gateway written for the billing API',
  ],
  'a current job in the present tense, earlier ones in the past': {
    work: [
      job('Staff Engineer', '2022-04', 'present', ['Lead the storage guild', 'Run the incident reviews', 'Own the backup service']),
      job('Engineer', '2018-01', '2022-03', ['Wrote the restore tool', 'Ran the migration to Ceph', 'Taught 12 interns Go']),
    ],
  },
  'a current job in the third person': {
    work: [
      job('Engineer', '2023-01', '', ['Maintains the ledger service.', 'Reviews all schema changes.', 'Mentors two juniors.']),
      job('Engineer', '2019-01', '2022-12', ['Maintained the ledger importer.', 'Built its test bench.']),
    ],
  },
  'a current job in the past tense': {
    work: [job('Engineer', '2021-01', 'Present', ['Built the tax engine', 'Led the move to Bazel', 'Cut build times by half'])],
  },
  'things instead of verbs': [
    'Test harness for the radio stack',
    'Support for 12 locales in the checkout',
    'Monitoring of 300 edge nodes with Prometheus',
    'Design of the retry protocol',
  ],
  'projects that say what they do': {
    work: [job('Engineer', '2019-02', '2023-01', ['Wrote the tide model', 'Ported it to WebAssembly'])],
    projects: [
      { name: 'Pebble', startDate: '2021-01', endDate: '2021-05', highlights: ['Renders contour maps in the browser', 'Built with Svelte and d3'] },
    ],
  },
  'years alone everywhere': {
    work: [job('Engineer', '2019', '2023', ['Built the parcel tracker']), job('Engineer', '2015', '2019', ['Built the label printer'])],
    education: [{ institution: 'Marrow College', studyType: 'BSc', area: 'Maths', startDate: '2011', endDate: '2015' }],
  },
  'points in all dates': {
    work: [job('后端开发', '2021.07', '至今', ['负责结算服务的重构']), job('后端开发', '2019.03', '2021.06', ['开发对账后台'])],
    education: [{ institution: '澄江学院', studyType: '本科', area: '软件工程', startDate: '2015.09', endDate: '2019.06' }],
  },
  'points and months without a zero': {
    work: [job('前端', '2021.7', '2023.11', ['重写活动页面']), job('前端', '2019.3', '2021.6', ['开发组件库'])],
  },
  'names of months in all dates': {
    work: [job('Engineer', 'Mar 2021', 'Present', ['Wrote the rota solver']), job('Engineer', 'May 2018', 'Feb 2021', ['Wrote the shift planner'])],
  },
  'Chinese dates': {
    work: [job('测试工程师', '2020年11月', '2023年2月', ['编写接口用例']), job('测试工程师', '2018年7月', '2020年10月', ['维护测试环境'])],
  },
  'months for jobs and years for schools': {
    work: [job('Engineer', '2019-08', '2022-10', ['Wrote the crash reporter'])],
    education: [{ institution: 'Holm School', studyType: 'MSc', area: 'CS', endDate: '2019' }],
  },
  'a promotion, a part-time post and a stint of study': {
    work: [
      job('Senior Engineer', '2021-01', '2023-06', ['Led the platform team'], 'Brindle'),
      job('Freelance consultant', '2020-03', '2021-08', ['Advised two clinics on backups'], 'Own practice'),
      job('Engineer', '2018-01', '2021-02', ['Built the platform'], 'Brindle'),
    ],
  },
  'spaces between Chinese and Latin': [
    '使用 Vue 3 与 TypeScript 重写运营后台，首屏时间从 3.2 s 降到 1.1 s',
    '基于 Redis 实现限流，单机支持 5,000 QPS',
    '为 B端客户接入 SSO（SAML 2.0），覆盖 30 家企业',
  ],
  'no spaces between Chinese and Latin': [
    '使用Vue3与TypeScript重写运营后台，首屏时间从3.2s降到1.1s',
    '基于Redis实现限流，单机支持5000QPS',
    '为30家企业接入SSO，登录成功率提升到99.9%',
  ],
  'spaces beside letters and none beside figures': [
    '使用 Kafka 解耦下单与库存，超卖从每周30起降到2起',
    '用 Go 重写网关，节省12台机器',
    '为 Android 端接入崩溃上报，崩溃率低于0.1%',
  ],
  'half-width commas everywhere': [
    '重写库存扣减逻辑,超卖工单由每周 30 起降到 2 起',
    '编写对账脚本,次日自动标出差异订单',
    '拆分订单与支付模块,两者可独立发布',
  ],
  'half-width commas and Chinese full stops': [
    '重写库存扣减逻辑,超卖工单明显减少。',
    '编写对账脚本,次日自动标出差异订单。',
    '接入灰度发布(按门店),回滚只要一分钟。',
  ],
  'Chinese full stops everywhere': [
    '负责门店系统的离线模式，断网可继续收银。',
    '设计优惠叠加规则，替换 40 余处硬编码。',
    '编写压测脚本，定位连接池泄漏。',
  ],
  'a list with semicolons that ends with a stop': [
    '负责会员中心的接口开发；',
    '编写积分过期任务，每晚处理 200 万条记录；',
    '整理接口文档并培训两名新人。',
  ],
  'semicolons behind all': ['设计报表权限模型；', '实现导出队列；', '优化慢查询；'],
  'a label in front of each bullet': ['性能优化：首屏从 4 秒降到 1 秒', '稳定性：故障恢复由 30 分钟缩短到 5 分钟', '工程化：构建耗时减半'],
  'Chinese quotation marks': ['设计“先审后发”的流程', '修复“重复扣款”问题，并补充用例'],
  'corner brackets': ['上线「拼团」活动', '重构「我的」页面'],
  'versions, times, ratios and addresses': [
    '将 Spring Boot 2.7 升级到 3.1，JDK 由 8 升到 17',
    '按 1:4 抽样日志，文档见 https://example.com/docs/a,b',
    '每日 03:30 执行备份（保留 7 天）',
  ],
  'British spelling': [
    'Optimised the catalogue search and its colour facets',
    'Organised the on-call rota and analysed 40 incidents',
    'Modelled parcel behaviour for the labelling team',
  ],
  'American spelling': ['Optimized the color picker', 'Analyzed crash data and canceled stale jobs', 'Modeled user behavior'],
  'thousands with commas': ['Served 12,500 shops and 1,200 couriers', 'Imported 3,000,000 rows', 'Upgraded from Debian 2019 images'],
  'thousands without': ['Served 12500 shops and 1200 couriers', 'Imported 3000000 rows since 2019'],
  'commas from five digits': ['Served 12,500 shops and 1200 couriers', 'Imported 30,000 rows in 2021'],
  'units apart': ['Cut p99 from 900 ms to 120 ms', 'Shrank the image from 1.2 GB to 90 MB', 'Raised throughput to 8,000 QPS in the 1990s codebase'],
  'units close': ['Cut p99 from 900ms to 120ms', 'Shrank the image from 1.2GB to 90MB', 'Kept uptime at 99.95%'],
  'Kubernetes introduced with its short name': ['Moved 40 jobs to Kubernetes (K8s)', 'Wrote K8s operators for backups', 'Taught Kubernetes basics to 20 people'],
  'an English resume that names Chinese products': [
    'Integrated WeChat Pay (微信支付) into the checkout',
    'Built the mini program for a chain of tea shops',
    'Wrote the merchant onboarding flow',
  ],
  'a Chinese resume full of English names': [
    '基于 Spring Cloud Alibaba 与 Nacos 搭建微服务',
    '使用 React Testing Library 与 Mock Service Worker 编写组件测试',
    '技术栈：Vue 3 + Vite + Pinia + Element Plus',
  ],
  'a student with projects only': {
    basics: { name: '苏禾', label: '计算机专业学生', email: 'suhe@example.com', phone: '139 0000 0000', summary: '大三学生，熟悉 Java 与 MySQL。', profiles: [{ network: 'GitHub', url: 'https://example.com/suhe' }] },
    education: [{ institution: '北汀大学', studyType: '本科', area: '计算机科学', startDate: '2021-09', endDate: '2025-06' }],
    projects: [{ name: '选课助手', startDate: '2023-03', endDate: '2023-06', url: 'https://example.com/xk', highlights: ['使用 Spring Boot 编写选课接口', '为 12 门课程导入数据'] }],
    skills: [{ name: '后端', keywords: ['Java', 'Spring Boot', 'MySQL'] }],
  },
  'an employee with jobs only': {
    basics: { name: 'Ines Varga', label: 'Data Engineer', email: 'ines@varga.example', phone: '+36 1 555 0100', summary: 'Data engineer with a taste for small tools.', url: 'https://varga.example' },
    work: [job('Data Engineer', '2020-02', 'present', ['Built the event lake on S3 and Iceberg', 'Cut the cost of nightly jobs by 40%'])],
    education: [{ institution: 'Lakeside University', studyType: 'BSc', area: 'Statistics', startDate: '2015-09', endDate: '2019-06' }],
    skills: [{ name: 'Data', keywords: ['Python', 'Spark', 'Iceberg'] }, { name: 'Cloud', keywords: ['AWS', 'Terraform'] }],
  },
}; // prettier-ignore

const COMPLETE = ['a student with projects only', 'an employee with jobs only'];

describe('rules over a tidy document', () => {
  for (const [name, document] of Object.entries(TIDY)) {
    it(`finds nothing inconsistent in ${name}`, () => {
      const found = judge(document, { whole: false, today: '2024-05-01' }).filter(
        ({ rule }) => rule !== 'employment-gap',
      );
      assert.deepEqual(
        found.map(({ rule, path, params }) => ({ rule, path, params })),
        [],
      );
    });
  }

  it('finds nothing missing in a complete resume, with jobs or with projects', () => {
    for (const name of COMPLETE)
      assert.deepEqual(
        judge(TIDY[name] ?? []).map(({ rule }) => rule),
        [],
      );
  });

  it('costs nothing in whatever order the bullets stand', () => {
    for (const document of Object.values(TIDY)) {
      if (Array.isArray(document)) assert.equal(costOf([...document].reverse()), 0);
    }
  });
});
