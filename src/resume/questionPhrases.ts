import type { AskedLine, Language } from '../protocol/cards';
import type { Gap } from './told';
import { keyOf } from './nodes/gaps.rules';

type Worded = Omit<AskedLine, 'id'>;
type Wording<K extends Gap['kind']> = (gap: Extract<Gap, { kind: K }>) => Worded;
type Wordings = { [K in Gap['kind']]: Wording<K> };

/** A question in words: what is asked, why, and the shape of a good answer, without a made-up fact in it. */
export function worded(gap: Gap, language: Language): AskedLine {
  const say = QUESTIONS[language][gap.kind] as (gap: Gap) => Worded;
  return { id: keyOf(gap), ...say(gap) };
}

const QUESTIONS: Record<Language, Wordings> = {
  en: {
    target: () => ({
      text: 'What role are you aiming at?',
      why: 'What counts as strong depends on it.',
      shape: 'The title and the field. You can also paste a job ad.',
    }),
    'job-ad': () => ({
      text: 'Which job is it for? Please paste the ad.',
      why: 'The resume is fitted to what the ad asks for.',
      shape: 'The whole text of the ad.',
    }),
    experience: () => ({
      text: 'What was your last job or project, and what did you do there yourself?',
      why: 'It is what is read first.',
      shape:
        'Employer or project, your title, from when to when; then what you built or changed, and what came of it.',
    }),
    'more-experience': () => ({
      text: 'Is there another job or project that should be in it?',
      why: 'One entry alone says little about how you grew.',
      shape: 'The same as before: where, as what, when, and what you did. “Skip” if there is none.',
    }),
    field: ({ name, field }) => FIELDS_EN[field](name),
    deeds: ({ name }) => ({
      text: `What did you do ${at(name)} yourself, and how?`,
      why: 'A bullet is a deed, its means and what came of it.',
      shape: 'I did … with …, and then …',
    }),
    metric: ({ quote }) => ({
      text: `You said “${quote}”. How did you know that it worked: what was measured, before and after?`,
      why: 'A number that you can defend is what a hiring manager remembers.',
      shape:
        'From … to …, measured by …; or how many use it. If nobody measured, say what can be done now that couldn’t before.',
    }),
    requirement: ({ skill }) => ({
      text: `The job asks for ${skill}. Where have you used it, and for what?`,
      why: 'Nothing that you told shows it yet, and it isn’t written without that.',
      shape: 'Where, for what, for how long. “No” is fine: then it stays out.',
    }),
    transferable: ({ target }) => ({
      text: `So far nothing shows ${target} directly. What comes near: a neighbouring stack, coursework, open source?`,
      why: 'It can be shown as what it is.',
      shape: 'What it was, what you did in it, and what carries over.',
    }),
    basics: ({ field }) => BASICS_EN[field],
    education: () => ({
      text: 'What did you study, where, and when did you finish?',
      why: 'Many readers look for it.',
      shape: 'Degree and subject, school, years.',
    }),
  },
  zh: {
    target: () => ({
      text: '你想应聘什么岗位？',
      why: '哪些经历算强，取决于岗位。',
      shape: '岗位名称和方向；也可以直接粘贴招聘信息。',
    }),
    'job-ad': () => ({
      text: '要投哪个岗位？请把招聘信息粘贴过来。',
      why: '简历会按招聘要求来调整。',
      shape: '招聘信息全文。',
    }),
    experience: () => ({
      text: '你最近的一份工作或项目是什么？你自己在其中做了什么？',
      why: '招聘方最先看的就是它。',
      shape: '公司或项目、职位、起止时间；再说你做了什么、改了什么、结果怎样。',
    }),
    'more-experience': () => ({
      text: '还有别的工作或项目要写进来吗？',
      why: '只有一段经历，看不出你的成长。',
      shape: '同样：在哪里、什么职位、什么时间、做了什么。没有就说“跳过”。',
    }),
    field: ({ name, field }) => FIELDS_ZH[field](name),
    deeds: ({ name }) => ({
      text: `你在${name === '' ? '那里' : `“${name}”`}自己做了什么？是怎么做的？`,
      why: '一条要点要有行动、方法和结果。',
      shape: '我用……做了……，之后……',
    }),
    metric: ({ quote }) => ({
      text: `你提到“${quote}”。怎么知道有效果？前后各测到什么？`,
      why: '经得起追问的数字最让人记得住。',
      shape: '从……到……，用……测得；或有多少人在用。没有测过的话，说说现在能做到哪些以前做不到的事。',
    }),
    requirement: ({ skill }) => ({
      text: `这个岗位要求 ${skill}。你在哪里用过，用来做什么？`,
      why: '目前你说的经历里还看不到它；没有依据就不会写进去。',
      shape: '在哪里、做什么、用了多久。没用过就说“没有”，不写就是了。',
    }),
    transferable: ({ target }) => ({
      text: `目前还没有与“${target}”直接对应的经历。有没有接近的：相近的技术、课程、开源？`,
      why: '可以如实写成它本来的样子。',
      shape: '是什么、你做了什么、哪些能迁移过来。',
    }),
    basics: ({ field }) => BASICS_ZH[field],
    education: () => ({
      text: '你在哪里上的学，学什么专业，什么时候毕业？',
      why: '不少招聘方会看学历。',
      shape: '学位和专业、学校、起止年份。',
    }),
  },
};

const FIELDS_EN: Record<Extract<Gap, { kind: 'field' }>['field'], (name: string) => Worded> = {
  name: () => ({
    text: 'What is the name of the employer or project?',
    why: 'An entry stands under it.',
    shape: 'As it should be written.',
  }),
  position: (name) => ({
    text: `What was your title ${at(name)}?`,
    why: 'It is written exactly as you say it.',
    shape: 'As in your contract or on your badge.',
  }),
  startDate: (name) => ({
    text: `From when to when were you ${at(name)}?`,
    why: 'Without dates an entry looks as if something is hidden.',
    shape: 'Year and month, or the year alone; “till now” if you are still there.',
  }),
  endDate: (name) => ({
    text: `Until when were you ${at(name)}?`,
    why: 'Without an end it reads as if you were still there.',
    shape: 'Year and month, or “till now”.',
  }),
  studyType: (name) => ({
    text: `Which degree did you get ${at(name)}?`,
    why: 'It is written exactly as you say it.',
    shape: 'The kind of degree.',
  }),
  area: (name) => ({
    text: `What did you study ${at(name)}?`,
    why: 'The subject is read beside the degree.',
    shape: 'The subject.',
  }),
  url: () => ({
    text: 'Is there a public link to it?',
    why: 'Readers can look for themselves.',
    shape: 'https://…',
  }),
};

const FIELDS_ZH: Record<Extract<Gap, { kind: 'field' }>['field'], (name: string) => Worded> = {
  name: () => ({
    text: '公司或项目叫什么名字？',
    why: '这段经历要写在它名下。',
    shape: '按要写进简历的写法。',
  }),
  position: (name) => ({
    text: `你${inside(name)}的职位是什么？`,
    why: '会一字不差地写进去。',
    shape: '以合同或工牌上的为准。',
  }),
  startDate: (name) => ({
    text: `你${inside(name)}是从什么时候到什么时候？`,
    why: '没有时间，会让人以为有所隐瞒。',
    shape: '年月，或只写年份；还在职就说“至今”。',
  }),
  endDate: (name) => ({
    text: `你${inside(name)}到什么时候为止？`,
    why: '没有结束时间，会被当作仍在职。',
    shape: '年月，或“至今”。',
  }),
  studyType: (name) => ({
    text: `你${inside(name)}拿的是什么学位？`,
    why: '会一字不差地写进去。',
    shape: '学位类型。',
  }),
  area: (name) => ({
    text: `你${inside(name)}学的是什么专业？`,
    why: '专业和学位写在一起。',
    shape: '专业名称。',
  }),
  url: () => ({ text: '有公开的链接吗？', why: '招聘方可以自己去看。', shape: 'https://…' }),
};

const BASICS_EN: Record<Extract<Gap, { kind: 'basics' }>['field'], Worded> = {
  name: {
    text: 'What name should be at the top?',
    why: 'It is the heading of the resume.',
    shape: 'Your name.',
  },
  email: {
    text: 'At which e-mail address can you be reached?',
    why: 'Nobody can invite you without it.',
    shape: 'One address.',
  },
  label: {
    text: 'What should stand below your name?',
    why: 'It says at once what you are.',
    shape: 'A title.',
  },
  phone: {
    text: 'At which telephone number can you be reached?',
    why: 'Some recruiters only call.',
    shape: 'With the country code.',
  },
  url: {
    text: 'Do you have a page or a profile of your own?',
    why: 'Readers can look for themselves.',
    shape: 'https://…',
  },
  summary: {
    text: 'How would you say in two sentences what you do?',
    why: 'It is read before the rest.',
    shape: 'What you do, for how long, in what.',
  },
};

const BASICS_ZH: Record<Extract<Gap, { kind: 'basics' }>['field'], Worded> = {
  name: { text: '简历抬头写什么名字？', why: '它是简历的标题。', shape: '你的名字。' },
  email: { text: '用哪个邮箱能联系到你？', why: '没有它，没法约你面试。', shape: '一个邮箱。' },
  label: { text: '名字下面写什么头衔？', why: '一眼就能看出你是做什么的。', shape: '一个头衔。' },
  phone: { text: '用哪个电话能联系到你？', why: '有些招聘方只打电话。', shape: '手机号码。' },
  url: { text: '你有个人主页或代码仓库吗？', why: '招聘方可以自己去看。', shape: 'https://…' },
  summary: {
    text: '用两句话说说你是做什么的？',
    why: '它会最先被读到。',
    shape: '做什么、做了多久、在哪个方向。',
  },
};

function at(name: string): string {
  return name === '' ? 'there' : `at ${name}`;
}

function inside(name: string): string {
  return name === '' ? '在那里' : `在“${name}”`;
}
