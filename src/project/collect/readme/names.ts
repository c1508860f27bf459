import type { Language } from '../../../protocol/cards';

const FORMAT = /\.(md|mdx|markdown|mdown|mkd|rst|txt|adoc|asciidoc|org)$/i;
const NAME =
  /^(?:read[-_ ]?me|自述|说明|项目说明)(?:[-_. (（]+([a-z]{2,3}(?:[-_][a-z]{2,4})?|chinese|english|中文|简体中文|繁體中文|英文)[)）]?|(中文|英文)(?:版|说明)?)?$/i;
const CHINESE = /^(?:zh|cn|chs|chinese|ch|zh[-_](?:cn|hans|sg)|中文|简体中文)$/i;
const ENGLISH = /^(?:en|eng|english|en[-_](?:us|gb)|英文)$/i;
/** Where a README may be, best first. */
const PLACES = ['', '.github/', 'docs/', 'doc/'];

/**
 * The READMEs among the files, best first: at the top before `docs`, in the wanted language if the name says so, else
 * the one without a language in its name, Markdown before other formats.
 */
export function readmeCandidates(paths: readonly string[], language?: Language): string[] {
  return paths
    .flatMap((path) => {
      const at = path.lastIndexOf('/') + 1;
      const place = PLACES.indexOf(path.slice(0, at).toLowerCase());
      const name = path.slice(at);
      const match = NAME.exec(name.replace(FORMAT, ''));
      if (place < 0 || !match) return [];
      const rank = [languageRank(match[1] ?? match[2], language), place, formatRank(FORMAT.exec(name)?.[1])];
      return [{ path, rank }];
    })
    .sort((a, b) => compare(a.rank, b.rank) || (a.path < b.path ? -1 : 1))
    .map(({ path }) => path);
}

function languageRank(suffix: string | undefined, wanted: Language | undefined): number {
  if (suffix === undefined) return 1;
  const language = CHINESE.test(suffix) ? 'zh' : ENGLISH.test(suffix) ? 'en' : null;
  if (language === null) return 4;
  return language === wanted ? 0 : 2;
}

function formatRank(extension: string | undefined): number {
  if (extension === undefined) return 2;
  return /^m/i.test(extension) ? 0 : 1;
}

function compare(a: readonly number[], b: readonly number[]): number {
  for (const [index, value] of a.entries()) {
    const difference = value - (b[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
