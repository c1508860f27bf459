import assert from 'node:assert/strict';
import fc from 'fast-check';
import { findTechnologies, technologyOf } from '../../../src/text/technologies';
import { impliedBy } from '../../../src/text/technologyRelations';
import { CHILDREN } from '../../../src/text/technologyRelationTable';
import { TECHNOLOGIES } from '../../../src/text/technologyTable';

const read = (text: string): string[] => findTechnologies(text).map(({ name }) => name);

describe('text: technologies', () => {
  const cases: [string, string[]][] = [
    ['Built a job queue in Go on Redis', ['Go', 'Redis']],
    ['用go写后端，熟悉Python开发、k8s和消息队列', ['Go', 'Python', 'Kubernetes', 'message queue']],
    ['C/C++, C#, .NET and Node.js', ['C', 'C++', 'C#', '.NET', 'Node.js']],
    ['Go, R, C and Rust', ['Go', 'R', 'C', 'Rust']],
    ['REST API with Express', ['REST', 'Express']],
    ['Vue3 + TypeScript + Vite', ['Vue', 'TypeScript', 'Vite']],
    ['Kafka或RabbitMQ', ['Kafka', 'RabbitMQ']],
    ['微服务架构，Spring Cloud Alibaba', ['microservices', 'Spring Cloud Alibaba']],
    ['PG, JS, TS', ['PostgreSQL', 'JavaScript', 'TypeScript']],
    ['CI/CD with GitHub Actions', ['CI/CD', 'GitHub Actions']],
    ['支持 iOS 与 Android', ['iOS', 'Android']],
    ['written in C with CMake', ['C', 'CMake']],
    ['react-scripts, redux and react', ['Redux', 'React']],
  ];
  for (const [text, expected] of cases) it(text, () => assert.deepEqual(read(text), expected));

  const none = [
    'go live with R&D and C-level',
    'wrote the rest of the code',
    'gave express consent in spring',
    'Swift action was taken; Spark a discussion',
    'vitamin C, plan C and Series C',
    'three nodes, the next sprint, a flask of tea',
    'C 端用户',
  ];
  for (const text of none) it(`none in: ${text}`, () => assert.deepEqual(read(text), []));

  it('knows packages by the technology they belong to', () => {
    const names = [
      'github.com/gin-gonic/gin',
      '@nestjs/core',
      'psycopg2-binary',
      'github.com/labstack/echo/v4',
      'vue',
    ];
    assert.deepEqual(
      names.map((name) => technologyOf(name)?.name),
      ['Gin', 'NestJS', 'psycopg', 'Echo', 'Vue'],
    );
    assert.equal(technologyOf('left-pad'), null);
  });

  it('names each technology once', () => {
    const names = TECHNOLOGIES.map(([name]) => name.toLowerCase());
    assert.equal(new Set(names).size, names.length);
  });

  it('finds each name and alias of the table where it stands alone, and looks it up', () => {
    for (const [name, , aliases, unnamed] of TECHNOLOGIES) {
      for (const alias of [...(unnamed ? [] : [name]), ...aliases.split('|').filter((one) => one !== '')]) {
        assert.equal(technologyOf(alias)?.id, name.toLowerCase(), alias);
        const [mention, ...others] = findTechnologies(alias);
        assert.deepEqual(
          [mention?.id, mention?.surface, others.length],
          [name.toLowerCase(), alias, 0],
          alias,
        );
      }
    }
  });

  it('is large enough for what developers name', () => {
    assert.ok(TECHNOLOGIES.filter(([, kind]) => kind !== 'concept').length >= 800);
  });

  it('gives spans that hold the surface, in order, apart from each other', () => {
    const piece = fc.constantFrom(
      ...'Go|Ｇｏ|React 18|vue3+ts|C/C++|、|，| and |熟悉|\n- |https://go.dev/x|Spring|spring 2024|rest|REST|(|)|İ|👩‍💻|CAN总线|a/b'.split(
        '|',
      ),
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(piece, fc.string({ maxLength: 4 })), { maxLength: 30 }), (parts) => {
        const text = parts.join('');
        let end = 0;
        for (const { span, surface } of findTechnologies(text)) {
          assert.ok(span[0] >= end && span[1] > span[0] && span[1] <= text.length);
          assert.equal(text.slice(...span), surface);
          end = span[1];
        }
      }),
    );
  });

  it('reads full-width letters like the usual ones', () => {
    const wide = (text: string): string =>
      text.replace(/[!-~]/g, (c) => String.fromCharCode(c.charCodeAt(0) + 0xfee0)).replaceAll(' ', '\u3000');
    for (const text of ['C++ and Go', 'Node.js/React 18', 'a rest in spring'])
      assert.deepEqual(read(wide(text)), read(text));
  });

  it('stays linear on hostile input', () => {
    const start = performance.now();
    for (const text of ['a-', 'a.', 'a/', 'a@', 'Go, ', 'spark ', '分布式', 'GO ', ' ', 'x://', '0'])
      findTechnologies(text.repeat(20_000));
    assert.ok(performance.now() - start < 10_000);
  });

  describe('what follows from a technology', () => {
    const follows: [string, string[], string[]][] = [
      ['gin', ['go'], ['docker']],
      ['pgx', ['go', 'postgresql', 'sql'], []],
      ['psycopg', ['python', 'postgresql'], []],
      ['django rest framework', ['django', 'python'], []],
      ['react native', ['react'], ['ios']],
      ['next.js', ['react'], ['typescript']],
      ['spring boot', ['spring'], ['java', 'spring cloud']],
      ['docker compose', ['docker'], ['kubernetes']],
      ['ubuntu', ['linux'], ['debian']],
      ['egg.js', ['koa', 'node.js'], ['express']],
      ['elk', ['elasticsearch', 'logstash', 'kibana'], []],
      ['aws lambda', ['aws', 'serverless'], ['python']],
      ['jest', ['unit testing'], ['javascript', 'react']],
      ['freertos', ['rtos'], ['c']],
      ['go', [], ['docker']],
    ];
    for (const [id, yes, no] of follows)
      it(`${id}: ${yes.join(', ')}`, () => {
        const implied = impliedBy(id);
        for (const parent of yes) assert.ok(implied.includes(parent), parent);
        for (const parent of no) assert.ok(!implied.includes(parent), parent);
        assert.ok(!implied.includes(id));
      });

    it('speaks only of what the table knows', () => {
      const ids = new Set(TECHNOLOGIES.map(([name]) => name.toLowerCase()));
      for (const [parent, children] of CHILDREN)
        for (const id of [parent, ...children.split('|')]) assert.ok(ids.has(id), id);
    });
  });
});
