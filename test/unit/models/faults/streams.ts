import { answer, begins, chunk, completion, events, says, stream, words, type Play } from './play';
import type { Fault } from './runFault';

/** Bytes one by one, each a packet of its own. */
function byteByByte(body: string): Play {
  return async ({ response }) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    for (const byte of Buffer.from(body)) {
      response.write(Buffer.of(byte));
      await new Promise((resolve) => setImmediate(resolve));
    }
    response.end();
  };
}

const usage = { prompt_tokens: 11, completion_tokens: 3, total_tokens: 14 };
const once = { text: 'Hello, world.', requests: 1 };
const hello = words('Hello, world.');

/** Streams as servers write them, and how they end. */
export const streams: readonly Fault[] = [
  { name: 'a stream as it should be', server: [says('Hello, world.')], ...once },
  { name: 'no [DONE] behind a finish reason', server: [stream(events(...hello))], ...once },
  {
    name: 'no finish reason before [DONE]',
    server: [stream(events(...hello.slice(0, -1), '[DONE]'))],
    ...once,
  },
  {
    name: 'neither of them: cut, and asked again',
    server: [stream(events(...hello.slice(0, -1))), says('Hello, world.')],
    ...once,
    requests: 2,
    waits: [500],
  },
  {
    name: 'a stream without a byte: cut, and asked again',
    server: [stream('')],
    code: 'model-cut',
    requests: 3,
    waits: [500, 1000],
  },
  {
    name: 'a stream cut off within an event',
    server: [stream(events(...hello.slice(0, -1)) + 'data: {"choices":[{"ind'), says('Hello, world.')],
    ...once,
    requests: 2,
    waits: [500],
  },
  {
    name: 'the connection stays open behind the end',
    silent: true,
    server: [begins(events(...hello), () => undefined)],
    ...once,
  },
  {
    name: 'the connection stays open behind [DONE]',
    silent: true,
    server: [begins(events(...hello, '[DONE]'), () => undefined)],
    ...once,
  },
  {
    name: 'lines that end in CRLF',
    server: [stream(events(...hello, '[DONE]').replaceAll('\n', '\r\n'))],
    ...once,
  },
  {
    name: 'lines that end in CR',
    server: [stream(events(...hello, '[DONE]').replaceAll('\n', '\r'))],
    ...once,
  },
  {
    name: 'CRLF, byte by byte',
    server: [byteByByte(events(...hello, '[DONE]').replaceAll('\n', '\r\n'))],
    ...once,
  },
  {
    name: 'no blank behind data:',
    server: [stream(events(...hello, '[DONE]').replaceAll('data: ', 'data:'))],
    ...once,
  },
  {
    name: 'no empty line between events',
    server: [stream(events(...hello, '[DONE]').replaceAll('\n\n', '\n'))],
    ...once,
  },
  { name: 'a byte order mark', server: [stream('\uFEFF' + events(...hello, '[DONE]'))], ...once },
  {
    name: 'comments, empty events and other fields between',
    server: [
      stream(
        `: OPENROUTER PROCESSING\n\nid: 1\nretry: 3000\n\n${events(...hello.slice(0, 1))}: keep-alive\n\ndata:\n\ndata: ping\n\nevent: message\n${events(...hello.slice(1), '[DONE]')}`,
      ),
    ],
    ...once,
  },
  {
    name: 'comments keep a slow answer alive',
    silent: true,
    server: [
      async (reply) => {
        reply.head();
        for (let n = 0; n < 4; n++) {
          reply.response.write(': keep-alive\n\n');
          await new Promise((resolve) => setTimeout(resolve, 120));
        }
        reply.response.end(events(...hello, '[DONE]'));
      },
    ],
    ...once,
  },
  {
    name: 'comments alone do not keep an answer alive for ever',
    silent: true,
    server: [
      (reply) => {
        reply.head();
        const beat = setInterval(() => reply.response.write(': keep-alive\n\n'), 50);
        reply.response.on('close', () => clearInterval(beat));
      },
    ],
    code: 'model-stalled',
    params: { seconds: 1 },
    requests: 1,
  },
  {
    name: 'UTF-8 split at every byte',
    server: [byteByByte(events(...words('简历写得很好 — naïve 👍🏽'), '[DONE]'))],
    text: '简历写得很好 — naïve 👍🏽',
    requests: 1,
  },
  {
    name: 'empty deltas, null contents and chunks without choices',
    server: [
      stream(
        events(
          chunk({ role: 'assistant', content: '' }),
          { id: 'c', choices: [] },
          { id: 'c', choices: [{ index: 0, delta: null, finish_reason: null }] },
          chunk({ content: null }),
          ...hello,
          '[DONE]',
        ),
      ),
    ],
    ...once,
  },
  {
    name: 'no role, in any chunk',
    server: [stream(events(...hello))],
    ...once,
  },
  {
    name: 'another role than the assistant’s',
    server: [
      stream(
        events(chunk({ role: 'user', content: 'Hello, ' }), chunk({ role: '', content: 'world.' }, 'stop')),
      ),
    ],
    ...once,
  },
  {
    name: 'a finish reason of nothing in each chunk',
    server: [
      stream(
        events(
          { choices: [{ index: 0, delta: { content: 'Hello, ' }, finish_reason: '' }] },
          { choices: [{ index: 0, delta: { content: 'world.' }, finish_reason: 'null' }] },
          '[DONE]',
        ),
      ),
    ],
    ...once,
  },
  {
    name: 'text in parts, with thinking among them',
    server: [
      stream(
        events(
          chunk({ content: [{ type: 'thinking', thinking: [{ type: 'text', text: 'Hm.' }] }] }),
          chunk(
            {
              content: [
                { type: 'text', text: 'Hello, ' },
                { type: 'text', text: 'world.' },
              ],
            },
            'stop',
          ),
        ),
      ),
    ],
    ...once,
  },
  {
    name: 'reasoning beside the text stays out of it',
    server: [
      stream(events(chunk({ reasoning_content: 'Hm.' }), chunk({ reasoning: 'Hm.', content: '' }), ...hello)),
    ],
    ...once,
  },
  {
    name: 'the whole text once more at the end',
    server: [
      stream(
        events(...hello.slice(0, -1), {
          choices: [
            { index: 0, message: { role: 'assistant', content: 'Hello, world.' }, finish_reason: 'stop' },
          ],
        }),
      ),
    ],
    ...once,
  },
  {
    name: 'a second choice is not mixed in',
    server: [
      stream(
        events(
          ...hello.slice(0, 1),
          { choices: [{ index: 1, delta: { content: 'Other ' }, finish_reason: 'stop' }] },
          ...hello.slice(1),
        ),
      ),
    ],
    ...once,
  },
  {
    name: 'tokens counted in a chunk without choices',
    server: [stream(events(...hello, { choices: [], usage }, '[DONE]'))],
    ...once,
    usage: { input: 11, output: 3 },
  },
  {
    name: 'tokens counted in the last chunk',
    server: [stream(events(...hello.slice(0, -1), { ...chunk({}, 'stop'), usage }))],
    ...once,
    usage: { input: 11, output: 3 },
  },
  {
    name: 'tokens counted inside of the choice',
    server: [
      stream(
        events(...hello.slice(0, -1), { choices: [{ index: 0, delta: {}, finish_reason: 'stop', usage }] }),
      ),
    ],
    ...once,
    usage: { input: 11, output: 3 },
  },
  {
    name: 'tokens counted behind the end, on a connection that stays open',
    silent: true,
    server: [begins(events(...hello, { choices: [], usage }), () => undefined)],
    ...once,
    usage: { input: 11, output: 3 },
  },
  {
    name: 'a count of tokens that is none',
    server: [
      stream(
        events({
          ...chunk({ content: 'Hello, world.' }, 'stop'),
          usage: { prompt_tokens: '?', completion_tokens: -1 },
        }),
      ),
    ],
    ...once,
  },
  {
    name: 'one JSON object although a stream was asked for',
    server: [answer(200, { ...completion({ role: 'assistant', content: 'Hello, world.' }), usage })],
    ...once,
    usage: { input: 11, output: 3 },
  },
  {
    name: 'one JSON object over many lines, called a stream, without a finish reason',
    server: [stream(`\n${JSON.stringify(completion({ content: 'Hello, world.' }, null), null, 2)}\n`)],
    ...once,
  },
  {
    name: 'half a JSON object: cut, and asked again',
    server: [
      stream(JSON.stringify(completion({ content: 'Hello, world.' })).slice(0, 60), 'application/json'),
      says('Hello, world.'),
    ],
    ...once,
    requests: 2,
    waits: [500],
  },
  { name: 'not a word', server: [says('')], code: 'model-empty', requests: 1 },
  { name: '[DONE] and nothing else', server: [stream(events('[DONE]'))], code: 'model-empty', requests: 1 },
  {
    name: 'no choice in one object',
    server: [answer(200, { choices: [] })],
    code: 'model-empty',
    requests: 1,
  },
  {
    name: 'a refusal beside the text',
    server: [
      stream(events(chunk({ refusal: 'I can’t ' }), chunk({ refusal: 'do that.' }), chunk({}, 'stop'))),
    ],
    code: 'model-refused',
    requests: 1,
  },
  {
    name: 'a refusal in one object',
    server: [answer(200, completion({ content: null, refusal: 'I can’t do that.' }))],
    code: 'model-refused',
    requests: 1,
  },
  {
    name: 'finish reason content_filter',
    server: [says('Half', 'content_filter')],
    code: 'model-refused',
    requests: 1,
  },
  { name: 'finish reason length', server: [says('Half of', 'length')], code: 'model-length', requests: 1 },
  {
    name: 'JSON that is none',
    server: [stream(events(chunk({ content: 'Hello' }), '{"choices":[}', '[DONE]'))],
    code: 'model-failed',
    requests: 1,
  },
];
