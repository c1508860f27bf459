import { conceptsOf } from '../../text/glossary';
import { findTechnologies } from '../../text/technologies';
import { impliedBy } from '../../text/technologyRelations';
import { tokensOf } from '../../text/tokens';

/** What an ad is about, besides its skills: words of its field, in both languages. */
export interface AdSubject {
  /** Technologies and concepts of the table, each with its weight. */
  skills: Map<string, number>;
  /** Content words and concepts. */
  terms: Set<string>;
  /** Those of its title: its first line or sentence. */
  title: Set<string>;
}

/** Words that stand in every ad: they tell no subject. */
const AD_WORDS = new Set(
  `requirement require must have need nice plus prefer preferred bonus you we our us will your team company role position job work experience year years month strong good excellent solid knowledge skill skills
  ability able familiar familiarity understand understanding proficient proficiency know own owner responsible responsibility duty join looking look hire hiring seek seeking candidate ideal apply application benefit salary
  engineer developer development develop software build design write maintain help support use using senior junior mid level lead staff principal intern full time remote office location degree bachelor master
  computer science related field equivalent english chinese fluent communication test testing code system service product project tool technology technical environment quality high great like well new large
  任职 要求 岗位 职责 描述 资格 条件 熟悉 熟练 掌握 精通 了解 使用 具备 具有 经验 以上 相关 优先 加分 能力 良好 团队 合作 沟通 工作 开发 工程师 负责 参与 编写 设计 维护 学历 本科 专业 计算机 年以 及以 者优 先考 优先考虑 我们 公司 薪资 福利
  项目 系统 产品 技术 平台 业务 需求 完成 进行 以及 优化 软件 研发 高级 中级 初级 资深`.split(/\s+/),
);

/** Reads an ad by its words alone: what it names, and what it speaks of. */
export function readSubject(jobAd: string): AdSubject {
  const skills = new Map<string, number>();
  for (const { id, kind } of findTechnologies(jobAd)) {
    const weight = kind === 'concept' ? 0.5 : 1;
    if (!skills.has(id)) skills.set(id, weight);
  }
  const first = /^[^\n.。;；]{1,80}/.exec(jobAd.trim())?.[0] ?? '';
  return { skills, terms: termsOf(jobAd), title: termsOf(first) };
}

/** Content words of a text, and the concepts that they name in either language. */
export function termsOf(text: string): Set<string> {
  const terms = new Set<string>();
  for (const { norm, kind } of tokensOf(text)) {
    if (kind === 'number' || kind === 'technology' || AD_WORDS.has(norm) || norm.length < 2) continue;
    terms.add(norm);
  }
  for (const { id } of conceptsOf(text)) if (!AD_WORDS.has(id)) terms.add(`~${id}`);
  return terms;
}

/** Technologies that a text names, with what their use implies. */
export function skillsIn(text: string): Set<string> {
  const ids = new Set(findTechnologies(text).map(({ id }) => id));
  for (const id of [...ids]) for (const implied of impliedBy(id)) ids.add(implied);
  return ids;
}
