import type { Rule } from '../rule';
import { bulletFormRules } from './bulletForm';
import { bulletMarkRules } from './bulletMarks';
import { scriptRules } from './chineseScript';
import { completenessRules } from './completeness';
import { contactRules } from './contacts';
import { dashRules } from './dashes';
import { dateFormatRules } from './dateFormat';
import { figureRules } from './figures';
import { hanSpacingRules } from './hanSpacing';
import { languageRules } from './languageMix';
import { nameRules } from './nameSpelling';
import { periodRules } from './periods';
import { widthRules } from './punctuationWidth';
import { privacyRules } from './privateData';
import { quoteRules } from './quotes';
import { spaceRules } from './spaces';
import { variantRules } from './spellingVariant';
import { tenseRules } from './tense';
import { unitRules } from './unitForm';
import { voiceRules } from './voice';

const consistencyRules: Rule[] = [
  ...dateFormatRules,
  ...periodRules,
  ...languageRules,
  ...tenseRules,
  ...bulletFormRules,
  ...bulletMarkRules,
  ...hanSpacingRules,
  ...widthRules,
  ...spaceRules,
  ...nameRules,
  ...variantRules,
  ...figureRules,
  ...unitRules,
  ...quoteRules,
  ...dashRules,
  ...voiceRules,
  ...scriptRules,
];

const wholeRules: Rule[] = [...contactRules, ...completenessRules, ...privacyRules];

/** Rules over the whole document: is it written in one way, is anything missing, is anything private. */
export const documentRules: Rule[] = [
  ...consistencyRules.map((rule): Rule => ({
    ...rule,
    // Where nothing is written, nothing is consistent.
    judge: (context) => (context.bullets.length + context.entries.length === 0 ? null : rule.judge(context)),
  })),
  // Bullets alone lack nothing.
  ...wholeRules.map((rule): Rule => ({
    ...rule,
    judge: (context) => (context.whole ? rule.judge(context) : null),
  })),
];
