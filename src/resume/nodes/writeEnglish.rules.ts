import { saidOf } from './writeTold.rules';
import type { Part } from './writeTold.rules';
import { CHANGE, englishClauses } from './writeEnglishSplit.rules';
import { deedOf, lowered, SUBJECT } from './writeEnglishDeeds.rules';
import { lowerCased, methodOf, resultOf } from './writeEnglishResults.rules';
import { ENDINGS, FILLERS, HEDGES, OPENINGS, PERSONS, PLACES, WORDINGS } from './writeEnglishWordTable.rules';
import { inForm } from './writeForm.rules';

/** The parts of one English statement; what is no deed and tells nothing of one is left out. */
export function englishParts(text: string, id: string, sentence: number, follows = false): Part[] {
  const parts: Part[] = [];
  let silent = -1;
  let about: string | null = null;
  for (const clause of englishClauses(expanded(text))) {
    const bare = opened(clause.text);
    const antecedent = about;
    about = antecedentOf(bare) ?? about;
    // "Tom built the UI, wrote the tests": who it was goes on until somebody else is named.
    const elided = !/^(?:i|we|me|my|our)\b/i.test(bare);
    const said = bare === '' || (elided && silent === clause.sentence) ? null : saidOf(bare);
    if (said === null) {
      if (!elided || OTHER.test(bare)) silent = OTHER.test(bare) ? clause.sentence : -1;
      continue;
    }
    if (!elided) silent = -1;
    const now = /^(?:(?:and|so|but) )*now\b/i.test(clause.text);
    const part = partOf(said, follows || parts.length > 0, now);
    if (!part) continue;
    const place = { id, sentence: sentence + clause.sentence };
    if (part.kind === 'deed' && antecedent !== null && REFERS.test(part.text)) {
      const last = parts.at(-1);
      // "Worked on the payment service, moved it": the second deed says what the work was.
      const worked = last?.kind === 'deed' && /^worked on /i.test(last.text);
      if (worked) parts.pop();
      if (worked || last?.kind !== 'deed' || last.id !== id) {
        parts.push({
          ...part,
          ...place,
          text: referring(part.text, antecedent),
          plain: referring(part.plain, antecedent),
        });
        continue;
      }
    }
    parts.push({ ...part, ...place });
  }
  return parts;
}

/** What is typed without its apostrophe. */
function expanded(text: string): string {
  return text
    .replace(/\b(i|we|you|they)(ve|m|re|ll)\b(?<!\b(?:were|well|im|ill))/gi, "$1'$2")
    .replace(/\bim\b(?= \w)/g, "i'm")
    .replace(/\b(did|do|does|was|were|is|could|would|should|have|has)nt\b/gi, "$1n't");
}

const REFERS = /^(?:\w+) (?:it|one|them)(?= |$)/i;

/** The thing that the next clause may call "it". */
function antecedentOf(clause: string): string | null {
  const subject =
    /^(?:when )?(?<np>(?:the|our|my) (?:[\w.-]+ ){0,3}?[\w.-]+) (?:was|were|took|had|kept|is|used|crashed|broke|failed|ran|needed|could|would|did)\b/iu.exec(
      clause,
    );
  const object =
    /(?:^|\s)(?<np>(?:the|our|my|an?) (?:(?!(?:the|a|an|of|in|on|for|and|with|to|so|from|by)\b)[\w.-]+ ){0,3}(?!only|one|thing|rest|same|lot|mess)[\w.-]{3,}(?: (?:in|of|for) (?:the|our) [\w.-]+)?)$/iu.exec(
      clause,
    );
  return (subject ?? object)?.groups?.['np'] ?? null;
}

function referring(text: string, antecedent: string): string {
  const bare = antecedent.replace(/^(?:the|our|my|an?) /i, '');
  const article = /^[aeiou]/i.test(bare) ? 'an' : 'a';
  return worded(
    text.replace(/^(\w+) (it|one|them)\b/i, (whole, verb: string, word: string) =>
      /^one$/i.test(word)
        ? `${verb} ${article} ${bare}`
        : /^them$/i.test(word) && !/s$/.test(bare)
          ? whole
          : `${verb} the ${bare}`,
    ),
  );
}

const OTHER =
  /^(?:he|she|they|someone|somebody|(?:my|our|the|a|another) (?:\w+ )?(?:colleague|teammate|manager|boss|lead|team|designer|intern|friend|coworker|cto|guy|devs?)|\p{L}{2,} (?:did|built|wrote|made|handled|was))\b/iu;

type Worded = Pick<Part, 'kind' | 'text' | 'plain' | 'join'>;

function partOf(clause: string, follows: boolean, now: boolean): Worded | null {
  const { text: fronted, moved } = withoutLead(clause);
  const plain = plainOf(fronted);
  if (follows) {
    const method = methodOf(fronted);
    if (method !== null) return { kind: 'method', text: worded(method), plain: worded(method), join: ', ' };
    const result = resultOf(fronted, now);
    if (result) return { ...result, text: worded(result.text), plain: worded(result.text) };
  }
  const deed = deedOf(fronted);
  if (deed === null) {
    // A change of a thing that nobody's deed stands before can be one's own bullet.
    return !follows &&
      CHANGE.test(fronted) &&
      /\d/.test(fronted) &&
      !/^(?:it|they|this|that|which)\b/i.test(fronted)
      ? { kind: 'result', text: worded(lowerCased(fronted)), plain, join: '; ' }
      : null;
  }
  return { kind: 'deed', text: worded(deed + moved), plain: inForm(plain), join: '; ' };
}

/** Without what leads a clause in and out. */
function opened(clause: string): string {
  // "What I did was dockerize everything".
  let text = clause
    .trim()
    .replace(
      /^(?:.{0,12}?\b)?what (?:i|we) (?:mostly |mainly |basically )?did (?:there )?(?:was|is) (?:to )?(?!that\b|i\b|we\b)(?=\w)/i,
      'I ',
    );
  for (let before = ''; before !== text;) {
    before = text;
    text = text
      .replace(/^(?:where|which) (?=(?:i|we) )/i, '')
      .replace(OPENINGS, '')
      .replace(PLACES, '')
      .trim();
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

/** An English bullet in better wording, sentence by sentence: verb in front, written words. */
export function polishedEnglish(text: string): string {
  return text
    .trim()
    .split(/(?<=[.;!?])\s+(?=\S)/)
    .reduce((joined, sentence) => {
      const end = /[;!?]$/.exec(sentence)?.[0] ?? '';
      const next =
        polishedSentence(expanded(sentence.replace(/’/g, "'")), !joined.endsWith(';')).replace(/[;!?]$/, '') +
        end;
      return joined === '' ? next : `${joined}${/[;!?]$/.test(joined) ? '' : '.'} ${next}`;
    }, '');
}

function polishedSentence(text: string, first: boolean): string {
  const bare = opened(text);
  if (bare === '') return text;
  const { text: fronted, moved } = withoutLead(bare);
  const deed = deedOf(fronted);
  const reworded = worded((deed ?? plainOf(fronted)) + moved);
  return first ? capital(reworded) : reworded;
}

/** The first letter as a capital, where it is no name's. */
export function capital(text: string): string {
  const [first = ''] = text.split(/\s/);
  if (/[A-Z]/.test(first.slice(1)) || /\d/.test(first)) return text;
  return text.charAt(0).toUpperCase() + text.slice(1);
}
