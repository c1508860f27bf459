import assert from 'node:assert/strict';
import { readResume } from '../../../../src/judging/resumeText';
import { scoreResume } from '../../../../src/judging/rubric/scoreResume';

function relevance(jobAd: string, resume: unknown): number {
  return scoreResume({ resume: readResume(resume), whole: true, jobAd }).dimensions.relevance.score ?? -1;
}

const entry = (position: string, ...highlights: string[]): object => ({
  position,
  startDate: '2021-01',
  endDate: '2023-01',
  highlights,
});
const AD = 'Backend engineer. Requirements: Go, PostgreSQL. You will own our ferry booking service.';
const AD_ZH = '后端开发工程师。任职要求:熟悉 Go、PostgreSQL,有票务系统经验。';
const LISTED = [{ name: 'Skills', keywords: ['Go', 'PostgreSQL'] }];

describe('rubric: relevance', () => {
  /** `[name, ad, more relevant, less relevant]`. */
  const cases: [string, string, object, object][] = [
    [
      'a skill in use over one that is listed',
      AD,
      {
        work: [
          entry('Engineer', 'Wrote the ferry booking service in Go.', 'Indexed bookings in PostgreSQL.'),
        ],
        skills: LISTED,
      },
      { work: [entry('Engineer', 'Sold coffee to 300 guests a day.', 'Cut waste by 40%.')], skills: LISTED },
    ],
    [
      'a skill in use over one that was learnt about',
      AD,
      { work: [entry('Engineer', 'Wrote the fare service in Go on PostgreSQL.')] },
      { work: [entry('Engineer', 'Attended a course on Go and PostgreSQL.')] },
    ],
    [
      'one use over a list that is stuffed',
      AD_ZH,
      { work: [entry('后端开发', '用 Go 编写票务接口')] },
      {
        work: [entry('行政', '采购办公用品 1200 件')],
        skills: [{ name: '技能', keywords: ['Go', 'Golang', 'Go 语言', 'PostgreSQL', 'Postgres', 'PG'] }],
      },
    ],
    [
      'the subject of the ad where it names no technology',
      'Support engineer. You will explain ferry booking problems to harbour offices and write help articles.',
      { work: [entry('Engineer', 'Wrote help articles for harbour offices about booking.')] },
      { work: [entry('Engineer', 'Cut compile time from 9 minutes to 1.')] },
    ],
    [
      'one of the alternatives over none',
      'Frontend developer (React or Vue). You will build seat maps.',
      { work: [entry('Frontend Developer', 'Built seat maps in Vue.')] },
      { work: [entry('Frontend Developer', 'Built seat maps in plain PHP.')] },
    ],
    [
      'recent use over old use',
      AD,
      {
        work: [
          entry('Engineer', 'Wrote the fare service in Go on PostgreSQL.'),
          { ...entry('Engineer', 'Built menus in PHP.'), endDate: '2012-01' },
        ],
      },
      {
        work: [
          entry('Engineer', 'Built menus in PHP.'),
          { ...entry('Engineer', 'Wrote the fare service in Go on PostgreSQL.'), endDate: '2012-01' },
        ],
      },
    ],
    [
      'a resume in the other language by its subject',
      '客服系统开发:负责退款与订单流程,不限技术栈。',
      { work: [entry('Developer', 'Built the customer service workflow.')] },
      { work: [entry('Developer', 'Drew galaxies with shaders.')] },
    ],
  ];
  for (const [name, ad, more, less] of cases) {
    it(`prefers ${name}`, () => {
      const [high, low] = [relevance(ad, more), relevance(ad, less)];
      assert.ok(high > low + 5, `${high} ${low}`);
    });
  }

  it('needs an ad, and something to hold against it', () => {
    const resume = { work: [entry('Engineer', 'Built the desk in Go.')] };
    assert.equal(relevance('', resume), -1);
    assert.equal(relevance(' \n ', resume), -1);
    assert.equal(relevance(AD, { basics: { name: 'A' } }), -1);
    assert.ok(relevance(AD, resume) > 0);
  });

  it('does not ask for what an ad offers', () => {
    const resume = { work: [entry('Engineer', 'Wrote the ferry booking service in Go on PostgreSQL.')] };
    const offer = `${AD}\n\nWe offer:\n- Java courses\n- MySQL meetups and Kotlin hack days`;
    assert.ok(Math.abs(relevance(AD, resume) - relevance(offer, resume)) < 5);
  });
});
