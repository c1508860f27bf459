import { findTechnologies } from '../../text/technologies';
import { saidOf } from './writeTold.rules';
import type { Part } from './writeTold.rules';
import { CHANGE, englishClauses } from './writeEnglishSplit.rules';
import { asPast, gerundOf, isGerund, isPast } from './writeEnglishVerbs.rules';
import { STATES } from './writeEnglishVerbTable.rules';
import { ENDINGS, FILLERS, HEDGES, OPENINGS, PERSONS, PLACES, WORDINGS } from './writeEnglishWordTable.rules';
import { inForm } from './writeForm.rules';

/** Who a clause is about, as far as it can be the person. */
const SUBJECT =
  /^(?:(?:i|we)(?:['’](?:ve|d|m|re))?|(?:me|myself) and (?<with>(?:an?|one|two|my|the|another|\p{Lu}\p{Ll}+)(?: (?!\w+ed\b)\w+){0,2}?)|(?<with2>(?:my|a|one|two|the) \w+) and (?:i|me)|my team and i|(?:my|our) team)\s+(?<rest>(?!of\b).+)$/iu;
const ADVERBS =
  /^(?:(?<kept>partly|partially|occasionally|sometimes|almost|nearly|half|jointly|regularly|weekly|daily)|also|then|just|basically|actually|mostly|mainly|primarily|only|really|later|finally|even|personally|kind of|sort of|pretty much|eventually|already|first|quickly|currently|still|always|usually|both|have|had|did|do|recently|simply|successfully|once|each|all|now|gradually|slowly|manually|basically just|literally|essentially|myself|ourselves|like|um+|uh+|would often|would usually)\s+/i;

/** The parts of one English statement; what is no deed and tells nothing of one is left out. */
export function englishParts(text: string, id: string, sentence: number): Part[] {
  const parts: Part[] = [];
  let silent = -1;
  for (const clause of englishClauses(text)) {
    const bare = opened(clause.text);
    // "Tom built the UI, wrote the tests": who it was goes on until somebody else is named.
    const elided = !/^(?:i|we|me|my|our)\b/i.test(bare);
    const said = bare === '' || (elided && silent === clause.sentence) ? null : saidOf(bare);
    if (said === null) {
      if (!elided || OTHER.test(bare)) silent = OTHER.test(bare) ? clause.sentence : -1;
      continue;
    }
    if (!elided) silent = -1;
    const part = partOf(said, parts.length > 0);
    if (part) parts.push({ ...part, id, sentence: sentence + clause.sentence });
  }
  return parts;
}

const OTHER =
  /^(?:he|she|they|someone|somebody|(?:my|our|the|a|another) (?:\w+ )?(?:colleague|teammate|manager|boss|lead|team|designer|intern|friend|coworker|cto|guy|devs?)|\p{Lu}\p{Ll}+ (?:did|built|wrote|made|handled|was))\b/iu;

type Worded = Pick<Part, 'kind' | 'text' | 'plain' | 'join'>;

function partOf(clause: string, follows: boolean): Worded | null {
  const { text: fronted, moved } = withoutLead(clause);
  const plain = plainOf(fronted);
  if (follows) {
    const method = methodOf(fronted);
    if (method !== null) return { kind: 'method', text: worded(method), plain: worded(method), join: ', ' };
    const result = resultOf(fronted);
    if (result) return { ...result, text: worded(result.text), plain: worded(result.text) };
  }
  const deed = deedOf(fronted);
  if (deed === null) {
    // A change of a thing that nobody's deed stands before can be one's own bullet.
    return !follows &&
      CHANGE.test(fronted) &&
      /\d/.test(fronted) &&
      !/^(?:it|they|this|that|which)\b/i.test(fronted)
      ? { kind: 'result', text: worded(fronted), plain, join: '; ' }
      : null;
  }
  return { kind: 'deed', text: worded(deed + moved), plain: inForm(plain), join: '; ' };
}

/** Without what leads a clause in and out. */
function opened(clause: string): string {
  let text = clause.trim();
  for (let before = ''; before !== text;) {
    before = text;
    text = text.replace(OPENINGS, '').replace(PLACES, '').trim();
  }
  return closed(text);
}

function closed(clause: string): string {
  let text = HEDGES.reduce((hedged, [spoken, written]) => hedged.replace(spoken, written), clause.trim());
  for (let before = ''; before !== text;) {
    before = text;
    text = text.replace(ENDINGS, '').replace(/[\s,.:;–—-]+$/u, '');
  }
  return text;
}

/** "For the search page I wrote a cache": what is in front goes to the end. */
function withoutLead(clause: string): { text: string; moved: string } {
  const lead =
    /^(?<lead>(?:for|in|on|with|using|to (?:\w+)|from|as part of|during|within|across) (?!i\b|we\b|me\b)[^,]{2,50}?),? (?=(?:i|we) \w)/iu.exec(
      clause,
    );
  if (!lead?.groups) return { text: clause, moved: '' };
  return { text: clause.slice(lead[0].length), moved: ` ${lowered(lead.groups['lead'] ?? '')}` };
}

function lowered(text: string): string {
  return /^[A-Z][a-z]/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}

/** What the person did, with the verb in front; `null`: the clause tells of no deed. */
function deedOf(clause: string): string | null {
  const passive =
    /^(?<what>(?:the|a|an|our|my|all|most|\w+) [^,]{2,60}?) (?:was|were|is|are) (?:\w+ly )?(?<verb>\w+) by (?:me|us)\b(?<rest>.*)$/iu.exec(
      clause,
    );
  if (passive?.groups) {
    const { what = '', verb = '', rest = '' } = passive.groups;
    const past = asPast(verb);
    return past === null ? null : `${past} ${lowered(what)}${rest}`;
  }
  const subject = SUBJECT.exec(clause);
  const groups = subject?.groups;
  let rest = groups?.['rest'] ?? clause;
  const company = groups?.['with'] ?? groups?.['with2'];
  let kept = '';
  for (let match = ADVERBS.exec(rest); match; match = ADVERBS.exec(rest)) {
    // "Did" is a verb with an object, an auxiliary before another verb.
    if (
      /^(?:did|do|have|had)\s/i.test(rest) &&
      asPast(rest.slice(match[0].length).split(/\s/)[0] ?? '') === null
    )
      break;
    if (/^had\s/i.test(rest) && /^(?:to|an?|the|some|no|many)\b/i.test(rest.slice(4))) break;
    if (match.groups?.['kept']) kept += match[0].toLowerCase();
    rest = rest.slice(match[0].length);
  }
  const done = predicateOf(rest, subject !== null);
  if (done === null) return null;
  const together = company ? ` together with ${company.replace(/^(?:my|the) /i, 'a ')}` : '';
  return `${kept}${done}${together}`;
}

const BE = '(?:was|were|am|are|is|been|being)';

/** A predicate with its verb in the past. `named`: the person is its subject. */
function predicateOf(rest: string, named: boolean): string | null {
  const duty = new RegExp(
    `^(?:${BE} )?(?:(?:mostly|mainly|also|then|basically) )?(responsible for|in charge of|tasked with|accountable for) (.+)$`,
    'i',
  ).exec(rest);
  if (duty) return `${(duty[1] ?? '').toLowerCase()} ${duty[2] ?? ''}`;
  const involved = new RegExp(
    `^(?:${BE} |got )?(?:(?:also|heavily|closely|partly|mostly) )?(involved in|part of the team (?:that|which)|part of) (.+)$`,
    'i',
  ).exec(rest);
  if (involved && (named || /^involved/i.test(rest))) {
    return /^involved/i.test(involved[1] ?? '')
      ? `took part in ${involved[2] ?? ''}`
      : `${(involved[1] ?? '').toLowerCase()} ${involved[2] ?? ''}`;
  }
  const going = new RegExp(
    `^(?:(?:have |had )?${BE} |ended up |(?:finished|kept|spent (?:a lot of|most of my|some|my) time(?: on)?) )(?:(?:mostly|mainly|basically|also|just|always|still|constantly|busy|often) )*(\\w+ing)\\b(.*)$`,
    'i',
  ).exec(rest);
  if (going && (named || /^(?:ended|was|were|been)/i.test(rest)) && isGerund(going[1] ?? '')) {
    return rebuilt(going[1] ?? '', going[2] ?? '');
  }
  const modal =
    /^(?:used to|had to|have to|got to|managed to|(?:was|were) able to|went ahead and|went and) (?:also |just )?(\w+)\b(.*)$/i.exec(
      rest,
    );
  if (modal && asPast(modal[1] ?? '') !== null) return rebuilt(modal[1] ?? '', modal[2] ?? '');
  const one = /^(?:was|am|were) the (?:one|person|guy|developer) (?:who|that) (\w+)\b(.*)$/i.exec(rest);
  if (one && isPast(one[1] ?? '')) return rebuilt(one[1] ?? '', one[2] ?? '');
  if (STATES.test(rest)) return null;
  const [, verb = '', behind = ''] = /^([A-Za-z-]+)(.*)$/.exec(rest) ?? [];
  if (named ? asPast(verb) === null : !startsDeed(verb, behind)) return null;
  if (behind.trim() === '' || /^ (?:it|that|this|them|so|things|stuff)$/i.test(behind)) return null;
  return rebuilt(verb, behind);
}

/** Whether a clause without a subject begins with a deed. */
function startsDeed(verb: string, behind: string): boolean {
  if (isPast(verb)) return !/^ (?:by|to be|for) /i.test(behind) || /^helped/i.test(verb);
  return (
    isGerund(verb) &&
    /^ (?:the|a|an|our|new|\w+)/i.test(behind) &&
    !/^ (?:was|is|were|are|and|or|of)\b/i.test(behind)
  );
}

/** The verb and what it governs, joined verbs in the same tense: "building and testing". */
function rebuilt(verb: string, behind: string): string {
  const past = asPast(verb) ?? verb.toLowerCase();
  const next = behind
    .replace(
      /((?:^|,| and| or) )(\w+ing)(?= (?:the|a|an|our|new|some|all|it|them|up|out)\b)/gi,
      (whole, joint: string, word: string) =>
        isGerund(verb) && isGerund(word) ? `${joint}${asPast(word) ?? word}` : whole,
    )
    .replace(/^( and )(\w+ing)(?= )/i, (whole, joint: string, word: string) =>
      isGerund(verb) && isGerund(word) ? `${joint}${asPast(word) ?? word}` : whole,
    );
  return `${past}${next}`;
}

/** A clause that only says by what means the deed before it was done. */
function methodOf(clause: string): string | null {
  const used =
    /^(?:i|we) (?:used|went with|chose|picked) (?<what>.+?)(?: for (?:it|that|this|them|everything))?$/iu.exec(
      clause,
    )?.groups;
  if (
    used &&
    findTechnologies(used['what'] ?? '').length > 0 &&
    !/ (?:to|for|so|as|because) /i.test(used['what'] ?? '')
  )
    return `using ${used['what'] ?? ''}`;
  const written =
    /^(?:it|that|this|everything|all of it|the whole thing) (?:was|is|were|'s) (?:all |mostly |mainly |basically )*(?:(?:written|built|done|made|implemented|coded) )?(?:in|with|on) (?<what>.+)$/iu.exec(
      clause,
    )?.groups;
  if (written && findTechnologies(written['what'] ?? '').length > 0) return `in ${written['what'] ?? ''}`;
  if (/^(?:using|via|with the help of|by \w+ing)\b/i.test(clause)) return clause;
  const bare = /^(?:all |mostly |mainly |basically )?(?<means>(?:in|with|on) .{2,40})$/iu.exec(clause)
    ?.groups?.['means'];
  return bare !== undefined && findTechnologies(bare).length > 0 ? bare : null;
}

/** What came of the deed before it, joined so that no cause is claimed that was not told. */
function resultOf(clause: string): { kind: 'result'; text: string; join: string } | null {
  const result = (text: string, join: string): { kind: 'result'; text: string; join: string } => ({
    kind: 'result',
    text,
    join,
  });
  if (/^so that /i.test(clause)) return result(clause, ', ');
  const caused =
    /^(?:which|that|it|this)(?: (?:also|then|has|have|now|basically))* (saved|saves|cut|cuts|reduced|reduces|made|makes|brought|brings|improved|improves|dropped|drops|lowered|increased|doubled|halved|sped up|freed|gave|let|lets|allowed|allows|took|helped|replaced|removed)\b(.*)$/iu.exec(
      clause,
    );
  if (
    caused &&
    !/^ (?:to|down|by|from)\b/i.test(caused[2] ?? '') &&
    !/^(?:it|this)$/i.test((caused[2] ?? '').trim())
  ) {
    const [, verb = '', behind = ''] = caused;
    if (/^(?:took|takes)$/i.test(verb)) return result(clause.replace(/^(?:which|that|this)\b/i, 'it'), '; ');
    if (/^sped up$/i.test(verb)) return result(`speeding up${behind}`, ', ');
    return result(`${gerundOf(verb)}${behind}`, ', ');
  }
  const moved =
    /^(?:which|that|it|this|they|we|i)(?: (?:then|now|also|basically|has))* (?:went|dropped|fell|rose|grew|got|came|shrank|improved|increased|decreased|is|was|are)( down| up)? (?=(?:from|to) (?:about |under |over |around )?[$€£]?\d)(.*)$/iu.exec(
      clause,
    );
  if (moved) {
    const direction =
      moved[1] ??
      (/ (?:dropped|fell|shrank|decreased) /i.test(clause)
        ? ' down'
        : / (?:rose|grew|increased) /i.test(clause)
          ? ' up'
          : '');
    return result(`${direction.trim()} ${moved[2] ?? ''}`.trim(), ', ');
  }
  if (
    /^(?:down |up )?from (?:about |over |around )?[$€£]?\d.* to /i.test(clause) ||
    /^(?:down|up) (?:from|to|by) .*\d/i.test(clause)
  )
    return result(clause, ', ');
  const saved =
    /^(?:i|we) (?:also )?(saved|went from|got down|got it down|brought it down|got that down)\b(.*)$/iu.exec(
      clause,
    );
  if (saved) {
    const [, verb = '', behind = ''] = saved;
    if (/^saved$/i.test(verb)) return result(`saving${behind}`, ', ');
    if (/^went/i.test(verb)) return result(`from${behind}`, ', ');
    return result(`bringing it down${behind}`, ', ');
  }
  if (/^(?:i|we|my|our team)\b/i.test(clause) && !CHANGE.test(clause)) return null;
  if (
    /^(?:saving|cutting|reducing|bringing|making|lowering|dropping|halving|freeing|improving|taking|going|getting)\b/i.test(
      clause,
    )
  )
    return result(clause, ', ');
  if (!CHANGE.test(clause) || /^(?:i|we)\b/i.test(clause)) return null;
  if (/^they\b/i.test(clause) && !/\d/.test(clause)) return null;
  return result(clause.replace(/^(?:which|that|this) (?=\w)/i, 'it '), '; ');
}

function worded(text: string): string {
  const reworded = [...FILLERS, ...WORDINGS, ...PERSONS].reduce(
    (current, [spoken, written]) => current.replace(spoken, written),
    closed(text),
  );
  return inForm(reworded.replace(/\bso that now\b/gi, 'so that').replace(/ {2,}/g, ' '));
}

/** The person's own clause without fillers and without the person. */
function plainOf(clause: string): string {
  const rest = SUBJECT.exec(clause)?.groups?.['rest'] ?? clause;
  return FILLERS.reduce((current, [spoken, written]) => current.replace(spoken, written), rest);
}

/** One English clause of a bullet in better wording: verb in front, written words. */
export function polishedEnglish(text: string): string {
  const bare = opened(text);
  if (bare === '') return text;
  const { text: fronted, moved } = withoutLead(bare);
  const deed = deedOf(fronted);
  return capital(worded((deed ?? plainOf(fronted)) + moved));
}

/** The first letter as a capital, where it is no name's. */
export function capital(text: string): string {
  const [first = ''] = text.split(/\s/);
  if (/[A-Z]/.test(first.slice(1)) || /\d/.test(first)) return text;
  return text.charAt(0).toUpperCase() + text.slice(1);
}
