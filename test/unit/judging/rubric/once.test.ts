import assert from 'node:assert/strict';
import { readResume } from '../../../../src/judging/resumeText';
import { scoreResume } from '../../../../src/judging/rubric/scoreResume';
import { findingsOf, scoreOf } from './bullets';
import { FIXTURES } from './fixtures/fixtures';

const BULLETS = [
  'Leveraged cutting-edge synergies to deliver world-class results',
  'Utilised various modern frameworks and so on',
  'Did stuff and things for several customers, basically',
  'Extremely important features were written, really quite fast',
  'Responsible for the reports, tickets, etc.',
  'Helped deliver seamless experiences with the latest technologies',
  'Had the opportunity to gain experience with many tools',
  '使用主流技术完成各种功能的开发',
  '基本上进行了大量的优化，非常显著',
  '参与打造全链路赋能闭环，其实就是一些页面',
  '问题得到了有效的解决，并予以推广',
  '深度参与相关工作，全面提升用户体验',
  '负责日常维护等工作',
];

/** Pairs of findings that take points for the same words. */
function punishedTwice(resume: unknown): string[] {
  const { findings } = scoreResume({ resume: readResume(resume), whole: false });
  const costly = findings.flatMap(({ rule, path, span, cost }) =>
    // Spans of rules over the whole bullet or its marks are no words.
    span && cost > 0 && !/spac|mixed|punct|mark|quote|number|unit|figure|dash|end-/.test(rule)
      ? [{ rule, path, span }]
      : [],
  );
  return costly.flatMap((one, at) =>
    costly
      .slice(at + 1)
      .filter(
        ({ path, span, rule }) =>
          path === one.path &&
          span[0] < one.span[1] &&
          one.span[0] < span[1] &&
          // A long weak phrase may hold another fault.
          !(/weak-verb/.test(rule + one.rule) && span[0] !== one.span[0]),
      )
      .map(({ rule, span }) => `${one.rule} ${one.span.join()} / ${rule} ${span.join()} ${one.path}`),
  );
}

describe('rubric: a word is punished once', () => {
  for (const text of BULLETS)
    it(text, () => assert.deepEqual(punishedTwice({ work: [{ highlights: [text] }] }), []));

  it('in whole resumes', () => {
    for (const { resume, name } of FIXTURES) assert.deepEqual(punishedTwice(resume), [], name);
  });

  it('by name: spelt wrongly throughout, or in two ways', () => {
    const rules = (...highlights: string[]) =>
      scoreResume({ resume: readResume({ work: [{ highlights }] }), whole: false })
        .findings.map(({ rule }) => rule)
        .filter((rule) => /spelling/.test(rule));
    assert.deepEqual(rules('Built a till in Javascript', 'Wrote Javascript tests'), [
      'official-spelling',
      'official-spelling',
    ]);
    assert.deepEqual(rules('Built a till in Javascript', 'Wrote JavaScript tests'), ['name-spelling']);
    assert.deepEqual(
      rules('用Mysql存储订单', '为 MySQL 建索引').filter((rule) => rule !== 'unit-spelling'),
      ['name-spelling'],
    );
  });

  it('by skill: mastery without proof is no orphan besides', () => {
    const resume = {
      work: [{ highlights: ['Built a till in Go'] }],
      skills: [{ keywords: ['Expert in Python', '精通 Kafka', 'Rust'] }],
    };
    assert.equal(findingsOf('unjustified-expert', resume).length, 2);
    assert.deepEqual(
      findingsOf('orphan-skill', resume).map(({ params }) => params['skill']),
      ['Rust'],
    );
  });

  it('by everyday skill: "Email" is no placeholder', () => {
    const resume = {
      basics: { name: 'Ada' },
      work: [{ name: 'Corvid', highlights: ['Built a till'] }],
      skills: [{ keywords: ['Email', 'Word'] }],
    };
    const { findings } = scoreResume({ resume: readResume(resume), whole: true });
    assert.deepEqual(
      findings.filter(({ rule }) => rule === 'placeholder'),
      [],
    );
    assert.equal(findings.filter(({ rule }) => rule === 'trivial-skill').length, 2);
  });

  it('names the abbreviations that it means', () => {
    assert.deepEqual(
      findingsOf('abbreviations', {
        work: [{ highlights: ['I was responsible for the reports, tickets, etc.'] }],
      }),
      [],
    );
    for (const highlight of ['Aligned w/ LCM & TPO re: FFS', 'Did mgmt & impl of FFS'])
      for (const { params } of findingsOf('abbreviations', { work: [{ highlights: [highlight] }] }))
        assert.match(String(params['words']), /\w/);
  });
});

describe('rubric: links', () => {
  const whole = (resume: unknown) =>
    scoreResume({ resume: readResume(resume), whole: true }).findings.some(({ rule }) => rule === 'links');
  it('are missed in a resume of a developer', () => {
    assert.ok(whole({ work: [{ name: 'Corvid', highlights: ['Built a till in Go'] }] }));
    assert.ok(whole({ work: [{ name: '青檀', highlights: ['维护报表'] }], skills: [{ keywords: ['Vue'] }] }));
  });
  it('are not in one of another trade', () => {
    assert.ok(!whole({ work: [{ name: 'Corvid', highlights: ['Ran the front desk of 40 rooms'] }] }));
    assert.ok(
      !whole({ work: [{ name: '青檀', highlights: ['组织 12 场展会'] }], skills: [{ keywords: ['Excel'] }] }),
    );
  });
});

describe('rubric: a verb in all its forms', () => {
  const PAIRS = [
    ['Made', 'Making'], ['Built', 'Building'], ['Wrote', 'Writing'], ['Cut', 'Cutting'], ['Moved', 'Moving'], ['Kept', 'Keeping'],
    ['Replaced', 'Replacing'], ['Ran', 'Running'], ['Helped', 'Helping'], ['Enabled', 'Enabling'], ['Automated', 'Automating'],
  ] as const; // prettier-ignore
  const RESTS = [
    'a parcel map in Vue for 40 depots',
    'the nightly import cacheable',
    'a shop in PHP',
    'the build of the till, from 30 to 8 minutes',
  ];
  for (const [past, gerund] of PAIRS)
    it(`${gerund} says no more than ${past}`, () => {
      for (const rest of RESTS)
        for (const dimension of ['impact', 'ownership', 'clarity'] as const)
          assert.ok(
            scoreOf(dimension, `${gerund} ${rest}`) <= scoreOf(dimension, `${past} ${rest}`) + 1e-9,
            `${dimension}: ${gerund} ${rest}`,
          );
    });

  it('is one opener in any spelling and form', () => {
    for (const [one, two, three] of [
      ['Optimised', 'Optimized', 'Optimizing'],
      ['Organized', 'Organises', 'Organise'],
      ['Analysed', 'Analyzed', 'Analyze'],
      ['Benchmarked', 'Benchmark', 'Benchmarking'],
    ]) {
      const highlights = [
        `${one} the ledger`,
        `${two} the depot map`,
        `${three} the tide clock`,
        'Built a till',
      ];
      assert.equal(findingsOf('repeated-opener', { work: [{ highlights }] }).length, 1, one);
    }
    const other = ['Organized a fair', 'Revised a book', 'Optimised a till', 'Advised a shop'];
    assert.deepEqual(findingsOf('repeated-opener', { work: [{ highlights: other }] }), []);
  });
});

describe('rubric: results without much around them', () => {
  const STRONG = [
    'Brought average ticket time from 9 h to 2 h',
    'Got test coverage from 40% to 85%',
    'Took page load from 4.2 s to 1.1 s',
    'Drove the error rate from 3% to 0.2%',
    'Got onboarding of new clients from 12 days down to 3',
    '减少 30% 的重复代码',
    '构建时间从 30 分钟降到 8 分钟',
    '把平均工单处理时间从 9 小时降到 2 小时',
    '带领 5 人小组完成核心系统改造，成本下降 40%',
    '将内存占用从 2G 降到 600M',
  ];
  const HOLLOW = [
    'Increased efficiency by 40%',
    'Closed 400 tickets in 2 years',
    '修复 bug 200 个，代码质量提升 30%',
    '参加 200 场会议，满意度 98%',
  ];
  const total = (text: string) =>
    scoreResume({ resume: readResume({ work: [{ highlights: [text] }] }), whole: false }).total ?? 0;
  for (const text of STRONG) it(`strong: ${text}`, () => assert.ok(total(text) >= 80, String(total(text))));
  for (const text of HOLLOW) it(`hollow: ${text}`, () => assert.ok(total(text) < 60, String(total(text))));
});
