import {
  cutChinese,
  describeChinese,
  featureChinese,
  hanCount,
  listChinese,
  spaced,
  tidyChinese,
  widthOf,
} from '../../text/chinesePhrases';
import type { ChineseDescription } from '../../text/chinesePhrases';
import { findQuantities } from '../../text/numbers';
import { describe } from '../../text/englishDescription';
import { translateHead } from '../../text/headTerms';
import { findTechnologies } from '../../text/technologies';
import type { Candidate } from './candidate.rules';
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
    ...changes(material),
    ...delivery(material),
    ...share(material),
    ...translated(material),
  ].map((candidate) => ({ ...candidate, text: spaced(candidate.text) }));
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
  const using = listChinese([...material.languages.slice(0, 1), ...libraries].map(({ name }) => name));
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
  const used = builtWith(material, mentioned);
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

const STARTS_WITH_VERB =
  /^(?:将|把|使|令|通过|支持|达到|实现|提升|提高|降低|减少|缩短|压缩|优化|节省|完成|采用|利用|承载|支撑|处理|覆盖|管理|解决|识别|接入|服务)/u;

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

/** A measured claim of a README as a bullet, made of its own words. */
export function numberChinese(quote: string, name: string, neutral: boolean): string | null {
  let text = tidyChinese(quote)
    .replace(/^[^，。；：:]{1,8}[：:]\s*(?=\S)/u, '')
    .replace(
      new RegExp(
        `^(?:${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}|本?(?:系统|项目|工具|平台|服务|库|框架)|整体|目前|现在|现已|已经?|压测(?:结果|显示|下|中)?|实测|经测试|测试显示)\\s*(?:，|,)?(?:可以|能够|能|可|已经?)?`,
        'iu',
      ),
      '',
    )
    .replace(/^(?:可以|能够|可|能)(?=\S)/u, '');
  text = text.split(/[。；]/u)[0]?.trim() ?? text;
  if (/我们?|你|您|咱|https?:|[？?]$/u.test(text) || hanCount(text) < 4) return null;
  text = cutChinese(text, 48);
  if (findQuantities(text).length === 0) return null;
  if (/^(?:提升|提高|降低|减少|缩短|压缩|优化|节省|将|把|使|通过)/u.test(text)) return neutral ? null : text;
  // 延迟由 15 分钟缩短到 40 秒 → 将…
  if (/^[^，]{2,16}?(?:由|从)[^，]{1,20}(?:缩短|降低?|减少|提升|提高|增长|优化|压缩)(?:到|至|为)/u.test(text))
    return neutral ? null : `将${text}`;
  if (STARTS_WITH_VERB.test(text)) return text;
  if (/^(?:每[天日秒小分]|单机|日均|峰值|高峰)[^，]*(?:处理|支撑|承载|接收|写入|查询|请求)/u.test(text))
    return `支持${text}`;
  return neutral ? `达到${text}` : `实现${text}`;
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
  const chosen: typeof parts = [];
  const simple = parts.filter(({ text }) => !/[与和及]/u.test(text));
  for (const part of simple.length >= 3 ? simple : parts) {
    if (chosen.length < 4 && widthOf(chosen.map(({ text }) => text).join('') + part.text) <= 84)
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

const CHANGE_VERB =
  /^(?:新增|添加|增加|加入|实现|支持|引入|接入|集成|完成|开发|新建|构建|搭建|设计|上线|提供|对接|封装|优化|完善|改进|增强|提升|扩展|重构|重写|迁移|替换|拆分|抽离|抽取|改造|统一|解耦|改用|简化|修复|解决|修正|处理|避免|防止|加固|减少|降低|缩短|补充|调整|使用|通过|将|把)/u;

function changes(material: Material): Candidate[] {
  if (material.authorship === 'unknown' || material.authorship === 'none') return [];
  const few = material.authorship === 'co' || material.authorship === 'minor';
  const told = material.of('change').flatMap((item, index) => {
    const text = changeChinese(typeof item.data?.subject === 'string' ? item.data.subject : item.text);
    return text === null ? [] : [{ text, item, index, type: String(item.data?.type ?? 'other') }];
  });
  const used = new Set<string>();
  const candidates: Candidate[] = [];
  for (const change of told) {
    if (used.has(change.item.id)) continue;
    used.add(change.item.id);
    const partner =
      widthOf(change.text) > 56
        ? undefined
        : told.find(
            ({ item, text, type }) => !used.has(item.id) && type === change.type && widthOf(text) <= 56,
          );
    if (partner) used.add(partner.item.id);
    const text = partner ? `${change.text}，${partner.text}` : change.text;
    if (widthOf(text) < 22) continue;
    const weight =
      { performance: 1.5, feature: 1, security: 1, refactor: 0, fix: -0.5, test: -1, other: -1.5 }[
        change.type
      ] ?? 0;
    candidates.push({
      aspect: 'change',
      text,
      evidence: [change.item.id, ...(partner ? [partner.item.id] : [])],
      score: (few ? 9.5 : 6) + weight - Math.min(change.index, 6) * 0.4,
    });
  }
  return candidates;
}

/** A Chinese commit subject as part of a bullet: it begins with what was done. */
export function changeChinese(subject: string): string | null {
  const text = tidyChinese(subject.replace(/[（(]?#\d+[)）]?/g, ''))
    .split(/[。；;]/u)[0]
    ?.replace(/[,，]/gu, '，')
    .trim();
  if (text === undefined || !isChinese(text) || !CHANGE_VERB.test(text) || hanCount(text) < 5) return null;
  if (/我|你|https?:|bug|Bug|[<>{}[\]\\|]|\w+\(\)|\w+_\w+_\w+/u.test(text)) return null;
  // What it is good for is the committer's hope; what was done stands in front.
  return cutChinese(text.replace(/，(?:方便|便于|以便|从而|使得|避免以后).*$/u, ''), 36);
}

function delivery(material: Material): Candidate[] {
  const { authorship } = material;
  if (authorship === 'minor' || authorship === 'none' || authorship === 'co') return [];
  const infrastructure = material.of('infrastructure');
  const ci = infrastructure.filter(({ data }) => data?.tool === 'ci');
  const docker = infrastructure.find(({ data }) => data?.tool === 'docker');
  const compose = infrastructure.find(({ data }) => data?.tool === 'compose');
  const release = material.of('release')[0];
  const count = typeof release?.data?.count === 'number' ? release.data.count : 0;
  const does = new Set(ci.flatMap(({ data }) => (Array.isArray(data?.does) ? data.does : [])));
  const runs = [
    ...(does.has('test') ? ['测试'] : []),
    ...(does.has('lint') ? ['代码检查'] : []),
    ...(does.has('security') ? ['安全扫描'] : []),
    ...(does.has('image') ? ['镜像构建'] : []),
    ...(does.has('deploy') ? ['部署'] : does.has('publish') || does.has('release') ? ['发布'] : []),
  ];
  const neutral = authorship === 'unknown';
  const parts: string[] = [];
  const evidence: string[] = [];
  if (ci.length > 0 && runs.length > 0) {
    parts.push(
      `${neutral ? '通过' : '搭建'} GitHub Actions ${neutral ? '' : '流水线，'}自动执行${listChinese(runs)}`,
    );
    evidence.push(...ci.slice(0, 3).map(({ id }) => id));
  }
  if (docker ?? compose) {
    const means = docker && compose ? 'Docker 与 Docker Compose' : docker ? 'Docker' : 'Docker Compose';
    parts.push(docker ? `使用 ${means} 打包部署` : `使用 ${means} 编排服务`);
    evidence.push(...[docker, compose].flatMap((item) => (item ? [item.id] : [])));
  }
  if (count >= 3 && release) {
    parts.push(`${parts.length > 0 ? '已' : '累计'}发布 ${count} 个版本`);
    evidence.push(release.id);
  }
  if (parts.length === 0 || widthOf(parts.join('')) < 20) return [];
  const own = neutral ? [] : material.of('authorship').map(({ id }) => id);
  return [
    {
      aspect: 'delivery',
      text: parts.join('，'),
      evidence: [...evidence, ...own],
      score: 5 + parts.length / 2,
    },
  ];
}

function share(material: Material): Candidate[] {
  const { mine, total, authorship } = material;
  const proof = material.of('authorship')[0];
  if (!proof || authorship === 'unknown' || authorship === 'none' || mine < 5) return [];
  const period = material.of('period')[0];
  const [first, last] = [period?.data?.first, period?.data?.last].map((month) =>
    typeof month === 'string' ? monthOf(month) : '',
  );
  const when = period && first && last ? (first === last ? `${first}` : `${first}至 ${last}`) : '';
  const counted =
    mine === total ? `独立完成全部 ${mine} 次提交` : `提交代码 ${mine} 次（项目共 ${total} 次）`;
  const text = when === '' ? counted : `${counted}，时间为 ${when}`;
  const score = authorship === 'sole' ? 3.5 : authorship === 'main' ? 4.5 : 8;
  return [
    { aspect: 'share', text, evidence: [proof.id, ...(period && when !== '' ? [period.id] : [])], score },
  ];
}

function monthOf(month: string): string {
  const [year = '', number = ''] = month.split('-');
  return `${year} 年 ${Number(number)} 月`;
}

function isChinese(text: string): boolean {
  return hanCount(text) >= 3 && hanCount(text) * 2 >= (text.match(/[A-Za-z]{2,}/g)?.length ?? 0);
}
