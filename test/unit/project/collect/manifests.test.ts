import assert from 'node:assert/strict';
import { parseCargo } from '../../../../src/project/collect/manifests/cargo';
import {
  parseCompose,
  parseDockerfile,
  parseWorkflow,
} from '../../../../src/project/collect/manifests/docker';
import { parseGoMod } from '../../../../src/project/collect/manifests/goMod';
import type { Manifest } from '../../../../src/project/collect/manifests/manifest';
import { parsePom } from '../../../../src/project/collect/manifests/maven';
import { parseGemfile } from '../../../../src/project/collect/manifests/gemfile';
import { parsePubspec } from '../../../../src/project/collect/manifests/pubspec';
import { importsOf } from '../../../../src/project/collect/sources/imports';
import { parsePackageJson } from '../../../../src/project/collect/manifests/packageJson';
import { parsePyproject, parseRequirements } from '../../../../src/project/collect/manifests/python';
import { manifestPaths } from '../../../../src/project/collect/manifests/readManifests';
import { displayName } from '../../../../src/project/collect/names/displayName';

describe('manifests', () => {
  it('package.json: what it declares, on which lines, without packages of the same repository', () => {
    const manifest = parsePackageJson(
      `{
  "name": "@lamp/server",
  "description": "Switches lamps",
  "license": "MIT",
  "bin": "cli.js",
  "engines": { "node": ">=20" },
  "devDependencies": {
    "vitest": "1",
    "@types/node": "20"
  },
  "dependencies": {
    "vitest-mock": "1",
    "@lamp/core": "workspace:*",
    "local": "file:../local",
    "fastify": "5"
  },
  "peerDependencies": { "react": "19" }
}`,
      'package.json',
    );
    assert.deepEqual(pick(manifest), {
      name: '@lamp/server',
      description: 'Switches lamps',
      license: 'MIT',
      bin: ['server'],
      engine: 'Node.js >=20',
    });
    assert.deepEqual(named(manifest), ['vitest-mock 12', 'fastify 15', 'react 17', 'vitest dev 8']);
  });

  it('pyproject.toml in the standard form', () => {
    const manifest = parsePyproject(
      `[project]
name = "kiln"
description = "Schedules batch jobs"
requires-python = ">=3.11"
license = { text = "Apache-2.0" }
dependencies = ["fastapi[all]>=0.110", "SQLAlchemy ~= 2.0; python_version > '3'"]
[project.optional-dependencies]
redis = ["redis>=5"]
dev = ["ruff"]
[project.scripts]
kiln = "kiln.cli:main"
[dependency-groups]
test = ["pytest>=8", { include-group = "lint" }]
`,
      'pyproject.toml',
    );
    assert.deepEqual(pick(manifest), {
      name: 'kiln',
      description: 'Schedules batch jobs',
      license: 'Apache-2.0',
      bin: ['kiln'],
      engine: 'Python >=3.11',
    });
    assert.deepEqual(named(manifest), [
      'fastapi 6',
      'SQLAlchemy 6',
      'redis 8',
      'ruff dev 9',
      'pytest dev 13',
    ]);
  });

  it('pyproject.toml of Poetry', () => {
    const manifest = parsePyproject(
      `[tool.poetry]
name = "kiln"
[tool.poetry.dependencies]
python = "^3.11"
torch = { version = "^2", optional = true }
shared = { path = "../shared" }
[tool.poetry.group.dev.dependencies]
pytest = "^8"
`,
      'pyproject.toml',
    );
    assert.equal(manifest.name, 'kiln');
    assert.deepEqual(named(manifest), ['torch 5', 'pytest dev 8']);
  });

  it('requirements.txt', () => {
    const text =
      '# base\n-r other.txt\nDjango==4.2 # web\n\ngit+https://a.example/x.git\n./local\npsycopg2-binary>=2 ; os_name == "posix"\nnot a requirement at all\n';
    assert.deepEqual(named(parseRequirements(text, 'requirements.txt')), ['Django 3', 'psycopg2-binary 7']);
    assert.deepEqual(named(parseRequirements('pytest\n', 'requirements-dev.txt')), ['pytest dev 1']);
  });

  it('go.mod, without what others need', () => {
    const manifest = parseGoMod(
      'module example.com/kiln/v2\n\ngo 1.22\n\nrequire github.com/spf13/cobra v1.8.0\n\nrequire (\n\tgithub.com/gin-gonic/gin v1.9.1\n\tgolang.org/x/sys v0.1.0 // indirect\n)\n',
      'go.mod',
    );
    assert.deepEqual(pick(manifest), { name: 'example.com/kiln/v2', engine: 'Go 1.22' });
    assert.deepEqual(named(manifest), ['github.com/spf13/cobra 5', 'github.com/gin-gonic/gin 8']);
  });

  it('Cargo.toml, with renamed crates and without own ones', () => {
    const manifest = parseCargo(
      `[package]
name = "kiln"
[dependencies]
serde = { version = "1", features = ["derive"] }
db = { package = "sqlx", version = "0.7" }
core = { path = "../core" }
[dev-dependencies]
proptest = "1"
[target.'cfg(unix)'.dependencies]
nix = "0.27"
`,
      'Cargo.toml',
    );
    assert.deepEqual(named(manifest), ['serde 4', 'sqlx 5', 'proptest dev 8', 'nix 10']);
    assert.equal(manifest.dependencies[1]?.importName, 'db');
  });

  it('pom.xml, without what is only managed and without own modules', () => {
    const manifest = parsePom(
      `<?xml version="1.0"?>
<project>
  <groupId>com.kiln</groupId>
  <artifactId>kiln-server</artifactId>
  <name>\${project.artifactId}</name>
  <description>Schedules batch jobs</description>
  <properties><java.version>17</java.version></properties>
  <dependencyManagement><dependencies><dependency><groupId>a</groupId><artifactId>b</artifactId></dependency></dependencies></dependencyManagement>
  <dependencies>
    <dependency><groupId>org.springframework.boot</groupId><artifactId>spring-boot-starter-web</artifactId></dependency>
    <dependency><groupId>com.kiln</groupId><artifactId>kiln-core</artifactId></dependency>
    <dependency><groupId>junit</groupId><artifactId>junit</artifactId><scope>test</scope></dependency>
  </dependencies>
</project>`,
      'pom.xml',
    );
    assert.deepEqual(pick(manifest), {
      name: 'kiln-server',
      description: 'Schedules batch jobs',
      engine: 'Java 17',
    });
    assert.deepEqual(named(manifest), [
      'org.springframework.boot:spring-boot-starter-web 10',
      'junit:junit dev 12',
    ]);
  });

  it('Dockerfile: images, through arguments, without own stages', () => {
    const text =
      'ARG NODE=node:20-alpine\nFROM --platform=linux/amd64 ${NODE} AS build\nRUN x\nFROM build AS test\nFROM nginx:1.27@sha256:abc\nFROM $UNKNOWN\n';
    const [fact] = parseDockerfile(text, 'Dockerfile', 'en').infrastructure;
    assert.equal(fact?.text, 'Docker image built on node:20-alpine, nginx:1.27 in 4 stages');
    assert.deepEqual(fact?.data?.['names'], ['Node.js', 'Nginx']);
  });

  it('compose: services and what they are', () => {
    const text =
      'x-env: &env { A: 1 }\nservices:\n  db:\n    image: postgres:16\n    environment: *env\n  cache:\n    image: docker.io/library/redis:7-alpine\n  app:\n    build: .\n';
    const [english] = parseCompose(text, 'compose.yaml', 'en').infrastructure;
    assert.equal(
      english?.text,
      'Docker Compose with 3 services (db, cache, app), among them PostgreSQL, Redis',
    );
    assert.deepEqual(english?.source, { type: 'file', path: 'compose.yaml', line: 2 });
    const [chinese] = parseCompose(text, 'compose.yaml', 'zh').infrastructure;
    assert.equal(chinese?.text, 'Docker Compose 编排 3 个服务（db、cache、app），其中有 PostgreSQL、Redis');
  });

  it('workflows: what they do, or nothing', () => {
    const text = `name: CI
on: [push]
jobs:
  test:
    strategy: { matrix: { os: [ubuntu-latest, windows-latest, macos-latest] } }
    steps:
      - uses: actions/checkout@v4
      - run: npm ci && npm test
  ship:
    steps:
      - uses: docker/build-push-action@v5
`;
    const [fact] = parseWorkflow(text, '.github/workflows/ci.yml', 'en')?.infrastructure ?? [];
    assert.equal(
      fact?.text,
      'GitHub Actions workflow "CI" runs the tests, builds Docker images on 3 operating systems',
    );
    assert.deepEqual(fact?.data?.['does'], ['test', 'image']);
    assert.equal(parseWorkflow('jobs: { a: { steps: [{ run: echo }] } }', 'x', 'en'), null);
  });

  const invalid: [string, () => unknown][] = [
    ['JSON that is cut', () => parsePackageJson('{"name"', 'p')],
    ['JSON that is no object', () => parsePackageJson('[1]', 'p')],
    ['TOML with an error', () => parsePyproject('[project\n', 'p')],
    ['XML that does not close', () => parsePom('<project><a></project>', 'p')],
    ['XML of another kind', () => parsePom('<html></html>', 'p')],
    [
      'XML with entities',
      () => parsePom('<!DOCTYPE p [<!ENTITY a "aaaa">]><project><name>&a;</name></project>', 'p'),
    ],
    ['YAML with an error', () => parseCompose('services: [', 'p', 'en')],
    ['YAML whose aliases explode', () => parseCompose(bomb(), 'p', 'en')],
    ['go.mod without a module', () => parseGoMod('hello', 'p')],
    ['a Dockerfile without an image', () => parseDockerfile('RUN x', 'p', 'en')],
  ];
  for (const [name, parse] of invalid) it(`refuse ${name}`, () => assert.throws(parse));

  it('keep a field of the wrong type from harm', () => {
    const manifest = parsePackageJson(
      '{"name":{"a":1},"description":7,"dependencies":["x"],"bin":[1],"engines":"x","__proto__":{"polluted":1}}',
      'p',
    );
    assert.equal(manifest.name, undefined);
    assert.equal(({} as Record<string, unknown>)['polluted'], undefined);
  });

  it('count where they are the project’s own', () => {
    const paths = [
      'package.json',
      'Dockerfile',
      'api.Dockerfile',
      'docker-compose.dev.yml',
      'compose.yaml',
      'web/package.json',
      '.github/workflows/ci.yml',
      'requirements/dev.txt',
      'requirements-dev.txt',
    ];
    const others = [
      'examples/a/package.json',
      'node_modules/x/package.json',
      'a/b/c/d/e/package.json',
      'test/fixtures/pom.xml',
      '.cache/package.json',
      'package-lock.json',
      'vendor/go.mod',
    ];
    assert.deepEqual(
      manifestPaths([...paths, ...others]).sort(),
      paths.filter((path) => path !== 'requirements/dev.txt').sort(),
    );
  });
});

describe('names of dependencies', () => {
  const cases: [Parameters<typeof displayName>[0]['ecosystem'], string, string, boolean][] = [
    ['npm', 'react', 'React', true],
    ['npm', 'pg', 'PostgreSQL', true],
    ['npm', '@nestjs/core', 'NestJS', true],
    ['npm', '@aws-sdk/client-s3', 'AWS', true],
    ['npm', 'left-pad', 'left-pad', false],
    ['npm', 'constructor', 'constructor', false],
    ['npm', '__proto__', '__proto__', false],
    ['pypi', 'fastapi', 'FastAPI', true],
    ['pypi', 'Scikit_Learn', 'scikit-learn', true],
    ['pypi', 'psycopg2-binary', 'PostgreSQL', true],
    ['go', 'github.com/gin-gonic/gin', 'Gin', true],
    ['go', 'github.com/redis/go-redis/v9', 'Redis', true],
    ['go', 'go.etcd.io/etcd/client/v3', 'etcd', true],
    ['go', 'github.com/somebody/thing/v2', 'somebody/thing', false],
    ['cargo', 'tokio', 'Tokio', true],
    ['cargo', 'my-crate', 'my-crate', false],
    ['maven', 'org.springframework.boot:spring-boot-starter-web', 'Spring Boot', true],
    ['maven', 'com.baomidou:mybatis-plus-boot-starter', 'MyBatis-Plus', true],
    ['maven', 'com.kiln:kiln-core', 'kiln-core', false],
  ];
  for (const [ecosystem, pkg, name, known] of cases) {
    it(`${ecosystem} ${pkg}: ${name}`, () =>
      assert.deepEqual(displayName({ ecosystem, package: pkg }), { name, known }));
  }
});

function pick({ name, description, license, bin, engine }: Manifest): Partial<Manifest> {
  return JSON.parse(JSON.stringify({ name, description, license, bin, engine })) as Partial<Manifest>;
}

function named({ dependencies }: Manifest): string[] {
  return dependencies.map(({ package: pkg, dev, line }) => `${pkg}${dev ? ' dev' : ''} ${line}`);
}

function bomb(): string {
  const rows = ['a: &a [x, x, x, x, x, x, x, x, x]'];
  for (const [from, to] of ['ab', 'bc', 'cd', 'de', 'ef', 'fg'].map((pair) => [pair[0], pair[1]])) {
    rows.push(`${to}: &${to} [${Array(9).fill(`*${from}`).join(', ')}]`);
  }
  return `${rows.join('\n')}\nservices: { a: { image: x } }\n`;
}

describe('manifests of Dart and Ruby', () => {
  it('pubspec.yaml: packages with their lines, without those of the same repository', () => {
    const { name, description, dependencies } = parsePubspec(
      'name: lamp_app\ndescription: Switches lamps\ndependencies:\n  flutter:\n    sdk: flutter\n  core:\n    path: ../core\ndev_dependencies:\n  mocktail: ^1.0.0\n',
      'pubspec.yaml',
    );
    assert.deepEqual([name, description], ['lamp_app', 'Switches lamps']);
    assert.deepEqual(
      dependencies.map(({ package: pkg, dev, line }) => [pkg, dev, line]),
      [
        ['flutter', false, 4],
        ['mocktail', true, 9],
      ],
    );
    assert.throws(() => parsePubspec('- a list', 'pubspec.yaml'));
  });

  it('Gemfile: plain gems, those of a group for development as such', () => {
    const { dependencies } = parseGemfile(
      'source "https://example.org"\ngem "rails", "~> 7.2"\ngroup :development, :test do\n  gem "rspec-rails"\nend\n# gem "no"\ngem \'pg\'\ngem "own", path: "own"\n',
      'Gemfile',
    );
    assert.deepEqual(
      dependencies.map(({ package: pkg, dev }) => [pkg, dev]),
      [
        ['rails', false],
        ['rspec-rails', true],
        ['pg', false],
      ],
    );
    assert.deepEqual(displayName({ ecosystem: 'gem', package: 'rails' }), {
      name: 'Ruby on Rails',
      known: true,
    });
  });

  it('counts what Dart imports and what Ruby names', () => {
    assert.deepEqual(
      [...importsOf('pub', "import 'package:dio/dio.dart';\nimport 'dart:io';\nimport 'own.dart';")],
      ['dio'],
    );
    const modules = importsOf(
      'gem',
      'class Lamp < ApplicationRecord\n  # Nothing\n  Sidekiq::Client.push(1)\nend',
    );
    assert.ok(modules.has('sidekiq') && modules.has('activerecord') && !modules.has('nothing'));
  });
});
