import { readsAnswers } from './answerCases';

const refused = { refused: true } as const;
const unknown = { unknown: true } as const;

describe('steps: answers typed in a hurry', () =>
  readsAnswers([
    ['What was your salary?', 'not telling lol', refused],
    ['What was your salary?', 'wouldnt you like to know', refused],
    ['Team size?', 'can we skip this one?', refused],
    ['期望薪资?', '这个就不告诉你啦', refused],
    ['期望薪资?', '可以不说吗?', refused],
    ['Where is it hosted?', 'can you skip header rows with it?', {}],
    ['By how much did it go up?', 'ur guess is as good as mine', unknown],
    ['How many users?', 'cant say', unknown],
    ['How many users?', 'god knows', unknown],
    ['多少用户?', '问倒我了', unknown],
    ['在那儿待了多久?', '前前后后十个月吧', { durationMonths: 10 }],
    ['待了多久?', '断断续续两年半', { durationMonths: 30 }],
    ['名字和邮箱?', '柏屿,邮箱boyu_dev@example.com', { name: '柏屿', email: 'boyu_dev@example.com' }],
    ['Your email?', 'my referee is Jo, jo@ref.example', {}],
    ['邮箱?', '推荐人邮箱 jo@ref.example', {}],
    ['What was your last job?', 'Brindle & Tave, mobile dev', { company: 'Brindle & Tave', position: 'mobile dev' }],
    ['Who else was there?', 'backend dev and designer', {}],
    ['做了什么项目?', '在 Pell Labs 做 backend engineer', { company: 'Pell Labs', position: 'backend engineer' }],
    ['Education?', 'assoc degree @ Dunmarrow Community College', { degree: 'associate', school: 'Dunmarrow Community College' }],
    ['能扛多少流量?', '压测QPS到过 1.5万', { metrics: [{ value: 15_000, unit: 'qps' }] }],
    ['接口快了多少?', '快了一倍', { metrics: [{ value: 2, unit: 'x' }] }],
    ['What changed?', "It was 3s before. Now it's 0.4.", { metrics: [{ value: 3, unit: 's' }, { value: 0.4, unit: 's' }] }],
    ['成效?', '原来800ms。现在用了3台。', { metrics: [{ value: 800, unit: 'ms' }] }],
  ])); // prettier-ignore
