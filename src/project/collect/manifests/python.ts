import { parse } from 'smol-toml';
import type { Dependency, Json, Manifest } from './manifest';
import { lineOf, listOf, manifestOf, objectOf, textOf } from './manifest';

/** Groups of dependencies that only serve development. */
const DEV_GROUP = /dev|test|lint|doc|typ(?:e|ing)|check|build|bench|ci|release|tool|action|debug/i;

/** Parses pyproject.toml (PEP 621, PEP 735, Poetry). Throws where it is no TOML. */
export function parsePyproject(source: string, path: string): Manifest {
  const root = objectOf(parse(source));
  const project = objectOf(root['project']);
  const poetry = objectOf(objectOf(root['tool'])['poetry']);
  const license = project['license'] ?? poetry['license'];
  const python = textOf(project['requires-python']) ?? textOf(objectOf(poetry['dependencies'])['python']);
  const bin = Object.keys({ ...objectOf(project['scripts']), ...objectOf(poetry['scripts']) });
  return manifestOf(path, {
    ecosystem: 'pypi',
    name: textOf(project['name']) ?? textOf(poetry['name']),
    description: textOf(project['description']) ?? textOf(poetry['description']),
    license: textOf(license) ?? textOf(objectOf(license)['text']),
    bin: bin.length > 0 ? bin.slice(0, 5) : undefined,
    engine: python === undefined ? undefined : `Python ${python}`,
    dependencies: collect([...standard(root, project), ...ofPoetry(poetry)], source, path),
  });
}

interface Named {
  name: string;
  dev: boolean;
}

function standard(root: Json, project: Json): Named[] {
  const named = listOf(project['dependencies']).map((text) => ({ name: distribution(text), dev: false }));
  for (const [group, list] of Object.entries(objectOf(project['optional-dependencies']))) {
    named.push(...listOf(list).map((text) => ({ name: distribution(text), dev: DEV_GROUP.test(group) })));
  }
  for (const list of Object.values(objectOf(root['dependency-groups']))) {
    named.push(...listOf(list).map((text) => ({ name: distribution(text), dev: true })));
  }
  return named;
}

function ofPoetry(poetry: Json): Named[] {
  const sections: [unknown, boolean][] = [
    [poetry['dependencies'], false],
    [poetry['dev-dependencies'], true],
  ];
  for (const [group, value] of Object.entries(objectOf(poetry['group']))) {
    sections.push([objectOf(value)['dependencies'], group !== 'main']);
  }
  return sections.flatMap(([section, dev]) =>
    Object.entries(objectOf(section))
      .filter(([name, value]) => name !== 'python' && objectOf(value)['path'] === undefined)
      .map(([name]) => ({ name, dev })),
  );
}

/** The distribution's name of a requirement (PEP 508), empty where there is none. */
function distribution(requirement: unknown): string {
  return typeof requirement === 'string'
    ? (/^\s*([A-Za-z0-9](?:[\w.-]*[A-Za-z0-9])?)/.exec(requirement)?.[1] ?? '')
    : '';
}

function collect(named: readonly Named[], source: string, path: string): Dependency[] {
  const seen = new Map<string, Dependency>();
  for (const { name, dev } of named) {
    const key = name.toLowerCase().replace(/[-_.]+/g, '-');
    if (key === '' || seen.has(key)) continue;
    const line = lineOf(source, name);
    seen.set(key, { package: name, ecosystem: 'pypi', dev, path, ...(line === undefined ? {} : { line }) });
  }
  return [...seen.values()];
}

/** Parses requirements*.txt: options, URLs and paths are skipped. */
export function parseRequirements(source: string, path: string): Manifest {
  const dev = DEV_GROUP.test(path.slice(path.lastIndexOf('/') + 1).replace(/^requirements/i, ''));
  const dependencies: Dependency[] = [];
  for (const [index, raw] of source.split('\n').entries()) {
    const line = raw.replace(/\s#.*$|^#.*$/, '').trim();
    if (line === '' || line.startsWith('-') || /^(?:\.|\/|[a-z+]+:\/\/)/i.test(line)) continue;
    if (!/^[A-Za-z0-9][\w.-]*\s*(?:\[[^\]]*\])?\s*(?:$|[=<>!~;@,(])/.test(line)) continue;
    const name = distribution(line);
    if (name !== '') dependencies.push({ package: name, ecosystem: 'pypi', dev, path, line: index + 1 });
  }
  return manifestOf(path, { ecosystem: 'pypi', dependencies });
}
