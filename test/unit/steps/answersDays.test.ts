import { readsAnswers } from './answerCases';
import type { AnswerCase } from './answerCases';

const DAYS: AnswerCase[] = [
  ['What was your first day?', '2021-09-06', { startDate: '2021-09-06' }],
  ['Exact start date?', '3 May 2020', { startDate: '2020-05-03' }],
  ['Exact start date?', 'October 11th, 2018', { startDate: '2018-10-11' }],
  ['When did you join?', 'I joined on the 14th of January 2019', { startDate: '2019-01-14' }],
  ['When did you leave?', 'my last day was 30 Nov 2022', { endDate: '2022-11-30' }],
  ['When did you leave?', '2020/07/31', { endDate: '2020-07-31' }],
  ['Dates please?', '2017-02-01 to 2019-08-31', { startDate: '2017-02-01', endDate: '2019-08-31' }],
  ['Dates please?', 'from Mar 4, 2020 until June 2021', { startDate: '2020-03-04', endDate: '2021-06' }],
  ['When did it start?', '2022.04.18', { startDate: '2022-04-18' }],
  ['When did it start?', '20220418', {}],
  ['When did you join?', '03/04/2021', { startDate: '2021' }],
  ['When did you join?', '25/04/2021', { startDate: '2021-04-25' }],
  ['When did you join?', '2021-13-45', {}],
  ['哪天入职的?', '2020年11月9日', { startDate: '2020-11-09' }],
  ['哪天入职的?', '二零二一年六月一号', { startDate: '2021-06-01' }],
  ['什么时候离职的?', '最后一天是2023年2月28号', { endDate: '2023-02-28' }],
  ['起止时间?', '2018.7.2-2020.12.31', { startDate: '2018-07-02', endDate: '2020-12-31' }],
  ['起止时间?', '2019年3月1日至今', { startDate: '2019-03-01', endDate: 'present' }],
  ['起止时间?', '2021/5/6 入职,2022/8/19 离职', { startDate: '2021-05-06', endDate: '2022-08-19' }],
  ['什么时候入职?', '去年3月15号', { startDate: '2025-03-15' }],
  ['项目什么时候结束的?', '22年10月24日', { endDate: '2022-10-24' }],
  ['What year did you graduate?', '2019年7月1日毕业的', { endDate: '2019-07-01' }],
]; // prettier-ignore

const SPANS: AnswerCase[] = [
  ['From when to when?', '2012 to 2016, four years in all', { startDate: '2012', endDate: '2016', durationMonths: 48 }],
  ['When were you there?', 'March 2020 till September 2020, that makes six months', { startDate: '2020-03', endDate: '2020-09', durationMonths: 6 }],
  ['When were you there?', '2017 - 2019, which was two years', { startDate: '2017', endDate: '2019', durationMonths: 24 }],
  ['When were you there?', '2018–2021 (three years)', { startDate: '2018', endDate: '2021', durationMonths: 36 }],
  ['When were you there?', 'three years, from 2018 to 2021', { startDate: '2018', endDate: '2021', durationMonths: 36 }],
  ['What were the dates?', 'Jan 2019 to Jun 2020, i.e. a year and a half', { startDate: '2019-01', endDate: '2020-06', durationMonths: 18 }],
  ['What were the dates?', 'started in 2016, ended in 2018, so roughly two years', { startDate: '2016', endDate: '2018', durationMonths: 24 }],
  ['What were the dates?', '2015 to 2018, after three years of college', { startDate: '2015', endDate: '2018' }],
  ['What were the dates?', '2015 to 2018, the warranty was three years', { startDate: '2015', endDate: '2018' }],
  ['起止时间?', '2016年到2019年,三年整', { startDate: '2016', endDate: '2019', durationMonths: 36 }],
  ['起止时间?', '2020年3月到2021年9月,一共一年半', { startDate: '2020-03', endDate: '2021-09', durationMonths: 18 }],
  ['起止时间?', '19年6月到22年6月,也就是三年', { startDate: '2019-06', endDate: '2022-06', durationMonths: 36 }],
  ['起止时间?', '2018-2020,算下来两年', { startDate: '2018', endDate: '2020', durationMonths: 24 }],
  ['起止时间?', '从2014年到2018年,前后四年', { startDate: '2014', endDate: '2018', durationMonths: 48 }],
  ['起止时间?', '2014到2018(四年)', { startDate: '2014', endDate: '2018', durationMonths: 48 }],
  ['起止时间?', '2014到2018,合同签的是五年', { startDate: '2014', endDate: '2018' }],
  ['什么时候在那边的?', '2021 to 2023, 两年', { startDate: '2021', endDate: '2023', durationMonths: 24 }],
]; // prettier-ignore

/** Today is 2026-05-10. */
const COUNTED: AnswerCase[] = [
  ['When did you leave?', 'in March, three years ago', { endDate: '2023-03' }],
  ['When did you leave?', 'two years ago, in August', { endDate: '2024-08' }],
  ['When did you leave?', 'two years ago in April', { endDate: '2024-04' }],
  ['When did the project end?', 'it wrapped up in December last year', { endDate: '2025-12' }],
  ['When did the project end?', 'it ended last year, in November', { endDate: '2025-11' }],
  ['When did you join?', 'a year ago, around February', { startDate: '2025-02' }],
  ['When did you join?', 'eighteen months ago', { startDate: '2024-11' }],
  ['When did you join?', 'a year and a half ago', { startDate: '2024-11' }],
  ['When did you join?', 'three and a half years ago', { startDate: '2022-11' }],
  ['When did you join?', '6 months ago', { startDate: '2025-11' }],
  ['什么时候离职的?', '两年前的六月', { endDate: '2024-06' }],
  ['什么时候离职的?', '三年前,9月份走的', { endDate: '2023-09' }],
  ['什么时候离职的?', '去年,十月吧', { endDate: '2025-10' }],
  ['什么时候入职的?', '前年,大概四月', { startDate: '2024-04' }],
  ['什么时候入职的?', '2019年,3月来的', { startDate: '2019-03' }],
  ['什么时候入职的?', '18年初,2月份', { startDate: '2018-02' }],
  ['什么时候入职的?', '十八个月前', { startDate: '2024-11' }],
  ['什么时候入职的?', '一年半以前', { startDate: '2024-11' }],
  ['什么时候离职的?', '21年底,具体哪个月忘了', { endDate: '2021' }],
  ['When did you start?', 'early 2020, January I believe', { startDate: '2020-01' }],
  ['When did you start?', 'in 2020, before that I was in Rome in May', {}],
]; // prettier-ignore

describe('steps: days in answers', () => readsAnswers(DAYS));
describe('steps: a span and its length in answers', () => readsAnswers(SPANS));
describe('steps: dates that an answer counts or gives in two parts', () => readsAnswers(COUNTED));
