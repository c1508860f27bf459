import type { Dependency, Ecosystem } from '../manifests/manifest';
import { mavenRow } from '../names/displayName';
import { PYTHON_MODULES } from '../names/python';

const EXTENSIONS: [Ecosystem, RegExp][] = [
  ['npm', /\.(?:[cm]?[jt]sx?|vue|svelte|astro|css|scss|less)$/i],
  ['pypi', /\.(?:pyw?|pyx|ipynb)$/i],
  ['go', /\.go$/],
  ['cargo', /\.rs$/],
  ['pub', /\.dart$/],
  ['gem', /\.(?:rb|rake|erb|ru)$/],
  [
    'maven',
    /\.(?:java|kts?|scala|groovy)$|(?:^|\/)resources\/(?:[\w./-]+\/)?[\w.-]+\.(?:properties|ya?ml|xml)$/,
  ],
];

/** Whose imports a file holds. */
export function importingEcosystem(path: string): Ecosystem | undefined {
  return EXTENSIONS.find(([, pattern]) => pattern.test(path))?.[0];
}

/** The modules that a source file imports, as written, each once. Relative ones are left out. */
export function importsOf(ecosystem: Ecosystem, source: string): Set<string> {
  switch (ecosystem) {
    case 'npm':
      return javascript(source);
    case 'pypi':
      return python(source);
    case 'go':
      return go(source);
    case 'cargo':
      return new Set(
        Array.from(
          withoutLineComments(source).matchAll(
            /\b([a-z_][a-z0-9_]*)\s*::|\b(?:use|extern\s+crate)\s+([a-z_][a-z0-9_]*)\s*[;{]/g,
          ),
          ([, path, crate]) => path ?? crate ?? '',
        ),
      );
    case 'maven':
      return java(source);
    case 'pub':
      return new Set(
        Array.from(
          source.matchAll(/^\s*(?:import|export)\s+['"]package:(\w+)\//gm),
          ([, name]) => name ?? '',
        ),
      );
    case 'gem':
      return ruby(source);
    default:
      return ecosystem satisfies never;
  }
}

function withoutLineComments(source: string): string {
  return source.replace(/^[ \t]*(?:\/\/|\*|\/\*).*$/gm, '');
}

function javascript(source: string): Set<string> {
  const found = withoutLineComments(source).matchAll(
    /(?:\bfrom|\bimport|\brequire(?:\.resolve)?\s*\(|\bimport\s*\(|@import|@use|@plugin)\s*(?:url\()?(['"])([^'"\n]{1,200})\1/g,
  );
  const modules = new Set(
    Array.from(found, ([, , module]) => module ?? '').filter((module) => !/^[./#~]|^node:/.test(module)),
  );
  if (/^@tailwind\s/m.test(source)) modules.add('tailwindcss');
  return modules;
}

function python(source: string): Set<string> {
  const modules = new Set<string>();
  for (const [, from, list] of source.matchAll(
    /^[ \t]*(?:from[ \t]+([\w.]+)[ \t]+import\b|import[ \t]+([\w., \t]+))/gm,
  )) {
    for (const part of from === undefined ? (list ?? '').split(',') : [from]) {
      const module = part.trim().split(/\s/)[0] ?? '';
      if (module !== '' && !module.startsWith('.')) modules.add(module);
    }
  }
  return modules;
}

/** What is required, and constants by their outermost name: Rails loads most of them without a `require`. */
function ruby(source: string): Set<string> {
  const code = source.replace(/^\s*#.*$/gm, '');
  const required = Array.from(code.matchAll(/^\s*require\s+["']([\w/-]+)["']/gm), ([, name]) => name ?? '');
  const constants = Array.from(code.matchAll(/(?<![\w:])([A-Z]\w+)(?=::|\b)/g), ([, name = '']) =>
    name.toLowerCase(),
  );
  const records = /\b(?:ApplicationRecord|ActiveRecord)\b/.test(code) ? ['activerecord', 'rails'] : [];
  return new Set([...required, ...constants, ...records]);
}

function go(source: string): Set<string> {
  const blocks = Array.from(source.matchAll(/^import\s*\(([^)]*)\)/gm), ([, block]) => block ?? '');
  const lines = Array.from(
    source.matchAll(/^import\s+(?:[\w.]+\s+)?("[^"\n]+")/gm),
    ([, line]) => line ?? '',
  );
  const imports = withoutLineComments([...blocks, ...lines].join('\n')).matchAll(/"([^"\n]+)"/g);
  return new Set(Array.from(imports, ([, path]) => path ?? ''));
}

/** Imports, and the classes that configuration names (a database driver is loaded by its name). */
function java(source: string): Set<string> {
  const imports = source.matchAll(/^\s*import\s+(?:static\s+)?([\w.]+)/gm);
  const named = source.matchAll(
    /(?:driver|type|dialect|class)[\w-]*["']?\s*[:=]\s*["']?((?:[a-z]\w*\.){2,}\w+)/gi,
  );
  const modules = new Set(Array.from([...imports, ...named], ([, name]) => name ?? ''));
  const database = /\bjdbc:(\w+):/.exec(source)?.[1];
  if (database !== undefined) modules.add(DRIVERS[database] ?? `jdbc.${database}`);
  return modules;
}

const DRIVERS: Record<string, string> = {
  mysql: 'com.mysql',
  postgresql: 'org.postgresql',
  h2: 'org.h2',
  oracle: 'oracle.jdbc',
};

/** In how many source files each module is imported, by ecosystem. */
export class ImportCounts {
  private readonly counts = new Map<Ecosystem, Set<string>[]>();

  add(ecosystem: Ecosystem, modules: Set<string>): void {
    if (modules.size === 0) return;
    const files = this.counts.get(ecosystem);
    if (files) files.push(modules);
    else this.counts.set(ecosystem, [modules]);
  }

  /** How many files import something of the dependency. */
  filesUsing(dependency: Dependency): number {
    const names = moduleNames(dependency);
    const separator = dependency.ecosystem === 'npm' || dependency.ecosystem === 'go' ? '/' : '.';
    const uses = (module: string): boolean =>
      names.some((name) => module === name || module.startsWith(name + separator));
    let count = 0;
    for (const modules of this.counts.get(dependency.ecosystem) ?? []) {
      for (const module of modules) {
        if (!uses(module)) continue;
        count++;
        break;
      }
    }
    return count;
  }
}

/** The modules by which sources import a dependency. */
function moduleNames({ ecosystem, package: pkg, importName }: Dependency): string[] {
  switch (ecosystem) {
    case 'npm':
    case 'go':
      return [importName ?? pkg];
    case 'cargo':
      return [(importName ?? pkg).replaceAll('-', '_')];
    case 'pypi': {
      const key = pkg.toLowerCase().replace(/[-_.]+/g, '-');
      const plain = key.replaceAll('-', '_');
      const listed = Object.hasOwn(PYTHON_MODULES, key) ? PYTHON_MODULES[key] : undefined;
      return (
        listed ?? [
          ...new Set([pkg, plain, pkg.replaceAll('-', '_'), plain.replace(/^python_|_python$/g, '')]),
        ]
      );
    }
    case 'maven': {
      const [group = '', artifact = ''] = pkg.split(':');
      const commons = /^commons-(\w+)$/.exec(artifact)?.[1];
      return mavenRow(pkg)?.[2] ?? [commons === undefined ? group : `org.apache.commons.${commons}`];
    }
    case 'pub':
      return [pkg];
    case 'gem':
      // The drivers of databases are used through the records.
      return /^(?:pg|mysql2|sqlite3)$/.test(pkg)
        ? [pkg, 'activerecord', 'sequel']
        : [pkg, pkg.replace(/-rails$/, ''), pkg.replace(/[-_]/g, '')];
    default:
      return ecosystem satisfies never;
  }
}
