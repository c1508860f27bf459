import type { Language } from '../protocol/cards';
import type { ErrorParams } from '../protocol/errors';
import type { Intent } from '../steps/intents.rules';
import { modelTrouble } from '../steps/modelPhrases';

/** What the resume agent says by rule, in one language. Questions stand in `questionPhrases.ts`. */
export interface ResumePhrases {
  /** Before the first questions of a job. */
  begin: string;
  /** Before the questions of a later round. */
  goOn: string;
  /** Before questions that come from an evaluation. */
  better(score: number): string;
  /** A question was declined. */
  skipped: string;
  /** The user said two things of one field. */
  conflict(before: string, now: string): string;
  /** With the approval card. */
  proposal(changes: number): string;
  dropped(count: number): string;
  /** Nothing was written or found that could be proposed. */
  nothingToWrite: string;
  /** A passage to polish that rules find nothing better for. */
  asGoodAsItIs: string;
  /** A passage that stands in no resume, in better words. */
  passage(text: string): string;
  /** What is judged. */
  evaluation(total: number | null): string;
  noResume: string;
  stale: string;
  rejected: string;
  undone: string;
  nothingToUndo: string;
  changedSince: string;
  ended: string;
  /** What belongs to another agent, or isn't built yet. */
  elsewhere: Record<'extract' | 'import' | 'export', string>;
  notYet: string;
  /** The second of two wishes. */
  thenOffer(wish: string): string;
  /** What each wish is called in that offer. */
  wishes: Record<Intent, string>;
  /** The thread was asked to end something, or to answer nothing. */
  stillWaiting: string;
  help: string;
  modelFailed(reason: string, params?: ErrorParams): string;
  readByRules(reason: string, params?: ErrorParams): string;
  choices: Record<'draft' | 'review' | 'write' | 'skip' | 'polish', string>;
}

const en: ResumePhrases = {
  begin: 'Let’s do it. Answer in your own words, as short as you like; I write nothing that you didn’t say.',
  goOn: 'Thanks. Next:',
  better: (score) =>
    `As it stands I would give it ${score} of 100. One more answer would help more than better words:`,
  skipped: 'Fine, that stays out.',
  conflict: (before, now) => `You said “${before}” before, and now “${now}”. Which one is right?`,
  proposal: (changes) =>
    changes === 1
      ? 'This is what I would change. Nothing is written before you approve it.'
      : `These are the ${changes} changes that I propose. Nothing is written before you approve them.`,
  dropped: (count) =>
    count === 1
      ? 'One line said more than you did, and is left out; you find it on the card.'
      : `${count} lines said more than you did, and are left out; you find them on the card.`,
  nothingToWrite:
    'From what you told me I can’t write a line yet. Tell me something that you did, in your own words.',
  asGoodAsItIs: 'I find no better words for that without inventing something.',
  passage: (text) => `In better words:\n\n> ${text}`,
  evaluation: (total) =>
    total === null
      ? 'There is nothing to judge yet.'
      : `I read it as somebody who hires would: ${total} of 100. What costs most stands first.`,
  noResume: 'There is no resume yet. Tell me what job you are after, and we write one.',
  stale:
    'The resume has changed since I made this proposal, so I wrote nothing. Say “again” and I start from what it says now.',
  rejected: 'Fine, nothing was changed.',
  undone: 'The last change is taken back.',
  nothingToUndo: 'There is no change of mine to take back.',
  changedSince:
    'The resume was changed after my last change, so I left it alone. The editor’s own Undo still works.',
  ended: 'I stop here. What you told me stays in this chat.',
  elsewhere: {
    extract: 'That reads a project: “Vitae: Extract Resume Entry from This Project” starts it.',
    import: 'That is “Vitae: Import Resume”: it takes a file or pasted text.',
    export: 'That is “Vitae: Export Resume”: Markdown, HTML or JSON Resume.',
  },
  notYet: 'I can’t do that yet.',
  thenOffer: (wish) => `You also wanted: ${wish}. Say so and I go on with it.`,
  wishes: {
    create: 'a resume',
    polish: 'better wording',
    tailor: 'fitting it to a job ad',
    review: 'a review',
    extract: 'an entry of a project',
    import: 'an import',
    export: 'an export',
    interview: 'an interview',
    panel: 'a panel',
    ask: 'an answer',
    answer: 'an answer',
    approve: 'the approval',
    reject: 'the rejection',
    undo: 'to take back a change',
    stop: 'to stop',
    other: 'something else',
  },
  stillWaiting: 'The proposal above still waits: approve it, reject it, or tell me what to change.',
  help: 'I write, improve and judge your resume, and fit it to a job ad. Tell me what you want, or paste an ad.',
  modelFailed: (reason, params) => modelTrouble('en', reason, 'so I wrote this by rule', params),
  readByRules: (reason, params) =>
    modelTrouble('en', reason, 'so I went by rules in reading your message', params),
  choices: {
    draft: 'Write my resume',
    review: 'Review my resume',
    write: 'Write it with what you have',
    skip: 'Skip',
    polish: 'Improve it',
  },
};

const zh: ResumePhrases = {
  begin: '好，我们开始。用你自己的话回答就行，长短随意；你没说过的，我不会写。',
  goOn: '谢谢。接下来：',
  better: (score) => `现在这样，我给 ${score} 分（满分 100）。比起换词，再回答一个问题更有用：`,
  skipped: '好，这一项不写。',
  conflict: (before, now) => `你之前说的是“${before}”，现在说的是“${now}”。以哪个为准？`,
  proposal: (changes) =>
    changes === 1
      ? '我建议这样改。在你采纳之前，什么都不会写入。'
      : `我建议这 ${changes} 处改动。在你采纳之前，什么都不会写入。`,
  dropped: (count) => `有 ${count} 条说得比你多，没有采用；卡片里能看到。`,
  nothingToWrite: '根据你说的，我还写不出一条。请用自己的话说一件你做过的事。',
  asGoodAsItIs: '不凭空添加内容的话，我想不出更好的说法。',
  passage: (text) => `可以这样写：\n\n> ${text}`,
  evaluation: (total) =>
    total === null
      ? '还没有可以评的内容。'
      : `我按招聘方的眼光看了一遍：${total} 分（满分 100）。最影响得分的排在前面。`,
  noResume: '还没有简历。告诉我你想找什么工作，我们一起写一份。',
  stale: '提出改动之后，简历有了变化，所以什么都没有写入。说“再来一次”，我就按现在的内容重新来。',
  rejected: '好，什么都没有改。',
  undone: '上次的改动已经撤回。',
  nothingToUndo: '没有可以撤回的改动。',
  changedSince: '在我上次改动之后，简历又有了变化，所以没有动它。编辑器自己的撤销仍然可用。',
  ended: '先到这里。你说过的都留在这个对话里。',
  elsewhere: {
    extract: '那是读取项目：用“Vitae: 从当前项目提取简历条目”开始。',
    import: '那是“Vitae: 导入简历”：可以选文件，也可以粘贴文本。',
    export: '那是“Vitae: 导出简历”：Markdown、HTML 或 JSON Resume。',
  },
  notYet: '这个我还做不到。',
  thenOffer: (wish) => `你还想要：${wish}。说一声，我接着做。`,
  wishes: {
    create: '写简历',
    polish: '改措辞',
    tailor: '按招聘信息调整',
    review: '评一评',
    extract: '提取项目经历',
    import: '导入简历',
    export: '导出简历',
    interview: '模拟面试',
    panel: '群面',
    ask: '得到解答',
    answer: '回答问题',
    approve: '采纳',
    reject: '放弃',
    undo: '撤回改动',
    stop: '停下',
    other: '别的事情',
  },
  stillWaiting: '上面的改动还在等你决定：采纳、放弃，或告诉我要改什么。',
  help: '我可以帮你写简历、改简历、评简历，也可以按招聘信息来调整。说说你想要什么，或者粘贴一份招聘信息。',
  modelFailed: (reason, params) => modelTrouble('zh', reason, '这一版是按规则写的', params),
  readByRules: (reason, params) => modelTrouble('zh', reason, '你的消息是按规则理解的', params),
  choices: {
    draft: '写简历',
    review: '评一下我的简历',
    write: '就用这些写',
    skip: '跳过',
    polish: '改一改',
  },
};

/** By language; the keys are the same. */
export const phrases: Record<Language, ResumePhrases> = { en, zh };
