import assert from 'node:assert/strict';
import {
  chinese,
  describeChinese,
  featureChinese,
  listChinese,
  spaced,
} from '../../../src/text/chinesePhrases';
import { describe as describeEnglish } from '../../../src/text/englishDescription';
import { featurePhrase } from '../../../src/text/englishFeature';
import { listEnglish, withArticle } from '../../../src/text/englishPhrases';
import { baseOfThirdPerson, gerundOf, isVerb, pastOf } from '../../../src/text/englishVerbs';
import { featureTerms } from '../../../src/text/featureTerms';
import { translateHead } from '../../../src/text/headTerms';
import type { Language } from '../../../src/protocol/cards';
import { translateMeasure } from '../../../src/text/measureTerms';
import { findQuantities, sameQuantity } from '../../../src/text/numbers';
import { readsBroken } from '../../../src/text/sanity';
import { spellNames } from '../../../src/text/spelling';

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
    [
      'The simplest, fastest library for parsing log files',
      'a library for parsing log files',
      'Library for parsing log files',
    ],
    [
      'Deep learning & neural networks',
      'a tool on deep learning and neural networks',
      'Deep learning and neural networks',
    ],
    ['A module that creates buckets', 'a module that creates buckets', 'Module that creates buckets'],
    [
      'Repository for training small models',
      'a tool for training small models',
      'Repository for training small models',
    ],
    [
      'A re-implementation of GPT, both training and inference',
      'a re-implementation of GPT',
      'Re-implementation of GPT, both training and inference',
    ],
    ['A tiny engine (with a bite!', 'a tiny engine', 'Tiny engine'],
    [
      'My recipe app to Read and Save recipes',
      'a recipe app to read and save recipes',
      'Recipe app to read and save recipes',
    ],
    ['Human-friendly and powerful HTTP client', 'a human-friendly HTTP client', 'Human-friendly HTTP client'],
    ['A blazingly fast, beautiful terminal UI for Git!', 'a terminal UI for Git', 'Terminal UI for Git'],
  ];
  for (const [sentence, short, line] of described) {
    it(sentence, () => {
      const found = describeEnglish(sentence, 'thing', 'tool');
      const whole = found && [found.short, found.clause].filter((part) => part !== undefined).join(' ');
      assert.deepEqual([whole, found?.line], [short, line]);
    });
  }

  it('does not put the first person into a resume', () => {
    assert.equal(describeEnglish('A tool I wrote to learn Rust', 'x', 'tool'), null);
    assert.equal(featurePhrase('We cache your results'), null);
    for (const advert of [
      'Sign up and start building today!',
      'Previous versions: v1, v2',
      'Vulnerabilities are rated by their severity',
      'The main repository for all of the lessons',
    ])
      assert.equal(describeEnglish(advert, 'x', 'tool'), null);
  });

  const features: [string, ReturnType<typeof featurePhrase>][] = [
    ['Retries with exponential backoff', { noun: 'retries with exponential backoff' }],
    ['Dashboard for failed jobs', { noun: 'a dashboard for failed jobs' }],
    ['Export notes as PDF', { verb: 'export notes as PDF' }],
    ['Supports dark mode', { noun: 'dark mode' }],
    ['Reads gzip and zstd files', { verb: 'read gzip and zstd files' }],
    ['Automatically retries failed jobs', { verb: 'retry failed jobs automatically' }],
    // Whole sentences.
    [
      'The dashboard shows the busiest stations per hour.',
      { noun: 'a dashboard that shows the busiest stations per hour' },
    ],
    ['Bad rows are written to a quarantine table', { verb: 'write bad rows to a quarantine table' }],
    [
      'You can rerun any day without creating duplicates',
      { verb: 'rerun any day without creating duplicates' },
    ],
    ['Users can share lists with friends', { verb: 'share lists with friends' }],
    ['Alerts go to the chat when a run is slow', null],
    ['projects/adder trains a model to add numbers', null],
    ['Purging overdue workers periodically', { verb: 'purge overdue workers periodically' }],
    ['Abundant APIs', null],
    ['many features found in similar tools', null],
    ['Dark Mode Toggle', { noun: 'dark mode toggle' }],
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
    ['微商城是一个前后端分离的电商系统', '电商系统'],
    ['又一个小商场系统', '小商场系统'],
  ];
  const noDescription = [
    '最近在做海外产品，目前已经上线',
    '这种项目很实用但是往往也很枯燥',
    '= 服务端 + 管理端 + 小程序端',
  ];
  for (const sentence of noDescription)
    it(`${sentence} says nothing`, () => assert.equal(describeChinese(sentence, 'x'), null));

  it('reads features without marks of progress and opinions', () => {
    assert.equal(featureChinese('定位功能 -- 完成'), '定位');
    assert.equal(featureChinese('对一些常用组件封装：表格、字典'), '封装常用组件');
    for (const text of ['技术栈新颖且知识点丰富', '对于部分求职中的开发者，可以写进简历', '秒杀版本'])
      assert.equal(featureChinese(text), null);
  });

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

describe('text: what reads broken', () => {
  const broken = [
    'Cached the clock and update it every second',
    'Added tests and Integrated the sync service',
    'Added endpoints ( , )',
    'Built a tool (with a bite',
    'Added support for the',
    'Built the the parser',
    '实现支持多线程下载',
    '实现于部分用户的导出功能',
    '实现导出功能与',
  ];
  for (const text of broken) it(text, () => assert.equal(readsBroken(text), true));
  const sound = [
    'Reworked the loader to read and write the tiles once',
    'Added a cache and updated it every second',
    'Added GitHub sync and Google sign-in',
    '实现多线程下载与断点续传',
    '支持每天处理约 2 亿条订单数据',
  ];
  for (const text of sound) it(text, () => assert.equal(readsBroken(text), false));

  it('spells names in small words as their makers do, and no paths or words', () => {
    assert.equal(
      spellNames('css for ios in src/css and go to next'),
      'CSS for iOS in src/css and go to next',
    );
  });
});

describe('text: measures in the other language', () => {
  const told: [string, Language, string | null][] = [
    ['The nightly run went from 41 minutes to 6 minutes.', 'zh', '将运行时间从 41 分钟降至 6 分钟'],
    ['Memory usage dropped by 70% with chunked reads', 'zh', '将内存占用降低 70%'],
    ['Reaches 91.3% accuracy on the test set', 'zh', '准确率达到 91.3%'],
    ['首屏从3.2秒降到1.1秒', 'en', 'Cut page load time from 3.2 seconds to 1.1 seconds'],
    ['查询接口加了索引，从800ms降到60ms', 'en', 'Cut query time from 800 ms to 60 ms'],
    ['测试覆盖率 85%', 'en', 'Reached 85% test coverage'],
    // No usual name, or more numbers than can be told apart.
    ['Imports 4.1 million rows in 6 minutes', 'zh', null],
    ['Latency is 3 ms, 5 ms and 9 ms', 'zh', null],
  ];
  for (const [text, language, expected] of told)
    it(text, () => {
      const found = translateMeasure(text, language);
      assert.equal(found, expected);
      // The same numbers, as the check compares them.
      if (found !== null)
        for (const quantity of findQuantities(found))
          assert.ok(findQuantities(text).some((fact) => sameQuantity(fact, quantity)));
    });
});

describe('text: values in Chinese sentences', () => {
  const sentences: [string, string][] = [
    [chinese`读取${'README.md'}和${3}次提交`, '读取 README.md 和 3 次提交'],
    [chinese`好的，${'李雷'} 的 ${5} 次提交算作你的。`, '好的，李雷的 5 次提交算作你的。'],
    [chinese`好的，${'Ada'}的${5}次提交`, '好的，Ada 的 5 次提交'],
    [chinese`${'a/说明2.md'}很长（${'C++'}），${''}完`, 'a/说明2.md 很长（C++），完'],
    [chinese`看过${'.github'}${'和'}${'café'}。`, '看过 .github 和 café。'],
  ];
  for (const [text, expected] of sentences) it(expected, () => assert.equal(text, expected));
});
