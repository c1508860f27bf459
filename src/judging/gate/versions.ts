import type { Detector, Objection } from './claim';
import { squeeze } from './indexFacts';

/** Versions that a claim names: of a technology, the facts must name the same, or a more precise one. */
export const checkVersions: Detector = (claim, facts) => {
  const objections: Objection[] = [];
  for (const { span, surface } of claim.technologies) {
    const after =
      /^[\s-]?[vV]?(\d{1,4}(?:\.\d+){0,3})(?:\.x)?(?![\d%％]|[\s-]?(?:年|月|个|次|人|倍|万|亿|ms\b|s\b|GB|MB|x\b|times))/.exec(
        claim.text.slice(span[1]),
      );
    const own = /\d+(?:\.\d+)*$/.exec(surface);
    const version = after?.[1] ?? own?.[0];
    if (version === undefined || Number(version) > 2100) continue;
    if (claim.quantities.some((q) => after && q.span[0] < span[1] + after[0].length && span[1] <= q.span[0]))
      continue;
    if (!statesVersion(facts.text, version) && !facts.words.includes(squeeze(surface + (after?.[0] ?? '')))) {
      objections.push({
        rule: 'number-not-in-evidence',
        span: after ? [span[0], span[1] + after[0].length] : span,
      });
    }
  }
  // "From 5.7 to 8.0": versions that stand apart from their name.
  for (const match of claim.text.matchAll(
    /(?<![\d.\w])[vV]?(\d+\.\d+(?:\.\d+)*)(?![\d.]*\d|\s?[%％]|[a-zA-Z])/gu,
  )) {
    const span: [number, number] = [match.index, match.index + match[0].length];
    const known = [...claim.quantities, ...claim.dates, ...objections].some(
      (other) => other.span[0] < span[1] && span[0] < other.span[1],
    );
    if (!known && !statesVersion(facts.text, match[1] ?? ''))
      objections.push({ rule: 'number-not-in-evidence', span });
  }
  return objections;
};

function statesVersion(text: string, version: string): boolean {
  const escaped = version.replace(/\./g, '\\.');
  return new RegExp(`(?<![\\d.])${escaped}(?:\\.\\d+)*(?!\\d)`).test(text);
}
