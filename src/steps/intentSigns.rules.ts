import type { Concept } from './intentConcepts.rules';
import type { Intent } from './intents.rules';

/** What is known of a clause besides the ideas that it names. */
export type Circumstance =
  | 'asks'
  | 'advice'
  | 'capability'
  | 'privacy'
  | 'topic'
  /** About programs or small talk: nothing else counts then. */
  | 'elsewhere'
  | 'quote'
  | 'roles'
  | 'hasResume'
  | 'hasJobAd'
  | 'done'
  | 'short'
  | 'generic'
  /** Named in an earlier clause. */
  | 'repoBefore'
  | 'fileBefore'
  | 'adBefore'
  | 'formatBefore'
  | 'resumeBefore'
  | 'quoteBefore';

type Fact = Concept | Circumstance;
/** `!x`: it must be absent. */
type Condition = Fact | `!${Fact}`;
type Sign = readonly [weight: number, ...conditions: Condition[]];

/**
 * How much each pairing of ideas speaks for an intent: 3 and above say it outright, 2 is how people say it, 1 is a hint.
 * The strongest sign of an intent is its score, so that what is said in most detail wins.
 */
const SIGNS: Partial<Record<Intent, readonly Sign[]>> = {
  create: [
    [3, 'make', 'resume', '!hasResume', '!asks'],
    [3.2, 'make', 'resume', 'fresh', '!asks'],
    [3, 'want', 'resume', '!hasResume', '!asks'],
    [3.2, 'want', 'resume', 'fresh', '!asks'],
    [2.8, 'want', 'one', 'fresh', '!asks'],
    [2.6, 'want', 'resume', 'jobHunt', '!ownResume', '!asks'],
    [2.2, 'want', 'resume', '!ownResume', '!asks'],
    [2.6, 'make', 'resume', 'jobHunt', '!ownResume', '!asks'],
    [2.2, 'make', 'resume', '!ownResume', '!asks'],
    [3, 'resume', 'fresh', '!part', '!asks'],
    [2.6, 'fresh', 'make', '!part', '!repo', '!format', '!asks', '!interview'],
    [3.6, 'lack', 'resume'],
    [3.2, 'lack', 'make', '!hasResume'],
    [2.6, 'make', 'it', '!hasResume', '!ad', '!repo', '!format', '!file', '!asks'],
    [2.2, 'lack', '!hasResume'],
    [2.6, 'make', 'resumeBefore', '!hasResume', '!format', '!file', '!asks'],
    [1.6, 'jobHunt', '!hasResume', '!ad'],
    [2.5, 'jobHunt', 'make', '!hasResume', '!ad'],
    [2.5, 'jobHunt', 'want', '!hasResume', '!ad'],
    [2.6, 'make', 'one', '!hasResume', '!ad', '!repo', '!format', '!file', '!asks', '!exam'],
    [1, 'jobHunt', 'hasResume', '!ad', '!part'],
    [1.8, 'resume', '!hasResume', '!asks'],
  ],
  polish: [
    [3.1, 'improve', 'part', '!asks'],
    [2.6, 'improve', 'resume', '!asks'],
    [2.9, 'improve', 'quality', 'resume', '!asks'],
    [2.6, 'improve', 'it', '!asks'],
    [3, 'improve', 'quality', '!asks'],
    [3, 'improve', 'complaint', '!asks'],
    [3.2, 'improve', 'quote', '!asks'],
    [2.8, 'quality', 'quoteBefore', '!asks'],
    [2, 'improve', 'hasResume', '!asks'],
    [2.6, 'quality', 'make', '!asks'],
    [2.6, 'quality', 'part', '!asks'],
    [2.9, 'quality', 'part', 'hasResume', '!asks'],
    [1.6, 'quality', 'hasResume', '!asks', '!interview'],
    [2.4, 'complaint', 'part', '!asks'],
    [2.4, 'complaint', 'quote', '!asks'],
    [2, 'complaint', 'it', '!asks'],
    [1.8, 'complaint', 'own', 'hasResume', '!asks'],
    [1.4, 'quote', 'hasResume', '!asks'],
    [1.2, 'part', 'own', 'hasResume', '!asks'],
    [1.1, 'part', 'hasResume', '!asks'],
  ],
  tailor: [
    [3.4, 'tailored', '!asks'],
    [3.6, 'tailored', 'ad', '!advice', '!capability'],
    [3.4, 'fit', 'ad', 'resume', '!asks'],
    [3.3, 'fit', 'ad', '!asks'],
    [3.2, 'improve', 'ad', 'resume', '!asks'],
    [3.2, 'improve', 'ad', 'part', '!asks'],
    [2.8, 'improve', 'ad', '!asks'],
    [3.3, 'make', 'ad', 'resume', 'hasJobAd', '!asks'],
    [2.6, 'make', 'ad', 'resume', 'hasResume', '!asks'],
    [2.8, 'make', 'ad', 'hasJobAd', '!format', '!asks'],
    [3.2, 'stress', 'ad', '!asks'],
    [3.2, 'fit', 'resume', 'hasJobAd', '!asks'],
    [2.4, 'fit', 'hasJobAd', '!asks'],
    [2.6, 'stress', 'hasJobAd', '!asks'],
    [3.1, 'improve', 'they', 'hasJobAd', '!asks'],
    [2.8, 'make', 'they', 'hasJobAd', '!asks'],
    [3.1, 'stress', 'they', 'hasJobAd', '!asks'],
    [3.3, 'stress', 'adBefore', '!asks'],
    [3.3, 'fit', 'adBefore', '!asks'],
    [3.2, 'improve', 'adBefore', 'resume', '!asks'],
    [2.5, 'make', 'adBefore', 'resume', '!asks'],
    [2, 'ad', 'resume', 'hasJobAd', '!asks'],
    [1.6, 'ad', 'hasJobAd', '!asks'],
    [2.2, 'ad', 'jobHunt', 'hasResume', '!asks'],
    [1.2, 'ad', 'hasResume', '!asks'],
    [1.5, 'resume', 'improve', 'hasJobAd', '!asks'],
  ],
  review: [
    [3.2, 'judge', 'resume', '!asks'],
    [3.4, 'judge', 'resume', 'own', '!asks'],
    [3.4, 'judge', 'resume', 'fault', '!asks'],
    [3, 'judge', 'part', '!asks', '!improve', '!repo'],
    [3, 'judge', 'it', '!asks', '!improve', '!repo'],
    [3.2, 'tell', 'fault', '!repo'],
    [2.7, 'judge', 'short', '!asks', '!repo'],
    [2, 'judge', '!asks', '!repo'],
    [3, 'judge', 'fault', '!asks'],
    [3, 'judge', 'edited', '!asks'],
    [2.6, 'fault', 'resume', '!asks', '!improve'],
    [3, 'fault', 'look', '!asks', '!repo'],
    [1.5, 'fault', 'edited'],
    [2.6, 'look', 'resume', '!asks', '!takeInOutright'],
    [3.6, 'asks', 'verdict', 'own', 'hasResume', '!advice', '!capability', '!generic'],
    [3.4, 'asks', 'verdict', 'resume', 'hasResume', '!advice', '!capability', '!generic'],
    [3.6, 'asks', 'fault', 'resume', '!advice', '!capability', '!generic'],
    [3.4, 'asks', 'fault', 'own', 'hasResume', '!advice', '!capability', '!generic'],
    [3.2, 'asks', 'fault', 'verdict', 'hasResume', '!advice', '!capability', '!generic'],
    [3.6, 'asks', 'judge', 'own', 'hasResume', '!advice', '!capability', '!generic'],
    [3.4, 'asks', 'judge', 'resume', 'hasResume', '!advice', '!capability', '!generic'],
    [2.4, 'asks', 'judge', 'hasResume', 'short', '!advice', '!capability', '!generic'],
  ],
  extract: [
    [3.3, 'distil', 'repo', 'entry'],
    [3.6, 'distil', 'repo', 'entry', 'resume'],
    [3.4, 'make', 'repo', 'entry', '!asks'],
    [3.6, 'include', 'repo', 'resume', '!asks'],
    [3.2, 'include', 'repo', 'entry', '!asks'],
    [3.4, 'extract', '!asks'],
    [3.6, 'extract', 'repo', '!asks'],
    [2.8, 'distil', 'repo', '!asks'],
    [3.3, 'distil', 'entry', 'repoBefore', '!asks'],
    [3.3, 'include', 'resume', 'repoBefore', '!asks'],
    [3.2, 'make', 'entry', 'repoBefore', '!asks'],
    [2.8, 'distil', 'it', 'repoBefore', '!asks'],
    [2.2, 'entry', 'repo', '!asks'],
    [3.4, 'path', 'entry', '!file', '!asks'],
    [2, 'distil', 'entry', '!asks', '!hasResume'],
    [1.6, 'repo', '!asks'],
  ],
  import: [
    [3.3, 'takeInOutright', 'resume', '!asks'],
    [3.3, 'takeInOutright', 'file', '!asks'],
    [3.1, 'takeInOutright', 'format', '!asks'],
    [3, 'takeInOutright', 'old', '!asks'],
    [3.8, 'takeInOutright', 'old', 'exportOutright'],
    [3.8, 'takeIn', 'old', 'exportOutright', '!hasResume'],
    [3.2, 'takeIn', 'fileBefore', '!hasResume', '!asks'],
    [2.8, 'takeIn', 'resumeBefore', 'old', '!hasResume', '!asks'],
    [2.6, 'takeInOutright', 'short', '!asks'],
    [2.8, 'takeIn', 'resume', '!hasResume', '!asks'],
    [3.2, 'takeIn', 'file', '!hasResume', '!asks'],
    [3.2, 'takeIn', 'resume', 'old', '!asks'],
    [3.4, 'takeIn', 'resume', 'old', '!hasResume', '!asks'],
    [3.3, 'takeIn', 'resume', 'file', '!asks'],
    [3, 'takeIn', 'old', '!hasResume', '!asks'],
    [2.6, 'takeIn', 'format', '!hasResume', '!asks'],
    [3.1, 'old', 'resume', '!hasResume', '!asks'],
    [2.6, 'old', 'file', '!asks'],
    [2, 'old', '!hasResume', '!asks', '!fresh'],
    [2.5, 'old', 'format', '!hasResume', '!asks'],
    [2.4, 'resume', 'file', '!hasResume', '!asks'],
  ],
  export: [
    [3.4, 'exportOutright', '!asks'],
    [3.6, 'exportOutright', 'format', '!asks'],
    [3.3, 'giveOut', 'format', 'hasResume', '!asks'],
    [2.2, 'giveOut', 'format', '!asks'],
    [3, 'make', 'formatBefore', 'one', 'hasResume', '!asks'],
    [2.8, 'giveOut', 'formatBefore', 'it', 'hasResume', '!asks', '!improve'],
    [2.6, 'format', 'hasResume', 'short', '!asks'],
    [2, 'format', 'hasResume', '!asks'],
    [1.5, 'format', '!asks'],
    [2.4, 'giveOut', 'file', 'hasResume', 'done', '!asks'],
  ],
  interview: [
    [3.4, 'practise', 'interview', '!advice', '!capability'],
    [3.4, 'quiz', 'interview', '!advice', '!capability'],
    [3.4, 'play', 'interview', '!advice', '!capability'],
    [3.4, 'play', 'quiz', '!advice'],
    [3.2, 'quiz', '!advice', '!capability'],
    [3.6, 'quiz', 'ad', '!advice', '!capability'],
    [3, 'interview', 'want', '!asks'],
    [2.5, 'exam', 'want', '!asks', '!part', '!it'],
    [3.2, 'practise', 'exam', '!advice', '!capability'],
    [2.6, 'practise', 'short', '!asks'],
    [2, 'practise', '!asks'],
    [2.6, 'play', '!asks'],
    [3, 'interview', 'make', '!asks'],
    [3, 'interview', 'short', '!asks'],
    [2.2, 'interview', '!asks'],
    [2.5, 'exam', 'make', '!asks', '!part', '!it'],
    [1.8, 'exam', '!asks', '!part'],
  ],
  panel: [
    [3.7, 'crowd', 'discuss', '!advice', '!capability'],
    [3.6, 'crowd', 'gather', '!advice', '!capability'],
    [3.5, 'crowd', '!asks'],
    [3.7, 'roles', 'discuss', '!advice', '!capability'],
    [3.6, 'roles', 'gather', '!advice', '!capability'],
    [2.2, 'roles', '!asks'],
  ],
  undo: [
    [3.6, 'takeBack', 'ofBefore', '!asks'],
    [3.2, 'takeBack', '!asks'],
  ],
  stop: [
    [3, 'endOutright', '!asks'],
    [3, 'end', 'short', '!asks'],
    [1.8, 'end', '!asks'],
  ],
  ask: [
    [4, 'asks', 'advice', 'topic'],
    [3.9, 'asks', 'advice', 'resume'],
    [3.8, 'asks', 'capability'],
    [3.8, 'asks', 'privacy'],
    [3, 'asks', 'topic'],
    [3.7, 'asks', 'generic', 'topic'],
    [3, 'asks', 'resume'],
    [2, 'asks', 'quote'],
  ],
};

const ENTRIES = Object.entries(SIGNS) as [Intent, readonly Sign[]][];

export interface Scored {
  intent: Intent;
  score: number;
}

/** The intents that a clause with these facts may have, strongest first. */
export function weigh(facts: ReadonlySet<Concept | Circumstance>): Scored[] {
  const holds = (condition: Condition): boolean =>
    condition.startsWith('!') ? !facts.has(condition.slice(1) as Fact) : facts.has(condition as Fact);
  return ENTRIES.map(([intent, signs]) => ({
    intent,
    score: Math.max(
      0,
      ...signs.filter(([, ...conditions]) => conditions.every(holds)).map(([weight]) => weight),
    ),
  }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score);
}
