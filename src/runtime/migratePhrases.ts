import type { Language } from '../protocol/cards';

/** What a run says by rule when a thread comes from an earlier version of its graph. */
export interface MigratePhrases {
  /** The question that was answered is asked again. */
  askedAgain: string;
}

/** By the thread's language. */
export const migratePhrases: Record<Language, MigratePhrases> = {
  en: {
    askedAgain:
      'Vitae was updated after it had asked you this, so your answer was not acted on. Here it is again, with the changes you made: please decide once more.',
  },
  zh: {
    askedAgain:
      'Vitae 在等你回答期间更新了，所以刚才的回答没有生效。内容重新列在下面，你改过的地方都还在，请再确认一次。',
  },
};
