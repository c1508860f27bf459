import type { AgentId, CardContent, Language } from '../protocol/cards';
import { VitaeError } from '../protocol/errors';
import { GRAPH_VERSIONS } from '../protocol/graphVersions';
import type { ToWebview } from '../protocol/messages';
import { understandIntent, type Intent } from '../steps/intents.rules';
import { spokenLanguage } from '../text/language';
import type { SendOptions } from '../threads/incoming';
import type { ThreadSession } from '../threads/session';
import { successorOf } from '../threads/successor';
import type { Threads } from '../threads/threads';
import { interfaceLanguage, l10n } from './l10n';
import type { Resumes } from './resumes';
import { chooseFolder, refusal } from './workspaceFolders';

/** Jobs that can be named in a message but are not built yet. */
const NOT_YET: readonly Intent[] = [
  'create',
  'polish',
  'tailor',
  'review',
  'import',
  'export',
  'interview',
  'panel',
];

/** Where a thread that was started is shown. */
export interface Stage {
  show(session: ThreadSession): Promise<void>;
  post(message: ToWebview): void;
}

/** Starts threads: by a click, by a first message, or with what another came to. A double click is one start. */
export class StartThreads {
  private extracting: Promise<boolean> | undefined;
  private startingOver: Promise<void> | undefined;
  /** First messages that were taken, by id: sent again they must not start another thread. */
  private readonly taken = new Map<string, Promise<boolean>>();

  constructor(
    private readonly threads: Threads,
    private readonly resumes: Pick<Resumes, 'header'>,
    private readonly stage: Stage,
  ) {}

  /** Extracts the workspace's project in a new thread; false: the user changed their mind about which. */
  extract(id?: string, typed?: string): Promise<boolean> {
    if (typed !== undefined) return this.startExtraction(id, typed);
    this.extracting ??= this.startExtraction(id).finally(() => {
      this.extracting = undefined;
    });
    return this.extracting;
  }

  /** Does what a first message asks for; without a clear job it offers what there is, and returns false. */
  async first(clientMessageId: string, text: string): Promise<boolean> {
    const taken = this.taken.get(clientMessageId) ?? this.understand(clientMessageId, text);
    this.taken.set(clientMessageId, taken);
    let started = false;
    try {
      started = await taken;
    } finally {
      if (!started) this.taken.delete(clientMessageId);
    }
    return started;
  }

  /** Begins a thread with what another came to, which stays in the history; `card`: what its card holds, edits included. */
  over(session: ThreadSession, card?: CardContent): Promise<void> {
    this.startingOver ??= this.startOver(session, card).finally(() => {
      this.startingOver = undefined;
    });
    return this.startingOver;
  }

  private async startExtraction(id: string = crypto.randomUUID(), typed?: string): Promise<boolean> {
    const refused = refusal();
    if (refused) throw new VitaeError(refused);
    const folder = await chooseFolder();
    if (!folder) {
      if (typed !== undefined) this.stage.post({ type: 'suggest', clientMessageId: id, reason: 'unclear' });
      return false;
    }
    const text = typed ?? l10n.t('Extract a resume entry from {0}', folder.name);
    const session = await this.threads.create({
      agent: 'project',
      title: folder.name,
      language: languageOf(typed),
      workspace: folder.name,
      resumeId: null,
      graphVersion: versionOf('project'),
    });
    await this.begin(session, id, text, { action: 'extractProject' });
    return true;
  }

  private async understand(clientMessageId: string, text: string): Promise<boolean> {
    if (text.trim() === '') throw new VitaeError('message-empty');
    const { exists } = await this.resumes.header();
    const { intent, confidence } = understandIntent(text, {
      hasResume: exists,
      hasJobAd: false,
      stage: 'none',
    });
    if (intent === 'extract' && confidence === 'sure') return this.extract(clientMessageId, text);
    const reason = confidence === 'unsure' ? 'unclear' : NOT_YET.includes(intent) ? 'notYet' : 'offTopic';
    this.stage.post({ type: 'suggest', clientMessageId, reason });
    return false;
  }

  private async startOver({ log }: ThreadSession, card: CardContent | undefined): Promise<void> {
    const graphVersion = versionOf(log.thread.agent);
    const next = await successorOf(log, { label: l10n.t('Start Over from Here'), graphVersion, card });
    const session = await this.threads.create(next.fields);
    await this.begin(session, crypto.randomUUID(), next.text, {
      action: 'startOver',
      ...(next.card && { card: next.card }),
    });
  }

  /** Shows a new thread and sends what it begins with. */
  private begin(
    { id: threadId }: ThreadSession,
    id: string,
    text: string,
    options: SendOptions,
  ): Promise<void> {
    return this.threads.use(threadId, async (session) => {
      await this.stage.show(session);
      await session.send(id, text, options);
    });
  }
}

function versionOf(agent: AgentId): number {
  const versions: Partial<Record<AgentId, number>> = GRAPH_VERSIONS;
  return versions[agent] ?? 0;
}

/** The language of a new thread: that of what was typed, else the interface's. */
function languageOf(typed: string | undefined): Language {
  return (typed === undefined ? null : spokenLanguage(typed)) ?? interfaceLanguage();
}
