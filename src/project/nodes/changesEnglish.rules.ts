import type { Evidence } from '../../protocol/cards';
import { clip, lower, upper, withArticle } from '../../text/englishPhrases';
import {
  baseOfGerund,
  baseOfPast,
  baseOfThirdPerson,
  gerundOf,
  isVerb,
  pastOf,
} from '../../text/englishVerbs';
import { languageOf } from '../../text/language';
import type { Candidate } from './candidate.rules';
import type { Material } from './material.rules';

/** The user's own commits: two that belong together, or one that says enough. */
export function changesEnglish(material: Material): Candidate[] {
  if (material.authorship === 'unknown' || material.authorship === 'none') return [];
  const told = material.of('change').flatMap((item, index) => {
    const text = languageOf(item.text) === 'zh' ? null : changeSentence(subjectOf(item));
    return text === null
      ? []
      : [{ item, text, index, scope: scopeOf(item), type: String(item.data?.type ?? 'other') }];
  });
  const candidates: Candidate[] = [];
  const used = new Set<string>();
  const few = material.authorship === 'co' || material.authorship === 'minor';
  for (const change of told) {
    if (used.has(change.item.id)) continue;
    used.add(change.item.id);
    const partner = told.find((other) => !used.has(other.item.id) && pairs(change, other));
    const joined =
      partner && change.text.split(' ').length + partner.text.split(' ').length <= 26 ? partner : undefined;
    if (joined) used.add(joined.item.id);
    const text = joined ? join(change.text, joined.text) : change.text;
    if (text.split(' ').length < 6) continue;
    const weight =
      { performance: 1.5, feature: 1, security: 1, refactor: 0, fix: -0.5, test: -1, other: -1.5 }[
        change.type
      ] ?? 0;
    const score = (few ? 9.5 : 6) + weight - Math.min(change.index, 6) * 0.4 + (joined ? 0.3 : 0);
    candidates.push({
      aspect: 'change',
      text,
      evidence: [change.item.id, ...(joined ? [joined.item.id] : [])],
      score,
    });
  }
  return candidates;
}

/** "Added A and B" instead of "Added A and added B". */
function join(first: string, second: string): string {
  if (first.startsWith('Added support for ') && second.startsWith('Added support for '))
    return `${first} and ${second.slice('Added support for '.length)}`;
  const [verb = '', ...object] = second.split(' ');
  return first.startsWith(`${verb} `) ? `${first} and ${object.join(' ')}` : `${first} and ${lower(second)}`;
}

interface Told {
  text: string;
  scope: string;
  type: string;
}

function pairs(a: Told, b: Told): boolean {
  if (/ and /.test(a.text) || / and /.test(b.text)) return false;
  return a.scope !== ''
    ? a.scope === b.scope
    : a.text.split(' ').length <= 8 && a.type === b.type && b.scope === '';
}

/** `feat: add rate limiter` is told as "Added rate limiter"; `null` for what is no sentence with a verb. */
export function changeSentence(subject: string): string | null {
  let text = subject
    .replace(/[\p{Extended_Pictographic}\uFE0F]|:[a-z_]+:/gu, '')
    .replace(/`/g, '')
    .replace(/\s*(?:\(#?\d+\)|#\d+|(?:closes?|fixes|refs?) #\d+)\s*/gi, ' ')
    .replace(/\s+/g, ' ')
    .replace(/[\s.…!:;,]+$/, '')
    .trim();
  text = inPast(text.split(/\. |; | - | – /)[0] ?? text);
  if (
    /https?:|[<>{}[\]\\|]|\.\.\.|\b(?:i|we|my|our|you|your|it's|should|maybe|hopefully|again|more stuff|some|wip|hack|oops|stupid|examples?|samples?|demos?|makefile|following|things?|a lot|see|etc)\b/i.test(
      text,
    )
  )
    return null;
  // File names and identifiers with call brackets are talk among programmers.
  if (
    /\b\w+\(\)|\b[\w/-]+\.(?:ts|tsx|js|py|go|java|rs|c|h|cpp|md|ya?ml|json)\b|\b\w+_\w+_\w+\b|::|->|==/.test(
      text,
    )
  )
    return null;
  const [first = '', ...others] = text.split(' ');
  const rest = others.join(' ');
  if (others.length < 2) return null;
  const word = first.toLowerCase();
  const base =
    isVerb(word, rest) || isVerb(word, `the ${rest}`)
      ? word
      : (baseOfThirdPerson(word) ?? baseOfPast(word) ?? baseOfGerund(word));
  if (
    base === null ||
    /^(?:update|change|move|rename|remove|delete|bump|set|get|try|use|make|let|put|clean|format|merge|release|prepare|type|comment)$/.test(
      base,
    )
  ) {
    if (base !== 'make' && base !== 'remove' && base !== 'use') return null;
    if (base === 'use' && !/\b(?:for|to|instead of)\b/.test(rest)) return null;
    if (base === 'remove') return null;
    if (base === 'make' && /^sure\b/.test(rest)) return null;
  }
  if (base === 'support') {
    const [verb = '', ...object] = rest.split(' ');
    const doing = isVerb(verb, object.join(' '));
    const what = doing ? [gerundOf(verb.toLowerCase()), ...object].join(' ') : lower(rest);
    return clip(`Added support for ${what}`, 22);
  }
  const creates = /^(?:add|implement|introduce|create|build|write|develop|design|provide|expose|integrate)$/;
  const object = creates.test(base) ? withObjectArticle(lower(rest)) : lower(rest);
  return clip(`${upper(pastOf(base))} ${object}`, 22);
}

/** "Add skills and upgrade the channel": the second verb follows the first; where it may be a noun, it is cut off. */
function inPast(text: string): string {
  const second = /^(\w+ .+?) and ([a-z]+) (.+)$/.exec(text);
  const [, head = '', verb = '', rest = ''] = second ?? [];
  const [first = ''] = text.split(' ');
  if (!second || !isVerb(first, 'the') || !isVerb(verb, 'the')) return text;
  return isVerb(verb, rest) ? `${head} and ${pastOf(verb)} ${rest}` : head;
}

/** "Added rate limiter" reads as a note; a thing in the singular gets its article. */
function withObjectArticle(rest: string): string {
  const object =
    rest.split(
      /\s+(?:for|to|in|of|with|that|which|when|on|from|into|by|and|via|as|at|using|so|if|instead|based|between|across|per|over|during|after|before)\b|[,;:(]/,
    )[0] ?? rest;
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

function subjectOf({ data, text }: Evidence): string {
  return typeof data?.subject === 'string' ? data.subject : text;
}

function scopeOf({ data }: Evidence): string {
  return typeof data?.scope === 'string' ? data.scope.toLowerCase() : '';
}
