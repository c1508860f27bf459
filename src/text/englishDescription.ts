import { baseOfGerund, baseOfThirdPerson, isVerb } from './englishVerbs';
import { clip, lower, untitle, upper, withArticle } from './englishPhrases';
import { ALSO_PRAISE, COMPLEMENT, escape, PERSON, PRAISE, READER, THING, tidy } from './englishWords';
import { technologyOf } from './technologies';

/** Speaks to a visitor, or of other versions. */
const NO_DESCRIPTION =
  /^(?:sign up|subscribe|check out|join|visit|click|see|read (?:the|more|our)|learn (?:more|how)|try|follow|welcome|thanks?|hello|hi|note|yes|no|sorry|warning|this is)\b|^(?:[\w-]+ ){1,4}(?:are|was|were|has|have|can|will|should) (?!\w+ing\b)|^(?:previous|older|other|earlier) (?:iterations?|versions?)\b/i;
/** A field of study is no thing that one builds. */
const FIELD = /\b(?:learning|networks|algorithms|vision|science|analysis|processing|structures|mining)$/i;
/** The place where the thing lies, not the thing. */
const PLACE = /\b(?:repo(?:sitory)?|codebase|source code|code)$/i;
const SUPERLATIVE =
  /^(?:an?|the) (?:(?:simplest|fastest|easiest|best|smallest|tiniest|lightest|quickest|cleanest|nicest|coolest|greatest|most \w+)(?:,| and|, and)? )+/i;

const LEADING_ADJECTIVES = /^(?:[a-z-]+,\s+){1,3}(?=[\w-]+ \w)/i;
const CLAUSE =
  /,(?!\d)|[;(–—]|\s-\s|\s+(?:that|which|with|using|written|based|built|powered|featuring|including|where|who|in (?:less|under|fewer|about|around|only)|designed|aimed|intended|trained|inspired|as well as)\b/;

/** A description of software as parts of a sentence. */
export interface Description {
  /** `a job queue for Go with retries` – fits behind "Built". */
  phrase: string;
  /** The same without what follows its head: `a job queue for Go`. */
  short: string;
  /** What goes behind the languages and libraries: `that converts Markdown to PDF`, `for slicing CSV files`. */
  clause?: string;
  /** Head for "the …": `job queue`. Absent where the head is a stand-in. */
  head?: string;
  /** As a line of its own: `Job queue for Go with retries`. */
  line: string;
}

/**
 * What a README's sentence says the project is. `category` is the noun to use where the sentence has none ("Converts
 * Markdown to PDF" → "a command-line tool that converts Markdown to PDF"). `null` where it can't be put impersonally.
 */
export function describe(sentence: string, name: string, category: string): Description | null {
  // "A tiny engine (with a bite!": the bracket that was cut open goes.
  let text = tidy(sentence).replace(/\s*\([^)]*$/, '');
  const leading = new RegExp(
    `^(?:the\\s+)?${escape(name)}\\s*(?:\\([^)]*\\)\\s*)?(?:,[^,]{2,40},\\s*)?(?:is|are|was|:|-|–|—|=)?\\s+`,
    'i',
  );
  text = text.replace(leading, '').replace(/^(?:[:\-–—]\s*)/, '');
  // Another name for the same thing: "Gin is a …", "The Foo CLI is a …".
  text = text.replace(
    /^(?!(?:this|it|there|what|here)\b)[\w.@/'-]+(?: [\w.@/'-]+){0,3}(?: \([^)]*\))? (?:is|are) (?=(?:an?|the|one)\b)/i,
    '',
  );
  text = text.replace(
    /^(?:this|the|it)\s*(?:(?:project|repo(?:sitory)?|library|package|tool|app(?:lication)?|module|program|crate|extension|plugin|code(?:base)?|software|framework|service|site|website)\s+)?(?:is|contains|holds|hosts|implements|provides)\s+(?=(?:an?|the|some)\b)/i,
    '',
  );
  text = text.replace(
    /^(?:this|the|it)\s*(?:project|repo(?:sitory)?|library|package|tool|app(?:lication)?|module|program|crate|extension|plugin|software|framework|service)?\s+(?=\w+s\b)/i,
    (found) =>
      /^the\s+\w+\s*$/i.test(found) &&
      !/project|repo|library|package|tool|app|module|program|crate|extension|plugin|software|framework|service/i.test(
        found,
      )
        ? found
        : '',
  );
  text = text
    .replace(/^(?:my|our) (?:own |very own )?/i, '')
    .replace(/\b(of|for) my (?:own )?(?=[a-z]+ )/i, '$1 a ')
    .replace(SUPERLATIVE, 'a ')
    .replace(/^(?:lets|allows|enables|helps) (?:you|users|people|developers) (?:to )?/i, '')
    .replace(/^(?:you can|use it to|use this to)\s+/i, '');
  text = text
    .replace(ALSO_PRAISE, '')
    .replace(PRAISE, '')
    .replace(/,? and (?:much )?more$/i, '')
    .replace(/\byour (?:own )?/gi, '')
    .replace(/\s+/g, ' ')
    .replace(/\s+([,.;])/g, '$1')
    .replace(/\b(an?),\s*/gi, '$1 ')
    .trim();
  text = text.replace(/^(?:and|but|yet|,)\s+/i, '');
  // "… that users will love".
  text = text.replace(
    /\s+(?:that|which) (?:users|people|developers|everyone|you)\b.*\b(?:love|enjoy|like)\b.*$/i,
    '',
  );
  text = text.replace(/\b(to|and|or) (\p{Lu}\p{Ll}+)(?= )/gu, (found, link: string, word: string) =>
    isVerb(word, 'the') ? `${link} ${word.toLowerCase()}` : found,
  );
  if (
    text === '' ||
    NO_DESCRIPTION.test(text) ||
    PERSON.test(text) ||
    READER.test(text) ||
    text.endsWith('?')
  )
    return null;
  const [first = '', ...others] = text.split(' ');
  const rest = others.join(' ');
  if (rest === '' && !THING.test(first)) return null;
  const base = baseOfThirdPerson(first);
  if (base !== null && isVerb(base, rest)) return standIn(`that ${lower(text)}`, category, text);
  if (isVerb(first, rest)) return standIn(`to ${lower(text)}`, category, text);
  if (baseOfGerund(first) !== null && /^(?:for|of|an?|the|\w+s\b|\w+ing\b|and)/i.test(rest))
    return standIn(`for ${lower(text)}`, category, text);
  text = untitle(text).replace(/\s+v\d+(?:\.\d+)*$/i, '');
  const article = /^(?:an?|the|one|some)\s+/i.exec(text)?.[0] ?? '';
  const bare = fixArticleless(text.slice(article.length));
  if (FIELD.test(bare)) return standIn(`on ${lower(bare)}`, category, bare);
  const place = bare.split(COMPLEMENT)[0] ?? bare;
  if (PLACE.test(place)) {
    const purpose = bare.slice(place.length).trim();
    return /^for \w+ing\b/.test(purpose) ? standIn(purpose, category, bare) : null;
  }
  const phrase = clip(withArticle(bare), 24);
  const short = shorten(bare);
  const split = /^(.{6,}?) ((?:that|which|capable of|able to|for \w+ing|to (?!the |an? )\w+)\b.+)$/.exec(
    short,
  );
  // A short relative clause says what it does; it goes behind the languages.
  const adjectives = LEADING_ADJECTIVES.exec(bare)?.[0].length ?? 0;
  const behind = bare.slice(adjectives + short.length).trim();
  const does = /^(?:that|which) \S+s /.test(behind) ? clip(behind, 13) : undefined;
  const [, before = short, clause = does] = split ?? [];
  const headOnly = bare.replace(LEADING_ADJECTIVES, '').split(COMPLEMENT)[0]?.trim() ?? bare;
  return {
    phrase,
    short: withArticle(before),
    ...(clause === undefined ? {} : { clause }),
    ...(headOnly !== '' && headOnly.split(' ').length <= 4 ? { head: lower(headOnly) } : {}),
    line: upper(bare),
  };
}

function standIn(whole: string, category: string, text: string): Description {
  const clause = /command[- ]line/.test(category)
    ? whole.replace(/ (?:from|on|in) the (?:command[- ]line|terminal)\b/i, '')
    : whole;
  return {
    phrase: clip(`${withArticle(category)} ${clause}`, 24),
    short: withArticle(category),
    clause: clip(clause, 18),
    line: upper(text),
  };
}

function shorten(whole: string): string {
  // "fast, minimalist web framework": adjectives in front of the head.
  const bare = whole.replace(LEADING_ADJECTIVES, '');
  // "for indexing, slicing and joining": that comma parts a list, not a clause.
  const listed =
    /\b(?:for|of|to|like)\s+[\w-]+,(?!\d|\s+(?:both|based|written|with|which|that|built|using|as|in)\b)/.test(
      bare,
    );
  const marks = listed ? /[;(–—]|\s-\s|\s+(?:that|which|using|written|based|built|powered)\b/ : CLAUSE;
  let text = bare.split(marks)[0]?.trim() ?? bare;
  const tail = /\s+in\s+(\S+)$/.exec(text);
  if (tail && technologyOf(tail[1] ?? '')) text = text.slice(0, tail.index);
  return clip(text, listed ? 14 : 9);
}

function fixArticleless(text: string): string {
  return text.replace(/^(?:an?|the)\s+/i, '');
}
