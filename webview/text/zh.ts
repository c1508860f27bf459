import type { Text } from '../text';
import { clock } from './clock';

const number = (n: number): string => n.toLocaleString('zh-CN');
/** A number of tokens, 约 before one that is estimated. */
const about = (n: number, estimated: boolean): string => `${estimated ? '约' : ''} ${number(n)}`;

/** Simplified Chinese interface text. */
export const zh: Text = {
  conversation: '对话',
  you: '你',
  agent: 'Vitae',

  header: {
    label: '简历与模型',
    openResume: (name, language) =>
      language ? `打开简历“${name}”（${language === 'en' ? '英文' : '中文'}）` : `打开简历“${name}”`,
    noResume: '还没有简历',
    noResumeHint: '添加第一个条目时会自动创建简历。',
    language: { en: '英文', zh: '中文' },
    offline: '离线',
    chooseModel: '选择模型',
    offlineHint: '目前不使用模型，由规则完成工作。任何内容都不会离开这台电脑。',
    incomplete: '完成模型设置',
    incompleteHint: '缺少模型的基础 URL 或名称。设置完成之前由规则完成工作。',
    model: (name) => `模型：${name}。点击更换。`,
  },

  welcome: {
    title: '代码旁边，一份真实的简历',
    lead: 'Vitae 把项目整理成简历条目，每条要点都有据可查。',
    starts: '可以做什么',
    extract: '提取当前项目',
    extractDetail: (folder) =>
      folder === ''
        ? '根据 README、项目清单和 git 历史起草简历条目。'
        : `根据 ${folder} 的 README、项目清单和 git 历史起草简历条目。`,
    openResume: '打开简历',
    openResumeDetail: (name) => `在代码旁边查看和编辑“${name}”。`,
    privateOffline: '离线模式：草稿由规则撰写，任何内容都不会离开这台电脑。',
    privateModel: (name) => `从项目中找到的内容会发送给 ${name}，用来撰写草稿。`,
    blocked: {
      none: { text: '请先打开一个项目文件夹。', button: '打开文件夹' },
      untrusted: {
        text: '此工作区处于受限模式，因此不会读取其中的文件和 git 历史。',
        button: '管理信任',
      },
      virtual: {
        text: '这是虚拟工作区。请打开磁盘上的文件夹，才能读取文件和 git 历史。',
        button: '打开文件夹',
      },
    },
  },

  suggest: {
    unclear: '没能确定你想做什么。可以换个说法，或者从这里开始：',
    offTopic: '这件事 Vitae 帮不上忙。它可以做的是：',
    notYet: 'Vitae 目前还做不到这一点。现在可以做的是：',
  },

  composer: {
    label: '发给 Vitae 的消息',
    placeholder: {
      start: '让 Vitae 提取当前项目',
      idle: '输入消息',
      running: '输入下一条消息',
      waiting: '说明想改什么，或直接在卡片上操作',
    },
    send: '发送 (Enter)',
    stop: '停止',
    stopping: '正在停止…',
    block: {
      connecting: '正在连接…',
      running: '请等本次运行结束，或先停止运行再发送。',
      elsewhere: '等另一个窗口完成后即可发送，你输入的内容会留在这里。',
      finishing: '另一个窗口处理完后即可发送，请稍候。',
      sending: '正在发送…',
      empty: '请先输入消息',
      tooLong: '消息太长，请缩短后再发送。',
    },
    count: (used, max) => `${number(used)} / ${number(max)} 个字符`,
  },

  run: {
    working: '正在处理…',
    steps: {
      understand: '正在阅读你的消息…',
      identify: '正在确认哪些提交是你的…',
      collect: '正在收集依据…',
      draft: '正在撰写草稿…',
      check: '正在对照依据核查草稿…',
      approve: '正在准备供你审阅的条目…',
      revise: '正在阅读你对条目的意见…',
      save: '正在保存到简历…',
    },
    progress: {
      'reading-files': '正在浏览文件夹…',
      'reading-readme': '正在读取 README…',
      'reading-manifests': '正在读取项目清单…',
      'reading-languages': '正在统计源代码…',
      'reading-git': (params) =>
        'commits' in params
          ? `正在读取 git 历史：${number(Number(params['commits']))} 个提交…`
          : '正在读取 git 历史…',
      'model-waiting': ({ seconds = 0 }) =>
        Number(seconds) > 0 ? `模型正忙，${Number(seconds)}\u00a0秒后重试…` : '',
    },
    draft: '草稿',
    stopped: '已停止',
    stoppedNote: '你停止了本次运行。发送消息即可继续。',
    elsewhere: '这个对话正在另一个窗口中运行，进展会显示在这里。',
    elsewhereOn: (host) => `这个对话正在 ${host} 上的另一个窗口中运行，进展会显示在这里。`,
    finishing: '另一个窗口还在处理这个对话…',
    silent: '那边已有两分钟没有动静。接管后，那边会停止，由这里继续。',
    takeOver: '接管',
    failed: '本次运行失败',
    newMessages: '新消息',
    waiting: (name) => `条目“${name}”等待你的确认。`,
    byRules: '由规则撰写',
    byRulesHint: '这里没能使用模型，因此由规则撰写。',
    tryModel: '用模型再试一次',
    tryModelWish: '用模型再试一次',
  },

  usage: {
    tokens: (input, output, estimated) =>
      `输入${about(input, estimated)} token，输出${about(output, estimated)}`,
    soFar: (tokens) => `约 ${number(tokens)} token`,
    time: (ms) => {
      const { minutes, seconds } = clock(ms);
      return minutes > 0 ? `${number(minutes)}\u00a0分 ${seconds}\u00a0秒` : `${seconds}\u00a0秒`;
    },
    and: '、',
    cap: (tokens) => `已达 ${number(tokens)} token 的上限`,
    hint: '模型在这一轮中的用量。',
    estimated: '接口没有返回 token 数，这里是估算值。',
    capHint: '上限在设置“Vitae › Model: Token Cap”中调整。',
  },

  proposal: {
    label: (name) => `简历条目：${name}`,
    adds: '新的简历条目',
    updates: '更新简历中已有的条目',
    present: '至今',
    range: (from, to) => `${from} – ${to}`,
    keywords: '关键词',
    roles: '角色',
    bullets: '要点',
    keep: (text) => `保留：${text}`,
    edit: (what) => `编辑：${what}`,
    editName: '编辑名称',
    editDescription: '编辑描述',
    noDescription: '没有描述',
    edited: '已编辑',
    save: '保存',
    cancel: '取消',
    editHint: 'Enter 保存，Esc 取消，Shift+Enter 换行。',
    sources: (n) => `${number(n)} 条依据`,
    noSources: '没有依据',
    ownWords: '你自己写的，沿用简历中的内容',
    leftOut: (n) => `未采用（${number(n)}）`,
    leftOutHint: '以下草稿超出了依据所能证明的内容，因此没有采用。',
    approve: '添加到简历',
    approveUpdate: '更新简历',
    reject: '放弃',
    keepOne: '至少保留一条要点才能添加。',
    sending: '正在发送你的答复…',
    approved: '已采纳',
    rejected: '已放弃',
    changed: '你要求修改',
    superseded: '已由新的草稿取代',
    elsewhere: '等另一个窗口完成后，就可以在这里答复。',
    ended: '已不再等待确认',
  },

  evidence: {
    kind: {
      title: '标题',
      description: '描述',
      feature: '功能',
      number: '数字',
      dependency: '依赖',
      manifest: '清单',
      language: '语言',
      infrastructure: '基础设施',
      authorship: '你的贡献',
      period: '时间段',
      change: '改动',
      release: '发布',
      statement: '你的陈述',
    },
    open: (place) => `打开 ${place}`,
    commit: (hash) => `提交 ${hash}`,
    history: 'git 历史',
    user: '你自己的话',
  },

  findings: {
    'number-not-in-evidence': (value) => `依据中没有数字 ${value}。`,
    'number-of-something-else': (value) => `“${value}”里的数字，依据中说的是另一件事。`,
    'technology-not-in-evidence': (value) => `依据中没有提到 ${value}。`,
    'name-not-in-evidence': (value) => `依据中没有提到 ${value}。`,
    'title-not-in-evidence': (value) => `依据中没有“${value}”这个职位。`,
    'employer-not-in-evidence': (value) => `依据中没有“${value}”这一说。`,
    'degree-not-in-evidence': (value) => `依据中没有“${value}”这个学历。`,
    'award-not-in-evidence': (value) => `依据中没有提到“${value}”。`,
    'scope-not-in-evidence': (value) => `“${value}”比依据所说的范围更大。`,
    'lack-not-in-evidence': (value) => `依据中没有提到“${value}”。`,
    'denied-in-evidence': (value) => `依据中否认了“${value}”。`,
    'planned-in-evidence': (value) => `依据中“${value}”还只是计划或尚未完成。`,
    'from-another-entry': (value) => `“${value}”属于另一段经历。`,
    'from-an-instruction': (value) => `“${value}”出自一段对读者发号施令的文字。`,
    'date-not-in-evidence': (value) => `依据中没有日期 ${value}。`,
    'verb-beyond-authorship': (value) => `“${value}”超出了你的提交占比所能说明的。`,
    'verb-beyond-evidence': (value) => `“${value}”说得比依据更重。`,
    'evidence-missing': '项目中找不到依据。',
    'evidence-unknown': '引用的依据不存在。',
    placeholder: '留有没有填上的空。',
    'hidden-characters': '含有不可见字符。',
    'look-alike-characters': (value) => `“${value}”里混入了其他字母表的字母。`,
    link: '含有链接。',
    instruction: '是在对读者或工具说话，而不是陈述事实。',
  },
  otherFinding: '这句话超出了依据所能证明的内容。',

  saved: {
    saved: (resume) => `已保存到“${resume}”`,
    already: (resume) => `“${resume}”中已有此条目`,
    firstSave: '简历仅保存在这台电脑上，不在任何项目文件夹中。',
    open: '打开',
    move: '移动…',
  },

  error: { retry: '重试' },
};
