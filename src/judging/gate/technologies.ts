import { technologyOf } from '../../text/technologies';
import type { Detector, Objection } from './claim';
import { squeeze } from './indexFacts';
import type { FactIndex } from './sources';

/** Acronyms and words that name no product. */
const GENERIC =
  /^(?:api|apis|app|apps|web|cli|ui|ux|gui|url|uri|json|yaml|toml|csv|xml|pdf|html|css|id|ids|uuid|db|os|io|cpu|gpu|ram|ssd|crud|sdk|ide|orm|dns|tls|ssl|ssh|ftp|sftp|http|https|tcp|udp|ip|utf|ascii|unicode|p\d\d\d?|tp\d\d\d?|faq|mit|bsd|ok|readme|changelog|todo|pr|prs|mr|ci|cd|qa|qps|tps|rps|kpi|okr|sla|slo|saas|paas|iaas|it|ai|hr|oa|erp|crm|cms|mes|wms|tms|pos|oss|lts|mvp|poc|etl|olap|oltp|gdpr|sql|nosql|dom|ast|jit|gc|sse|rss|svg|png|jpeg|jpg|gif|webp|mp3|mp4|macos|windows|wifi|qrcode|e2e|i18n|l10n|a11y|b2b|b2c|c2c|o2o|to|tob|toc|vip|sku|gmv|dau|mau|uv|pv|roi|ab|a\/b|h5|m2m|iot|ota|nlp|ocr|asr|tts|llm|rag|ml|dl|cv|3d|2d|vr|ar|bug|bugs|demo|excel|word|ppt|email|sms|sso|jwt|oauth|mq|rpc|rest|socket|lan|vpn|ddl|dml|dba|sre|devops|java|js|ts|pc|mac|usb|nfc|rfid|gps|gis|plc|cad|bim|bff|cdn|waf|acl|rbac|abac|ldap|kyc|aml|pii|feed|push|chat|bot|token|hash|key|cache|log|shell|server|client|master|slave|leader|offer|team|leader|owner|review|code|dev|test|prod|beta|alpha|release|issue|star|fork|commit|commits|merge|branch|tag|hook|hooks|plugin|plugins|widget|tab|banner|toast|modal|slot|props|state|store|router|schema|model|view|controller|service|dao|dto|vo|util|utils|lib|libs|kit|core|base|common|config|env|docs|doc|wiki|blog)$/i;
/** Concepts that plain words say as well: naming one adds no skill where the words are there. */
const EVERYDAY = new Set([
  'caching',
  'unit testing',
  'access control',
  'web scraping',
  'rest',
  'http',
  'batch processing',
  'full-text search',
]);

/** Technologies of a claim must stand in the facts, under any of their names, or follow from one that does. */
export const checkTechnologies: Detector = (claim, facts) =>
  claim.technologies.flatMap(({ id, span, surface, kind }): Objection[] => {
    if (facts.technologies.has(id) || facts.words.includes(squeeze(surface))) return [];
    if (facts.terms.has(`t:${id}`) || facts.terms.has(`c:${id}`)) return [];
    // A concept that the table knows under one name is told by the words for it.
    if (kind === 'concept' && (EVERYDAY.has(id) || sharesConcept(surface, facts))) return [];
    const [denied] = facts.unmade.filter((statement) => statement.technologies.has(id));
    if (denied) {
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
 * Names that no table knows: in English spelled like a product or a name in the middle of a sentence, in Chinese every
 * Latin word. They are the evidence's own words, or nobody's.
 */
export const checkNames: Detector = (claim, facts) => {
  const known = claim.technologies.map(({ span }) => span);
  return namesIn(claim.text, claim.language === 'zh')
    .filter(
      ({ span, surface }) =>
        !known.some(([from, to]) => from < span[1] && span[0] < to) &&
        !claim.quantities.some((q) => q.span[0] < span[1] && span[0] < q.span[1]) &&
        !claim.dates.some((d) => d.span[0] < span[1] && span[0] < d.span[1]) &&
        !GENERIC.test(surface) &&
        !facts.words.includes(squeeze(surface)) &&
        !facts.technologies.has(technologyOf(surface)?.id ?? ''),
    )
    .map(({ span }) => ({ rule: 'name-not-in-evidence', span }));
};

function sharesConcept(surface: string, facts: FactIndex): boolean {
  const han = /\p{Script=Han}{2,}/u.exec(surface)?.[0];
  return han !== undefined && facts.text.includes(han.slice(0, 2));
}

function namesIn(text: string, chinese: boolean): { span: [number, number]; surface: string }[] {
  const product =
    /(?<![\w./@-])(?:[A-Z]?[a-z]+[A-Z][A-Za-z0-9]*|[A-Z]{2,}[a-z][A-Za-z0-9]*|[A-Za-z][\w-]*\.(?:js|io|py|rs|net))(?![\w/])/g;
  const latin = /(?<![\w./@+-])[A-Za-z][A-Za-z0-9]+(?:[.-][A-Za-z0-9]+)*(?![\w/])/g;
  return (
    [...text.matchAll(chinese ? latin : product)]
      // "APIs", "PDFs" are plurals.
      .filter((match) => !/^[A-Z]{2,}s$/.test(match[0]))
      .map((match) => ({ span: [match.index, match.index + match[0].length], surface: match[0] }))
  );
}
