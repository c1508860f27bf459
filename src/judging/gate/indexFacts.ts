import { technologyOf } from '../../text/technologies';
import { impliedBy } from '../../text/technologyRelations';
import { isPersonal } from './sources';
import type { FactIndex, FactSource, Mood } from './sources';
import { standing, statementsOf } from './statements';
import { termIds } from './terms';
import { occurs } from '../../text/prefilter';

/**
 * The facts of an entry's evidence. What another entry's evidence says, what is denied or only planned, and what
 * addresses a reader or a tool is kept apart: it supports nothing, and a claim that rests on it is told so.
 */
export function indexFacts(sources: readonly FactSource[], entry?: string): FactIndex {
  const isOwn = (source: FactSource): boolean =>
    entry === undefined || source.entry === undefined || source.entry === entry;
  const statements = sources.flatMap(statementsOf);
  const ownSources = sources.filter(isOwn);
  const own = statements.filter(({ source, mood }) => isOwn(source) && isFact(mood));
  const unmade = statements.filter(
    ({ source, mood }) => isOwn(source) && (mood === 'negated' || mood === 'planned'),
  );
  // A denial leaves the clause's other half standing: "kept sessions in Postgres, not Redis".
  const facts = [...own, ...unmade.flatMap(standing)];
  const text = facts
    .filter(({ source }) => !isShare(source))
    .map((statement) => statement.text)
    .join('\n');
  const names = ownSources.flatMap((source) => [...(source.names ?? []), ...packagesIn(source)]);
  return {
    own: facts,
    unmade,
    foreign: statements.filter(({ source, mood }) => !isOwn(source) && isFact(mood)),
    injected: statements.filter(({ mood }) => mood === 'instruction'),
    technologies: withImplied([
      ...facts.filter(({ byOthers }) => !byOthers).flatMap((statement) => [...statement.technologies]),
      ...names.map((name) => technologyOf(name)?.id).filter((id) => id !== undefined),
    ]),
    terms: new Set([
      ...facts.flatMap(({ terms }) => [...terms]),
      ...names.flatMap((name) => [...termIds(name)]),
    ]),
    words: squeeze([text, ...names].join(' ')),
    allWords: squeeze([...ownSources.map((source) => source.text), ...names].join(' ')),
    quantities: [
      // A share of the commits is a percentage of nothing else.
      ...facts.flatMap(({ source, quantities }) =>
        quantities.filter(({ unit }) => unit !== 'percent' || !isShare(source)),
      ),
      ...ownSources.flatMap((source) => source.counts ?? []),
    ],
    dates: [...facts.flatMap(({ dates }) => dates), ...ownSources.flatMap((source) => source.dates ?? [])],
    text,
    share: shareOf(ownSources),
    personal: own.some(({ source }) => isPersonal(source)),
  };
}

/** Lower case without spaces, hyphens and underscores: "GitHub Actions" and "github-actions" are one. */
export function squeeze(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s_-]+/g, '');
}

function isFact(mood: Mood): boolean {
  return mood === 'asserted' || mood === 'ongoing';
}

function withImplied(ids: readonly string[]): Set<string> {
  return new Set(ids.flatMap((id) => [id, ...impliedBy(id)]));
}

/** The names of packages in a manifest: there, `next` and `express` are nothing else. */
function packagesIn({ kind, text }: FactSource): string[] {
  if (kind !== 'manifest') return [];
  return text
    .replace(/(?<=^|\s)#.*|(?<=^|\s)\/\/.*/gm, '')
    .split(/[^\w@/.+#-]+/)
    .filter((name) => name.length > 1 && technologyOf(name) !== null);
}

function isShare({ kind, text }: FactSource): boolean {
  return kind === 'git' && SHARE.test(text);
}

/** A share of the commits: it says nothing of what was made. */
const SHARE = /\bauthor share\b|\bcommits?\b[^\n]*(?:\bof\b|%)|提交|占比/i;

/** Commits that brought in the work of others, or changed nothing. */
const NOT_WRITTEN =
  /\b(?:import(?:ed)?|upstream|vendor(?:ed)?|mirror(?:ed)?|unchanged|typos?|whitespace|formatting|bump(?:s|ed)?|dependabot|version bumps?|merge commits?|translations? only|docs only)\b|镜像|搬运|错别字|格式化|仅(?:改|修|更新)|导入上游|合并提交/i;

/** "61 of 64 commits", "author share: 97 %", 640 次提交中的 2 次, 占 3%. */
function shareOf(sources: readonly FactSource[]): number | null {
  const shares = sources.flatMap((source) => {
    if (source.share) return source.share.total > 0 ? [source.share.mine / source.share.total] : [];
    if (source.kind !== 'git') return [];
    const text = source.text.replace(/(?<=\d),(?=\d{3})/g, '');
    if (occurs(NOT_WRITTEN, text)) return [0];
    const of = /(\d+)\s*(?:of|out of|\/)\s*(?:the |all |about )?(\d+)/i.exec(text);
    if (of && Number(of[2]) > 0) return [Number(of[1]) / Number(of[2])];
    const among = /(\d+)\s*(?:次|个)?\s*(?:提交|commits?)\s*(?:中|里)[^\d。]{0,12}(\d+)/.exec(text);
    if (among && Number(among[1]) > 0) return [Number(among[2]) / Number(among[1])];
    const listed = shortlogShare(text);
    if (listed !== null) return [listed];
    const percent = /(\d+(?:\.\d+)?)\s*[%％]/.exec(text);
    return percent ? [Number(percent[1]) / 100] : [];
  });
  return shares.length > 0 ? Math.max(...shares) : null;
}

/** "1904 K. Adeyemi, 611 T. Vance, 9 (resume owner)": the owner's line of a shortlog among all. */
function shortlogShare(text: string): number | null {
  const lines = [...text.matchAll(/(\d+)\s+([^\d,;\n]{2,60})/g)];
  const mine = lines.find(([, , name = '']) =>
    /\b(?:resume owner|owner|you|me|mine|candidate|author of this)\b|本人|我|作者本人|简历/i.test(name),
  );
  if (!mine || lines.length < 2) return null;
  const total = lines.reduce((sum, [, count]) => sum + Number(count), 0);
  return total > 0 ? Number(mine[1]) / total : null;
}
