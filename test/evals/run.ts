import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { loadNamed, runCommand, UsageError } from '../run/namedModules';
import { EvalInputError, type EvalLine, type EvalSet } from './eval';

/** `npm run -s eval -- SET FILE.jsonl [--failures]`: ends with one JSON line `{set, total, …figures}`. */
runCommand(async () => {
  const { values, positionals } = parseArgs({
    options: { failures: { type: 'boolean' } },
    allowPositionals: true,
  });
  const [set, file] = positionals;
  const { evalSet } = await loadNamed<{ evalSet: EvalSet }>('evals', 'eval', set);
  if (!file) throw new UsageError('Usage: npm run -s eval -- SET FILE.jsonl [--failures]');
  const lines = parse(file, await read(file));
  const { figures, failures } = await locating(file, () => evalSet.evaluate(lines));
  if (values.failures) for (const failure of failures) console.log(JSON.stringify({ set, ...failure }));
  console.log(JSON.stringify({ set, total: lines.length, ...figures }));
});

function read(file: string): Promise<string> {
  // npm runs scripts at the top of the repository; the user means the folder they are in.
  return readFile(resolve(process.env['INIT_CWD'] ?? '.', file), 'utf8').catch((error: Error) => {
    throw new UsageError(`${file}: ${error.message}`);
  });
}

function parse(file: string, content: string): EvalLine[] {
  const lines = content.replace(/^\uFEFF/, '').split(/\r?\n/);
  return lines.flatMap((text, index) => (text.trim() === '' ? [] : [object(file, index + 1, text)]));
}

function object(file: string, line: number, text: string): EvalLine {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new UsageError(`${file}:${line}: ${error instanceof Error ? error.message : String(error)}`);
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new UsageError(`${file}:${line}: a line must be a JSON object`);
  }
  return { line, value: value as Record<string, unknown> };
}

async function locating<T>(file: string, evaluate: () => T | Promise<T>): Promise<T> {
  try {
    return await evaluate();
  } catch (error) {
    if (error instanceof EvalInputError) throw new UsageError(`${file}:${error.line}: ${error.message}`);
    throw error;
  }
}
