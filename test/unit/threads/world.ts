import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EventType, type BaseEvent } from '@ag-ui/core';
import { verifyEvents } from '@ag-ui/client';
import {
  Annotation,
  END,
  interrupt,
  START,
  StateGraph,
  type BaseCheckpointSaver,
} from '@langchain/langgraph';
import { from, lastValueFrom, toArray } from 'rxjs';
import type { TranscriptItem } from '../../../src/protocol/cards';
import { VitaeError } from '../../../src/protocol/errors';
import type { RunEvent } from '../../../src/protocol/messages';
import type { Agents, Turn } from '../../../src/protocol/ports';
import { answer, run } from '../../../src/runtime/run';
import { FileSaver } from '../../../src/runtime/saver';
import { ThreadStore } from '../../../src/storage/threadStore';
import { isUnattended, reporterOf, spenderOf } from '../../../src/steps/runContext';
import { speaker } from '../../../src/steps/say';
import type { ModelCall } from '../../../src/storage/records';
import type { ThreadSession, SessionDeps } from '../../../src/threads/session';
import { Threads } from '../../../src/threads/threads';

/** What the nodes of the test's graph do, and how often they ran. */
export interface Script {
  /** Waits in the middle of what the first node says. */
  hold?: Promise<void>;
  /** The same, but the node does not mind being aborted. */
  deaf?: Promise<void>;
  /** The last node waits for this. */
  deafClose?: Promise<void>;
  fail?: 'before' | 'after' | 'load';
  /** Requests to models that the first node tells of. */
  calls?: readonly ModelCall[];
  runs: string[];
  /** Of each run of the first node: whether it goes on by itself. */
  unattended?: boolean[];
}

const State = Annotation.Root({
  transcript: Annotation<TranscriptItem[]>({ reducer: (a, b) => [...a, ...b], default: () => [] }),
  input: Annotation<unknown>(),
  language: Annotation<string>(),
  workspace: Annotation<string | null>(),
});

/** `talk → ask (interrupt) → close`, over the real saver. */
function graph(script: Script, saver: FileSaver) {
  const now = () => new Date(0);
  return new StateGraph(State)
    .addNode('talk', async (_, config) => {
      script.runs.push('talk');
      (script.unattended ??= []).push(isUnattended(config));
      const voice = speaker(config, now);
      for (const call of script.calls ?? []) {
        const { input = 0, output = 0 } = call.usage ?? {};
        spenderOf(config)(input + output);
        reporterOf(config)(call);
      }
      if (script.fail === 'before') throw new VitaeError('model-failed');
      const utterance = voice.open();
      utterance.write('Hello ');
      if (script.hold) await Promise.race([script.hold, aborted(config.signal)]);
      await script.deaf;
      utterance.write('there');
      if (script.fail === 'after') throw new VitaeError('model-failed');
      const draft = voice.open();
      draft.write('a draft');
      draft.retract();
      return { transcript: [utterance.end('rules')] };
    })
    .addNode('ask', async (state) => {
      script.runs.push('ask');
      const { id, at, value } = interrupt<
        object,
        { id: string; at: string; value: { action: string; text?: string } }
      >({});
      const user = { id, at, by: 'user', source: 'user' } as const;
      const item =
        value.action === 'say'
          ? { ...user, kind: 'text', text: value.text ?? '' }
          : { ...user, kind: 'decision', of: '', answer: value };
      return { transcript: [item as TranscriptItem], input: state.input };
    })
    .addNode('close', async (_, config) => {
      script.runs.push('close');
      await script.deafClose;
      return { transcript: [speaker(config, now).say('Done.')] };
    })
    .addEdge(START, 'talk')
    .addEdge('talk', 'ask')
    .addEdge('ask', 'close')
    .addEdge('close', END)
    .compile({ checkpointer: saver as unknown as BaseCheckpointSaver });
}

function aborted(signal: AbortSignal | undefined): Promise<never> {
  return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(new Error('aborted'))));
}

/** A window: a store over a folder, the agents, and one thread's session. */
export class World {
  readonly events: RunEvent[] = [];
  private constructor(
    readonly script: Script,
    readonly folder: string,
    readonly store: ThreadStore,
    readonly threads: Threads,
    readonly deps: SessionDeps,
  ) {}

  /** `clock` gives the milliseconds since 1970. */
  static async open(
    folder?: string,
    times: SessionDeps['times'] = {},
    clock: () => number = () => 0,
  ): Promise<World> {
    const root = folder ?? (await mkdtemp(join(tmpdir(), 'vitae-threads-')));
    const store = new ThreadStore(root);
    const script: Script = { runs: [] };
    const agents: Agents = {
      run: (turn, emit, signal, drain) => {
        const saver = new FileSaver((id) => threads.checkpoints(id));
        return run(graph(script, saver), turn, input(turn), emit, signal, deps.log, { drain });
      },
    };
    const deps: SessionDeps = {
      agents: async () => {
        if (script.fail === 'load') throw new VitaeError('model-failed');
        return agents;
      },
      times: { finishing: 0, race: 100, look: 20, drain: 100, ...times },
      limits: () => ({ deadlineMs: 60_000, tokenCap: 0 }),
      describe: (code) => ({ code, text: `text of ${code}` }),
      now: () => new Date(clock()),
      newId: () => crypto.randomUUID(),
      log: () => undefined,
    };
    const threads = new Threads(store, deps);
    return new World(script, root, store, threads, deps);
  }

  /** A new thread; its events are gathered. */
  async thread(): Promise<ThreadSession> {
    const session = await this.threads.create({
      agent: 'project',
      title: 'test',
      language: 'en',
      workspace: null,
      resumeId: null,
      graphVersion: 1,
    });
    return this.follow(session);
  }

  /** A thread of another window, as this one opens it. */
  async other(session: ThreadSession): Promise<ThreadSession> {
    return this.follow(await this.threads.open(session.id));
  }

  private follow(session: ThreadSession): ThreadSession {
    session.listen({ event: (event) => this.events.push(event), reset: () => undefined });
    return session;
  }
}

/** Waits until something holds. */
export async function until(condition: () => boolean): Promise<void> {
  for (let tries = 0; !condition(); tries++) {
    if (tries > 1000) throw new Error('it did not happen');
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

/** The id of the interrupt that a session waits with. */
export function waitingId(session: ThreadSession): string {
  const { run } = session.view;
  if (run.status !== 'waiting') throw new Error(`it is ${run.status}`);
  return run.interruptId;
}

/** What a session shows, as words. */
export function words(session: ThreadSession): string[] {
  return session.view.items.map((item) => (item.kind === 'text' ? item.text : item.kind));
}

function input({ work, language }: Turn) {
  switch (work.kind) {
    case 'input': {
      const { id, at, text } = work;
      const item = { id, at, by: 'user', source: 'user', kind: 'text', text } as const;
      return { transcript: [item], language, workspace: null };
    }
    case 'answer':
      return answer(work.interruptId, { id: work.id, at: work.at, value: work.value });
    case 'continue':
      return null;
  }
}

/** Pipes what was emitted through AG-UI's own verifier; rejects where the order is wrong. */
export async function verify(events: readonly RunEvent[]): Promise<void> {
  await lastValueFrom(from(events as BaseEvent[]).pipe(verifyEvents(false), toArray()));
}

/** The names of the events, custom ones with theirs. */
export function names(events: readonly RunEvent[]): string[] {
  return events.map((event) => (event.type === EventType.CUSTOM ? event.name : event.type));
}
