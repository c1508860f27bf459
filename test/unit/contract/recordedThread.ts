import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { StoredWrite } from '../../../src/protocol/ports';
import type { JournalRecord } from '../../../src/storage/records';
import { ThreadStore } from '../../../src/storage/threadStore';
import { checkpoint, idOf, json, newThread } from '../storage/threads';

/** Something that was appended to a thread, and where its line ends. */
export type Recorded = { segment: string; end: number } & (
  | { journal: JournalRecord }
  | { checkpoint: string; values: Record<string, unknown> }
  | { writes: string; write: StoredWrite }
);

/** A thread as files in memory, and what each part of them holds. */
export interface RecordedThread {
  id: string;
  files: Map<string, Buffer>;
  /** Segments in order; the first one begins with the thread's own record, which ends at `begin`. */
  segments: string[];
  begin: number;
  records: Recorded[];
}

const SESSIONS = 3;
const STEPS = 12;

/** Records a thread that several processes took turns with: inputs, checkpoints of growing lists, forks, writes. */
export async function recordThread(root: string): Promise<RecordedThread> {
  let store = new ThreadStore(root, { sync: false });
  const { id } = (await store.create(newThread)).thread;
  const folder = join(root, id);
  const records: Recorded[] = [];
  const begins = await sizes(folder);
  const at = '2026-11-30T10:00:00.000Z';
  const items: { id: string; text: string }[] = [];
  let known = new Map(begins);
  for (let session = 0; session < SESSIONS; session++) {
    const log = await store.open(id);
    const lease = await log.takeLease();
    const placed = async (what: object) => {
      const now = await sizes(folder);
      const [segment, end] = [...now].find(([name, size]) => size > (known.get(name) ?? 0)) ?? [];
      if (segment === undefined || end === undefined) throw new Error('Nothing was written.');
      known = now;
      records.push({ segment, end, ...what } as Recorded);
    };
    for (let step = 0; step < STEPS; step++) {
      const n = session * STEPS + step;
      const input: JournalRecord = {
        kind: 'input',
        id: `m${n}`,
        at,
        text: `第 ${n} 条 ${'x'.repeat(n * 7)}`,
      };
      await log.append(input);
      await placed({ journal: input });
      items.push({ id: `i${n}`, text: `Item ${n} of a list that grows, as a transcript does` });
      const values = { log: [...items], notes: 'n'.repeat((n * 37) % 400), n };
      // Each fifth checkpoint branches off an older one.
      const parent = n === 0 ? undefined : n % 5 === 4 ? n - 3 : n - 1;
      await log.put(checkpoint(idOf(n), values, parent === undefined ? {} : { parentId: idOf(parent) }));
      await placed({ checkpoint: idOf(n), values });
      const write = { taskId: `t${n}`, taskPath: '', idx: 0, channel: 'log', value: json([items[n]]) };
      await log.putWrites('', idOf(n), [write]);
      await placed({ writes: idOf(n), write });
    }
    await lease.release();
    await store.close();
    store = new ThreadStore(root, { sync: false });
  }
  const files = new Map<string, Buffer>();
  for (const name of await readdir(folder)) files.set(name, await readFile(join(folder, name)));
  const segments = [...new Set([...begins.keys(), ...records.map(({ segment }) => segment)])];
  const [first = ''] = segments;
  return { id, files, segments, begin: begins.get(first) ?? 0, records };
}

/** Writes the files of a thread into a folder of threads. */
export async function writeThread(
  root: string,
  id: string,
  files: ReadonlyMap<string, Buffer>,
): Promise<void> {
  await mkdir(join(root, id), { recursive: true });
  await Promise.all([...files].map(([name, bytes]) => writeFile(join(root, id, name), bytes)));
}

/** The sizes of the thread's logs. */
async function sizes(folder: string): Promise<Map<string, number>> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.log')).sort();
  return new Map(
    await Promise.all(names.map(async (name) => [name, (await stat(join(folder, name))).size] as const)),
  );
}
