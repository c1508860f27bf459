import { clausesOf } from '../../text/clauses';
import type { Clause } from '../../text/clauses';
import { conceptsOf } from '../../text/glossary';
import { tokensOf } from '../../text/tokens';
import { compareStrength } from '../../text/verbStrength';
import type { VerbClaim, VerbStrength } from '../../text/verbStrength';
import type { Detector, FactRef, Objection } from './claim';
import { isPersonal } from './sources';
import type { FactIndex, Statement } from './sources';
import { governingClaim } from './strength';
import { overlap } from './terms';
import { occurs } from '../../text/prefilter';

/** Share of the commits that a claim needs: alone, in the lead, as a maker. */
const NEEDED_SHARE = { sole: 0.9, lead: 0.5, make: 0.15 } as const;
/** What shows that somebody did it without others. */
const ALONE =
  /\b(?:alone|by myself|on my own|single-?hand\w*|sol(?:e|ely|o)|only me|just me|only (?:developer|engineer|person|one)|nobody else|no one else|without (?:any )?help|one-(?:man|person)|entire(?:ly)? (?:mine|my own|myself)|all (?:of it )?(?:mine|myself)|everything myself|myself)\b|一个人|一人|独立|独自|单独|全是我|都是我|全部(?:是|由)我|只有我|就我|我自己|个人项目|单人|自己(?:写|做|搞|弄|开发|搭|完成|从头)|包办|包揽|没有别人|没人帮/i;
/** What shows that others worked under or with somebody's direction. */
const LEADING =
  /\b(?:led|lead(?:ing)?|leader|in charge|headed|heads?|directed|managed|manag(?:er|ing)|supervis\w+|owner|own(?:ed)?|owns|responsible for|coordinat\w+|mentor\w*|coach\w*|oversaw|drove|spearhead\w*|took over|initiat\w+|proposed|founded|started (?:the|this|it)|my (?:idea|project|team)|architect\w*|accountable|runs?|ran)\b|主导|牵头|带(?:领|队|着|了|过)|领导|负责|组长|主管|负责人|总监|经理|主持|统筹|发起|提出|创立|指导|培养|管理|owner|我(?:来)?(?:定|拍板|推动)|推动/i;
/** Of these, the ones that show charge of a whole and not of a task. */
const IN_LEAD =
  /\b(?:led|lead(?:ing)?|leader|in charge|headed|heads?|directed|managed|manager|supervis\w+|coordinat\w+|mentor\w*|coach\w*|oversaw|drove|spearhead\w*|initiat\w+|founded|owner|own(?:ed)?|owns|architect\w*)\b|主导|牵头|带(?:领|队|着|了|过)|带[^，。]{0,8}(?:新人|实习生|徒弟|[个名位]人)|领导|组长|主管|负责人|总监|经理|主持|统筹|发起|创立|指导|培养|管理|总负责|全面负责|owner|拍板/i;

/** No verb may claim more for the person than the facts: their own words first, their share of the commits else. */
export const checkVerbs: Detector = (claim, facts) => {
  let helping: [number, number] | null = null;
  const clauses = clausesOf(claim.text);
  let at = 0;
  const clauseOf = ([from, to]: [number, number]): Clause | undefined => {
    // Parts come in the order of their clauses.
    while ((clauses[at]?.span[1] ?? to) < to) at++;
    const clause = clauses[at];
    return clause && clause.span[0] <= from ? clause : undefined;
  };
  return claim.parts.flatMap(({ span, text, terms }): Objection[] => {
    const governing = governingClaim(text);
    const clause = clauseOf(span);
    // "Helped design and build": the weak verb governs the rest of its clause.
    if (helping && clause && helping[0] === clause.span[0]) return [];
    if (!governing || !isDeed(text, governing)) return [];
    const { strength, surface } = governing;
    if (strength === 'watch' || strength === 'join') {
      helping = clause?.span ?? null;
      return [];
    }
    const verb: [number, number] = [span[0] + governing.span[0], span[0] + governing.span[1]];
    const object = new Set(
      terms.filter((term) => term.span[0] >= verb[1] || term.span[1] <= verb[0]).map(({ id }) => id),
    );
    const own = facts.own.filter(({ source }) => isPersonal(source));
    const about = own.filter((statement) => overlap(object, statement.terms) > 0);
    const told = about.length > 0 ? about : own;
    if (told.length > 0) {
      const clash =
        deedOfOthers(surface, own, about) ??
        onlyCared(surface, text, about) ??
        clashOf(strength, surface, told, about.length > 0, facts);
      return clash === null || sharesEnough(strength, facts)
        ? []
        : [{ rule: 'verb-beyond-evidence', span: verb, ...clash }];
    }
    return claimsTooMuch(strength, facts) ? [{ rule: 'verb-beyond-authorship', span: verb }] : [];
  });
};

/** A participle behind a noun ("a queue written in Go") claims nothing; commits are counted, not claimed. */
function isDeed(text: string, { strength, span, surface }: VerbClaim): boolean {
  if (strength !== 'make' && strength !== 'keep') return true;
  if (/^\W*[\d,]+ of |^[^,，。]{0,12}(?:\bcommits?\b|次提交)/i.test(text.slice(span[1]))) return false;
  if (!/^[a-z]/i.test(surface)) return true;
  return /^(?:\W*(?:I|we|and|also|then|who|that|which|[a-z]+ly|to|by)\b)*\W*$/i.test(text.slice(0, span[0]));
}

/** The statement that a verb goes beyond, or `null` where the person's own words back it. */
function clashOf(
  strength: VerbStrength,
  surface: string,
  told: readonly Statement[],
  aligned: boolean,
  facts: FactIndex,
): FactRef | null {
  const [first] = told;
  const clash: FactRef = first ? { fact: first.text, source: first.source.id } : {};
  if (strength === 'sole') {
    const sentences = facts.own.filter(({ source }) => isPersonal(source));
    return sentences.some(({ text, byOthers }) => !byOthers && occurs(ALONE, text)) &&
      !occurs(SHARED, facts.text)
      ? null
      : clash;
  }
  if (strength === 'lead') {
    const pattern = /^(?:own(?:ed|er)|took ownership)/i.test(surface) ? LEADING : IN_LEAD;
    return told.some(
      ({ text, byOthers, strength: theirs }) =>
        !byOthers && pattern.test(text) && theirs !== 'join' && theirs !== 'watch',
    ) ||
      told.some(({ text, byOthers }) => !byOthers && occurs(ALONE, text)) ||
      besideLeader(told, facts)
      ? null
      : clash;
  }
  // Something made or kept: only a clause that says that others did it, or that the person helped, speaks against it.
  if (!aligned) {
    return told.every(({ byOthers, strength: theirs }) => byOthers || theirs === 'join' || theirs === 'watch')
      ? clash
      : null;
  }
  const against = told.filter(
    ({ byOthers, strength: theirs }) => byOthers || (theirs !== null && compareStrength(theirs, 'keep') < 0),
  );
  const [other] = against;
  return other && against.length === told.length ? { fact: other.text, source: other.source.id } : null;
}

/** 我们 6 个人，我是组长，做了…: a clause beside it says who was in the lead; 每月复盘，我主持 says it of what stands before. */
function besideLeader(told: readonly Statement[], facts: FactIndex): boolean {
  const titled = facts.own.filter(({ text, byOthers }) => !byOthers && occurs(AS_LEADER, text));
  const leading = facts.own.filter(
    ({ text, byOthers, strength }) => !byOthers && strength === 'lead' && /我|本人|\bI\b/.test(text),
  );
  return told.some(
    (fact) =>
      !fact.byOthers &&
      [...titled, ...(fact.strength === null ? leading : [])].some(
        ({ source, sentence }) => source === fact.source && sentence === fact.sentence,
      ),
  );
}

const AS_LEADER =
  /(?:我|本人)(?:是|当|做|任|担任)[^，。]{0,8}(?:组长|负责人|主管|队长|经理|leader)|\bI (?:was|am) (?:the |an? |their |our )?(?:\w+ ){0,2}(?:lead|leader|head|manager)\b/i;

/** The verb itself is told of somebody else, beside what the claim speaks of, and never of the person. */
function deedOfOthers(
  surface: string,
  own: readonly Statement[],
  about: readonly Statement[],
): FactRef | null {
  const deed = verbIds(surface);
  const others = own.find(
    (statement) =>
      statement.byOthers &&
      about.some(({ source }) => source === statement.source) &&
      overlap(deed, verbIds(statement.text)) > 0,
  );
  if (!others || own.some(({ byOthers, text }) => !byOthers && overlap(deed, verbIds(text)) > 0)) return null;
  return { fact: others.text, source: others.source.id };
}

/** Making a thing, by the verb of a claim. */
const CREATES =
  /^(?:re)?(?:buil[dt]|design|develop|wr[io]te|written|creat|implement|architect|author|coded|engineer|draft|drew up|drew|defin|produc|devis|compil|formulat|prepar|put together|came up|设计|制定|制订|拟定|拟|起草|编制|规划|策划|输出|产出|提出|开发|编写|实现|搭建|研发|构建|打造|撰写|重写|自研|创建)/i;
/** Looking after a thing that is there. */
const CARED =
  /\b(?:reviewed|tested|maintained|monitored|operated|used|looked after|(?:code|design) reviews?)\b|(?:评审|审查|测试|维护|运维)(?!系统|平台|工具|框架|后端|服务|脚本|用例)/i;
/** What looking after may also bring about. */
const MADE =
  /\b(?:buil[dt]|rebuilt|design\w*|develop\w*|wr[io]te|written|writing|creat\w+|implement\w*|cod(?:ed|ing)|add(?:ed|ing)|rewr[io]te\w*|refactor\w*|extend\w*|migrat\w+|fix(?:ed|ing)?|improv\w+|automat\w+|set up|ma[dk]e|introduc\w+|replac\w+|ported|split|mov(?:ed|ing)|cut|reduc\w+)\b|设计|开发|编写|实现|搭建|研发|构建|[写做加改建]|重构|迁移|修复|优化|引入|替换|拆分|新增|自动化/i;
/** A claim about the looking after itself: "wrote tests". */
const CARE =
  /\b(?:tests?|testing|reviews?|monitor\w*|maint\w+|tools?|scripts?|docs?|documentation)\b|测试|评审|监控|维护|运维|脚本|工具|文档|用例/i;

/** Having read, judged or discussed what others made. */
const GAVE_VIEWS =
  /\b(?:reviewers?|approvers?|proof-?readers?|commented on|proof-?read|(?:gave|left|had|sent|offered|provided|shared|made)(?: \w+){0,3} (?:feedback|comments?|remarks|input|suggestions?|opinions?)|signed (?:it |them )?off|approved|spot-?checked|sanity-?checked|looked over|read (?:through|over)|discussed|(?:was|were) consulted|weighed in|voted|second(?:ed)? (?:pair of eyes|opinion))\b|评审(?:人|者|过|了|员)|审(?:过|核过|阅过?|批过?)(?!系统|流)|看过|读过|提(?:了|过|出过)?[^，。]{0,4}(?:意见|建议|反馈)|(?:参与|参加)(?:过|了)?[^，。]{0,6}(?:讨论|评审)|讨论过|签(?:过|了)字|校对|把过?关/i;
/** A making of the person's own beside it. */
const OWN_MAKING =
  /\bI (?:also |then |later |just |mostly )*(?:buil[dt]|wr[io]te|design|develop|creat|implement|add|ma[dk]e|draft|defin|fix|rewr)|\b(?:and|then|also) (?:built|wrote|designed|developed|created|implemented|added|made|drafted|fixed|rewrote)\b|我(?:来)?(?:写|做|设计|开发|搭|定|拟|起草|画|出)的?|(?:写|做|设计|开发|拟|画)了/i;
const VIEWS = /\b(?:reviews?|feedback|comments?|proof-?read\w*)\b|评审|审查|审核|意见|校对/i;

/** Whoever reviewed, tested or ran a thing did not make it, as far as that is all that is told of it. */
function onlyCared(surface: string, claim: string, about: readonly Statement[]): FactRef | null {
  const [first] = about;
  if (!first || !CREATES.test(surface)) return null;
  const judged = about.every(({ text }) => occurs(GAVE_VIEWS, text) && !occurs(OWN_MAKING, text));
  if (judged && !VIEWS.test(claim)) return { fact: first.text, source: first.source.id };
  if (occurs(CARE, claim)) return null;
  const cared = about.every(({ text }) => occurs(CARED, text) && !occurs(MADE, text));
  return cared ? { fact: first.text, source: first.source.id } : null;
}

function verbIds(text: string): Set<string> {
  return new Set([...tokensOf(text).map(({ norm }) => norm), ...conceptsOf(text).map(({ id }) => `c:${id}`)]);
}

/** Others had a part. */
const SHARED =
  /\b(?:with (?:\w+ ){0,3}(?:colleagues?|others?|team ?mates?|engineers?|developers?|friends?|interns?|people)|together with|we (?:both|all|two|three)|(?:two|three|four|five|both|some) of us|team of|pair(?:ed|ing))\b|(?:和|跟|与)[^，。,]{0,10}(?:一起|共同|合作|搭档|分工)|我们(?:俩|两|三|几|一起)|[两三四五六七八九十\d]+\s?个?人(?:的)?(?:团队|小组|一起|做|分)/i;

function sharesEnough(strength: VerbStrength, { share }: FactIndex): boolean {
  if (share === null || strength === 'watch' || strength === 'join') return false;
  return share >= NEEDED_SHARE[strength === 'keep' ? 'make' : strength] && share >= 0.5;
}

function claimsTooMuch(strength: VerbStrength, { share }: FactIndex): boolean {
  if (strength === 'watch' || strength === 'join' || strength === 'keep') return false;
  if (share === null) return strength !== 'make';
  return share < NEEDED_SHARE[strength];
}
