import assert from 'node:assert/strict';
import { matchJob } from '../../../../src/judging/match/matchJob';
import type { SkillEvidence } from '../../../../src/judging/match/matchJob';
import type { JobAd, JobMatch, Requirement } from '../../../../src/judging/match/match';
import { readJobAd } from '../../../../src/judging/match/readJobAd';
import { readResume } from '../../../../src/judging/resumeText';

const RESUME = {
  basics: { summary: 'Developer with a liking for Terraform.' },
  work: [
    {
      name: 'Harbour Works',
      position: 'Backend Developer',
      startDate: '2020-01',
      endDate: '2023-12',
      highlights: [
        'Wrote the berth planner in Spring Boot on PostgreSQL.',
        'Moved builds to GitHub Actions.',
      ],
    },
  ],
  projects: [{ name: 'Tide', keywords: ['Vue'], highlights: ['用 Golang 写了潮汐接口'] }],
  skills: [{ name: 'Skills', keywords: ['Redis', 'K8s', 'C++ / Qt'] }],
};

function match(
  ad: string | JobAd,
  resume: unknown = RESUME,
  evidence: SkillEvidence[] = [],
  today?: string,
): JobMatch {
  return matchJob(typeof ad === 'string' ? readJobAd(ad) : ad, readResume(resume), evidence, today);
}

function states(found: JobMatch): Record<string, string> {
  return Object.fromEntries(found.matches.map(({ requirement, state }) => [requirement.skill, state]));
}

function adOf(...skills: [string, Requirement['level'], number?][]): JobAd {
  const requirements = skills.map(([skill, level, group], index): Requirement => ({
    skill,
    surface: skill,
    span: [index, index + 1],
    level,
    ...(group === undefined ? {} : { group }),
  }));
  return { title: '', requirements, knockouts: [] };
}

describe('a resume beside a job ad', () => {
  const evidence: SkillEvidence[] = [
    { skill: 'kafka', where: 'repo berth: pom.xml' },
    { text: 'The importer keeps its jobs in MongoDB.', where: 'repo berth: README.md' },
    { skill: 'redis', where: 'repo berth: application.yml' },
  ];
  const cases: [string, string][] = [
    ['postgresql', 'covered'],
    ['spring boot', 'covered'],
    ['go', 'covered'],
    ['vue', 'covered'],
    ['redis', 'skillsListOnly'],
    ['kubernetes', 'skillsListOnly'],
    ['qt', 'skillsListOnly'],
    ['terraform', 'skillsListOnly'],
    ['kafka', 'inEvidenceNotInResume'],
    ['mongodb', 'inEvidenceNotInResume'],
    ['scala', 'gap'],
    // What something always is made of stands with it.
    ['spring', 'covered'],
    ['ci/cd', 'covered'],
  ];
  for (const [skill, state] of cases)
    it(`finds ${skill}: ${state}`, () => {
      assert.deepEqual(states(match(adOf([skill, 'must']), RESUME, evidence)), { [skill]: state });
    });

  it('takes what was only taught for named, and a letter that stands alone for a language', () => {
    const resume = {
      education: [{ studyType: 'BSc', courses: [], summary: 'Compilers in Java.' }],
      skills: [{ keywords: ['R'] }],
    };
    const found = match(adOf(['java', 'must'], ['r', 'must']), resume);
    assert.deepEqual(states(found), { java: 'skillsListOnly', r: 'skillsListOnly' });
  });

  it('says where each one stands', () => {
    const found = match(
      adOf(['postgresql', 'must'], ['redis', 'must'], ['kafka', 'must'], ['scala', 'must']),
      RESUME,
      evidence,
    );
    assert.deepEqual(
      found.matches.map(({ where }) => where),
      [['work[0].highlights[0]'], ['skills[0].keywords[0]'], ['repo berth: pom.xml'], []],
    );
  });

  it('leaves out the missing members of a group of which another one is there', () => {
    const found = match(
      adOf(['kafka', 'must', 0], ['redis', 'must', 0], ['scala', 'must', 1], ['perl', 'must', 1]),
    );
    assert.deepEqual(states(found), { redis: 'skillsListOnly', scala: 'gap', perl: 'gap' });
  });

  it('does not know of a concept that no word names, and of anything in an empty resume', () => {
    assert.deepEqual(states(match(adOf(['high availability', 'must']))), { 'high availability': 'unknown' });
    const empty = match(adOf(['go', 'must']), {});
    assert.deepEqual(states(empty), { go: 'unknown' });
    assert.equal(empty.estimate, null);
  });

  it('does not take Java for JavaScript, nor C for C++', () => {
    const resume = { work: [{ highlights: ['Wrote forms in JavaScript and a parser in C++.'] }] };
    assert.deepEqual(states(match(adOf(['java', 'must'], ['c', 'must']), resume)), { java: 'gap', c: 'gap' });
  });
});

describe('the match estimate', () => {
  const one = (highlight: string, endDate = '2023-12'): unknown => ({
    work: [{ startDate: '2012-01', endDate, highlights: [highlight] }],
  });
  const cases: [string, JobAd, unknown, number | null][] = [
    ['weighs must three times nice', adOf(['go', 'must'], ['redis', 'nice']), one('Wrote it in Golang.'), 75],
    ['weighs a duty two times nice', adOf(['kafka', 'duty'], ['redis', 'nice']), one('Ran Kafka.'), 67],
    [
      'counts a group once',
      adOf(['kafka', 'must', 0], ['pulsar', 'must', 0], ['redis', 'must']),
      one('Ran Kafka.'),
      50,
    ],
    [
      'counts a group that is missing once',
      adOf(['kafka', 'must', 0], ['pulsar', 'must', 0], ['redis', 'must']),
      one('Ran Redis.'),
      50,
    ],
    ['counts the skills list half', adOf(['redis', 'must']), { skills: [{ keywords: ['Redis'] }] }, 50],
    ['is unknown without requirements', adOf(), one('Ran Kafka.'), null],
    [
      'is unknown when only concepts are asked for that no word names',
      adOf(['caching', 'must']),
      one('Ran Kafka.'),
      null,
    ],
    ['is nothing when all is missing', adOf(['redis', 'must']), one('Ran Kafka.'), 0],
  ];
  for (const [name, ad, resume, estimate] of cases)
    it(name, () => {
      assert.equal(match(ad, resume).estimate, estimate);
    });

  it('is less for what was done long ago', () => {
    const ad = adOf(['kafka', 'must']);
    const at = (endDate: string): number | null =>
      match(ad, one('Ran Kafka.', endDate), [], '2026-01-01').estimate;
    assert.deepEqual([at('2025-06'), at('2020-01'), at('2013-01'), at('')], [100, 80, 60, 100]);
  });

  it('takes the newest entry that shows a skill', () => {
    const resume = {
      work: [
        { startDate: '2010-01', endDate: '2012-01', highlights: ['Ran Kafka.'] },
        { startDate: '2024-01', endDate: '2025-12', highlights: ['Ran Kafka again.'] },
      ],
    };
    assert.equal(match(adOf(['kafka', 'must']), resume, [], '2026-01-01').estimate, 100);
  });

  it('counts from the newest date of the resume when today is not given', () => {
    assert.equal(match(adOf(['kafka', 'must']), one('Ran Kafka.', '2013-01')).estimate, 100);
  });
});

describe('the hard conditions beside a resume', () => {
  const work = (startDate: string, endDate: string): object => ({
    startDate,
    endDate,
    highlights: ['写接口'],
  });
  const cases: [string, JobAd['knockouts'][number]['kind'], string, object, string][] = [
    ['four years of work', 'years', '3', { work: [work('2019-01', '2022-12')] }, 'met'],
    ['two years of work', 'years', '3', { work: [work('2019-01', '2020-12')] }, 'unmet'],
    [
      'two jobs at one time',
      'years',
      '3',
      { work: [work('2019-01', '2020-12'), work('2019-06', '2020-12')] },
      'unmet',
    ],
    [
      'two jobs one after the other',
      'years',
      '3',
      { work: [work('2019-01', '2020-12'), work('2021-01', '2021-12')] },
      'met',
    ],
    ['a job that goes on', 'years', '3', { work: [work('2022-02', '')] }, 'met'],
    ['no dates', 'years', '3', { work: [{ highlights: ['写接口'] }] }, 'unknown'],
    ['an end that is no date', 'years', '3', { work: [work('2022-02', 'unclear')] }, 'unknown'],
    ['years of a project', 'years', '3', { projects: [work('2012-02', '2020-01')] }, 'unknown'],
    ['a higher degree', 'degree', 'bachelor', { education: [{ studyType: '硕士', area: '计算机' }] }, 'met'],
    ['a lower degree', 'degree', 'bachelor', { education: [{ studyType: 'Associate degree' }] }, 'unmet'],
    ['no education', 'degree', 'bachelor', {}, 'unknown'],
    ['a degree in a job title', 'degree', 'bachelor', { work: [{ position: '硕士研究员' }] }, 'unknown'],
    [
      'the place in another spelling',
      'location',
      'Shenzhen',
      { basics: { location: { city: '深圳市' } } },
      'met',
    ],
    ['another place', 'location', '武汉', { basics: { location: { city: '北京' } } }, 'unmet'],
    ['no place', 'location', '武汉', {}, 'unknown'],
    [
      'the language in the list',
      'language',
      'english',
      { languages: [{ language: '英语', fluency: '流利' }] },
      'met',
    ],
    ['a certificate', 'language', 'english', { certificates: [{ name: 'CET-6' }] }, 'met'],
    ['other languages only', 'language', 'german', { languages: [{ language: 'French' }] }, 'unmet'],
    [
      'a beginner',
      'language',
      'german',
      { languages: [{ language: 'German', fluency: 'beginner' }] },
      'unknown',
    ],
    [
      'a resume written in it',
      'language',
      'english',
      { work: [{ highlights: ['Wrote the importer and its tests.'] }] },
      'met',
    ],
    ['nothing about languages', 'language', 'german', {}, 'unknown'],
  ];
  for (const [name, kind, value, resume, state] of cases)
    it(`${kind} ${value}, ${name}: ${state}`, () => {
      const ad: JobAd = { title: '', requirements: [], knockouts: [{ kind, value, span: [0, 1] }] };
      assert.equal(match(ad, resume, [], '2026-01-01').knockouts[0]?.state, state);
    });
});
