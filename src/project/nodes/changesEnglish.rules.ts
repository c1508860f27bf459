import type { Evidence } from '../../protocol/cards';
import { languageOf } from '../../text/language';
import type { Candidate } from './candidate.rules';
import { changeSentence } from './changeSentence.rules';
import type { Material } from './material.rules';

const IDENTIFIER = /\b[a-z]+[A-Z]\w*\b(?<!\b(?:iOS|macOS|iPhone|iPad|gRPC))|\b\w+_\w+|\b[a-z]+\.[a-z]\w+/;

/** The user's own commits: two that belong together, or one that says enough. */
export function changesEnglish(material: Material): Candidate[] {
  if (material.authorship === 'unknown' || material.authorship === 'none') return [];
  const told = material.of('change').flatMap((item, index) => {
    const text = languageOf(item.text) === 'zh' ? null : changeSentence(subjectOf(item));
    return text === null
      ? []
      : [{ item, text, index, scope: scopeOf(item), type: String(item.data?.type ?? 'other') }];
  });
  const candidates: Candidate[] = [];
  const used = new Set<string>();
  const few = material.authorship === 'co' || material.authorship === 'minor';
  for (const change of told) {
    if (used.has(change.item.id)) continue;
    used.add(change.item.id);
    const partner = told.find((other) => !used.has(other.item.id) && pairs(change, other));
    const joined =
      partner && change.text.split(' ').length + partner.text.split(' ').length <= 26 ? partner : undefined;
    if (joined) used.add(joined.item.id);
    const text = joined ? join(change.text, joined.text) : change.text;
    if (text.split(' ').length < 6) continue;
    const weight =
      { performance: 1.5, feature: 1, security: 1, refactor: 0, fix: -0.5, test: -1, other: -1.5 }[
        change.type
      ] ?? 0;
    // A name from the code says little to somebody who does not know it.
    const inside = IDENTIFIER.test(text) ? 0.6 : 0;
    const score =
      (few ? 9.5 : 6) +
      weight -
      Math.min(change.index, 6) * 0.4 +
      (joined ? 0.3 : 0) -
      inside -
      (isSmall(change.item) ? 1.2 : 0);
    candidates.push({
      aspect: 'change',
      text,
      evidence: [change.item.id, ...(joined ? [joined.item.id] : [])],
      score,
    });
  }
  return candidates;
}

/** "Added A and B" instead of "Added A and added B". */
function join(first: string, second: string): string {
  if (first.startsWith('Added support for ') && second.startsWith('Added support for '))
    return `${first} and ${second.slice('Added support for '.length)}`;
  const [verb = '', ...object] = second.split(' ');
  return first.startsWith(`${verb} `)
    ? `${first} and ${object.join(' ')}`
    : `${first} and ${second.charAt(0).toLowerCase()}${second.slice(1)}`;
}

interface Told {
  text: string;
  scope: string;
  type: string;
}

function pairs(a: Told, b: Told): boolean {
  if (/ and |, /.test(a.text) || / and |, /.test(b.text)) return false;
  return a.scope !== ''
    ? a.scope === b.scope
    : a.text.split(' ').length <= 8 && a.type === b.type && b.scope === '';
}

/** A fix of a few lines. */
function isSmall({ data }: Evidence): boolean {
  const { type, added, removed } = data ?? {};
  return type === 'fix' && typeof added === 'number' && typeof removed === 'number' && added + removed < 10;
}

function subjectOf({ data, text }: Evidence): string {
  return typeof data?.subject === 'string' ? data.subject : text;
}

function scopeOf({ data }: Evidence): string {
  return typeof data?.scope === 'string' ? data.scope.toLowerCase() : '';
}
