import { firstOf, occurs } from '../../text/prefilter';
import type { Claim, Detector, Objection } from './claim';
import { SCOPES } from './scopeTable';
import type { Scope } from './scopeTable';
import { isPersonal } from './sources';
import type { FactIndex, Statement } from './sources';
import { overlap } from './terms';

/** Words that make something larger, whole, new, lasting or first need a fact that does the same. */
export const checkScope: Detector = (claim, facts) => [
  ...SCOPES.flatMap((scope): Objection[] => {
    const match = firstOf(scope.claims, claim.text);
    if (!match || isBacked(scope, claim, facts)) return [];
    const rule = scope.id === 'countless' ? 'number-not-in-evidence' : 'scope-not-in-evidence';
    return [{ rule, span: [match.index, match.index + match[0].length], ...limitOf(facts) }];
  }),
  ...always(claim, facts),
  ...partAsWhole(claim, facts),
];

function isBacked({ id, backs, same }: Scope, claim: Claim, facts: FactIndex): boolean {
  if (id === 'from-scratch' && facts.share !== null && facts.share >= 0.9 && !occurs(PREEXISTING, facts.text))
    return true;
  // 把没用的开关都删了 denies nothing of the whole.
  const told = [...facts.own, ...facts.unmade.filter(({ mood }) => mood === 'negated')];
  if (!told.some(({ text }) => occurs(backs, text)) && !occurs(backs, facts.text)) return false;
  if (id === 'in-production') return !occurs(TRIED_ONLY, facts.text);
  if (!same) return true;
  // "All requests are signed" says nothing of all stores; a short "all of it" speaks of what stands before.
  const terms = new Set(claim.terms.map((term) => term.id));
  const backing = told.filter(({ text }) => occurs(backs, text));
  return (
    backing.length === 0 ||
    backing.some((statement) => statement.terms.size <= 2 || overlap(terms, statement.terms) > 0) ||
    facts.own.every((statement) => overlap(terms, statement.terms) === 0)
  );
}

const ALWAYS =
  /\b(?:always|regularly|routinely|consistently|constantly|continually|continuously|frequently|on a regular basis|throughout)\b(?! (?:integrat|deploy|deliver|expression))|始终|一贯|长期|经常|定期|持续(?!集成|交付|部署)|常年|日常|一直|常态化|频繁/i;
/** Once, or now and then. */
const SELDOM =
  /\b(?:once(?! (?:a|per|every|we|I|it|the|they|you)\b)|one[- ]time|one[- ]off|a single time|twice(?! (?:a|per|every|each|as)\b)|sometimes|occasionally|now and then|from time to time|rarely|seldom|a few times|a couple of times|for (?:one|an?|a single) (?:afternoon|day|morning|evening|weekend))\b|(?:过|了)[一两]次|一次性|仅一次|偶尔|有时|几次|临时(?:帮|做|写|顶)|(?:一|半)(?:个)?(?:下午|天|上午|晚上)(?=就|后|$|，|。)/i;

/** "Sometimes" that becomes "always", once that becomes a habit. */
function always({ text }: Claim, facts: FactIndex): Objection[] {
  const match = firstOf(ALWAYS, text);
  if (!match || occurs(ALWAYS, facts.text)) return [];
  const seldom = facts.own.find((statement) => occurs(SELDOM, statement.text));
  if (!seldom) return [];
  const span: [number, number] = [match.index, match.index + match[0].length];
  return [{ rule: 'scope-not-in-evidence', span, fact: seldom.text, source: seldom.source.id }];
}

/** Somebody says to have made one part. */
const ONE_PART =
  /\b(?:only|just|merely)\b[^.;]{0,40}\b(?:modules?|pages?|parts?|pieces?|screens?|endpoints?|steps?|widgets?|components?|sections?|functions?|forms?|tabs?|layers?|scripts?|quer(?:y|ies)|styles?|tests?)\b|\b(?:one|a) (?:small |single |minor )?(?:module|page|part|piece|screen|endpoint|step|section|corner) (?:of|in)\b|只(?:做|写|改|负责|管|参与|碰|弄|画|修)[^，。；]{0,16}|(?:其中|里面?)的?(?:一|某)(?:个|块|部分)|一小(?:块|部分)/i;
const PART =
  /\b(?:modules?|pages?|parts?|pieces?|screens?|endpoints?|steps?|widgets?|components?|sections?|functions?|forms?|tabs?|layers?|features?|scripts?|quer(?:y|ies)|styles?|tests?|fix\w*|bugs?)\b|模块|页面?|部分|接口|功能|组件|步骤|表单|环节|样式|脚本|查询|缺陷|bug/i;
const WHOLE =
  /\b(?:built|developed|created|designed|wrote|delivered|implemented|rebuilt|rewrote|launched|architected)\s+(?:the|a|an|our|their|its)?\s?(?:[\w’'-]+ ){0,4}?(?:web ?site|site|platform|system|app|application|product|portal|engine|back ?end|front ?end|shop|store)\b(?!['’ ]s?\s?\w*(?:page|module|part))|(?:开发|搭建|设计|编写|完成|实现|打造|重写|重构|建设|构建)了?[^，。；的]{0,14}(?:系统|平台|网站|官网|商城|应用|App|APP|后台|前台|小程序|中台|门户|引擎)(?=[，。,;；]|$|并|及|和)/i;

/** A part that becomes the whole: "only the login page" and "built the site". */
function partAsWhole({ text }: Claim, facts: FactIndex): Objection[] {
  const match = firstOf(WHOLE, text);
  if (!match || occurs(PART, text)) return [];
  const part = facts.own.find(
    (statement: Statement) => isPersonal(statement.source) && occurs(ONE_PART, statement.text),
  );
  if (!part) return [];
  const span: [number, number] = [match.index, match.index + match[0].length];
  return [{ rule: 'scope-not-in-evidence', span, fact: part.text, source: part.source.id }];
}

const TRIED_ONLY =
  /\b(?:proof of concept|poc|prototype|demo|hobby|course ?work|toy|not (?:yet )?(?:in production|used|deployed))\b|原型|概念验证|课程设计|课设|大作业|练手/i;
const PREEXISTING =
  /\b(?:existing|legacy|inherited|took over|fork(?:ed)?|already|old|previous)\b|原有|原来|已有|接手|旧|遗留|fork|二次开发|基于/i;
const LIMITED =
  /\b(?:only|just|one of|two of|some|few|part of|single|remaining|others? (?:were|are|still)|so far|pilot)\b|只|仅|部分|个别|其他|其余|其它|试点|目前|一个|某/i;

function limitOf(facts: FactIndex): { fact?: string; source?: string } {
  const statement = [...facts.own, ...facts.unmade].find(({ text }) => LIMITED.test(text)) ?? facts.own[0];
  return statement ? { fact: statement.text, source: statement.source.id } : {};
}
