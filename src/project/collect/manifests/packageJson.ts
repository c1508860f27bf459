import type { Dependency, Json, Manifest } from './manifest';
import { lineOf, manifestOf, objectOf, textOf } from './manifest';

const SECTIONS = [
  ['dependencies', false],
  ['peerDependencies', false],
  ['optionalDependencies', false],
  ['devDependencies', true],
] as const;

/** Parses package.json. Throws where it is no JSON object. */
export function parsePackageJson(source: string, path: string): Manifest {
  const json: unknown = JSON.parse(source);
  if (typeof json !== 'object' || json === null || Array.isArray(json)) throw new Error('not an object');
  const root = objectOf(json);
  const bin =
    typeof root['bin'] === 'string' ? [bareName(textOf(root['name']))] : Object.keys(objectOf(root['bin']));
  const node = textOf(objectOf(root['engines'])['node']);
  return manifestOf(path, {
    ecosystem: 'npm',
    name: textOf(root['name']),
    description: textOf(root['description']),
    license: textOf(root['license']),
    bin: bin.length > 0 ? bin.slice(0, 5) : undefined,
    engine: node === undefined ? undefined : `Node.js ${node}`,
    workspaces: root['workspaces'] !== undefined || undefined,
    dependencies: dependencies(root, source, path),
  });
}

function bareName(name = ''): string {
  return name.slice(name.lastIndexOf('/') + 1);
}

function dependencies(root: Json, source: string, path: string): Dependency[] {
  const seen = new Map<string, Dependency>();
  for (const [section, dev] of SECTIONS) {
    const start = Math.max(0, source.indexOf(`"${section}"`));
    const startLine = source.slice(0, start).split('\n').length - 1;
    const rest = source.slice(start);
    for (const [name, version] of Object.entries(objectOf(root[section]))) {
      if (isLocal(version) || name.startsWith('@types/') || seen.has(name) || name.length > 214) continue;
      const line = lineOf(rest, name);
      seen.set(name, {
        ...{ package: name, ecosystem: 'npm', dev, path },
        ...(line === undefined ? {} : { line: startLine + line }),
      });
    }
  }
  return [...seen.values()];
}

/** A package of the same repository is no library of others. */
function isLocal(version: unknown): boolean {
  return typeof version === 'string' && /^(?:workspace|file|link|portal):|^\.{0,2}\//.test(version);
}
