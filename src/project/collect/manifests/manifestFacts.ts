import type { Language } from '../../../protocol/cards';
import { technologyOf } from '../../../text/technologies';
import type { Fact } from '../fact';
import { EMAIL, fileFact, known } from '../fact';
import { isInstruction } from '../readme/instructions';
import { displayName } from '../names/displayName';
import type { ImportCounts } from '../sources/imports';
import { wording } from '../wording';
import type { Dependency, Manifest } from './manifest';
import { lineOf } from './manifest';
import type { ManifestsRead } from './readManifests';

const MOST = { used: 28, unknown: 8, unused: 8, infrastructure: 6 } as const;
/** Libraries that everyone uses and nobody puts on a resume. */
const PLUMBING =
  /^(?:@types\/|tslib$|core-js$|regenerator-runtime$|setuptools$|wheel$|pip$|six$|typing[-_]extensions$|cross-env$|rimraf$|org\.slf4j:|org\.projectlombok:|ch\.qos\.logback:)/;

/** What a generator fills in describes nothing. */
const PLACEHOLDER =
  /^(?:demo project for spring boot|add your description here|a new \w+ project|description|todo|tbd)\.?$/i;

/** What the manifests say as facts; `texts` of those at the top give the lines. Own packages are no dependencies. */
export function manifestFacts(
  { manifests, texts }: Pick<ManifestsRead, 'manifests' | 'texts'>,
  imports: ImportCounts,
  language: Language,
): { description: Fact[]; manifest: Fact[]; dependency: Fact[]; infrastructure: Fact[] } {
  const own = manifests.filter(({ path }) => !path.includes('/'));
  return {
    description: own.flatMap((manifest) => describe(manifest, texts.get(manifest.path))).slice(0, 1),
    manifest: own.flatMap((manifest) => declared(manifest, language, texts.get(manifest.path))),
    dependency: dependencyFacts(manifests, imports, language),
    infrastructure: infrastructureFacts(manifests),
  };
}

function at(manifest: Manifest, source: string | undefined, value: string): { path: string; line?: number } {
  const line = source === undefined ? undefined : lineOf(source, value);
  return { path: manifest.path, ...(line === undefined ? {} : { line }) };
}

function describe(manifest: Manifest, source: string | undefined): Fact[] {
  const text = manifest.description;
  if (text === undefined || PLACEHOLDER.test(text) || isInstruction(text) || EMAIL.test(text)) return [];
  return [fileFact('description', text, at(manifest, source, text), { from: 'manifest' })];
}

function declared(manifest: Manifest, language: Language, source: string | undefined): Fact[] {
  const words = wording[language];
  const ecosystem = manifest.ecosystem;
  const fact = (field: 'name' | 'license' | 'bin' | 'engine', value: string | undefined): Fact[] =>
    value === undefined
      ? []
      : [
          fileFact(
            'manifest',
            words.manifest(field, value),
            at(manifest, source, value),
            known({ field, value, ecosystem }),
          ),
        ];
  return [
    ...fact('name', manifest.name),
    ...(manifest.bin ?? []).flatMap((command) => fact('bin', command)),
    ...fact('engine', manifest.engine),
    ...fact('license', manifest.license),
  ];
}

function dependencyFacts(manifests: readonly Manifest[], imports: ImportCounts, language: Language): Fact[] {
  const ownNames = new Set(manifests.flatMap(({ name }) => name ?? []));
  const unique = new Map<string, Dependency>();
  for (const dependency of manifests.flatMap(({ dependencies }) => dependencies)) {
    if (ownNames.has(dependency.package) || PLUMBING.test(dependency.package)) continue;
    const key = `${dependency.ecosystem} ${dependency.package}`;
    const before = unique.get(key);
    // Needed at run time by one package of the folder, it is no mere tool of development.
    if (!before) unique.set(key, dependency);
    else if (before.dev && !dependency.dev) unique.set(key, dependency);
  }
  const rated = [...unique.values()].map((dependency) => {
    const files = imports.filesUsing(dependency);
    const display = displayName(dependency);
    // What people name on a resume comes before what merely occurs often.
    const named = display.known && technologyOf(display.name) !== null ? 250 : 0;
    const rank = (dependency.dev ? 0 : 500) + named + Math.min(files, 200);
    return { dependency, files, display, rank };
  });
  rated.sort((a, b) => b.rank - a.rank);
  // Several packages of one product are told once.
  const names = new Set<string>();
  const told = rated.filter(({ display }) => !names.has(display.name) && names.add(display.name));
  const choose = (used: boolean, known: boolean, most: number): typeof told =>
    told.filter(({ files, display }) => files > 0 === used && display.known === known).slice(0, most);
  const chosen = [
    ...choose(true, true, MOST.used),
    ...choose(true, false, MOST.unknown),
    ...choose(false, true, MOST.unused),
  ];
  return chosen.map(({ dependency, files, display }) => {
    const { package: pkg, ecosystem, dev, path, line } = dependency;
    const data = known({ ...display, package: pkg, ecosystem, used: files > 0, dev, files });
    const text = wording[language].dependency(display.name, pkg, files, dev);
    return fileFact('dependency', text, { path, ...(line === undefined ? {} : { line }) }, data);
  });
}

/** The images and pipelines nearest to the top; of several workflows those that say most. */
function infrastructureFacts(manifests: readonly Manifest[]): Fact[] {
  const all = manifests.flatMap(({ infrastructure }) => infrastructure);
  const size = ({ data }: Fact): number => (Array.isArray(data?.['does']) ? data['does'].length : 2);
  const seen = new Set<string>();
  return all
    .sort((a, b) => size(b) - size(a))
    .filter(({ text }) => !seen.has(text) && seen.add(text))
    .slice(0, MOST.infrastructure);
}
