import type { Dependency, Manifest } from './manifest';
import { manifestOf } from './manifest';

/** Parses go.mod: what others need (`// indirect`) is left out. Throws where it declares no module. */
export function parseGoMod(source: string, path: string): Manifest {
  const dependencies: Dependency[] = [];
  let block: string | null = null;
  let module: string | undefined;
  let version: string | undefined;
  for (const [index, raw] of source.split('\n').entries()) {
    const line = raw.trim();
    const opens = /^(\w+)\s*\($/.exec(line)?.[1];
    if (opens !== undefined) block = opens;
    else if (line === ')') block = null;
    module ??= /^module\s+"?([^\s"]+)/.exec(line)?.[1];
    version ??= /^go\s+(\d[\w.]*)/.exec(line)?.[1];
    const required = block === 'require' ? line : (/^require\s+(.+)$/.exec(line)?.[1] ?? '');
    const name = /^"?([\w.-]+\.[\w.-]+(?:\/[^\s"]+)?)"?\s+v\d/.exec(required)?.[1];
    if (name !== undefined && !/\/\/\s*indirect\b/.test(line)) {
      dependencies.push({ package: name, ecosystem: 'go', dev: false, path, line: index + 1 });
    }
  }
  if (module === undefined) throw new Error('no module');
  const engine = version === undefined ? undefined : `Go ${version}`;
  return manifestOf(path, { ecosystem: 'go', name: module, engine, dependencies });
}
