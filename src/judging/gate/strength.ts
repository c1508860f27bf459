import { baseOfPast } from '../../text/englishVerbs';
import { compareStrength, findVerbClaims } from '../../text/verbStrength';
import type { VerbClaim, VerbStrength } from '../../text/verbStrength';

/**
 * The phrase that says how much a clause claims. "Helped build" claims to have helped: a weak verb governs what stands
 * behind it; otherwise the strongest counts. `null`: no verb says.
 */
export function governingClaim(clause: string): VerbClaim | null {
  const claims = behindTopic(clause, findVerbClaims(clause));
  const [first] = claims;
  if (!first) return plainVerb(clause);
  const weak = claims.findIndex(({ strength }) => strength === 'join' || strength === 'watch');
  const counted = weak < 0 ? claims : claims.slice(0, weak + 1);
  // "Led …, with others helping": what is stronger and stands before keeps its rank.
  return counted.reduce((a, b) => (compareStrength(b.strength, a.strength) > 0 ? b : a));
}

/** 迁移方案我参与过讨论: what stands before 我 is what is spoken of, not what was done. */
function behindTopic(clause: string, claims: readonly VerbClaim[]): readonly VerbClaim[] {
  const topic = /^[^我，。]{2,16}(?=我(?!们?的))/u.exec(clause)?.[0].length ?? 0;
  const behind = claims.filter(({ span }) => span[0] >= topic);
  return topic > 0 && behind.length > 0 ? behind : claims;
}

/** The strength of a clause's claim. */
export function strengthOf(clause: string): VerbStrength | null {
  return governingClaim(clause)?.strength ?? null;
}

/** "Selected", "added": any other deed that a clause begins with is the person's own. */
function plainVerb(clause: string): VerbClaim | null {
  const han = HAN_DEED.exec(clause);
  if (han) return { strength: 'keep', span: [han.index, han.index + han[0].length], surface: han[0] };
  const match = /^(?:I |and |also |then )*([A-Za-z]+)/.exec(clause.trimStart());
  const word = match?.[1];
  if (word === undefined || match === null) return null;
  if (baseOfPast(word) === null && !/^(?:chose|picked|selected|\w{3,}ed)$/i.test(word)) return null;
  const end = clause.length - clause.trimStart().length + match[0].length;
  return { strength: 'keep', span: [end - word.length, end], surface: word };
}

/** Deeds that change what is there. */
const HAN_DEED =
  /(?:缩短|降低|减少|提升|提高|压缩|节省|解决|消除|定位|调优|整理|录入|组织|举办)(?![者性力率])/;
