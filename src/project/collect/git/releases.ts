import type { Tag } from './history';

const VERSION =
  /^(.*?)[-@/_]?v?(\d{1,4}(?:\.\d+){1,3})(?:[-.+]?(alpha|beta|rc|pre|preview|dev|next|canary|snapshot|m|a|b|nightly|insiders?)?[-.\w+]*)?$/i;

export interface Releases {
  count: number;
  latest: string;
  latestMonth?: string;
}

/**
 * The releases among the tags: versions that are no previews. In a repository of several packages tags carry names
 * (`core-v1.2.0`, `@scope/core@1.2.0`): those of the `project` and those without a name count, and where there are
 * none, all. `below`: in a folder below the top only the former do.
 */
export function releasesOf(tags: readonly Tag[], project: readonly string[], below = false): Releases | null {
  const names = project.map((name) => name.toLowerCase());
  const all = tags.flatMap((tag) => {
    const [, prefix = '', version, preview] = VERSION.exec(tag.name) ?? [];
    if (version === undefined || preview !== undefined) return [];
    const owner = prefix.replace(/[-@/_]?v?$/i, '').toLowerCase();
    if (below && !names.includes(owner)) return [];
    return [{ ...tag, owner, numbers: version.split('.').map(Number) }];
  });
  const own = all.filter(({ owner }) => owner === '' || names.includes(owner));
  const releases = own.length > 0 ? own : all;
  // Tags that were made in one go, as by a conversion, share their date: then the greater version is the later.
  const latest = releases.reduce<(typeof releases)[number] | undefined>(
    (best, tag) =>
      best === undefined || tag.month > best.month || (tag.month === best.month && greater(tag, best))
        ? tag
        : best,
    undefined,
  );
  if (!latest) return null;
  return {
    count: releases.length,
    latest: latest.name,
    ...(/^(?:19|20)\d\d-\d\d$/.test(latest.month) ? { latestMonth: latest.month } : {}),
  };
}

function greater(a: { numbers: number[] }, b: { numbers: number[] }): boolean {
  for (let index = 0; index < Math.max(a.numbers.length, b.numbers.length); index++) {
    const difference = (a.numbers[index] ?? 0) - (b.numbers[index] ?? 0);
    if (difference !== 0) return difference > 0;
  }
  return false;
}
