import assert from 'node:assert/strict';
import type { Finding } from '../../../src/protocol/cards';
import { evidencePlace, findingText, runLabel, texts } from '../../../webview/text';

/** Every text of a table with its path; functions are called with something of each kind. */
function leaves(table: object, path = ''): Map<string, string> {
  const found = new Map<string, string>();
  for (const [key, value] of Object.entries(table) as [string, unknown][]) {
    const at = `${path}/${key}`;
    if (typeof value === 'string') found.set(at, value);
    else if (typeof value === 'function') {
      const argument = /sources|leftOut|count|tokens|soFar|time|^cap$/.test(key)
        ? 2
        : key === 'reading-git'
          ? { commits: 3 }
          : key === 'model-waiting'
            ? { seconds: 3 }
            : 'X';
      const second = key === 'tokens' ? 3 : 'en';
      found.set(at, String((value as (...all: unknown[]) => unknown)(argument, second, true)));
    } else if (typeof value === 'object' && value !== null) {
      for (const [inner, text] of leaves(value, at)) found.set(inner, text);
    }
  }
  return found;
}

const en = leaves(texts.en);
const zh = leaves(texts.zh);
const finding = (rule: string, params: Finding['params']): Finding => ({
  rule,
  params,
  path: '',
  severity: 'error',
});

describe('interface texts', () => {
  it('exist in both languages under the same keys', () => {
    assert.deepEqual([...zh.keys()].sort(), [...en.keys()].sort());
  });

  it('are written in their language', () => {
    const names = new Set([
      '/agent',
      '/header/language/en',
      '/header/language/zh',
      '/proposal/range',
      '/usage/and',
    ]);
    for (const [key, text] of zh) {
      assert.notEqual(text.trim(), '', key);
      if (!names.has(key) && key !== '/composer/count') assert.match(text, /\p{Script=Han}/u, key);
      assert.doesNotMatch(text, /undefined|\[object|[a-z][,;?!]\s/, key);
    }
    for (const [key, text] of en) {
      assert.doesNotMatch(text, /\p{Script=Han}|undefined|\[object/u, key);
      assert.notEqual(text.trim(), '', key);
    }
  });

  it('count right in English', () => {
    assert.equal(texts.en.proposal.sources(1), '1 source');
    assert.equal(texts.en.proposal.sources(2), '2 sources');
    const label = (commits: number): string =>
      runLabel(texts.en, {
        status: 'running',
        runId: 'r',
        steps: ['collect'],
        progress: { key: 'reading-git', params: { commits } },
      });
    assert.equal(label(1), 'Reading the git history: 1 commit…');
    assert.equal(label(1234), 'Reading the git history: 1,234 commits…');
  });

  it('name the step of a run, without the suffix of a parallel one, and fall back step by step', () => {
    const label = (steps: string[], key?: string): string =>
      runLabel(texts.en, {
        status: 'running',
        runId: 'r',
        steps,
        ...(key && { progress: { key, params: {} } }),
      });
    assert.equal(label(['collect', 'draft#2']), 'Writing the draft…');
    assert.equal(label(['collect'], 'reading-readme'), 'Reading the README…');
    assert.equal(label(['collect'], 'reading-tea-leaves'), 'Collecting evidence…');
    assert.equal(label(['collect'], 'constructor'), 'Collecting evidence…');
    assert.equal(label(['__proto__']), 'Working…');
    assert.equal(label([]), 'Working…');
  });

  it('count down while the model is busy, then name the step again', () => {
    const label = (language: 'en' | 'zh', seconds: number): string =>
      runLabel(texts[language], {
        status: 'running',
        runId: 'r',
        steps: ['draft'],
        progress: { key: 'model-waiting', params: { seconds } },
      });
    assert.equal(label('en', 12), 'The model is busy. Again in 12\u00a0s…');
    assert.equal(label('zh', 12), '模型正忙，12\u00a0秒后重试…');
    assert.equal(label('en', 0), 'Writing the draft…');
    assert.equal(label('zh', 0), '正在撰写草稿…');
  });

  it('say why a bullet was left out', () => {
    assert.equal(
      findingText(texts.en, finding('number-not-in-evidence', { text: '90%' })),
      'The number 90% is not in its sources.',
    );
    assert.equal(findingText(texts.en, finding('placeholder', {})), 'It has a gap that was never filled in.');
    assert.equal(findingText(texts.en, finding('number-not-in-evidence', {})), texts.en.otherFinding);
    assert.equal(findingText(texts.zh, finding('new-rule', { a: 1 })), texts.zh.otherFinding);
  });

  it('name where evidence is', () => {
    assert.equal(evidencePlace(texts.en, { type: 'file', path: 'README.md', line: 12 }), 'README.md:12');
    assert.equal(evidencePlace(texts.en, { type: 'file', path: 'go.mod' }), 'go.mod');
    assert.equal(evidencePlace(texts.zh, { type: 'commit', commit: '9f2c41ab03d87e55' }), '提交 9f2c41a');
    assert.equal(evidencePlace(texts.en, { type: 'history', query: 'git log' }), 'git history');
  });
});
