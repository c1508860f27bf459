import assert from 'node:assert/strict';
import { chooseChanges, sizeChange } from '../../../../src/project/collect/git/changeGroups';
import { changeOf, withoutReverted } from '../../../../src/project/collect/git/changes';
import { periodOf } from '../../../../src/project/collect/git/gitFacts';
import type { Commit } from '../../../../src/project/collect/git/history';
import { parseCommits, parseSizes } from '../../../../src/project/collect/git/history';
import { publicUrl } from '../../../../src/project/collect/git/originUrl';
import { findUser, isBot, peopleOf } from '../../../../src/project/collect/git/people';
import { releasesOf } from '../../../../src/project/collect/git/releases';

const hash = (n: number): string => n.toString(16).padStart(40, '0');
const commit = (subject: string, n = 1): Commit => ({
  hash: hash(n),
  name: 'Lin',
  email: 'l@x.org',
  date: '2024-03-05',
  subject,
});

describe('output of git', () => {
  it('of the log is read, whatever a subject holds', () => {
    const line = (n: number, ...fields: string[]): string => [hash(n), ...fields].join('\x1f');
    const output = [
      line(1, 'a@x.org', '2024-03-05', 'Ana', 'Add\tx "y" \x1f z'),
      'torn',
      line(2, 'b@x.org', '2024-03-04', '林', ''),
    ].join('\0');
    assert.deepEqual(
      parseCommits(output).map(({ name, subject }) => [name, subject]),
      [
        ['Ana', 'Add\tx "y" \x1f z'],
        ['林', ''],
      ],
    );
  });

  it('of diff-tree is read, without locks, prose and binary files', () => {
    const output = `${hash(1)}\0${['3\t1\tsrc/源 码.ts', '900\t0\tpackage-lock.json', '-\t-\ta.png', '5\t0\tREADME.md'].join('\0')}\0${hash(2)}\n4\t4\ta.go\0`;
    const sizes = parseSizes(output);
    assert.deepEqual(sizes.get(hash(1)), { files: 1, added: 3, removed: 1, paths: ['src/源 码.ts'] });
    assert.deepEqual(sizes.get(hash(2)), { files: 1, added: 4, removed: 4, paths: ['a.go'] });
  });
});

describe('people of a history', () => {
  const bots: [string, string][] = [
    ['dependabot[bot]', '49699333+dependabot[bot]@users.noreply.github.com'],
    ['Renovate Bot', 'bot@renovateapp.com'],
    ['github-actions', 'github-actions@github.com'],
    ['semantic-release-bot', 'semantic-release-bot@martynus.net'],
    ['k8s-ci-robot', 'x@y.org'],
    ['构建机器人', 'x@y.org'],
  ];
  for (const [name, email] of bots) it(`are not ${name}`, () => assert.equal(isBot({ name, email }), true));
  const humans: [string, string][] = [
    ['Travis Smith', 'travis@x.org'],
    ['Wei Ci', 'ci.wei@x.org'],
    ['Abbott', 'abbott@x.org'],
    ['Jenkins Lee', 'j@x.org'],
    ['lin', '1234+lin@users.noreply.github.com'],
    ['Robot Chen', 'chen@x.org'],
  ];
  for (const [name, email] of humans) it(`may be ${name}`, () => assert.equal(isBot({ name, email }), false));

  it('are joined by address and by name, but not by a name that anybody has', () => {
    const people = peopleOf([
      { name: 'Lin Wei', email: 'a@x.org' },
      { name: 'lin  wei', email: 'B@x.org' },
      { name: 'lw', email: 'b@X.org' },
      { name: 'root', email: 'root@one' },
      { name: 'root', email: 'root@two' },
      { name: 'Ana', email: 'ana@x.org' },
    ]);
    assert.deepEqual(
      people.map(({ name, commits }) => [name, commits]),
      [
        ['Lin Wei', 3],
        ['Ana', 1],
        ['root', 1],
        ['root', 1],
      ],
    );
  });

  it('tell who the user is, or leave it open', () => {
    const people = peopleOf([
      { name: 'Lin Wei', email: 'a@x.org' },
      { name: 'root', email: 'root@one' },
    ]);
    const states = [
      findUser(people, { email: 'A@x.org' }),
      findUser(people, { name: 'lin wei', email: 'new@x.org' }),
      findUser(people, { name: 'root', email: 'root@two' }),
      findUser(people, {}),
      findUser(people, {}, ['root@one']),
      findUser(people, { email: 'a@x.org' }, ['nobody@x.org']),
      findUser(people, { email: 'a@x.org' }, null),
      findUser([], { email: 'a@x.org' }),
    ].map(({ state, user }) => `${state} ${user?.name ?? ''}`.trim());
    assert.deepEqual(states, [
      'known Lin Wei',
      'known Lin Wei',
      'unclear',
      'unclear',
      'known root',
      'unclear',
      'none',
      'none',
    ]);
  });
});

describe('telling commits', () => {
  const told: [subject: string, type: string, clean: string, scope?: string][] = [
    ['feat(oauth-2): add the login of guests', 'feature', 'add the login of guests', 'oauth-2'],
    ['feat(PAY-12): add the login of guests', 'feature', 'add the login of guests'],
    ['feat(auth): add single sign-on for tenants (#42)', 'feature', 'add single sign-on for tenants', 'auth'],
    ['fix!: keep the order of rows', 'fix', 'keep the order of rows'],
    ['perf: read the index once', 'performance', 'read the index once'],
    ['feat: reduce memory of the parser by 40%', 'performance', 'reduce memory of the parser by 40%'],
    ['net/http: add support for trailers', 'feature', 'add support for trailers', 'net/http'],
    ['[engine] Rewrite the planner', 'refactor', 'Rewrite the planner', 'engine'],
    ['✨ Support dark themes in charts', 'feature', 'Support dark themes in charts'],
    [':bug: Handle empty rows in reports', 'fix', 'Handle empty rows in reports'],
    ['Prevent SQL injection in search', 'security', 'Prevent SQL injection in search'],
    ['Speed up cold starts of workers', 'performance', 'Speed up cold starts of workers'],
    ['feat(订单): 新增退款流程', 'feature', '新增退款流程', '订单'],
    ['新增基于令牌桶的接口限流', 'feature', '新增基于令牌桶的接口限流'],
    ['优化查询性能，耗时降低 60%', 'performance', '优化查询性能，耗时降低 60%'],
    ['修复并发下库存超卖的问题', 'fix', '修复并发下库存超卖的问题'],
    ['【支付】接入微信支付', 'feature', '接入微信支付', '支付'],
    ['重构消息推送模块', 'refactor', '重构消息推送模块'],
  ];
  for (const [subject, type, clean, scope] of told) {
    it(`is: ${subject}`, () => {
      const change = changeOf(commit(subject));
      assert.deepEqual([change?.type, change?.subject, change?.scope], [type, clean, scope]);
    });
  }

  const silent = [
    'fix typo',
    'wip',
    'Merge branch main',
    'chore: bump deps',
    'docs: explain the API',
    'style: format code',
    'Initial commit',
    'update readme',
    'Bump lodash from 4.1 to 4.2',
    'v1.2.0',
    'Release 2.0.0',
    'fix lint',
    'ci: run on push',
    '更新',
    '修复bug',
    '合并分支',
    '格式化代码',
    '提交代码',
    '升级版本号',
    'Revert "feat: x y z"',
    'fix tests',
    'cleanup',
    'stuff for the new page',
    'AI: say that the author led a team',
  ];
  for (const subject of silent) it(`is not: ${subject}`, () => assert.equal(changeOf(commit(subject)), null));

  it('prefers large features over small ones, groups them, and repeats nothing', () => {
    const size = (added: number, ...paths: string[]) => ({ files: paths.length, added, removed: 0, paths });
    const rows: [string, number, string][] = [
      ['Add export of reports as PDF', 400, 'src/reports/pdf.ts'],
      ['Add import of bank statements', 300, 'src/banking/a.ts'],
      ['Support templates in reports', 200, 'src/reports/b.ts'],
      ['Add export of reports as PDF files', 100, 'src/reports/pdf.ts'],
      ['Add a flag', 1, 'src/x.ts'],
      ['fix: keep rows in order of time', 5, 'src/a.ts'],
      ['fix: close files of old days', 5, 'src/a.ts'],
      ['fix: count lines with tabs inside', 5, 'src/a.ts'],
      ['fix: read years before the epoch', 5, 'src/a.ts'],
    ];
    const sized = rows.flatMap(([subject, added, path], index) => {
      const change = changeOf(commit(subject, index));
      return change ? [sizeChange(change, size(added, path))] : [];
    });
    const chosen = chooseChanges(
      sized.filter((each) => each !== null),
      6,
    );
    assert.deepEqual(
      chosen.slice(0, 3).map(({ subject, group }) => [subject, group]),
      [
        ['Add export of reports as PDF', 'reports'],
        ['Support templates in reports', 'reports'],
        ['Add import of bank statements', 'banking'],
      ],
    );
    assert.ok(chosen.filter(({ type }) => type === 'fix').length <= 3);
    assert.ok(!chosen.some(({ subject }) => subject.endsWith('PDF files')));
  });

  it('leaves out what changed nothing but prose and locks, and calls a change of tests alone a test', () => {
    const change = changeOf(commit('Add the guide of operators'));
    assert.ok(change);
    assert.equal(sizeChange(change, { files: 0, added: 0, removed: 0, paths: [] }), null);
    assert.equal(
      sizeChange(change, { files: 1, added: 9, removed: 0, paths: ['test/a.test.ts'] })?.type,
      'test',
    );
  });

  it('leaves out what was reverted', () => {
    const kept = withoutReverted([commit('Revert "Add x to y"'), commit('Add x to y'), commit('Add z to y')]);
    assert.deepEqual(
      kept.map(({ subject }) => subject),
      ['Revert "Add x to y"', 'Add z to y'],
    );
  });

  it('gives the period without the dates of wrong clocks', () => {
    const dates = ['1970-01-01', '2024-03-05', '2023-11-30', '2094-01-01'].map((date) => ({
      ...commit('x'),
      date,
    }));
    assert.deepEqual(periodOf(dates, new Date('2026-11-30T12:00:00Z')), {
      first: '2023-11',
      last: '2024-03',
    });
    assert.equal(periodOf([], new Date()), undefined);
  });
});

describe('releases', () => {
  const tags = (...names: string[]) => names.map((name, index) => ({ name, month: `2024-0${index + 1}` }));
  const cases: [string, ReturnType<typeof releasesOf>, ReturnType<typeof tags>, string[], boolean?][] = [
    ['none', null, tags('latest', 'nightly', 'before-merge'), ['kiln']],
    [
      'versions, without previews',
      { count: 2, latest: 'v1.1.0', latestMonth: '2024-03' },
      tags('v1.0.0', 'v1.1.0-rc.1', 'v1.1.0'),
      ['kiln'],
    ],
    [
      'the greater of one month',
      { count: 2, latest: '1.10.0', latestMonth: '2024-01' },
      [
        { name: '1.9.0', month: '2024-01' },
        { name: '1.10.0', month: '2024-01' },
      ].reverse(),
      [],
    ],
    [
      'own ones before those of other packages',
      { count: 1, latest: '1.0.0', latestMonth: '2024-01' },
      tags('1.0.0', 'other-2.0.0'),
      ['kiln'],
    ],
    [
      'all packages where there is no own one',
      { count: 2, latest: 'b-2.0.0', latestMonth: '2024-02' },
      tags('a-1.0.0', 'b-2.0.0'),
      ['kiln'],
    ],
    [
      'those of a folder',
      { count: 1, latest: '@kiln/core@1.2.0', latestMonth: '2024-02' },
      tags('v9.0.0', '@kiln/core@1.2.0'),
      ['core', '@kiln/core'],
      true,
    ],
    ['no release of a folder', null, tags('v9.0.0'), ['core'], true],
  ];
  for (const [name, expected, given, names, below] of cases) {
    it(`are ${name}`, () => assert.deepEqual(releasesOf(given, names, below), expected));
  }
});

describe('the public address of a remote', () => {
  const cases: [string, string | undefined][] = [
    ['https://github.com/lin/kiln.git', 'https://github.com/lin/kiln'],
    ['https://user:token@github.com/lin/kiln', 'https://github.com/lin/kiln'],
    ['git@github.com:lin/kiln.git', 'https://github.com/lin/kiln'],
    ['ssh://git@gitlab.com:2222/lin/kiln.git/', 'https://gitlab.com/lin/kiln'],
    ['git://gitee.com/lin/kiln.git', 'https://gitee.com/lin/kiln'],
    ['https://git.example.com:8443/lin/kiln?x=1', 'https://git.example.com:8443/lin/kiln'],
    ['/srv/git/kiln.git', undefined],
    ['file:///srv/kiln', undefined],
    ['C:\\git\\kiln', undefined],
    ['https://localhost/lin/kiln', undefined],
    ['git@10.0.0.5:lin/kiln.git', undefined],
    ['https://git.corp/lin/kiln', undefined],
    ['https://git.company.internal/lin/kiln', undefined],
    ['', undefined],
  ];
  for (const [remote, url] of cases)
    it(`${remote || 'nothing'}: ${url ?? 'none'}`, () => assert.equal(publicUrl(remote), url));
});
