import type { StoredCheckpoint, StoredValue, StoredWrite } from '../protocol/ports';

/** A checkpoint with all that is stored of it, as JSON to be read by a person. */
export function stateText(checkpoint: StoredCheckpoint, writes: readonly StoredWrite[]): string {
  const { ns, id, parentId, frame, metadata, values } = checkpoint;
  const shown = {
    id,
    parent: parentId ?? null,
    ns,
    ts: frame.ts,
    metadata: readable(metadata),
    values: Object.fromEntries(
      Object.entries(values).map(([channel, value]) => [channel, readable(value)] as const),
    ),
    versions: frame.channelVersions,
    versionsSeen: frame.versionsSeen,
    pendingWrites: writes.map(({ taskId, taskPath, idx, channel, value }) => ({
      task: taskId,
      path: taskPath,
      idx,
      channel,
      value: readable(value),
    })),
  };
  return `${JSON.stringify(shown, null, 2)}\n`;
}

/** JSON as it is; of anything else its type and size. */
function readable({ type, data }: StoredValue): unknown {
  if (type === 'json') return JSON.parse(data) as unknown;
  return { type, bytes: Buffer.byteLength(data, 'base64') };
}
