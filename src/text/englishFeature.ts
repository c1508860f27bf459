import { baseOfGerund, baseOfParticiple, baseOfThirdPerson, isVerb } from './englishVerbs';
import { lower, sentenceCase, withArticle } from './englishPhrases';
import { COMPLEMENT, escape, PERSON, PRAISE, READER, THING, tidy } from './englishWords';

/** A feature that ends with one of these praises; a verb like these inside makes it a sentence. */
const ADJECTIVE =
  /^(?:large|small|fast|faster|simple|easy|easier|short|free|powerful|flexible|secure|reliable|scalable|portable|modular|extensible|configurable|customi[sz]able|responsive|compatible|based|ready|first|friendly|efficient|lightweight|pluggable|testable|maintainable|intuitive|consistent|safe|robust|clean|minimal|possible|available|included|supported|enabled|more|better|only|too|etc|well)$/i;
const FINITE =
  /^(?:has|have|had|supports|provides|allows|lets|enables|makes|offers|works|gives|gets|takes|comes|does|do|helps|keeps|means|needs|requires|respects|ships|becomes|happens|lives|looks|feels|knows|wants|goes|stays)$/i;

/** "You can rerun a day", "users can share lists": what they can do is the feature. */
const SOMEBODY_CAN =
  /^(?:you|users?|visitors?|players?|people|anyone|everyone|admins?|administrators?|customers?|members?|students?|teachers?|teams?) can (?:also |now |easily |then )?/i;

/** A sentence as a phrase: "bad rows are written to a file" is told by its verb, "the page shows the …" by its subject. */
function told(text: string): string {
  const passive =
    /^((?:[\w-]+ ){0,3}[\w-]+) (?:is|are|get|gets) (?:also |automatically |then )?(\w+)( .+)?$/i.exec(text);
  const base = passive ? baseOfParticiple(passive[2] ?? '') : null;
  if (passive && base !== null && !/^(?:it|they|this|that|these|there|which|all)\b/i.test(passive[1] ?? '')) {
    const object = lower(passive[1] ?? '');
    return passive[3] === undefined || / by /.test(passive[3]) ? text : `${base} ${object}${passive[3]}`;
  }
  const active = /^(?:the|an?) ((?:[\w-]+ ){0,2}[\w-]+) (\w+s) (.+)$/i.exec(text);
  const thing = active?.[1]?.split(' ').at(-1) ?? '';
  return active && THING.test(thing) && baseOfThirdPerson(active[2] ?? '') !== null
    ? `${lower(active[1] ?? '')} that ${active[2] ?? ''} ${active[3] ?? ''}`
    : text;
}

function isDeed(text: string): boolean {
  const [first = '', ...object] = text.split(' ');
  return object.length > 0 && isVerb(first, object.join(' '));
}

/** "projects/adder trains a model", "alerts go to chat": a sentence that is no phrase. */
function isSentence(words: readonly string[]): boolean {
  if (words.includes('that')) return false;
  const [first = '', second = ''] = words;
  if (/[^s]s$/i.test(first) && /^(?:go|come|have|do|work|run|get|look|stay|support|use|show)$/.test(second))
    return true;
  return words.some(
    (word, index) =>
      index > 0 &&
      baseOfThirdPerson(word) !== null &&
      /^(?:an?|the|all|any|each|every|its|their|your|how|when|whether)$/i.test(words[index + 1] ?? ''),
  );
}

/** A feature as it can stand behind "Implemented": a noun phrase, or `verb` in the base form with its object. */
export function featurePhrase(feature: string, name = ''): { noun: string } | { verb: string } | null {
  const subject = new RegExp(
    `^(?:(?:the )?${name === '' ? 'it' : `${escape(name)}|it`}|this \\w+) (?:also |now |currently |can |natively )*`,
    'i',
  );
  let text = told(tidy(feature).replace(subject, '').replace(SOMEBODY_CAN, ''))
    .replace(
      /^(?:has )?(?:(?:full|partial|basic|experimental|rudimentary|first-class|built-in|native) )?support for /i,
      '',
    )
    .replace(
      /^(?:supports?|provides?|offers?|includes?|features?|has|have|comes with|with|ability to|able to) /i,
      '',
    )
    .replace(PRAISE, '')
    .replace(/\byour (?:own )?/gi, '')
    .replace(/^(?:and|,)\s+/i, '');
  const deeds = text.split(/, (?:and )?| and /);
  if (deeds.length > 2 && text.split(' ').length <= 16 && deeds.every((deed) => isDeed(deed)))
    return PERSON.test(text) || READER.test(text) ? null : { verb: lower(text) };
  text = (
    text.split(
      /\s[-–—]\s|:\s|;\s|\.\s|\s\(|,? so (?:that )?|,? because |,? which |,? e\.g\.|,? such as |, /,
    )[0] ?? ''
  ).trim();
  text = sentenceCase(text);
  const words = text.split(/\s+/);
  if (text === '' || words.length > 12 || isSentence(words) || PERSON.test(text) || READER.test(text))
    return null;
  if (
    /[`*_{}<>[\]|\\]|https?:|\b(?:is|are|was|were|will|can|be|been|no|not|never|zero|free|fast|simple|easy|fully|100%)\b/i.test(
      text,
    )
  )
    return null;
  if (
    /\buse cases?\b|\bother tools?\b|^(?:focus|emphasis|high|strong|good|full|complete)\b(?! ?-?text)|^(?:many|lots of|various|other|more|few)\b|^(?:in other words|without|for (?:example|instance)|that is|also|plus|and|etc|like|unlike|as|when|if|by|because|much more|other|more|see|note)\b|^\w+ to \w+/i.test(
      text,
    )
  )
    return null;
  if (
    ADJECTIVE.test(words.at(-1) ?? '') ||
    (!words.includes('that') && words.slice(1, 5).some((word) => FINITE.test(word)))
  )
    return null;
  const adverb =
    /^(?:\w+ally|easily|quickly|safely|securely|efficiently|incrementally|optionally|lazily|natively)$/i.test(
      words[0] ?? '',
    )
      ? (words.shift() ?? '').toLowerCase()
      : '';
  const [first = '', ...others] = words;
  const rest = others.join(' ');
  const third = /^(?:with|for|of|in|on|and|across|over|via|by|to)\b/i.test(rest)
    ? null
    : baseOfThirdPerson(first);
  const gerund = baseOfGerund(first);
  const base =
    third !== null && rest !== '' && !THING.test(rest)
      ? third
      : isVerb(first, rest)
        ? first.toLowerCase()
        : gerund !== null && rest !== '' && isVerb(gerund, rest)
          ? gerund
          : null;
  if (base !== null)
    return rest === '' ? null : { verb: [base, rest, adverb].filter((part) => part !== '').join(' ') };
  if (adverb !== '') return null;
  // "Frobnicating old records": the gerund of a verb that is not known; "streaming API" is a thing.
  if (/^\w{3,}ing$/i.test(first) && words.length > 2 && !THING.test(words.at(-1) ?? '')) return null;
  if (words.length === 1 && !THING.test(first) && text.length < 7) return null;
  const head = text.split(COMPLEMENT)[0]?.trim() ?? text;
  const last = head.split(/[\s-]/).at(-1) ?? '';
  const bare = text.replace(/^(?:an?|the)\s+/i, '');
  return {
    noun:
      THING.test(last) && !/^(?:multiple|several|all|many|any|each|every|two|three|four|\d)/i.test(bare)
        ? withArticle(bare)
        : lower(bare),
  };
}
