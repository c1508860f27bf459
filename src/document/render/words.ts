import type { Language } from '../../protocol/cards';
import type { SectionName } from './content';

/** The words that stand on a resume besides the user's own. */
interface Words {
  summary: string;
  sections: Record<SectionName, string>;
  present: string;
  /** Between items of a list. */
  comma: string;
  /** After a label. */
  colon: string;
  score: string;
  courses: string;
  /** Of a page without a name. */
  title: string;
}

export const words: Record<Language, Words> = {
  en: {
    summary: 'Summary',
    sections: {
      work: 'Experience',
      volunteer: 'Volunteering',
      education: 'Education',
      awards: 'Awards',
      certificates: 'Certificates',
      publications: 'Publications',
      skills: 'Skills',
      languages: 'Languages',
      interests: 'Interests',
      references: 'References',
      projects: 'Projects',
    },
    present: 'Present',
    comma: ', ',
    colon: ': ',
    score: 'Grade',
    courses: 'Courses',
    title: 'Resume',
  },
  zh: {
    summary: '个人简介',
    sections: {
      work: '工作经历',
      volunteer: '志愿经历',
      education: '教育背景',
      awards: '荣誉奖项',
      certificates: '证书',
      publications: '论文与出版',
      skills: '专业技能',
      languages: '语言能力',
      interests: '兴趣爱好',
      references: '推荐人',
      projects: '项目经历',
    },
    present: '至今',
    comma: '、',
    colon: '：',
    score: '成绩',
    courses: '主修课程',
    title: '简历',
  },
};
