import {
  describeChinese,
  featureChinese,
  hanCount,
  isChinese,
  listChinese,
  spaced,
  widthOf,
} from '../../text/chinesePhrases';
import type { ChineseDescription } from '../../text/chinesePhrases';
import { describe } from '../../text/englishDescription';
import { translateHead } from '../../text/headTerms';
import { findTechnologies } from '../../text/technologies';
import { readsBroken } from '../../text/sanity';
import type { Candidate } from './candidate.rules';
import { changesChinese } from './changesChinese.rules';
import { deliveryChinese, shareChinese } from './deliveryChinese.rules';
import { numberChinese } from './numbersChinese.rules';
import { numbersTranslated } from './numbersTranslated.rules';
import { builtWith, translatedFeatures } from './material.rules';
import type { Authorship, Material, ProjectKind } from './material.rules';

const CATEGORY: Record<ProjectKind, string> = {
  cli: '命令行工具',
  web: 'Web 应用',
  backend: '后端服务',
  frontend: 'Web 前端',
  mobile: '移动应用',
  desktop: '桌面应用',
  ml: '机器学习项目',
  data: '数据处理项目',
  library: '程序库',
  project: '项目',
};

/** 独立 only where (nearly) every commit is the user's. */
const MADE: Record<Authorship, string | null> = {
  sole: '开发',
  main: '开发',
  co: '参与开发',
  minor: '参与开发',
  none: null,
  unknown: null,
};

/** One line that says what the project is. */
export function aboutChinese(material: Material): string {
  const description = descriptionOf(material);
  return description ? description.line : fallbackLine(material);
}

/** All bullets that the facts give, with their strength. */
export function bulletsChinese(material: Material): Candidate[] {
  const description = descriptionOf(material);
  return [
    ...what(material, description),
    ...numbers(material),
    ...features(material),
    ...changesChinese(material),
    ...deliveryChinese(material),
    ...shareChinese(material),
    ...translated(material),
    ...numbersTranslated(material, 'zh'),
  ]
    .filter(({ text }) => !readsBroken(text))
    .map((candidate) => ({ ...candidate, text: spaced(candidate.text) }));
}

function descriptionOf(material: Material): (ChineseDescription & { evidence: string }) | null {
  const candidates = [
    ...material.of('description'),
    ...material.of('manifest').filter(({ data }) => data?.field === 'description'),
  ];
  for (const item of candidates) {
    const text =
      item.kind === 'manifest' && typeof item.data?.value === 'string' ? item.data.value : item.text;
    if (!isChinese(text)) continue;
    const described = describeChinese(text, material.name);
    if (described && hanCount(described.line) >= 4) return { ...described, evidence: item.id };
  }
  return null;
}

function fallbackLine(material: Material): string {
  const libraries = material.stack
    .filter(({ dev, kind }) => !dev && !['tool', 'testing', 'infra', 'unknown', 'language'].includes(kind))
    .slice(0, 3);
  const using = listChinese([
    ...new Set([...material.languages.slice(0, 1), ...libraries].map(({ name }) => name)),
  ]);
  const head = foreignHead(material)?.head ?? CATEGORY[material.kind];
  if (head === '项目') return spaced(`${using}项目`);
  return spaced(using === '' ? head : `基于 ${using} 的${/^[A-Za-z]/.test(head) ? ' ' : ''}${head}`);
}

/** The kind of thing, or its name where that is all there is. */
function category({ kind, name }: Material): string {
  return kind === 'project' ? ` ${name}` : CATEGORY[kind];
}

/** What an English README says the project is, by its usual Chinese name. */
function foreignHead(material: Material): { head: string; evidence: string } | null {
  for (const { id, text } of material.of('description')) {
    const head = isChinese(text) ? undefined : describe(text, material.name, '')?.head;
    const translated = head === undefined ? null : translateHead(head, 'zh');
    if (translated !== null) return { head: translated, evidence: id };
  }
  return null;
}

function what(
  material: Material,
  description: (ChineseDescription & { evidence: string }) | null,
): Candidate[] {
  const { languages, authorship } = material;
  const foreign = description ? null : foreignHead(material);
  const named = description?.short ?? foreign?.head ?? category(material);
  const mentioned = new Set(findTechnologies(named).map(({ id }) => id));
  const mains = languages
    .filter(({ share: percent, id }, index) => (index === 0 || percent >= 25) && !mentioned.has(id))
    .slice(0, 2);
  for (const { id } of mains) mentioned.add(id);
  const used = builtWith(material, mentioned, named);
  const means = [...mains, ...used];
  if (means.length === 0 && !description) return [];
  const verb = MADE[authorship];
  const alone = authorship === 'sole' && material.mine >= material.total * 0.95 ? '独立' : '';
  const using = means.length === 0 ? '' : listChinese(means.map(({ name }) => name));
  // Without a known author the project is the subject.
  const text =
    verb === null
      ? `采用 ${using} 技术栈`
      : using === ''
        ? `${alone}${verb}${named}`
        : `使用 ${using} ${alone}${verb}${named}`;
  if (verb === null && using === '') return [];
  const own = verb === null ? [] : material.of('authorship').map(({ id }) => id);
  const evidence = [
    ...[description, foreign].flatMap((source) => (source ? [source.evidence] : [])),
    ...means.map((item) => item.evidence),
    ...own,
  ];
  return [{ aspect: 'what', text, evidence: [...new Set(evidence)], score: 10 + used.length / 2 }];
}

function numbers(material: Material): Candidate[] {
  const { authorship } = material;
  if (authorship === 'minor' || authorship === 'co' || authorship === 'none') return [];
  const own = authorship === 'unknown' ? [] : material.of('authorship').map(({ id }) => id);
  return material.of('number').flatMap((item, index): Candidate[] => {
    if (!isChinese(item.text)) return [];
    const text = numberChinese(item.text, material.name, authorship === 'unknown');
    return text === null
      ? []
      : [{ aspect: 'number', text, evidence: [item.id, ...own], score: 9 - index * 1.5 }];
  });
}

function features(material: Material): Candidate[] {
  const { authorship } = material;
  if (authorship === 'minor' || authorship === 'co' || authorship === 'none') return [];
  const parts = material.of('feature').flatMap((item) => {
    if (!isChinese(item.text)) return [];
    const lead = typeof item.data?.name === 'string' ? item.data.name : '';
    const text = (hanCount(lead) >= 3 ? featureChinese(lead) : null) ?? featureChinese(item.text);
    return text === null ? [] : [{ text, id: item.id }];
  });
  if (parts.length < 2) parts.push(...listedFeatures(material));
  const chosen: typeof parts = [];
  const simple = parts.filter(({ text }) => !/[与和及]/u.test(text));
  for (const part of simple.length >= 3 ? simple : parts) {
    const told = chosen.flatMap(({ text }) => text.split('、')).length;
    if (
      chosen.length < 4 &&
      told + part.text.split('、').length <= 5 &&
      widthOf(chosen.map(({ text }) => text).join('') + part.text) <= 84
    )
      chosen.push(part);
  }
  const first = chosen[0];
  if (!first || (chosen.length === 1 && widthOf(first.text) < 16)) return [];
  const unknown = authorship === 'unknown';
  const list = listChinese(chosen.map(({ text }) => text));
  const text =
    chosen.length === 1 ? `${unknown ? '支持' : '实现'}${list}` : `${unknown ? '提供' : '实现'}${list}等功能`;
  const own = unknown ? [] : material.of('authorship').map(({ id }) => id);
  return [
    {
      aspect: 'feature',
      text,
      evidence: [...chosen.map(({ id }) => id), ...own],
      score: 7 + Math.min(chosen.length, 3) / 2,
    },
  ];
}

/** Features of an English README that have a usual Chinese name. */
function translated(material: Material): Candidate[] {
  const { authorship } = material;
  const found = translatedFeatures(material, 'zh');
  const some = authorship === 'minor' || authorship === 'co' || authorship === 'none';
  if (found.names.length < 2 || (some && !found.own)) return [];
  const unknown = authorship === 'unknown';
  const own = unknown || found.own ? [] : material.of('authorship').map(({ id }) => id);
  const text = `${unknown ? '提供' : '实现'}${listChinese(found.names)}等功能`;
  return [{ aspect: 'feature', text, evidence: [...found.evidence, ...own], score: 6.5 }];
}

/** Features that a description counts: 支持借书还书、逾期提醒、读者管理. */
function listedFeatures(material: Material): { text: string; id: string }[] {
  return material.of('description').flatMap(({ id, text }) => {
    const list = /(?:支持|实现了?|包括|包含|提供|具备|拥有)([^，。；：]+、[^。；，]+)/u.exec(text)?.[1];
    if (list === undefined || !isChinese(text)) return [];
    return list.split(/[、与和及]/u).flatMap((part) => {
      const feature = featureChinese(part.replace(/等.{0,6}$/u, ''));
      return feature === null ? [] : [{ text: feature, id }];
    });
  });
}
