import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './paths';

/** What is wrong with how a runner was called; it is printed without a stack, with exit code 2. */
export class UsageError extends Error {}

/** Loads `test/<folder>/<name>.<kind>.ts`. Rejects with `UsageError` and the names that exist. */
export async function loadNamed<T>(folder: string, kind: string, name: string | undefined): Promise<T> {
  const dir = join(root, 'test', folder);
  const ending = `.${kind}.ts`;
  const names = readdirSync(dir)
    .filter((file) => file.endsWith(ending))
    .map((file) => file.slice(0, -ending.length))
    .sort();
  if (name === undefined || !names.includes(name)) {
    const problem = name === undefined ? 'Name one' : `There is no "${name}"`;
    throw new UsageError(`${problem}: ${names.join(', ') || '(none yet)'}`);
  }
  return (await import(pathToFileURL(join(dir, name + ending)).href)) as T;
}

/** Runs a command's body; prints what went wrong and sets the exit code. */
export function runCommand(body: () => Promise<void>): void {
  body().catch((error: unknown) => {
    const usage = error instanceof UsageError;
    console.error(usage ? error.message : error);
    process.exitCode = usage ? 2 : 1;
  });
}
