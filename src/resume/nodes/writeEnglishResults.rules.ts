import { findTechnologies } from '../../text/technologies';
import { CHANGE } from './writeEnglishSplit.rules';
import { asPast, gerundOf, isPast } from './writeEnglishVerbs.rules';

/** A clause that only says by what means the deed before it was done. */
export function methodOf(clause: string): string | null {
  const used =
    /^(?:i|we) (?:used|went with|chose|picked) (?<what>.+?)(?: for (?:it|that|this|them|everything))?$/iu.exec(
      clause,
    )?.groups?.['what'];
  if (used !== undefined && names(used) && !/ (?:to|for|so|as|because) /i.test(used)) return `using ${used}`;
  const written =
    /^(?:it|that|this|everything|all of it|the whole thing) (?:was|is|were|'s) (?:all |mostly |mainly |basically )*(?:(?:written|built|done|made|implemented|coded) )?(?:in|with|on) (?<what>.+)$/iu.exec(
      clause,
    )?.groups?.['what'];
  if (written !== undefined && names(written)) return `in ${written}`;
  const made =
    /^(?:(?:i|we) |all |mostly |mainly )*(?:made|built|written|done|implemented|coded) (?:in|with|using|on) .{1,40}$/iu.test(
      clause,
    );
  if (made && names(clause))
    return (
      clause
        .replace(/^(?:i|we) /i, '')
        .toLowerCase()
        .slice(0, 5) + clause.replace(/^(?:i|we) /i, '').slice(5)
    );
  if (/^(?:using|via|with the help of|by \w+ing)\b/i.test(clause)) return clause;
  if (/^(?:with )?(?:no|zero) (?:downtime|data loss|outages?)$/i.test(clause))
    return clause.replace(/^(?:with )?/i, 'with ');
  const bare = /^(?:all |mostly |mainly |basically )?(?<means>(?:in|with|on) .{1,40})$/iu.exec(clause)
    ?.groups?.['means'];
  return bare !== undefined && names(bare) ? bare : null;
}

function names(text: string): boolean {
  return (
    findTechnologies(text).length > 0 ||
    /(?:^|\s)(?:go|c|elixir|airflow|playwright|cypress|r|swift)$/i.test(text)
  );
}

interface Result {
  kind: 'result';
  text: string;
  join: string;
}

function result(text: string, join: string): Result {
  return { kind: 'result', text, join };
}

const IT = '(?:which|that|it|this|they)(?: (?:also|then|has|have|now|basically))*';
const CAUSED = new RegExp(`^${IT} (saved|saves|cut|cuts|reduced|reduces|made|makes|brought|brings|improved|improves|dropped|drops|lowered|increased|doubled|halved|sped up|freed|gave|let|lets|allowed|allows|helped|replaced|removed)\\b(.*)$`, 'iu'); // prettier-ignore
const MOVED = new RegExp(`^(?:${IT}|we|i) (?:went|dropped|fell|rose|grew|got|came|shrank|improved|increased|decreased|is|was|are)( down| up)? (?=(?:from|to) (?:about |under |over |around )?[$€£]?\\d)(.*)$`, 'iu'); // prettier-ignore
/** What a thing does, in the present. */
const DOES = new RegExp(`^${IT} (?!is|was|has to|takes|costs)([a-z]+s) (.+)$`, 'iu');

/** What came of the deed before it, joined so that no cause is claimed that was not told. `now`: it began with "now". */
export function resultOf(clause: string, now: boolean): Result | null {
  if (/^so that /i.test(clause)) return result(clause, ', ');
  return causedOf(clause) ?? movedOf(clause) ?? ownOf(clause) ?? stateOf(clause, now);
}

function causedOf(clause: string): Result | null {
  const [, verb = '', behind = ''] = CAUSED.exec(clause) ?? [];
  if (verb === '' || /^ (?:to|down|by|from)\b/i.test(behind) || /^(?:it|this)$/i.test(behind.trim()))
    return null;
  return result(`${/^sped up$/i.test(verb) ? 'speeding up' : gerundOf(verb)}${behind}`, ', ');
}

function movedOf(clause: string): Result | null {
  const moved = MOVED.exec(clause);
  if (moved) {
    const told = moved[1]?.trim();
    const implied = / (?:dropped|fell|shrank|decreased) /i.test(clause)
      ? 'down'
      : / (?:rose|grew|increased) /i.test(clause)
        ? 'up'
        : '';
    return result(`${told ?? implied} ${moved[2] ?? ''}`.trim(), ', ');
  }
  const bare =
    /^(?:down |up )?from (?:about |over |around )?[$€£]?\d.* to /i.test(clause) ||
    /^(?:down|up) (?:from|to|by) .*\d/i.test(clause);
  return bare ? result(clause, ', ') : null;
}

/** What the person says of themselves: "we saved 3 hours", "I got it down to 5 minutes". */
function ownOf(clause: string): Result | null {
  const [, verb = '', behind = ''] =
    /^(?:i|we) (?:also )?(saved|got down|got it down|brought it down|got that down)\b(.*)$/iu.exec(clause) ??
    [];
  if (verb !== '')
    return /^saved$/i.test(verb)
      ? result(`saving${behind}`, ', ')
      : result(`bringing it down${behind}`, ', ');
  const [, paged = '', rest = ''] =
    /^(?:we|i) (?:got|were|was) (\w+ed) ((?:much |way |a lot |far )?(?:less|fewer|more).*)$/iu.exec(clause) ??
    [];
  return paged === '' ? null : result(`the team was ${paged} ${rest}`, '; ');
}

/** Without the capital of a sentence's beginning, where the word is no name. */
export function lowerCased(text: string): string {
  return text.replace(
    /^(?:The|Our|It|This|A|An|All|Each|Average|Build|Load|Response|Page|Test|Crash|Error|Memory|Startup|Latency|Throughput|Coverage|Deploys?|Deployments?|Releases?|Builds?|Users?|Costs?)(?= )/u,
    (word) => word.toLowerCase(),
  );
}

function stateOf(clause: string, now: boolean): Result | null {
  if (
    /^(?:saving|cutting|reducing|bringing|making|lowering|dropping|halving|freeing|improving|taking|going|getting)\b/i.test(
      clause,
    )
  )
    return result(clause, ', ');
  if (/^(?:i|we|my|our team)\b/i.test(clause) || isPast(clause.split(' ')[0] ?? '')) return null;
  const used =
    /^(?:(?:it|which|they|that)(?:'s| is| was| are)(?: (?:now|still|currently|also))*) (used by .+)$/iu.exec(
      clause,
    )?.[1];
  if (used !== undefined) return result(used, ', ');
  const [, verb = '', behind = ''] = DOES.exec(clause) ?? [];
  if (
    verb !== '' &&
    !/^(?:finishes|runs in|loads)/i.test(verb) &&
    (asPast(verb) !== null || /^(?:has|gets)$/i.test(verb))
  )
    return result(`which ${now ? 'now ' : ''}${verb} ${behind}`, ', ');
  if (!CHANGE.test(clause) || (/^they\b/i.test(clause) && !/\d/.test(clause))) return null;
  const named = lowerCased(clause.replace(/^(?:which|that|this) (?=\w)/i, 'it '));
  return result(now ? named.replace(/^it (?!now)/i, 'it now ') : named, '; ');
}
