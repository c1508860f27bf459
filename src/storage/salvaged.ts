import { Fences } from './fences';
import type { Line } from './line';
import type { StoredRecord } from './records';
import { damagedName, keptDamaged, readBehind, readWhole, segmentNames } from './segment';
import type { StoredLine } from './segmentLog';

/**
 * All lines in a thread's folder that can be read, each once, oldest segment first: those behind damage too, from the
 * copy that was kept of it, whatever later headers say counts of that segment.
 */
export async function* salvaged(folder: string): AsyncGenerator<StoredLine> {
  const fences = new Fences();
  const damaged = await keptDamaged(folder);
  const names = [...new Set([...damaged, ...(await segmentNames(folder))])].sort();
  const found: { name: string; file: string; lines: Line[] }[] = [];
  for (const name of names) {
    const file = damaged.includes(name) ? damagedName(name) : name;
    const lines = await readBehind(folder, file, 0);
    for (const { record, end } of lines) if (record.kind === 'segment') fences.add(name, end, record);
    found.push({ name, file, lines });
  }
  const given = new Set<string>();
  for (const { name, file, lines } of found) {
    const limit = file === name ? fences.limit(name) : Number.POSITIVE_INFINITY;
    const bytes = await readWhole(folder, file);
    for (const { record, columns, end } of lines) {
      const key = keyOf(record);
      if (record.kind === 'segment' || end > limit || given.has(key)) continue;
      given.add(key);
      const texts = columns.map(({ start, length }) => bytes.toString('utf8', start, start + length));
      yield { record, columns: texts };
    }
  }
}

/** The same for a record and for what a compaction made of it. */
function keyOf(record: StoredRecord): string {
  return record.kind === 'checkpoint'
    ? JSON.stringify([record.kind, record.ns, record.id])
    : JSON.stringify(record);
}
