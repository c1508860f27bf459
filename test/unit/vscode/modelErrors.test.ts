import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import Module from 'node:module';
import { join } from 'node:path';
import { ERROR_CODES, type ErrorCode, type ErrorParams } from '../../../src/protocol/errors';
import type { ErrorView } from '../../../src/protocol/messages';

const bundle = JSON.parse(
  readFileSync(join(__dirname, '../../../l10n/bundle.l10n.zh-cn.json'), 'utf8'),
) as Record<string, string>;
let texts: Record<string, string> = {};
const vscode = {
  env: { language: 'en' },
  l10n: {
    t: (text: string, ...given: (string | number)[]) =>
      (texts[text] ?? text).replace(/\{(\d)\}/g, (_, index: string) => String(given[Number(index)])),
  },
};

/** What the texts of errors need of VS Code. */
async function describer(): Promise<(code: ErrorCode, params: ErrorParams) => ErrorView> {
  const loader = Module as unknown as { _load(name: string, ...rest: unknown[]): unknown };
  const load = loader._load;
  loader._load = (name, ...rest) => (name === 'vscode' ? vscode : load.call(Module, name, ...rest));
  try {
    return (await import('../../../src/vscode/errorText')).describeError;
  } finally {
    loader._load = load;
  }
}

const params: ErrorParams = { host: 'api.test', model: 'm', seconds: 7, limit: 0, what: 'tools', tokens: 5 };

describe('the error of a model', () => {
  let describeError: Awaited<ReturnType<typeof describer>>;
  before(async () => {
    describeError = await describer();
  });
  afterEach(() => {
    texts = {};
  });

  for (const code of ERROR_CODES.filter((one) => one.startsWith('model-'))) {
    it(`${code} says what is wrong, and has a next step, in both languages`, () => {
      const english = describeError(code, params);
      assert.match(english.text, /[a-z].*\.$/i);
      assert.ok(english.action);
      texts = bundle;
      const chinese = describeError(code, params);
      assert.match(chinese.text, /\p{Script=Han}/u);
      assert.match(chinese.action?.label ?? '', /\p{Script=Han}/u);
      for (const text of [english.text, chinese.text]) assert.ok(!/\{\d\}|undefined/.test(text), text);
    });
  }

  const variants: [ErrorCode, string, (string | number)[]][] = [
    ['model-unreachable', 'reason', ['', 'refused', 'name', 'network', 'protocol']],
    ['model-certificate', 'reason', ['untrusted', 'expired', 'name']],
    ['model-missing', 'model', ['', 'm']],
    ['model-too-long', 'limit', [0, 8192]],
    ['model-too-long', 'rate', [0, 1]],
    ['model-busy', 'seconds', [0, 61, 3600]],
    ['model-server', 'seconds', [0, 61]],
  ];
  for (const [code, name, values] of variants) {
    it(`${code} tells apart what ${name} says`, () => {
      for (const language of [{}, bundle]) {
        texts = language;
        const said = values.map((value) => describeError(code, { ...params, [name]: value }).text);
        assert.equal(new Set(said).size, values.length, said.join('\n'));
      }
    });
  }

  it('model-busy says long waits in minutes', () => {
    assert.match(describeError('model-busy', { host: 'h', seconds: 3_570 }).text, /wait 60 minutes/);
  });
});
