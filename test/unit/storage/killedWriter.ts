import type { ChildProcess } from 'node:child_process';

/** Kills a writer some time after it has acknowledged a number; resolves with the last that it did. */
export function killed(child: ChildProcess, after: number): Promise<number> {
  let output = '';
  child.stdout?.on('data', (chunk: Buffer) => {
    output += chunk.toString();
    if (output.split('\n').length > after) child.kill('SIGKILL');
  });
  return new Promise((resolve) => {
    child.on('close', () => resolve(Number(output.slice(0, output.lastIndexOf('\n')).split('\n').at(-1))));
  });
}
