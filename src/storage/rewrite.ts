import type { StoredCheckpoint } from '../protocol/ports';
import type { CheckpointIndex, IndexedCheckpoint } from './checkpointIndex';
import { Checkpoints } from './checkpoints';
import { keyOf } from './kept';
import type { StoredRecord } from './records';
import type { StoredLine } from './segmentLog';
import { ValueTexts } from './valueTexts';

/** How a copy reads what it copies. */
export interface CopySource {
  index: CheckpointIndex;
  load(
    checkpoint: IndexedCheckpoint,
  ): Promise<{ checkpoint: StoredCheckpoint; writes: Parameters<Checkpoints['putWrites']>[2] }>;
}

/**
 * Checkpoints and their writes as new lines that build on one another only, oldest first. One whose parent is not kept
 * follows its nearest ancestor that is.
 */
export async function* rewritten(source: CopySource, kept: ReadonlySet<string>): AsyncGenerator<StoredLine> {
  const lines: StoredLine[] = [];
  // What is written to the copy is never read from a file: all of its texts stay in memory.
  const copy: Checkpoints = new Checkpoints(
    new ValueTexts('', Number.POSITIVE_INFINITY),
    async (record: StoredRecord, columns) => {
      lines.push({ record, columns: [...columns] });
      const places = columns.map(() => ({ segment: '', start: 0, length: 0 }));
      if (record.kind === 'checkpoint' || record.kind === 'writes') copy.add(record, places);
    },
  );
  for (const indexed of source.index.newestFirst().reverse()) {
    const { ns, id } = indexed;
    if (!kept.has(keyOf(ns, id))) continue;
    const { checkpoint, writes } = await source.load(indexed);
    const parent = nearestKept(source.index, indexed, kept);
    const { parentId: _, ...own } = checkpoint;
    const inherited = Object.keys(checkpoint.values).filter((channel) => {
      const text = indexed.values.get(channel);
      return (
        parent !== undefined && text === parent.values.get(channel) && sameVersion(indexed, parent, channel)
      );
    });
    const changed = Object.entries(checkpoint.values).filter(([channel]) => !inherited.includes(channel));
    await copy.put(
      { ...own, ...(parent && { parentId: parent.id }), values: Object.fromEntries(changed) },
      inherited,
    );
    await copy.putWrites(ns, id, writes);
    yield* lines.splice(0);
  }
}

function sameVersion(a: IndexedCheckpoint, b: IndexedCheckpoint, channel: string): boolean {
  return Object.hasOwn(a.versions, channel) && a.versions[channel] === b.versions[channel];
}

function nearestKept(
  index: CheckpointIndex,
  { ns, parent }: IndexedCheckpoint,
  kept: ReadonlySet<string>,
): IndexedCheckpoint | undefined {
  let at = parent === undefined ? undefined : index.checkpoint(ns, parent);
  while (at && !kept.has(keyOf(ns, at.id))) {
    at = at.parent === undefined ? undefined : index.checkpoint(ns, at.parent);
  }
  return at;
}
