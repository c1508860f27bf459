import assert from 'node:assert/strict';
import { shownOf } from '../../../src/models/shown';
import type { ModelEndpoint } from '../../../src/protocol/models';

const KEY = 'sk-test-3f9a1c77';

/** A request as it is shown, of an endpoint that has some of what the user may set. */
function shown(
  { to = 'https://api.example.com/v1/chat/completions', headers = {}, body = '{}' },
  endpoint: Pick<ModelEndpoint, 'apiKey' | 'headers' | 'query'> = {},
) {
  return shownOf(endpoint, to, new Headers(headers), body);
}

describe('a request as it is shown', () => {
  it('has the names of headers, and the values only of those that are known to be harmless', () => {
    const headers = {
      authorization: `Bearer ${KEY}`,
      'api-key': 'azure-5d21c0',
      'x-team': 'harbour',
      'content-type': 'application/json',
      'user-agent': 'langchain',
    };
    assert.deepEqual(shown({ headers }).headers, {
      authorization: '(hidden)',
      'api-key': '(hidden)',
      'x-team': '(hidden)',
      'content-type': 'application/json',
      'user-agent': 'langchain',
    });
    const own = shown({ headers }, { headers: { 'User-Agent': 'langchain' } });
    assert.equal(own.headers['user-agent'], '(hidden)', 'the user set it');
  });

  it('has no parameter of the address but its version', () => {
    const to = 'https://x.example.com/v1/models?api-version=2024-05-01&key=AIzaSy-5d21c0&x=1';
    assert.equal(
      shown({ to }).to,
      'https://x.example.com/v1/models?api-version=2024-05-01&key=(hidden)&x=(hidden)',
    );
    assert.equal(shown({ to: 'https://me:pw@x.example.com/v1' }).to, 'https://x.example.com/v1');
  });

  it('has the key nowhere, wherever else it stood; words that are shorter than keys stay', () => {
    const one = shown({
      headers: { authorization: `Bearer ${KEY}`, 'user-agent': `x ${KEY}`, 'x-team': 'blue' },
      to: `https://api.example.com/${KEY}/chat`,
      body: `{"text":"the key ${KEY} is Bearer, my team is blue"}`,
    });
    assert.doesNotMatch(JSON.stringify(one), /sk-test/);
    assert.match(one.body, /is Bearer, my team is blue/);
    const key = 'no form of a key';
    const known = shown(
      { to: 'https://x.example.com/v1/no%20form%20of%20a%20key/chat', body: key },
      { apiKey: key },
    );
    assert.deepEqual([known.to, known.body], ['https://x.example.com/v1/(hidden)/chat', '(hidden)']);
    const query = { code: 'query-value-1', 'api-version': '2024-05-01' };
    const body = 'query-value-1 since 2024-05-01';
    assert.equal(shown({ body }, { query }).body, '(hidden) since 2024-05-01');
  });

  const paths: [path: string, shown: string][] = [
    ['/v1/sk-proj-4f9aB2c7e1D8k3Lm5Nq0/chat', '/v1/(hidden)/chat'],
    [
      '/v1/8c0f3e1d9b7a4c6e8f2a1b3c5d7e9f00/default/openai/chat/completions',
      '/v1/(hidden)/default/openai/chat/completions',
    ],
    ['/0b9e2c44-77c1-4d60-9f3a-1c77e2b84d60/v1/responses', '/(hidden)/v1/responses'],
    ['/123456789012/v1/chat/completions', '/(hidden)/v1/chat/completions'],
    ['/t/aB3-x9_Qz7-Lm2_Pk5-Wv8_Yt1/chat', '/t/(hidden)/chat'],
    ['/t/QmVhcmVyVG9rZW5PZlNvbWVib2R5/chat', '/t/(hidden)/chat'],
    ['/api/paas/v4/chat/completions', '/api/paas/v4/chat/completions'],
    [
      '/openai/deployments/gpt-4o-mini-2024-07-18/chat/completions',
      '/openai/deployments/gpt-4o-mini-2024-07-18/chat/completions',
    ],
    [
      '/v1beta/models/gemini-2.5-flash:streamGenerateContent',
      '/v1beta/models/gemini-2.5-flash:streamGenerateContent',
    ],
    [
      '/models/Meta-Llama-3.1-405B-Instruct-Turbo/v1/chat/completions',
      '/models/Meta-Llama-3.1-405B-Instruct-Turbo/v1/chat/completions',
    ],
    ['/compatible-mode/v1/chat/completions', '/compatible-mode/v1/chat/completions'],
    ['/v1/%E4%B8%AD/chat', '/v1/%E4%B8%AD/chat'],
    ['/v1/%ff/chat', '/v1/%ff/chat'],
  ];
  for (const [path, told] of paths)
    it(`has of the path ${path} ${told}`, () =>
      assert.equal(shown({ to: `https://x.example.com${path}` }).to, `https://x.example.com${told}`));

  it('hides what was hidden in the path also in the body', () =>
    assert.equal(
      shown({ to: 'https://x.example.com/t0k3n123456/v1', body: 'my t0k3n123456' }).body,
      'my (hidden)',
    ));
});
