import { XMLParser, XMLValidator } from 'fast-xml-parser';
import type { Dependency, Json, Manifest } from './manifest';
import { lineOf, listOf, manifestOf, objectOf, textOf } from './manifest';

// No entities: neither expanded (a bomb) nor read from elsewhere.
const parser = new XMLParser({ processEntities: false, ignoreAttributes: true, parseTagValue: false });

/** Parses pom.xml. Throws where it is no XML or no Maven project. */
export function parsePom(source: string, path: string): Manifest {
  if (/<!DOCTYPE|<!ENTITY/i.test(source)) throw new Error('document type declarations are not read');
  if (XMLValidator.validate(source) !== true) throw new Error('not well-formed');
  const root = objectOf(parser.parse(source));
  if (!('project' in root)) throw new Error('no project');
  const project = objectOf(root['project']);
  const licenses = many(objectOf(project['licenses'])['license']);
  const java = javaVersion(objectOf(project['properties']));
  const artifact = textOf(project['artifactId']);
  const name = textOf(project['name']);
  return manifestOf(path, {
    ecosystem: 'maven',
    name: name === undefined || name.includes('${') ? artifact : name,
    description: resolved(project['description']),
    license: resolved(licenses[0]?.['name']),
    engine: java === undefined ? undefined : `Java ${java}`,
    workspaces: project['modules'] !== undefined || undefined,
    dependencies: dependencies(project, source, path),
  });
}

function javaVersion(properties: Json): string | undefined {
  const names = ['java.version', 'maven.compiler.release', 'maven.compiler.source', 'jdk.version'];
  return names.map((name) => resolved(properties[name])).find((version) => version !== undefined);
}

/** A text without a property in it. */
function resolved(value: unknown): string | undefined {
  const text = textOf(value);
  return text?.includes('${') ? undefined : text;
}

/** An element that may occur once or often. */
function many(value: unknown): Json[] {
  return (Array.isArray(value) ? listOf(value) : value === undefined ? [] : [value]).map(objectOf);
}

function dependencies(project: Json, source: string, path: string): Dependency[] {
  const own = textOf(project['groupId']) ?? textOf(objectOf(project['parent'])['groupId']);
  const seen = new Map<string, Dependency>();
  for (const each of many(objectOf(project['dependencies'])['dependency'])) {
    const group = textOf(each['groupId']);
    const artifact = textOf(each['artifactId']);
    // A module of the same project is no library of others.
    if (group === undefined || artifact === undefined || group === own || group.startsWith('${project'))
      continue;
    const name = `${group}:${artifact}`;
    if (seen.has(name)) continue;
    const line = lineOf(source, artifact);
    const dev = textOf(each['scope']) === 'test';
    seen.set(name, { package: name, ecosystem: 'maven', dev, path, ...(line === undefined ? {} : { line }) });
  }
  return [...seen.values()];
}
