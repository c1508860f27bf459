import { answer, events, page, refuse, stream, type Play } from './play';
import type { Body, Fault } from './runFault';

const endpoint = { api: 'responses' } as const;
const GOOD = '{"grade":"good"}';
const good = { endpoint, asks: 'value', value: { grade: 'good' } } as const;
const once = { endpoint, text: 'Hello, world.', requests: 1 } as const;
const usage = { input_tokens: 11, output_tokens: 3, total_tokens: 14 };

const delta = (text: string, at = 0) => ({
  type: 'response.output_text.delta',
  output_index: at,
  content_index: 0,
  item_id: 'm',
  delta: text,
});
const message = (text: string) => ({
  type: 'message',
  id: 'm',
  role: 'assistant',
  content: [{ type: 'output_text', text }],
});
const call = (args: string) => ({
  type: 'function_call',
  id: 'f',
  call_id: 'call_1',
  name: 'grade',
  arguments: args,
});
const reasoning = { type: 'reasoning', id: 'r', summary: [{ type: 'summary_text', text: 'Hm.' }] };
const response = (more: object) => ({
  id: 'r',
  object: 'response',
  model: 'm',
  status: 'completed',
  error: null,
  incomplete_details: null,
  output: [],
  ...more,
});
const done = (more: object = {}) => ({ type: 'response.completed', response: response(more) });
const named = (...objects: ({ type: string } & Record<string, unknown>)[]): Play =>
  stream(objects.map((one) => `event: ${one.type}\ndata: ${JSON.stringify(one)}\n\n`).join(''));
const whole = (...output: object[]): Play => answer(200, response({ output, usage }));

function kept(bodies: Body[]): void {
  for (const body of bodies) if (body['store'] !== false) throw new Error('may be stored');
}

/** A structured request: at once, not stored, its form in the place of the API. */
const asked =
  (...forms: RegExp[]) =>
  (bodies: Body[]): void => {
    kept(bodies);
    forms.forEach((form, n) => {
      if (bodies[n]?.['stream'] !== false) throw new Error('is streamed');
      if (!form.test(JSON.stringify(bodies[n]))) throw new Error(`request ${n} is not ${form.source}`);
    });
  };
const SCHEMA = /"format":\{"type":"json_schema"/;
const TOOL = /"tool_choice":\{"type":"function","name":"grade"/;
const JSON_MODE = /"format":\{"type":"json_object"/;

/** The other API. */
export const responses: readonly Fault[] = [
  {
    name: 'responses: text as it should be, with reasoning beside it, not stored',
    ...once,
    server: [
      named(
        { type: 'response.created', response: response({ status: 'in_progress' }) },
        { type: 'response.output_item.added', output_index: 0, item: reasoning },
        { type: 'response.reasoning_summary_text.delta', summary_index: 0, delta: 'Hm.' },
        { type: 'response.reasoning_text.delta', delta: 'Hm.' },
        { type: 'response.output_item.done', output_index: 0, item: reasoning },
        { type: 'response.output_item.added', output_index: 1, item: { ...message(''), content: [] } },
        delta('Hello, ', 1),
        delta('world.', 1),
        { type: 'response.output_text.done', text: 'Hello, world.' },
        { type: 'response.output_item.done', output_index: 1, item: message('Hello, world.') },
        done({ output: [reasoning, message('Hello, world.')], usage }),
      ),
    ],
    usage: { input: 11, output: 3 },
    sent: (bodies) => {
      kept(bodies);
      if (bodies[0]?.['stream'] !== true) throw new Error('is not streamed');
    },
  },
  {
    name: 'responses: events without names, CRLF, no blank',
    ...once,
    server: [
      stream(
        events(delta('Hello, '), delta('world.'), done())
          .replaceAll('\n', '\r\n')
          .replaceAll('data: ', 'data:'),
      ),
    ],
  },
  {
    name: 'responses: all of the text only at the end',
    ...once,
    server: [named(done({ output: [reasoning, message('Hello, world.')] }))],
  },
  {
    name: 'responses: one object although a stream was asked for',
    ...once,
    server: [whole(message('Hello, world.'))],
    usage: { input: 11, output: 3 },
  },
  {
    name: 'responses: no end: cut, and asked again',
    ...once,
    requests: 2,
    server: [named(delta('Hello')), named(delta('Hello, world.'), done())],
    waits: [500],
  },
  {
    name: 'responses: cut off at the limit',
    endpoint,
    server: [
      named(delta('Half of'), {
        type: 'response.incomplete',
        response: response({ status: 'incomplete', incomplete_details: { reason: 'max_output_tokens' } }),
      }),
    ],
    code: 'model-length',
    requests: 1,
  },
  {
    name: 'responses: withheld by a filter',
    endpoint,
    server: [
      named(delta('Half of'), {
        type: 'response.incomplete',
        response: response({ status: 'incomplete', incomplete_details: { reason: 'content_filter' } }),
      }),
    ],
    code: 'model-refused',
    requests: 1,
  },
  {
    name: 'responses: a refusal',
    endpoint,
    server: [
      named(
        { type: 'response.refusal.delta', delta: 'I can’t.' },
        { type: 'response.refusal.done', refusal: 'I can’t.' },
        done(),
      ),
    ],
    code: 'model-refused',
    requests: 1,
  },
  {
    name: 'responses: failed inside of the stream',
    endpoint,
    server: [
      named(delta('Half'), {
        type: 'response.failed',
        response: response({
          status: 'failed',
          error: { code: 'rate_limit_exceeded', message: 'Rate limit reached. Please try again in 2s.' },
        }),
      }),
      named(delta('Whole.'), done()),
    ],
    text: 'Whole.',
    requests: 2,
    waits: [2000],
  },
  {
    name: 'responses: an error event',
    endpoint,
    server: [
      named({ type: 'error', code: 'context_length_exceeded', message: 'exceeds the context window' }),
    ],
    code: 'model-too-long',
    params: { limit: 0 },
    requests: 1,
  },
  {
    name: 'responses: a page for people',
    endpoint,
    server: [page(200)],
    code: 'model-missing',
    params: { model: '' },
    requests: 1,
  },
  {
    name: 'responses: reasoning refused: left out, and remembered',
    endpoint: { ...endpoint, reasoningEffort: 'low' },
    server: [
      refuse(400, "Unsupported parameter: 'reasoning.effort' is not supported with this model.", {
        param: 'reasoning.effort',
        code: 'unsupported_parameter',
      }),
      named(delta('Without.'), done()),
    ],
    text: 'Without.',
    requests: 2,
    learns: { without: ['reasoning'] },
  },
  {
    name: 'responses: store refused: told, not stored after all',
    endpoint,
    server: [refuse(400, "Unsupported parameter: 'store'", { param: 'store' })],
    code: 'model-unsupported',
    params: { status: 400, what: 'store' },
    requests: 1,
    sent: kept,
  },
  {
    name: 'responses: a value by a schema, at once',
    ...good,
    server: [whole(reasoning, message(GOOD))],
    requests: 1,
    learns: { rung: 'schema' },
    usage: { input: 11, output: 3 },
    sent: asked(SCHEMA),
  },
  {
    name: 'responses: a value as a stream although it was asked for at once',
    ...good,
    server: [named(delta(GOOD), done())],
    requests: 1,
    sent: asked(SCHEMA),
  },
  {
    name: 'responses: a schema refused: a tool',
    ...good,
    server: [
      refuse(
        400,
        "Invalid parameter: 'text.format' of type 'json_schema' is not supported with this model.",
        { param: 'text.format' },
      ),
      whole(call(GOOD)),
    ],
    requests: 2,
    learns: { rung: 'tool' },
    sent: asked(SCHEMA, TOOL),
  },
  {
    name: 'responses: schema and tool refused: JSON mode, then plain',
    ...good,
    server: [
      refuse(400, 'json_schema is not supported', { param: 'text.format' }),
      refuse(400, 'tools are not supported'),
      refuse(400, 'json_object is not supported', { param: 'text' }),
      whole(message(GOOD)),
    ],
    requests: 4,
    learns: { rung: 'plain' },
    sent: asked(SCHEMA, TOOL, JSON_MODE, /JSON object and nothing else/),
  },
  {
    name: 'responses: an unusable value is asked for again a rung below',
    ...good,
    server: [whole(message('{"grade":"fine"}')), whole(call(GOOD))],
    requests: 2,
    learns: { rung: 'tool' },
    sent: asked(SCHEMA, TOOL),
  },
  {
    name: 'responses: a value that is refused',
    endpoint,
    asks: 'value',
    server: [whole({ type: 'message', content: [{ type: 'refusal', refusal: 'I can’t.' }] })],
    code: 'model-refused',
    requests: 1,
  },
  {
    name: 'responses: a value cut off at the limit, twice',
    endpoint,
    asks: 'value',
    server: [
      answer(
        200,
        response({
          status: 'incomplete',
          incomplete_details: { reason: 'max_output_tokens' },
          output: [message('{"gra')],
        }),
      ),
    ],
    code: 'model-unusable',
    params: { reason: 'truncated' },
    requests: 2,
  },
  {
    name: 'responses: 200 with an error in the body is that error',
    endpoint,
    asks: 'value',
    server: [
      answer(
        200,
        response({
          status: 'failed',
          error: { code: 'insufficient_quota', message: 'You exceeded your current quota' },
        }),
      ),
    ],
    code: 'model-quota',
    params: { status: 402 },
    requests: 1,
  },
];
