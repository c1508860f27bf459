import assert from 'node:assert/strict';
import {
  listedModels,
  listUrl,
  llamaContext,
  ollamaContext,
  ollamaDetails,
} from '../../../src/vscode/modelLists';

describe('a server’s list of models', () => {
  const ids = (json: unknown): string[] => listedModels(json).map(({ id }) => id);

  const shapes: [what: string, json: unknown, expected: string[]][] = [
    ['as OpenAI lists', { object: 'list', data: [{ id: 'a' }, { id: 'b' }] }, ['a', 'b']],
    ['as a bare array', [{ id: 'a' }], ['a']],
    ['of names', ['a', 'b'], ['a', 'b']],
    ['under “models”', { models: [{ name: 'a' }] }, ['a']],
    ['with one twice', { data: [{ id: 'a' }, { id: 'a' }] }, ['a']],
    ['of nothing', { data: [] }, []],
    ['that is null', null, []],
    ['that is text', 'models', []],
    ['with a number for a name', { data: [{ id: 4 }, { id: 'a' }] }, ['a']],
    [
      'with names that can’t be sent as shown',
      { data: [{ id: 'a\nb' }, { id: ' a' }, { id: 'a\u202eb' }] },
      [],
    ],
    ['with a name without end', { data: [{ id: 'x'.repeat(201) }] }, []],
    ['that names prototypes', { __proto__: { data: [{ id: 'a' }] } }, []],
    [
      'with what makes only vectors',
      {
        data: [
          { id: 'a', type: 'embeddings' },
          { id: 'b', type: 'vlm' },
        ],
      },
      ['b'],
    ],
  ];
  for (const [what, json, expected] of shapes) it(what, () => assert.deepEqual(ids(json), expected));

  it('is read up to five hundred models', () => {
    const data = Array.from({ length: 3_000 }, (_, n) => ({ id: `m${n}` }));
    assert.equal(listedModels({ data }).length, 500);
  });

  const contexts: [model: object, tokens: number | undefined][] = [
    [{ max_model_len: 8_192 }, 8_192],
    [{ context_length: 32_000 }, 32_000],
    [{ context_window: 131_072 }, 131_072],
    [{ max_context_length: 131_072, loaded_context_length: 4_096 }, 4_096],
    [{ max_context_length: 131_072, loaded_context_length: null }, 131_072],
    [{ context_length: '8192' }, undefined],
    [{ context_length: -1 }, undefined],
    [{ context_length: 1.5e300 }, undefined],
    [{ meta: { n_ctx_train: 32_768 } }, undefined],
  ];
  for (const [model, tokens] of contexts)
    it(`takes the context of ${JSON.stringify(model)} for ${tokens}`, () => {
      assert.equal(listedModels([{ id: 'a', ...model }])[0]?.contextTokens, tokens);
    });

  it('of llama.cpp has the tokens that each request gets', () => {
    assert.equal(llamaContext({ default_generation_settings: { n_ctx: 16_384 } }), 16_384);
    assert.equal(llamaContext({ n_ctx: 4_096 }), 4_096);
    assert.equal(llamaContext('<html>'), undefined);
  });

  it('of Ollama has the tokens that it is run with, never those that it could be', () => {
    const could = { model_info: { 'llama.context_length': 131_072 } };
    assert.equal(ollamaContext('m', could, undefined), undefined);
    assert.equal(ollamaContext('m', { ...could, parameters: 'num_ctx   8192\nstop "x"' }, {}), 8_192);
    const loaded = {
      models: [
        { name: 'other', context_length: 1_024 },
        { name: 'm', context_length: 16_384 },
      ],
    };
    assert.equal(ollamaContext('m', { parameters: 'num_ctx 8192' }, loaded), 16_384);
    assert.equal(ollamaContext('m', { parameters: 'xnum_ctx 8192' }, { models: 'none' }), undefined);
  });

  it('of Ollama says how large a model is', () => {
    const details = { parameter_size: '3.2B', quantization_level: 'Q4_K_M', family: 7 };
    const all = ollamaDetails({ models: [{ name: 'm', details }, { name: 'n' }, { details }] });
    assert.deepEqual(
      [...all],
      [
        ['m', '3.2B · Q4_K_M'],
        ['n', ''],
      ],
    );
  });

  it('is asked for at the endpoint’s own address, with its parameters', () =>
    assert.equal(
      listUrl({ baseUrl: 'https://x.example.com/v1', query: { 'api-version': '2', a: 'b c' } }),
      'https://x.example.com/v1/models?api-version=2&a=b+c',
    ));
});
