import assert from 'node:assert/strict';
import { costOf, judge, rulesIn } from './judge';

type Json = Record<string, unknown>;

const BASICS = {
  name: 'Ada Brook',
  label: 'Engineer',
  email: 'ada@brook.example',
  phone: '+44 20 5550 0100',
  url: 'https://brook.example',
  summary: 'Engineer who likes small tools.',
};
const JOB = {
  name: 'Port Authority',
  position: 'Engineer',
  startDate: '2019-08',
  endDate: '2023-02',
  highlights: ['Built the berth planner', 'Wrote the tide service'],
};
const PROJECT = {
  name: 'Tide',
  startDate: '2020-01',
  endDate: '2020-06',
  highlights: ['Wrote a tide clock'],
};
const SCHOOL = {
  institution: 'Brook College',
  studyType: 'BSc',
  area: 'Physics',
  startDate: '2015-09',
  endDate: '2018-06',
};
const SKILLS = [{ name: 'Languages', keywords: ['Go', 'Rust'] }];

const resume = (changes: Json = {}, basics: Json = {}): Json => ({
  basics: { ...BASICS, ...basics },
  work: [JOB],
  education: [SCHOOL],
  skills: SKILLS,
  ...changes,
});
const job = (changes: Json): Json => resume({ work: [{ ...JOB, ...changes }] });

const COMPLETENESS: [name: string, document: Json, rules: string[]][] = [
  ['a complete resume', resume(), []],
  ['one with projects instead of jobs', resume({ work: [], projects: [PROJECT] }), []],
  ['one without a name', resume({}, { name: ' ' }), ['contact']],
  ['one without any contact', resume({}, { email: '', phone: '' }), ['contact']],
  ['one without an e-mail address', resume({}, { email: '' }), ['contact']],
  ['one without a phone', resume({}, { phone: '' }), ['contact']],
  ['one without links', resume({}, { url: '' }), ['links']],
  ['one with a profile only', resume({}, { url: '', profiles: [{ network: 'GitHub', username: 'ada' }] }), []],
  ['one with a linked project only', resume({ projects: [{ ...PROJECT, url: 'https://tide.example' }] }, { url: '' }), []],
  ['one without a headline', resume({}, { label: '', summary: '' }), ['headline']],
  ['one without a summary', resume({}, { summary: '' }), ['headline']],
  ['one without schools', resume({ education: [] }), ['education']],
  ['a school without degree', resume({ education: [{ institution: 'Brook College', endDate: '2018' }] }), ['education']],
  ['a school without dates', resume({ education: [{ ...SCHOOL, startDate: '', endDate: '' }] }), ['education']],
  ['a school with its end only', resume({ education: [{ ...SCHOOL, startDate: '' }] }), []],
  ['one without skills', resume({ skills: [] }), ['skills-list']],
  ['skills as bare names', resume({ skills: [{ name: 'Go' }, { name: 'Rust' }] }), []],
  ['one without experience', resume({ work: [] }), ['experience']],
  ['volunteering as experience', resume({ work: [], volunteer: [{ organization: 'Lifeboats', position: 'Webmaster', startDate: '2020-01', highlights: ['Built the rota'] }] }), []],
  ['a job without a title', job({ position: '' }), ['entry-title']],
  ['a job without an employer', job({ name: '' }), ['entry-title']],
  ['a job without dates', job({ startDate: '', endDate: '' }), ['entry-dates']],
  ['a job without a start', job({ startDate: '' }), ['entry-dates']],
  ['a job that goes on', job({ endDate: '' }), []],
  ['a project without dates', resume({ projects: [{ ...PROJECT, startDate: '', endDate: '' }] }), ['entry-dates']],
  ['a job without bullets', job({ highlights: [] }), ['entry-bullets']],
  ['a job with blank bullets', job({ highlights: ['', ' '] }), ['entry-bullets']],
  ['a job with nine bullets', job({ highlights: 'one two three four five six seven eight nine'.split(' ').map((word) => `Built tool ${word}`) }), ['entry-bullets']],
  ['an e-mail address without host', resume({}, { email: 'ada@brook' }), ['contact-form']],
  ['an e-mail address without @', resume({}, { email: 'ada.brook.example' }), ['contact-form']],
  ['a mistyped host', resume({}, { email: 'ada@gmial.com' }), ['contact-form']],
  ['a mistyped domain', resume({}, { email: 'ada@brook.con' }), ['contact-form']],
  ['an address with a plus', resume({}, { email: 'ada+jobs@mail.brook.example' }), []],
  ['invented data', resume({}, { email: 'ada@example.com', url: 'https://example.com/ada', phone: '555-0142' }), []],
  ['a Chinese mobile number', resume({}, { phone: '138-0000-0000' }), []],
  ['a masked mobile number', resume({}, { phone: '138****0000' }), []],
  ['a number with an extension', resume({}, { phone: '(020) 555-0142 ext. 12' }), []],
  ['a number that is too short', resume({}, { phone: '12345' }), ['contact-form']],
  ['a number with letters', resume({}, { phone: 'call me' }), ['contact-form']],
  ['a link without scheme', resume({}, { url: 'brook.example/ada' }), ['contact-form']],
  ['a link that is none', resume({}, { url: 'my site' }), ['contact-form']],
  ['a link to a file', resume({}, { url: 'ftp://brook.example' }), ['contact-form']],
  ['an address of a template', resume({}, { email: 'your.name@mail.example' }), ['contact-form']],
  ['a number of one digit', resume({}, { phone: '000-0000-0000' }), ['contact-form']],
  ['a job with dates to be filled in', job({ startDate: 'TBD', endDate: 'TBD' }), ['entry-dates']],
  ['a skill to be filled in', resume({ skills: [{ name: 'Languages', keywords: ['待补充'] }] }), ['placeholder']],
  ['a local link', resume({}, { url: 'http://localhost:3000' }), []],
  ['a name to be filled in', resume({}, { name: 'Your Name' }), ['placeholder']],
  ['a Chinese name to be filled in', resume({}, { name: '姓名' }), ['placeholder']],
  ['a title to be filled in', job({ position: '[Job Title]' }), ['placeholder']],
  ['an employer to be filled in', job({ name: 'XX公司' }), ['placeholder']],
  ['a bullet to be filled in', job({ highlights: ['Built the berth planner', 'TODO'] }), ['placeholder']],
  ['an employer left unnamed', job({ name: '某大型物流公司' }), []],
]; // prettier-ignore

const PRIVATE: [name: string, document: Json, kinds: string[]][] = [
  ['a birth date', resume({}, { birthDate: '1990-01-01' }), ['birth']],
  ['a gender', resume({}, { gender: 'f' }), ['gender']],
  ['a marital status', resume({}, { maritalStatus: 'single' }), ['marital']],
  ['Chinese keys', resume({}, { 政治面貌: '群众', 民族: '汉', 籍贯: '苏州' }), ['belief', 'origin', 'origin']],
  ['a photo', resume({}, { image: 'https://brook.example/me.jpg' }), ['photo']],
  ['a passport at the top', resume({ passportNumber: 'X1' }), ['identity']],
  ['a salary at the top', resume({ expectedSalary: 1 }), ['salary']],
  ['an unknown key', resume({}, { pronunciation: 'AY-da' }), []],
  ['labels in the summary', resume({}, { summary: '性别：女，年龄：27，婚姻状况：未婚，熟悉 Go' }), ['gender', 'birth', 'marital']],
  ['bare words in the summary', resume({}, { summary: '男，28岁，汉族，中共党员，已婚已育' }), ['gender', 'birth', 'origin', 'belief', 'marital']],
  ['a family in the summary', resume({}, { summary: 'Engineer. Married with two children. Born 12 May 1988.' }), ['marital', 'birth']],
  ['an expected salary', resume({}, { summary: '期望薪资：20k，熟悉 Go' }), ['salary']],
  ['a number of an identity card', resume({}, { summary: '身份证 11010519491231002X' }), ['identity', 'identity']],
  ['digits with a wrong check digit', resume({}, { summary: '编号 110105194912310021' }), []],
  ['a social security number', resume({}, { summary: 'Engineer, 123-45-6789' }), ['identity']],
  ['a national insurance number', resume({}, { summary: 'Engineer, QQ 12 34 56 C' }), []],
  ['a real national insurance number', resume({}, { summary: 'Engineer, AB 12 34 56 C' }), ['identity']],
  ['a house', resume({}, { location: { address: '12 Elm Street', city: 'Leeds' } }), ['address']],
  ['a Chinese house', resume({}, { location: { address: '人民路12号3栋', city: '苏州' } }), ['address']],
  ['a city', resume({}, { location: { city: 'Leeds', postalCode: 'LS1 1AA', countryCode: 'GB' } }), []],
  ['features about people', job({ highlights: ['支持按性别、年龄、民族统计用户', 'Built filters for age, gender, married, single and religion', 'Validated passport numbers and SSN formats'] }), []],
  ['a labelled bullet', job({ highlights: ['婚姻状况：已婚', 'Built the berth planner'] }), ['marital']],
]; // prettier-ignore

describe('completeness of a whole resume', () => {
  for (const [name, document, rules] of COMPLETENESS) {
    it(`${rules.join(', ') || 'nothing'} in ${name}`, () => {
      assert.deepEqual(rulesIn(document, 'completeness'), rules);
    });
  }

  for (const [name, document, kinds] of PRIVATE) {
    it(`${kinds.length === 0 ? 'nothing private in' : 'names'} ${name}`, () => {
      const found = judge(document).filter(({ rule }) => rule === 'private-data');
      assert.deepEqual(found.map(({ params }) => params['kind']).sort(), [...kinds].sort());
    });
  }

  it('misses nothing in bullets alone', () => {
    assert.equal(costOf(['Built the berth planner'], 'completeness'), 0);
    assert.deepEqual(rulesIn(['婚姻状况：已婚', '性别：女'], 'completeness'), []);
  });

  it('costs the more, the more is missing', () => {
    const steps = [
      resume(),
      resume({ skills: [] }),
      resume({ skills: [], education: [] }),
      resume({ skills: [], education: [], work: [{ ...JOB, position: '' }] }),
      resume({ skills: [], education: [], work: [{ ...JOB, position: '', startDate: '' }] }, { email: '' }),
      resume(
        { skills: [], education: [], work: [{ ...JOB, position: '', startDate: '' }] },
        { email: '', phone: '' },
      ),
    ].map((document) => costOf(document, 'completeness'));
    assert.deepEqual(
      steps,
      [...steps].sort((a, b) => a - b),
    );
    assert.equal(new Set(steps).size, steps.length);
  });

  it('asks as much of a student with projects as of an employee', () => {
    const student = resume({ work: undefined, projects: [PROJECT], education: [] });
    assert.equal(costOf(student, 'completeness'), costOf(resume({ education: [] }), 'completeness'));
  });

  it('never looks at what a name, a school or a gender is', () => {
    const other = resume({ education: [{ ...SCHOOL, institution: '清北大学' }] }, { name: '欧阳若' });
    assert.equal(costOf(other, 'completeness'), 0);
    const costs = ['female', 'male', 'x'].map((gender) => costOf(resume({}, { gender }), 'completeness'));
    assert.equal(new Set(costs).size, 1);
  });

  it('adds the scheme that a link lacks', () => {
    const [found] = judge(resume({}, { url: 'brook.example/ada' })).filter(
      ({ rule }) => rule === 'contact-form',
    );
    assert.deepEqual(found?.fix, { path: 'basics.url', text: 'https://brook.example/ada' });
  });
});

describe('headings and languages of a whole resume', () => {
  const cases: [name: string, document: Json, rules: string[]][] = [
    ['the sections of JSON Resume', resume({ meta: {}, $schema: '', languages: [], 'x-theme': 1 }), []],
    ['usual names of sections', resume({ certifications: [], openSource: [], 获奖经历: [] }), []],
    ['a heading of its own', resume({ myJourney: [] }), ['standard-headings']],
    ['a Chinese heading of its own', resume({ 我的高光时刻: [] }), ['standard-headings']],
    ['groups of skills in two languages', resume({ skills: [{ name: 'Frontend', keywords: ['Vue'] }, { name: '后端', keywords: ['Go'] }] }), ['skill-group-names']],
    ['a group of skills twice', resume({ skills: [{ name: 'Backend', keywords: ['Go'] }, { name: 'backend', keywords: ['Rust'] }] }), ['skill-group-names']],
    ['a summary in another language', resume({}, { summary: '喜欢写小工具的工程师' }), ['mixed-language']],
    ['an entry in another language', resume({ projects: [{ ...PROJECT, highlights: ['编写潮汐时钟', '设计了表盘界面'] }] }), ['mixed-language']],
  ]; // prettier-ignore
  for (const [name, document, rules] of cases) {
    it(`${rules.join(', ') || 'nothing'} in ${name}`, () => {
      assert.deepEqual(rulesIn(document, 'consistency'), rules);
    });
  }
});
