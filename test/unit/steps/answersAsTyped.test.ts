import { readsAnswers } from './answerCases';
import type { AnswerCase } from './answerCases';

const MESSY: AnswerCase[] = [
  ['Where did you work before this?', 'umm so before this i was at brackenfield retail group, kind of an ops job, like 2 yrs', { company: 'brackenfield retail group', durationMonths: 24 }],
  ['Company, title, dates?', 'Corriedale Bank -- junior dev -- sep 2019 -> aug 2021', { company: 'Corriedale Bank', position: 'junior dev', startDate: '2019-09', endDate: '2021-08' }],
  ['Where do you work now?', "I don't, I got laid off from Veritone Foods in January", { company: 'Veritone Foods', endDate: '2026-01' }],
  ['Job title?', 'SWE II', { position: 'SWE II' }],
  ['Job title?', 'Head of nothing lol. Senior frontend engineer', { position: 'Senior frontend engineer' }],
  ['Name?', 'Jonas, Jonas Lindqvist-Mehr', { name: 'Jonas Lindqvist-Mehr' }],
  ['Name?', 'my mum calls me Bea but put Beatrix Holloway', { name: 'Beatrix Holloway' }],
  ['When did you start?', 'start of 2021 I think? yeah Jan 2021', { startDate: '2021-01' }],
  ['When was the internship?', '2nd of June to 25 August 2023', { startDate: '2023-06-02', endDate: '2023-08-25' }],
  ['What improved?', 'error rate went from 2 percent to like 0.3, and pages load in 1.2s now', { metrics: [{ value: 2, unit: '%' }, { value: 0.3, unit: '%' }, { value: 1.2, unit: 's' }] }],
  ['What improved?', 'latency p99 from 1.8s to 600', { metrics: [{ value: 1.8, unit: 's' }] }],
  ['How many people used it?', 'whole company, so 150ish', { metrics: [{ value: 150, unit: 'users' }] }],
  ['How many requests per second?', 'two hundred a second on a normal day, 900 in peaks', { metrics: [{ value: 200, unit: 'qps' }, { value: 900, unit: 'qps' }] }],
  ['Languages?', 'py, js, some golang. learning rust rn', { skills: ['python', 'javascript', 'go'] }],
  ['Degree?', 'BEng Mechanical Eng, Univ of Thornby', { degree: 'bachelor', school: 'Univ of Thornby' }],
  ['Your website?', 'bashe dot dev slash work', { url: 'bashe.dev/work' }],
  ['上家公司?', '就一个小作坊,叫蜂鸟印刷,干了两年', { company: '蜂鸟印刷', durationMonths: 24 }],
  ['什么职位?', 'title 挂的是资深开发,实际干架构的活', { position: '资深开发' }],
  ['什么时候离职的?', '前年年底,12月31号', { endDate: '2024-12-31' }],
  ['团队多少人?', '前端俩,后端仨,加上我一共六个人', { metrics: [{ value: 6, unit: 'people' }] }],
  ['电话?', '一三八零零零零一一一一', { phone: '13800001111' }],
  ['邮箱?', 'zhou 点 min 艾特 example 点 cn', { email: 'zhou.min@example.cn' }],
  ['在哪实习的?', '暑假在苍耳科技实习过俩月', { company: '苍耳科技', durationMonths: 2 }],
  ['会 Go 吗?', '会一点,主力还是 Java', { skills: ['java'] }],
  ['学历?', '大专,后来自考了个本科,湘南学院的', { degree: 'bachelor', school: '湘南学院' }],
]; // prettier-ignore

describe('steps: answers as people type them', () => readsAnswers(MESSY));
