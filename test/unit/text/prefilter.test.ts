import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { mayMatch } from '../../../src/text/prefilter';

const ROOT = path.resolve(import.meta.dirname, '../../..');

describe('What a pattern needs', () => {
  const missing: [RegExp, string][] = [
    [/\b(?:road ?map|planned|coming soon)\b/i, 'Wrote the parser of the exporter.'],
    [/\bled\b/i, 'Handled what was spoiled and called for.'],
    [/(?<![\w-])led(?![\w-])/i, 'Handled what was spoiled and called for.'],
    [/\d{2,} ?%/, 'Cut the export by half.'],
    [/(?:路线图|计划)(?:中)?/, '把导出改为流式读取'],
    [/[零一二三]分之/, '把导出改为流式读取'],
    [/(?:replaced|swapped) (?:it )?(?:with|for) \w+/i, 'Changed the order of the two.'],
    [/(?=.*(?:zebra|quagga))a/, 'Cut the export by half.'],
  ];
  for (const [pattern, text] of missing)
    it(`${pattern.source} is not run over "${text}"`, () => {
      assert.equal(mayMatch(pattern, text), false);
    });

  const held: [RegExp, string][] = [
    [/\b(?:road ?map|planned)\b/i, 'On the ROADMAP of next year.'],
    [/\bled\b/, '由我 led 的团队'],
    [/\bled\b/, '由我led的团队'],
    [/(?<![\w.])第[一二三]/, '公司第一名，全国'],
    [/(?<![\w-])led(?![\w-])/i, '(Led) the team'],
    [/colou?rs?\b/i, 'the color of it'],
    [/(?:ab|)cd/, 'xx cd xx'],
    [/x{0,2}yes/, 'oh yes, it is'],
    [/(?:ha){2}\b/, 'he said haha then'],
    [/a(?!b)c|d(?=e)e/, 'made of ace'],
    [/[^a]bc/, 'what xbc is'],
    [/v\d+\.\d/, 'since v12.3 on'],
    [/[0-9]{4}年/, '在 2024年 的时候'],
    [/\u4e2d\x41/, '其中中A是的'],
    [/(?<word>ab)-\k<word>/, 'it is ab-ab here'],
    [/straße/i, 'in der STRAßE 12'],
    [/σ5/i, 'the value ς5 of it'],
    [/\bkelvin/iu, 'in 300 \u212aelvin or so'],
    [/less/iu, 'it is le\u017fs now'],
    [/^line$/m, 'one\nline\ntwo'],
    [/\u{1f600}|ok then/u, 'fine, ok then'],
    [/[-–—]{1,2}\s/, 'this — that'],
    [/\(\w+\)\.\s/, 'so (it). Then'],
  ];
  for (const [pattern, text] of held)
    it(`${pattern.source} is run over "${text}"`, () => {
      assert.ok(pattern.test(text), 'the case itself');
      assert.equal(mayMatch(pattern, text), true);
    });

  it('is never missing from a text that a pattern of ours matches in', function () {
    this.timeout(60_000);
    const patterns = ['src/text', 'src/judging'].flatMap((folder) => patternsOf(path.join(ROOT, folder)));
    assert.ok(patterns.length > 1_500, String(patterns.length));
    const texts = textsOf(path.join(ROOT, 'test/evals/data/fact-gate.jsonl')).filter(
      (_, at) => at % 12 === 0,
    );
    assert.ok(texts.length > 100, String(texts.length));
    for (const text of texts)
      for (const pattern of patterns)
        assert.ok(mayMatch(pattern, text) || !pattern.test(text), `${pattern.source} in ${text}`);
  });
});

/** The regular expressions that stand in the modules below a folder. */
function patternsOf(folder: string): RegExp[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .flatMap((name) => {
      const found: RegExp[] = [];
      const visit = (node: ts.Node): void => {
        if (ts.isRegularExpressionLiteral(node)) {
          const end = node.text.lastIndexOf('/');
          const flags = node.text.slice(end + 1).replace(/[gy]/g, '');
          found.push(new RegExp(node.text.slice(1, end), flags));
        }
        ts.forEachChild(node, visit);
      };
      visit(ts.createSourceFile(name, readFileSync(path.join(folder, name), 'utf8'), ts.ScriptTarget.ES2023));
      return found;
    });
}

/** Claims and evidence of labelled lines, also in capitals. */
function textsOf(file: string): string[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .flatMap((line) => {
      const { claim, evidence } = JSON.parse(line) as { claim: string; evidence: { text: string }[] };
      return [claim, ...evidence.map(({ text }) => text)];
    })
    .flatMap((text, at) => (at % 5 === 0 ? [text, text.toUpperCase()] : [text]));
}
