/** Levels of education, in rising order. */
export type Degree = 'associate' | 'bachelor' | 'master' | 'phd';

/** A degree that a text names. */
export interface DegreeMention {
  degree: Degree;
  match: RegExpExecArray;
}

/** Words for a level, and its abbreviations: these are told from words by their case (ms, bed, ba dum, LLM). */
interface Level {
  degree: Degree;
  words: RegExp;
  short: RegExp;
}

/** Products that begin like a degree: "MS SQL", "MS Office". */
const NO_PRODUCT =
  '(?! (?:SQL|Office|Teams|Word|Excel|Access|Project|Windows|Azure|Dynamics|Visio|Build|Graph))';

const LEVELS: readonly Level[] = [
  {
    degree: 'phd',
    words: /\bPh\.?\s?D\.?(?![a-z])|\bdoctora(?:te|l)(?! thesis)\b|\bDoctor of\b|博士(?!后|论文|生导师)/i,
    short: /\bD\.?Phil\b/,
  },
  {
    degree: 'master',
    words:
      /\b(?:master['’]?s?(?= (?:degree|of|in)\b)|master['’]s(?! thesis)|m\.?sc\.?(?![a-z])|mba(?![a-z]))|\bpostgraduate degree|硕士(?!论文|生导师)|研究生(?!院)/i,
    short: new RegExp(
      `\\b(?:M\\.?Eng\\.?|M\\.?Tech\\.?|M\\.?Phil\\.?|M\\.?Ed\\.?|LL\\.M\\.?|LLM(?= degree\\b| in (?:\\w+ )?[Ll]aw\\b)|M\\.?A\\.?(?= in\\b| degree|,| \\p{Lu})|M\\.?S\\.?(?= in\\b| degree| \\p{Lu})${NO_PRODUCT})(?![A-Za-z])`,
      'u',
    ),
  },
  {
    degree: 'bachelor',
    words:
      /\b(?:bachelor['’]?s?(?! thesis)|b\.?sc\.?(?![a-z])|undergraduate degree|honou?rs degree)(?![a-z])|本科(?!论文|生导师)|学士/i,
    short:
      /\b(?:B\.?Eng\.?|B\.?Tech\.?|LL\.?B\.?|B\.?Ed\.?|BBA|B\.?A\.?(?= in\b| degree|,|\(| \p{Lu})|B\.?S\.?(?= in\b| degree|,|\(| \p{Lu}))(?![A-Za-z])/u,
  },
  {
    degree: 'associate',
    words:
      /\b(?:associate['’]?s? degree|associate (?:degree )?(?:of|in)|foundation degree|higher national (?:diploma|certificate)|(?<!graduate |postgraduate |high[- ]school )diploma|vocational (?:degree|college|diploma))(?![a-z])|大专|专科|高职|专升本前/i,
    short: /\b(?:HN[DC]|A\.?A\.?S?\.?(?= in\b| degree))(?![A-Za-z])/,
  },
];

/** The degrees that a text names, each level once, the highest first. */
export function degreesIn(text: string): DegreeMention[] {
  return LEVELS.flatMap(({ degree, words, short }) => {
    const match = words.exec(text) ?? short.exec(text);
    return match ? [{ degree, match }] : [];
  });
}

/** Degrees in rising order. */
export const DEGREES: readonly Degree[] = ['associate', 'bachelor', 'master', 'phd'];

const EVERYWHERE = LEVELS.map(({ degree, words, short }) => ({
  degree,
  patterns: [words, short].map((pattern) => new RegExp(pattern.source, `${pattern.flags}g`)),
}));

/** Every mention of a degree, with its span, in order. */
export function findDegrees(text: string): { degree: Degree; span: [number, number] }[] {
  return EVERYWHERE.flatMap(({ degree, patterns }) =>
    patterns.flatMap((pattern) =>
      [...text.matchAll(pattern)].map((match): { degree: Degree; span: [number, number] } => ({
        degree,
        span: [match.index, match.index + match[0].length],
      })),
    ),
  ).sort((a, b) => a.span[0] - b.span[0]);
}
