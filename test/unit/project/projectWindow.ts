import { forgetful } from '../models/forgetful';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createAgents } from '../../../src/agents';
import { contactsOf } from '../../../src/document/contacts';
import { findEntry } from '../../../src/document/findEntry';
import { parseJsonObject } from '../../../src/document/jsonText';
import { readMeta } from '../../../src/document/meta';
import { applyProposal } from '../../../src/document/proposals';
import { emptySidecar, type Sidecar } from '../../../src/document/sidecar';
import { standingResume } from '../../../src/document/standingResume';
import { variantText } from '../../../src/document/variant';
import type { EntryProposal, Language, ResumeProposal, TranscriptItem } from '../../../src/protocol/cards';
import type { RunEvent } from '../../../src/protocol/messages';
import type { AgentPorts, ListedResume, ResumePort, StandingResume } from '../../../src/protocol/ports';
import { ThreadStore } from '../../../src/storage/threadStore';
import type { ThreadSession } from '../../../src/threads/session';
import { Threads } from '../../../src/threads/threads';

/** A resume that is only text, changed as the real one is. */
export class TextResume implements ResumePort {
  text: string | null = null;
  applied = 0;
  private sidecar = emptySidecar('resume-1');
  /** What `undoLast` goes back to, and from. */
  private last: { before: string | null; after: string } | undefined;
  /** Variants by their ids. */
  readonly variants = new Map<string, { name: string; text: string; sidecar: Sidecar }>();

  constructor(private readonly language: Language | null = null) {}

  async current() {
    return { resumeId: 'resume-1', name: 'resume', language: this.language, exists: this.text !== null };
  }

  async contacts() {
    return this.text === null ? [] : contactsOf(parseJsonObject(this.text, 'resume'));
  }

  async findEntry(_: string, project: { repo?: string; name: string }) {
    if (this.text === null) return null;
    return findEntry(parseJsonObject(this.text, 'resume'), this.sidecar, project, () => crypto.randomUUID())
      .found;
  }

  async read() {
    return this.standing('resume-1', 'resume', this.text, this.sidecar);
  }

  async readById(resumeId: string) {
    if (resumeId === 'resume-1') return this.read();
    const variant = this.variants.get(resumeId);
    return variant ? this.standing(resumeId, variant.name, variant.text, variant.sidecar) : null;
  }

  async apply(proposal: EntryProposal | ResumeProposal, evidence: Parameters<ResumePort['apply']>[1]) {
    this.applied++;
    const variant = this.variants.get(proposal.resumeId);
    const base = variant ?? { text: this.text, sidecar: this.sidecar };
    const newId = () => crypto.randomUUID();
    const context = { path: 'resume', sidecar: base.sidecar, evidence, newId };
    const { status, text, sidecar } = applyProposal(base.text, proposal, context);
    if (variant) {
      this.variants.set(proposal.resumeId, { ...variant, text, sidecar });
      return { status, resumeName: variant.name, firstSave: false };
    }
    const firstSave = this.text === null;
    if (status === 'applied') this.last = { before: this.text, after: text };
    this.text = text;
    this.sidecar = sidecar;
    return { status, resumeName: 'resume', firstSave };
  }

  async undoLast() {
    if (!this.last || this.text === this.last.before) return 'nothing';
    if (this.text !== this.last.after) return 'changed';
    this.text = this.last.before;
    return 'undone';
  }

  async list() {
    const own = this.text === null ? [] : [this.listed('resume-1', 'resume', this.text)];
    return [...own, ...[...this.variants].map(([id, { name, text }]) => this.listed(id, name, text))];
  }

  async variant(
    name: string,
    { base = this.text ?? '{}', resumeId = crypto.randomUUID() }: { base?: string; resumeId?: string } = {},
  ) {
    const about = { id: resumeId, name, master: 'resume-1', path: 'resume' };
    const made = { name, text: variantText(base, about), sidecar: { ...this.sidecar, resumeId } };
    const there = this.variants.get(resumeId) ?? made;
    this.variants.set(resumeId, there);
    return this.listed(resumeId, there.name, there.text);
  }

  get projects(): { name: string; highlights: string[] }[] {
    return this.text === null
      ? []
      : (JSON.parse(this.text) as { projects: { name: string; highlights: string[] }[] }).projects;
  }

  private standing(resumeId: string, name: string, text: string | null, sidecar: Sidecar): StandingResume {
    const about = { resumeId, name, path: 'resume' };
    const { resume } = standingResume(text, about, sidecar);
    return this.language === null ? resume : { ...resume, language: this.language };
  }

  private listed(resumeId: string, name: string, text: string): ListedResume {
    const { variant, master } = readMeta(parseJsonObject(text, 'resume'));
    return {
      resumeId,
      name,
      ...(variant !== undefined && { variant }),
      ...(master !== undefined && { master }),
      uri: `file:///${name}.resume.json`,
      private: true,
      current: resumeId === 'resume-1',
    };
  }
}

/** Threads of the real agents, with their saver in a folder of its own; no model, and nothing remembered. */
export async function agentThreads(
  own: Pick<AgentPorts, 'resumes' | 'folder'> & Partial<AgentPorts>,
  tokenCap = 0,
): Promise<Threads> {
  const store = new ThreadStore(await mkdtemp(join(tmpdir(), 'vitae-agents-')), { sync: false });
  const ports: AgentPorts = {
    checkpoints: (id) => store.open(id),
    model: async () => null,
    ...forgetful,
    now: () => new Date('2026-06-01T00:00:00Z'),
    newId: () => crypto.randomUUID(),
    lineMs: 0,
    assertUnchanged: true,
    log: () => undefined,
    ...own,
  };
  const agents = createAgents(ports);
  const { now, newId, log } = ports;
  return new Threads(store, {
    agents: async () => agents,
    describe: (code: string) => ({ code, text: code }),
    limits: () => ({ deadlineMs: 60_000, tokenCap }),
    now,
    newId,
    log,
  });
}

/** The project agent on a folder, with the real graph, saver and threads. */
export class ProjectWindow {
  readonly events: RunEvent[] = [];
  private constructor(
    readonly session: ThreadSession,
    readonly resume: TextResume,
    private readonly threads: Threads,
  ) {}

  static async open(
    folder: string,
    resume = new TextResume(),
    language: Language = 'en',
    own: Partial<AgentPorts> = {},
    tokenCap = 0,
  ): Promise<ProjectWindow> {
    const threads = await agentThreads(
      { resumes: resume, folder: (name) => ({ path: folder, name: name ?? '' }), ...own },
      tokenCap,
    );
    const session = await threads.create({
      agent: 'project',
      title: 'test',
      language,
      workspace: 'test',
      resumeId: null,
      graphVersion: 1,
    });
    const window = new ProjectWindow(session, resume, threads);
    const { events } = window;
    session.listen({ event: (event) => events.push(event), reset: () => undefined });
    return window;
  }

  async extract(): Promise<void> {
    await this.session.send(crypto.randomUUID(), 'Extract', { action: 'extractProject' });
    await this.session.idle();
  }

  /** Types; `edits` are bullets that were edited on the card and not sent. */
  async say(text: string, edits?: Record<number, string>): Promise<void> {
    const card = edits && { bullets: this.edited(edits) };
    await this.session.send(crypto.randomUUID(), text, card && { card });
    await this.session.idle();
  }

  /** Approves as proposed, with some bullets edited. */
  async approve(edits: Record<number, string> = {}): Promise<void> {
    const { run } = this.session.view;
    if (run.status !== 'waiting') throw new Error(`it is ${JSON.stringify(run)}`);
    const bullets = this.edited(edits);
    await this.session.answer(crypto.randomUUID(), run.interruptId, { action: 'approve', bullets });
    await this.session.idle();
  }

  private edited(edits: Record<number, string>): { id: string; text: string }[] {
    return this.proposal.entry.bullets.map(({ id, text }, index) => ({ id, text: edits[index] ?? text }));
  }

  get proposal(): EntryProposal {
    const card = this.cards.findLast(({ type }) => type === 'proposal');
    if (card?.type !== 'proposal')
      throw new Error(`no proposal among ${JSON.stringify(this.session.view.items)}`);
    return card.proposal;
  }

  get cards() {
    return this.session.view.items.flatMap((item: TranscriptItem) =>
      item.kind === 'card' ? [item.card] : [],
    );
  }

  /** What the agent said. */
  get said(): string[] {
    return this.session.view.items.flatMap((item) =>
      item.kind === 'text' && item.by === 'agent' ? [item.text] : [],
    );
  }

  close(): Promise<void> {
    return this.threads.close();
  }
}
