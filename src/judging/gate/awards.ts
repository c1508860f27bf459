import type { Detector } from './claim';

/** Praise and prizes by kind: a claim of one needs a fact of the same kind. */
const KINDS: readonly RegExp[] = [
  /\b(?:award(?:s|ed)?(?:[- ]winning)?|prize[sd]?|trophy|medal(?:s|l?ist)?|honou?red(?: with| by)|hall of fame|employee of the (?:month|year|quarter)|won (?:the|a|an|first|second|third)\b|winner of|hackathon win\w*)\b|获(?:得|评|颁)?[^，。]{0,12}(?:奖|冠军|亚军|季军|荣誉|表彰|称号)|(?:优秀|先进|杰出|最佳|年度|金牌|十佳)(?:员工|个人|工作者|团队|新人|奖|程序员|工程师)|金奖|银奖|一等奖|二等奖|三等奖|特等奖|大奖|奖学金/iu,
  /\bpatent(?:s|ed)?\b|专利|软著|软件著作权/iu,
  /\b(?:published in|peer[- ]reviewed|co-authored (?:a |the )?papers?|conference papers?|keynote|spoke at|speaker at|talks? at)\b|发表(?:了)?[^，。]{0,10}(?:论文|演讲)|(?:期刊|会议)论文|特邀|主题演讲|\bSCI\b/iu,
  /\b(?:certified|certifi(?:ed|cation) (?:in|as|by)|licensed|accredited|chartered)\b|(?<!身份|服务|权限|登录|实名|安全|双因素)认证(?:工程师|专家|架构师|资格|讲师)|持证|证书(?!管理|轮换|续期|更新|自动|过期|签发|验证|链)/iu,
  /\b(?:promot(?:ed|ion) to|promotion|fast[- ]tracked)\b|晋升|破格|升职|提拔/iu,
  /\b(?:praised|commended|acclaimed|lauded|featured (?:in|on|by)|recogni[sz]ed (?:by|as|with)|endorsed by|recommended by|trusted by|loved by|well[- ]received|highly rated|five[- ]star|rave reviews?|standing ovation)\b|(?:受到?|获得?|赢得|广受|深受|备受)[^，。]{0,8}(?:好评|认可|表扬|赞誉|称赞|青睐|肯定|欢迎|喜爱)|好评如潮|一致(?:好评|认可)/iu,
  /\b(?:former|ex-?)[- ]?(?:Google|Amazon|Meta|Apple|Microsoft|NASA|Netflix|rocket|astronaut|Olympic|\w+ scientist|\w+ champion)\w*|\brocket scientist\b|\bNobel\b|\bTuring Award\b|\bgenius\b|\bguru\b|\bninja\b|\brock ?star\b|\bworld[- ]renowned\b|\bexpert in\b|\bthought leader\b|\bauthority (?:on|in)\b|专家级|大师|权威|顶尖|行业专家|资深专家|天才|泰斗/iu,
  /\b(?:fluent|native[- ]level|bilingual)\b(?! UI| design| interface| API)|(?:英语|日语|德语|法语|外语)(?:流利|精通|母语)|流利的?(?:英语|日语|德语|法语)|精通(?:英语|日语|德语|法语)/iu,
];

/** Prizes, patents, talks, certificates, promotions and praise that no fact tells of. */
export const checkAwards: Detector = (claim, facts) =>
  KINDS.flatMap((kind) => {
    const match = kind.exec(claim.text);
    return match && !kind.test(facts.text)
      ? [
          {
            rule: 'award-not-in-evidence' as const,
            span: [match.index, match.index + match[0].length] as [number, number],
          },
        ]
      : [];
  });

const LEVELS: readonly [number, RegExp][] = [
  [
    4,
    /\b(?:expert(?:ise)?(?: in| with| at)?|master(?:y of|ed)|deep (?:knowledge|expertise)|advanced (?:knowledge|user))\b|精通|专精|深入掌握/iu,
  ],
  [
    3,
    /\b(?:proficient|strong (?:knowledge|command)|solid (?:knowledge|command)|skilled|fluent) (?:in|with|at|of)\b|熟练|擅长/iu,
  ],
  [2, /\b(?:familiar(?:ity)?|experienced|comfortable) (?:with|in)\b|熟悉|掌握/iu],
  [
    1,
    /\b(?:basic|some|a (?:little|bit)(?: of)?|beginner|learning|(?:just )?started|dabbled|played (?:around )?with|introductory|exposure to)\b|了解|接触过?|略懂|入门|学过|用过(?:一点|一些)?|会一点|皮毛|初学|自学/iu,
  ],
];

/** "Expert in Go" of somebody who has used it a little. */
export const checkLevels: Detector = (claim, facts) => {
  const claimed = LEVELS.find(([, pattern]) => pattern.test(claim.text));
  if (!claimed || claimed[0] < 2) return [];
  const match = claimed[1].exec(claim.text);
  const known = LEVELS.find(([, pattern]) => pattern.test(facts.text));
  if (!match || (known && known[0] >= claimed[0]) || (!known && claimed[0] < 4)) return [];
  return [{ rule: 'verb-beyond-evidence', span: [match.index, match.index + match[0].length] }];
};
