import assert from 'node:assert/strict';
import { changeChinese } from '../../../src/project/nodes/changesChinese.rules';
import { changeSentence } from '../../../src/project/nodes/changeSentence.rules';
import { numberChinese } from '../../../src/project/nodes/numbersChinese.rules';
import { numberSentence } from '../../../src/project/nodes/numbersEnglish.rules';

describe('project: commits and measures as bullets', () => {
  const commits: [string, string | null][] = [
    ['add rate limiter to the API', 'Added a rate limiter to the API'],
    ['Adds support for open ranges', 'Added support for open ranges'],
    ['support uploading several files', 'Added support for uploading several files'],
    ['implement incremental PageRank', 'Implemented incremental PageRank'],
    ['Reduced memory use of the index by 38%', 'Reduced memory use of the index by 38%'],
    ['rewrite parser without regular expressions', 'Rewrote parser without regular expressions'],
    ['update deps', null],
    ['fix typo', null],
    ['some hacks for now', null],
    ['call foo_bar_baz() in main.ts', null],
    ['bump version to 2.0', null],
    // A second verb in another mood, a list that nothing closes, what it brought.
    ['cache the clock and update it every second', 'Cached the clock and updated it every second'],
    ['improve sync speed, handle retries', 'Improved sync speed and handled retries'],
    ['Refactor and simplify the loader of tiles', 'Refactored and simplified the loader of tiles'],
    ['add exit codes for 3xx, 4xx, 5xx', 'Added exit codes for 3xx, 4xx and 5xx'],
    ['add tile cache, shows a 1.8x speedup nice', 'Added a tile cache, showing a 1.8x speedup'],
    [
      'use mixed precision, epoch time from 95s to 51s',
      'Used mixed precision, cutting epoch time from 95s to 51s',
    ],
    ['add VPC endpoints (fixes #12, #14)', 'Added VPC endpoints'],
    ['Add css transitions and python bindings', 'Added CSS transitions and Python bindings'],
    ['add --columns for narrow screens', 'Added the --columns option for narrow screens'],
    // Broken, or nothing to tell.
    ['Add delete downloads with swipe', null],
    ['Make the header opt-in', null],
    ['Make file names consistent', null],
    ['add missing blank lines', null],
    ['Create master branch via GitHub', null],
    ['fix a bug, end up in a better spot', null],
    ['Build with one bundler instead of two', null],
    ['support GET as well as POST', 'Added support for GET as well as POST'],
    ['Added the sounds and cleaned up the sources', 'Added the sounds'],
    ['make the scanner 2x faster', 'Made the scanner 2x faster'],
  ];
  for (const [subject, expected] of commits)
    it(subject, () => assert.equal(changeSentence(subject), expected));

  const context = { name: 'tinyqueue', head: 'queue', neutral: false };
  const measures: [string, string | null][] = [
    [
      'Handles 12,000 jobs per second on one core.',
      'Engineered the queue to handle 12,000 jobs per second on one core',
    ],
    ['TinyQueue handles 12,000 jobs per second.', 'Engineered the queue to handle 12,000 jobs per second'],
    ['Achieves 94.2% accuracy on 12,000 images', 'Achieved 94.2% accuracy on 12,000 images'],
    ['Reduces cold starts by 40%', 'Reduced cold starts by 40%'],
    ['Cold start dropped from 800 ms to 120 ms', 'Cut cold start from 800 ms to 120 ms'],
    ['Inference takes 18 ms per image on a CPU', 'Kept inference to 18 ms per image on a CPU'],
    ['The parser is 3x faster than the old one', 'Made the parser 3x faster than the old one'],
    ['12,000 requests per second on a laptop', 'Reached 12,000 requests per second on a laptop'],
    ['You can store 10 GB of data', null],
    ['We serve 1,000 users', null],
    ['Requires 4 GB of memory', null],
    ['The nightly run went from 41 minutes to 6 minutes', 'Cut the nightly run from 41 minutes to 6 minutes'],
    ['Memory usage dropped by 70% after I switched to chunks', 'Cut memory usage by 70%'],
  ];
  for (const [quote, expected] of measures)
    it(quote, () => assert.equal(numberSentence(quote, context), expected));
  it('claims nothing for nobody', () => {
    assert.equal(
      numberSentence('Handles 12,000 jobs per second', { ...context, neutral: true }),
      'Handles 12,000 jobs per second',
    );
    assert.equal(numberSentence('Reduced cold starts by 40%', { ...context, neutral: true }), null);
  });

  const chinese: [string, string | null][] = [
    ['系统每天处理约 2 亿条订单数据。', '支持每天处理约 2 亿条订单数据'],
    ['端到端延迟由 15 分钟缩短到 40 秒', '将端到端延迟由 15 分钟缩短到 40 秒'],
    ['将下单耗时从 320ms 降至 90ms', '将下单耗时从 320ms 降至 90ms'],
    ['测试集准确率 94.2%', '实现测试集准确率 94.2%'],
    ['你可以存 10 GB', null],
    ['查询接口加了索引，从 800ms 降到 60ms。', '为查询接口加索引，将其从 800ms 降到 60ms'],
    ['对新手十分友好，仅需 2 秒就可以启动', null],
  ];
  const chineseCommits: [string, string | null][] = [
    ['新增了导入导出excel，以及做了一些优化', '新增导入导出Excel'],
    ['图表懒加载，首屏从3.2秒降到1.1秒', '通过图表懒加载，将首屏从3.2秒降到1.1秒'],
    ['完成了在线聊天功能', '完成在线聊天功能'],
    ['处理TODO事项，完善代码', null],
    ['优化登录页面代码', null],
    ['修改一下界面', null],
  ];
  for (const [subject, expected] of chineseCommits)
    it(subject, () => assert.equal(changeChinese(subject), expected));

  for (const [quote, expected] of chinese)
    it(quote, () => assert.equal(numberChinese(quote, 'x', false), expected));
});
