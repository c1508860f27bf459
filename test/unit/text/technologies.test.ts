import assert from 'node:assert/strict';
import { findTechnologies, technologyOf } from '../../../src/text/technologies';
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
});
