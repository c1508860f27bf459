import assert from 'node:assert/strict';
import { draftLines } from '../../../src/project/nodes/draft.rules';
import {
  authorship,
  change,
  dependency,
  description,
  factsOf,
  feature,
  language,
  number,
  period,
} from './factsBuilder';

const keywords = (lines: string): string =>
  lines
    .split('\n')
    .find((line) => line.startsWith('KEYWORDS: '))
    ?.slice('KEYWORDS: '.length) ?? '';

const bullets = (lines: string): string[] =>
  lines.split('\n').flatMap((line) => /^- (.*) \[[^\]]*\]$/.exec(line)?.[1] ?? []);

describe('project: what the rule writer chooses', () => {
  it('does not build a framework with the databases that it can speak to', () => {
    const facts = factsOf('routelet', [
      description('A small web framework for Go'),
      language('Go', 100),
      dependency('MongoDB', 2),
      authorship(90, 100),
      period('2024-01', '2024-05'),
    ]);
    assert.equal(bullets(draftLines(facts, 'en'))[0], 'Built a small web framework for Go');
  });

  it('names what the description says among the keywords, and no helpers of tests', () => {
    const facts = factsOf('tinygpt', [
      description('A PyTorch re-implementation of a language model'),
      language('Python', 100),
      dependency('Testify', 9, { known: false }),
      authorship(90, 100),
    ]);
    assert.equal(keywords(draftLines(facts, 'en')), 'Python, PyTorch');
    const other = factsOf('tinycache', [
      description('An alternative to Redis in one file'),
      language('Go', 100),
      authorship(90, 100),
    ]);
    assert.equal(keywords(draftLines(other, 'en')), 'Go');
  });

  it('does not say in another language that a commit made what it only touched', () => {
    const facts = factsOf('helper', [
      description('一个聊天助手'),
      language('Python', 100),
      change('prioritize main model for image recognition'),
      change('cli options in web console'),
      authorship(40, 100),
    ]);
    assert.ok(!draftLines(facts, 'zh').includes('图像识别'));
    const added = factsOf('helper', [
      language('Python', 100),
      change('add image recognition'),
      change('implement rate limiting for all routes'),
      authorship(40, 100),
    ]);
    assert.ok(bullets(draftLines(added, 'zh')).some((text) => text.includes('图像识别与接口限流')));
  });

  it('keeps measured results of a README in the other language', () => {
    const facts = factsOf('rides', [
      description('A nightly import of bike rides'),
      number('Memory usage dropped by 70% with chunked reads.'),
      language('Python', 100),
      authorship(50, 50),
    ]);
    assert.ok(bullets(draftLines(facts, 'zh')).includes('将内存占用降低 70%'));
  });

  it('lets no alerts import anything, and puts the clause behind the stack', () => {
    const facts = factsOf('tides', [
      description('Tide and wind alerts'),
      number('It imports a year of readings (2.4 million rows) in 90 seconds with COPY.'),
      language('Python', 100),
      dependency('Airflow'),
      authorship(50, 50),
    ]);
    assert.ok(
      bullets(draftLines(facts, 'en')).includes(
        'Engineered the data pipeline to import a year of readings (2.4 million rows) in 90 seconds with COPY',
      ),
    );
    const tool = factsOf('rides', [
      description('It downloads the rides of a day and cleans them'),
      language('Python', 100),
      dependency('Airflow'),
      authorship(50, 50),
    ]);
    assert.equal(
      bullets(draftLines(tool, 'en'))[0],
      'Built a data pipeline in Python with Airflow that downloads the rides of a day and cleans them',
    );
  });

  it('counts commits of a sole author only where there is little else to say', () => {
    const facts = factsOf('notes', [
      description('A notes app for the terminal'),
      language('Rust', 100),
      feature('Search across all notes'),
      feature('Markdown preview'),
      change('add encrypted backups to the vault'),
      authorship(50, 50),
      period('2024-01', '2024-05'),
    ]);
    assert.ok(!draftLines(facts, 'en').includes('commits'));
    const bare = factsOf('notes', [language('Rust', 100), authorship(50, 50), period('2024-01', '2024-05')]);
    assert.ok(draftLines(bare, 'en').includes('Wrote all 50 commits'));
  });
});
