import type { ArchivedRecord } from './archiveRecords';
import { keyOf } from './kept';
import type { CheckpointRecord, ValueForm, WritesRecord } from './records';

/** What is known of a channel's value: whether it is a list with items, which alone can be appended to. */
type Kind = 'list' | 'other';

/** Follows the references between the records of a file: nothing stands twice, and what is named came before. */
export class ArchiveReferences {
  /** By namespace and id, the channels of each checkpoint. */
  private readonly checkpoints = new Map<string, Map<string, Kind>>();
  private readonly sent = new Set<string>();
  /** The checkpoints whose writes came. */
  private readonly written = new Set<string>();

  /** Takes the next record in; false where it refers to what is not there, or repeats what must be unique. */
  take(record: ArchivedRecord, columns: readonly string[]): boolean {
    switch (record.kind) {
      case 'input':
      case 'answer':
        if (this.sent.has(record.id)) return false;
        this.sent.add(record.id);
        return true;
      case 'checkpoint':
        return this.takeCheckpoint(record, columns);
      case 'writes':
        return this.takeWrites(record);
      case 'thread':
      case 'ended':
      case 'head':
        return true;
      default:
        return record satisfies never;
    }
  }

  /** Writes may come before their checkpoint, and outlive one that is no longer needed. */
  private takeWrites({ ns, checkpoint, writes }: WritesRecord): boolean {
    const key = keyOf(ns, checkpoint);
    if (this.written.has(key) || writes[0]?.task === undefined) return false;
    this.written.add(key);
    const places = new Set<string>();
    let [task, idx] = ['', -1];
    for (const write of writes) {
      if (write.task !== undefined) [task, idx] = [write.task, -1];
      idx = write.idx ?? idx + 1;
      places.add(`${idx} ${task}`);
    }
    return places.size === writes.length;
  }

  private takeCheckpoint(record: CheckpointRecord, columns: readonly string[]): boolean {
    const { ns, id, parent, versions, seen, gone = [] } = record;
    const delta = versions === undefined;
    if (delta !== (seen === undefined)) return false;
    const key = keyOf(ns, id);
    const above = parent === undefined ? undefined : this.checkpoints.get(keyOf(ns, parent));
    if (this.checkpoints.has(key) || (delta && !above)) return false;
    const channels = new Map(delta ? above : undefined);
    for (const channel of gone) channels.delete(channel);
    for (const [channel, form] of Object.entries(record.values)) {
      const kind = this.kindOf(ns, above, channel, form, columns);
      if (!kind) return false;
      channels.set(channel, kind);
    }
    this.checkpoints.set(key, channels);
    return true;
  }

  private kindOf(
    ns: string,
    above: Map<string, Kind> | undefined,
    channel: string,
    form: ValueForm,
    columns: readonly string[],
  ): Kind | undefined {
    if ('full' in form) return isList(columns[form.full]) ? 'list' : 'other';
    const of = 'ref' in form ? form.ref : form.to;
    const holder = of === undefined ? above : this.checkpoints.get(keyOf(ns, of));
    const kind = holder?.get(channel);
    if ('ref' in form) return kind;
    return kind === 'list' && isList(columns[form.append]) ? 'list' : undefined;
  }
}

/** Lists are joined as texts: white space around one, or none in it, would break the result. */
function isList(text = ''): boolean {
  return text.startsWith('[') && text.endsWith(']') && !/^\[\s*\]$/.test(text);
}
