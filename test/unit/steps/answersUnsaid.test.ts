import { readsAnswers } from './answerCases';
import type { AnswerCase } from './answerCases';

const refused = { refused: true } as const;
const unknown = { unknown: true } as const;

const CASES: AnswerCase[] = [
  ...[
    'skip', 'pass', 'Next!', 'n/a', 'next question please', 'prefer not to say', "I'd rather not", 'no comment', "let's move on",
    "that's confidential", "I'm under NDA", "can't share that", 'none of your business', "I'd rather not talk about my time at Vexlow",
    '跳过', '过', '下一题', '不方便透露', '保密', '不想回答', '这个不能说', '签了保密协议', '略', '暂时不想说', '换个问题吧', '算了,不说了',
  ].map((answer): AnswerCase => ['How many users did it have?', answer, refused]),
  ...[
    'no idea', "I don't know", "can't recall", 'not sure', 'dunno', 'I forgot', 'we never measured that', 'hard to say',
    'nobody tracked it', "I'd have to check", 'beats me', "I honestly couldn't tell you", "don't remember, it was four years ago",
    '不知道', '记不清了', '忘了', '没统计过', '不清楚', '说不准', '想不起来了', '没印象', '没有数据', '不太确定', '这个得问运维',
  ].map((answer): AnswerCase => ['How many users did it have?', answer, unknown]),
  ...[
    'no', 'none', 'hello!', 'thanks', 'good question', 'hmm', 'let me think', 'give me a second', 'what do you mean?', 'why do you ask?',
    'it depends', 'a lot', 'quite a few', 'enough', 'ok', 'yes', 'which users, daily or monthly?', 'lol', '...', '👍', 'many, many people',
    '没有', '你好', '谢谢', '什么意思?', '你是指日活吗?', '挺多的', '还行', '让我想想', '嗯', '好的', '不少', '看情况', '几百上千吧', '一般般', '哈哈',
  ].map((answer): AnswerCase => ['How many users did it have?', answer, {}]),
  ['How many users?', 'not sure, maybe 500', { metrics: [{ value: 500, unit: 'users' }] }],
  ['How many users?', "I don't know exactly but about 2k", { metrics: [{ value: 2_000, unit: 'users' }] }],
  ['多少用户?', '记不清了,大概3000', { metrics: [{ value: 3_000, unit: 'users' }] }],
  ['Company and role?', "can't name the company, I was a backend developer", { position: 'backend developer' }],
  ['公司和岗位?', '公司不方便说,岗位是数据分析师', { position: '数据分析师' }],
  ['Why did you leave?', 'personal reasons', {}],
  ['Why did you leave?', "personal reasons, I'd rather not go into it", refused],
  ['为什么离职?', '个人原因', {}],
  ['What was your salary?', 'that is private', refused],
  ['Salary?', "let's skip the question", refused],
  ['公司?', '跳过这题', refused],
  ['薪资?', '我想跳过工资这个问题', refused],
  // What a program skips is no refusal.
  ['How does the import work?', 'we skip the header row and then parse', {}],
  ['How do writes get there?', 'it will skip to the next shard', {}],
  ['怎么处理空行?', '空行直接跳过，不报错', {}],
  ['怎么读文件?', '先跳过前两行，再一行一行读', {}],
  ['Anything to add?', 'no, that was all', {}],
  ['Anything to add?', '没了', {}],
  ['还有要补充的吗?', '暂时没有', {}],
  ['Anything to add?', 'I also mentored two interns', { metrics: [{ value: 2, unit: 'people' }] }],
  ['Which database?', 'we passed 300 checks and skipped the rest', {}],
  ['What did you learn?', 'how to say no', {}],
  ['What did you learn?', '和人打交道', {}],
  ['Was it a private project?', 'yes, a private repo', {}],
]; // prettier-ignore

describe('steps: what is not said in answers', () => readsAnswers(CASES));
