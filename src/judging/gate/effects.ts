import { matchesOf } from '../../text/matches';
import type { Claim, Detector, Objection } from './claim';
import { CHANGE_TOLD, EFFECTS } from './effectTable';
import type { Effect } from './effectTable';
import type { FactIndex } from './sources';
import { overlap, termIds } from './terms';
import { occurs } from '../../text/prefilter';

const VERB =
  '(?:boost|increas|improv|rais|lift|driv|grow|enhanc|accelerat|maximi[sz]|reduc|cut|lower|strengthen|deepen|fuel|elevat|optimi[sz]|speed|contribut|cutt|slash|decreas|minimi[sz]|shorten|eliminat|eas|ensur|foster|increas|streamlin|stabili[sz]|trim|halv|shrink|expand|sharpen|guarantee|harden)';
const DEGREE =
  '(?:(?:significantly|greatly|considerably|substantially|dramatically|noticeably|markedly|measurably|drastically|further|the|our|their|overall|higher|better|greater|more|stronger|improved|increased|lower|reduced|faster|fewer|shorter|less|company|in|of|with) )*';
const BETTER_EN = `(?:${VERB}(?:e|es|ed|ing|s)?(?: up| to)?|drove|grew|(?:result|lead)(?:ed|ing|s)? (?:in|to)|led to|(?:boost|lift|rise|increase|drop|reduction|improvement|gain|decrease|decline|jump|fall|cut)s? (?:in|of|to)|for|with|to) ${DEGREE}`;
const BETTER_ZH =
  '(?:提升|提高|增强|增加|改善|优化|降低|减少|助力|促进|推动|赋能|拉动|带动|驱动|带来|加快|加速|节约|节省|提振|扩大|缩短|减轻|保障|确保|保证|强化|缓解|杜绝|避免)了?(?:了|整体|公司|企业|产品)?';
/** What is said of a thing that stands before: it rose, 显著提升. */
const ROSE_EN =
  ' (?:has |have |was |were |also |then )?(?:[a-z]+ly )?(?:rose|improved|increased|grew|fell|dropped|declined|soared|jumped|climbed|plummeted|skyrocketed|surged|shrank|decreased|went (?:up|down)|got better|boosted|reduced|doubled|tripled|halved|strengthened)';
const ROSE_ZH =
  '(?:也|都|随之|因此|由此)?(?:得到|有了?|有所|获得|更加?|大幅度?|显著|明显|稳步|大大|极大地?|进一步|持续|逐步)*(?:的)?(?:了)?(?:提升|提高|改善|增强|下降|降低|减少|上升|好转|增长|缩短|优化|加快|变快|顺畅|高涨|翻倍|翻番)';

/** A bare "for" or "with" only leads to a gain where a word like "higher" stands in between. */
const WEAK_LEAD =
  /^(?:for|with|to) (?!(?:[a-z]+ )*(?:higher|better|greater|more|stronger|improved|increased|lower|reduced|faster|fewer|shorter|less) )/i;

const COMPILED = EFFECTS.map((effect) => ({
  effect,
  claims: new RegExp(
    `\\b${BETTER_EN}${effect.en}\\b|\\b${effect.en}${ROSE_EN}\\b|${BETTER_ZH}${effect.zh}|${effect.zh}${ROSE_ZH}`,
    'gi',
  ),
}));

/** Without one of these nothing is gained; most claims have none. */
const CUE = new RegExp(
  `${VERB}|drove|grew|led to|leading to|result|(?:for|with|to) |\\bfree|${ROSE_EN}|unlock|transform|delight|pleas|impress|wow|thrill|excit|${BETTER_ZH}|释放|上升|好转|更加|下降|得到|有所|显著|明显`,
  'i',
);

/** "Delighting users": the gain is in the verb. */
const PLEASED =
  /\b(?:delight|pleas|impress|wow|thrill|excit)(?:ed|ing|s|es)? (?:the |our |many |all )?(?:users?|customers?|clients?|stakeholders?|management|everyone|visitors|players)\b/gi;

/** A gain for a business, its people or its software that no fact tells of is invented, with a figure or without. */
export const checkEffects: Detector = (claim, facts) => {
  const { text } = claim;
  if (!occurs(CUE, text)) return [];
  // "No complaints since" is told by a denial.
  const told = [facts.text, ...facts.unmade.map((statement) => statement.text)].join('\n');
  const named = COMPILED.flatMap(({ claims, effect }) => {
    const [match] = matchesOf(claims, text).filter((one) => !occurs(WEAK_LEAD, one[0]));
    return match ? [{ match, effect }] : [];
  });
  const known = named
    .filter(({ match, effect }) => !isBacked(effect, match[0], told, facts))
    .map(({ match }) => objection(match.index, match[0]));
  const [pleased] = matchesOf(PLEASED, text);
  if (pleased && !occurs(PLEASURE, told)) known.push(objection(pleased.index, pleased[0]));
  return known.length > 0 || named.length > 0 ? known : trailing(claim, told, facts);
};

const PLEASURE =
  /\b(?:satisf\w+|happ\w+|like[ds]?|love[ds]?|delight\w*|pleas\w+|glad|prais\w+|impress\w*|thank\w*|excit\w*)\b|满意|喜欢|好评|夸|高兴|开心|点赞|感谢/i;

function isBacked({ backs, loose }: Effect, said: string, told: string, facts: FactIndex): boolean {
  if (backs.test(told)) return true;
  return loose === true && tellsChange(told, facts) && overlap(termIds(said), facts.terms) > 0;
}

/** Whether the facts tell of any change at all. */
function tellsChange(told: string, { quantities }: FactIndex): boolean {
  return (
    CHANGE_TOLD.test(told) ||
    quantities.some(
      ({ change, reached, part }) => change !== undefined || reached === true || part === 'from',
    )
  );
}

/** What a claim goes on to say that came of its deed: ", cutting …", "which boosted …", 大幅提升…. */
const TRAILING: readonly RegExp[] = [
  /(?:[,;–—]|\band\b|\bwhile\b|\bthereby\b|\bthus\b)\s+(?:(?:thereby|thus|hence|in turn|also|and|[a-z]+ly) )*(?:reducing|cutting|lowering|decreasing|minimi[sz]ing|slashing|shortening|trimming|eliminating|boosting|increasing|improving|raising|lifting|enhancing|accelerating|maximi[sz]ing|strengthening|deepening|elevating|speeding up|streamlining|easing|freeing up|freeing|saving|unlocking|sharpening|stabili[sz]ing|fostering|transforming|revolutioni[sz]ing) [^,.;]{3,60}/gi,
  /\b(?:which|that) (?:[a-z]+ly )?(?:reduced|cut|lowered|decreased|minimi[sz]ed|slashed|shortened|trimmed|eliminated|boosted|increased|improved|raised|lifted|enhanced|accelerated|maximi[sz]ed|strengthened|sped up|streamlined|eased|freed up|saved|unlocked|transformed) [^,.;]{3,60}/gi,
  /(?<=[，,；;、].{0,3}|从而|进而|由此)(?:并|且|从而|进而|同时|以|因此|由此|最终|成功|使得?|让|切实|有效|大幅度?|显著|明显|极大地?|大大|进一步|持续|稳步|整体)*地?(?:提升|提高|改善|增强|降低|减少|缩短|节省|节约|加快|加速|减轻|缓解|杜绝|释放)了?(?![一-龥]{0,8}[\d一二两三四五六七八九十])[一-龥A-Za-z]{2,16}/gu,
  /[一-龥]{2,10}(?:得到了?|有了|有所|获得了?|更加|大幅度?|显著|明显|稳步|大大|极大地?|进一步)(?:提升|提高|改善|增强|下降|降低|减少|上升|好转|增长|缩短|优化|加快|顺畅|稳定|高效|流畅|便捷)/gu,
];

/** Where the facts tell nothing but the deed, whatever came of it is invented. */
function trailing({ text, quantities }: Claim, told: string, facts: FactIndex): Objection[] {
  const [match] = TRAILING.flatMap((pattern) => matchesOf(pattern, text));
  if (!match || tellsChange(told, facts)) return [];
  const end = match.index + match[0].length;
  // A number of it is looked at by the rules of numbers.
  if (quantities.some(({ span }) => span[0] >= match.index && span[0] < end)) return [];
  return [objection(match.index, match[0])];
}

function objection(index: number, said: string): Objection {
  return { rule: 'scope-not-in-evidence', span: [index, index + said.length] };
}
