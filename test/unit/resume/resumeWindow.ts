import type { Card, CardContent, InputAction, Language, TranscriptItem } from '../../../src/protocol/cards';
import { GRAPH_VERSIONS } from '../../../src/protocol/graphVersions';
import type { AgentPorts } from '../../../src/protocol/ports';
import type { ThreadSession } from '../../../src/threads/session';
import { agentThreads, TextResume } from '../project/projectWindow';

type CardOf<T extends Card['type']> = Extract<Card, { type: T }>;

/** The resume agent with the real graph, saver and threads, and a resume that is only text. */
export class ResumeWindow {
  private constructor(
    readonly session: ThreadSession,
    readonly resume: TextResume,
  ) {}

  static async open(
    language: Language = 'en',
    { resume = new TextResume(), ...own }: Partial<AgentPorts> & { resume?: TextResume } = {},
  ): Promise<ResumeWindow> {
    const threads = await agentThreads({ resumes: resume, folder: () => ({ refused: 'no-folder' }), ...own });
    const session = await threads.create({
      agent: 'resume',
      title: 'test',
      language,
      workspace: null,
      resumeId: null,
      graphVersion: GRAPH_VERSIONS.resume,
    });
    return new ResumeWindow(session, resume);
  }

  /** Types something; `action`: as a command does. */
  async say(text: string, action?: InputAction): Promise<void> {
    await this.session.send(crypto.randomUUID(), text, action && { action });
    await this.session.idle();
  }

  /** Approves the card, as it is or with edits. */
  async approve(edits: Partial<CardContent> = {}): Promise<void> {
    const { run } = this.session.view;
    if (run.status !== 'waiting') throw new Error(`nothing waits: ${JSON.stringify(run)}`);
    const { proposal } = this.card('changes');
    const bullets = proposal.parts.flatMap((part) =>
      part.kind === 'entry' ? part.entry.bullets.map(({ id, text }) => ({ id, text })) : [],
    );
    const value = { action: 'approve', bullets, ...edits } as const;
    await this.session.answer(crypto.randomUUID(), run.interruptId, value);
    await this.session.idle();
  }

  async reject(): Promise<void> {
    const { run } = this.session.view;
    if (run.status !== 'waiting') throw new Error(`nothing waits: ${JSON.stringify(run)}`);
    await this.session.answer(crypto.randomUUID(), run.interruptId, { action: 'reject' });
    await this.session.idle();
  }

  get items(): readonly TranscriptItem[] {
    return this.session.view.items;
  }

  /** The newest card of a type. */
  card<T extends Card['type']>(type: T): CardOf<T> {
    const found = this.items.findLast((item) => item.kind === 'card' && item.card.type === type);
    if (found?.kind !== 'card') throw new Error(`no card ${type} in\n${this.shown}`);
    return found.card as CardOf<T>;
  }

  /** What was asked last, line by line. */
  get asked(): string[] {
    return (this.card('question').asks ?? []).map(({ text }) => text);
  }

  /** All of it as text, for messages of failures. */
  get shown(): string {
    const { run } = this.session.view;
    const lines = this.items.map((item) =>
      item.kind === 'text'
        ? `${item.by}: ${item.text}`
        : item.kind === 'card'
          ? `card ${JSON.stringify(item.card)}`
          : `decision ${item.answer.action}`,
    );
    return [...lines, JSON.stringify(run)].join('\n');
  }

  /** The resume's document. */
  get document(): {
    basics?: Record<string, string>;
    work?: { name: string; position?: string; startDate?: string; endDate?: string; highlights?: string[] }[];
    projects?: { name: string; highlights?: string[] }[];
    education?: { institution: string; studyType?: string }[];
    skills?: { name: string; keywords?: string[] }[];
  } {
    return JSON.parse(this.resume.text ?? '{}') as never;
  }
}
