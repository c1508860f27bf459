import { parse } from 'smol-toml';
import type { Dependency, Json, Manifest } from './manifest';
import { lineOf, listOf, manifestOf, objectOf, textOf } from './manifest';

const SECTIONS = [
  ['dependencies', false],
  ['dev-dependencies', true],
  ['build-dependencies', true],
] as const;

/** Parses Cargo.toml. Throws where it is no TOML. */
export function parseCargo(source: string, path: string): Manifest {
  const root = objectOf(parse(source));
  const pkg = objectOf(root['package']);
  const workspace = objectOf(root['workspace']);
  const bin = listOf(root['bin']).flatMap((each) => textOf(objectOf(each)['name']) ?? []);
  const rust = textOf(pkg['rust-version']);
  return manifestOf(path, {
    ecosystem: 'cargo',
    name: textOf(pkg['name']),
    description: textOf(pkg['description']),
    license: textOf(pkg['license']),
    bin: bin.length > 0 ? bin.slice(0, 5) : undefined,
    engine: rust === undefined ? undefined : `Rust ${rust}`,
    workspaces: root['workspace'] !== undefined || undefined,
    dependencies: dependencies(
      [root, workspace, ...Object.values(objectOf(root['target'])).map(objectOf)],
      source,
      path,
    ),
  });
}

function dependencies(tables: readonly Json[], source: string, path: string): Dependency[] {
  const seen = new Map<string, Dependency>();
  for (const table of tables) {
    for (const [section, dev] of SECTIONS) {
      for (const [name, value] of Object.entries(objectOf(table[section]))) {
        const details = objectOf(value);
        if (details['path'] !== undefined || seen.has(name)) continue;
        const line = lineOf(source, name);
        const real = textOf(details['package']) ?? name;
        seen.set(name, {
          ...{ package: real, ecosystem: 'cargo', dev, path },
          ...(real === name ? {} : { importName: name }),
          ...(line === undefined ? {} : { line }),
        });
      }
    }
  }
  return [...seen.values()];
}
