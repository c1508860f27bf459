import { forgetful, Traits } from './forgetful';
import assert from 'node:assert/strict';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MemorySaver, type LangGraphRunnableConfig } from '@langchain/langgraph';
import { z } from 'zod';
import { form } from '../../../src/models/forms';
import { askFor } from '../../../src/models/structured';
import { writeText } from '../../../src/models/text';
import type { ChatMessage } from '../../../src/models/request';
import type { Known } from '../../../src/protocol/contacts';
import { modelAccess } from '../../../src/steps/modelAccess';
import type { Speaker } from '../../../src/steps/say';
import { Learnt } from '../../../src/models/traits';
import { Veil } from '../../../src/models/veil';
import { projectGraph } from '../../../src/project/graph';
import type { State } from '../../../src/project/state';
import type { SentRequest } from '../../../src/protocol/models';
import type { AgentPorts, Turn } from '../../../src/protocol/ports';
import { run } from '../../../src/runtime/run';
import { TextResume } from '../project/projectWindow';
import { ModelServer, type Script } from './modelServer';

const KEY = `sk-proj-${'a1B2c3D4'.repeat(6)}`;
const README = `# Pantry

Pantry keeps a shopping list for shared flats. Write to pantry@flats.example.

## Features

- Calls 13812345678 when the milk runs out
- Splits the bill with the key ${KEY}
- Stores lists with DB_PASSWORD=s3cr3tPw
- Mails the weekly list to pantry@flats.example
`;

describe('what leaves for a model', () => {
  let server: ModelServer | undefined;
  afterEach(() => server?.close());

  /** Drafts an entry of the project whose README is given; what was sent, recorded and made of the reply. */
  async function draft(script: Script, resume = new TextResume(), readme = README) {
    const folder = await mkdtemp(join(tmpdir(), 'vitae-veil-'));
    await writeFile(join(folder, 'README.md'), readme);
    const { endpoint, asked } = (server = await ModelServer.open(script));
    const recorded: SentRequest[] = [];
    const ports: AgentPorts = {
      checkpoints: () => Promise.reject(new Error('the saver is given')),
      folder: (name) => ({ path: folder, name: name ?? '' }),
      model: async () => endpoint,
      ...forgetful,
      sent: (request) => void recorded.push(request),
      resumes: resume,
      now: () => new Date('2026-06-01T00:00:00Z'),
      newId: () => crypto.randomUUID(),
      lineMs: 0,
      log: () => undefined,
    };
    const graph = projectGraph(ports, new MemorySaver());
    const turn = { threadId: 't1', runId: 'r1', deadlineMs: 60_000 } as Turn;
    const input = {
      input: { id: 'i1', text: 'Extract', action: 'extractProject' },
      language: 'en',
      workspace: 'p',
    };
    const { signal } = new AbortController();
    const silent = (): void => undefined;
    await run(graph, turn, input, silent, signal, silent);
    const { proposal } = (await graph.getState({ configurable: { thread_id: 't1' } })).values as State;
    return { asked, recorded, entry: proposal?.entry };
  }

  it('has no key, password, address or number of a README, and what stands for them comes back in the entry', async () => {
    const { asked, entry } = await draft((reply) => {
      reply.head().say('ABOUT: A shopping list\nKEYWORDS: none\n- Calls [pho');
      reply.say('ne-1] when the milk runs out [e3]\n').end();
    });
    const sent = asked.join('\n');
    assert.match(sent, /e3 \| feature \| Calls \[phone-1\] when/);
    assert.match(sent, /with the key \[secret\]/);
    assert.match(sent, /DB_PASSWORD=\[secret\]/);
    for (const one of [KEY, KEY.slice(0, 20), 's3cr3tPw', 'pantry@flats', '13812345678'])
      assert.ok(!sent.includes(one), one);
    assert.deepEqual(
      entry?.bullets.map(({ text, source }) => ({ text, source })),
      [{ text: 'Calls 13812345678 when the milk runs out', source: 'model' }],
    );
  });

  it('has no page or address that the resume states, wherever it stands', async () => {
    const resume = new TextResume();
    const basics = { url: 'https://www.linhua.dev', location: { address: '18 Elm Street' } };
    resume.text = JSON.stringify({ basics });
    const readme = '# Pantry\n\nPantry of linhua.dev keeps the lists of 18 Elm Street.\n';
    const { asked, entry } = await draft(
      (reply) => {
        reply.all('ABOUT: Lists\nKEYWORDS: none\n- Keeps the lists of [address-1] [e2]\n');
      },
      resume,
      readme,
    );
    assert.doesNotMatch(asked.join(''), /linhua|Elm/);
    assert.match(asked.join(''), /Pantry of \[link-1\] keeps the lists of \[address-1\]/);
    assert.equal(entry?.bullets[0]?.text, 'Keeps the lists of 18 Elm Street');
  });

  it('has no part of an address in what the check says of a draft', async () => {
    const resume = new TextResume();
    resume.text = JSON.stringify({ basics: { location: { address: '18 Elm Street' } } });
    const readme = '# Pantry\n\nPantry keeps the lists of 18 Elm Street.\n';
    const { asked } = await draft(
      (reply) => reply.all('ABOUT: Lists\nKEYWORDS: none\n- Lives at [address-1] [e1]\n'),
      resume,
      readme,
    );
    assert.equal(asked.length, 2);
    assert.match(asked[1] ?? '', /Lives at \[address-1\]\\" → number not in the cited facts; /);
    assert.doesNotMatch(asked.join(''), /Elm|\b18\b/);
  });

  it('is not cut within a contact, of which nobody would know a half', () => {
    const veil = new Veil([{ kind: 'address', value: '18 Elm Street' }]);
    for (let limit = 8; limit < 24; limit++)
      assert.doesNotMatch(veil.hide(veil.shorten('Lives at 18 Elm Street', limit)), /18|Elm/, String(limit));
    assert.equal(veil.shorten('Lives at 18 Elm Street', 22), 'Lives at 18 Elm Street');
    assert.equal(veil.shorten('Lives at 18 Elm Street, upstairs', 23), 'Lives at 18 Elm Street,…');
  });

  it('is recorded for the user exactly as it left, without the key', async () => {
    const { asked, recorded } = await draft((reply) => reply.all('ABOUT: x\n- Keeps lists [e1]\n'));
    assert.deepEqual(
      recorded.map(({ body }) => body),
      asked,
    );
    assert.ok(
      recorded.every(
        ({ node, step, to }) => node === 'draft' && step === 'draft' && to.startsWith('http://127'),
      ),
    );
    assert.doesNotMatch(JSON.stringify(recorded), /sk-secret|pantry@flats|13812345678/);
  });

  it('of a structured question is hidden too, also when it is asked again, and its value is whole', async () => {
    const CONTACT = form(
      'contact',
      'A contact.',
      z.object({ mail: z.string().describe('The address.'), list: z.array(z.string()).describe('Others.') }),
    );
    const lists = [[], ['at [address-1]', '[email-9]']];
    server = await ModelServer.open((reply, n) =>
      reply.all(JSON.stringify({ mail: '[email-1]', list: lists[Math.min(n, 1)] })),
    );
    const address = '18 Elm "Old" Street \\n 5';
    const veil = new Veil([{ kind: 'address', value: address }]);
    const question = {
      form: CONTACT,
      temperature: 0,
      prompt: () => [
        { role: 'system' as const, text: 'Read.' },
        { role: 'user' as const, text: `lin@example.com, ${address}` },
      ],
      problems: ({ mail, list }: { mail: string; list: string[] }) =>
        list.length > 0 ? [] : [`${mail} stands alone`],
    };
    const { value } = await askFor(server.endpoint, question, { learnt: new Learnt(new Traits()), veil });
    assert.deepEqual(value, { mail: 'lin@example.com', list: [`at ${address}`, '[email-9]'] });
    assert.equal(server.asked.length, 2);
    for (const body of server.asked) {
      assert.doesNotMatch(body, /lin@example|Elm/);
      assert.ok(body.includes('[email-1], [address-1]'));
    }
    assert.match(server.asked[1] ?? '', /\[email-1\] stands alone/);
    assert.doesNotMatch(server.asked.join(''), /email-2/);
  });

  it('comes back in text to its last character, and anew where the reply begins again', async () => {
    server = await ModelServer.open((reply, n) => {
      if (n > 0) return reply.all('-1] write to [email-1] or [email-');
      reply.head().say('lost [email');
      setTimeout(() => reply.response.destroy(), 20);
    });
    const veil = new Veil();
    const prompt = (): ChatMessage[] => [{ role: 'user', text: 'I am lin@example.com' }];
    let shown = '';
    const context = { learnt: new Learnt(new Traits()), veil };
    for await (const piece of writeText(server.endpoint, { prompt, temperature: 0 }, context))
      shown = piece.kind === 'again' ? '' : shown + piece.text;
    assert.equal(shown, '-1] write to lin@example.com or [email-');
    assert.equal(server.asked.length, 2);
  });

  it('has one placeholder for a contact in all steps of a run, and others in another run', async () => {
    let known: readonly Known[] | null = [];
    const contacts = async () => known ?? Promise.reject(new Error('the resume is no JSON now'));
    const ports = { model: async () => ({}), traits: new Traits(), resumes: { contacts } };
    const voice = {} as Speaker;
    const access = async (context: object): Promise<Veil | undefined> => {
      const config = { context } as unknown as LangGraphRunnableConfig;
      return (await modelAccess(ports as unknown as AgentPorts, config, voice, 'step', undefined)).context
        .veil;
    };
    const run = {};
    const first = await access(run);
    assert.equal(first?.hide('a@b.co and c@d.co, linhua.dev'), '[email-1] and [email-2], linhua.dev');
    known = [{ kind: 'link', value: 'https://linhua.dev' }];
    const second = await access(run);
    assert.equal(second?.hide('c@d.co, linhua.dev'), '[email-2], [link-1]');
    known = null;
    const third = await access(run);
    assert.equal(third?.hide('linhua.dev'), '[link-1]');
    assert.equal((await access({}))?.hide('c@d.co'), '[email-1]');
  });
});
