import { cp, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../../run/paths';

const recordings = join(root, 'test/fixtures/threads');

/** Puts a recorded thread into a folder of threads; returns its id. */
export async function putRecorded(name: string, threads: string): Promise<string> {
  const text = await readFile(join(recordings, name, 'recorded.json'), 'utf8');
  const { threadId } = JSON.parse(text) as { threadId: string };
  const filter = (path: string): boolean => !path.endsWith('.json');
  await cp(join(recordings, name), join(threads, threadId), { recursive: true, filter });
  return threadId;
}
