import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import MarkdownIt from 'markdown-it';
import type { ModelTestReport } from '../../../src/protocol/models';
import { testReport } from '../../../src/vscode/testModelText';

const bundle = JSON.parse(
  readFileSync(join(__dirname, '../../../l10n/bundle.l10n.zh-cn.json'), 'utf8'),
) as Record<string, string>;
const tongue = (texts: Record<string, string>) => ({
  t: (text: string, ...given: (string | number)[]) =>
    (texts[text] ?? text).replace(/\{(\d)\}/g, (_, index: string) => String(given[Number(index)])),
});
const about = {
  name: 'llama3.2:3b',
  host: '127.0.0.1:11434',
  describe: (code: string) => ({ text: `Told: ${code}.` }),
};

const report: ModelTestReport = {
  results: [
    { test: 'structured', outcome: 'recovered', rung: 'json', ms: 2_140 },
    {
      test: 'streamed',
      outcome: 'worked',
      ms: 4_000,
      firstMs: 412,
      perSecond: 31.6,
      tokens: { input: 100, output: 90, estimated: true },
    },
    { test: 'chinese', outcome: 'failed', notChinese: true, ms: 900, firstMs: 300, perSecond: 8.27 },
  ],
  contextTokens: 131_072,
  guessed: false,
};

/** The rows of the table, as a reader sees them. */
function rows(markdown: string): string[][] {
  const html = new MarkdownIt().render(markdown);
  const cells = (row: string) =>
    [...row.matchAll(/<t[hd]>(.*?)<\/t[hd]>/g)].map((cell) =>
      (cell[1] ?? '').replaceAll('\u00a0', ' ').replaceAll('\u2060', ''),
    );
  return [...html.matchAll(/<tr>(.*?)<\/tr>/gs)].map((row) => cells(row[1] ?? ''));
}

describe('the report of a model’s test', () => {
  it('says of a test that took too long after how many seconds it was ended, in both languages', () => {
    const error = { code: 'turn-deadline', params: { seconds: 60 } } as const;
    const slow: ModelTestReport = {
      ...report,
      results: [{ test: 'streamed', outcome: 'failed', ms: 60_000, error }],
    };
    assert.match(
      rows(testReport(slow, about, tongue({})))[1]?.[3] ?? '',
      /^It was not done after 60 seconds\./,
    );
    assert.match(rows(testReport(slow, about, tongue(bundle)))[1]?.[3] ?? '', /^60 秒后仍未完成。/);
  });

  it('has a row for what was asked, with how it went, its speed and what that means', () => {
    assert.deepEqual(rows(testReport(report, about, tongue({}))), [
      ['Asked for', 'Result', 'Speed', 'What it means'],
      [
        'A structured reply',
        '✓ recovered',
        '2.1 s',
        'Structure by JSON mode. The reply was not exact; what it meant could be read, or it was right at the second try.',
      ],
      ['Text as it is written', '✓ worked', '0.41 s to the first text, ≈ 32 tokens/s', ''],
      [
        'Text in Chinese',
        '✗ failed',
        '0.30 s to the first text, 8.3 tokens/s',
        'It was asked for Chinese and wrote in another language. Choose another model for Chinese resumes.',
      ],
    ]);
  });

  it('says it in Chinese as well', () => {
    const [head, first] = rows(testReport(report, about, tongue(bundle)));
    assert.deepEqual(head, ['要求', '结果', '速度', '说明']);
    assert.deepEqual(first?.slice(0, 3), ['结构化回答', '✓ 修复后可用', '2.1 秒']);
  });

  it('tells why something failed, and what was not asked for that reason', () => {
    const results: ModelTestReport['results'] = [
      { test: 'structured', outcome: 'failed', error: { code: 'model-auth', params: {} }, ms: 90 },
      { test: 'streamed', outcome: 'skipped', ms: 0 },
    ];
    const [, first, second] = rows(testReport({ ...report, results }, about, tongue({})));
    assert.deepEqual(first, ['A structured reply', '✗ failed', '0.09 s', 'Told: model-auth.']);
    assert.deepEqual(second, ['Text as it is written', '– not asked', '', 'The same would have gone wrong.']);
  });

  it('tells the size of the context, and whether it is a guess', () => {
    assert.match(testReport(report, about, tongue({})), /131\\,072 tokens/);
    const guess = testReport({ ...report, contextTokens: 4_096, guessed: true }, about, tongue({}));
    assert.match(guess, /a careful guess/);
  });

  it('makes nothing of what a model or a server is called', () => {
    const name = '![x](https://e.example/p.png) <img src=x> | a | [b](command:x) `c` **d** https://e.example';
    const html = new MarkdownIt({ html: true, linkify: true }).render(
      testReport(report, { ...about, name, host: name }, tongue({})),
    );
    assert.doesNotMatch(html, /<(?:img|a|code)\b/);
  });
});
