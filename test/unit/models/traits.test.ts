import assert from 'node:assert/strict';
import { contextOf, learn, Learnt } from '../../../src/models/traits';
import { VitaeError } from '../../../src/protocol/errors';
import type { ModelEndpoint, VscodeModel } from '../../../src/protocol/models';
import { Traits } from './forgetful';

const at = (baseUrl: string): ModelEndpoint => ({ provider: 'openai', api: 'chat', name: 'm', baseUrl });

describe('the tokens of a model', () => {
  it('that nobody told are few on the user’s own network, and those of hosted models elsewhere', () => {
    const learnt = new Learnt(new Traits());
    const own = ['http://localhost:11434', 'http://192.168.1.20:1234', 'http://ollama:11434'];
    for (const host of [...own, 'http://host.docker.internal:11434', 'http://[fd00::2]:8080'])
      assert.equal(contextOf(at(`${host}/v1`), learnt), 4_096, host);
    assert.equal(contextOf(at('https://api.example.com/v1'), learnt), 32_000);
  });

  it('are not those of a rate', () => {
    const learnt = new Learnt(new Traits());
    const endpoint = at('https://api.example.com/v1');
    learn(endpoint, learnt, new VitaeError('model-too-long', { limit: 8_192, rate: 1 }));
    assert.equal(contextOf(endpoint, learnt), 32_000);
  });

  it('are those that were set, else those that it told', () => {
    const learnt = new Learnt(new Traits());
    const endpoint = at('https://api.example.com/v1');
    learn(endpoint, learnt, new VitaeError('model-too-long', { limit: 8_192 }));
    assert.equal(contextOf(endpoint, learnt), 8_192);
    assert.equal(contextOf({ ...endpoint, contextTokens: 2_000 }, learnt), 2_000);
    const offered = { provider: 'vscode', id: 'a/b', name: 'B', contextTokens: 0 } as VscodeModel;
    learn(offered, learnt, new VitaeError('model-too-long', { limit: 16_384 }));
    assert.equal(contextOf(offered, learnt), 16_384);
  });
});
