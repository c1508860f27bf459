import { keyOf } from './kept';
import type { CheckpointRecord, ValueForm } from './records';
import type { StoredLine } from './segmentLog';

/** Channels by which LangGraph knows what is due next. */
const DUE = /^(branch:to:|join:|__start__$|__pregel_tasks$)/;

/** The channels of a checkpoint that can be read: whether each holds a list. */
type Channels = ReadonlyMap<string, boolean>;

/**
 * Checkpoints that build on one that was lost are put upon the one before it: a list keeps what came before and what was
 * appended, other values are as they were known last. In such a state nothing is due and nothing waits, since a step
 * could miss what it needs: it is there to be read, and to be started over from.
 */
export async function* mended(lines: AsyncIterable<StoredLine>): AsyncGenerator<StoredLine> {
  const known = new Map<string, Channels>();
  const torn = new Set<string>();
  /** The last checkpoint that was read, by namespace. */
  const last = new Map<string, string>();
  for await (const line of lines) {
    const { record } = line;
    if (record.kind === 'writes' && torn.has(keyOf(record.ns, record.checkpoint))) continue;
    if (record.kind !== 'checkpoint') {
      yield line;
      continue;
    }
    const key = keyOf(record.ns, record.id);
    const whole = readable(record, line.columns, known);
    if (whole && !(record.parent !== undefined && torn.has(keyOf(record.ns, record.parent)))) {
      known.set(key, whole);
      yield line;
    } else {
      const parentKnown = record.parent !== undefined && known.has(keyOf(record.ns, record.parent));
      const parent = parentKnown ? record.parent : last.get(record.ns);
      const mendedRecord = onto(
        record,
        parent,
        parent === undefined ? undefined : known.get(keyOf(record.ns, parent)),
      );
      torn.add(key);
      known.set(key, readable(mendedRecord, line.columns, known) ?? new Map());
      yield { ...line, record: mendedRecord };
    }
    last.set(record.ns, record.id);
  }
}

/** The channels of a checkpoint; `undefined` where it builds on what is not there. */
function readable(
  { ns, parent, versions, gone = [], values }: CheckpointRecord,
  columns: readonly string[],
  known: ReadonlyMap<string, Channels>,
): Channels | undefined {
  const above = parent === undefined ? undefined : known.get(keyOf(ns, parent));
  if (versions === undefined && !above) return undefined;
  const channels = new Map(versions === undefined ? above : undefined);
  for (const channel of gone) channels.delete(channel);
  for (const [channel, form] of Object.entries(values)) {
    if ('full' in form) channels.set(channel, columns[form.full]?.startsWith('[') ?? false);
    else {
      const of = 'ref' in form ? form.ref : form.to;
      const isList = (of === undefined ? above : known.get(keyOf(ns, of)))?.get(channel);
      if (isList === undefined) return undefined;
      channels.set(channel, isList);
    }
  }
  return channels;
}

/** A checkpoint's record as one that builds on `parent` alone, or on nothing. */
function onto(
  record: CheckpointRecord,
  parent: string | undefined,
  above: Channels | undefined,
): CheckpointRecord {
  const { parent: _, versions, seen, bumped = [], saw = {}, gone = [], values, ...rest } = record;
  const forms = Object.entries(values).flatMap(([channel, form]): [string, ValueForm][] => {
    if (DUE.test(channel) || 'ref' in form) return [];
    if ('full' in form) return [[channel, form]];
    return [[channel, above?.get(channel) === true ? { append: form.append } : { full: form.append }]];
  });
  const due = [...(above?.keys() ?? [])].filter((channel) => DUE.test(channel) || gone.includes(channel));
  const named = { ...rest, values: Object.fromEntries(forms) };
  if (parent !== undefined && above) {
    const changes = versions
      ? Object.entries(versions).map(([one, version]): [string | number, string[]] => [version, [one]])
      : bumped;
    return { ...named, parent, bumped: changes, saw: seen ?? saw, ...(due.length > 0 && { gone: due }) };
  }
  const all =
    versions ??
    Object.fromEntries(bumped.flatMap(([version, channels]) => channels.map((one) => [one, version])));
  return { ...named, versions: all, seen: seen ?? saw };
}
