import type { Dependency, Manifest } from './manifest';
import { manifestOf } from './manifest';

/** Parses a Gemfile as text; it is a program, so only its plain `gem "name"` lines count. */
export function parseGemfile(source: string, path: string): Manifest {
  const dependencies: Dependency[] = [];
  const groups: boolean[] = [];
  for (const [index, raw] of source.split('\n').entries()) {
    const line = raw.trim();
    const group = /^group\s+(.+)\s+do\b/.exec(line)?.[1];
    if (group !== undefined) groups.push(!/:(?:production|default)\b/.test(group));
    else if (/\bdo(?:\s*\|[^|]*\|)?$/.test(line)) groups.push(false);
    else if (line === 'end') groups.pop();
    const name = /^gem\s*\(?\s*["']([\w.-]+)["']/.exec(line)?.[1];
    if (name === undefined || /\bpath:/.test(line)) continue;
    const dev = groups.includes(true) || /\bgroup:\s*\[?\s*:(?:development|test)/.test(line);
    dependencies.push({ package: name, ecosystem: 'gem', dev, path, line: index + 1 });
  }
  return manifestOf(path, { ecosystem: 'gem', dependencies });
}
