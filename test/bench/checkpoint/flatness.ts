import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { collectGarbage, mean, timed, type Figures } from './figures';
import { configOf, INPUT_STEPS, save, withVersionsOf, type Step } from './recorded';
import type { StoreKind } from './stores';

/** How many of the long thread's last steps are compared with first ones. */
const COMPARED = 400;

/**
 * Saves a long thread; each of its last steps alternates with one of a short thread that has just begun, so that
 * both see the same machine. The code is warm by then.
 */
export async function compareFirstAndLast(
  folder: string,
  kind: StoreKind,
  long: readonly Step[],
  short: readonly Step[],
  label: string,
  figures: Figures,
): Promise<void> {
  collectGarbage();
  const store = await kind.begin(join(folder, 'long'));
  const step = (n: number) => timed(() => save(store.saver, store.threadId, longSteps[n] as Step));
  const longSteps = withVersionsOf(store.saver, long);
  const shortSteps = withVersionsOf(store.saver, short);
  const times: number[] = [];
  const before = long.length - COMPARED;
  for (let n = 0; n < before; n++) times.push(await step(n));
  for (let n = before, begun = 0; n < long.length; begun++) {
    const other = await kind.begin(join(folder, `short${begun}`));
    for (const [at, first] of shortSteps.entries()) {
      const ms = await timed(() => save(other.saver, other.threadId, first));
      if (at < INPUT_STEPS || n === long.length) continue;
      figures.add(`first-ms/${kind.name}/${short.length}/${label}`, 'ms', ms);
      const last = await step(n++);
      figures.add(`last-ms/${kind.name}/${long.length}/${label}`, 'ms', last);
      times.push(last);
    }
    await other.close();
  }
  figures.add(`step-ms/${kind.name}/${long.length}/${label}`, 'ms', mean(times.slice(INPUT_STEPS)));
  figures.add(
    `get-ms/${kind.name}/${long.length}/${label}`,
    'ms',
    await timed(() => store.saver.getTuple(configOf(store.threadId))),
  );
  await store.close();
  figures.add(`bytes/${kind.name}/${long.length}/${label}`, 'bytes', await store.bytes());
  const start = performance.now();
  const again = await kind.reopen?.(join(folder, 'long'), store.threadId);
  await again?.saver.getTuple(configOf(store.threadId));
  figures.add(`open-ms/${kind.name}/${long.length}/${label}`, 'ms', performance.now() - start);
  await again?.close();
  await rm(folder, { recursive: true, force: true });
}
