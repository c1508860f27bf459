import { answer, calls, chunk, completion, events, refuse, says, stream, type Play } from './play';
import { has, type Fault } from './runFault';

const GOOD = '{"grade":"good"}';
const good = { asks: 'value', value: { grade: 'good' } } as const;

const tools: [string, Play][] = [
  [
    'Ollama',
    refuse(400, 'registry.ollama.ai/library/gemma:2b does not support tools', { type: 'api_error' }),
  ],
  [
    'vLLM',
    answer(400, {
      object: 'error',
      message: '"auto" tool choice requires --enable-auto-tool-choice and --tool-call-parser to be set',
      code: 400,
    }),
  ],
  [
    'OpenRouter',
    refuse(404, 'No endpoints found that support tool use. To learn more, see the documentation.', {
      code: 404,
    }),
  ],
  ['DeepSeek', refuse(400, 'deepseek-reasoner does not support Function Calling')],
  [
    'Qwen',
    refuse(
      400,
      'The tool_choice parameter does not support being set to required or object in thinking mode',
    ),
  ],
  ['Moonshot', refuse(400, "tool_choice 'specified' is incompatible with thinking enabled")],
  ['llama.cpp', refuse(500, 'tools param requires --jinja flag', { code: 500, type: 'server_error' })],
  [
    'Groq, of a call that failed',
    refuse(400, 'Failed to call a function. Please adjust your prompt.', {
      code: 'tool_use_failed',
      failed_generation: '<function>',
    }),
  ],
  [
    'OpenAI',
    refuse(400, "Unsupported parameter: 'tools' is not supported with this model.", {
      param: 'tools',
      code: 'unsupported_parameter',
    }),
  ],
  ['Chinese', refuse(400, '该模型暂不支持函数调用')],
  [
    'nobody: a bad request that names nothing',
    refuse(400, 'API 调用参数有误，请检查文档。', { code: '1210' }),
  ],
];

const formats: [string, Play][] = [
  [
    'OpenAI',
    refuse(
      400,
      "Invalid parameter: 'response_format' of type 'json_schema' is not supported with this model.",
      { param: 'response_format' },
    ),
  ],
  [
    'Groq',
    refuse(400, 'This model does not support response format `json_schema`.', { param: 'response_format' }),
  ],
  ['DeepSeek', refuse(400, 'This response_format type is unavailable now')],
  [
    'Azure',
    refuse(
      400,
      'response_format value as json_schema is enabled only for api versions 2024-08-01-preview and later',
      { code: 'BadRequest' },
    ),
  ],
  [
    'OpenAI, of the schema',
    refuse(400, "Invalid schema for response_format 'grade': In context=(), 'minimum' is not permitted.", {
      param: 'response_format',
      code: 'invalid_json_schema',
    }),
  ],
];

const jsonMode: [string, Play][] = [
  ['LM Studio', answer(400, { error: "'response_format.type' must be 'json_schema' or 'text'" })],
  ['Qwen', refuse(400, 'Json mode response is not supported when enable_thinking is true')],
  [
    'Groq, of JSON that failed',
    refuse(400, 'Failed to validate JSON. Please adjust your prompt.', {
      code: 'json_validate_failed',
      failed_generation: '{',
    }),
  ],
];

/** Forms of structured replies, from the most binding to the least. */
export const ladder: readonly Fault[] = [
  ...tools.map(([who, refusal]): Fault => ({
    name: `tools refused in the words of ${who}: a schema`,
    ...good,
    server: [refusal, says(GOOD)],
    requests: 2,
    learns: { rung: 'schema' },
    sent: has({ tools: true, response_format: false }, { tools: false, response_format: true }),
  })),
  ...formats.map(([who, refusal]): Fault => ({
    name: `a schema refused in the words of ${who}: JSON mode`,
    ...good,
    knows: { rung: 'schema' },
    server: [refusal, says(GOOD)],
    requests: 2,
    learns: { rung: 'json' },
    sent: (bodies) => {
      if (!/"type":"json_object"/.test(JSON.stringify(bodies[1]))) throw new Error('no JSON mode');
      if (!/\bJSON\b/.test(JSON.stringify(bodies[1]?.['messages']))) throw new Error('JSON is not named');
    },
  })),
  ...jsonMode.map(([who, refusal]): Fault => ({
    name: `JSON mode refused in the words of ${who}: plain`,
    ...good,
    knows: { rung: 'json' },
    server: [refusal, says(GOOD)],
    requests: 2,
    learns: { rung: 'plain' },
    sent: has({ response_format: true }, { response_format: false, tools: false }),
  })),
  {
    name: 'every form refused, one after the other: plain',
    ...good,
    server: [tools[0]?.[1], formats[0]?.[1], jsonMode[0]?.[1], says(`Sure:\n${GOOD}`)].flatMap(
      (one) => one ?? [],
    ),
    requests: 4,
    learns: { rung: 'plain' },
  },
  {
    name: 'a bad request in every form ends at the last',
    asks: 'value',
    server: [refuse(400, 'Bad request')],
    code: 'model-failed',
    params: { status: 400 },
    requests: 4,
    learns: {},
  },
  {
    name: 'a bad request in a form that worked before is told at once',
    asks: 'value',
    knows: { rung: 'tool' },
    server: [refuse(400, 'Bad request')],
    code: 'model-failed',
    params: { status: 400 },
    requests: 1,
  },
  {
    name: 'a parameter and the form refused',
    ...good,
    server: [
      refuse(400, 'Unknown parameter', { param: 'temperature' }),
      refuse(400, 'Unknown parameter', { param: 'tools' }),
      says(GOOD),
    ],
    requests: 3,
    learns: { without: ['temperature'], rung: 'schema' },
  },
  {
    name: 'a form that worked is asked for first',
    ...good,
    knows: { rung: 'json' },
    server: [says(GOOD)],
    requests: 1,
    sent: has({ tools: false, response_format: true }),
  },
  {
    name: 'a tool call in pieces',
    ...good,
    server: [calls('grade', GOOD)],
    requests: 1,
    learns: { rung: 'tool' },
  },
  {
    name: 'a tool call whose arguments are an object, without an index',
    ...good,
    server: [
      stream(
        events(
          chunk(
            { tool_calls: [{ id: 'a', function: { name: 'grade', arguments: { grade: 'good' } } }] },
            'stop',
          ),
        ),
      ),
    ],
    requests: 1,
    learns: { rung: 'tool' },
  },
  {
    name: 'a tool call of the old kind',
    ...good,
    server: [
      stream(
        events(
          chunk({ function_call: { name: 'grade', arguments: '{"grade":' } }),
          chunk({ function_call: { arguments: '"good"}' } }, 'function_call'),
        ),
      ),
    ],
    requests: 1,
  },
  {
    name: 'a tool call in one object',
    ...good,
    server: [
      answer(
        200,
        completion(
          {
            content: null,
            tool_calls: [{ id: 'a', type: 'function', function: { name: 'grade', arguments: GOOD } }],
          },
          'tool_calls',
        ),
      ),
    ],
    requests: 1,
  },
  {
    name: 'the same tool call twice, both at index 0',
    ...good,
    server: [
      stream(
        events(
          ...['a', 'b'].map((id) =>
            chunk({ tool_calls: [{ index: 0, id, function: { name: 'grade', arguments: GOOD } }] }),
          ),
          chunk({}, 'tool_calls'),
        ),
      ),
    ],
    requests: 1,
  },
  {
    name: 'two tool calls that differ are none: asked again, a rung below',
    ...good,
    server: [
      stream(
        events(
          ...['good', 'bad'].map((grade, index) =>
            chunk({
              tool_calls: [
                { index, id: grade, function: { name: 'grade', arguments: JSON.stringify({ grade }) } },
              ],
            }),
          ),
          chunk({}, 'tool_calls'),
        ),
      ),
      says(GOOD),
    ],
    requests: 2,
    learns: { rung: 'schema' },
  },
  {
    name: 'the object as text where a call was asked for',
    ...good,
    server: [says(GOOD)],
    requests: 1,
    learns: { rung: 'tool' },
  },
  {
    name: 'an unusable reply of a form that never worked is asked for again a rung below, with what was wrong',
    ...good,
    server: [calls('grade', '{"grade":"fine"}'), says(GOOD)],
    requests: 2,
    learns: { rung: 'schema' },
    sent: (bodies) => {
      has({ tools: true }, { response_format: true })(bodies);
      if (!/can’t be used:\\n- grade/.test(JSON.stringify(bodies[1]))) throw new Error('says no problem');
    },
  },
  {
    name: 'an unusable reply of a form that worked is asked for again in the same',
    ...good,
    knows: { rung: 'tool' },
    server: [calls('grade', '{"grade":"fine"}'), calls('grade', GOOD)],
    requests: 2,
    sent: has({ tools: true }, { tools: true }),
  },
  {
    name: 'an unusable reply, twice',
    asks: 'value',
    server: [calls('grade', '{"grade":"fine"}'), says('{"grade":"so so"}')],
    code: 'model-unusable',
    params: { reason: 'invalid' },
    requests: 2,
    learns: {},
  },
  {
    name: 'nothing at all, twice',
    asks: 'value',
    server: [says('')],
    code: 'model-unusable',
    params: { reason: 'empty' },
    requests: 2,
  },
  {
    name: 'a value cut off at the limit is asked for again',
    ...good,
    server: [says('{"grade":"go', 'length'), says(GOOD)],
    requests: 2,
  },
  {
    name: 'a value that is withheld',
    asks: 'value',
    server: [says('', 'content_filter')],
    code: 'model-refused',
    requests: 1,
  },
  {
    name: 'a value that is refused beside the text',
    asks: 'value',
    server: [stream(events(chunk({ refusal: 'No.' }), chunk({}, 'stop')))],
    code: 'model-refused',
    requests: 1,
  },
];
