import { parseDocument } from 'yaml';
import type { Dependency, Manifest } from './manifest';
import { lineOf, manifestOf, objectOf, textOf } from './manifest';

/** Parses pubspec.yaml of Dart and Flutter; packages of the same repository are left out. Throws where it is no map. */
export function parsePubspec(source: string, path: string): Manifest {
  const document = parseDocument(source, { uniqueKeys: false });
  if (document.errors.length > 0) throw new Error('no YAML');
  const fields = objectOf(document.toJS({ maxAliasCount: 50 }));
  if (textOf(fields.name) === undefined) throw new Error('no package');
  const declared = (key: string, dev: boolean): Dependency[] =>
    Object.entries(objectOf(fields[key])).flatMap(([name, wanted]): Dependency[] => {
      if (objectOf(wanted).path !== undefined) return [];
      const line = lineOf(source, `${name}:`) ?? lineOf(source, name);
      return [{ package: name, ecosystem: 'pub', dev, path, ...(line === undefined ? {} : { line }) }];
    });
  return manifestOf(path, {
    ecosystem: 'pub',
    name: textOf(fields.name),
    description: textOf(fields.description),
    dependencies: [...declared('dependencies', false), ...declared('dev_dependencies', true)],
  });
}
