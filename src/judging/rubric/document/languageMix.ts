import { countHan } from '../../../text/characters';
import { languageOf } from '../../../text/language';
import { technologyOf } from '../../../text/technologies';
import type { JudgeContext, Rule } from '../rule';
import { mixtureOf, spread } from './mixture';
import { hasHan, passagesOf, sizeOf } from './passages';
import type { Passage } from './passages';

/** A resume is written in one language; names of technologies are in none. */
const mixedLanguage: Rule = {
  id: 'mixed-language',
  dimension: 'consistency',
  judge(context) {
    const written = passagesOf(context).flatMap((passage) => {
      const language = sentenceLanguage(passage);
      return language === null ? [] : [{ item: passage, forms: [language] }];
    });
    const { target, deviants } = mixtureOf(written, [context.language]);
    const findings = deviants.map(({ item: { path }, forms: [found = ''] }) => ({
      path,
      severity: 'warning' as const,
      params: { found, expected: target },
    }));
    return spread(findings, (2 * findings.length) / sizeOf(context), 26);
  },
};

/** Names of skills groups are in one language, too, and no name is used twice. */
const skillGroupNames: Rule = {
  id: 'skill-group-names',
  dimension: 'consistency',
  judge({ resume: { skills } }) {
    const named = skills.filter(({ name, keywords }) => name.trim() !== '' && keywords.length > 0);
    const seen = new Map<string, string>();
    const twice = named.flatMap(({ path, name }) => {
      const key = name.trim().toLowerCase();
      const other = seen.get(key);
      if (other !== undefined) return [{ path, severity: 'info' as const, params: { found: name, other } }];
      seen.set(key, path);
      return [];
    });
    const written = named
      .filter(({ name }) => technologyOf(name) === null && (hasHan(name) || /[a-z]{4}/i.test(name)))
      .map((item) => ({ item, forms: [hasHan(item.name) ? 'zh' : 'en'] }));
    const { target, deviants, share } = mixtureOf(written, ['zh', 'en']);
    const foreign = deviants.map(({ item: { path, name } }) => ({
      path,
      severity: 'info' as const,
      params: { found: name, expected: target },
    }));
    return [...spread(twice, twice.length / Math.max(1, named.length), 3), ...spread(foreign, share, 4)];
  },
};

/** Top-level keys of JSON Resume, and what other resumes call the same sections. */
const HEADINGS = new Set(
  'basics work volunteer education awards certificates publications skills languages interests references projects meta experience workexperience professionalexperience employment employmenthistory workhistory career internships internship openSource opensource opensourcecontributions contributions certifications licenses courses coursework training trainings summary profile about objective contact links patents research talks presentations speaking honors honours achievements accomplishments activities extracurricular extracurricularactivities leadership memberships hobbies technicalskills personalprojects sideprojects portfolio teaching military affiliations 基本信息 个人信息 个人简介 个人总结 自我评价 自我介绍 工作经历 工作经验 实习经历 项目经历 项目经验 教育经历 教育背景 专业技能 技能 技能清单 技术栈 证书 荣誉 获奖经历 荣誉奖项 奖项荣誉 语言 语言能力 论文 专利 开源贡献 开源项目 校园经历 社团经历 兴趣爱好 求职意向 志愿经历 培训经历'
    .toLowerCase()
    .split(' '),
);

/** Sections have the names that readers and parsers look for. */
const standardHeadings: Rule = {
  id: 'standard-headings',
  dimension: 'consistency',
  judge({ resume: { sections } }) {
    const findings = sections
      .filter(
        (key) => !/^(?:[$_]|x-)/.test(key) && !HEADINGS.has(key.toLowerCase().replace(/[\s_&-]+|and/g, '')),
      )
      .map((key) => ({ path: key, severity: 'info' as const, params: { found: key } }));
    return spread(findings, findings.length / Math.max(1, sections.length), 6);
  },
};

/** Rules over languages and headings. */
export const languageRules: Rule[] = [mixedLanguage, skillGroupNames, standardHeadings];

/** `null`: too short to be a sentence of any language, or a list of names. */
function sentenceLanguage({ prose }: Passage): JudgeContext['language'] | null {
  const language = languageOf(prose);
  if (language === 'zh') return countHan(prose, 4) >= 4 ? 'zh' : null;
  if (language !== 'en') return null;
  const words = prose.match(/(?<![\w.-])[a-z]{2,}(?![\w-]|\.\w)/g) ?? [];
  return words.filter((word) => technologyOf(word) === null).length >= 2 ? 'en' : null;
}
