import type { Detector, Objection } from './claim';
import { matchesOf } from '../../text/matches';

/** Places, prizes, the best N, numbered things and numbered measures: a rank is a number like any other. */
export const checkRanks: Detector = (claim, facts) => {
  const claimed = ranksIn(claim.text);
  if (claimed.length === 0) return [];
  const stated = ranksIn(facts.text);
  return claimed.flatMap(({ kind, rank, span }): Objection[] => {
    const alike = stated.filter((other) => other.kind === kind);
    if (alike.some((other) => other.rank === rank)) return [];
    // A number that only tells things apart clashes with another one of the same thing, or says nothing new.
    if (kind !== 'place' && alike.length === 0) return [];
    return [{ rule: kind === 'place' ? 'award-not-in-evidence' : 'number-not-in-evidence', span }];
  });
};

interface Rank {
  /** `place`: a standing among others; else what is numbered: `day`, `版`, `f`. */
  kind: string;
  rank: number;
  span: [number, number];
}

const ORDINALS: Record<string, number> = {
  first: 1, second: 2, third: 3, fourth: 4, fifth: 5, sixth: 6, seventh: 7, eighth: 8, ninth: 9, tenth: 10,
  one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10,
  gold: 1, silver: 2, bronze: 3, winner: 1, champion: 1, 'runner-up': 2, won: 1,
  一: 1, 二: 2, 三: 3, 四: 4, 五: 5, 六: 6, 七: 7, 八: 8, 九: 9, 十: 10, 冠军: 1, 亚军: 2, 季军: 3, 金: 1, 银: 2, 铜: 3,
}; // prettier-ignore

const WORD = '(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|\\d+(?:st|nd|rd|th))';
/** Standings; the first group that matched holds the rank. */
const PLACE = new RegExp(
  [
    `\\b(${WORD})[- ](?:place|prize|rank)`,
    `\\b(?:placed|ranked|rank|finished|came|took|ranking)(?: in)? (${WORD})\\b`,
    `\\b(\\d+(?:st|nd|rd|th)) (?:of|in|out of|among) (?!January|February|March|April|May|June|July|August|September|October|November|December|\\d{4})`,
    `\\b(?:got|won|were|was|made it) (${WORD})(?= (?:in|at|of|out|among|overall)\\b|[.,;]|$)`,
    '\\b(gold|silver|bronze)[- ](?:medal|award|prize)',
    '\\b(runner-up|champion)\\b',
    '第\\s?([一二三四五六七八九十\\d]+)\\s?名',
    '(?:排名|排在?|排到|名次|年级|全班|班级|全校|全省|全国|专业|绩点|位列|位居|名列|列|获得?|拿了?|拿到|得了?)(?:是|为|：)?\\s?第\\s?([一二三四五六七八九十\\d]+)(?![次个版期届轮章条步天年季代方类]|\\d)',
    '([一二三四五])等奖',
    '(冠军|亚军|季军)',
    '([金银铜])(?:奖|牌)',
  ].join('|'),
  'gi',
);
/** The best N of all. */
const TOP = /前\s?([一二三四五六七八九十]{1,2}|\d{1,3})(?=$|[，。,;；强名位]|之?内)(?![%％])/g;
const NUMBERED =
  /\b(day|week|phase|stage|round|sprint|tier|level|step|grade|year|version|release|chapter|priority)\s(one|two|three|four|five|six|seven|eight|nine|ten|\d{1,3})\b(?![.,:]\d|\s?[%-])/gi;
const NUMBERED_ORDINAL = new RegExp(
  `\\b(${WORD}) (day|week|phase|stage|round|sprint|version|release|edition|year|generation|attempt|quarter)\\b`,
  'gi',
);
const NUMBERED_ZH = /第\s?([一二三四五六七八九十\d]{1,3})\s?([版期届轮阶季代天周年次批])/g;
/** "F1", "recall@5": the number is part of the measure's name. */
const MEASURE =
  /\b(F)([0-3](?:\.\d)?)(?=[\s-]?(?:score|值|分数|of|is|was|为|是|在|从|到|达|提|[:：=]|0?\.\d|\d\d|$))|\b(recall|precision|ndcg|hit|map|mrr|pass|accuracy|acc)\s?@\s?(\d{1,4})\b/gi;

function ranksIn(text: string): Rank[] {
  const places = matchesOf(PLACE, text).map((match) =>
    rankOf(
      'place',
      match.slice(1).find((group) => group !== undefined),
      match,
    ),
  );
  return [
    ...places,
    ...matchesOf(TOP, text).map((match) => rankOf('top', match[1], match)),
    ...matchesOf(NUMBERED, text).map((match) => rankOf(kindOf(match[1]), match[2], match)),
    ...matchesOf(NUMBERED_ORDINAL, text).map((match) => rankOf(kindOf(match[2]), match[1], match)),
    ...matchesOf(NUMBERED_ZH, text).map((match) => rankOf(kindOf(match[2]), match[1], match)),
    ...matchesOf(MEASURE, text).map((match) =>
      rankOf(kindOf(match[1] ?? match[3]), match[2] ?? match[4], match),
    ),
  ];
}

const KINDS: Record<string, string> = {
  版: 'version', release: 'version', edition: 'version', 天: 'day', 周: 'week', 年: 'year', 轮: 'round', 阶: 'phase', stage: 'phase',
  acc: 'accuracy',
}; // prettier-ignore

function kindOf(word = ''): string {
  const kind = word.toLowerCase();
  return KINDS[kind] ?? kind;
}

function rankOf(kind: string, word = '', { index, 0: { length } }: RegExpExecArray): Rank {
  const key = word.toLowerCase();
  const tens = /^十([一二三四五六七八九])$/.exec(key)?.[1];
  const rank = tens === undefined ? (ORDINALS[key] ?? Number.parseFloat(key)) : 10 + (ORDINALS[tens] ?? 0);
  return { kind, rank, span: [index, index + length] };
}
