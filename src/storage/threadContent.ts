import { VitaeError } from '../protocol/errors';
import type { IndexedCheckpoint, StoredText } from './checkpointIndex';
import { Checkpoints, type Append } from './checkpoints';
import { hasPendingTasks, openInterruptWrites, pendingInterrupts, type HeadState } from './headState';
import type { JournalRecord, ThreadRecord } from './records';
import type { PlacedRecord } from './segmentLog';
import { ValueTexts } from './valueTexts';

/** What the records of a thread say, in the order in which they are taken in; values stay in the files. */
export class ThreadContent {
  readonly texts: ValueTexts;
  readonly checkpoints: Checkpoints;
  /** Inputs, answers, ends of runs and moves of the head, in order. */
  readonly journal: JournalRecord[] = [];
  private record: ThreadRecord | undefined;
  /** The latest time that a record tells. */
  private latest = '';
  /** The checkpoint that a `head` record named, until another is written after it. */
  private named: string | undefined;

  constructor(folder: string, append: Append) {
    this.texts = new ValueTexts(folder);
    this.checkpoints = new Checkpoints(this.texts, append);
  }

  /** Whether the thread's own record was found. */
  get known(): boolean {
    return this.record !== undefined;
  }

  /** The thread's record; `updatedAt` is the time of the last thing that happened in it. */
  get thread(): ThreadRecord {
    if (!this.record) throw new VitaeError('thread-unreadable');
    return this.latest > this.record.updatedAt ? { ...this.record, updatedAt: this.latest } : this.record;
  }

  /** The checkpoint in view: the one that the last `head` record named if none was written since, else the newest. */
  get headCheckpoint(): IndexedCheckpoint | undefined {
    const { index } = this.checkpoints;
    const named = this.named === undefined ? undefined : index.checkpoint('', this.named);
    return named ?? index.newest('');
  }

  /** Whether an interrupt is open at the head. */
  get waiting(): boolean {
    const head = this.headCheckpoint;
    return head !== undefined && openInterruptWrites(this.writesAt(head)).length > 0;
  }

  take({ record, places }: PlacedRecord): void {
    switch (record.kind) {
      case 'segment':
        return;
      case 'thread':
        this.record = record;
        return;
      case 'input':
      case 'answer':
      case 'ended':
      case 'head':
        this.journal.push(record);
        this.sawTime(record.at);
        if (record.kind === 'head') this.named = record.checkpointId;
        return;
      case 'checkpoint':
        if (record.ns === '') this.named = undefined;
        this.sawTime(record.ts);
        this.checkpoints.add(record, places);
        return;
      case 'writes':
        this.checkpoints.add(record, places);
        return;
      default:
        // Of a newer version that this one can read all the same.
        record satisfies never;
    }
  }

  /** The state in view, or `undefined` before the first checkpoint. */
  async head(): Promise<HeadState | undefined> {
    const head = this.headCheckpoint;
    if (!head) return undefined;
    const writes = this.writesAt(head);
    const [values, asked] = await Promise.all([
      this.parseValues(head),
      Promise.all(openInterruptWrites(writes).map(({ value }) => this.parse(value))),
    ]);
    return {
      checkpointId: head.id,
      values,
      interrupts: asked.flatMap((value) => pendingInterrupts(value, writes)),
      pendingTasks: hasPendingTasks(values),
    };
  }

  private sawTime(at: string): void {
    if (at > this.latest) this.latest = at;
  }

  private writesAt(checkpoint: IndexedCheckpoint) {
    return this.checkpoints.index.writesOf('', checkpoint.id);
  }

  private async parseValues({ values }: IndexedCheckpoint): Promise<Record<string, unknown>> {
    const json = [...values].filter(([, { type }]) => type === 'json');
    return Object.fromEntries(
      await Promise.all(json.map(async ([channel, text]) => [channel, await this.parse(text)] as const)),
    );
  }

  private async parse(text: StoredText): Promise<unknown> {
    return JSON.parse(await this.texts.text(text)) as unknown;
  }
}
