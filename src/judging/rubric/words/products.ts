import type { TechnologyMention } from '../../../text/technologies';
import type { PhraseMention } from './phrases';
import { occurs } from '../../../text/prefilter';

/** Umbrella terms: who writes them has named nothing. */
const UMBRELLA =
  /^(?:devops|devsecops|sre|mlops|aiops|agile|scrum|kanban|cloud|cloud computing|cloud native|big data|machine learning|deep learning|artificial intelligence|blockchain|microservices|distributed systems|backend|frontend|full[- ]stack|containerization|container orchestration|web development|mobile development|database|databases|nosql|relational database|high concurrency|high availability|high performance|scalability|user experience|internet of things|virtual reality|metaverse|data analysis|data science|object-oriented programming|saas|paas|iaas|erp|crm|oa|api design|software architecture|software engineering)$/;
/** A name that no table knows, where names stand: "with Astro", "hosted on Netlify", 用 Astro. */
const UNKNOWN_EN =
  /\b(?:with|using|in|on|via|through|from|to|into|onto|behind|over|by|and|under|for) (?:the )?(?<name>[A-Z][\w+#.-]*[A-Za-z\d+#])(?![\w])/g;
const UNKNOWN_ZH = /(?<![\w.@/-])(?<name>[A-Z][A-Za-z][\w+#.-]*)/g;
/** Names that are no technology: places, months, languages, companies' departments, units, roles. */
const NO_PRODUCT =
  /^(?:I|A|The|This|Q[1-4]|H[12]|(?:Jan|Febr?u?)[a-z]*|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sep[a-z]*|Oct[a-z]*|Nov[a-z]*|Dec[a-z]*|Mon|Tues?|Wednes|Thurs?|Fri|Satur|Sun(?:day)?|[A-Z][a-z]+day|Europe|Asia|America|Africa|China|Germany|France|Japan|India|Britain|Berlin|London|Paris|Beijing|Shanghai|English|Chinese|German|French|Spanish|Japanese|European|American|Asian|IT|HR|QA|R&D|UAT|PM|PO|CEO|CTO|KPI|OKR|SOP|PRD|PPT|OA|ERP|CRM|MB|GB|TB|KB|P\d+|MVP|ISO|EU|US|UK|UI|UX|AI|TV|ID|Bug|BUG|Operations|Sales|Marketing|Finance|Legal|Support)$/;

/**
 * Technologies that a bullet names, misspelt ones and names that no table knows among them, in order. `first`: where its
 * first word begins, whose capital says nothing.
 */
export function findProducts(
  text: string,
  language: 'en' | 'zh',
  technologies: readonly TechnologyMention[],
  misspellings: readonly PhraseMention[],
  first: number,
): PhraseMention[] {
  const known: PhraseMention[] = [
    ...technologies.filter(({ id, kind }) => kind !== 'concept' || !occurs(UMBRELLA, id)),
    ...misspellings,
  ];
  for (const match of text.matchAll(language === 'zh' ? UNKNOWN_ZH : UNKNOWN_EN)) {
    const name = match.groups?.['name'] ?? '';
    const start = match.index + match[0].length - name.length;
    if (NO_PRODUCT.test(name) || start === first) continue;
    known.push({ span: [start, start + name.length], surface: name });
  }
  const found: PhraseMention[] = [];
  for (const one of known.sort((a, b) => a.span[0] - b.span[0] || b.span[1] - a.span[1])) {
    if (one.span[0] >= (found.at(-1)?.span[1] ?? 0)) found.push({ span: one.span, surface: one.surface });
  }
  return found;
}
