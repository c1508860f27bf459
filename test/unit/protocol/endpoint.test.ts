import assert from 'node:assert/strict';
import { endpointOf, hostOfAddress, originOfAddress } from '../../../src/protocol/endpoint';

describe('an endpoint’s address', () => {
  const bases: [typed: string, baseUrl: string][] = [
    ['http://127.0.0.1:11434', 'http://127.0.0.1:11434/v1'],
    ['http://127.0.0.1:11434/', 'http://127.0.0.1:11434/v1'],
    ['  http://127.0.0.1:11434/v1//  ', 'http://127.0.0.1:11434/v1'],
    ['HTTP://LOCALHOST:1234/v1', 'http://localhost:1234/v1'],
    ['http://[::1]:8080', 'http://[::1]:8080/v1'],
    ['https://api.example.com:443/v1', 'https://api.example.com/v1'],
    ['https://ark.example.com/api/v3', 'https://ark.example.com/api/v3'],
    ['https://ai.example.com/v1beta/openai/', 'https://ai.example.com/v1beta/openai'],
    ['https://x.example.com/openai/deployments/x', 'https://x.example.com/openai/deployments/x'],
    ['https://q.example.com/compatible-mode/v1', 'https://q.example.com/compatible-mode/v1'],
    ['https://api.example.com/v1#fragment', 'https://api.example.com/v1'],
    ['https://api.example.com/v1/models', 'https://api.example.com/v1'],
    ['https://api.example.com/Models/', 'https://api.example.com'],
    ['https://api.example.com/mymodels', 'https://api.example.com/mymodels'],
  ];
  for (const [typed, baseUrl] of bases)
    it(`${JSON.stringify(typed)} is ${baseUrl}`, () => assert.deepEqual(endpointOf(typed), { baseUrl }));

  const whole: [typed: string, baseUrl: string, api: string][] = [
    ['https://api.example.com/v1/chat/completions', 'https://api.example.com/v1', 'chat'],
    ['https://api.example.com/v1/chat/completions/', 'https://api.example.com/v1', 'chat'],
    ['https://api.example.com/chat/completions', 'https://api.example.com', 'chat'],
    ['https://api.example.com/v1/completions', 'https://api.example.com/v1', 'chat'],
    ['https://api.example.com/v1/responses', 'https://api.example.com/v1', 'responses'],
  ];
  for (const [typed, baseUrl, api] of whole)
    it(`${typed} says which interface it is`, () => assert.deepEqual(endpointOf(typed), { baseUrl, api }));

  it('keeps its parameters apart', () => {
    assert.deepEqual(
      endpointOf(
        'https://x.example.com/openai/deployments/x/chat/completions?api-version=2025-01-01&a=b%20c',
      ),
      {
        baseUrl: 'https://x.example.com/openai/deployments/x',
        api: 'chat',
        query: { 'api-version': '2025-01-01', a: 'b c' },
      },
    );
    const azure = { baseUrl: 'https://x.example.com/models', query: { 'api-version': '2024-05-01' } };
    assert.deepEqual(endpointOf('https://x.example.com/models?api-version=2024-05-01'), azure);
  });

  it('takes no parameter for more than a name', () => {
    const address = endpointOf('https://api.example.com/v1?__proto__=x');
    assert.ok('query' in address && Object.hasOwn(address.query ?? {}, '__proto__'));
    assert.equal(({} as Record<string, unknown>)['x'], undefined);
  });

  const faults: [typed: string, fault: string][] = [
    ['', 'empty'],
    [' \t', 'empty'],
    ['http://', 'malformed'],
    ['http://a b/v1', 'malformed'],
    ['localhost:11434', 'scheme'],
    ['127.0.0.1:11434', 'scheme'],
    ['ftp://example.com', 'scheme'],
    ['file:///etc/passwd', 'scheme'],
    ['javascript:alert(1)', 'scheme'],
    ['https://user:secret@example.com/v1', 'credentials'],
    ['https://sk-key@example.com/v1', 'credentials'],
    ['https://:secret@example.com/v1', 'credentials'],
  ];
  for (const [typed, fault] of faults)
    it(`${JSON.stringify(typed)} is refused: ${fault}`, () => {
      assert.deepEqual(endpointOf(typed), { fault });
      assert.equal(hostOfAddress(typed), '');
    });

  it('names the host for people, and the origin that a key belongs to', () => {
    const address = 'HTTPS://api.example.com:8443/v1/responses?x=1';
    assert.equal(hostOfAddress(address), 'api.example.com:8443');
    assert.equal(originOfAddress(address), 'https://api.example.com:8443');
    assert.equal(originOfAddress('http://api.example.com:80'), 'http://api.example.com');
    assert.equal(originOfAddress('https://me:pw@api.example.com'), '');
  });
});
