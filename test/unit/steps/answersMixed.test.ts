import { readsAnswers } from './answerCases';
import type { AnswerCase } from './answerCases';

const MIXED: AnswerCase[] = [
  ['Company and role?', 'I worked as 测试工程师 at 云帆数码', { company: '云帆数码', position: '测试工程师' }],
  ['What was your last job?', 'I was a 产品经理 at 蓝杉教育 until 2022', { company: '蓝杉教育', position: '产品经理', endDate: '2022' }],
  ['What was your last job?', 'my title was 高级算法工程师 at 霁月智能', { company: '霁月智能', position: '高级算法工程师' }],
  ['Where did you work?', 'at 松涛软件, as a 后端开发', { company: '松涛软件', position: '后端开发' }],
  ['Where did you work?', 'I joined 南枝科技 in 2020', { company: '南枝科技', startDate: '2020' }],
  ['Where did you work?', 'worked for 北辰银行 for two years', { company: '北辰银行', durationMonths: 24 }],
  ['Where did you work?', 'I left 稻香网络 in June 2021', { company: '稻香网络', endDate: '2021-06' }],
  ['Where do you work?', 'currently at 石榴游戏', { company: '石榴游戏' }],
  ['Where did you work?', 'a company called 雨燕出行', { company: '雨燕出行' }],
  ['上一份工作是什么?', '在 Penbrook Labs 做 backend engineer', { company: 'Penbrook Labs', position: 'backend engineer' }],
  ['上一份工作是什么?', '我是 Halden Group 的 data analyst', { company: 'Halden Group', position: 'data analyst' }],
  ['上一份工作是什么?', '我在 Kestrel Data 当 QA engineer,干了两年', { company: 'Kestrel Data', position: 'QA engineer', durationMonths: 24 }],
  ['公司和职位?', '公司 Merrow Labs,title 是 senior developer', { company: 'Merrow Labs', position: 'senior developer' }],
  ['公司和职位?', '离开了 Tarnwell,之前是那边的 product manager', { company: 'Tarnwell', position: 'product manager' }],
  ['做什么岗位?', '主要做 frontend 开发', { position: 'frontend 开发' }],
  ['技术栈?', 'we used Spring Boot 和 MySQL,前端是 Vue', { skills: ['spring boot', 'mysql', 'vue'] }],
  ['团队多大?', 'around 8 个人', { metrics: [{ value: 8, unit: 'people' }] }],
  ['Which school?', 'I graduated from 临江大学 in 2018', { school: '临江大学', endDate: '2018' }],
  ['Degree and school?', '本科 at 望海学院', { degree: 'bachelor', school: '望海学院' }],
  ['Where did you work?', 'my friend works at 石榴游戏', {}],
  ['Where did you work?', 'I wanted to join 石榴游戏', {}],
]; // prettier-ignore

const WIDE_TITLES: AnswerCase[] = [
  ['What did you do there?', 'I was a payments backend engineer', { position: 'payments backend engineer' }],
  ['What did you do at the hospital?', 'I worked as a clinical data analyst there', { position: 'clinical data analyst' }],
  ['What was your role?', 'I was an avionics software engineer', { position: 'avionics software engineer' }],
  ['What was your role?', 'as a customer success manager', { position: 'customer success manager' }],
  ['What was your title?', 'firmware test engineer', { position: 'firmware test engineer' }],
  ['What was your title?', 'I was hired as a junior GIS developer', { position: 'junior GIS developer' }],
  ['What was your role?', 'I was the main backend developer', { position: 'backend developer' }],
  ['What was your role?', 'I was a happy backend developer', { position: 'backend developer' }],
  ['What was your role?', 'I was a full-time QA engineer', { position: 'QA engineer' }],
  ['What was your role?', 'I was a very good data engineer', { position: 'data engineer' }],
  ['What was your role?', 'I was a part time web developer', { position: 'web developer' }],
  ['What was your role?', 'I became a Berlin-based software engineer', { position: 'software engineer' }],
  ['What did you do there?', 'I was a warehouse robotics engineer for a year', { position: 'warehouse robotics engineer', durationMonths: 12 }],
  ['职位是?', '轨道信号软件工程师', { position: '轨道信号软件工程师' }],
  ['职位是?', '我是做支付后端工程师的', { position: '支付后端工程师' }],
  ['职位是?', '我是一名普通的测试工程师', { position: '测试工程师' }],
]; // prettier-ignore

describe('steps: answers in two languages at once', () => readsAnswers(MIXED));
describe('steps: roles with a trade in front', () => readsAnswers(WIDE_TITLES));
