import assert from 'node:assert/strict';
import { readResume } from '../../../../src/judging/resumeText';
import { scoreResume } from '../../../../src/judging/rubric/scoreResume';
import { findingsOf, marked, scoreOf } from './bullets';

const listed = (...keywords: string[]): object => ({
  skills: [{ name: 'Skills', keywords }],
  work: [
    {
      position: 'Developer',
      startDate: '2021-01',
      endDate: '2021-12',
      highlights: ['Built the till in Python with Redis and React.'],
    },
  ],
});

const skillsFound = (rule: string, ...keywords: string[]): string[] =>
  findingsOf(rule, listed(...keywords)).map(
    ({ path }) => keywords[Number(/keywords\[(\d+)\]/.exec(path)?.[1])] ?? path,
  );

describe('rubric: technical accuracy', () => {
  const spelt: [string, [string, string][]][] = [
    ['Built it with NodeJs and Mysql.', [['NodeJs', 'Node.js'], ['Mysql', 'MySQL']]],
    ['Stored logs in Mongo db and Postgre SQL.', [['Mongo db', 'MongoDB'], ['Postgre SQL', 'PostgreSQL']]],
    ['Wrote pyhton jobs on kubernets.', [['pyhton', 'Python'], ['kubernets', 'Kubernetes']]],
    ['用springboot和redis编写接口,代码在github', [['springboot', 'Spring Boot'], ['redis', 'Redis'], ['github', 'GitHub']]],
    ['Javascript for html pages', [['Javascript', 'JavaScript'], ['html', 'HTML']]],
  ]; // prettier-ignore
  for (const [text, names] of spelt) {
    it(`official-spelling: ${text}`, () => {
      const found = findingsOf('official-spelling', { work: [{ highlights: [text] }] });
      assert.deepEqual(
        found.map(({ span, fix }) => [text.slice(...(span ?? [0, 0])), fix?.text]).toSorted(),
        names.toSorted(),
      );
    });
  }

  it('accepts short and other usual names, code, addresses and plain words', () => {
    for (const text of [
      'Ran JS tests on k8s with Golang, Postgres and React.js.',
      'Called `redis.get` from docker-compose.yml, see https://github.com/a/b.',
      'Wrote systems that scrape a string and assemble parcels.',
      'Wrote npm scripts, pandas jobs and a nginx.conf.',
    ])
      assert.deepEqual(marked('official-spelling', text), [], text);
  });

  it('finds skills that no entry shows', () => {
    assert.deepEqual(skillsFound('orphan-skill', 'Python', 'React', 'Kafka', 'Rust'), ['Kafka', 'Rust']);
    assert.deepEqual(skillsFound('orphan-skill', 'JavaScript'), ['JavaScript']);
  });

  it('finds one skill under several names', () => {
    assert.deepEqual(skillsFound('duplicate-skill', 'JS', 'JavaScript', 'React', 'React.js', 'React 18', 'Redis'), [
      'JavaScript', 'React.js', 'React 18',
    ]); // prettier-ignore
    assert.deepEqual(findingsOf('duplicate-skill', listed('JS', 'JavaScript'))[0]?.fix, {
      path: 'skills[0].keywords[1]',
      text: null,
    });
  });

  it('finds everyday tools, traits of character and ratings', () => {
    const bad = [
      'MS Word',
      'E-mail',
      'Windows 10',
      'typing',
      'Communication skills',
      'Team work',
      'Python 90%',
      'Redis ★★★★☆',
      'React (8/10)',
      '办公软件',
      '沟通能力强',
      '打字',
    ];
    assert.deepEqual(skillsFound('trivial-skill', ...bad), bad);
    const good = [
      'Python',
      'WordPress',
      'Google Cloud',
      'Machine learning',
      'Windows Server',
      'R',
      'SQL',
      '沟通协议设计文档生成器',
    ];
    assert.deepEqual(skillsFound('trivial-skill', ...good), []);
  });

  it('leaves tools of an office where they are the job', () => {
    const resume = {
      ...listed('Excel', 'Windows'),
      work: [{ position: 'IT Support', highlights: ['Set up laptops.'] }],
    };
    assert.deepEqual(findingsOf('trivial-skill', resume), []);
  });

  it('wants years behind mastery', () => {
    const claim = (startDate: string, endDate: string): number =>
      findingsOf('unjustified-expert', {
        skills: [{ name: '技能', keywords: ['精通 Java', '熟悉 Redis'] }],
        work: [{ startDate, endDate, highlights: ['用 Java 编写售票接口'] }],
      }).length;
    assert.deepEqual([claim('2022-01', '2022-12'), claim('2017-01', '2022-12')], [1, 0]);
    assert.equal(findingsOf('unjustified-expert', listed('Expert in Rust'))[0]?.params['level'], 'Expert');
  });

  it('finds skills in a group of another kind', () => {
    const resume = {
      skills: [
        { name: 'Languages', keywords: ['Python', 'Docker'] },
        { name: '数据库', keywords: ['MySQL', 'React'] },
      ],
    };
    assert.deepEqual(
      findingsOf('skill-group', resume)
        .map(({ path }) => path)
        .toSorted(),
      ['skills[0].keywords[1]', 'skills[1].keywords[1]'],
    );
  });

  it('tells use from lists', () => {
    for (const [use, list] of [
      [
        'Cached fares in Redis and sent tickets through Kafka.',
        'Redis, Kafka, Docker, Kubernetes, Jenkins, Go',
      ],
      ['用 Redis 缓存票价,经 Kafka 发送出票消息', '技术栈:Java/Spring/MyBatis/Redis/Kafka/Docker'],
      ['Wrote the fare search in Elasticsearch.', 'Used modern technologies and tools.'],
      ['用 Flink 计算上座率', '使用主流技术和框架完成开发'],
    ] as const)
      assert.ok(scoreOf('technical', use) > scoreOf('technical', list) + 10, use);
  });

  it('lets a technology that no table knows count as named', () => {
    assert.equal(marked('technology-unnamed', 'Built the fare page with Qwixlet.').length, 0);
    assert.equal(marked('technology-unnamed', 'Built the fare page in Germany on Monday.').length, 1);
  });

  it('is not judged where there is neither bullet nor skill', () => {
    const result = scoreResume({ resume: readResume({ basics: { name: 'A' } }), whole: false });
    assert.equal(result.dimensions.technical.score, null);
  });
});
