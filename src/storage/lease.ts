import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { link, open, readFile, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { hostname, uptime } from 'node:os';
import { join } from 'node:path';
import { VitaeError } from '../protocol/errors';
import { errnoCode, storageFailure } from './failure';

/** A holder on another host is taken for dead when its counter stood still for so long, as the observer saw it. */
const STILL_MS = 30_000;
/** How often a holder moves its counter. */
const BEAT_MS = 5_000;
const NAME = /^lease\.([1-9]\d{0,8})$/;

/** What file systems without hard links answer. */
const NO_LINKS = ['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EMLINK'];

/** What a lease file says. */
interface Holder {
  pid: number;
  host: string;
  /** When the holder's process began, in ms since the epoch: a process id may come back. */
  startedAt: number;
  nonce: string;
  released?: true;
}

/** A lease that this process took. */
export interface Lease {
  readonly generation: number;
  /** Whether nobody took over. */
  isCurrent(): Promise<boolean>;
  /** Lets others take the next one at once. */
  release(): Promise<void>;
  /** To be called once somebody took over: the lease is theirs. */
  abandon(): void;
}

/** Another process that holds a lease and, as far as can be told, lives. */
export interface LeaseHolder {
  pid: number;
  /** Absent where it is this machine. */
  host?: string;
}

/** What one observer saw of holders that it can't ask: by nonce, the counter and since when it has not moved. */
export type Observations = Map<string, { counter: number; since: number }>;

/** What an observer brings along. */
export interface LeaseOptions {
  /** Kept by the caller between attempts. */
  observed?: Observations;
  /** A clock in ms that only runs while the observer is awake. */
  now?: () => number;
  /** Takes it from a living holder too. */
  force?: boolean;
}

/**
 * Takes the lease of a folder by exclusively creating the next `lease.<n>`; a file is never unlinked to take it, so
 * two can't both succeed. Free are: no lease, a released one, one of a dead process of this host; one of another host
 * when its counter (the file's modification time, moved every 5 s) stood still for 30 s over several attempts with the
 * same `observed`.
 *
 * Rejects with `thread-elsewhere {pid, host}`.
 */
export async function acquireLease(
  folder: string,
  { observed = new Map(), now = () => performance.now(), force = false }: LeaseOptions = {},
): Promise<Lease> {
  const me: Holder = { pid: process.pid, host: hostname(), startedAt: startOfProcess(), nonce: randomUUID() };
  try {
    for (;;) {
      const newest = await newestGeneration(folder);
      const holder = newest > 0 && !force ? await livingHolder(folder, newest, observed, now()) : null;
      if (holder) throw new VitaeError('thread-elsewhere', { pid: holder.pid, host: holder.host ?? '' });
      const generation = newest + 1;
      if (!(await createExclusively(folder, generation, me))) continue;
      // A slow process may create a number that was taken, released and cleaned up meanwhile.
      if ((await newestGeneration(folder)) === generation) {
        await removeOlder(folder, generation);
        return held(folder, generation, me);
      }
      await rm(path(folder, generation), { force: true });
    }
  } catch (error) {
    throw storageFailure(error);
  }
}

/** The newest lease's number, 0 where there was none. */
export async function newestGeneration(folder: string): Promise<number> {
  return Math.max(0, ...(await generations(folder)));
}

async function generations(folder: string): Promise<number[]> {
  return (await readdir(folder)).flatMap((name) => {
    const digits = NAME.exec(name)?.[1];
    return digits === undefined ? [] : [Number(digits)];
  });
}

function path(folder: string, generation: number): string {
  return join(folder, `lease.${generation}`);
}

function startOfProcess(): number {
  return Math.round(performance.timeOrigin);
}

/** Writes the content to a file of its own and links it: a lease file is never seen half written. */
async function createExclusively(folder: string, generation: number, holder: Holder): Promise<boolean> {
  const temporary = join(folder, `.lease-${holder.nonce}.tmp`);
  try {
    await writeNew(temporary, holder);
    await link(temporary, path(folder, generation)).catch(async (error: unknown) => {
      if (!NO_LINKS.includes(errnoCode(error) ?? '')) throw error;
      await writeNew(path(folder, generation), holder);
    });
    return true;
  } catch (error) {
    if (errnoCode(error) === 'EEXIST') return false;
    throw error;
  } finally {
    await rm(temporary, { force: true });
  }
}

async function writeNew(file: string, holder: Holder): Promise<void> {
  const handle = await open(file, 'wx', 0o600);
  try {
    await handle.writeFile(JSON.stringify(holder));
  } finally {
    await handle.close();
  }
}

/** Who holds the newest lease; `null` where it is free to take, or this process's own (`own`). */
export async function leaseHolder(
  folder: string,
  observed: Observations,
  own: Lease | undefined,
): Promise<LeaseHolder | null> {
  try {
    const newest = await newestGeneration(folder);
    if (newest === 0 || newest === own?.generation) return null;
    return await livingHolder(folder, newest, observed, performance.now());
  } catch (error) {
    throw storageFailure(error);
  }
}

async function livingHolder(
  folder: string,
  generation: number,
  observed: Observations,
  now: number,
): Promise<LeaseHolder | null> {
  const holder = await readHolder(folder, generation);
  if (holder === 'gone' || holder?.released) return null;
  if (holder?.host === hostname()) {
    const movedAt = (await stat(path(folder, generation)).catch(() => undefined))?.mtimeMs ?? 0;
    return isAlive(holder, movedAt) ? { pid: holder.pid } : null;
  }
  if (await stoodStill(folder, generation, holder, observed, now)) return null;
  return { pid: holder?.pid ?? 0, ...(holder && { host: holder.host }) };
}

async function readHolder(folder: string, generation: number): Promise<Holder | 'gone' | undefined> {
  try {
    return JSON.parse(await readFile(path(folder, generation), 'utf8')) as Holder;
  } catch (error) {
    if (errnoCode(error) === 'ENOENT') return 'gone';
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

function isAlive({ pid, startedAt }: Holder, movedAt: number): boolean {
  // An earlier process with our own id (containers give the same ids again) is dead.
  if (pid === process.pid) return startedAt === startOfProcess();
  // Its id came back after a restart of the machine. The clock may have been set since: then it still moves its counter.
  const bootedAt = Date.now() - uptime() * 1000;
  if (startedAt < bootedAt - STILL_MS && movedAt < Date.now() - STILL_MS) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return errnoCode(error) === 'EPERM';
  }
}

async function stoodStill(
  folder: string,
  generation: number,
  holder: Holder | undefined,
  observed: Observations,
  now: number,
): Promise<boolean> {
  const key = `${generation} ${holder?.nonce ?? ''}`;
  const counter = (await stat(path(folder, generation))).mtimeMs;
  const seen = observed.get(key);
  if (seen?.counter === counter) return now - seen.since >= STILL_MS;
  observed.set(key, { counter, since: now });
  return false;
}

/** Oldest first, so that a lease is never seen as the newest again after a later one was. */
async function removeOlder(folder: string, generation: number): Promise<void> {
  for (const older of (await generations(folder)).sort((a, b) => a - b)) {
    if (older < generation) await rm(path(folder, older), { force: true });
  }
}

function held(folder: string, generation: number, me: Holder): Lease {
  const file = path(folder, generation);
  const beat = setInterval(() => {
    const now = new Date();
    utimes(file, now, now).catch(() => undefined);
  }, BEAT_MS);
  beat.unref();
  return {
    generation,
    // In this order: whoever takes over removes what is older, the oldest first.
    isCurrent: async () => !existsSync(path(folder, generation + 1)) && existsSync(path(folder, generation)),
    abandon: () => clearInterval(beat),
    release: async () => {
      clearInterval(beat);
      // Whoever took over has a later number: marking ours changes nothing for them.
      const marked = join(folder, `.lease-${me.nonce}.tmp`);
      try {
        await writeNew(marked, { ...me, released: true });
        await rename(marked, file);
      } catch {
        await rm(marked, { force: true }).catch(() => undefined);
        await markInPlace(file).catch((reason: unknown) => {
          // The thread may have been deleted under the lease.
          if (errnoCode(reason) !== 'ENOENT') throw storageFailure(reason);
        });
      }
    },
  };
}

/** Where the disk has no room for another file: overwriting what is there needs none. */
async function markInPlace(file: string): Promise<void> {
  const handle = await open(file, 'r+');
  try {
    const { size } = await handle.stat();
    await handle.write(JSON.stringify({ released: true }).padEnd(size), 0);
  } finally {
    await handle.close();
  }
}
