import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '../../../src/protocol/cards';
import { ERROR_CODES, type ErrorParams } from '../../../src/protocol/errors';
import { MODEL_TROUBLES, modelTrouble } from '../../../src/steps/modelPhrases';
import { root } from '../../run/paths';

const languages = ['en', 'zh'] as const;
const instead = { en: 'so I wrote this one by rule', zh: '这一版是按规则写的' };
const numbers: ErrorParams = { seconds: 95, tokens: 12_345, host: 'h', status: 500 };
const all = languages.flatMap((language) =>
  MODEL_TROUBLES.flatMap((reason) =>
    [{}, numbers].map((params) => ({
      language,
      reason,
      text: modelTrouble(language, reason, instead[language], params),
    })),
  ),
);

function manifest<T>(file: string): T {
  return JSON.parse(readFileSync(join(root, file), 'utf8')) as T;
}

/** What the palette shows of commands, without the ellipsis of those that ask for more. */
function commands(language: Language): string[] {
  const titles = manifest<Record<string, string>>(
    language === 'zh' ? 'package.nls.zh-cn.json' : 'package.nls.json',
  );
  return Object.entries(titles).flatMap(([key, title]) =>
    key.startsWith('command.') ? [`Vitae: ${title}`] : [],
  );
}

/** What the settings editor calls a setting, in any language: `vitae.model.tokenCap` is `Vitae › Model: Token Cap`. */
function titleOf(id: string): string {
  const words = id.split('.').map((part) => {
    const spaced = part.replace(/([a-z])([A-Z])/g, '$1 $2');
    return spaced.charAt(0).toUpperCase() + spaced.slice(1);
  });
  return `${words.slice(0, -1).join(' › ')}: ${words.at(-1) ?? ''}`;
}

describe('why no model made something', () => {
  it('has words for each code of models and for each limit of a turn', () => {
    const codes = ERROR_CODES.filter((code) => code.startsWith('model-'));
    const limits = ['turn-deadline', 'token-cap', 'no-time', 'rejected'];
    assert.deepEqual([...MODEL_TROUBLES].sort(), [...codes, ...limits].sort());
  });

  it('says what happened, what was done instead, and what to do next, in its language', () => {
    for (const { language, reason, text } of all) {
      const [what = '', next = ''] = text.split(instead[language]);
      assert.match(what, language === 'zh' ? /^[^。]{4,}，$/ : /^[A-Z][^.]{8,}, $/, reason);
      assert.match(next, language === 'zh' ? /^。.{5,}。$/ : /^\. .{8,}\.$/, reason);
      if (language === 'zh') assert.match(what, /\p{Script=Han}/u);
      else assert.doesNotMatch(text, /\p{Script=Han}/u);
      assert.doesNotMatch(text, /undefined|您|NaN|，，|\.\./, reason);
    }
  });

  it('differs from reason to reason', () => {
    for (const language of languages) {
      const texts = MODEL_TROUBLES.map((reason) => modelTrouble(language, reason, 'x'));
      assert.equal(new Set(texts).size, texts.length);
    }
  });

  it('names commands and settings as VS Code shows them', () => {
    const { contributes } = manifest<{
      contributes: { configuration: { properties: Record<string, unknown> } };
    }>('package.json');
    const settings = [...Object.keys(contributes.configuration.properties), 'http.proxy'].map(titleOf);
    for (const { language, text } of all) {
      for (const [, name] of text.matchAll(/“([^”]+)”/g))
        assert.ok([...commands(language), ...settings].includes(name ?? ''), `${name}: ${text}`);
    }
    assert.ok(settings.includes('Vitae › Model: Token Cap'));
  });

  it('tells numbers where they are known, and how long to wait in words of time', () => {
    const busy = (seconds: number): string[] =>
      languages.map((language) => modelTrouble(language, 'model-busy', 'x', { seconds }));
    assert.match(busy(90).join(), /The provider asks to wait 90 seconds,.*服务商要求等待 90 秒，/);
    assert.match(busy(1).join(), /wait 1 second,.*等待 1 秒，/);
    assert.match(busy(3_601).join(), /wait 3,601 seconds \(61 minutes\),.*等待 3,601 秒（61 分钟），/);
    const server = languages.map((language) => modelTrouble(language, 'model-server', 'x', { seconds: 75 }));
    assert.match(server.join(), /asks to wait 75 seconds,.*要求等待 75 秒，/);
    assert.match(busy(0).join(), /too busy at the moment,.*目前太忙，/);
    assert.match(
      modelTrouble('en', 'token-cap', 'x', { tokens: 12_345 }),
      /the 12,345 tokens that it may, x\./,
    );
    assert.match(modelTrouble('zh', 'token-cap', 'x', { tokens: 12_345 }), /12,345 个 token 的上限，x。/);
    assert.match(modelTrouble('en', 'turn-deadline', 'x', { seconds: 60 }), /the 60 seconds/);
  });

  it('has a general sentence for a reason of another version', () => {
    for (const reason of ['model-of-tomorrow', 'constructor', '__proto__'])
      assert.equal(modelTrouble('en', reason, 'x'), modelTrouble('en', 'model-failed', 'x'));
  });
});
