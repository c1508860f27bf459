import { appendFile, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { SentRequest } from '../protocol/models';
import { atomicWrite } from '../storage/atomicWrite';
import { THREAD_ID } from '../storage/threadStore';

/** Bytes of a thread's file at most, and what is left of it when it grew beyond. */
const MOST_BYTES = 2_000_000;
const LEFT_BYTES = 1_000_000;
/** Characters of a body that are kept: one request alone never fills the file. */
const LONGEST_BODY = 300_000;
const NAME = 'sent.jsonl';

/** A request as it is kept: of a very long body only the beginning. */
export interface KeptRequest extends SentRequest {
  /** Characters of the whole body, where it was cut. */
  of?: number;
}

/**
 * The latest requests to models, a file for each thread. It lies in the thread's own folder, so it is there after a
 * reload and for other windows, and goes with the thread, whoever deletes it.
 */
export class SentRequests {
  private writing: Promise<void> = Promise.resolve();

  /** `threads`: the folder of all threads. */
  constructor(private readonly threads: string) {}

  /** Keeps a request of a thread; others and what can't be written are not kept. */
  add(request: SentRequest): void {
    if (!THREAD_ID.test(request.threadId)) return;
    const line = `${JSON.stringify(shortened(request))}\n`;
    const file = this.file(request.threadId);
    this.writing = this.writing.then(() => append(file, line)).catch(() => undefined);
  }

  /** Of a thread, the latest first. */
  async of(threadId: string): Promise<KeptRequest[]> {
    if (!THREAD_ID.test(threadId)) return [];
    await this.writing;
    const text = await readFile(this.file(threadId), 'utf8').catch(() => '');
    return text.split('\n').flatMap(parse).reverse();
  }

  private file(threadId: string): string {
    return join(this.threads, threadId, NAME);
  }
}

/** A thread that is gone has no folder any more: then nothing is written. */
async function append(file: string, line: string): Promise<void> {
  await appendFile(file, line, { mode: 0o600 });
  if ((await stat(file)).size <= MOST_BYTES) return;
  const lines = (await readFile(file, 'utf8')).split(/(?<=\n)/);
  let bytes = 0;
  const from = lines.findLastIndex((one) => (bytes += Buffer.byteLength(one)) > LEFT_BYTES);
  await atomicWrite(file, lines.slice(from + 1).join(''));
}

function shortened(request: SentRequest): KeptRequest {
  const { body } = request;
  if (body.length <= LONGEST_BODY) return request;
  return { ...request, body: body.slice(0, LONGEST_BODY), of: body.length };
}

/** A line that a killed window left half is none. */
function parse(line: string): KeptRequest[] {
  try {
    const value: unknown = JSON.parse(line);
    return isKept(value) ? [value] : [];
  } catch {
    return [];
  }
}

function isKept(value: unknown): value is KeptRequest {
  if (typeof value !== 'object' || value === null) return false;
  const { at, step, node, to, body, headers = {} } = value as Partial<Record<string, unknown>>;
  return (
    [at, step, node, to, body].every((one) => typeof one === 'string') &&
    typeof headers === 'object' &&
    headers !== null &&
    Object.values(headers).every((one) => typeof one === 'string')
  );
}
