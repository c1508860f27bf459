import type { Evidence, Language } from '../../protocol/cards';
import { readResume } from '../../judging/resumeText';
import { scoreResume } from '../../judging/rubric/scoreResume';
import { checkBullet } from '../../steps/checkBullet.rules';
import { languageOf } from '../../text/language';
import { stripHidden } from '../../text/hidden';
import { chineseParts, polishedChinese } from './writeChinese.rules';
import { englishParts, polishedEnglish } from './writeEnglish.rules';
import { deedsOf, wordingsOf } from './writeJoin.rules';
import type { Part } from './writeTold.rules';

/** A bullet with the ids of the statements that it was made from. */
export interface WrittenBullet {
  text: string;
  evidence: string[];
}

/** Bullets of one entry that are made at once. */
const MOST = 5;
/** Characters of a statement that are read. */
const LONGEST = 6_000;

/**
 * Bullets of what was told, one a deed: action, method, result, in the words of the person. What is no deed, and what
 * was denied, wished or done by others, makes none; nothing is translated, nothing is added, and every bullet stands
 * before the fact gate against the statements. At most five, the most concrete first.
 */
export function bulletsOf(
  statements: readonly { id: string; text: string }[],
  language: Language,
): WrittenBullet[] {
  const parts: Record<Language, Part[]> = { en: [], zh: [] };
  let sentence = 0;
  for (const { id, text } of statements) {
    const read = stripHidden(text.slice(0, LONGEST).replace(/’/g, "'"));
    const own = tongueOf(read, language);
    const found = (own === 'zh' ? chineseParts : englishParts)(read, id, sentence, parts[own].length > 0);
    parts[own].push(...found);
    sentence = (found.at(-1)?.sentence ?? sentence) + 1;
  }
  const evidence = statements.map(({ id, text }): Evidence => ({
    id,
    kind: 'statement',
    text,
    source: { type: 'user' },
  }));
  const found = (['en', 'zh'] as const)
    .flatMap((own) => deedsOf(parts[own], own))
    .map(wordingsOf)
    .sort((a, b) => b.worth - a.worth);
  const bullets: WrittenBullet[] = [];
  for (const { candidates } of found) {
    if (bullets.length === MOST) break;
    const told = candidates.find((bullet) => checkBullet(bullet, evidence).length === 0);
    if (told && !bullets.some(({ text }) => text === told.text)) bullets.push(told);
  }
  return bullets;
}

/** Rounds after which a wording no longer changes. */
const ROUNDS = 5;

/** The same bullet in better wording, or the text as it is where rules know nothing better. */
export function polished(text: string, language: Language): string {
  const polish = tongueOf(text, language) === 'zh' ? polishedChinese : polishedEnglish;
  let current = text;
  for (let round = 0; round < ROUNDS; round++) {
    const next = polish(current);
    if (next === current) return holds(current, text) ? current : text;
    current = next;
  }
  return text;
}

/** Whether a wording says nothing that the text does not say, and reads no worse. */
function holds(wording: string, text: string): boolean {
  if (wording === text) return true;
  const evidence: Evidence = { id: 'e', kind: 'statement', text, source: { type: 'user' } };
  return (
    wording !== '' &&
    checkBullet({ text: wording, evidence: ['e'] }, [evidence]).length === 0 &&
    scoreOf(wording) >= scoreOf(text)
  );
}

/** What the rubric gives a bullet that stands alone. */
function scoreOf(text: string): number {
  return scoreResume({ resume: readResume({ work: [{ highlights: [text] }] }), whole: false }).total ?? 0;
}

function tongueOf(text: string, language: Language): Language {
  const found = languageOf(text);
  return found === 'en' || found === 'zh' ? found : /\p{Script=Han}{4}/u.test(text) ? 'zh' : language;
}
