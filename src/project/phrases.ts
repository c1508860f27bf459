import type { Finding, Language } from '../protocol/cards';
import type { ErrorParams } from '../protocol/errors';
import { modelTrouble } from '../steps/modelPhrases';
import { chinese } from '../text/chinesePhrases';
import type { Note } from './collect/facts';
import { reasonOf } from '../steps/reasonPhrases';

/** What `collect` found, as counts. `null`: there is none. */
export interface FoundCounts {
  /** File name of the README. */
  readme: string | null;
  manifests: number;
  /** Commits that were read; merges and bots are not counted. `null`: no git. */
  commits: number | null;
  /** The user's own; `null`: unknown whose. */
  mine: number | null;
  /** Names of the main languages. */
  languages: string[];
}

/** What the project agent says by rule, in one language. */
export interface ProjectPhrases {
  found(counts: FoundCounts): string;
  /** What was skipped or is off, one sentence or two. */
  note(note: Note): string;
  /** There is no README; said beside the notes. */
  noReadme: string;
  /** The question whose commits count; the candidates are offered as choices. */
  askIdentity(candidates: readonly { name: string; commits: number }[]): string;
  /** Label and detail of a candidate's choice, and of "none of these". */
  identityChoice(candidate: { name: string; email: string; commits: number }): {
    label: string;
    detail: string;
  };
  identityNone: string;
  identityTaken(name: string, commits: number): string;
  identityUnclear: string;
  identityUnknown: string;
  nothingFound(folder: string): string;
  /** With the approval card. */
  proposal(bullets: number): string;
  proposalUpdate(entry: string): string;
  /** The README is in the other language, and rules wrote. */
  untranslated: string;
  dropped(bullets: readonly { text: string; findings: readonly Finding[] }[]): string;
  nothingLeft: string;
  /**
   * A model is set up and gave nothing usable; `reason` is a code of ours, `rejected` when its text failed, or `no-time`
   * where it was not asked.
   */
  modelFailed(reason: string, params?: ErrorParams): string;
  /** The turn's time or tokens were used up before the model was done; what it had finished is used. */
  modelCut: string;
  /** A model was to read what the user typed, and could not; said before the answer to it. */
  readByRules(reason: string, params?: ErrorParams): string;
  /** The user typed a wish while the card waits, and there is no model. */
  cannotRework: string;
  /** The user typed something that is neither a decision nor a wish. */
  stillWaiting: string;
  reworking: string;
  /** Edited bullets that go beyond what the project shows, as they were saved. */
  ownWord(bullets: readonly string[]): string;
  stale: string;
  rejected: string;
  help: string;
  /** Choices offered after an answer. */
  choices: { extract: string; extractAgain: string; openResume: string };
}

const plural = (count: number, one: string, many = `${one}s`): string =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`;

const listEn = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1) ?? ''}`;

const en: ProjectPhrases = {
  found: ({ readme, manifests, commits, mine, languages }) => {
    const read = [
      ...(readme === null ? [] : [readme]),
      ...(manifests === 0 ? [] : [plural(manifests, 'manifest')]),
      ...(commits === null || commits === 0 ? [] : [plural(commits, 'commit')]),
    ];
    const own =
      mine === null || commits === null || commits === 0
        ? ''
        : mine === 0
          ? '; none of them are yours'
          : mine >= commits
            ? commits === 1
              ? '; it is yours'
              : '; all are yours'
            : `; ${mine.toLocaleString('en-US')} ${mine === 1 ? 'is' : 'are'} yours`;
    const code = languages.length === 0 ? '' : ` Mostly ${listEn(languages.slice(0, 3))}.`;
    return read.length === 0 ? `I looked at the source files.${code}` : `Read ${listEn(read)}${own}.${code}`;
  },
  note: ({ code, params }) => {
    const path = String(params.path ?? 'README');
    switch (code) {
      case 'readme-binary':
        return `${path} isn’t readable text, so I left it out.`;
      case 'readme-large':
        return `${path} is very long; I read its beginning.`;
      case 'readme-instruction':
        return `${path} holds text that gives orders to a reader or a tool (line ${String(params.line ?? '?')}). I left it out.`;
      case 'manifest-invalid':
        return `I couldn’t parse ${path}, so I left it out.`;
      case 'manifest-large':
        return `${path} is too large for a manifest, so I left it out.`;
      case 'git-missing':
        return 'I couldn’t find git on this machine, so dates and your share are left open.';
      case 'git-none':
        return 'There is no git history here, so I can’t tell when you worked on it or which part is yours.';
      case 'git-ownership':
        return 'Git refuses to read this repository because its folder belongs to another user. Dates and your share are left open.';
      case 'git-shallow':
        return 'This is a shallow clone with only part of the history, so I claim no dates and no share. `git fetch --unshallow` brings the rest.';
      case 'git-no-commits':
        return 'The repository has no commits yet, so dates and your share are left open.';
      case 'git-failed':
        return 'Git couldn’t read this history, so dates and your share are left open.';
      case 'git-cut':
        return 'Reading the git history took longer than a turn may take, so I stopped there and claim no dates and no share. To read all of it, allow more time in the settings, “Vitae: Turn Deadline”, and extract again.';
      case 'files-cut':
        return 'There was no time to look at all source files, so I go by those that I read.';
      case 'files-capped':
        return 'There are very many files here; I looked at part of them.';
      default:
        return code satisfies never;
    }
  },
  noReadme: 'There is no README, so I go by the manifests, the code and the commits.',
  askIdentity: (candidates) =>
    candidates.length === 0
      ? 'Whose commits should count? Tell me the name or e-mail address you commit with, or say “none”.'
      : candidates.length === 1
        ? `Are the commits by ${candidates[0]?.name ?? ''} yours? I only count what is yours.`
        : 'Which of these is you? I only count your own commits. If you used several names, list them.',
  identityChoice: ({ name, email, commits }) => ({
    label: name,
    detail: `${email === '' ? '' : `${email} · `}${plural(commits, 'commit')}`,
  }),
  identityNone: 'None of these',
  identityTaken: (name, commits) =>
    `Thanks. I’ll count the ${plural(commits, 'commit')} by ${name} as yours.`,
  identityUnclear: 'I couldn’t match that to anybody in the history. Pick one from the list, or say “none”.',
  identityUnknown: 'All right. I’ll describe the project and claim no share of it for you.',
  nothingFound: (folder) =>
    `I found nothing to extract in ${folder}: no README, no manifest, no source files and no commits. Open the project’s folder and try again.`,
  proposal: (bullets) =>
    `Here is the entry with ${plural(bullets, 'bullet')}. Each one shows where it comes from. Approve it, change it, or reject it.`,
  proposalUpdate: (entry) =>
    `Your resume already has ${entry}. Approving replaces that entry; until then nothing changes.`,
  untranslated:
    'Rules don’t translate free text, so this draft keeps to facts that need no translation. A model can carry over the rest: “Vitae: Choose Model…”.',
  dropped: (bullets) => {
    const lines = bullets.map(({ text: line, findings }) => {
      const first = findings[0];
      return `“${line}”${first ? ` – ${reasonOf(first, 'en')}` : ''}`;
    });
    return lines.length === 1
      ? `Left out one line: ${lines[0] ?? ''}.`
      : `Left out ${lines.length} lines:\n${lines.map((line) => `- ${line}`).join('\n')}`;
  },
  nothingLeft:
    'No line of the draft could be backed by the project, so I propose none. A README with a few concrete sentences helps most.',
  modelFailed: (reason, params) => modelTrouble('en', reason, 'so I wrote this one by rule', params),
  modelCut:
    'The turn’s time or its tokens were used up before the model was done, so I kept what it had finished. Tell me to try again, or allow more in the settings: “Vitae: Turn Deadline”, “Vitae › Model: Token Cap”.',
  readByRules: (reason, params) =>
    modelTrouble('en', reason, 'so I went by rules in reading your message', params),
  cannotRework:
    'Without a model I can’t rewrite freely. You can edit the text in the card, take single bullets out, or approve and reject it as it is.',
  stillWaiting: 'The entry still waits for you: approve, edit or reject it in the card.',
  reworking: 'I’ll write it again with that in mind.',
  ownWord: (bullets) =>
    `Saved as your own word, since the project doesn’t show all of it: ${bullets.map((text) => `“${text}”`).join(', ')}.`,
  stale:
    'The resume was changed meanwhile, so I didn’t write over it. Extract the project again to see the entry against the new text.',
  rejected: 'Rejected. Nothing was written.',
  help: 'I read this project – README, manifests and git history – and draft a resume entry from it, with the evidence for every line. Nothing is saved before you approve it.',
  choices: { extract: 'Extract this project', extractAgain: 'Extract again', openResume: 'Open resume' },
};

const zh: ProjectPhrases = {
  found: ({ readme, manifests, commits, mine, languages }) => {
    const read = [
      ...(readme === null ? [] : [readme]),
      ...(manifests === 0 ? [] : [`${manifests} 个清单文件`]),
      ...(commits === null || commits === 0 ? [] : [`${commits} 次提交`]),
    ];
    const own =
      mine === null || commits === null || commits === 0
        ? ''
        : mine === 0
          ? '，其中没有你的提交'
          : mine >= commits
            ? '，都是你提交的'
            : `，其中 ${mine} 次是你的`;
    const code = languages.length === 0 ? '' : `主要语言：${languages.slice(0, 3).join('、')}。`;
    const joined =
      read.length < 2 ? read.join('') : chinese`${read.slice(0, -1).join('、')}和${read.at(-1) ?? ''}`;
    return read.length === 0 ? `看过了源代码。${code}` : chinese`已读取${joined}${own}。${code}`;
  },
  note: ({ code, params }) => {
    const path = String(params.path ?? 'README');
    switch (code) {
      case 'readme-binary':
        return chinese`${path} 不是可读的文本，已跳过。`;
      case 'readme-large':
        return chinese`${path} 很长，只读了开头部分。`;
      case 'readme-instruction':
        return chinese`${path} 第 ${String(params.line ?? '?')} 行附近有对读者或工具下指令的文字，已略去。`;
      case 'manifest-invalid':
        return chinese`${path} 无法解析，已跳过。`;
      case 'manifest-large':
        return chinese`${path} 过大，不像清单文件，已跳过。`;
      case 'git-missing':
        return '这台机器上没有找到 git，起止时间和你的占比先空着。';
      case 'git-none':
        return '这里没有 git 历史，无法判断起止时间和哪些部分是你做的。';
      case 'git-ownership':
        return '这个文件夹属于其他用户，git 拒绝读取，起止时间和你的占比先空着。';
      case 'git-shallow':
        return '这是浅克隆，只有部分历史，所以不写起止时间和占比。运行 `git fetch --unshallow` 可以补全。';
      case 'git-no-commits':
        return '仓库里还没有提交，起止时间和你的占比先空着。';
      case 'git-failed':
        return 'git 无法读取这段历史，起止时间和你的占比先空着。';
      case 'git-cut':
        return '读取 git 历史超过了一轮的时限，我读到那里就停了，所以不写起止时间和占比。想读完整的话，请在设置“Vitae: Turn Deadline”中放宽时限，再重新提取。';
      case 'files-cut':
        return '时间不够看完所有源文件，以下只依据已经读过的部分。';
      case 'files-capped':
        return '文件非常多，只看了其中一部分。';
      default:
        return code satisfies never;
    }
  },
  noReadme: '没有 README，只能依据清单文件、代码和提交记录。',
  askIdentity: (candidates) =>
    candidates.length === 0
      ? '要统计谁的提交？请告诉我你提交时用的名字或邮箱，没有就回答“都不是”。'
      : candidates.length === 1
        ? chinese`${candidates[0]?.name ?? ''} 的提交是你的吗？我只统计你自己的提交。`
        : '这里面哪个是你？我只统计你自己的提交；如果用过几个名字，可以都列出来。',
  identityChoice: ({ name, email, commits }) => ({
    label: name,
    detail: `${email === '' ? '' : `${email} · `}${commits} 次提交`,
  }),
  identityNone: '都不是',
  identityTaken: (name, commits) => chinese`好的，${name} 的 ${commits} 次提交算作你的。`,
  identityUnclear: '提交记录里没有对得上的人。请从列表里选一个，或回答“都不是”。',
  identityUnknown: '好的。我只描述项目本身，不写你的占比。',
  nothingFound: (folder) =>
    chinese`在 ${folder} 里没有找到可提取的内容：没有 README、清单文件、源代码，也没有提交。请打开项目所在的文件夹再试。`,
  proposal: (bullets) => `草稿写好了，共 ${bullets} 条，每条都标了出处。你可以采纳、修改或放弃。`,
  proposalUpdate: (entry) => chinese`简历里已经有 ${entry}。采纳后会替换原来的条目，在此之前不会有任何改动。`,
  untranslated:
    '规则不翻译自由文本，这一版只用了无需翻译的事实。连接模型后可以写得更完整：“Vitae: 选择模型…”。',
  dropped: (bullets) => {
    const lines = bullets.map(({ text: line, findings }) => {
      const first = findings[0];
      return `“${line}”${first ? `（${reasonOf(first, 'zh')}）` : ''}`;
    });
    return lines.length === 1
      ? `去掉了一条：${lines[0] ?? ''}。`
      : `去掉了 ${lines.length} 条：\n${lines.map((line) => `- ${line}`).join('\n')}`;
  },
  nothingLeft: '草稿里没有一条能在项目中找到依据，所以这次不提交。README 里写上几句具体的说明最有帮助。',
  modelFailed: (reason, params) => modelTrouble('zh', reason, '这一版是按规则写的', params),
  modelCut:
    '模型还没写完，这一轮的时间或 token 就用完了，我保留了它已经写好的部分。可以让我再试一次，或在设置“Vitae: Turn Deadline”“Vitae › Model: Token Cap”中放宽限制。',
  readByRules: (reason, params) => modelTrouble('zh', reason, '你的消息是按规则理解的', params),
  cannotRework: '没有模型时我无法自由改写。你可以直接在卡片里修改、去掉某几条，或者原样采纳、放弃。',
  stillWaiting: '条目还在等你决定：请在卡片里采纳、修改或放弃。',
  reworking: '好的，我按这个意思重写一版。',
  ownWord: (bullets) =>
    `以下内容在项目中没有完整的依据，已作为你自己的说法保存：${bullets.map((text) => `“${text}”`).join('、')}。`,
  stale: '简历在这期间有改动，所以没有覆盖。请重新提取，对照新的内容再决定。',
  rejected: '已放弃，没有写入任何内容。',
  help: '我会读取这个项目的 README、清单文件和 git 历史，写成一段简历条目，每一条都附上出处。你采纳之前不会保存任何内容。',
  choices: { extract: '提取当前项目', extractAgain: '重新提取', openResume: '打开简历' },
};

/** What the project agent says, by language of the thread. */
export const phrases: Record<Language, ProjectPhrases> = { en, zh };
