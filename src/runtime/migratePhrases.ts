import type { Language } from '../protocol/cards';

/** What a run says by rule when a thread comes from an earlier version of its graph, or from another thread. */
export interface MigratePhrases {
  /** The question that was answered is asked again. */
  askedAgain: string;
  /** What a thread that starts over begins with. */
  carried: Record<Carried, string>;
  /** Said behind that where the earlier thread was too large to be carried over as a whole. */
  carriedPart: string;
}

/**
 * `card`: the state, and a proposal that is shown again. `state`: the state, and nothing waits. `transcript`: only what
 * was said. `nothing`: there was nothing.
 */
export type Carried = 'card' | 'state' | 'transcript' | 'nothing';

/** By the thread's language. */
export const migratePhrases: Record<Language, MigratePhrases> = {
  en: {
    askedAgain:
      'Vitae was updated after it had asked you this, so your answer was not acted on. Here it is again, with the changes you made: please decide once more.',
    carried: {
      card: 'This goes on from the earlier chat, which stays in the history. Here is the entry that was open there, with the changes you made; nothing of it has been approved yet: please decide.',
      state:
        'This goes on from the earlier chat, which stays in the history. What was said and found there came along; nothing is waiting for you. Tell me what to do next.',
      transcript:
        'This goes on from the earlier chat, which stays in the history. Only what was said came along: drafts and facts come from a version that can’t be read any more. Extract the project again to go on.',
      nothing: 'There was nothing in the earlier chat that could come along. Tell me what to do.',
    },
    carriedPart: 'It had grown very large, so older evidence and messages stay there.',
  },
  zh: {
    askedAgain:
      'Vitae 在等你回答期间更新了，所以刚才的回答没有生效。内容重新列在下面，你改过的地方都还在，请再确认一次。',
    carried: {
      card: '这里接着之前的对话，原来的对话仍在历史记录里。下面是当时还没定下来的条目，你改过的地方都还在；目前还没有采纳任何内容，请你决定。',
      state:
        '这里接着之前的对话，原来的对话仍在历史记录里。说过的话和找到的事实都带过来了，现在没有等你决定的内容。告诉我接下来做什么吧。',
      transcript:
        '这里接着之前的对话，原来的对话仍在历史记录里。只带来了说过的话：草稿和事实来自现在已无法读取的版本。要继续的话，请重新提取项目。',
      nothing: '之前的对话里没有可以带过来的内容。告诉我要做什么吧。',
    },
    carriedPart: '之前的对话很大，较早的依据和消息没有带过来，可以在原来的对话里查看。',
  },
};
