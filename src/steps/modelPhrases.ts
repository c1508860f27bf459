import type { Language } from '../protocol/cards';
import type { ErrorCode, ErrorParams } from '../protocol/errors';

/**
 * Why a model gave nothing that a step could use: a code of ours, `rejected` where its value failed the step's check,
 * `no-time` where it was not asked, since the turn's time was over.
 */
export type ModelTrouble =
  Extract<ErrorCode, `model-${string}`> | 'turn-deadline' | 'token-cap' | 'no-time' | 'rejected';

interface Told {
  /** What happened: a clause without its full stop, behind which an agent says what it did instead. */
  what(params: ErrorParams): string;
  /** What the user can do next: whole sentences. */
  next: string;
}

const en: Record<ModelTrouble, Told> = {
  'model-incomplete': {
    what: () => 'The model isn’t set up completely',
    next: '“Vitae: Choose Model…” asks for what is missing.',
  },
  'model-auth': {
    what: () => 'The model’s endpoint did not accept the API key',
    next: '“Vitae: Set API Key…” sets it again.',
  },
  'model-forbidden': {
    what: () => 'The model may not be used with this key or account',
    next: 'Check what it allows, or choose another model with “Vitae: Choose Model…”.',
  },
  'model-missing': {
    what: () => 'The model that is set up could not be found',
    next: '“Vitae: Choose Model…” lists those that are there.',
  },
  'model-unasked': {
    what: () => 'I went on by myself, and VS Code would first have asked you whether I may use the model',
    next: 'Tell me to try again, and it will ask you.',
  },
  'model-none': {
    what: () => 'VS Code offers no model at the moment',
    next: 'Install or sign in to an extension that provides one, or set up an endpoint with “Vitae: Choose Model…”.',
  },
  'model-unreachable': {
    what: () => 'The model’s endpoint did not answer',
    next: 'Check that it runs, or choose another with “Vitae: Choose Model…”.',
  },
  'model-certificate': {
    what: () => 'This machine doesn’t trust the certificate of the model’s endpoint',
    next: 'Add its authority to the system’s certificates, or correct the base URL with “Vitae: Choose Model…”.',
  },
  'model-proxy': {
    what: () => 'The proxy on the way to the model asks for a sign-in',
    next: 'Check it in the settings, “Http: Proxy”, then tell me to try again.',
  },
  'model-stalled': {
    what: () => 'The model went silent before it was done',
    next: 'Tell me to try again, or choose another with “Vitae: Choose Model…”.',
  },
  'model-cut': {
    what: () => 'The connection to the model ended in the middle of its answer',
    next: 'Tell me to try again.',
  },
  'model-redirected': {
    what: () => 'The model’s endpoint redirects to another address, where I sent nothing',
    next: 'Correct the base URL with “Vitae: Choose Model…”.',
  },
  'model-too-long': {
    what: () => 'The model can’t take in as much as this needs, even shortened',
    next: 'Choose one with a larger context with “Vitae: Choose Model…”.',
  },
  'model-too-large': {
    what: () => 'The model’s endpoint takes no request of this size',
    next: 'Choose another with “Vitae: Choose Model…”.',
  },
  'model-busy': {
    what: ({ seconds = 0 }) =>
      Number(seconds) > 0
        ? `The provider asks to wait ${waitEn(Number(seconds))}`
        : 'The model is too busy at the moment',
    next: 'Tell me to try again later, or choose another with “Vitae: Choose Model…”.',
  },
  'model-quota': {
    what: () => 'The account at the model’s provider has nothing left to spend',
    next: 'Top it up, or choose another model with “Vitae: Choose Model…”.',
  },
  'model-server': {
    what: ({ seconds = 0 }) =>
      Number(seconds) > 0
        ? `The model’s endpoint has trouble of its own and asks to wait ${waitEn(Number(seconds))}`
        : 'The model’s endpoint has trouble of its own',
    next: 'Tell me to try again in a moment, or choose another with “Vitae: Choose Model…”.',
  },
  'model-unsupported': {
    what: () => 'The model’s endpoint doesn’t know something that has to be asked of it',
    next: 'Choose another with “Vitae: Choose Model…”; “Vitae: Test Model” shows what works.',
  },
  'model-refused': {
    what: () => 'The model declined',
    next: 'Say it in other words, or choose another with “Vitae: Choose Model…”.',
  },
  'model-empty': {
    what: () => 'The model answered without a word',
    next: 'Tell me to try again, or choose another with “Vitae: Choose Model…”.',
  },
  'model-length': {
    what: () => 'The model’s answer was cut off at its length limit',
    next: 'Choose one that may answer at greater length with “Vitae: Choose Model…”.',
  },
  'model-unusable': {
    what: () => 'The model answered in a form that can’t be used, twice',
    next: 'Choose another with “Vitae: Choose Model…”; “Vitae: Test Model” shows what works.',
  },
  'model-failed': {
    what: () => 'The model’s endpoint answered with an error',
    next: '“Vitae: Choose Model…” shows what is set up.',
  },
  'turn-deadline': {
    what: ({ seconds = 0 }) =>
      Number(seconds) > 0
        ? `The model took longer than the ${count(seconds)} seconds that a turn may take`
        : 'The model took longer than a turn may take',
    next: 'Tell me to try again, or allow more time in the settings: “Vitae: Turn Deadline”.',
  },
  'no-time': {
    what: () => 'There was no time left in this turn to ask the model',
    next: 'Allow more time in the settings, “Vitae: Turn Deadline”, then tell me to try again.',
  },
  'token-cap': {
    what: ({ tokens = 0 }) =>
      Number(tokens) > 0
        ? `This run used the ${count(tokens)} tokens that it may`
        : 'This run used the tokens that it may',
    next: 'Tell me to try again, or allow more in the settings: “Vitae › Model: Token Cap”.',
  },
  rejected: {
    what: () => 'The model gave nothing that could be used',
    next: 'Tell me to try again, or choose another with “Vitae: Choose Model…”.',
  },
};

const zh: Record<ModelTrouble, Told> = {
  'model-incomplete': {
    what: () => '模型还没有设置完整',
    next: '可以用“Vitae: 选择模型…”补全。',
  },
  'model-auth': {
    what: () => '模型接口没有接受 API 密钥',
    next: '可以用“Vitae: 设置 API 密钥…”重新设置。',
  },
  'model-forbidden': {
    what: () => '你的密钥或账号没有使用这个模型的权限',
    next: '请检查权限，或用“Vitae: 选择模型…”换一个模型。',
  },
  'model-missing': {
    what: () => '找不到设置中的模型',
    next: '可以用“Vitae: 选择模型…”从现有的模型里选一个。',
  },
  'model-unasked': {
    what: () => '这次是我自己接着做的，而使用这个模型要先由 VS Code 征求你的同意',
    next: '可以让我再试一次，那时 VS Code 会询问你。',
  },
  'model-none': {
    what: () => 'VS Code 目前没有可用的模型',
    next: '请安装或登录提供模型的扩展，或用“Vitae: 选择模型…”设置一个接口。',
  },
  'model-unreachable': {
    what: () => '模型接口没有响应',
    next: '请确认它在运行，或用“Vitae: 选择模型…”换一个。',
  },
  'model-certificate': {
    what: () => '这台机器不信任模型接口的证书',
    next: '请把签发机构加入系统证书，或用“Vitae: 选择模型…”改正接口地址。',
  },
  'model-proxy': {
    what: () => '通往模型的代理要求登录',
    next: '请检查设置“Http: Proxy”，然后让我再试一次。',
  },
  'model-stalled': {
    what: () => '模型还没写完就没了回应',
    next: '可以让我再试一次，或用“Vitae: 选择模型…”换一个。',
  },
  'model-cut': {
    what: () => '模型答到一半，连接断了',
    next: '可以让我再试一次。',
  },
  'model-redirected': {
    what: () => '模型接口要求转到另一个地址，我没有往那里发送内容',
    next: '请用“Vitae: 选择模型…”改正接口地址。',
  },
  'model-too-long': {
    what: () => '内容缩短之后仍然超出模型能读的长度',
    next: '请用“Vitae: 选择模型…”换一个上下文更大的模型。',
  },
  'model-too-large': {
    what: () => '模型接口不接受这么大的请求',
    next: '请用“Vitae: 选择模型…”换一个。',
  },
  'model-busy': {
    what: ({ seconds = 0 }) =>
      Number(seconds) > 0 ? `服务商要求等待 ${waitZh(Number(seconds))}` : '模型目前太忙',
    next: '可以过一会儿让我再试一次，或用“Vitae: 选择模型…”换一个。',
  },
  'model-quota': {
    what: () => '模型服务商那边的账号额度已经用完',
    next: '请充值，或用“Vitae: 选择模型…”换一个模型。',
  },
  'model-server': {
    what: ({ seconds = 0 }) =>
      Number(seconds) > 0
        ? `模型接口自身出了故障，要求等待 ${waitZh(Number(seconds))}`
        : '模型接口自身出了故障',
    next: '可以稍后让我再试一次，或用“Vitae: 选择模型…”换一个。',
  },
  'model-unsupported': {
    what: () => '模型接口不支持这里必需的功能',
    next: '请用“Vitae: 选择模型…”换一个；“Vitae: 测试模型”会显示哪些可用。',
  },
  'model-refused': {
    what: () => '模型拒绝了这个请求',
    next: '可以换个说法，或用“Vitae: 选择模型…”换一个模型。',
  },
  'model-empty': {
    what: () => '模型的回答是空的',
    next: '可以让我再试一次，或用“Vitae: 选择模型…”换一个。',
  },
  'model-length': {
    what: () => '模型的回答达到长度上限，被截断了',
    next: '请用“Vitae: 选择模型…”换一个能写得更长的模型。',
  },
  'model-unusable': {
    what: () => '模型两次的回答格式都无法使用',
    next: '请用“Vitae: 选择模型…”换一个；“Vitae: 测试模型”会显示哪些可用。',
  },
  'model-failed': {
    what: () => '模型接口返回了错误',
    next: '可以用“Vitae: 选择模型…”检查设置。',
  },
  'turn-deadline': {
    what: ({ seconds = 0 }) =>
      Number(seconds) > 0 ? `模型没能在一轮 ${count(seconds)} 秒的时限内写完` : '模型没能在一轮的时限内写完',
    next: '可以让我再试一次，或在设置“Vitae: Turn Deadline”中放宽时限。',
  },
  'no-time': {
    what: () => '这一轮已经没有时间再问模型',
    next: '请在设置“Vitae: Turn Deadline”中放宽时限，再让我试一次。',
  },
  'token-cap': {
    what: ({ tokens = 0 }) =>
      Number(tokens) > 0 ? `这次运行已用完 ${count(tokens)} 个 token 的上限` : '这次运行的 token 已达上限',
    next: '可以让我再试一次，或在设置“Vitae › Model: Token Cap”中调高上限。',
  },
  rejected: {
    what: () => '模型没有给出可用的内容',
    next: '可以让我再试一次，或用“Vitae: 选择模型…”换一个。',
  },
};

const TOLD: Record<Language, Record<ModelTrouble, Told>> = { en, zh };

/** Every reason that has words of its own. */
export const MODEL_TROUBLES = Object.keys(en) as ModelTrouble[];

/**
 * Why no model made something, in the thread's language: what happened, what the agent did instead (`instead`, such as
 * `so I wrote this one by rule`), and what the user can do. A reason of another version gets a general sentence.
 */
export function modelTrouble(
  language: Language,
  reason: string,
  instead: string,
  params: ErrorParams = {},
): string {
  const { what, next } = TOLD[language][isTrouble(reason) ? reason : 'model-failed'];
  return language === 'zh' ? `${what(params)}，${instead}。${next}` : `${what(params)}, ${instead}. ${next}`;
}

function isTrouble(reason: string): reason is ModelTrouble {
  return Object.hasOwn(en, reason);
}

function count(n: number | string): string {
  return Number(n).toLocaleString('en-US');
}

/** In seconds, from two minutes on also in whole minutes, never less than what was told. */
function waitEn(seconds: number): string {
  const told = seconds === 1 ? '1 second' : `${count(seconds)} seconds`;
  return seconds <= 120 ? told : `${told} (${count(Math.ceil(seconds / 60))} minutes)`;
}

function waitZh(seconds: number): string {
  const told = `${count(seconds)} 秒`;
  return seconds <= 120 ? told : `${told}（${count(Math.ceil(seconds / 60))} 分钟）`;
}
