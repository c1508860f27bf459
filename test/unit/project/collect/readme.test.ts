import assert from 'node:assert/strict';
import { readmeCandidates } from '../../../../src/project/collect/readme/names';
import type { ReadmeFacts } from '../../../../src/project/collect/readme/readme';
import { parseReadme } from '../../../../src/project/collect/readme/readme';

describe('choosing a README', () => {
  const cases: [files: string[], language: 'en' | 'zh' | undefined, best: string | undefined][] = [
    [['src/a.ts', 'README.md'], undefined, 'README.md'],
    [['README'], undefined, 'README'],
    [['Readme.rst'], undefined, 'Readme.rst'],
    [['readme.txt', 'readme.md'], undefined, 'readme.md'],
    [['docs/README.md', 'README.adoc'], undefined, 'README.adoc'],
    [['docs/README.md'], undefined, 'docs/README.md'],
    [['packages/a/README.md'], undefined, undefined],
    [['README-en.md', 'README.md'], undefined, 'README.md'],
    [['README.zh-CN.md', 'README.md'], 'zh', 'README.zh-CN.md'],
    [['README_CN.md', 'README.md'], 'zh', 'README_CN.md'],
    [['README.md', 'README.en.md'], 'en', 'README.en.md'],
    [['README.md', 'README_ja.md'], 'zh', 'README.md'],
    [['README.ja.md', 'README.zh.md'], 'en', 'README.zh.md'],
    [['README(中文).md', 'README.md'], 'zh', 'README(中文).md'],
    [['README-template.md', 'READMEs.md'], undefined, undefined],
  ];
  for (const [files, language, best] of cases) {
    it(`takes ${best ?? 'none'} of ${files.join(', ')}${language ? ` for ${language}` : ''}`, () => {
      assert.equal(readmeCandidates(files, language)[0], best);
    });
  }
});

describe('reading a README', () => {
  it('tells title, what it is, features and numbers of an English one, without its noise', () => {
    const facts = parseReadme(
      `<p align="center"><img src="logo.png" alt="logo"></p>

# Lantern: lights for maps

[![build](https://img.shields.io/x.svg)](https://ci.example.com) [![npm](b.svg)](c)

[Website](https://a.example) | [Docs](https://b.example) | [Chat](https://c.example)

**Lantern** is a tile server that draws [vector maps](https://d.example) at night. See the docs for more.

> [!NOTE]
> Lantern is looking for maintainers of its plugins and of its translations.

## Table of Contents

- [Features](#features)
- [Installation of the server](#installation)

## ✨ Features

- ⚡ **Fast tiles**: cuts rendering from 240 ms to 35 ms per tile
- Reads [PMTiles](https://e.example) archives from object storage
- [x] Redraws only what has changed
- [ ] Three-dimensional buildings of any height
- Offline maps (coming soon)

\`\`\`sh
npm install lantern # serves 9000 requests per second
\`\`\`

## Performance

We measured a throughput of 12,000 requests/s on one node. The default timeout is 30 seconds.

## Installation

Install the server with 3 commands in 5 minutes, it is 10 times faster.

## License

MIT © 2024, used by 100,000 users.
`,
      'README.md',
    );
    assert.equal(facts.name, 'Lantern');
    assert.equal(facts.language, 'en');
    assert.deepEqual(texts(facts, 'title'), ['Lantern: lights for maps']);
    assert.deepEqual(texts(facts, 'description'), [
      'Lantern is a tile server that draws vector maps at night.',
    ]);
    assert.deepEqual(texts(facts, 'feature'), [
      'Reads PMTiles archives from object storage',
      'Redraws only what has changed',
    ]);
    assert.deepEqual(texts(facts, 'number'), [
      'Fast tiles: cuts rendering from 240 ms to 35 ms per tile',
      'We measured a throughput of 12,000 requests/s on one node.',
    ]);
    assert.deepEqual(lineNumbers(facts, 'number'), [21, 33]);
  });

  it('does the same for a Chinese one', () => {
    const facts = parseReadme(
      `<h1 align="center">灯塔 v2.1.0</h1>
<h4 align="center">面向城市地图的夜间瓦片服务</h4>

English | [简体中文](README.md)

## 项目介绍

灯塔是一套开源的瓦片渲染平台，
采用分布式架构实现。欢迎点个 Star 支持一下！

## 一、主要功能

| 模块 | 说明 |
| --- | --- |
| 渲染 | 按需渲染矢量瓦片并写入对象存储 |
| 监控 | 计划中的指标看板和告警 |

1. **增量更新**：只重绘发生变化的区域
2. 支持多租户限流（开发中）
3. 登录

## 性能测试

接入缓存后，接口平均耗时由 320ms 降低到 45ms，QPS 提升 6 倍。默认超时时间为 30 秒。

## 快速开始

5 分钟即可完成部署，性能提升 100 倍。

## 交流群

QQ 群已有 2000 名用户。
`,
      'README.md',
    );
    assert.equal(facts.name, '灯塔');
    assert.equal(facts.language, 'zh');
    assert.deepEqual(texts(facts, 'description'), [
      '面向城市地图的夜间瓦片服务',
      '灯塔是一套开源的瓦片渲染平台，采用分布式架构实现。',
    ]);
    assert.deepEqual(texts(facts, 'feature'), [
      '增量更新：只重绘发生变化的区域',
      '渲染：按需渲染矢量瓦片并写入对象存储',
    ]);
    assert.deepEqual(texts(facts, 'number'), [
      '接入缓存后，接口平均耗时由 320ms 降低到 45ms，QPS 提升 6 倍。',
    ]);
    assert.deepEqual(lineNumbers(facts, 'number'), [24]);
  });

  it('keeps one of two languages that share a file', () => {
    const both =
      '# Kiln\n\nKiln is a scheduler for batch jobs.\n\n## Features\n\n- Runs jobs on many machines\n- Retries what has failed\n\n## 功能\n\n- 支持在多台机器上运行任务\n- 失败的任务会自动重试\n';
    assert.deepEqual(texts(parseReadme(both, 'README.md', 'zh'), 'feature'), [
      '支持在多台机器上运行任务',
      '失败的任务会自动重试',
    ]);
    assert.equal(texts(parseReadme(both, 'README.md', 'en'), 'feature').length, 2);
    assert.equal(parseReadme(both, 'README.md', 'en').language, 'en');
  });

  it('reads reStructuredText, AsciiDoc and Org at the right lines', () => {
    const rst = `====\nKiln\n====\n\n.. image:: a.png\n   :alt: Kiln draws a picture of itself here\n\nKiln is a \`scheduler <https://a.example>\`_ for \`\`batch\`\` jobs::\n\n    kiln is not a sentence of prose here\n\nFeatures\n--------\n\n* Retries what has failed on :ref:\`another machine <x>\`\n`;
    const fromRst = parseReadme(rst, 'README.rst');
    assert.deepEqual(
      [texts(fromRst, 'title'), texts(fromRst, 'feature')],
      [['Kiln'], ['Retries what has failed on another machine']],
    );
    assert.deepEqual(lineNumbers(fromRst, 'feature'), [15]);

    const adoc = `= Kiln\n:toc:\n\nKiln is a scheduler for link:https://a.example[batch jobs].\n\n[source,sh]\n----\nkiln is not a sentence of prose here\n----\n\n== Features\n\n* Retries what has failed\n`;
    const fromAdoc = parseReadme(adoc, 'README.adoc');
    assert.deepEqual(
      [texts(fromAdoc, 'description'), lineNumbers(fromAdoc, 'feature')],
      [['Kiln is a scheduler for batch jobs.'], [13]],
    );

    const org = parseReadme(
      '#+TITLE: Kiln\n\nKiln is a scheduler for batch jobs.\n\n* Features\n\n- Retries what has failed\n',
      'README.org',
    );
    assert.deepEqual([org.name, texts(org, 'feature')], ['Kiln', ['Retries what has failed']]);
  });

  it('keeps demo accounts and passwords to itself', () => {
    const facts = parseReadme(
      '# 灯\n\n灯是一个用来开关电灯的小程序。\n\n## 功能\n\n- 测试用户名: admin\n- 用户管理：新增用户后，默认密码为123456\n- Demo login password: hunter2\n- 定时开关电灯\n',
      'README.md',
    );
    assert.deepEqual(texts(facts, 'feature'), ['定时开关电灯']);
  });

  it('takes bold lines and lines with a colon for headings', () => {
    const facts = parseReadme(
      '# Kiln\n\nKiln is a scheduler for batch jobs.\n\n**Key features:**\n\n- Retries what has failed\n\n**Installation**\n\n- Copy the binary to the server\n',
      'README.md',
    );
    assert.deepEqual(texts(facts, 'feature'), ['Retries what has failed']);
  });

  it('takes no slogan and no later section for a name', () => {
    assert.equal(
      parseReadme('# Build things. Ship them. Sleep well.\n\nText of a project is here.', 'README.md').slogan,
      true,
    );
    assert.equal(
      parseReadme(
        '<p>Kiln is a scheduler of jobs.</p>\n\n## The FastAPI of jobs\n\nMore text is here.',
        'README.md',
      ).name,
      undefined,
    );
    assert.equal(
      parseReadme('# Installation\n\nCopy the binary to the server and run it.', 'README.md').name,
      undefined,
    );
  });

  it('answers in time, whatever the text', () => {
    const parts = [
      '[',
      '*a ',
      '> ',
      '<p ',
      '- ',
      '`',
      '灯，',
      '# a\n',
      'a. ',
      '| a ',
      '1',
      '<!--',
      '![a](',
      'a@',
      '<b style=',
    ];
    for (const part of parts) {
      for (const width of [60, 4000]) {
        const text = part.repeat(40_000 / part.length).replace(new RegExp(`(.{${width}})`, 'g'), '$1\n');
        const before = process.cpuUsage();
        parseReadme(text, 'README.md');
        // Of the processor, since the machine may be busy with something else.
        assert.ok(process.cpuUsage(before).user < 4_000_000, `${part} in lines of ${width}`);
      }
    }
  });
});

function texts({ facts }: ReadmeFacts, wanted: string): string[] {
  return facts.filter(({ kind }) => kind === wanted).map(({ text }) => text);
}

function lineNumbers({ facts }: ReadmeFacts, wanted: string): (number | undefined)[] {
  return facts.flatMap(({ kind, source }) =>
    kind === wanted && source.type === 'file' ? [source.line] : [],
  );
}

describe('readme: what others could do with it', () => {
  it('is no feature of it', () => {
    const { facts } = parseReadme(
      '# parselet\n\nParses tables.\n\n## What is it good for?\n\n- Static checks of spreadsheets\n- Obfuscators for tables\n\n## Features\n\n- Reads tables of any width\n',
      'README.md',
    );
    const features = facts.filter(({ kind }) => kind === 'feature').map(({ text }) => text);
    assert.deepEqual(features, ['Reads tables of any width']);
  });

  it('takes short Chinese names and "you can" for features, and days to come for no plans', () => {
    const { facts } = parseReadme(
      '# 天气\n\n看天气的网页\n\n功能：\n1. 未来7天温度折线图\n2. 收藏城市\n',
      'README.md',
    );
    assert.deepEqual(
      facts
        .filter(({ kind }) => kind === 'feature')
        .map(({ text }) => text)
        .sort(),
      ['收藏城市', '未来7天温度折线图'].sort(),
    );
    const english = parseReadme(
      '# todo\n\nA todo app for students.\n\n## Features\n\n- You can share lists with friends\n',
      'README.md',
    );
    assert.ok(english.facts.some(({ kind }) => kind === 'feature'));
    assert.ok(
      english.facts.some(({ kind, text }) => kind === 'description' && text === 'A todo app for students.'),
    );
  });
});
