import { conceptsOf } from '../../text/glossary';
import { findTechnologies, technologyOf } from '../../text/technologies';
import { impliedBy } from '../../text/technologyRelations';
import { tokensOf } from '../../text/tokens';
import { readSentences } from '../match/adSentences';
import { isAside } from '../match/asides';
import type { Knockout, Requirement } from '../match/match';
import { readJobAd } from '../match/readJobAd';

/** A skill that an ad asks for, or alternatives of which one is enough. */
interface WantedSkill {
  skills: string[];
  weight: number;
}

/** What an ad asks for, and what it speaks of. */
export interface AdSubject {
  wanted: WantedSkill[];
  /** Every technology of `wanted`. */
  skills: Set<string>;
  /** Content words of its duties and requirements, and concepts of either language (`~refund`). */
  terms: Set<string>;
  /** Those of its title. */
  title: Set<string>;
  knockouts: Knockout[];
}

const WEIGHTS: Readonly<Record<Requirement['level'], number>> = { must: 3, duty: 2, nice: 1 };
/** A concept is often shown without its name: half a requirement. */
const CONCEPT_WEIGHT = 0.5;

/** Words that stand in every ad: they tell no subject. */
const AD_WORDS = new Set(
  `requirement require must have need nice plus prefer preferred bonus you we our us will your team company role position job work experience year years month strong good excellent solid knowledge skill skills
  ability able familiar familiarity understand understanding proficient proficiency know own owner responsible responsibility duty join looking look hire hiring seek seeking candidate ideal apply application benefit salary
  engineer developer development develop software build design write maintain help support use using senior junior mid level lead staff principal intern full time remote office location degree bachelor master
  computer science related field equivalent english chinese fluent communication test testing code system service product project tool technology technical environment quality high great like well new large
  any particular matter more than who what other people person make take
  任职 要求 岗位 职责 描述 资格 条件 熟悉 熟练 掌握 精通 了解 使用 具备 具有 经验 以上 相关 优先 加分 能力 良好 团队 合作 沟通 工作 开发 工程师 负责 参与 编写 设计 维护 学历 本科 专业 计算机 年以 及以 者优 先考 优先考虑 我们 公司 薪资 福利
  项目 系统 产品 技术 平台 业务 需求 完成 进行 以及 优化 软件 研发 高级 中级 初级 资深 招聘 做过 有过 至少`.split(
    /\s+/,
  ),
);

/** Reads an ad's skills, its title and the words of its subject. */
export function readSubject(jobAd: string): AdSubject {
  const ad = readJobAd(jobAd);
  const wanted = wantedSkills(ad.requirements);
  const prose = readSentences(jobAd)
    .filter(({ place, text }) => place !== 'aside' && place !== 'fact' && !isAside(text, place))
    .map(({ text }) => text)
    .join('\n');
  return {
    wanted,
    skills: new Set(wanted.flatMap(({ skills }) => skills)),
    terms: new Set([...termsOf(prose), ...termsOf(ad.title)]),
    title: new Set([...termsOf(ad.title), ...findTechnologies(ad.title).map(({ id }) => id)]),
    knockouts: ad.knockouts,
  };
}

function wantedSkills(requirements: readonly Requirement[]): WantedSkill[] {
  const units = new Map<string, WantedSkill>();
  for (const { skill, level, group } of requirements) {
    const key = group === undefined ? skill : `#${group}`;
    const weight = WEIGHTS[level] * (technologyOf(skill)?.kind === 'concept' ? CONCEPT_WEIGHT : 1);
    const known = units.get(key);
    units.set(key, {
      skills: [...(known?.skills ?? []), skill],
      weight: Math.max(known?.weight ?? 0, weight),
    });
  }
  return [...units.values()];
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
  return withImplied(findTechnologies(text));
}

/** Technologies with what their use implies. */
export function withImplied(technologies: readonly { id: string }[]): Set<string> {
  const ids = new Set(technologies.map(({ id }) => id));
  for (const id of [...ids]) for (const implied of impliedBy(id)) ids.add(implied);
  return ids;
}
