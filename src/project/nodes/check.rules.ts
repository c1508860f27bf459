import type { Evidence, Finding } from '../../protocol/cards';
import { dateWithin, findDates } from '../../text/dates';
import type { PartialDate } from '../../text/dates';
import { findHidden } from '../../text/hidden';
import { findQuantities, sameQuantity } from '../../text/numbers';
import type { Quantity } from '../../text/numbers';
import { findTechnologies, technologyOf } from '../../text/technologies';
import { findVerbClaims } from '../../text/verbStrength';
import { indexFacts, squeeze } from './factIndex.rules';
import type { FactIndex } from './factIndex.rules';

/** What a check may know beside the evidence. */
export interface CheckContext {
  /** `path` of the findings. */
  path?: string;
}

/** A bullet as parsed: `unknown` holds cited ids that don't exist. */
export interface CitingText {
  text: string;
  evidence: readonly string[];
  unknown?: readonly string[];
}

/** Rules of the check, as they stand in findings. */
export type CheckRule =
  | 'number-not-in-evidence'
  | 'technology-not-in-evidence'
  | 'date-not-in-evidence'
  | 'evidence-missing'
  | 'evidence-unknown'
  | 'verb-beyond-authorship'
  | 'placeholder'
  | 'hidden-characters'
  | 'link'
  | 'instruction';

/** Share of commits that a verb needs: alone, in the lead, as a maker. */
const NEEDED_SHARE = { sole: 0.9, lead: 0.5, make: 0.15 } as const;

const PLACEHOLDER =
  /\b[XYN]{1,3}\s?(?:%|％|\+|ms\b|x\b|倍|万|percent)|\bX{2,}\b|\[[^\]\n]*\]|\{\{?[^}\n]*\}\}?|【[^】\n]*】|<[A-Za-z_ ]+>|\b(?:TBD|TODO|FIXME|lorem ipsum)\b|_{3,}|\?{2,}|？{2,}|某某|(?:待补充|待填写|待定|此处填写|请填写)|\bN\/A\b/gu;
const LINK = /(?:https?|ftp|mailto|javascript|command|data|file|vscode):\/{0,2}\S+|\bwww\.\S+/giu;
const INSTRUCTION =
  /\b(?:ignore|disregard|forget) (?:all |any |the |your )*(?:previous|prior|above|earlier)\b[^.]*|\b(?:you are (?:now|an? )|as an ai\b|system prompt|the (?:reader|recruiter|reviewer|model|assistant) (?:must|should)|(?:please )?(?:rate|rank|score|hire|recommend) (?:this|the) (?:candidate|resume|applicant))[^.]*|(?:忽略|无视)(?:以上|之前|前面|上述)[^，。]*|(?:你是一[个名]|作为(?:一个)?\s?AI|系统提示词?|请(?:给|将|把)[^，。]{0,12}(?:打分|评为|通过|录用))[^，。]*/giu;
/** Numbers without a number: they stand in the evidence as they are, or nowhere. */
const VAGUE_NUMBER =
  /\b(?:dozens|(?:tens |hundreds )?of thousands|hundreds|thousands|millions|billions|countless)\b|[数上几]十万?|[数上][百千万]|成千上万|海量|[百千]万级|亿级/giu;
/** Acronyms and words that name no product. */
const GENERIC =
  /^(?:api|apis|cli|ui|ux|gui|url|uri|json|yaml|toml|csv|xml|pdf|id|ids|db|os|io|cpu|gpu|ram|crud|sdk|ide|orm|dns|tls|ssl|ssh|ftp|http|https|tcp|udp|ip|utf|ascii|unicode|p\d\d|faq|mit|bsd|ok|readme|changelog|todo|pr|prs|ci|cd|qa|kpi|saas|paas|iaas|it|ai|hr|erp|crm|cms|oss|lts|mvp|poc|etl|olap|oltp|gdpr|html|css|sql|dom|ast|jit|gc|sse|rss|svg|png|jpeg|jpg|gif|webp|mp3|mp4|macos|wifi|qrcode|e2e|i18n|l10n|a11y)$/i;

/**
 * Findings of a bullet against the evidence that it cites (`evidence` is all there is of the entry): each number with
 * its unit, technology and date must stand there, equal by value or alias, and no verb may claim more than the share of
 * the commits shows. A bullet without findings may still be worded badly; it is not untrue.
 */
export function checkBullet(
  bullet: CitingText,
  evidence: readonly Evidence[],
  { path = 'bullet' }: CheckContext = {},
): Finding[] {
  const unknown = [
    ...(bullet.unknown ?? []),
    ...bullet.evidence.filter((id) => !evidence.some((item) => item.id === id)),
  ];
  const cited = evidence.filter(({ id }) => bullet.evidence.includes(id));
  const report = reporter(path);
  for (const id of new Set(unknown)) report.add('evidence-unknown', undefined, id);
  if (cited.length === 0) report.add('evidence-missing', undefined, bullet.text);
  checkForm(bullet.text, report);
  // Without evidence every fact would be reported again; one finding says it all.
  if (cited.length > 0) checkFacts(bullet.text, indexFacts([...cited, ...naming(evidence)]), report);
  checkVerbs(bullet.text, indexFacts(cited), indexFacts(evidence).authorship, report);
  return report.findings;
}

/** The same for text that cites nothing (the description): any evidence of the entry backs it. */
export function checkText(
  text: string,
  evidence: readonly Evidence[],
  { path = 'description' }: CheckContext = {},
): Finding[] {
  const report = reporter(path);
  const index = indexFacts(evidence);
  checkForm(text, report);
  checkFacts(text, index, report);
  checkVerbs(text, index, index.authorship, report);
  return report.findings;
}

/** The keywords that some evidence names, in order. */
export function backedKeywords(keywords: readonly string[], evidence: readonly Evidence[]): string[] {
  const index = indexFacts(evidence);
  return keywords.filter((keyword) => {
    const technology = technologyOf(keyword);
    if (technology && index.technologies.has(technology.id)) return true;
    return keyword.length > 1 && findHidden(keyword).length === 0 && index.words.includes(squeeze(keyword));
  });
}

interface Report {
  findings: Finding[];
  add(rule: CheckRule, span: [number, number] | undefined, text: string): void;
}

function reporter(path: string): Report {
  const findings: Finding[] = [];
  return {
    findings,
    add: (rule, span, text) => {
      findings.push({ rule, path, ...(span ? { span } : {}), severity: 'error', params: { text } });
    },
  };
}

/** The project's own name is common to all bullets. */
function naming(evidence: readonly Evidence[]): Evidence[] {
  return evidence.filter(
    ({ kind, data }) => kind === 'title' || (kind === 'manifest' && data?.field === 'name'),
  );
}

function checkForm(text: string, report: Report): void {
  for (const span of findHidden(text))
    report.add('hidden-characters', span, escapeHidden(text.slice(...span)));
  for (const [rule, pattern] of [
    ['placeholder', PLACEHOLDER],
    ['link', LINK],
    ['instruction', INSTRUCTION],
  ] as const) {
    for (const match of text.matchAll(pattern)) {
      report.add(rule, [match.index, match.index + match[0].length], match[0]);
    }
  }
}

function checkFacts(text: string, facts: FactIndex, report: Report): void {
  for (const mention of findDates(text)) {
    const ends: PartialDate[] = [
      mention.from,
      ...(mention.to && mention.to !== 'present' ? [mention.to] : []),
    ];
    if (!ends.every((end) => facts.dates.some((fact) => statesDate(fact, end)))) {
      report.add('date-not-in-evidence', mention.span, mention.surface);
    }
  }
  for (const quantity of findQuantities(text)) {
    if (!facts.quantities.some((fact) => supports(fact, quantity))) {
      report.add('number-not-in-evidence', quantity.span, quantity.surface);
    }
  }
  for (const match of text.matchAll(VAGUE_NUMBER)) {
    if (!facts.words.includes(squeeze(match[0]))) {
      report.add('number-not-in-evidence', [match.index, match.index + match[0].length], match[0]);
    }
  }
  const mentions = findTechnologies(text);
  for (const { id, span, surface } of mentions) {
    if (!facts.technologies.has(id) && !facts.words.includes(squeeze(surface))) {
      report.add('technology-not-in-evidence', span, surface);
    }
  }
  for (const name of productNames(text)) {
    const known = mentions.some(({ span }) => span[0] < name.span[1] && name.span[0] < span[1]);
    if (!known && !GENERIC.test(name.surface) && !facts.words.includes(squeeze(name.surface))) {
      report.add('technology-not-in-evidence', name.span, name.surface);
    }
  }
}

/** Words spelled like a product (`FooDB`, `acme.js`, `LibX2`) that the table does not know. */
function productNames(text: string): { span: [number, number]; surface: string }[] {
  const pattern =
    /(?<![\w./@-])(?:[A-Z]?[a-z]+[A-Z][A-Za-z0-9]*|[A-Z]{2,}[a-z][A-Za-z0-9]*|[A-Za-z][\w-]*\.(?:js|io|py|rs|net))(?![\w/])/g;
  return (
    [...text.matchAll(pattern)]
      // "APIs", "PDFs" are plurals.
      .filter((match) => !/^[A-Z]{2,}s$/.test(match[0]))
      .map((match) => ({ span: [match.index, match.index + match[0].length], surface: match[0] }))
  );
}

function statesDate(fact: { from: PartialDate; to?: PartialDate | 'present' }, date: PartialDate): boolean {
  if (dateWithin(fact.from, date)) return true;
  return fact.to !== undefined && fact.to !== 'present' && dateWithin(fact.to, date);
}

/** Equal, or honestly bounded: "over 80" of 83, "about 1,000" of 1,012. */
function supports(fact: Quantity, claim: Quantity): boolean {
  if (sameQuantity(fact, claim)) return true;
  if (claim.bound === undefined || !sameQuantity({ ...fact, value: claim.value }, claim)) return false;
  const ratio = fact.value / claim.value;
  switch (claim.bound) {
    case 'over':
      return ratio >= 1 && ratio <= 1.25;
    case 'under':
      return ratio <= 1 && ratio >= 0.8;
    case 'nearly':
      return ratio >= 0.9 && ratio <= 1;
    case 'about':
      return ratio >= 0.95 && ratio <= 1.05;
    default:
      return claim.bound satisfies never;
  }
}

function checkVerbs(
  text: string,
  cited: FactIndex,
  authorship: FactIndex['authorship'],
  report: Report,
): void {
  for (const { strength, span, surface } of findVerbClaims(text)) {
    // The user's own word, or a commit message, that says the same.
    if (cited.own && cited.words.includes(squeeze(surface))) continue;
    if (strength === 'make' && cited.own) continue;
    const share = authorship && authorship.total > 0 ? authorship.mine / authorship.total : 0;
    if (share < NEEDED_SHARE[strength]) report.add('verb-beyond-authorship', span, surface);
  }
}

function escapeHidden(text: string): string {
  return [...text]
    .map((c) => `U+${(c.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`)
    .join(' ');
}
