import { asPast, isGerund, isPast } from './writeEnglishVerbs.rules';
import { STATES } from './writeEnglishVerbTable.rules';

/** Who a clause is about, as far as it can be the person. */
export const SUBJECT =
  /^(?:(?:i|we)(?:['’](?:ve|d|m|re))?|(?:me|myself) and (?<with>(?:an?|one|two|my|the|another|\p{L}{2,})(?: (?!\w+ed\b)\w+){0,2}?(?<!^(?:me|myself) and an?))|(?<with2>(?:my|a|one|two|the) \w+) and (?:i|me)|my team and i|(?:my|our) team)\s+(?<rest>(?!of\b).+)$/iu;
const ADVERBS =
  /^(?:(?<kept>partly|partially|occasionally|sometimes|almost|nearly|half|jointly|regularly|weekly|daily)|also|then|just|basically|actually|mostly|mainly|primarily|only|really|later|finally|even|personally|kind of|sort of|pretty much|eventually|already|first|quickly|currently|still|always|usually|both|have|had|did|do|recently|simply|successfully|once|each|all|now|gradually|slowly|manually|basically just|literally|essentially|myself|ourselves|like|um+|uh+|would often|would usually)\s+/i;

/** What the person did, with the verb in front; `null`: the clause tells of no deed. */
export function deedOf(clause: string): string | null {
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

/** What somebody went through: no deed. */
const SUFFERED =
  /^(?:losing|having|getting|struggling|suffering|waiting|planning|thinking|looking|trying|going|facing|missing|running out|running into|considering|wondering|learning|told|asked|hired|given|promoted|supposed)$/i;
const COMPOUND = /^(lazy|unit|load|hot|code|bulk|stress|hand|end-to-end|cross|re|pre)[ -](\w+ed)\b(.*)$/i;

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
  if (
    going &&
    (named || /^(?:ended|was|were|been)/i.test(rest)) &&
    isGerund(going[1] ?? '') &&
    !SUFFERED.test(going[1] ?? '')
  ) {
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
  const compound = COMPOUND.exec(rest);
  if (compound)
    return `${(compound[1] ?? '').toLowerCase()}-${(compound[2] ?? '').toLowerCase()}${compound[3] ?? ''}`;
  const [, verb = '', behind = ''] = /^([A-Za-z-]+)(.*)$/.exec(rest) ?? [];
  if (named ? asPast(verb) === null : !startsDeed(verb, behind)) return null;
  if (behind.trim() === '' || /^ (?:it|that|this|them|so|things|stuff)$/i.test(behind)) return null;
  return rebuilt(verb, behind);
}

/** Whether a clause without a subject begins with a deed. */
function startsDeed(verb: string, behind: string): boolean {
  if (isPast(verb)) return !/^ (?:by|to be|for) /i.test(behind) || /^helped/i.test(verb);
  if (
    /^(?:including|containing|following|according|meaning|depending|ranging|regarding|using|being)$/i.test(
      verb,
    )
  )
    return false;
  return (
    isGerund(verb) &&
    !SUFFERED.test(verb) &&
    !/^ (?:was|is|were|are|and|or|of|for|\d)\b/i.test(behind) &&
    behind !== ''
  );
}

/** The verb and what it governs, joined verbs in the same tense: "building and testing", "to build it and test it". */
function rebuilt(verb: string, behind: string): string {
  const past = asPast(verb) ?? verb.toLowerCase();
  if (isPast(verb)) return `${past}${behind}`;
  const gerund = isGerund(verb);
  const next = behind.replace(
    /((?:^|,| and| or|, and) )([a-z-]+)(?= (\w+))/gi,
    (whole, joint: string, word: string, object: string) => {
      if (gerund ? !isGerund(word) : isGerund(word) || isPast(word)) return whole;
      if (!gerund && !/^(?:the|an?|all|our|it|them|some|new|any|every)$/i.test(object)) return whole;
      return `${joint}${asPast(word) ?? word}`;
    },
  );
  return `${past}${next}`;
}

/** A noun phrase that no longer begins a sentence. */
export function lowered(text: string): string {
  return /^[A-Z][a-z]/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}
