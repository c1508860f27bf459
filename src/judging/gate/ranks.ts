import type { Detector } from './claim';

/** Places and prizes: "2nd place", 第三名, 二等奖, "top 5". */
export const checkRanks: Detector = (claim, facts) => {
  const claimed = ranksIn(claim.text);
  if (claimed.length === 0) return [];
  const stated = ranksIn(facts.text).map(({ rank }) => rank);
  return claimed
    .filter(({ rank }) => !stated.includes(rank))
    .map(({ span }) => ({ rule: 'award-not-in-evidence', span }));
};

const ORDINALS: Record<string, number> = {
  first: 1, second: 2, third: 3, fourth: 4, fifth: 5, '1st': 1, '2nd': 2, '3rd': 3, '4th': 4, '5th': 5,
  gold: 1, silver: 2, bronze: 3, winner: 1, champion: 1, 'runner-up': 2, won: 1,
  一: 1, 二: 2, 三: 3, 四: 4, 五: 5, 冠军: 1, 亚军: 2, 季军: 3, 金: 1, 银: 2, 铜: 3,
}; // prettier-ignore

function ranksIn(text: string): { rank: number; span: [number, number] }[] {
  const pattern =
    /\b(first|second|third|fourth|fifth|\d+(?:st|nd|rd|th))[- ](?:place|prize|rank)|\b(?:placed|ranked|finished|came|took)(?: in)? (first|second|third|fourth|fifth|\d+(?:st|nd|rd|th))\b|\b(gold|silver|bronze)[- ](?:medal|award|prize)|\b(runner-up|champion)\b|第\s?([一二三四五\d]+)\s?名|([一二三四五])等奖|(冠军|亚军|季军)|([金银铜])(?:奖|牌)/gi;
  return [...text.matchAll(pattern)].map((match) => {
    const word = (match.slice(1).find((group) => group !== undefined) ?? '').toLowerCase();
    return {
      rank: ORDINALS[word] ?? Number.parseInt(word, 10),
      span: [match.index, match.index + match[0].length],
    };
  });
}
