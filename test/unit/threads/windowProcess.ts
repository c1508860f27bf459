import { ThreadStore } from '../../../src/storage/threadStore';

/**
 * A window as a process of its own: `windowProcess.ts <root> <threadId>` takes the thread's lease, journals a message,
 * prints a line, and then does nothing more, however long.
 */
async function main(root: string, threadId: string): Promise<void> {
  const log = await new ThreadStore(root).open(threadId);
  await log.takeLease();
  await log.append({
    kind: 'input',
    id: crypto.randomUUID(),
    at: '2026-11-30T10:00:00.000Z',
    text: 'from there',
  });
  process.stdout.write('journaled\n');
  setInterval(() => undefined, 1_000);
}

const [, , root, threadId] = process.argv;
if (root && threadId) void main(root, threadId);
