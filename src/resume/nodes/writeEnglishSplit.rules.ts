import { findTechnologies } from '../../text/technologies';
import type { Told } from './writeTold.rules';
import { isGerund, isPast } from './writeEnglishVerbs.rules';

const SENTENCE =
  /[!?;\n]+|\.{2,}|…+|(?<!\b(?:[Ee]\.g|[Ii]\.e|vs|approx|ca|Mr|Dr|Ms|No|Inc|Ltd|Co|Corp|etc))\.(?=\s|$)|(?<=\betc)\.(?=\s+[A-Z]|$)/gu;
/** Verbs that tell what became of a thing. */
const CHANGED =
  '(?:went|goes|dropped|drops|fell|falls|rose|grew|shrank|shrunk|decreased|increased|improved|came down|came up|takes?|took|got (?:much |a lot |way |\\d)?(?:faster|down|cheaper|smaller|better|quicker|easier|shorter|slower|up|cut)|halved|doubled|tripled|stopped|disappeared|vanished|loads|loaded|finish(?:es|ed)|runs|ran|(?:is|are) (?:now |then |about |around |roughly |down |up |under |below |over |only |at |gone|\\d)+|(?:was|were) (?:cut|reduced|down|up|halved|gone|lowered|able)|was paged|now (?:takes?|runs?|loads?|is|are|has|have|handles?|serves?|costs?)|handles?|handled|serves?|served|costs?|saves?|saved|uses?|used by|reached|hit|can now|could now|could finally|no longer)';
const NOUN_PHRASE =
  '(?:the |our |my |that |this |these |those |all |most |each |every |average |overall )?(?:[\\w./%-]+ ){1,4}?';
export const CHANGE = new RegExp(`^(?:and |so |then |now |after that |as a result |in the end |which means |meaning )*(?:(?:it|they|this|that|which|everything) (?:(?:now|then|also|has|have|only) )*|${NOUN_PHRASE}(?:(?:now|then|also|has|have|only) )*)${CHANGED}\\b`, 'i'); // prettier-ignore
const PERSON =
  /^(?:before (?:me|that|i|we)|i|we|i've|we've|i'd|we'd|i'm|me and|my team|he|she|they|someone|somebody|nobody|my|our)\b/i;
const LEADS =
  /^(?:(?:and|so|but|then|also|plus|like|first|basically|actually|mostly|mainly|because|since|as|after that|later|now|afterwards|finally|eventually|in the end|additionally)\s+)+/i;
const MEANS =
  /^(?:using|by \w+ing|via|through|with the help of|thanks to|(?:all |mostly |mainly )?(?:in|with|on) \p{L}?[\w.+#]+(?: and [\w.+#]+)?$|(?:which|so that)\b)/iu;
/** Words behind which a person's clause belongs to what stands before. */
const BINDS =
  /\b(?:that|which|what|where|when|whenever|if|because|how|who|than|as|while|since|until|before|after|everything|all|thing|something|way|or|whether|once|why|the|a|an|of|to|for|with)$/i;

/** The clauses of an English text, also of one dictated without marks. */
export function englishClauses(text: string): Told[] {
  const found: Told[] = [];
  for (const [sentence, whole] of text.split(SENTENCE).entries()) {
    for (const part of whole
      .split(/(?<=\S),\s+|,(?=[a-z]{2})|\s+[–—-]{1,2}\s+|\s+-(?=[a-z])|(?<=\S)\s*[(（](?=\w)|[)）]\s*|:\s+/iu)
      .reduce(joinLists, [])
      .flatMap(cutWithin)) {
      const trimmed = part.trim();
      if (/[\p{L}\d]/u.test(trimmed)) found.push({ text: trimmed, sentence });
    }
  }
  return found;
}

/** A comma ends a clause only where what follows begins one: "Go, Redis and Kafka" is a list. */
function joinLists(parts: string[], part: string): string[] {
  const last = parts.at(-1);
  if (last === undefined || beginsClause(part)) parts.push(part);
  else parts[parts.length - 1] = withAside(last, part);
  return parts;
}

const AMOUNT =
  /^(?:(?:about|around|roughly|over|like|some|maybe|almost|nearly) )*~?\d[\w.,%]*(?: [\w-]+){1,4}$/i;

/** An amount and names that explain what stands before them stand in brackets: "(45 pipelines)", "(Prometheus, Grafana)". */
function withAside(last: string, part: string): string {
  if (AMOUNT.test(part) && !/[)\d]$|\d[^,]*,/.test(last)) return `${last} (${part})`;
  const names = findTechnologies(part);
  const [name] = names;
  const bare = names.length === 1 && name?.span[0] === 0 && name.span[1] === part.length;
  if (bare && /\([^()]*$/.test(last.slice(0, -1)) && last.endsWith(')'))
    return `${last.slice(0, -1)}, ${part})`;
  const listed = findTechnologies(last).at(-1)?.span[1] === last.length;
  return bare && !listed ? `${last} (${part})` : `${last}, ${part}`;
}

function beginsClause(part: string): boolean {
  const bare = part.replace(LEADS, '');
  if (PERSON.test(bare) || MEANS.test(bare) || CHANGE.test(bare)) return true;
  if (bare !== part && /^(?:so|but|because|since|now|then)\b/i.test(part)) return true;
  if (/^(?:you know|i think|i guess|yeah|um+|uh+|at (?:the|that) time|back then|though)\b/i.test(part))
    return false;
  const [first = '', second = ''] = bare.split(/\s+/);
  if (/^(?:it|this|that|there|they)(?:'s|'re)?$/i.test(first)) return true;
  if (/^(?:down|up|from|to)$/i.test(first) && /\d/.test(bare)) return true;
  if (/^(?:including|containing|following|according|meaning|depending|ranging|regarding|like)$/i.test(first))
    return /^meaning$/i.test(first);
  // "Lazy loaded", "unit tested".
  if (isPast(second) && /^(?:lazy|unit|load|hot|code|bulk|stress|hand|end-to-end|cross|re|pre)$/i.test(first))
    return true;
  return (isPast(first) || isGerund(first)) && second !== '' && !/^(?:and|or|by|in)$/i.test(second);
}

/** Cuts at conjunctions inside a stretch without commas. */
function cutWithin(part: string): string[] {
  const words = part.split(/\s+/);
  const cuts: string[] = [];
  let current: string[] = [];
  for (const [at, word] of words.entries()) {
    if (current.length >= 2 && cutsAt(words, at, current)) {
      cuts.push(current.join(' '));
      current = [];
    }
    current.push(word);
  }
  cuts.push(current.join(' '));
  return cuts;
}

const AHEAD = 12;
const LONG = 16;

function cutsAt(words: readonly string[], at: number, current: readonly string[]): boolean {
  const word = (words[at] ?? '').toLowerCase();
  const next = (words[at + 1] ?? '').toLowerCase();
  const before = current.at(-1) ?? '';
  if (/^(?:but|although|though|whereas)$/.test(word)) return true;
  if (word === 'because') return true;
  if (word === 'where') return /^(?:i|we)$/.test(next) && isPast((words[at + 2] ?? '').toLowerCase());
  if (word === 'which' && !/^(?:of|in|on|to|for|with|by)$/i.test(before)) {
    return CHANGE.test(words.slice(at, at + AHEAD).join(' '));
  }
  if (word === 'so') {
    return (
      !/^(?:many|much|far|on|that|called|forth|slow|long|bad|big|hard|good|fast)$/.test(next) &&
      !/^(?:and|or|do|did)$/i.test(before)
    );
  }
  if (/^(?:and|then|also|plus)$/.test(word)) {
    const rest = words.slice(at + 1, at + 1 + AHEAD).join(' ');
    if (PERSON.test(rest) || /^(?:then|also|now|so|later) /i.test(rest)) return !/^(?:and|or)$/i.test(before);
    if (CHANGE.test(rest) && !isPast(next)) return true;
    return current.length >= LONG && isPast(next) && !BINDS.test(before);
  }
  if (/^(?:i|we|i've|we've)$/.test(word)) {
    const verb = next.replace(
      /^(?:also|then|just|basically|mostly|mainly|actually)$/,
      (words[at + 2] ?? '').toLowerCase(),
    );
    const deed = isPast(verb) || /^(?:was|were|had|have|did)$/.test(verb);
    return (
      deed &&
      words.length > LONG &&
      current.length >= 4 &&
      !BINDS.test(before) &&
      !/^(?:and|so|then|but|also|plus|because|when|while|yeah|well|um|uh|like)$/i.test(before)
    );
  }
  if (/^(?:p\d\d|it|the|response|latency|load|build)$/.test(word)) {
    return (
      words.length > LONG &&
      current.length >= 4 &&
      !BINDS.test(before) &&
      !/^(?:and|so|then|but|now|in|on|from|by|at|into|rewrote|built|moved|made)$/i.test(before) &&
      /^(?:p\d\d|it)$/.test(word) &&
      CHANGE.test(words.slice(at, at + AHEAD).join(' '))
    );
  }
  return false;
}
