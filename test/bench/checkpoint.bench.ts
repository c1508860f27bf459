import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { runDir } from '../run/paths';
import type { Bench } from './bench';
import { Figures } from './checkpoint/figures';
import { compareFirstAndLast } from './checkpoint/flatness';
import { record } from './checkpoint/recorded';
import { compareRuns, RUN_STEPS } from './checkpoint/runs';
import { loadSqlite } from './checkpoint/sqliteSaver';
import { memory, ours, sqlite, type StoreKind } from './checkpoint/stores';
import { compareThreads } from './checkpoint/threads';

const STATES = { '10KB': 10_000, '200KB': 200_000 };
/** How often a thread of so many checkpoints is saved in each store; the figures are medians. */
const ROUNDS = { 10: 15, 100: 7, 1000: 3 };
const RUN_ROUNDS = 7;
const WARM_UP_ROUNDS = 2;
const LONG = 5000;

/**
 * What it costs to keep a thread, in our store and in others, given the same checkpoints, side by side: `step-ms` (a
 * checkpoint and the writes that led to it, saved at once; the mean over a thread, `step-median-ms` the median),
 * `get-ms` (the newest checkpoint, from an open store), `get-old-ms` (checkpoints all over the thread), `open-ms` (a
 * new store object, and the newest checkpoint from it; the files are in the system's cache), `bytes` (of all files of
 * a closed store), `run-ms` (a whole run of a graph). `floor` writes and flushes as many bytes as `ours` did for the
 * same step, right after it; `floor-blocking` does that by calls that block the thread, which an extension must not.
 */
export const run: Bench['run'] = async (report) => {
  const sql = await loadSqlite(console.error);
  const durable = ours('ours', true);
  const kinds = [durable, sqlite(sql, 'NORMAL'), memory, ours('ours-nosync', false), sqlite(sql, 'FULL')];
  const figures = new Figures(report);
  const base = runDir('bench-checkpoint');
  const folder = join(base, 'stores');
  try {
    for (const [label, bytes] of Object.entries(STATES)) {
      const short = await record(bytes, 10);
      await warmUp(folder, kinds, bytes);
      for (const [count, rounds] of Object.entries(ROUNDS)) {
        const steps = await record(bytes, Number(count));
        for (let round = 0; round < rounds; round++) {
          await compareThreads(folder, turned(kinds, round), steps, `${count}/${label}`, figures);
        }
        figures.flush();
      }
      for (let round = 0; round < RUN_ROUNDS; round++) {
        await compareRuns(folder, turned(kinds, round), bytes, label, figures);
      }
      figures.flush();
      await compareFirstAndLast(folder, durable, await record(bytes, LONG), short, label, figures);
      figures.flush();
    }
  } finally {
    await rm(base, { recursive: true, force: true });
  }
  for (const label of Object.keys(STATES)) ratios(figures, label);
};

/** What is measured while the code is still being compiled is thrown away. */
async function warmUp(folder: string, kinds: readonly StoreKind[], bytes: number): Promise<void> {
  const nowhere = new Figures(() => undefined);
  const steps = await record(bytes, 100);
  for (let round = 0; round < WARM_UP_ROUNDS; round++) {
    await compareThreads(folder, kinds, steps, 'warm-up', nowhere);
    await compareRuns(folder, kinds, bytes, 'warm-up', nowhere);
  }
}

/** No store shall always be the first, or always follow the same one. */
function turned<T>(list: readonly T[], by: number): T[] {
  const at = by % list.length;
  return [...list.slice(at), ...list.slice(0, at)];
}

/** The figures that the store is held to. */
function ratios(figures: Figures, label: string): void {
  const at = (measure: string, store: string) => `${measure}/${store}/1000/${label}`;
  for (const measure of ['step-ms', 'step-median-ms', 'bytes', 'get-ms', 'get-old-ms', 'open-ms']) {
    figures.ratio(`${measure}/sqlite-to-ours/1000/${label}`, at(measure, 'sqlite'), at(measure, 'ours'));
  }
  for (const measure of ['step-ms', 'step-median-ms']) {
    for (const floor of ['floor', 'floor-blocking']) {
      figures.ratio(`${measure}/ours-to-${floor}/1000/${label}`, at(measure, 'ours'), at(measure, floor));
    }
  }
  const last = `last-ms/ours/${LONG}/${label}`;
  figures.ratio(`step-ms/last-of-${LONG}-to-first-of-10/${label}`, last, `first-ms/ours/10/${label}`);
  const runOf = (store: string) => `run-ms/${store}/${RUN_STEPS}/${label}`;
  figures.ratio(`run-ms/sqlite-to-ours/${RUN_STEPS}/${label}`, runOf('sqlite'), runOf('ours'));
  figures.ratio(`run-ms/ours-to-floor/${RUN_STEPS}/${label}`, runOf('ours'), runOf('floor'));
}
