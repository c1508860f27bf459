import { clip, lower, upper } from '../../text/englishPhrases';
import { baseOfPast, baseOfThirdPerson, isVerb, pastOf, thirdPersonOf } from '../../text/englishVerbs';
import { findQuantities } from '../../text/numbers';

/** What a measured sentence is about, and whether its author is known. */
export interface NumberContext {
  name: string;
  /** Noun for the project: "the job queue". */
  head: string;
  /** Nobody's deed: the project is the subject. */
  neutral: boolean;
}

/** Verbs that tell of a change: they become the user's own, in the past. */
const CHANGES =
  /^(?:reduce|cut|improve|increase|lower|speed|save|decrease|shrink|raise|boost|accelerate|halve|double|eliminate|shorten|minimize|optimize|optimise)$/;
/** Verbs whose object is the result itself. */
const RESULTS = /^(?:achieve|reach|deliver|score|get|hit|attain|obtain|sustain|yield)$/;
const NOT_A_SUBJECT =
  /\b(?:i|we|you|your|our|my|users?|customers|people|which|that|when|if|because|although|however)\b/i;

/**
 * A measured claim of a README as a bullet, made of its own words; `null` where it can't be turned without saying more
 * than it does.
 */
export function numberSentence(quote: string, context: NumberContext): string | null {
  // What the writer did is the user's deed all the same: "dropped by 70% after I switched to …".
  const text = tidy(quote).replace(/,?\s+(?:after|when|once|since|because|by the time) (?:i|we)\b.*$/i, '');
  const words = text.split(' ');
  if (words.length < 3 || words.length > 28 || /[<>{}|]|https?:|\?$/.test(text)) return null;
  const [first = '', ...others] = words;
  const rest = others.join(' ');
  if (/\b(?:i|we|you|your|our|my|me|us)\b/i.test(text)) return null;

  const past = baseOfPast(first);
  if (past !== null && others.length > 1) return finish(context.neutral ? null : `${upper(first)} ${rest}`);
  const third = baseOfThirdPerson(first);
  if (third !== null) return finish(verbPhrase(third, rest, `the ${context.head}`, context));
  if (isVerb(first, rest))
    return finish(verbPhrase(first.toLowerCase(), rest, `the ${context.head}`, context));

  const change =
    /^(.{3,60}?)\s+(?:(?:has|have|was|were|is|are|been|got)\s+)*(dropped|fell|decreased|reduced|cut|went down|shrank|rose|grew|increased|improved|went up|went|down|up)\s+(from\s+.+\s+to\s+.+|by\s+.+|to\s+.+)$/i.exec(
      text,
    );
  if (change) return finish(changePhrase(change[1] ?? '', change[2] ?? '', change[3] ?? '', context));

  const verbAt = words.findIndex(
    (word, index) =>
      index > 0 &&
      index < 7 &&
      baseOfThirdPerson(word) !== null &&
      isVerb(baseOfThirdPerson(word) ?? '', `the ${words.slice(index + 1).join(' ')}`),
  );
  const can = words.findIndex((word) => /^(?:can|could)$/i.test(word));
  if (can > 0 && can < 6 && isVerb(words[can + 1] ?? '', 'the')) {
    return finish(
      verbPhrase(
        (words[can + 1] ?? '').toLowerCase(),
        words.slice(can + 2).join(' '),
        subject(words.slice(0, can).join(' '), context),
        context,
      ),
    );
  }
  if (
    verbAt > 0 &&
    /[a-z]{2}/i.test(words.slice(0, verbAt).join(' ')) &&
    !NOT_A_SUBJECT.test(words.slice(0, verbAt).join(' '))
  ) {
    const base = baseOfThirdPerson(words[verbAt] ?? '') ?? '';
    return finish(
      verbPhrase(
        base,
        words.slice(verbAt + 1).join(' '),
        subject(words.slice(0, verbAt).join(' '), context),
        context,
      ),
    );
  }
  const copula =
    /^(.{2,48}?)\s+(?:is|are)\s+((?:about |up to |over |around |roughly |nearly |more than )*[\d.,]+\s?(?:x|×|times|%)\s+(?:faster|smaller|slower|cheaper|lighter|less|more|larger|higher|lower)\b.+)$/i.exec(
      text,
    );
  if (copula && !context.neutral)
    return finish(`Made ${subject(copula[1] ?? '', context)} ${copula[2] ?? ''}`);
  const compared =
    /^(?:(?:up to|about|over|around|roughly|nearly|more than|on average) )*[\d.,]+\s?(?:x|×|times|%) (?:faster|smaller|lighter|cheaper)\b/i;
  if (compared.test(text)) return context.neutral ? null : finish(`Made the ${context.head} ${lower(text)}`);
  return finish(nounPhrase(text, context));
}

function verbPhrase(base: string, rest: string, who: string, { neutral }: NumberContext): string | null {
  if (rest === '' || findQuantities(rest).length === 0) return null;
  if (neutral) return `${upper(thirdPersonOf(base))} ${rest}`;
  if (CHANGES.test(base)) return `${upper(pastOf(base))} ${rest}`;
  if (RESULTS.test(base))
    return `${upper(base === 'get' || base === 'hit' ? 'reached' : pastOf(base))} ${rest}`;
  // "Inference takes 18 ms": a cost that was kept low.
  const cost =
    /^(?:only |just |about |under |less than |around |roughly |up to )*[\d.,]+\s?(?:ns|µs|us|ms|s|seconds?|minutes?|[kmgt]i?b)\b/i;
  if (/^(?:take|use)$/.test(base))
    return cost.test(rest)
      ? `Kept ${who.replace(/^the (?=(?:[\w-]+ )*[\w-]*(?:ence|ance|ing|ion|time|latency|usage|use|startup)$)/, '')} to ${rest}`
      : null;
  if (/^(?:contain|have|require|need|include|cost|weigh)$/.test(base)) return null;
  return `Engineered ${who} to ${base} ${rest}`;
}

function changePhrase(what: string, verb: string, how: string, { neutral }: NumberContext): string | null {
  if (neutral || NOT_A_SUBJECT.test(what)) return null;
  const [from, to] = findQuantities(how);
  const down =
    /drop|fell|decreas|reduc|cut|down|shr[ai]nk/i.test(verb) ||
    (from && to && to.value < from.value && from.unit === to.unit);
  const object = lower(what.replace(/^(?:its|our|my)\s+/i, 'the ')).replace(/^The /, 'the ');
  return `${down ? 'Cut' : 'Raised'} ${object} ${how}`;
}

/** "12,000 jobs per second on a laptop", "94 % accuracy on X", "p95 latency of 12 ms". */
function nounPhrase(text: string, { neutral }: NumberContext): string | null {
  const quantities = findQuantities(text);
  const [first] = quantities;
  if (!first || /\b(?:is|are|was|were|has|have|will|be)\b/i.test(text)) return null;
  const measured = quantities.some(
    ({ unit, per }) =>
      unit === 'rate' ||
      unit === 'percent' ||
      unit === 'x' ||
      unit === 's' ||
      unit === 'percentile' ||
      per !== undefined,
  );
  const begins = first.span[0] <= 12;
  if (measured) return `${neutral ? 'Reaches' : 'Reached'} ${lower(text)}`;
  return begins ? `${neutral ? 'Offers' : 'Delivered'} ${lower(text)}` : null;
}

function subject(words: string, { name, head }: NumberContext): string {
  const bare = words.replace(/^(?:the|a|an|our|its|this)\s+/i, '').trim();
  if (
    bare === '' ||
    bare.toLowerCase() === name.toLowerCase() ||
    /^(?:it|this|project|tool|library|app|application|package|service|server|system|program)$/i.test(bare)
  )
    return `the ${head}`;
  return `the ${lower(bare)}`;
}

function finish(text: string | null): string | null {
  if (text === null) return null;
  const clipped = clip(text, 28);
  return findQuantities(clipped).length === 0 || clipped.split(' ').length < 4 ? null : clipped;
}

function tidy(quote: string): string {
  return (
    quote
      .replace(/[\p{Extended_Pictographic}\uFE0F]/gu, '')
      .replace(/\*\*|__|`/g, '')
      .replace(/^(?:[A-Z][\w -]{2,28}(?::|\s[-–—])\s+)(?=\S)/, '')
      .replace(/\s+/g, ' ')
      .split(/(?<=[a-z\d)%])\.\s/)[0]
      ?.replace(/[\s.!,;:]+$/, '')
      .trim() ?? ''
  );
}
