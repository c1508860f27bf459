import type { Metric } from '../../../src/steps/answerMetrics.rules';
import { readsAnswers } from './answerCases';
import type { AnswerCase } from './answerCases';

const only = (value: number, unit: Metric['unit']): { metrics: Metric[] } => ({ metrics: [{ value, unit }] });

const CORRECTIONS: AnswerCase[] = [
  ['What was the coverage?', 'eighty... hmm, no, 84%', only(84, '%')],
  ['What was the coverage?', 'ninety, let me see, 92 percent', only(92, '%')],
  ['What was the hit rate?', '95, no, 97 percent', only(97, '%')],
  ['What was the availability?', 'ninety-nine point... uh, 99.9%', only(99.9, '%')],
  ['How many users?', 'ten... let me think... yeah, 12 thousand', only(12_000, 'users')],
  ['How many users?', '5k, hang on, more like 7k', only(7000, 'users')],
  ['How big was the team?', 'four, wait, counting me five', only(5, 'people')],
  ['How big was the team?', 'six, I mean seven people', only(7, 'people')],
  ['How fast was it?', '300 ms, no hold on, 200 ms', only(200, 'ms')],
  ['How often?', 'once a week, or rather twice a week', only(2, 'times')],
  ['成功率?', '九十九…嗯,99.5%', only(99.5, '%')],
  ['成功率?', '95%,哦不,96%', only(96, '%')],
  ['覆盖率?', '80,等会儿,我想想,85%', only(85, '%')],
  ['团队几个人?', '五个,算上我六个', only(6, 'people')],
  ['团队几个人?', '五个人,不对不对,七个人', only(7, 'people')],
  ['QPS 多少?', '两千,哦不是,三千', only(3000, 'qps')],
  ['在职时间?', '2018年4月,啊不是,5月入职,2019年12月走的', { startDate: '2018-05', endDate: '2019-12' }],
  ['在职时间?', '2020年1月,呃应该是2月,到2021年8月', { startDate: '2020-02', endDate: '2021-08' }],
  ['When did you work there?', 'April 2018, uh no, May, to December 2019', { startDate: '2018-05', endDate: '2019-12' }],
  ['When did you work there?', 'from 2017, er, no, 2018 to 2020', { startDate: '2018', endDate: '2020' }],
  ['What changed?', 'from 90% to 95%', { metrics: [{ value: 90, unit: '%' }, { value: 95, unit: '%' }] }],
  ['What changed?', 'it was 90%, hmm, then 95% after the rewrite', { metrics: [{ value: 90, unit: '%' }, { value: 95, unit: '%' }] }],
]; // prettier-ignore

describe('steps: a speaker who corrects himself', () => readsAnswers(CORRECTIONS));
