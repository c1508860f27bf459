import { matchesOf } from '../../text/matches';
import { findDegrees } from '../../text/degrees';
import type { Degree } from '../../text/degrees';

/** What ads write of degrees besides: slashed abbreviations, and degrees above a first one. */
const OF_ADS: readonly [Degree, RegExp][] = [
  ['master', /\b(?:[Gg]raduate|[Aa]dvanced) degree\b|\bMS(?=\/Ph)/g],
  ['bachelor', /\b(?:BS|BA)(?=\/(?:MS|BS|BA|MA)| or\b|\s?\()|\bB\.[SA]\.(?=[\s/,)])/g],
  ['associate', /\b[Aa]ssociate['’]s\b/g],
];
/** What makes 硕士 a word about people, 研究生 one about a place of study. */
const NO_DEGREE_AFTER = /^(?:导师|团队|同事|同学们|云集|成员|占比|占|生导师|后流动站|点)/;
const NO_DEGREE_BEFORE =
  /(?:(?:团队|成员|同事|创始人|多为|来自|都是)[^，。；,;]{0,6}|(?:\d|years?|one|two|three|four) with an? |scrum |web|our team[^.]{0,30}|founded by[^.]{0,30}|colleagues[^.]{0,20})$/i;
/** The degree may be replaced by experience. */
export const OR_EXPERIENCE =
  /\bor,?\s+(?:an?\s|the\s|some\s|any\s)?(?:[\w+'’]+[- ]){0,4}?(?:experience|self[- ]taught|taught yourself|learned (?:it|on|by)|training|apprenticeship|bootcamps?|portfolio|track record|know-how|proof|background)\b|或(?:者)?(?:有|具备)?(?:同等|相当|等同|同级|等效)[^，。；]{0,8}(?:经验|能力|水平|经历)|可(?:以)?(?:适当|酌情)?(?:放宽|放低|不限|商量|破格)|学历(?:不是|并非|非)(?:硬性|必须)/i;
/** A degree of no level is a first one. */
const PLAIN =
  /\b(?:undergraduate|university|college|honou?rs|first|4-year|four-year|STEM|computer science|engineering|technical|relevant|CS)(?: \w+){0,2} degree\b|\bdegree (?:in|from|level)\b|\b(?:a|an|have|hold|holding|finished|completed) (?:relevant |good |related |finished |completed )?degree\b|\bdegree[- ]educated\b|\b(?:university|college) graduates?\b/gi;

interface DegreeMention {
  degree: Degree;
  span: [number, number];
}

/** Degrees that an ad or a resume names, with their spans, without those of colleagues and founders. */
export function degreesAsked(text: string): DegreeMention[] {
  const named = [
    ...findDegrees(text).filter(({ span }) => isOfReader(text, span)),
    ...OF_ADS.flatMap(([degree, pattern]) => mentions(text, degree, pattern)),
  ];
  const plain = mentions(text, 'bachelor', PLAIN).filter(({ span }) =>
    named.every((one) => one.span[0] > span[1]),
  );
  return [...named, ...plain].sort((a, b) => a.span[0] - b.span[0]);
}

function mentions(text: string, degree: Degree, pattern: RegExp): DegreeMention[] {
  return matchesOf(pattern, text)
    .map((match): DegreeMention => ({ degree, span: [match.index, match.index + match[0].length] }))
    .filter(({ span }) => isOfReader(text, span));
}

function isOfReader(text: string, [start, end]: [number, number]): boolean {
  return (
    !NO_DEGREE_AFTER.test(text.slice(end, end + 6)) &&
    !NO_DEGREE_BEFORE.test(text.slice(Math.max(0, start - 40), start))
  );
}
