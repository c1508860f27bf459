import assert from 'node:assert/strict';
import { readAnswer } from '../../../src/steps/answers.rules';
import type { AnswerFacts } from '../../../src/steps/answers.rules';

const TODAY = '2026-05-10';

describe('steps: typed facts from a spoken answer', () => {
  const cases: [question: string, answer: string, AnswerFacts][] = [
    ['Which company was it?', 'Larchmere Analytics', { company: 'Larchmere Analytics' }],
    ['在哪家公司?', '在溪石科技上班', { company: '溪石科技' }],
    ['What did you do there?', 'I was a QA engineer at Dunlin Apps', { company: 'Dunlin Apps', position: 'QA engineer' }],
    ['你的岗位是?', '测试开发工程师', { position: '测试开发工程师' }],
    ['Where did you work?', 'not at Corvex, at a shop called Tillwater', { company: 'Tillwater' }],
    ['When was that?', '2019-04 to 2021-08', { startDate: '2019-04', endDate: '2021-08' }],
    ['什么时候离职的?', '2022年9月', { endDate: '2022-09' }],
    ['When did you join?', 'last November', { startDate: '2025-11' }],
    ['When did you join?', 'in 2018, no wait, 2019', { startDate: '2019' }],
    ['How long?', 'two years and three months', { durationMonths: 27 }],
    ['干了多久?', '一年半', { durationMonths: 18 }],
    ['Which technologies?', 'Kotlin and a bit of Redis', { skills: ['kotlin', 'redis'] }],
    ['用了什么技术?', '没用 Kafka,用的是 RabbitMQ', { skills: ['rabbitmq'] }],
    ['What did you build it with?', 'my colleague used Rust, I wrote Python', { skills: ['python'] }],
    ['How many users?', 'about 40k', { metrics: [{ value: 40_000, unit: 'users' }] }],
    ['多少人用?', '大概 3 万用户', { metrics: [{ value: 30_000, unit: 'users' }] }],
    ['How much faster?', 'from 900 ms to 300', { metrics: [{ value: 900, unit: 'ms' }, { value: 300, unit: 'ms' }] }],
    ['How big was the team?', 'six people', { metrics: [{ value: 6, unit: 'people' }] }],
    ['How much?', 'not sure, maybe 30%', { metrics: [{ value: 30, unit: '%' }] }],
    ['Your e-mail?', 'it is r.dace@example.org', { email: 'r.dace@example.org' }],
    ['电话?', '139 0000 1111', { phone: '139 0000 1111' }],
    ['Any website?', 'example.dev/rdace', { url: 'example.dev/rdace' }],
    ['学历?', '硕士,桐江大学', { degree: 'master', school: '桐江大学' }],
    ['Did you finish university?', 'I dropped out of my PhD', {}],
    ['How many users?', 'skip', { refused: true }],
    ['带过几个人?', '不方便说', { refused: true }],
    ['How many requests?', 'no idea, nobody counted', { unknown: true }],
    ['吞吐是多少?', '记不清了', { unknown: true }],
    ['Which database?', 'what do you mean by that?', {}],
    ['Anything else?', 'no, that is all', {}],
    ['Which languages do you know?', 'I would like to learn Zig', {}],
    ['How was it?', 'we had to react fast', {}],
    ['Which version?', 'it ran for a long time', {}],
  ]; // prettier-ignore
  for (const [question, answer, expected] of cases) {
    it(`${question} ${answer}`, () =>
      assert.deepEqual(readAnswer({ question, answer, today: TODAY }), expected));
  }

  it('leaves relative dates out where nobody says what day it is', () => {
    assert.deepEqual(readAnswer({ question: 'When did you join?', answer: 'last March' }), {});
  });

  it('reads what repeats itself for 8,000 characters within a second of work', () => {
    for (const unit of [
      '点',
      '三年',
      '工程师',
      '5万',
      '1,',
      '3 months ',
      'twice ',
      'a@',
      'Of A ',
      '嗯',
      '是',
      '等等',
    ]) {
      for (const question of ['Company, role, dates, e-mail, phone?', '技术栈、团队多大、学校、联系方式?']) {
        const before = process.cpuUsage();
        readAnswer({ question, answer: unit.repeat(8_000 / unit.length), today: TODAY });
        assert.ok(process.cpuUsage(before).user < 4_000_000, unit);
      }
    }
  }).timeout(60_000);

  it('reads long answers in linear time', () => {
    for (const unit of ['我', 'and ', '(', '1,', 'at ', '，']) {
      const started = performance.now();
      readAnswer({ question: 'Where?', answer: unit.repeat(50_000 / unit.length) });
      assert.ok(performance.now() - started < 8000, unit);
    }
  }).timeout(60_000);
});
