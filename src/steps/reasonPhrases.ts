import type { GateRule } from '../judging/gate/claim';
import type { Finding, Language } from '../protocol/cards';
import { chinese } from '../text/chinesePhrases';

/** Rules by which a bullet is left out: the fact gate's, and those of what it cites. */
export type CheckRule = GateRule | 'evidence-missing' | 'evidence-unknown';

type Reasons = Record<CheckRule, (said: string) => string>;

const REASONS: Record<Language, Reasons> = {
  en: {
    'number-not-in-evidence': (said) => `“${said}” isn’t in its evidence`,
    'number-of-something-else': (said) => `its evidence says the number in “${said}” of something else`,
    'technology-not-in-evidence': (said) => `${said} isn’t in its evidence`,
    'name-not-in-evidence': (said) => `${said} isn’t in its evidence`,
    'date-not-in-evidence': (said) => `the date “${said}” isn’t in its evidence`,
    'title-not-in-evidence': (said) => `its evidence gives no title “${said}”`,
    'employer-not-in-evidence': (said) => `its evidence doesn’t say “${said}”`,
    'degree-not-in-evidence': (said) => `its evidence gives no degree “${said}”`,
    'award-not-in-evidence': (said) => `its evidence doesn’t tell of “${said}”`,
    'verb-beyond-evidence': (said) => `“${said}” claims more than its evidence does`,
    'verb-beyond-authorship': (said) => `“${said}” claims more than your share of the commits shows`,
    'scope-not-in-evidence': (said) => `“${said}” is larger than its evidence says`,
    'lack-not-in-evidence': (said) => `its evidence doesn’t tell of “${said}”`,
    'denied-in-evidence': (said) => `its evidence denies “${said}”`,
    'planned-in-evidence': (said) => `“${said}” is only planned or unfinished in its evidence`,
    'from-another-entry': (said) => `“${said}” belongs to another entry`,
    'from-an-instruction': (said) => `“${said}” comes from a text that gives orders to its reader`,
    'evidence-missing': () => 'nothing in the project backs it',
    'evidence-unknown': () => 'it points at evidence that doesn’t exist',
    placeholder: () => 'it has a gap that was never filled',
    'hidden-characters': () => 'it contains invisible characters',
    'look-alike-characters': (said) => `“${said}” contains letters of another alphabet`,
    link: () => 'it contains a link',
    instruction: () => 'it speaks to the reader or to a tool instead of stating a fact',
  },
  zh: {
    'number-not-in-evidence': (said) => `依据里没有“${said}”`,
    'number-of-something-else': (said) => `“${said}”里的数字，依据里说的是另一件事`,
    'technology-not-in-evidence': (said) => chinese`依据里没有 ${said}`,
    'name-not-in-evidence': (said) => chinese`依据里没有 ${said}`,
    'date-not-in-evidence': (said) => `依据里没有“${said}”这个时间`,
    'title-not-in-evidence': (said) => `依据里没有“${said}”这个职位`,
    'employer-not-in-evidence': (said) => `依据里没有“${said}”这一说`,
    'degree-not-in-evidence': (said) => `依据里没有“${said}”这个学历`,
    'award-not-in-evidence': (said) => `依据里没有提到“${said}”`,
    'verb-beyond-evidence': (said) => `“${said}”说得比依据更重`,
    'verb-beyond-authorship': (said) => `“${said}”超出了你的提交占比`,
    'scope-not-in-evidence': (said) => `“${said}”比依据所说的范围更大`,
    'lack-not-in-evidence': (said) => `依据里没有提到“${said}”`,
    'denied-in-evidence': (said) => `依据里否认了“${said}”`,
    'planned-in-evidence': (said) => `依据里“${said}”还只是计划或尚未完成`,
    'from-another-entry': (said) => `“${said}”属于另一段经历`,
    'from-an-instruction': (said) => `“${said}”出自一段对读者发号施令的文字`,
    'evidence-missing': () => '项目里找不到依据',
    'evidence-unknown': () => '引用的依据不存在',
    placeholder: () => '留有没填的空',
    'hidden-characters': () => '含有不可见字符',
    'look-alike-characters': (said) => `“${said}”里混入了其他字母表的字母`,
    link: () => '含有链接',
    instruction: () => '是在对读者或工具说话，不是事实',
  },
};

/** The rules that a finding of the check may name. */
export const CHECK_RULES = Object.keys(REASONS.en) as CheckRule[];

/** Why a bullet was left out, as part of a sentence. A rule of another version gets a general reason. */
export function reasonOf({ rule, params }: Finding, language: Language): string {
  const reasons: Partial<Record<string, (said: string) => string>> = REASONS[language];
  const reason = Object.hasOwn(reasons, rule) ? reasons[rule] : undefined;
  if (reason) return reason(String(params.text ?? ''));
  return language === 'zh' ? '没有通过核对' : 'it didn’t pass the check';
}
