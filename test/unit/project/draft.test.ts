import assert from 'node:assert/strict';
import type { Language } from '../../../src/protocol/cards';
import type { ProjectFacts } from '../../../src/project/collect/facts';
import { LineParser } from '../../../src/project/lines';
import type { ParsedDraft } from '../../../src/project/lines';
import { backedKeywords, checkBullet, checkText } from '../../../src/steps/checkBullet.rules';
import { draftLines, entryFields } from '../../../src/project/nodes/draft.rules';
import {
  authorship, change, compose, dependency, description, dockerfile, factsOf, feature, language, manifest, number, period, releases, workflow,
} from './factsBuilder'; // prettier-ignore

function draft(facts: ProjectFacts, tongue: Language): ParsedDraft {
  const parser = new LineParser(facts.evidence.map(({ id }) => id));
  parser.push(draftLines(facts, tongue));
  return parser.end().draft;
}

const texts = (facts: ProjectFacts, tongue: Language): string[] =>
  draft(facts, tongue).bullets.map(({ text }) => text);

const queue = (mine: number, total: number): ProjectFacts =>
  factsOf('TinyQueue', [
    description('TinyQueue is a job queue for Go with retries and delayed jobs.'),
    feature('Retries with exponential backoff'),
    feature('Dashboard for failed jobs'),
    feature('Easy to use'),
    number('Handles 12,000 jobs per second on one core.'),
    language('Go', 96),
    language('CSS', 4),
    dependency('Redis', 9),
    dependency('PostgreSQL', 6),
    dependency('Jest', 4, { dev: true }),
    dependency('Kafka', 0),
    change('feat: add delayed jobs with a sorted set'),
    change('cut polling load by 40 %', 'performance'),
    authorship(mine, total),
    period('2024-03', '2025-01'),
    releases(12, 'v2.3.0'),
    workflow('test', 'lint'),
    dockerfile(),
  ]);

const canteen = (mine: number, total: number): ProjectFacts =>
  factsOf('canteen', [
    description('校园食堂点餐后端，基于 Go 和 Gin，支持预约取餐。'),
    feature('支持微信登录'),
    feature('订单超时自动取消'),
    feature('接口限流'),
    number('压测单机 QPS 达到 8600，P99 延迟 45ms'),
    language('Go', 94),
    dependency('Gin', 22),
    dependency('Redis', 9),
    change('新增订单超时自动取消任务'),
    change('优化下单接口，库存预扣减改用 Lua 脚本', 'performance'),
    authorship(mine, total, 4),
    period('2024-03', '2024-12'),
    compose('MySQL'),
  ]);

describe('project: the rule writer', () => {
  it('writes what a person with nearly all commits may claim', () => {
    const written = draft(queue(118, 120), 'en');
    assert.equal(written.description, 'Job queue for Go with retries and delayed jobs');
    assert.deepEqual(written.keywords, ['Go', 'Redis', 'PostgreSQL', 'GitHub Actions']);
    assert.deepEqual(
      written.bullets.map(({ text }) => text),
      [
        'Built a job queue for Go with Redis and PostgreSQL',
        'Engineered the job queue to handle 12,000 jobs per second on one core',
        'Implemented retries with exponential backoff and a dashboard for failed jobs',
        'Cut polling load by 40 %',
      ],
    );
  });

  it('leaves out what the code does not use and what is only for development', () => {
    assert.doesNotMatch(draftLines(queue(118, 120), 'en'), /Kafka|Jest|CSS|Easy/);
  });

  it('does not say that it is built with what one file of many imports', () => {
    const facts = factsOf('router', [
      description('A router for HTTP servers'),
      language('Go', 99),
      dependency('Redis', 14),
      dependency('MongoDB', 1),
      authorship(90, 90),
    ]);
    assert.equal(texts(facts, 'en')[0], 'Built a router for HTTP servers in Go with Redis');
  });

  const verbs: [number, RegExp, RegExp][] = [
    [118, /^Built /, /./],
    [70, /^Developed /, /Built/],
    [30, /^Co-developed /, /Built|Implemented|Engineered|Developed/],
    [5, /^Contributed to /, /Built|Implemented|Engineered|Developed/],
  ];
  for (const [mine, first, never] of verbs) {
    it(`claims no more than ${mine} of 120 commits show`, () => {
      const bullets = texts(queue(mine, 120), 'en');
      assert.match(bullets[0] ?? '', first);
      if (mine < 118) assert.doesNotMatch(bullets.join('\n'), never);
    });
  }

  it('counts the share where it is not all', () => {
    assert.ok(
      texts(queue(5, 120), 'en').includes('Wrote 5 of 120 commits between March 2024 and January 2025'),
    );
  });

  it('makes the project the subject where nobody is known to have written it', () => {
    const { evidence, ...rest } = queue(0, 0);
    const unknown = {
      ...rest,
      identity: 'none' as const,
      evidence: evidence.filter(({ kind }) => !['authorship', 'period', 'change'].includes(kind)),
    };
    assert.deepEqual(texts(unknown, 'en').slice(0, 3), [
      'Provides a job queue for Go, built with Redis and PostgreSQL',
      'Handles 12,000 jobs per second on one core',
      'Offers retries with exponential backoff and a dashboard for failed jobs',
    ]);
  });

  it('writes Chinese from a Chinese README', () => {
    const written = draft(canteen(146, 231), 'zh');
    assert.equal(written.description, '校园食堂点餐后端，基于 Go 和 Gin，支持预约取餐');
    assert.deepEqual(
      written.bullets.map(({ text }) => text),
      [
        '使用 Go、Gin、Redis 与 MySQL 开发校园食堂点餐后端',
        '实现单机 QPS 达到 8600，P99 延迟 45ms',
        '实现微信登录、订单超时自动取消与接口限流等功能',
        '优化下单接口，库存预扣减改用 Lua 脚本',
      ],
    );
    assert.match(draftLines(canteen(231, 231), 'zh'), /独立开发校园食堂点餐后端/);
    assert.doesNotMatch(draftLines(canteen(20, 231), 'zh'), /独立|实现|- 使用[^\n]*(?<!参与)开发/);
  });

  it('tells structured facts in the other language instead of leaving quotes untranslated', () => {
    const english = draftLines(canteen(231, 231), 'en');
    assert.doesNotMatch(english, /\p{Script=Han}/u);
    assert.match(
      english,
      /Implemented user authentication and rate limiting|Implemented user authentication, /,
    );
    const chinese = draftLines(queue(118, 120), 'zh');
    assert.match(chinese, /独立开发任务队列/);
    assert.doesNotMatch(chinese, /Retries|Dashboard|Handles/);
  });

  it('has something to say without README, without manifests and with commits only', () => {
    const commits = factsOf('graphd', [
      language('C++', 95),
      change('implement incremental PageRank over sharded edges'),
      authorship(96, 130),
      period('2021-03', '2021-11'),
    ]);
    assert.deepEqual(texts(commits, 'en'), [
      'Developed graphd in C++',
      'Implemented incremental PageRank over sharded edges',
      'Wrote 96 of 130 commits between March 2021 and November 2021',
    ]);
    assert.deepEqual(texts(factsOf('notes', [description('Notes app for the terminal')]), 'en'), []);
  });

  const kinds: [string, ProjectFacts][] = [
    ['queue', queue(118, 120)],
    ['queue, few commits', queue(5, 120)],
    ['canteen', canteen(146, 231)],
    [
      'web',
      factsOf('shop', [
        description('Storefront for a ceramics shop'),
        feature('Checkout with Stripe'),
        feature('Dark mode'),
        language('TypeScript', 80),
        dependency('React', 40),
        dependency('Express', 12),
        dependency('PostgreSQL', 4),
        manifest('name', 'shop'),
        authorship(44, 60),
        period('2024-01', '2024-06'),
        workflow('test', 'deploy'),
      ]),
    ],
    [
      'model',
      factsOf('leafnet', [
        description('LeafNet classifies plant diseases from leaf photos.'),
        number('Achieves 94.2% accuracy on 12,000 test images'),
        number('Inference takes 18 ms per image on a CPU'),
        feature('Grad-CAM heat maps for explanations'),
        language('Python', 99),
        dependency('PyTorch', 14),
        authorship(77, 77, 1),
        period('2022-09', '2023-01'),
      ]),
    ],
  ];
  for (const [name, facts] of kinds) {
    for (const tongue of ['en', 'zh'] as const) {
      it(`passes its own check and reads like a resume: ${name}, ${tongue}`, () => {
        const written = draft(facts, tongue);
        assert.ok(written.bullets.length >= 2 && written.bullets.length <= 5);
        assert.deepEqual(
          written.bullets.flatMap((bullet) => checkBullet(bullet, facts.evidence)),
          [],
        );
        assert.deepEqual(checkText(written.description, facts.evidence), []);
        assert.deepEqual(backedKeywords(written.keywords, facts.evidence), written.keywords);
        assert.ok(written.description.length > 0 && written.description.length <= 140);
        for (const { text } of written.bullets) {
          assert.doesNotMatch(
            text,
            /[.。]$|\b(?:I|we|my|our|you)\b|我| {2}|(?:\p{Script=Han}[A-Za-z\d])|(?:[A-Za-z\d]\p{Script=Han})/u,
          );
          if (tongue === 'en') assert.match(text, /^[A-Z][a-z-]+(?:ed|t|ote|e|pt|er|ds|rs|es)\b/);
        }
      });
    }
  }

  it('does not write a bullet again that rests on nothing but failed evidence', () => {
    const facts = queue(118, 120);
    const failed = draft(facts, 'en').bullets[3];
    assert.ok(failed);
    assert.ok(!draftLines(facts, 'en', { avoid: failed.evidence }).includes(failed.text));
  });
});

describe('project: fields that code sets', () => {
  const today = new Date('2026-11-30T12:00:00Z');
  const names: [string, string][] = [
    ['@acme/tiny-queue', 'tiny-queue'],
    ['github.com/acme/logslice/v2', 'logslice'],
    ['canteen-master', 'canteen'],
    ['foo is now unmaintained', 'foo'],
    ['图书管理系统', '图书管理系统'],
    ['C++ Playground!', 'C++ Playground!'],
  ];
  for (const [raw, name] of names)
    it(`names ${raw}`, () => assert.equal(entryFields(factsOf(raw, []), today).name, name));

  const periods: [string, string, string | undefined][] = [
    ['2024-03', '2025-01', '2025-01'],
    ['2024-03', '2026-07', '2026-07'],
    ['2024-03', '2026-08', undefined],
    ['2024-03', '2026-11', undefined],
  ];
  for (const [first, last, end] of periods) {
    it(`${first} to ${last} ${end ? 'has ended' : 'goes on'}`, () => {
      const fields = entryFields(factsOf('x', [authorship(1, 1), period(first, last)]), today);
      assert.deepEqual([fields.startDate, fields.endDate], [first, end]);
    });
  }

  it('gives no role and no dates that git does not show', () => {
    assert.deepEqual(entryFields(factsOf('x', [], { url: 'https://example.org/x' }), today), {
      name: 'x',
      roles: [],
      url: 'https://example.org/x',
    });
  });
});
