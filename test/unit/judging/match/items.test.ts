import assert from 'node:assert/strict';
import { matchJob } from '../../../../src/judging/match/matchJob';
import { readJobAd } from '../../../../src/judging/match/readJobAd';
import { readResume } from '../../../../src/judging/resumeText';
import { summarize } from './adSummary';
import type { AdSummary } from './adSummary';

/** What stands in a list is an item, whatever it ends in; what stands over one is a heading. */
const SECTIONS: [string, AdSummary][] = [
  ['任职要求：\n1、熟悉Docker\n2、有Go经验优先\n3、熟悉Redis', { must: 'docker, redis', nice: 'go' }],
  ['任职要求：\n1. 熟悉Docker\n2. 计算机专业优先\n3. 熟悉Redis', { must: 'docker, redis', nice: '' }],
  ['任职要求：\n1. 熟悉Docker\n2. 有电商经验优先\n3. 熟悉Redis', { must: 'docker, redis', nice: '' }],
  ['任职要求：\n1. 熟悉Docker\n2. 有开源项目优先\n3. 熟悉Redis', { must: 'docker, redis', nice: '' }],
  ['要求：\n1、熟悉Go\n2、有大厂经验者优先\n3、熟悉K8s者优先\n4、精通MySQL', { must: 'go, mysql', nice: 'kubernetes' }],
  ['要求：\n熟悉Docker\n会C#更好\n熟悉QT', { must: 'docker, qt', nice: 'c#' }],
  ['要求：熟悉Docker\n有Go经验优先\n熟悉Redis', { must: 'docker, redis', nice: 'go' }],
  ['要求\n- 熟悉Docker\n- 会Go的话更好\n- Redis', { must: 'docker, redis', nice: 'go' }],
  ['要求\n1、熟悉Go\n2、本科优先\n3、硕士更佳\n4、熟悉MySQL', { must: 'go, mysql', nice: '' }],
  ['要求\n- Go\n优先条件：\n- Redis', { must: 'go', nice: 'redis' }],
  ['要求\n- Go\n满足以下任意一条者优先\n- Redis', { must: 'go', nice: 'redis' }],
  ['要求\n- Go\n有以下经验者优先：\n- Redis', { must: 'go', nice: 'redis' }],
  ['要求\n- Go\n如果有下列经验更好\n- TypeScript', { must: 'go', nice: 'typescript' }],
  ['要求\n- Go\n更好的是:\n写过Hive查询;会用SPSS。', { must: 'go', nice: 'hive, spss' }],
  ['要求\n- Go\n有则更佳：\nDocker;Redis', { must: 'go', nice: 'docker, redis' }],
  ['要求\n- Go\n额外亮点(非必须):\n- Docker', { must: 'go', nice: 'docker' }],
  ['要求\n- Go\n如果你还有以下经历,我们会更感兴趣:\n- Docker', { must: 'go', nice: 'docker' }],
  ['We require\n- Go\nWe would appreciate\n- Redis', { must: 'go', nice: 'redis' }],
  ['You have\n- Go\n\nPerhaps\n- Redis', { must: 'go', nice: 'redis' }],
  ['数据开发\n岗位职责:\n建设快递网点的看板;维护Kafka的实时链路;下线无人使用的表。', { duty: 'kafka' }],
  ['Developer\nResponsibilities\nExtend the pension calculator in Kotlin. Keep the salary import in Kafka alive.', { duty: 'kotlin, kafka' }],
]; // prettier-ignore

const SKILLS: [string, AdSummary][] = [
  ['要求：\n- 熟练掌握SQL，Hive/Spark SQL至少会一种', { must: 'sql, hive, spark sql', or: 'hive|spark sql' }],
  ['要求：\n- 精通Java，Kafka或RabbitMQ任一', { or: 'kafka|rabbitmq' }],
  ['要求：\n- 熟悉Linux，MySQL/PostgreSQL任一', { or: 'mysql|postgresql' }],
  ['要求：\n- React/Vue至少会一种', { or: 'react|vue' }],
  ['Requirements:\n- Python (pandas/numpy)', { must: 'python, pandas, numpy', or: '' }],
  ['Requirements:\n- Strong Go-to-market skills\n- Rust', { must: 'rust' }],
  ['Requirements:\n- Excel at teamwork\n- Assembly experience on production lines\n- Rust', { must: 'rust' }],
  ['Requirements:\n- Excel for quotations\n- Go, since our services are in it', { must: 'excel, go' }],
  ['Requirements:\n- React quickly to incidents\n- Swift response times\n- Kotlin', { must: 'kotlin' }],
  ['Mobile developer\nYou look after a few older screens in Objective-C until they are gone, mostly in Swift.', { must: 'objective-c, swift' }],
]; // prettier-ignore

const KNOCKOUTS: [string, string][] = [
  ['招前端，杭州，3年左右经验，不要求Node.js。', 'location 杭州, years 3'],
  ['要求：\n- 5年以上经验，不需要会Java', 'years 5'],
  ['前端\n要求：\n- 大专以上，有作品可放宽', ''],
  ['前端\n要求：\n- 本科，能力强者可适当放宽', ''],
  ['前端\n要求：\n- 大专以上', 'degree associate'],
  [
    'Developer\n\nIn two years every meter will report by itself.\n\nYour profile\n- Minimum 3 years with Go',
    'years 3',
  ],
  ['Developer\n\nConditions\nA permanent post. Place of work is Utrecht.', 'location Utrecht'],
  ['Developer\n\nWe offer\nA canteen with good bread. Workplace: Aarhus. A mixed team.', 'location Aarhus'],
  ['Seller\n\nYou get\nA car. The home base for this region is Graz.', 'location Graz'],
  ['数据开发\n杭州 20-35K 全职\n要求：\n- 熟悉Hive', 'location 杭州'],
  ['Go developer, Berlin or remote\nYou know Go.', ''],
  ['Location: Berlin or remote\nRequirements:\n- Go', ''],
  ['上班地点：上海或杭州或远程\n要求：\n- Go', ''],
];

const PLACES: [string, string, 'met' | 'unmet'][] = [
  ['Go developer\nBased in London or Manchester.\nYou know Go.', 'Manchester', 'met'],
  ['Go developer\nBased in London or Manchester.\nYou know Go.', 'Leeds', 'unmet'],
  ['Location: Leeds, York or Hull\nRequirements:\n- Go', 'Hull', 'met'],
  ['Location: Leeds/York\nRequirements:\n- Go', 'York', 'met'],
  ['工作地点：上海/杭州\n要求：\n- 熟悉Go', '杭州', 'met'],
  ['工作地点：上海/杭州\n要求：\n- 熟悉Go', '北京', 'unmet'],
  ['坐标：北京、上海、深圳\n要求：\n- Go', '深圳', 'met'],
  ['工作地点：上海或苏州\n要求：\n- Go', 'Suzhou', 'met'],
];

const TITLES: [string, string][] = [
  ['要求：熟悉Go，3年以上经验\n地点深圳', ''],
  ['工作地点：深圳\n熟悉Go', ''],
  ['base：深圳\n岗位要求：\n熟悉Go', ''],
  ['Must be authorised to work in the UK\nRequirements:\n- Go', ''],
  ['职位：前端工程师\n要求：\n- Vue', '前端工程师'],
  ['Job title: Data Engineer\nRequirements:\n- Go', 'Data Engineer'],
];

const matched = (ad: string, resume: unknown) =>
  matchJob(readJobAd(ad), readResume(resume), [], '2024-06-01');

describe('readJobAd: items and headings', () => {
  for (const [ad, wanted] of [...SECTIONS, ...SKILLS])
    it(JSON.stringify(ad), () => assert.deepEqual(summarize(ad, wanted), wanted));
  for (const [ad, knockouts] of KNOCKOUTS)
    it(JSON.stringify(ad), () => assert.deepEqual(summarize(ad, { knockouts }), { knockouts }));
  for (const [ad, title] of TITLES)
    it(`title of ${JSON.stringify(ad)}`, () => assert.equal(readJobAd(ad).title, title));
});

describe('matchJob: hard conditions', () => {
  for (const [ad, city, state] of PLACES)
    it(`${state} in ${city}: ${JSON.stringify(ad)}`, () => {
      const { knockouts } = matched(ad, { basics: { location: { city } }, work: [] });
      assert.deepEqual(
        knockouts.map((one) => one.state),
        [state],
      );
    });

  for (const endDate of [undefined, '', 'present', 'Present', 'now', '至今', '现在'])
    it(`a job that goes on counts till today: ${endDate}`, () => {
      const job = { startDate: '2018-01', endDate, highlights: ['Built a till in Go'] };
      const { knockouts } = matched('Requirements:\n- 5+ years of experience\n- Go', { work: [job] });
      assert.deepEqual(
        knockouts.map(({ state }) => state),
        ['met'],
      );
    });

  it('a technology that was not used is none that was shown', () => {
    for (const highlight of ['No Go code was written; went live in May', 'Shipped it without Go'])
      assert.equal(
        matched('Requirements:\n- Go', { work: [{ highlights: [highlight] }] }).matches[0]?.state,
        'gap',
      );
  });
});
