import { forgetful } from '../models/forgetful';
import { mkdtempSync, realpathSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EventType } from '@ag-ui/core';
import { createAgents } from '../../../src/agents';
import { GRAPH_VERSIONS } from '../../../src/protocol/graphVersions';
import type { CardContent } from '../../../src/protocol/cards';
import type { RunEvent } from '../../../src/protocol/messages';
import type { AgentPorts } from '../../../src/protocol/ports';
import { ThreadStore } from '../../../src/storage/threadStore';
import type { ThreadSession } from '../../../src/threads/session';
import { successorOf } from '../../../src/threads/successor';
import { Threads } from '../../../src/threads/threads';
import { TextResume } from '../project/projectWindow';

/** Moments in a turn at which a test may end the process: before the n-th run begins, in `check`, in `save`. */
export interface Moments {
  run?(count: number): void;
  check?(): void;
  save?(): void;
}

/** The project agent, offline, over threads in a folder, as a window has it; counts what its steps asked of the outside. */
export class RecordedWindow {
  readonly resume = new TextResume();
  private readonly events: RunEvent[] = [];
  /** How often the project's folder was read. */
  reads = 0;
  private runs = 0;
  private readonly threads: Threads;

  constructor(root: string, project: string, moments: Moments = {}) {
    const { resume } = this;
    const store = new ThreadStore(root, { sync: false });
    const ports: AgentPorts = {
      checkpoints: (id) => store.open(id),
      folder: (name) => {
        this.reads++;
        return { path: project, name: name ?? '' };
      },
      model: async () => null,
      ...forgetful,
      resumes: {
        current: () => resume.current(),
        contacts: () => resume.contacts(),
        read: () => resume.read(),
        readById: (id) => resume.readById(id),
        undoLast: () => resume.undoLast(),
        list: () => resume.list(),
        variant: (...args) => resume.variant(...args),
        findEntry: (...args) => {
          moments.check?.();
          return resume.findEntry(...args);
        },
        apply: (...args) => {
          moments.save?.();
          return resume.apply(...args);
        },
      },
      now: () => new Date('2026-06-01T00:00:00Z'),
      newId: () => crypto.randomUUID(),
      lineMs: 0,
      log: () => undefined,
    };
    const agents = createAgents(ports);
    this.threads = new Threads(store, {
      agents: async () => {
        moments.run?.(++this.runs);
        return agents;
      },
      describe: (code, params) => ({ code, text: JSON.stringify(params) }),
      now: ports.now,
      newId: ports.newId,
      log: ports.log,
      limits: () => ({ deadlineMs: 60_000, tokenCap: 0 }),
    });
  }

  /** A new thread about the project. */
  async begin(): Promise<ThreadSession> {
    const session = await this.threads.create({
      agent: 'project',
      title: 'tidewatch',
      language: 'en',
      workspace: 'tidewatch',
      resumeId: null,
      graphVersion: GRAPH_VERSIONS.project,
    });
    return this.follow(session);
  }

  /** A thread that is there; resolves when what was left of it is done. */
  async open(threadId: string): Promise<ThreadSession> {
    const session = this.follow(await this.threads.open(threadId));
    await session.idle();
    return session;
  }

  /** Starts over from a thread, as the panel asks for it. */
  async startOver(from: ThreadSession, card?: CardContent): Promise<ThreadSession> {
    const next = await successorOf(from.log, {
      label: 'Start over',
      graphVersion: GRAPH_VERSIONS.project,
      card,
    });
    const session = this.follow(await this.threads.create(next.fields));
    await session.send(crypto.randomUUID(), next.text, {
      action: 'startOver',
      ...(next.card && { card: next.card }),
    });
    await session.idle();
    return session;
  }

  /** Approves what waits, as proposed. */
  async approve(session: ThreadSession): Promise<void> {
    const { run, items } = session.view;
    if (run.status !== 'waiting') throw new Error(`it is ${JSON.stringify(run)}`);
    const item = items.findLast((one) => one.kind === 'card' && one.card.type === 'proposal');
    if (item?.kind !== 'card' || item.card.type !== 'proposal') throw new Error('no proposal');
    const bullets = item.card.proposal.entry.bullets.map(({ id, text }) => ({ id, text }));
    await session.answer(crypto.randomUUID(), run.interruptId, { action: 'approve', bullets });
    await session.idle();
  }

  async send(session: ThreadSession, text: string, action?: 'extractProject'): Promise<void> {
    await session.send(crypto.randomUUID(), text, action && { action });
    await session.idle();
  }

  /** The steps that were begun since the last time this was asked, in order. */
  steps(): string[] {
    return this.events
      .splice(0)
      .flatMap((event) => (event.type === EventType.STEP_STARTED ? [event.stepName] : []));
  }

  /** The types of the cards in the transcript, in order. */
  static cards({ view }: ThreadSession): string[] {
    return view.items.flatMap((item) => (item.kind === 'card' ? [item.card.type] : []));
  }

  close(): Promise<void> {
    return this.threads.close();
  }

  private follow(session: ThreadSession): ThreadSession {
    session.listen({ event: (event) => this.events.push(event), reset: () => undefined });
    return session;
  }
}

/** An empty folder for one test. */
export function emptyFolder(): string {
  return realpathSync(mkdtempSync(join(tmpdir(), 'vitae-recorded-')));
}
