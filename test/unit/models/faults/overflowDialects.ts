import { answer, events, refuse, stream, type Play } from './play';

/** Who says it, how, and the limit that is told in it (0: none). */
export const dialects: [string, Play, number][] = [
  [
    'OpenAI',
    refuse(
      400,
      "This model's maximum context length is 8192 tokens. However, your messages resulted in 9001 tokens. Please reduce the length of the messages.",
      { code: 'context_length_exceeded', param: 'messages' },
    ),
    8192,
  ],
  [
    'OpenAI, with another limit',
    refuse(
      400,
      'Input tokens exceed the configured limit of 272,000 tokens. Your messages resulted in 300,000 tokens.',
      { code: 'context_length_exceeded' },
    ),
    272_000,
  ],
  [
    'OpenAI, without a limit',
    refuse(
      400,
      'Your input exceeds the context window of this model. Please adjust your input and try again.',
      { code: 'context_length_exceeded' },
    ),
    0,
  ],
  [
    'OpenAI, of characters',
    refuse(
      400,
      "Invalid 'messages[1].content': string too long. Expected a string with maximum length 1048576, but got a string with length 2000000 instead.",
      { code: 'string_above_max_length' },
    ),
    0,
  ],
  [
    'Anthropic',
    refuse(400, 'prompt is too long: 215000 tokens > 200000 maximum', { type: 'invalid_request_error' }),
    200_000,
  ],
  [
    'Anthropic, with the reply',
    refuse(
      400,
      'input length and `max_tokens` exceed context limit: 199211 + 20000 > 200000, decrease input length or `max_tokens` and try again',
    ),
    200_000,
  ],
  [
    'Google',
    answer(400, [
      {
        error: {
          code: 400,
          message: 'The input token count (1200000) exceeds the maximum number of tokens allowed (1048576).',
          status: 'INVALID_ARGUMENT',
        },
      },
    ]),
    1_048_576,
  ],
  [
    'vLLM',
    answer(400, {
      object: 'error',
      message:
        "This model's maximum context length is 4096 tokens. However, you requested 5000 tokens (4900 in the messages, 100 in the completion).",
      type: 'BadRequestError',
      param: null,
      code: 400,
    }),
    4096,
  ],
  [
    'vLLM, the decoder',
    answer(400, {
      error: {
        message:
          'The decoder prompt (length 5000) is longer than the maximum model length of 4096. Make sure that `max_model_len` is no smaller than the number of text tokens.',
      },
    }),
    4096,
  ],
  [
    'SGLang',
    answer(400, {
      object: 'error',
      message: "The input (5000 tokens) is longer than the model's context length (4096 tokens).",
    }),
    4096,
  ],
  [
    'TGI',
    answer(422, {
      error:
        'Input validation error: `inputs` tokens + `max_new_tokens` must be <= 4096. Given: 5000 `inputs` tokens and 100 `max_new_tokens`',
      error_type: 'validation',
    }),
    4096,
  ],
  [
    'llama.cpp',
    answer(400, {
      error: {
        code: 400,
        message:
          'the request exceeds the available context size. try increasing the context size or enable context shift',
        type: 'exceed_context_size_error',
        n_prompt_tokens: 5000,
        n_ctx: 4096,
      },
    }),
    4096,
  ],
  [
    'llama.cpp, newer',
    answer(400, {
      error: {
        code: 400,
        message: 'request (5000 tokens) exceeds the available context size (4096 tokens), try increasing it',
        type: 'exceed_context_size_error',
      },
    }),
    4096,
  ],
  [
    'llama.cpp, as trouble of its own',
    refuse(500, 'input is too large to process. increase the physical batch size'),
    0,
  ],
  [
    'llama-cpp-python',
    answer(400, {
      error: {
        message: 'Requested tokens (5000) exceed context window of 4096',
        code: 'context_length_exceeded',
      },
    }),
    4096,
  ],
  ['Ollama', refuse(400, 'prompt too long; exceeded max context length by 904 tokens'), 0],
  ['Ollama, the input', refuse(400, 'the input length exceeds the context length'), 0],
  [
    'LM Studio',
    answer(400, {
      error:
        'The number of tokens to keep from the initial prompt is greater than the context length. Try to load the model with a larger context length, or provide a shorter input',
    }),
    0,
  ],
  [
    'LM Studio, with a limit',
    answer(400, {
      error:
        'Trying to keep the first 5000 tokens when context the overflows. However, the model is loaded with context length of only 4096 tokens, which is not enough.',
    }),
    4096,
  ],
  [
    'Mistral',
    answer(400, {
      object: 'error',
      message:
        'Prompt contains 40000 tokens and 0 draft tokens, too large for model with 32768 maximum context length',
      type: 'invalid_request_error',
      code: '3051',
    }),
    32_768,
  ],
  [
    'Groq',
    refuse(400, 'Please reduce the length of the messages or completion.', {
      code: 'context_length_exceeded',
      param: 'messages',
    }),
    0,
  ],
  [
    'GitHub, 413',
    answer(413, {
      error: {
        code: 'tokens_limit_reached',
        message: 'Request body too large for gpt-4o model. Max size: 8000 tokens.',
        details: 'Request body too large for gpt-4o model. Max size: 8000 tokens.',
      },
    }),
    8000,
  ],
  [
    'DeepSeek',
    refuse(
      400,
      "This model's maximum context length is 131072 tokens. However, you requested 140000 tokens (136000 in the messages, 4000 in the completion).",
    ),
    131_072,
  ],
  [
    'Qwen',
    refuse(400, '<400> InternalError.Algo.InvalidParameter: Range of input length should be [1, 129024]', {
      code: 'invalid_parameter_error',
    }),
    129_024,
  ],
  ['Zhipu', answer(400, { error: { code: '1261', message: 'Prompt 超长' } }), 0],
  [
    'Moonshot',
    refuse(400, 'Invalid request: Your request exceeded model token limit: 8192 (requested: 9000)'),
    8192,
  ],
  [
    'Azure',
    refuse(
      400,
      "This model's maximum context length is 16385 tokens. However, your messages resulted in 20000 tokens.",
      { code: 'context_length_exceeded', status: 400 },
    ),
    16_385,
  ],
  [
    'OpenRouter',
    refuse(
      400,
      "This endpoint's maximum context length is 32768 tokens. However, you requested about 40000 tokens (40000 of text input).",
      { code: 400 },
    ),
    32_768,
  ],
  [
    'OpenRouter, from behind',
    answer(400, {
      error: {
        message: 'Provider returned error',
        code: 400,
        metadata: {
          raw: '{"error":{"message":"prompt is too long: 9000 tokens > 8000 maximum"}}',
          provider_name: 'x',
        },
      },
    }),
    8000,
  ],
  [
    'xAI',
    answer(400, {
      code: 'Client specified an invalid argument',
      error: "This model's maximum prompt length is 131072 but the request contains 537812 tokens.",
    }),
    131_072,
  ],
  [
    'Copilot',
    refuse(400, 'prompt token count of 70000 exceeds the limit of 64000', {
      code: 'model_max_prompt_tokens_exceeded',
    }),
    64_000,
  ],
  [
    'Cohere',
    answer(400, {
      message:
        'too many tokens: total number of tokens in the prompt cannot exceed 4081 - received 5000. Try using a shorter prompt.',
    }),
    4081,
  ],
  ['Bedrock', answer(400, { message: 'Input is too long for requested model.' }), 0],
  ['Fireworks', refuse(400, 'The prompt is too long: 40000, model maximum context length: 32767'), 32_767],
  [
    'Cerebras',
    refuse(
      400,
      'Please reduce the length of the messages or completion. Current length is 9000 while limit is 8192',
      { code: 'context_length_exceeded' },
    ),
    8192,
  ],
  [
    'SiliconFlow',
    answer(413, {
      code: 20015,
      message: 'length of prompt_tokens (40000) must be less than max_seq_len (32768).',
      data: null,
    }),
    32_768,
  ],
  [
    'Volcengine',
    refuse(
      400,
      'Total tokens of image and text exceed max message tokens. Input length 40000 exceeds the maximum length 32768.',
    ),
    32_768,
  ],
  [
    'Chinese, with a limit',
    answer(400, { error: { message: '输入长度超过模型最大上下文长度 8192，请缩短输入' } }),
    8192,
  ],
  ['Chinese, tokens', answer(400, { error: { message: '请求的 token 数超出上限 32768' } }), 32_768],
  ['Chinese, without a limit', answer(400, { error: { message: '上下文长度超限' } }), 0],
  [
    'inside of a stream',
    stream(
      events({
        error: { code: 'context_length_exceeded', message: 'maximum context length is 8192 tokens' },
      }),
    ),
    8192,
  ],
];

/** Of one request that is larger than a rate: shortened, and nothing is learnt of the context. */
export const overRates: [string, Play][] = [
  [
    'OpenAI',
    refuse(
      429,
      'Request too large for m in organization o on tokens per min (TPM): Limit 10000, Requested 12000. The input or output tokens must be reduced in order to run successfully.',
      { type: 'tokens', code: 'rate_limit_exceeded' },
    ),
  ],
  [
    'Groq',
    refuse(
      413,
      'Request too large for model `m` in organization `o` on tokens per minute (TPM): Limit 6000, Requested 7000, please reduce your message size and try again.',
      { type: 'tokens', code: 'rate_limit_exceeded' },
    ),
  ],
  ['one that says it by numbers alone', refuse(429, 'TPM exceeded: limit 6,000, requested 7,000')],
];

/** Of a rate that is used up: waited for. */
export const rates: [string, Play][] = [
  [
    'OpenAI',
    refuse(429, 'Rate limit reached for m on tokens per min (TPM): Limit 10000, Used 9500, Requested 900.'),
  ],
  [
    'Azure',
    refuse(
      429,
      'Requests to the operation have exceeded the token rate limit of your current pricing tier.',
      {
        code: '429',
      },
    ),
  ],
  [
    'Anthropic',
    refuse(
      429,
      'This request would exceed the rate limit for your organization of 20,000 input tokens per minute. Please reduce the prompt length or the maximum tokens requested, or try again later.',
      { type: 'rate_limit_error' },
    ),
  ],
  ['Bedrock', answer(429, { message: 'Too many tokens, please wait before trying again.' })],
  [
    'Bedrock, of a day',
    answer(429, { message: 'Too many tokens per day, please wait before trying again.' }),
  ],
  [
    'Moonshot',
    refuse(429, 'Your account reached organization TPM rate limit, current: 35000, limit: 32000', {
      type: 'rate_limit_reached_error',
    }),
  ],
  [
    'SiliconFlow',
    answer(429, { message: 'Request was rejected due to rate limiting. Details: TPM limit reached.' }),
  ],
  ['Chinese, of requests', answer(429, { error: { message: '请求频率超过限制，请稍后再试' } })],
  ['Chinese, of tokens', answer(429, { error: { message: '每分钟 token 数超出上限 32768' } })],
];
