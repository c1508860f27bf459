import type { Detector, Objection } from './claim';

/** What a business or its people gain: how a claim says it, and what in the facts tells of it. */
interface Effect {
  en: string;
  zh: string;
  backs: RegExp;
}

const EFFECTS: readonly Effect[] = [
  {
    en: '(?:revenues?|sales|turnover|profits?|profitability|business(?: growth| value| results| outcomes)?|ROI|income)',
    zh: '(?:营收|收入|销售额?|销量|业绩|利润|盈利|业务(?:增长|发展|价值)|GMV)',
    backs: /\b(?:revenue|sales|turnover|profit\w*|earn\w*|money|sold|sell\w*|orders?|business|income|ROI|paid)\b|营收|收入|销|业绩|利润|盈利|卖|赚|GMV|成交|订单|业务/i,
  },
  {
    en: '(?:(?:\\w+ )?conversions?(?: rates?)?|sign-?ups)',
    zh: '(?:[一-龥]{0,4}转化率?|注册率|下单率)',
    backs: /\b(?:conver\w+|sign(?:ed|ing)? up|sign-?ups?|buy\w*|bought|orders?|register\w*)\b|转化|注册|下单|成交|购买/i,
  },
  {
    en: '(?:(?:user |customer |client |player )?(?:retention|engagement|stickiness|loyalty)|churn)',
    zh: '(?:(?:用户|客户|玩家)?(?:留存率?|粘性|黏性|活跃度?|参与度|忠诚度|复购率?))',
    backs: /\b(?:ret(?:ention|ain\w*|urn\w*)|stay\w*|came? back|engag\w+|churn\w*|active|loyal\w*|every day|daily|use it)\b|留|回来|回头|粘|黏|活跃|复购|流失|参与|忠诚/i,
  },
  {
    en: '(?:(?:overall |user |customer |client )*(?:satisfaction|happiness|experience|trust))',
    zh: '(?:(?:用户|客户|使用|购物|整体)(?:体验|满意度|信任)|满意度)',
    backs: /\b(?:satisf\w+|happ\w+|like[ds]?|love[ds]?|delight\w*|pleas\w+|glad|prais\w+|feedback|complain\w*|experience|UX|thank\w*|eas\w+|faster|smooth\w*|slow\w*|trust\w*|wait\w*|confus\w+|usab\w+)\b|满意|喜欢|好评|体验|好用|反馈|投诉|夸|方便|顺手|流畅|快|慢|信任|卡|易用/i,
  },
  {
    en: '(?:(?:overall |team |developer |engineering |operational |business |staff |employee |workforce )+(?:productivity|efficiency|effectiveness|velocity)|productivity)',
    zh: '(?:(?:团队|研发|开发|工作|运营|办公|协作|人工|业务|管理|整体|生产|组织|沟通)+(?:协作)?(?:效率|效能)|人效|生产力)',
    backs: /\b(?:product\w+|efficien\w+|fast\w*|quick\w*|sav\w+|time|hours?|minutes?|days?|weeks?|automat\w*|less|fewer|by hand|manual\w*|no longer|instead|script\w*)\b|效率|效能|快|省|分钟|小时|天|自动|手工|手动|人工|减|少|秒|不用|脚本|一键/i,
  },
  {
    en: '(?:(?:operating |operational |infrastructure |server |cloud |hosting |maintenance |labou?r |business )*(?:costs?|expenses|spend(?:ing)?))',
    zh: '(?:[一-龥]{0,4}(?:成本|费用|开销|开支))',
    backs: /\b(?:costs?|spen[dt]\w*|bills?|cheap\w*|expens\w+|sav\w+|pa(?:y|id)\w*|money|budget|free|usd|eur|dollars?|euros?|fewer|less|hours?)\b|[$€£¥]|成本|费|钱|省|便宜|账单|开销|元|块|预算|少|人工|手工|自动|缩/i,
  },
  {
    en: '(?:time[- ]to[- ]market|(?:release|delivery) (?:speed|velocity))',
    zh: '(?:(?:交付|迭代|上线|发布)(?:速度|效率))',
    backs: /\b(?:fast\w*|quick\w*|releas\w+|ship\w*|deliver\w*|deploy\w*|days?|hours?|weeks?|sooner|market)\b|快|天|小时|周|发布|交付|上线|迭代/i,
  },
  {
    en: '(?:(?:brand|market) (?:awareness|image|visibility|share|presence|position|value|recognition)|competitiveness|competitive (?:edge|advantage))',
    zh: '(?:品牌(?:形象|知名度|影响力|价值)|知名度|影响力|市场(?:份额|占有率|竞争力)|竞争力)',
    backs: /\b(?:brand\w*|market\w*|compet\w+|known|visib\w+)\b|品牌|知名|影响|市场|竞争/i,
  },
]; // prettier-ignore

const BETTER_EN =
  '(?:(?:boost|increas|improv|rais|lift|driv|grow|enhanc|accelerat|maximi[sz]|reduc|cut|lower|strengthen|deepen|fuel|elevat|optimi[sz]|speed|contribut|cutt|slash)(?:e|es|ed|ing|s)?(?: up| to)?|drove|grew|(?:result|lead)(?:ed|ing|s)? (?:in|to)|led to|for|with|to) (?:(?:significantly|greatly|the|our|their|overall|higher|better|greater|more|stronger|improved|increased|lower|reduced|faster|company) )*';
const BETTER_ZH =
  '(?:提升|提高|增强|增加|改善|优化|降低|减少|助力|促进|推动|赋能|拉动|带动|驱动|带来|加快|加速|节约|节省|提振|扩大)了?(?:了|整体|公司|企业|产品)?';

const COMPILED = EFFECTS.map(({ en, zh, backs }) => ({
  // A bare "for" or "with" only leads to a gain where a word like "higher" stands in between.
  claims: new RegExp(`\\b${BETTER_EN}${en}\\b|${BETTER_ZH}${zh}`, 'gi'),
  backs,
}));
const WEAK_LEAD =
  /^(?:for|with|to) (?!(?:[a-z]+ )*(?:higher|better|greater|more|stronger|improved|increased|lower|reduced|faster) )/i;
/** "Delighting users": the gain is in the verb. */
const PLEASED =
  /\b(?:delight|pleas|impress|wow|thrill|excit)(?:ed|ing|s|es)? (?:the |our |many |all )?(?:users?|customers?|clients?|stakeholders?|management|everyone|visitors|players)\b/gi;

/** A gain for a business or its people that no fact tells of is invented, with a figure or without. */
export const checkEffects: Detector = ({ text }, facts) => {
  const objections = COMPILED.flatMap(({ claims, backs }): Objection[] => {
    claims.lastIndex = 0;
    const match = claims.exec(text);
    return match && !WEAK_LEAD.test(match[0]) && !backs.test(facts.text) ? [objection(match)] : [];
  });
  PLEASED.lastIndex = 0;
  const pleased = PLEASED.exec(text);
  return pleased && !PLEASURE.test(facts.text) ? [...objections, objection(pleased)] : objections;
};

const PLEASURE =
  /\b(?:satisf\w+|happ\w+|like[ds]?|love[ds]?|delight\w*|pleas\w+|glad|prais\w+|impress\w*|thank\w*|excit\w*)\b|满意|喜欢|好评|夸|高兴|开心|点赞|感谢/i;

function objection(match: RegExpExecArray): Objection {
  return { rule: 'scope-not-in-evidence', span: [match.index, match.index + match[0].length] };
}
