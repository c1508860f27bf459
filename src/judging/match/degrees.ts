export type Degree = 'associate' | 'bachelor' | 'master' | 'phd';

/** From the lowest to the highest. */
export const DEGREES: readonly Degree[] = ['associate', 'bachelor', 'master', 'phd'];

const PATTERNS: readonly [Degree, RegExp][] = [
  ['phd', /\b(?:ph\.? ?d\.?|doctorate|doctoral degree|dphil)(?![\w])|博士(?!后)/gi],
  [
    'master',
    /\b[Mm]aster(?:['’]?s?['’]?)? [Dd]egree\b|\b[Mm]aster['’]s\b|\b[Mm]asters? (?:in|of) (?:[Ss]cience|[Ee]ngineering|[Aa]rts|[Cc]omputer|[Ss]oftware|[Dd]ata)\b|\bM\.?Sc\.?(?![\w])|\bM\.?Eng\b|\bM\.S\.(?=\s)|\bMS(?= (?:degree|in\b)|\/Ph)|\b(?:[Pp]ostgraduate|[Gg]raduate|[Aa]dvanced) degree\b|硕士|研究生/g,
  ],
  [
    'bachelor',
    /\bbachelor(?:['’]?s?['’]?)?(?: degree)?\b|\bB\.?Sc\.?(?![\w])|\bB\.?Eng\b|\bB\.?Tech\b|\bB\.[SA]\.(?=[\s/,)])|\b(?:BS|BA)(?=\/(?:MS|BS|BA|MA)| degree| in\b| or\b|\s?\()|本科(?!目)|学士/gi,
  ],
  [
    'associate',
    /\bassociate(?:['’]?s?['’]?)? degree\b|\bassociate['’]s\b|\bHND\b|\bfoundation degree\b|大专|专科/gi,
  ],
];
/** What makes 硕士 a word about people, 研究生 one about a place of study. */
const NO_DEGREE_AFTER = /^(?:导师|团队|同事|同学们|云集|成员|占比|占|生导师|后流动站|点)/;
const NO_DEGREE_BEFORE =
  /(?:(?:团队|成员|同事|创始人|多为|来自|都是)[^，。；,;]{0,6}|(?:\d|years?|one|two|three|four) with an? |scrum |web|our team[^.]{0,30}|founded by[^.]{0,30}|colleagues[^.]{0,20})$/i;
/** The degree may be replaced by experience. */
export const OR_EXPERIENCE =
  /\bor,?\s+(?:an?\s|the\s|some\s|any\s)?(?:[\w+'’]+[- ]){0,4}?(?:experience|self[- ]taught|taught yourself|learned (?:it|on|by)|training|apprenticeship|bootcamps?|portfolio|track record|know-how|proof|background)\b|或(?:者)?(?:有|具备)?(?:同等|相当|等同|同级|等效)[^，。；]{0,8}(?:经验|能力|水平|经历)/i;
/** A degree of no level is a first one. */
const PLAIN =
  /\b(?:undergraduate|university|college|honou?rs|first|4-year|four-year|STEM|computer science|engineering|technical|relevant|CS)(?: \w+){0,2} degree\b|\bdegree (?:in|from|level)\b|\b(?:a|an|have|hold|holding|finished|completed) (?:relevant |good |related |finished |completed )?degree\b|\bdegree[- ]educated\b|\b(?:university|college) graduates?\b/gi;

interface DegreeMention {
  degree: Degree;
  span: [number, number];
}

/** Degrees that a text names, with their spans. */
export function findDegrees(text: string): DegreeMention[] {
  const named = PATTERNS.flatMap(([degree, pattern]) => mentions(text, degree, pattern));
  const plain = mentions(text, 'bachelor', PLAIN).filter(({ span }) =>
    named.every((one) => one.span[0] > span[1]),
  );
  return [...named, ...plain].sort((a, b) => a.span[0] - b.span[0]);
}

function mentions(text: string, degree: Degree, pattern: RegExp): DegreeMention[] {
  return [...text.matchAll(pattern)].flatMap((match) => {
    const end = match.index + match[0].length;
    if (NO_DEGREE_AFTER.test(text.slice(end, end + 6))) return [];
    if (NO_DEGREE_BEFORE.test(text.slice(Math.max(0, match.index - 40), match.index))) return [];
    return [{ degree, span: [match.index, end] }];
  });
}
