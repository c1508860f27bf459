import assert from 'node:assert/strict';
import type { SecretStorage } from 'vscode';
import { ModelKeys } from '../../../src/vscode/modelKeys';

describe('the keys of endpoints', () => {
  let kept: Map<string, string>;
  let keys: ModelKeys;
  beforeEach(() => {
    kept = new Map();
    keys = new ModelKeys({
      get: async (name: string) => kept.get(name),
      store: async (name: string, key: string) => void kept.set(name, key),
      delete: async (name: string) => void kept.delete(name),
    } as unknown as SecretStorage);
  });

  it('are for one scheme, host and port, whatever the path', async () => {
    await keys.set('https://api.example.com/v1/chat/completions', 'sk-a');
    assert.equal(await keys.get('https://API.example.com:443'), 'sk-a');
    for (const other of [
      'http://api.example.com',
      'http://api.example.com:443',
      'https://api.example.com:8443',
      'https://example.com',
    ])
      assert.equal(await keys.get(other), undefined, other);
  });

  it('that earlier versions kept by the host go the encrypted way alone', async () => {
    kept.set('vitae.model.apiKey:api.example.com:8443', 'sk-old');
    assert.equal(await keys.get('https://api.example.com:8443/v1'), 'sk-old');
    assert.equal(await keys.get('http://api.example.com:8443/v1'), undefined);
    await keys.set('https://api.example.com:8443', 'sk-new');
    assert.equal(await keys.get('https://api.example.com:8443'), 'sk-new');
    await keys.remove('https://api.example.com:8443');
    assert.equal(await keys.get('https://api.example.com:8443'), undefined);
    assert.equal(kept.size, 0);
  });

  it('have no place without an address', async () => {
    kept.set('vitae.model.apiKey:', 'sk-none');
    await keys.set('nonsense', 'sk-x');
    assert.equal(await keys.get('nonsense'), undefined);
    assert.equal(await keys.get(''), undefined);
    assert.equal(kept.size, 1);
  });
});
