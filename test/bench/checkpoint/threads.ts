import assert from 'node:assert/strict';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { countSyncs } from '../../unit/storage/fileSyncs';
import { collectGarbage, mean, median, timed, type Figures } from './figures';
import { Floor } from './floor';
import { configOf, INPUT_STEPS, save, withVersionsOf, type Step } from './recorded';
import { bytesIn, type OpenStore, type StoreKind } from './stores';

const OPENS = 5;
const READS = 20;

/** Saves a recorded thread in each store, one after the other, and reads it. `label` is the end of the figures' names. */
export async function compareThreads(
  folder: string,
  kinds: readonly StoreKind[],
  steps: readonly Step[],
  label: string,
  figures: Figures,
): Promise<void> {
  for (const kind of kinds) {
    collectGarbage();
    const add = (measure: string, unit: string, value: number, name = kind.name) =>
      figures.add(`${measure}/${name}/${label}`, unit, value);
    const own = join(folder, kind.name);
    const store = await kind.begin(own);
    const saved = withVersionsOf(store.saver, steps);
    if (kind.name === 'ours') await besideFloor(folder, store, saved, add);
    else addSteps(add, await saveAll(store, saved));
    if (kind.reopen) await store.close();
    add('bytes', 'bytes', await store.bytes());
    await read(kind, own, store, steps, add);
    await rm(folder, { recursive: true, force: true });
  }
}

type Add = (measure: string, unit: string, value: number, name?: string) => void;

/** The mean tells what all steps cost together; the median is hardly moved by what else the machine does. */
function addSteps(add: Add, times: readonly number[], name?: string): void {
  add('step-ms', 'ms', mean(times), name);
  add('step-median-ms', 'ms', median(times), name);
}

/** Milliseconds of each step behind the input's. */
async function saveAll({ saver, threadId }: OpenStore, steps: readonly Step[]): Promise<number[]> {
  const times: number[] = [];
  for (const step of steps) times.push(await timed(() => save(saver, threadId, step)));
  return times.slice(INPUT_STEPS);
}

/** Saves each step in our store and, at once, as many bytes as that took as raw bytes, in as many flushes. */
async function besideFloor(
  folder: string,
  store: OpenStore,
  steps: readonly Step[],
  add: Add,
): Promise<void> {
  const raw = join(folder, 'floor');
  const floors = {
    floor: await Floor.begin(raw, 'floor'),
    blocking: await Floor.begin(raw, 'blocking'),
  };
  const times = {
    ours: [] as number[],
    floor: [] as number[],
    blocking: [] as number[],
    syncs: [] as number[],
  };
  let size = await store.bytes();
  for (const step of steps) {
    const saving = () => save(store.saver, store.threadId, step);
    const syncs = await countSyncs(async () => times.ours.push(await timed(saving)));
    const grown = (await store.bytes()) - size;
    size += grown;
    const shares = Array.from({ length: syncs }, () => Math.ceil(grown / syncs));
    const written = async () => {
      for (const share of shares) await floors.floor.append(share);
    };
    times.floor.push(await timed(written));
    times.blocking.push(
      await timed(async () => shares.forEach((share) => floors.blocking.appendBlocking(share))),
    );
    times.syncs.push(syncs);
  }
  const counted = (list: number[]) => list.slice(INPUT_STEPS);
  addSteps(add, counted(times.ours));
  addSteps(add, counted(times.floor), 'floor');
  addSteps(add, counted(times.blocking), 'floor-blocking');
  add('syncs-per-step', 'count', mean(counted(times.syncs)));
  await Promise.all(Object.values(floors).map((floor) => floor.close()));
  add('bytes', 'bytes', (await bytesIn(raw)) / 2, 'floor');
}

/** Opens what was saved, several times, and reads the newest checkpoint, then others all over the thread. */
async function read(
  kind: StoreKind,
  folder: string,
  begun: OpenStore,
  steps: readonly Step[],
  add: Add,
): Promise<void> {
  const { threadId } = begun;
  const get = ({ saver }: OpenStore, id?: string) => saver.getTuple(configOf(threadId, id));
  const newest = steps.at(-1)?.checkpoint.id;
  let open = begun;
  if (kind.reopen) {
    const opens: number[] = [];
    for (let n = 0; n < OPENS; n++) {
      if (n > 0) await open.close();
      const start = performance.now();
      open = await kind.reopen(folder, threadId);
      const tuple = await get(open);
      opens.push(performance.now() - start);
      assert.equal(tuple?.checkpoint.id, newest);
    }
    add('open-ms', 'ms', median(opens));
  }
  await open.hold?.();
  const latest: number[] = [];
  for (let n = 0; n < READS; n++) latest.push(await timed(() => get(open)));
  add('get-ms', 'ms', median(latest));
  const old: number[] = [];
  for (let n = 0; n < READS; n++) {
    const { id, channel_values: values } = (steps[Math.floor((n * steps.length) / READS)] as Step).checkpoint;
    const start = performance.now();
    const tuple = await get(open, id);
    old.push(performance.now() - start);
    assert.deepEqual(tuple?.checkpoint.channel_values, values);
  }
  add('get-old-ms', 'ms', mean(old));
  await open.close();
}
