import { clip, lower, upper, withArticle } from '../../text/englishPhrases';
import {
  baseOfGerund,
  baseOfPast,
  baseOfThirdPerson,
  gerundOf,
  isVerb,
  pastOf,
} from '../../text/englishVerbs';
import { findQuantities } from '../../text/numbers';
import { spellNames } from '../../text/spelling';
import { findTechnologies } from '../../text/technologies';

/** Talk among programmers, or to oneself. */
const TALK =
  /https?:|[<>{}[\]\\|]|\.\.\.|\b(?:i|we|my|our|you|your|it's|should|maybe|hopefully|again|more stuff|some|wip|hack|oops|stupid|examples?|samples?|demos?|makefile|following|things?|a lot|see|etc|bugs?|thanks?|v0|anys)\b/i;
/** File names, identifiers with call brackets, and signs that are no words. */
const CODE =
  /\b\w+\(\)|\b[\w/-]+\.(?:ts|tsx|js|py|go|java|rs|c|h|cpp|md|ya?ml|json)\b|\b\w+_\w+_\w+\b|::|->|==|\*\*|(?:^|\s)[^\p{L}\p{N}\s&%×"'+-]+(?:\s|$)/iu;
/** Housekeeping that nobody hires for. */
const TRIVIAL =
  /\b(?:branch|commits?|pull requests?|blank lines?|trailing|missing|pre-commit|editorconfig|pep ?8|circleci|(?:jsx|type|compile|lint|build) errors?|warnings?|(?:core|basic|some|initial) functionality|headshots?|favicons?|logos?|debugging|back in|newlines?|file structure|redundant|unnecessary|help text|notice|devcontainer|the (?:problem|issue|thing)|works?|working)\b|^add\w* updated\b|\bnew features?$|\b(?:configs?|config files?|configurations?|scripts?|constants?|getters?|setters?|imports?|CHANGES file)$|^add\w* files\b/i;
const NOT_TOLD =
  /^(?:update|change|move|rename|delete|bump|set|get|try|let|put|clean|format|merge|release|prepare|type|comment|test|check|tag|correct|remove)$/;
/** What is done on the side, and left out behind an "and". */
const SIDE = /^(?:remove|delete|rename|bump|clean|format|move|merge|test|check|comment|fix|make|use|set)$/;
const CREATES = /^(?:add|implement|introduce|create|build|write|develop|design|provide|expose|integrate)$/;
/** What something can be made that is worth telling. */
const MADE_INTO =
  /(?:\d\s?(?:%|x\b|×)|\b(?:faster|smaller|lighter|quicker|async\w*|thread-safe|concurrent|parallel|responsive|accessible|configurable|pluggable|idempotent|incremental|non-blocking|deterministic|cross-platform|type-safe)\b)/i;

/** `feat: add rate limiter` is told as "Added a rate limiter"; `null` for what is no sentence with a verb. */
export function changeSentence(subject: string): string | null {
  const text = spellNames(inPast(oneClause(tidy(subject))));
  if (TALK.test(text) || CODE.test(text) || TRIVIAL.test(text)) return null;
  const [first = '', ...others] = text.split(' ');
  const rest = others.join(' ');
  if (others.length < 2) return null;
  const word = first.toLowerCase();
  const base =
    isVerb(word, rest) || isVerb(word, `the ${rest}`)
      ? word
      : (baseOfThirdPerson(word) ?? baseOfPast(word) ?? baseOfGerund(word));
  if (base === null || NOT_TOLD.test(base)) return null;
  if (base === 'make' && !MADE_INTO.test(rest)) return null;
  if (base === 'use' && findTechnologies(rest).length === 0 && findQuantities(rest).length === 0) return null;
  if (base === 'support') {
    const [verb = '', ...object] = rest.split(' ');
    const doing = isVerb(verb, object.join(' '));
    const what = doing ? [gerundOf(verb.toLowerCase()), ...object].join(' ') : lower(rest);
    return finish(`Added support for ${what}`);
  }
  if (!CREATES.test(base)) return finish(`${upper(pastOf(base))} ${lower(rest)}`);
  // "Build with X" names no object.
  if (isDeed(rest) || /^(?:with|in|on|for|from|by|at|to|using|via|without)\b/i.test(rest)) return null;
  const object = withObjectArticle(lower(rest)).replace(
    /^(--[\w-]+)(?! (?:option|flag|argument|switch)s?\b)/,
    'the $1 option',
  );
  return finish(`${upper(pastOf(base))} ${object}`);
}

function finish(text: string): string | null {
  const clipped = clip(text, 22);
  return clipped.split(' ').length < 3 ? null : clipped;
}

function tidy(subject: string): string {
  const text = subject
    .replace(/[\p{Extended_Pictographic}\uFE0F]|:[a-z_]+:/gu, '')
    .replace(/`/g, '')
    // An aside in brackets stays only where it measures something.
    .replace(/\s*\(([^()]*)\)/g, (whole, aside: string) => (/\d\s?(?:%|x\b|ms\b)/i.test(aside) ? whole : ''))
    .replace(/\s*(?:#\d+|[,;]?\s*\b(?:closes?|fix(?:es)?|refs?|see) #\d+)\s*/gi, ' ')
    .replace(/^(\w+) (?:initial|basic|simple|some) (?=support\b)/i, '$1 ')
    .replace(/ (?:and|or) --[\w-]+$/, '')
    .replace(/\s+/g, ' ')
    .replace(/[\s.…!:;,]+$/, '')
    .trim();
  return (text.split(/[.!:] |; | - | – /)[0] ?? text)
    .replace(/\s+(?:nice|now|finally|yay|too|lol)$/i, '')
    .trim();
}

/**
 * A subject with commas, as one clause: "improve sync, handle retries" → "improve sync and handle retries"; ", time from
 * 95s to 51s" tells what it brought; a list that no "and" closes ends at its first comma.
 */
function oneClause(text: string): string {
  const [head = '', ...parts] = text.split(/,\s+/);
  const tail = parts.join(', ');
  if (tail === '') return text;
  const moved =
    /^(?:the )?([a-z][\w -]{2,40}?) (?:went |is down |down |dropped )?from (\S.*) to (\S.*)$/i.exec(tail);
  if (moved) {
    const [from, to] = findQuantities(tail);
    if (from && to && from.unit === to.unit)
      return `${head}, ${to.value < from.value ? 'cutting' : 'raising'} ${tail.replace(/ (?:went|is down|down|dropped) from /i, ' from ')}`;
  }
  const [first = '', ...others] = tail.split(' ');
  const brings = baseOfThirdPerson(first);
  if (brings !== null && findQuantities(tail).length > 0)
    return `${head}, ${gerundOf(brings)} ${others.join(' ')}`;
  if (parts.length === 1 && !/ and /.test(text) && isVerb(first, `the ${others.join(' ')}`))
    return `${head} and ${tail}`;
  // A list of short things that nothing closes gets its "and".
  const items = parts.every(
    (part) => part.split(' ').length <= 2 && !isVerb(part.split(' ')[0] ?? '', 'the'),
  );
  if (items && parts.length <= 3 && !/ (?:and|or) /.test(text))
    return `${[head, ...parts.slice(0, -1)].join(', ')} and ${parts.at(-1) ?? ''}`;
  const closed =
    /(?:,| )(?:and|or) \S/.test(tail) && !parts.some((part) => isVerb(part.split(' ')[0] ?? '', 'the'));
  return closed ? text : head;
}

/** "Add skills and upgrade the channel": the second verb follows the first; where it may be a noun, it is cut off. */
function inPast(text: string): string {
  const both = /^(\w+) (?:and|&) ([a-z]+) (.+)$/.exec(text);
  if (both && isVerb(both[1] ?? '', 'the') && isVerb(both[2] ?? '', 'the'))
    return `${both[1] ?? ''} and ${pastOf(both[2] ?? '')} ${both[3] ?? ''}`;
  const second = /^(\w+ .+?) and ([a-z]+) (.+)$/.exec(text);
  const [, head = '', verb = '', rest = ''] = second ?? [];
  const [first = ''] = text.split(' ');
  if (second && SIDE.test(baseOfPast(verb) ?? '')) return head;
  if (!second || !isVerb(first, 'the') || !isVerb(verb, 'the')) return text;
  return isVerb(verb, rest) && !SIDE.test(verb) ? `${head} and ${pastOf(verb)} ${rest}` : head;
}

/** "Delete downloads" behind "Add" is a deed and no thing; "a delete command" is one. */
function isDeed(rest: string): boolean {
  const object = objectOf(rest);
  const [first = '', ...others] = object.split(' ');
  return isVerb(first) && others.length > 0 && !isThing(others.at(-1) ?? '');
}

const objectOf = (rest: string): string =>
  rest.split(
    /\s+(?:for|to|in|of|with|that|which|when|on|from|into|by|and|via|as|at|using|so|if|instead|based|between|across|per|over|during|after|before)\b|[,;:(]/,
  )[0] ?? rest;

/** "Added rate limiter" reads as a note; a thing in the singular gets its article. */
function withObjectArticle(rest: string): string {
  const object = objectOf(rest);
  const last = object.split(' ').at(-1) ?? '';
  if (
    /^(?:an?|the|all|any|each|every|some|its|their|more|multiple|new|support|initial|basic|full|better|optional|\d)/i.test(
      object,
    )
  ) {
    return /^new \S+$/.test(object) && !/s$/.test(last) ? `a ${rest}` : rest;
  }
  const singular = withArticle(object);
  return /^an? /.test(singular) && isThing(last) ? singular + rest.slice(object.length) : rest;
}

function isThing(word: string): boolean {
  if (
    /^(?:faster|slower|better|smaller|bigger|larger|cleaner|easier|simpler|safer|other|over|under|after|never|number|order|error|color)$/i.test(
      word,
    )
  )
    return false;
  return (
    withArticle(`x ${word}`) !== `x ${word}` &&
    /(?:er|or|api|ui|cli|page|engine|queue|cache|command|option|flag|mode|endpoint|dashboard|view|layer|system|service|module|hook|component|index|table|pipeline|tool|library|framework|interface|model|parser|backend|frontend|plugin|extension|form|panel|widget|menu|dialog|chart|graph|map|list|tree|store|database|schema|migration|script|job|task|benchmark|suite|strategy|algorithm|mechanism|policy|protocol|format|proxy|gateway|registry|pool|client)$/i.test(
      word,
    )
  );
}
