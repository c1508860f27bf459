import { technologyOf } from '../../../text/technologies';
import type { Dependency } from '../manifests/manifest';
import { CARGO, GO, MAVEN } from './compiled';
import { GEMS, PUB } from './mobileAndRuby';
import { NPM } from './npm';
import { PYTHON } from './python';

/** How a dependency is called on a resume; `known`: by its official name. */
export interface DisplayName {
  name: string;
  known: boolean;
}

/** The official name of a dependency, by tables of each ecosystem, then by the technologies that texts name. */
export function displayName({
  ecosystem,
  package: pkg,
}: Pick<Dependency, 'ecosystem' | 'package'>): DisplayName {
  const official = byTable(ecosystem, pkg) ?? byTechnology(pkg);
  return official === undefined
    ? { name: plainName(ecosystem, pkg), known: false }
    : { name: official, known: true };
}

function byTable(ecosystem: Dependency['ecosystem'], pkg: string): string | undefined {
  switch (ecosystem) {
    case 'npm':
      return row(NPM, pkg) ?? row(NPM, pkg.replace(/^(@[^/]+\/).*$/, '$1'));
    case 'pypi':
      return row(PYTHON, pkg.toLowerCase().replace(/[-_.]+/g, '-'));
    case 'go':
      return goName(pkg);
    case 'cargo':
      return row(CARGO, pkg) ?? row(CARGO, pkg.replaceAll('_', '-'));
    case 'maven':
      return mavenRow(pkg)?.[1];
    case 'pub':
      return row(PUB, pkg);
    case 'gem':
      return row(GEMS, pkg);
    default:
      return ecosystem satisfies never;
  }
}

function row(table: Record<string, string>, key: string): string | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined;
}

function goName(module: string): string | undefined {
  const bare = module
    .toLowerCase()
    .replace(/^(?:github|gitlab|gitee|bitbucket)\.(?:com|org)\//, '')
    .replace(/(?:\/|\.)v\d+$/, '');
  const parts = bare.split('/');
  // A submodule (`…/etcd/client/v3`) is called as its project.
  for (let length = parts.length; length >= 2; length--) {
    const name = row(
      GO,
      parts
        .slice(0, length)
        .join('/')
        .replace(/\/v\d+$/, ''),
    );
    if (name !== undefined) return name;
  }
  return undefined;
}

/** The row of a Maven artifact, `groupId:artifactId`. */
export function mavenRow(pkg: string): (typeof MAVEN)[number] | undefined {
  return MAVEN.find(([key]) => {
    const pattern = key.replace(/[.]/g, '\\.').replaceAll('*', '.*');
    return new RegExp(`^${pattern}$`).test(pkg);
  });
}

/** A concept or a language that a package happens to be called like is not what it is. */
function byTechnology(pkg: string): string | undefined {
  const technology = pkg.includes('/') || pkg.includes(':') ? null : technologyOf(pkg);
  return technology && technology.kind !== 'concept' && technology.kind !== 'language'
    ? technology.name
    : undefined;
}

/** The part of an unknown package's name that people say. */
function plainName(ecosystem: Dependency['ecosystem'], pkg: string): string {
  if (ecosystem === 'maven') return pkg.slice(pkg.indexOf(':') + 1);
  if (ecosystem !== 'go') return pkg;
  return pkg
    .replace(/\/v\d+$/, '')
    .split('/')
    .slice(-2)
    .join('/');
}
