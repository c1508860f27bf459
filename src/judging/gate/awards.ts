import { occurs } from '../../text/prefilter';
import { matchesOf } from '../../text/matches';
import type { Detector } from './claim';

/** A kind of praise: what claims it, and what in the facts backs it where that differs. */
interface Praise {
  claims: RegExp;
  backs?: RegExp;
}

/** Praise and prizes by kind: a claim of one needs a fact of the same kind. */
const KINDS: readonly Praise[] = [
  {
    claims:
      /\b(?:award(?:s|ed)?(?:[- ]winning)?(?! (?:page|system|module|list|screen|points))|prize[sd]?(?:[- ]winning)?(?! (?:page|draw|system|module|list|pool))|troph(?:y|ies)|medal(?:s|l?ist)?|honou?red (?:with|by|as|for)|hall of fame|(?:employee|engineer|developer|team|intern|rookie|student) of the (?:month|year|quarter)|(?:won|winning|wins) (?:(?:the|an?) (?:[\w-]+ ){0,4}?(?:award|prize|contest|competition|hackathon|challenge|cup|title|race|pitch|medal|tournament)|(?:the |an? )?(?:first|second|third|best|gold|silver|bronze|top)|(?:two|three|several|multiple) (?:[\w-]+ ){0,2}?(?:awards|prizes|contests|competitions|hackathons|medals))|winner|champions?(?:hip)?|runner-up|finalists?|shortlisted|hackathon win\w*|gold(?:en)? (?:medal|award|prize))\b|(?:获|荣获|斩获|夺得|摘得|拿下|赢得)(?:得|评|颁|选|了)?[^，。]{0,14}(?:奖|冠军|亚军|季军|荣誉|表彰|称号|名次)|(?:获评|评为|评选为|当选|入选|荣膺)[^，。]{0,16}|(?:优秀|先进|杰出|最佳|年度|金牌|十佳|季度|月度)(?:员工|个人|工作者|团队|新人|奖|程序员|工程师|讲师|项目|作品|导师|学生|干部)|金奖|银奖|铜奖|[一二三特]等奖|大奖|优胜奖|冠军|亚军|季军|决赛入围/i,
    backs:
      /\b(?:award\w*|prize\w*|troph\w+|medal\w*|honou?red|won|win|winning|winner|first|second|third|1st|2nd|3rd|champion\w*|runner-up|finalists?|shortlist\w*|final|place|placed|of the (?:month|year|quarter)|best)\b|奖|冠军|亚军|季军|第[一二三四五六\d]+名|表彰|荣誉|优秀|先进|最佳|获评|评为|入围|入选|当选|决赛|名次/i,
  },
  {
    // A name that was won, told by its case: "Won the Golden Duck"; who won a customer says so.
    claims: /\b(?:[Ww]on|[Ww]inning|[Ww]ins) (?:the |an? )?\p{Lu}[\w-]+/u,
    backs:
      /\b(?:award\w*|prize\w*|troph\w+|medal\w*|won|win|winning|winner|champion\w*|first|1st|customers?|clients?|contract|signed|deal|account)\b|奖|冠军|第一|赢|客户|合同|签|中标/i,
  },
  {
    claims: /\b(?:scholarships?|fellowship award|full ride|bursary|stipend)\b|奖学金|助学金/i,
  },
  {
    claims:
      /\b(?:granted|issued|approved|awarded) (?:an? |the )?(?:\w+ )?patents?\b|\bpatents? (?:was |were )?(?:granted|issued|approved|awarded)\b|(?:授权|已授予?|获批|拥有|取得|获得?)[^，。]{0,8}专利(?!申请)/i,
    backs:
      /\b(?:granted|issued|approved|hold|holds|held|have|own|got|obtained)\b[^.]{0,30}\bpatents?|\bpatents?\b[^.]{0,30}\b(?:granted|issued|approved|came through)|(?:授权|授予|获批|拥有|拿到|下来|取得|获得?|有)[^，。]{0,10}专利|专利[^，。]{0,10}(?:授权|下来|获批|拿到)/i,
  },
  { claims: /\bpatent(?:s|ed)?\b|专利|软著|软件著作权/i },
  {
    claims:
      /\b(?:published (?:in (?!the (?:\w+ )?(?:store|registry|marketplace)|\w+ (?:store|marketplace))|(?:a |an |the |two |three |\w+ )?(?:\w+[- ])?(?:papers?|articles?|books?|journal))|peer[- ]reviewed|(?:co-)?authored (?:a |the |two |three |several )?(?:\w+ ){0,2}(?:papers?|articles?|books?)|(?:conference|workshop|journal) papers?|first author)\b|发表(?:了|过)?[^，。]{0,12}(?:论文|文章)|(?:期刊|会议|核心|学术)论文|出版(?:了)?(?:专著|著作|图书|书)|\bSCI\b|第一作者/i,
    backs:
      /\b(?:papers?|articles?|journal|books?|publish\w*|peer[- ]review\w*|authored)\b|论文|文章|期刊|出版|发表|\bSCI\b|作者/i,
  },
  {
    claims:
      /\b(?:keynote|(?:spoke|speaking|presented) at|(?:invited |guest |conference )?speaker|(?:gave|delivered) (?:a |the |an |two |several )?(?:\w+ ){0,2}(?:talks?|lectures?|keynotes?)|talks? (?:at|on))\b|特邀|受邀|应邀|主题演讲|演讲(?!稿|者模块)|大会(?:分享|讲师|嘉宾)|嘉宾/i,
    backs:
      /\b(?:keynote|spoke|speaking|speaker|presented|talks?|lectur\w+|presentation)\b|演讲|分享|讲(?:了|过|课|座|师)|宣讲|报告会|嘉宾|受邀|邀请/i,
  },
  { claims: /\b(?:chartered|accredited)\b/i },
  {
    claims:
      /\b(?:certified|certification (?:in|as|by|from|for)|certificates? (?:in|from|as)|licensed (?:\w+ )?(?:engineer|professional|practitioner)|CKAD?|PMP|CISSP|OSCP|CCNA|CCNP)\b(?! by script)|(?<!身份|服务|权限|登录|实名|安全|双因素|多因素|统一|用户)认证(?:工程师|专家|架构师|资格|讲师|管理员|证书)|持证|(?:持有|取得|拿到|获得?|考取|具有|拥有)[^，。]{0,14}(?:证书|资格证|认证|执照|职称)|软考|注册[\p{Script=Han}]{2,6}师/iu,
    backs:
      /\b(?:certif\w+|licen[sc]ed?|accredited|chartered|exams?|passed|CKAD?|PMP|CISSP|OSCP|CCNA|CCNP)\b|证(?!书轮换|据|明)|认证|考(?:过|取|了|下|出)|资格|执照|注册|职称|通过/i,
  },
  {
    claims:
      /\b(?:[Pp]romot(?:ed|ion)(?! (?:page|code|campaign|module|engine|rule|banner|email|the (?:\w+ )?(?:build|release|image|model)))(?: to| twice| three times| within| after| in| early)?|fast[- ]tracked|(?:pay )?raise (?:of|for)|(?:received|earned|got|given|awarded) (?:a |an )?(?:\w+ )?(?:bonus|raise))\b|晋升|破格|升职|提拔|提前转正|加薪|(?:获|拿到?|发放)[^，。]{0,6}(?:奖金|年终奖)/i,
    backs:
      /\b(?:promot\w+|fast[- ]tracked|raise|bonus|made (?:me )?(?:a )?(?:senior|lead)|moved up)\b|晋升|升(?:了|为|到|职|任|成)|破格|提拔|转正|加薪|奖金|年终/i,
  },
  {
    claims:
      /\b(?:prais(?:e|ed|es|ing)|commend(?:ed|ation)|acclaim(?:ed)?|lauded|applauded|featured (?:in|on|by)|recogni[sz](?:ed|tion) (?:by|as|with|from|for)|(?:industry|wide|management|public) recognition|endorsed by|recommended by|trusted by|(?:be)?loved by|well[- ]received|highly (?:rated|praised|regarded|acclaimed|valued|appreciated)|top[- ]rated|five[- ]star|rave reviews?|standing ovation|to (?:great|wide|critical) acclaim|(?:positive|excellent|enthusiastic|glowing) (?:feedback|reviews?|reception)|users? (?:love|adore|rave)|customers? (?:love|adore|rave)|popular(?! (?:items?|products?|songs?|posts?|searches|tags?|songs|pages))|thanked by|thanks from|earn(?:ed|ing) (?:\w+ )?(?:praise|trust|respect))\b|(?:受到?|获得?|赢得|广受|深受|备受|得到|收获|博得|颇受)[^，。]{0,10}(?:好评|认可|表扬|赞誉|称赞|青睐|肯定|欢迎|喜爱|点赞|赞扬|嘉奖|信任)|好评如潮|一致(?:好评|认可)|口碑(?:极佳|良好|载道)|交口称赞|客户高度认可|热门(?=工具|项目|开源|应用|小程序|App)|明星(?:项目|产品)/i,
    backs:
      /\b(?:prais\w+|commend\w*|acclaim\w*|featured|recogni[sz]\w+|endors\w+|recommend\w+|trusted|love[sd]?|liked?|happy|glad|pleased|thank\w*|rating|rated|stars?|reviews?|feedback|popular|impressed|compliment\w*|applau\w+|said (?:it|that)|delighted|satisf\w+)\b|好评|认可|表扬|赞|青睐|肯定|欢迎|喜爱|喜欢|好用|夸|满意|感谢|口碑|评价|评分|反馈|点名|热门/i,
  },
  {
    claims:
      /\b(?:former|ex-?)[- ]?(?:Google|Amazon|Meta|Apple|Microsoft|NASA|Netflix|rocket|astronaut|Olympic|\w+ champion)\w*|\brocket scientist\b|\bNobel\b|\bTuring Award\b|\bgenius\b|\bguru\b|\bninja\b|\brock ?star\b|\bprodigy\b|\bvisionary\b|\bpioneer(?:ed|ing)?\b|\bworld[- ]renowned\b|\brenowned\b|\bexpert (?:in|on)\b|\b(?:leading|recogni[sz]ed|renowned|\w+) expert\b|\bthought leader\b|\bauthority (?:on|in)\b|\bevangelist\b|专家级|大师|权威(?!指南|数据)|顶尖|行业专家|资深专家|领域专家|天才|泰斗|领军|知名(?=专家|工程师|开发者|作者|开源)|著名|开创(?:性|了)|先驱/i,
  },
  {
    claims:
      /\b(?:(?:fluent|fluency|native|native[- ]level|bilingual|proficient) (?:in )?(?:English|Mandarin|Chinese|German|French|Spanish|Japanese|Korean|Russian|Italian|Portuguese|Dutch|Arabic)|bilingual(?= (?:speaker|engineer|developer))|trilingual)\b|(?:英语|日语|德语|法语|外语|韩语|俄语|西语)(?:流利|精通|母语)|流利的?(?:英语|日语|德语|法语|韩语)|精通(?:英语|日语|德语|法语|韩语)/i,
  },
];

const COMPILED = KINDS.map(({ claims, backs }) => ({
  claims: new RegExp(claims.source, `${claims.flags}g`),
  backs: backs ?? claims,
}));

/** Prizes, patents, talks, certificates, promotions and praise that no fact tells of. */
export const checkAwards: Detector = (claim, facts) =>
  COMPILED.flatMap(({ claims, backs }) => {
    const found = matchesOf(claims, claim.text);
    return found.length === 0 || occurs(backs, facts.text)
      ? []
      : found.map((match) => ({
          rule: 'award-not-in-evidence' as const,
          span: [match.index, match.index + match[0].length] as [number, number],
        }));
  });

const LEVELS: readonly [number, RegExp][] = [
  [
    4,
    /\b(?:(?<!domain |subject[- ]matter |consult\w* |an? )expert(?:ise)?(?: in| with| at|(?=[;,.]|$))|(?:Go|Java|Python|Rust|SQL|\w+(?:\+\+|Script|#)) expert|master(?:y of|ed)|deep (?:knowledge|expertise)|advanced (?:knowledge|user)|extensive (?:knowledge|experience)|in-depth (?:knowledge|understanding))\b|精通|专精|深入掌握|深厚的?(?:功底|经验)|丰富的?(?:[\p{Script=Han}A-Za-z]{0,8})?经验/iu,
  ],
  [
    3,
    /\b(?:proficient|strong (?:knowledge|command)|solid (?:knowledge|command)|skilled|fluent|well[- ]versed|adept) (?:in|with|at|of)\b|熟练|擅长/i,
  ],
  [2, /\b(?:familiar(?:ity)?|experienced|comfortable) (?:with|in)\b|熟悉|掌握/i],
  [
    1,
    /\b(?:basic|some|a (?:little|bit)(?: of)?|beginner|learning|(?:just )?started|dabbled|played (?:around )?with|introductory|exposure to)\b|了解|接触过?|略懂|入门|学过|用过(?:一点|一些)?|会一点|皮毛|初学|自学/i,
  ],
];
/** "Expert in Go" of somebody who has used it a little. */
export const checkLevels: Detector = (claim, facts) => {
  const claimed = LEVELS.find(([, pattern]) => occurs(pattern, claim.text));
  if (!claimed || claimed[0] < 2) return [];
  const match = claimed[1].exec(claim.text);
  const known = LEVELS.find(([, pattern]) => occurs(pattern, facts.text));
  // "I am an expert in Go" says it of the person, not of a level.
  if (/\bexpert\b|专家/i.test(facts.text)) return [];
  if (!match || (known && known[0] >= claimed[0]) || (!known && claimed[0] < 4)) return [];
  return [{ rule: 'verb-beyond-evidence', span: [match.index, match.index + match[0].length] }];
};
