import { conceptsOf } from '../../text/glossary';
import { languageOf } from '../../text/language';
import { technologyOf } from '../../text/technologies';
import { partAt } from './claim';
import type { Claim, Detector, Objection } from './claim';
import { isLike } from './contradictions';
import { squeeze } from './indexFacts';
import type { FactIndex } from './sources';

/** Acronyms and words that name no product. */
const GENERIC =
  /^(?:api|apis|app|apps|web|cli|ui|ux|gui|url|uri|json|yaml|toml|csv|xml|pdf|html|css|id|ids|uuid|db|os|io|cpu|gpu|ram|ssd|crud|sdk|ide|orm|dns|tls|ssl|ssh|ftp|sftp|http|https|tcp|udp|ip|utf|ascii|unicode|p\d\d\d?|tp\d\d\d?|faq|mit|bsd|ok|readme|changelog|todo|pr|prs|mr|ci|cd|qa|qps|tps|rps|kpi|okr|sla|slo|saas|paas|iaas|it|ai|hr|oa|erp|crm|cms|mes|wms|tms|pos|oss|lts|mvp|poc|etl|olap|oltp|gdpr|sql|nosql|dom|ast|jit|gc|sse|rss|svg|png|jpeg|jpg|gif|webp|mp3|mp4|macos|windows|wifi|qrcode|e2e|i18n|l10n|a11y|b2b|b2c|c2c|o2o|to|tob|toc|vip|sku|gmv|dau|mau|uv|pv|roi|ab|a\/b|h5|m2m|iot|ota|nlp|ocr|asr|tts|llm|rag|ml|dl|cv|3d|2d|vr|ar|bug|bugs|demo|excel|word|ppt|email|sms|sso|jwt|oauth|mq|rpc|rest|socket|lan|vpn|ddl|dml|dba|sre|devops|java|js|ts|pc|mac|usb|nfc|rfid|gps|gis|plc|cad|bim|bff|cdn|waf|acl|rbac|abac|ldap|kyc|aml|pii|feed|push|chat|bot|token|hash|key|cache|log|shell|server|client|master|slave|leader|offer|team|leader|owner|review|code|dev|test|prod|beta|alpha|release|issue|star|fork|commit|commits|merge|branch|tag|hook|hooks|plugin|plugins|widget|tab|banner|toast|modal|slot|props|state|store|router|schema|model|view|controller|service|dao|dto|vo|util|utils|lib|libs|kit|core|base|common|config|env|docs|doc|wiki|blog)$/i;
/** Concepts that plain words tell of: naming one adds no skill where the facts speak of it. */
const EVERYDAY: Readonly<Record<string, RegExp>> = {
  caching: /cach|缓存|redis|memcached/i,
  'unit testing': /\btests?\b|测试|单测/i,
  'access control': /permission|\broles?\b|\bauth|权限|角色|登录/i,
  'web scraping': /crawl|scrap|spider|爬|抓取|采集/i,
  'machine learning': /predict|classif|\btrain|\bmodels?\b|recommend|预测|训练|模型|分类|推荐/i,
  'deep learning': /neural|\btrain|\bnetworks?\b|神经|训练/i,
  'data pipelines': /\bload|ingest|clean|\betl\b|nightly|download|数据|清洗|导入/i,
  'state management': /\bstate\b|\bstores?\b|状态/i,
  rest: /\bapis?\b|endpoint|接口/i,
  http: /\bapis?\b|request|server|web|接口|请求/i,
  'batch processing': /\bbatch|nightly|批/i,
  'full-text search': /search|搜索|检索/i,
  'api gateway': /gateway|网关/i,
  'message queue': /\bqueues?\b|队列/i,
  'load balancing': /load[- ]balanc|负载/i,
};
/** What a name stands on that is made of others: the forge of its stars, the maker of a certificate. */
const FOLLOWS: Readonly<Record<string, RegExp>> = {
  github: /\b(?:stars?|forks?|pull requests?)\b|星/i,
  'aws certified':
    /\bAWS\b[^.;。]*(?:\b(?:exam|certif\w*|passed)\b|认证|证书|考)|(?:\bpassed\b|考过|通过)[^.;。]*\bAWS\b/i,
};

/** "GitHub stars" of "10k stars". */
const OF_A_FORGE = /^\s?(?:stars?|forks?|pull requests?|星)/i;

/** Technologies of a claim must stand in the facts, under any of their names, or follow from one that does. */
export const checkTechnologies: Detector = (claim, facts) =>
  claim.technologies.flatMap(({ id, name, span, surface, kind }): Objection[] => {
    if (facts.technologies.has(id)) return [];
    const others = facts.own.find((statement) => statement.byOthers && statement.technologies.has(id));
    if (others) return [{ rule: 'verb-beyond-evidence', span, fact: others.text, source: others.source.id }];
    if (facts.words.includes(squeeze(surface)) || isAbbreviated(name, facts)) return [];
    if (facts.terms.has(`t:${id}`) || facts.terms.has(`c:${id}`)) return [];
    // A concept that the table knows under one name is told by the words for it.
    if (
      (kind === 'concept' || kind === 'protocol') &&
      (EVERYDAY[id]?.test(facts.text) === true || sharesConcept(surface, facts))
    )
      return [];
    if (
      FOLLOWS[id]?.test(facts.text) === true &&
      (id !== 'github' || OF_A_FORGE.test(claim.text.slice(span[1])))
    )
      return [];
    const [denied] = facts.unmade.filter((statement) => statement.technologies.has(id));
    if (denied) {
      if (isLike(denied, partAt(claim, span[0]))) return [];
      return [
        {
          rule: denied.mood === 'planned' ? 'planned-in-evidence' : 'denied-in-evidence',
          span,
          fact: denied.text,
          source: denied.source.id,
        },
      ];
    }
    const [foreign] = facts.foreign.filter((statement) => statement.technologies.has(id));
    return [
      foreign
        ? { rule: 'from-another-entry', span, fact: foreign.text, source: foreign.source.id }
        : { rule: 'technology-not-in-evidence', span },
    ];
  });

/**
 * Whether the evidence has a short form of a name that no table knows: its beginning (prom), its initials (TFS), or its
 * consonants (tf, pwsh). Words and names that mean something else are none.
 */
function isAbbreviated(name: string, facts: FactIndex): boolean {
  const words = name.match(/\p{Lu}?[\p{Ll}\d]+|\p{Lu}+(?!\p{Ll})/gu) ?? [];
  const plain = name.toLowerCase().replace(/[^a-z]/g, '');
  const initials = words.map((word) => word.charAt(0).toLowerCase()).join('');
  return [...facts.text.matchAll(/(?<![\w./@-])[A-Za-z]{2,6}(?![\w/-])/g)].some(([written]) => {
    const short = written.toLowerCase();
    // An alias in small letters that its context left open.
    if (technologyOf(written)?.name === name) return true;
    if (technologyOf(written) !== null || short.charAt(0) !== plain.charAt(0)) return false;
    if (short.length >= 2 && short === initials && written === written.toUpperCase()) return true;
    if (conceptsOf(written).length > 0) return false;
    if (
      short.length >= 4 &&
      short.length < plain.length &&
      words.some((word) => word.toLowerCase().startsWith(short))
    )
      return true;
    return (
      !/[aeiou]/.test(short) && !/^(?:by|my|vs|etc|mr|ms|km|kg)$/.test(short) && isSubsequence(short, plain)
    );
  });
}

function isSubsequence(short: string, long: string): boolean {
  let at = 0;
  for (const c of long) if (c === short.charAt(at)) at++;
  return at === short.length;
}

/**
 * Names that no table knows. In Chinese every Latin word is one, in English what is spelled like a product or begins with
 * a capital in the middle of a sentence. They are the evidence's own words, or nobody's. A name that the evidence writes
 * in the other script can't be compared.
 */
export const checkNames: Detector = (claim, facts) => {
  const known = claim.technologies.map(({ span }) => span);
  return namesIn(claim, facts)
    .filter(
      ({ span, surface }) =>
        ![...known, ...claim.quantities.map((q) => q.span), ...claim.dates.map((d) => d.span)].some(
          ([from, to]) => from < span[1] && span[0] < to,
        ) &&
        !GENERIC.test(surface) &&
        !isStated(surface, facts) &&
        !isSpelledOut(claim.text, span, facts) &&
        !facts.technologies.has(technologyOf(surface)?.id ?? '') &&
        !conceptsOf(surface).some(({ id }) => facts.terms.has(`c:${id}`)),
    )
    .map(({ span, surface }) => {
      const foreign = facts.foreign.find(({ text }) => squeeze(text).includes(squeeze(surface)));
      return foreign
        ? { rule: 'from-another-entry', span, fact: foreign.text, source: foreign.source.id }
        : { rule: 'name-not-in-evidence', span };
    });
};

function sharesConcept(surface: string, facts: FactIndex): boolean {
  const han = /\p{Script=Han}{2,}/u.exec(surface)?.[0];
  return han !== undefined && facts.text.includes(han.slice(0, 2));
}

function isStated(surface: string, facts: FactIndex): boolean {
  const name = squeeze(surface).replace(/['’]s$|[.,]$/u, '');
  return (
    facts.words.includes(name) || (name.length > 4 && facts.words.includes(name.replace(/(?:es|s)$/, '')))
  );
}

/** "Team Foundation Server" of TFS: the first letters of a run of names stand in the evidence. */
function isSpelledOut(text: string, [from, to]: [number, number], facts: FactIndex): boolean {
  const before =
    /(?:\p{Lu}[\w-]+ (?:of |and )?)*$/u.exec(text.slice(Math.max(0, from - 80), from))?.[0] ?? '';
  const after = /^(?:(?: of| and)? \p{Lu}[\w-]+)*/u.exec(text.slice(to, to + 80))?.[0] ?? '';
  const initials = (before + text.slice(from, to) + after).match(/\p{Lu}/gu)?.join('') ?? '';
  return initials.length >= 2 && new RegExp(`(?<![A-Za-z])${initials}(?![A-Za-z])`).test(facts.text);
}

/** Names of what everybody knows, and words that titles of degrees and jobs are made of. */
const COMMON_NAMES =
  /^(?:I|English|Chinese|Mandarin|Cantonese|German|French|Spanish|Japanese|Korean|Italian|Russian|Portuguese|Arabic|European|American|British|Asian|Africa|Europe|Asia|China|America|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|January|February|March|April|May|June|July|August|September|October|November|December|Spring|Summer|Autumn|Fall|Winter|Internet|Unix|Bachelor|Master|Doctor|Science|Arts|Engineering|University|College|Institute|School|Technology|Degree|Diploma|Senior|Junior|Lead|Staff|Principal|Certified|Certificate|Associate|Professional|Administrator|Practitioner|Specialty|Fundamentals|Software|Engineer|Developer|Intern|Manager|Agile|Scrum|Kanban|Latin|Roman|Greek|Unicode|Boolean|Markdown|Bluetooth|Ethernet|Excel|Word|Amazon|Google|Microsoft|Apache|Apple|Siemens|Oracle|Alibaba|Tencent|Huawei|JetBrains|HashiCorp|Elastic|Atlassian|Adobe|Nvidia|Intel)$/;

/** An English sentence, whatever Chinese name stands in it. */
const ENGLISH = /\b(?:with|and|the|for|in|of|to|a|an|by|on)\b/i;

function namesIn({ text, language }: Claim, facts: FactIndex): { span: [number, number]; surface: string }[] {
  const product =
    /(?<![\w./@-])(?:[A-Z]?[a-z]+[A-Z][A-Za-z0-9]*|[A-Z]{2,}[a-z][A-Za-z0-9]*|[A-Za-z][\w-]*\.(?:js|io|py|rs|net))(?![\w/])/g;
  const latin = /(?<![\w./@+-])[A-Za-z][A-Za-z0-9]+(?:[.-][A-Za-z0-9]+)*(?![\w/])/g;
  const capital = /(?<=[a-z0-9,)]['’]?s? |[a-z] [“"(])[A-Z][a-z]{2,}(?:[A-Z]?[a-z0-9]+)*(?![\w/-])/g;
  const sources = languageOf(facts.text);
  // An English name for something that the evidence names in Chinese is a translation.
  const translated = language !== 'zh' && sources !== 'en' && sources !== null;
  return (
    (language === 'zh' && !ENGLISH.test(text) ? [latin] : [product, capital])
      .flatMap((pattern) => [...text.matchAll(pattern)])
      .filter((match) => !translated || isListed(text, match.index, match[0], facts))
      // "APIs", "PDFs" are plurals.
      .filter((match) => !/^[A-Z]{2,}s$/.test(match[0]) && !COMMON_NAMES.test(match[0]))
      .map((match) => ({ span: [match.index, match.index + match[0].length], surface: match[0] }))
  );
}

/** Beside a name that the evidence writes in Latin letters, in a list with it. */
function isListed(text: string, start: number, name: string, facts: FactIndex): boolean {
  const before = /([\w.+#-]+)(?:,? and |, |\/| or )$/.exec(text.slice(Math.max(0, start - 60), start))?.[1];
  const after = /^(?:,? and |, |\/| or )([\w.+#-]+)/.exec(
    text.slice(start + name.length, start + name.length + 60),
  )?.[1];
  return [before, after].some(
    (other) => other !== undefined && /[A-Z]/.test(other) && isStated(other, facts),
  );
}
