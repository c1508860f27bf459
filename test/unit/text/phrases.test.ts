import assert from 'node:assert/strict';
import { describeChinese, featureChinese, listChinese, spaced } from '../../../src/text/chinesePhrases';
import {
  describe as describeEnglish,
  featurePhrase,
  listEnglish,
  withArticle,
} from '../../../src/text/englishPhrases';
import { baseOfThirdPerson, gerundOf, isVerb, pastOf } from '../../../src/text/englishVerbs';
import { featureTerms } from '../../../src/text/featureTerms';
import { translateHead } from '../../../src/text/headTerms';

describe('text: English phrases', () => {
  const described: [string, string, string][] = [
    [
      'A job queue in one file, with retries and delayed jobs.',
      'a job queue in one file',
      'Job queue in one file, with retries and delayed jobs',
    ],
    [
      'Gin is a HTTP web framework written in Go.',
      'an HTTP web framework',
      'HTTP web framework written in Go',
    ],
    [
      'Fast, unopinionated, minimalist web framework for Node.js',
      'a minimalist web framework for Node.js',
      'Fast, minimalist web framework for Node.js',
    ],
    [
      'Manage your dotfiles across machines',
      'a tool to manage dotfiles across machines',
      'Manage dotfiles across machines',
    ],
    [
      'Sorts the pixels of an image by hue.',
      'a tool that sorts the pixels of an image by hue',
      'Sorts the pixels of an image by hue',
    ],
    ['A blazingly fast, beautiful terminal UI for Git!', 'a terminal UI for Git', 'Terminal UI for Git'],
  ];
  for (const [sentence, short, line] of described) {
    it(sentence, () => {
      const found = describeEnglish(sentence, 'thing', 'tool');
      assert.deepEqual([found?.short, found?.line], [short, line]);
    });
  }

  it('does not put the first person into a resume', () => {
    assert.equal(describeEnglish('A tool I wrote to learn Rust', 'x', 'tool'), null);
    assert.equal(featurePhrase('We cache your results'), null);
  });

  const features: [string, ReturnType<typeof featurePhrase>][] = [
    ['Retries with exponential backoff', { noun: 'retries with exponential backoff' }],
    ['Dashboard for failed jobs', { noun: 'a dashboard for failed jobs' }],
    ['Export notes as PDF', { verb: 'export notes as PDF' }],
    ['Supports dark mode', { noun: 'dark mode' }],
    ['Reads gzip and zstd files', { verb: 'read gzip and zstd files' }],
    ['Automatically retries failed jobs', { verb: 'retry failed jobs automatically' }],
    ['Blazing fast', null],
    ['Easy to use', null],
    ['Simple: no config needed', null],
  ];
  for (const [text, expected] of features)
    it(`feature: ${text}`, () => assert.deepEqual(featurePhrase(text), expected));

  it('inflects verbs', () => {
    assert.deepEqual(['reduce', 'split', 'retry', 'stop', 'build', 'log'].map(pastOf), [
      'reduced',
      'split',
      'retried',
      'stopped',
      'built',
      'logged',
    ]);
    assert.deepEqual(['cache', 'run', 'sync', 'retry'].map(gerundOf), [
      'caching',
      'running',
      'syncing',
      'retrying',
    ]);
    assert.equal(baseOfThirdPerson('processes'), 'process');
    assert.equal(isVerb('search', 'engine'), false);
    assert.equal(isVerb('search', 'the notes'), true);
  });

  it('sets articles by sound and lists with commas', () => {
    assert.deepEqual(
      ['HTTP client', 'REST API', 'UI library', 'user interface', 'Android app', 'tools'].map(withArticle),
      ['an HTTP client', 'a REST API', 'a UI library', 'a user interface', 'an Android app', 'tools'],
    );
    assert.equal(listEnglish(['a', 'b', 'c']), 'a, b and c');
    assert.equal(listEnglish(['a and b', 'c']), 'a and b, and c');
  });
});

describe('text: Chinese phrases', () => {
  const described: [string, string][] = [
    ['一个基于 Go 的轻量级任务队列，支持重试。', '轻量级任务队列'],
    ['本项目是一套电商系统，包括前台商城系统及后台管理系统。', '电商系统'],
    ['基于 Spring Boot、Redis 的前后端分离的后台管理系统', '后台管理系统'],
    ['用于管理依赖版本的工具', '用于管理依赖版本的工具'],
  ];
  for (const [sentence, short] of described) {
    it(sentence, () => assert.equal(describeChinese(sentence, 'x')?.short, short));
  }

  it('makes features short and leaves praise out', () => {
    assert.equal(featureChinese('支持延迟任务与失败重试'), '延迟任务与失败重试');
    assert.equal(featureChinese('使用 Redis 实现库存预扣减，避免超卖'), '库存预扣减');
    assert.equal(featureChinese('开箱即用，简单方便'), null);
  });

  it('spaces and lists', () => {
    assert.equal(spaced('使用Go与Redis实现3个接口'), '使用 Go 与 Redis 实现 3 个接口');
    assert.equal(listChinese(['Go', 'Gin', 'Redis']), 'Go、Gin 与 Redis');
    assert.equal(listChinese(['校验与告警', '续跑']), '校验与告警、续跑');
  });

  it('tells usual features and kinds in the other language', () => {
    assert.deepEqual(featureTerms('支持权限管理、文件上传下载', 'en'), [
      'role-based access control',
      'file upload and download',
    ]);
    assert.deepEqual(featureTerms('Full-text search and dark mode', 'zh'), ['全文检索', '深色模式']);
    assert.equal(translateHead('minimalist web framework', 'zh'), 'Web 框架');
    assert.equal(translateHead('分布式任务队列', 'en'), 'job queue');
    assert.equal(translateHead('frobnicator', 'zh'), null);
  });
});
