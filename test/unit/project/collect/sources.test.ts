import assert from 'node:assert/strict';
import type { Ecosystem } from '../../../../src/project/collect/manifests/manifest';
import { ImportCounts, importsOf } from '../../../../src/project/collect/sources/imports';
import { languageOfFile, languageShares } from '../../../../src/project/collect/sources/languages';
import { notebookSource } from '../../../../src/project/collect/sources/notebook';
import { isGenerated, isOwn, parseAttributes } from '../../../../src/project/collect/sources/own';
import { lines, TemporaryProject } from './temporaryProject';

describe('imports of sources', () => {
  const cases: [string, Ecosystem, string, string[]][] = [
    [
      'JavaScript',
      'npm',
      `import React, { useState } from 'react';\nimport 'a/style.css';\nconst x = require("pg");\nconst y = await import('./own');\nexport * from '@nestjs/core';\nimport fs from 'node:fs';\n// import z from 'zod';\n * from 'doc'`,
      ['react', 'a/style.css', 'pg', '@nestjs/core'],
    ],
    ['JavaScript over several lines', 'npm', `import {\n  a,\n  b,\n} from 'lodash';`, ['lodash']],
    ['CSS', 'npm', `@import "bootstrap/scss";\n@tailwind base;`, ['bootstrap/scss', 'tailwindcss']],
    [
      'Python',
      'pypi',
      `import os, numpy as np\nfrom sklearn.svm import SVC\nfrom .own import x\nfrom google.cloud import storage\n# import torch`,
      ['os', 'numpy', 'sklearn.svm', 'google.cloud'],
    ],
    [
      'Go',
      'go',
      `package a\nimport "fmt"\nimport (\n  g "github.com/gin-gonic/gin"\n  // "github.com/x/y"\n  _ "github.com/lib/pq"\n)\nvar s = "github.com/not/import"`,
      ['github.com/gin-gonic/gin', 'github.com/lib/pq', 'fmt'],
    ],
    [
      'Rust',
      'cargo',
      `use serde::Deserialize;\n// use rayon::prelude;\n#[tokio::main]\nextern crate rand;`,
      ['serde', 'tokio', 'rand'],
    ],
    [
      'Java',
      'maven',
      `import static org.junit.Assert.*;\nimport com.google.gson.Gson;`,
      ['org.junit.Assert.', 'com.google.gson.Gson'],
    ],
    [
      'configuration of Spring',
      'maven',
      `spring:\n  datasource:\n    driver-class-name: com.mysql.cj.jdbc.Driver\n    url: jdbc:mysql://x`,
      ['com.mysql.cj.jdbc.Driver', 'com.mysql'],
    ],
  ];
  for (const [name, ecosystem, source, modules] of cases) {
    it(`are found in ${name}`, () => assert.deepEqual([...importsOf(ecosystem, source)], modules));
  }

  const used: [Ecosystem, string, string, boolean][] = [
    ['npm', 'lodash', 'lodash/fp', true],
    ['npm', 'lodash', 'lodash-es', false],
    ['npm', '@scope/a', '@scope/a/b', true],
    ['pypi', 'PyYAML', 'yaml', true],
    ['pypi', 'opencv-python', 'cv2', true],
    ['pypi', 'scikit-learn', 'sklearn.svm', true],
    ['pypi', 'python-dotenv', 'dotenv', true],
    ['pypi', 'google-cloud-storage', 'google.cloud.storage', true],
    ['pypi', 'requests', 'requests_mock', false],
    ['go', 'github.com/lib/pq', 'github.com/lib/pq/oid', true],
    ['go', 'github.com/lib/p', 'github.com/lib/pq', false],
    ['cargo', 'actix-web', 'actix_web', true],
    [
      'maven',
      'org.springframework.boot:spring-boot-starter-data-redis',
      'org.springframework.data.redis.core.RedisTemplate',
      true,
    ],
    ['maven', 'mysql:mysql-connector-java', 'com.mysql', true],
    ['maven', 'commons-io:commons-io', 'org.apache.commons.io.FileUtils', true],
    ['maven', 'com.kiln:kiln', 'com.kilnery.A', false],
  ];
  for (const [ecosystem, pkg, module, expected] of used) {
    it(`${module} ${expected ? 'is' : 'is not'} ${pkg}`, () => {
      const counts = new ImportCounts();
      counts.add(ecosystem, new Set([module]));
      assert.equal(counts.filesUsing({ package: pkg, ecosystem, dev: false, path: 'x' }), expected ? 1 : 0);
    });
  }
});

describe('own sources', () => {
  const own = [
    'src/a.ts',
    'cmd/x/main.go',
    'a/b.py',
    'lib/a.rb',
    'build.rs',
    'src/distance.py',
    'src/vendors.ts',
  ];
  const others = [
    'node_modules/a.js',
    'web/vendor/a.js',
    'dist/a.js',
    'third_party/a.c',
    'a.min.js',
    'api/a.pb.go',
    'a_pb2.py',
    'types.d.ts',
    'static/jquery-3.1.js',
    'docs/a.py',
    'examples/a.go',
  ];
  for (const path of own) it(`are ${path}`, () => assert.equal(isOwn(path, parseAttributes('')), true));
  for (const path of others)
    it(`are not ${path}`, () => assert.equal(isOwn(path, parseAttributes('')), false));

  it('are told in no time, whatever .gitattributes holds', () => {
    const attributes = parseAttributes(`${'*a'.repeat(14)}*b linguist-generated`);
    assert.equal(attributes.own('a'.repeat(120)), undefined);
    assert.equal(attributes.own(`${'a'.repeat(120)}b`), false);
  });

  it('are what .gitattributes says', () => {
    const attributes = parseAttributes(
      '# x\n*.gen.ts linguist-generated\nsrc/parser/** linguist-vendored=true\n/vendor/mine/ -linguist-vendored\nlegacy/* linguist-vendored\n*.ts text eol=lf\n',
    );
    const expected = {
      'a/b.gen.ts': false,
      'src/parser/x/y.c': false,
      'vendor/mine/a.go': true,
      'legacy/a.js': false,
      'legacy/b/a.js': true,
      'a.ts': true,
    };
    for (const [path, value] of Object.entries(expected)) assert.equal(isOwn(path, attributes), value, path);
  });

  it('are not what says that it was generated, nor what was minified', () => {
    assert.equal(isGenerated('// Code generated by mockery. DO NOT EDIT.\npackage a\n'), true);
    assert.equal(isGenerated('# @generated\nx = 1\n'), true);
    assert.equal(isGenerated('const text = "do not edit";\n'), false);
    assert.equal(isGenerated(`var a=1;${'b();'.repeat(2000)}`), true);
    assert.equal(isGenerated(lines(200, 'a')), false);
  });
});

describe('languages', () => {
  const cases: [string, string | undefined][] = [
    ['a.ts', 'TypeScript'],
    ['a.tsx', 'TypeScript'],
    ['a.jsx', 'JavaScript'],
    ['a.mjs', 'JavaScript'],
    ['a.py', 'Python'],
    ['a.rs', 'Rust'],
    ['a.m', 'Objective-C'],
    ['a.cs', 'C#'],
    ['a.kt', 'Kotlin'],
    ['a.vue', 'Vue'],
    ['a.sh', 'Shell'],
    ['a.PHP', 'PHP'],
    ['a.go', 'Go'],
    ['a.java', 'Java'],
    ['a.r', 'R'],
    ['a.v', 'Verilog'],
    ['a.json', undefined],
    ['a.md', undefined],
    ['a.css', undefined],
    ['a.sql', undefined],
    ['Makefile', undefined],
    ['.ts', undefined],
  ];
  for (const [path, language] of cases)
    it(`${path}: ${language ?? 'none'}`, () => assert.equal(languageOfFile(path), language));

  it('are shared by bytes, with headers where their sources are and glue left out', () => {
    const shares = languageShares([
      { path: 'a.cpp', language: 'C++', bytes: 600 },
      { path: 'b.cc', language: 'C++', bytes: 100 },
      { path: 'a.h', language: 'C', bytes: 200 },
      { path: 'c.c', language: 'C', bytes: 97 },
      { path: 'x.py', language: 'Python', bytes: 3 },
      { path: 'x.mk', language: 'Makefile', bytes: 5000 },
    ]);
    assert.deepEqual(
      shares.map(({ name, share }) => [name, share]),
      [
        ['C++', 90],
        ['C', 10],
      ],
    );
    assert.deepEqual(
      languageShares([{ path: 'x.mk', language: 'Makefile', bytes: 9 }]).map(({ name }) => name),
      ['Makefile'],
    );
    assert.deepEqual(languageShares([]), []);
  });

  it('of a notebook are those of its code', () => {
    const json = JSON.stringify({
      cells: [
        { cell_type: 'code', source: ['import torch\n', 'x = 1'], outputs: ['long'] },
        { cell_type: 'markdown', source: 'y' },
      ],
      metadata: {},
    });
    assert.deepEqual(notebookSource(json), { source: 'import torch\nx = 1', language: 'Python' });
    assert.equal(notebookSource('{}'), null);
    assert.equal(notebookSource('{'), null);
  });

  it('and dependencies are told by the folder’s own sources', async () => {
    const project = new TemporaryProject();
    try {
      project.write({
        'package.json': JSON.stringify({
          dependencies: { vue: '3', three: '1', redis: '4' },
          devDependencies: { vitest: '1' },
        }),
        'src/App.vue': `<script setup>import { ref } from 'vue'</script>\n`.repeat(3),
        'src/a.test.ts': `import { it } from 'vitest';\n${lines(5, 'x')}`,
        'docs/demo.ts': `import * as three from 'three';\n`.repeat(90),
        'node_modules/three/index.js': `import 'redis';\n`.repeat(90),
      });
      const { evidence } = await project.collect();
      const dependencies = evidence
        .filter(({ kind }) => kind === 'dependency')
        .map(({ data }) => `${data?.['name']} ${data?.['used']}`);
      assert.deepEqual(dependencies, ['Vue true', 'Vitest true', 'Three.js false', 'Redis false']);
      const languages = evidence.filter(({ kind }) => kind === 'language').map(({ data }) => data?.['name']);
      assert.deepEqual(languages.sort(), ['TypeScript', 'Vue']);
    } finally {
      project.remove();
    }
  });
});
