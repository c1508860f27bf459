import { readCitations } from '../steps/citations';
import { stripHidden } from '../text/hidden';
import type { DraftBullet } from './state';

/**
 * The line format that a model writes:
 *
 * ```
 * a1 | a new bullet of the entry a1 [e3, e7]
 * b2 | the bullet b2 in better words [e5]
 * ```
 *
 * Names, titles, dates, degrees and contacts have no line: code sets them from what the user said.
 */
const LINE = /^\s*(?:[-*•]\s+)?[`*_[(]{0,3}([ab]\d{1,3})[`*_\])]{0,3}\s*[|:：｜]\s*(.+)$/i;
/** What is longer is no bullet. */
const LONGEST = 320;
/** Bullets of one reply. */
const MOST = 40;

/** What the keys of the lines stand for. */
export interface LineKeys {
  /** Ids of entries by `a1`, `a2`, … */
  entries: ReadonlyMap<string, string>;
  /** Bullets by `b1`, `b2`, …, with their entries. */
  bullets: ReadonlyMap<string, { id: string; entry: string }>;
  /** Ids of the evidence that may be cited. */
  evidence: ReadonlySet<string>;
}

/**
 * The bullets of a reply. A line that isn't one, names no key or is too long is passed over; of two lines for one bullet
 * the first counts. Where the reply is not `whole`, its last line may be half, and is left out.
 */
export function readLines(reply: string, keys: LineKeys, whole: boolean): DraftBullet[] {
  const lines = stripHidden(reply).split('\n');
  if (!whole) lines.pop();
  const found: DraftBullet[] = [];
  for (const line of lines) {
    const [, key = '', said = ''] = LINE.exec(line) ?? [];
    const bullet = keys.bullets.get(key.toLowerCase());
    const entry = bullet?.entry ?? keys.entries.get(key.toLowerCase());
    if (entry === undefined || found.length >= MOST) continue;
    const { text, evidence, unknown } = readCitations(said, keys.evidence);
    const clean = text.replace(/^[-*•"“]+\s*|[*_"”]+$/g, '').trim();
    if (clean === '' || clean.length > LONGEST) continue;
    if (bullet && found.some(({ of }) => of === bullet.id)) continue;
    if (found.some((one) => one.text === clean)) continue;
    found.push({ entry, of: bullet?.id ?? null, text: clean, evidence, unknown });
  }
  return found;
}
