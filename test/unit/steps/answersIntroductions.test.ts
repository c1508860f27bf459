import { readsAnswers } from './answerCases';
import type { AnswerCase } from './answerCases';

const INTRODUCTIONS: AnswerCase[] = [
  ['What goes in the header?', 'Tomas Ekvall, tomas.ekvall@example.org, +46 70 555 01 22', { name: 'Tomas Ekvall', email: 'tomas.ekvall@example.org', phone: '+46 70 555 01 22' }],
  ['How should people contact you?', 'Priya Venn - priya@example.com - 555-0199', { name: 'Priya Venn', email: 'priya@example.com', phone: '555-0199' }],
  ['Contact details?', "Name's Olu Adair, mail olu@example.net", { name: 'Olu Adair', email: 'olu@example.net' }],
  ['Contact details?', 'Sanne de Wit. Phone: 020 555 0147.', { name: 'Sanne de Wit', phone: '020 555 0147' }],
  ['How do I reach you?', "I'm Farid Noor, farid.noor@example.com", { name: 'Farid Noor', email: 'farid.noor@example.com' }],
  ['Where can they write to you? E-mail?', 'This is Lena Brock. lena@example.org', { name: 'Lena Brock', email: 'lena@example.org' }],
  ['Your email?', 'Gmail. it is kim@example.com', { email: 'kim@example.com' }],
  ['Your email?', 'Sure, kim@example.com', { email: 'kim@example.com' }],
  ['Contact details?', 'Best Regards, kim@example.com', { email: 'kim@example.com' }],
  ['Contact details?', 'Please call my office: 555-0144', {}],
  ['Who can confirm this? Contact?', 'Ask Maren Holt, maren@example.com', { email: 'maren@example.com' }],
  ['Contact details?', 'London, kim@example.com', { email: 'kim@example.com' }],
  ['Contact details?', 'Home: 555-0144', { phone: '555-0144' }],
  ['联系方式?', '司徒婉清,13900001234', { name: '司徒婉清', phone: '13900001234' }],
  ['怎么联系你?', '我是钱牧之,手机 13700004321,邮箱 muzhi@example.cn', { name: '钱牧之', phone: '13700004321', email: 'muzhi@example.cn' }],
  ['简历抬头写什么?', '程予安 / 13600008765 / yuan@example.cn', { name: '程予安', phone: '13600008765', email: 'yuan@example.cn' }],
  ['简历抬头写什么?', '姓名:顾晚舟,电话:13500001111', { name: '顾晚舟', phone: '13500001111' }],
  ['联系方式?', '手机,13900001234', { phone: '13900001234' }],
  ['联系方式?', '微信同号,13900001234', { phone: '13900001234' }],
  ['联系方式?', '打电话吧,13900001234', { phone: '13900001234' }],
  ['邮箱?', '常用的,abc@example.cn', { email: 'abc@example.cn' }],
  ['联系方式?', 'Wei Zhang, 邮箱 wei@example.cn', { name: 'Wei Zhang', email: 'wei@example.cn' }],
]; // prettier-ignore

describe('steps: a name in front of contacts', () => readsAnswers(INTRODUCTIONS));
