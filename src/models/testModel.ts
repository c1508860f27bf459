import { z } from 'zod';
import { hasCode, VitaeError, type ErrorCode } from '../protocol/errors';
import {
  MODEL_TESTS,
  type ModelChoice,
  type ModelTest,
  type ModelTestReport,
  type ModelTestResult,
  type ModelTraits,
  type ModelTraitStore,
} from '../protocol/models';
import type { CallContext } from './attempts';
import { form } from './forms';
import { choiceOf } from './recovery/declare';
import type { ChatMessage } from './request';
import { askFor } from './structured';
import { writeText } from './text';
import { contextOf, keyOf, Learnt } from './traits';

/** What went wrong so would go wrong with any request. */
const LASTING: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  'model-auth',
  'model-forbidden',
  'model-missing',
  'model-none',
  'model-unreachable',
  'model-certificate',
  'model-proxy',
  'model-redirected',
  'model-quota',
]);

/** Milliseconds that one test may take. */
const TEST_MS = 60_000;
/** Tokens of a reply, thoughts included: what is asked for has a hundred. */
const REPLY = 8_000;

const NOTE =
  'Tidewatch warns 140 small harbours of high water. It is written in TypeScript and keeps its predictions in Redis. Two people built it.';

const reading = form(
  'project_reading',
  'What a note says of a software project.',
  z.object({
    name: z.string().describe('The project’s name, as the note writes it.'),
    harbours: z.number().describe('How many harbours it serves, as a number.'),
    technologies: z.array(z.string()).describe('The technologies that the note names, one an item.'),
    kind: choiceOf({
      service: ['服务'],
      library: ['库'],
      game: ['游戏'],
    }).describe('What it is: "service" runs for others, "library" is built into programs, "game" is played.'),
  }),
);

/**
 * Asks a model what the steps ask of it: a structured reply, a text that streams, and one in Chinese. The form of
 * structured replies is tried anew; what was known of the model stays until another is known to work. A test that takes
 * longer than `testMs` has failed, with `turn-deadline`. Rejects only with the signal's reason.
 */
export async function testModel(
  choice: ModelChoice,
  traits: ModelTraitStore,
  signal: AbortSignal,
  begins: (test: ModelTest) => void,
  testMs = TEST_MS,
): Promise<ModelTestReport> {
  const key = keyOf(choice);
  const anew = new Anew(traits.get(key));
  const learnt = new Learnt(anew);
  const results: ModelTestResult[] = [];
  for (const test of MODEL_TESTS) {
    signal.throwIfAborted();
    if (results.some(({ error }) => error && LASTING.has(error.code))) {
      results.push({ test, outcome: 'skipped', ms: 0 });
      continue;
    }
    begins(test);
    const since = performance.now();
    const ms = (): number => Math.round(performance.now() - since);
    const late = new AbortController();
    const reason = new VitaeError('turn-deadline', { seconds: Math.ceil(testMs / 1000) });
    const timer = setTimeout(() => late.abort(reason), testMs);
    const context: CallContext = { signal: AbortSignal.any([signal, late.signal]), learnt };
    try {
      results.push({ test, ...(await TESTS[test](choice, context)), ms: ms() });
    } catch (error) {
      signal.throwIfAborted();
      const { code, params } = hasCode(error) ? error : new VitaeError('model-failed');
      results.push({ test, outcome: 'failed', error: { code, params }, ms: ms() });
    } finally {
      clearTimeout(timer);
    }
    traits.set(key, anew.traits);
  }
  const known = choice.contextTokens ?? learnt.get(choice).contextTokens ?? 0;
  return { results, contextTokens: contextOf(choice, learnt), guessed: known <= 0 };
}

/** What is known of the model under test: what it was known for comes back unless it is found anew. */
class Anew implements ModelTraitStore {
  private found: ModelTraits;

  constructor(private readonly before: ModelTraits) {
    const { contextTokens } = before;
    this.found = contextTokens === undefined ? {} : { contextTokens };
  }

  get(): ModelTraits {
    return this.found;
  }

  set(_: string, traits: ModelTraits): void {
    this.found = traits;
  }

  get traits(): ModelTraits {
    return this.found.rung === undefined ? { ...this.before, ...this.found } : this.found;
  }
}

type Found = Omit<ModelTestResult, 'test' | 'ms'>;

const TESTS: Record<ModelTest, (choice: ModelChoice, context: CallContext) => Promise<Found>> = {
  structured: askStructured,
  streamed: async (choice, context) => (await write(choice, context, streamedPrompt)).found,
  chinese: async (choice, context) => {
    const { text, found } = await write(choice, context, chinesePrompt);
    return isChinese(text) ? found : { ...found, outcome: 'failed', notChinese: true };
  },
};

async function askStructured(choice: ModelChoice, context: CallContext): Promise<Found> {
  const question = {
    form: reading,
    temperature: 0,
    reply: REPLY,
    prompt: (): ChatMessage[] => [
      {
        role: 'system',
        text: 'You read a note about a software project and say what it tells. Take everything from the note, and add nothing.',
      },
      { role: 'user', text: `The note:\n${NOTE}` },
    ],
    problems: ({ name, harbours, technologies }: z.infer<typeof reading.schema>): string[] => [
      ...(/tidewatch/i.test(name) ? [] : ['name has to be the project’s name in the note.']),
      ...(harbours === 140 ? [] : ['harbours has to be the number in the note.']),
      ...(technologies.length > 0 ? [] : ['technologies has to name those of the note.']),
    ],
  };
  const { rung, repaired, usage } = await askFor(choice, question, context);
  return { outcome: repaired ? 'recovered' : 'worked', rung, tokens: usage };
}

function streamedPrompt(): ChatMessage[] {
  return [
    {
      role: 'system',
      text: 'You write a software project’s entry in a resume: three bullets in plain English, one a line, each beginning with "- ". Take everything from the note. No introduction and no closing words.',
    },
    { role: 'user', text: `The note:\n${NOTE}` },
  ];
}

function chinesePrompt(): ChatMessage[] {
  return [
    {
      role: 'system',
      text: '你为软件项目写简历条目：用简体中文写三条，每条一行，以“- ”开头。内容只能来自下面的说明，不要开场白，也不要结束语。',
    },
    {
      role: 'user',
      text: '说明：\n潮汐通为 140 个小港口发布高潮预警。它用 TypeScript 编写，预测结果存放在 Redis 中，由两个人完成。',
    },
  ];
}

/** Has a text written, and measures how it comes. */
async function write(
  choice: ModelChoice,
  context: CallContext,
  prompt: () => ChatMessage[],
): Promise<{ text: string; found: Found }> {
  const since = performance.now();
  let firstMs: number | undefined;
  let text = '';
  let again = false;
  const written = writeText(choice, { prompt, temperature: 0.7, reply: REPLY }, context);
  for (;;) {
    const next = await written.next();
    const at = performance.now() - since;
    if (next.done) {
      const seconds = (at - (firstMs ?? at)) / 1000;
      const found: Found = {
        outcome: again ? 'recovered' : 'worked',
        tokens: next.value,
        ...(firstMs !== undefined && { firstMs: Math.round(firstMs) }),
        // A reply that came at once has no speed.
        ...(seconds > 0.05 && { perSecond: next.value.output / seconds }),
      };
      return { text, found };
    }
    if (next.value.kind === 'again') [text, again] = ['', true];
    else {
      if (next.value.text.trim() !== '') firstMs ??= at;
      text += next.value.text;
    }
  }
}

/** At least half of the letters are Han. */
function isChinese(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const han = text.match(/\p{Script=Han}/gu)?.length ?? 0;
  return han > 0 && han * 2 >= letters;
}
