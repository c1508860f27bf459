import { moodOf } from '../../judging/gate/moods';
import { clausesSaid } from '../../steps/answerClauses.rules';
import type { Topic } from '../../steps/answerQuestion.rules';

/** What a clause says in a bullet. `deed`: what the person did; `method`: by what means; `result`: what came of it. */
export type PartKind = 'deed' | 'method' | 'result';

/** A clause of what was told, worded for a bullet, without its capital and its end. */
export interface Part {
  kind: PartKind;
  text: string;
  /** The same with nothing but fillers removed. */
  plain: string;
  /** How it follows what stands before it: `; `, `, `, a space. */
  join: string;
  /** Id of the statement. */
  id: string;
  /** Counts sentences over all statements. */
  sentence: number;
}

/** A clause as it was told, in order. */
export interface Told {
  text: string;
  sentence: number;
}

/** Where what a clause says of its object begins: who said, wished or denied something there did not do the deed. */
const BELOW =
  /(?<=\S.{6,}?)\s(?:so that|that|which|who|where|whose|whenever|when|if|instead of(?=.*\d)|without (?=downtime|data loss|stopping))\s/iu;
const NO_TOPICS: ReadonlySet<Topic> = new Set();

/** The stretch of a clause, from its beginning, that is said and done; `null`: denied, wished, planned, asked, of others. */
export function saidOf(clause: string): string | null {
  const below = BELOW.exec(clause)?.index ?? clause.length;
  const head = clause.slice(0, below);
  const kept: string[] = [];
  let whole = true;
  for (const { text, stance } of clausesSaid(head, NO_TOPICS)) {
    if (stance !== 'said') {
      whole = false;
      break;
    }
    kept.push(text);
  }
  const [first] = kept;
  const last = kept.at(-1);
  if (first === undefined || last === undefined) return null;
  const from = head.indexOf(first);
  const said = head.slice(from, head.indexOf(last, from) + last.length);
  const { mood, from: turned } = moodOf(said, said, false);
  if (mood === 'planned' || (mood === 'negated' && turned === 0)) return null;
  return whole ? said + clause.slice(below) : said;
}
