import { answer, refuse, says, type Play } from './play';
import { has, type Fault } from './runFault';

const optional: [string, string, Play][] = [
  [
    'OpenAI',
    'temperature',
    refuse(
      400,
      "Unsupported value: 'temperature' does not support 0.7 with this model. Only the default (1) value is supported.",
      { param: 'temperature', code: 'unsupported_value' },
    ),
  ],
  [
    'OpenAI, of the parameter',
    'temperature',
    refuse(400, "Unsupported parameter: 'temperature' is not supported with this model.", {
      param: 'temperature',
      code: 'unsupported_parameter',
    }),
  ],
  ['Moonshot', 'temperature', refuse(400, 'invalid temperature: only 1 is allowed for this model')],
  [
    'Anthropic',
    'temperature',
    refuse(400, '`temperature` is deprecated for this model.', { type: 'invalid_request_error' }),
  ],
  ['OpenAI of old', 'stream_options', refuse(400, 'Unrecognized request argument supplied: stream_options')],
  [
    'Mistral',
    'stream_options',
    answer(422, {
      object: 'error',
      message: {
        detail: [
          {
            type: 'extra_forbidden',
            loc: ['body', 'stream_options'],
            msg: 'Extra inputs are not permitted',
            input: { include_usage: true },
          },
        ],
      },
    }),
  ],
  [
    'Google',
    'stream_options',
    answer(400, [
      {
        error: {
          code: 400,
          message: 'Invalid JSON payload received. Unknown name "stream_options": Cannot find field.',
          status: 'INVALID_ARGUMENT',
        },
      },
    ]),
  ],
  [
    'xAI',
    'reasoning_effort',
    answer(400, {
      code: 'Client specified an invalid argument',
      error: 'Model grok does not support parameter reasoningEffort.',
    }),
  ],
  [
    'Groq',
    'reasoning_effort',
    refuse(400, '`reasoning_effort` is not supported with this model', { param: 'reasoning_effort' }),
  ],
  ['Chinese', 'temperature', refuse(400, '当前模型不支持 temperature 参数')],
];

/** Parameters that a request can do without. */
export const parameters: readonly Fault[] = [
  ...optional.map(([who, what, refusal]): Fault => ({
    name: `${what} refused in the words of ${who}: left out, and remembered`,
    endpoint: { reasoningEffort: 'low' },
    server: [refusal, says('Without.')],
    text: 'Without.',
    requests: 2,
    learns: { without: [what] },
    sent: has({ [what]: true }, { [what]: false }),
  })),
  {
    name: 'two parameters refused, one after the other',
    endpoint: { reasoningEffort: 'low' },
    server: [
      refuse(400, 'Unknown parameter', { param: 'temperature' }),
      refuse(400, 'Unknown parameter', { param: 'reasoning_effort' }),
      says('Without.'),
    ],
    text: 'Without.',
    requests: 3,
    learns: { without: ['temperature', 'reasoning_effort'] },
  },
  {
    name: 'a parameter that is refused also when it was left out',
    server: [refuse(400, 'Unknown parameter', { param: 'temperature' })],
    code: 'model-unsupported',
    params: { status: 400, what: 'temperature' },
    requests: 2,
  },
  {
    name: 'a parameter that was refused before is not sent',
    knows: { without: ['temperature', 'stream_options'] },
    server: [says('Without.')],
    text: 'Without.',
    requests: 1,
    sent: has({ temperature: false, stream_options: false }),
  },
];
