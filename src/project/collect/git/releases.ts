import type { Tag } from './history';

const VERSION =
  /^(?:(.*?)[-@/_]?)?v?(\d{1,4}(?:\.\d+){1,3})(?:[-.+]?(alpha|beta|rc|pre|preview|dev|next|canary|snapshot|m|a|b|nightly|insiders?)?[-.\w+]*)?$/i;

export interface Releases {
  count: number;
  latest: string;
  latestMonth?: string;
}

/**
 * The releases among the tags: tags that are versions and no previews. `names`: in a folder below the top, tags count
 * only when they begin with one of them (`core-v1.2.0`, `@scope/core@1.2.0`).
 */
export function releasesOf(tags: readonly Tag[], names?: readonly string[]): Releases | null {
  const wanted = names?.map((name) => name.toLowerCase());
  const releases = tags.flatMap((tag) => {
    const [, prefix = '', version, preview] = VERSION.exec(tag.name) ?? [];
    if (version === undefined || preview !== undefined) return [];
    const owner = prefix.replace(/[-@/_]?v?$/i, '').toLowerCase();
    if (wanted && !wanted.includes(owner)) return [];
    return [{ ...tag, numbers: version.split('.').map(Number) }];
  });
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
