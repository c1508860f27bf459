import { baseOfGerund, baseOfThirdPerson, gerundOf, isVerb } from './englishVerbs';
import { technologyOf } from './technologies';

/** Words that praise instead of saying something. */
const PRAISE =
  /\b(?:(?:blazing(?:ly)?|lightning|super|insanely|extremely|incredibly|very|really|truly)[- ]?(?:fast|quick|simple|easy|powerful|lightweight)|awesome|amazing|beautiful(?:ly)?|gorgeous|stunning|powerful|ultimate|elegant(?:ly)?|delightful|revolutionary|next[- ]gen(?:eration)?|world[- ]class|cutting[- ]edge|state[- ]of[- ]the[- ]art|best[- ]in[- ]class|battle[- ]tested|enterprise[- ]grade|production[- ]ready|easy[- ]to[- ]use|user[- ]friendly|developer[- ]friendly|dead[- ]simple|simple[- ]to[- ]use|feature[- ]rich|fully[- ]featured|full[- ]featured|opinionated|unopinionated|magic(?:al)?|expressive|intuitive|super|just|simply|easily|effortlessly|seamless(?:ly)?|robust|sleek|modern|cool|nice|great|missing|handy|open[- ]source)\b,?\s*(?:(?:and|yet|but)\s+(?=(?:a|an|the)?\s*\w))?/gi;
/** "Tiny and elegant client": the praise goes with its conjunction. */
const ALSO_PRAISE = new RegExp(`\\s+(?:and|yet|but)\\s+(?=\\w+\\s)${PRAISE.source}(?=\\s)`, 'gi');
const PERSON = /\b(?:i|i'm|i've|me|my|we|we're|we've|us|our|ours|let's)\b/i;
const READER = /\b(?:you|you're|you'll|your|yours)\b/i;
/** Where a noun phrase has its first complement. */
const COMPLEMENT =
  /\s+(?:for|of|in|with|that|which|who|to|on|using|based|written|from|by|built|powered|as|at|via|through|without|like|including|where|over|between|inside|and provides|designed|aimed|intended|made|trained|inspired|backed|driven)\b|,(?!\d)|[;:(–—]|\s-\s/;
const PLURAL_OR_MASS =
  /(?:[^s]s|software|middleware|firmware|malware|infrastructure|code|documentation|support|tooling|equipment|data|middleware|markup|authentication|authorization|validation|generation|detection|recognition|integration|management|logging|monitoring|caching|encryption|compression|pagination|search|analytics|access|storage|sync|synchronization|persistence|(?<!\bp)ing)$/i;
/** Singular things that need an article, in a list of features too. */
const THING =
  /^(?:dashboard|interface|api|ui|gui|cli|tui|system|server|client|engine|editor|viewer|parser|builder|panel|page|tool|toolkit|library|scheduler|queue|cache|proxy|gateway|router|framework|generator|manager|plugin|extension|app|application|service|bot|wrapper|module|component|workflow|pipeline|database|store|registry|mechanism|algorithm|model|format|protocol|calendar|timer|map|chart|player|reader|writer|scanner|linter|formatter|compiler|interpreter|debugger|sandbox|playground|wizard|form|table|hook|index|layer|adapter|driver|sdk|shell|console|terminal|daemon|worker|listener|handler|validator|converter|translator|crawler|scraper|simulator|emulator|platform|portal|website|site|blog|game|package|crate|kit|suite|collection|set|template|theme|script|utility|solution|implementation|port|clone|fork|network|classifier|detector|recommender|tracker|monitor|logger|profiler|benchmark|counter|filter|middleware|orm|dsl|language|runtime|kernel|allocator|pool|broker|bus|cluster|balancer|menu|widget|modal|sidebar|feed|log|report|summary|view|list|tree|graph|heap|stack|buffer|lexer|tokenizer|repl|renderer|loader|bundler|transpiler|resolver|fetcher|downloader|uploader|importer|exporter|notifier|mailer|agent|assistant|chatbot|marketplace|store|shop|wallet|ledger|backend|frontend|back end|front end|program|project|product|demo|example|boilerplate|starter|skeleton|configuration|integration|strategy|policy)$/i;

/** A feature that ends with one of these praises; a verb like these inside makes it a sentence. */
const ADJECTIVE =
  /^(?:large|small|fast|faster|simple|easy|easier|short|free|powerful|flexible|secure|reliable|scalable|portable|modular|extensible|configurable|customi[sz]able|responsive|compatible|based|ready|first|friendly|efficient|lightweight|pluggable|testable|maintainable|intuitive|consistent|safe|robust|clean|minimal|possible|available|included|supported|enabled|more|better|only|too|etc|well)$/i;
const FINITE =
  /^(?:has|have|had|supports|provides|allows|lets|enables|makes|offers|works|gives|gets|takes|comes|does|do|helps|keeps|means|needs|requires|respects|ships|becomes|happens|lives|looks|feels|knows|wants|goes|stays)$/i;

const LEADING_ADJECTIVES = /^(?:[a-z-]+,\s+){1,3}(?=[\w-]+ \w)/i;
const CLAUSE =
  /,(?!\d)|[;(–—]|\s-\s|\s+(?:that|which|with|using|written|based|built|powered|featuring|including|where|who|designed|aimed|intended|trained|inspired|as well as)\b/;

/** A description of software as parts of a sentence. */
export interface Description {
  /** `a job queue for Go with retries` – fits behind "Built". */
  phrase: string;
  /** The same without what follows its head: `a job queue for Go`. */
  short: string;
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
  let text = tidy(sentence);
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
  if (text === '' || PERSON.test(text) || READER.test(text) || text.endsWith('?')) return null;
  const [first = '', ...others] = text.split(' ');
  const rest = others.join(' ');
  if (rest === '' && !THING.test(first)) return null;
  const base = baseOfThirdPerson(first);
  if (base !== null && isVerb(base, rest)) return standIn(`that ${lower(text)}`, category, text);
  if (isVerb(first, rest)) return standIn(`to ${lower(text)}`, category, text);
  if (baseOfGerund(first) !== null && /^(?:for|of|an?|the|\w+s\b|\w+ing\b|and)/i.test(rest))
    return standIn(`for ${lower(text)}`, category, text);
  text = untitle(text);
  const article = /^(?:an?|the|one|some)\s+/i.exec(text)?.[0] ?? '';
  const bare = fixArticleless(text.slice(article.length));
  const phrase = clip(withArticle(bare), 24);
  const short = shorten(bare);
  const headOnly = bare.replace(LEADING_ADJECTIVES, '').split(COMPLEMENT)[0]?.trim() ?? bare;
  return {
    phrase,
    short: withArticle(short),
    ...(headOnly !== '' && headOnly.split(' ').length <= 4 ? { head: lower(headOnly) } : {}),
    line: upper(bare),
  };
}

/** A feature as it can stand behind "Implemented": a noun phrase, or `verb` in the base form with its object. */
export function featurePhrase(feature: string, name = ''): { noun: string } | { verb: string } | null {
  const subject = new RegExp(
    `^(?:(?:the )?${name === '' ? 'it' : `${escape(name)}|it`}|this \\w+) (?:also |now |currently |can |natively )*`,
    'i',
  );
  let text = tidy(feature)
    .replace(subject, '')
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
  text = (
    text.split(
      /\s[-–—]\s|:\s|;\s|\.\s|\s\(|,? so (?:that )?|,? because |,? which |,? e\.g\.|,? such as |, /,
    )[0] ?? ''
  ).trim();
  const words = text.split(/\s+/);
  if (text === '' || words.length > 10 || PERSON.test(text) || READER.test(text)) return null;
  if (
    /[`*_{}<>[\]|\\]|https?:|\b(?:is|are|was|were|will|can|be|been|no|not|never|without|zero|free|fast|simple|easy|fully|100%)\b/i.test(
      text,
    )
  )
    return null;
  if (
    /\buse cases?\b|\bother tools?\b|^(?:in other words|for (?:example|instance)|that is|also|plus|and|etc|like|unlike|as|when|if|by|because|much more|other|more|see|note)\b|^\w+ to \w+/i.test(
      text,
    )
  )
    return null;
  if (ADJECTIVE.test(words.at(-1) ?? '') || words.slice(1, 5).some((word) => FINITE.test(word))) return null;
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

/** `a`, `b` and `c`. */
export function listEnglish(parts: readonly string[]): string {
  // A part with an "and" of its own needs the comma before the last one.
  const last = parts.some((part) => part.includes(' and ')) && parts.length > 1 ? ', and ' : ' and ';
  if (parts.length < 3) return parts.join(last);
  return `${parts.slice(0, -1).join(', ')}${last}${parts.at(-1) ?? ''}`;
}

/** First letter small unless the word is a name: an acronym, a technology, a word with inner capitals. */
export function lower(text: string): string {
  const first = /^[^\s,;:()]+/.exec(text)?.[0] ?? '';
  // "Let's Encrypt certificates": two capitals in a row begin a name.
  if (isName(first) || /^[A-Z][\w'’]+ [A-Z][a-z]/.test(text)) return text;
  return text.charAt(0).toLowerCase() + text.slice(1);
}

export function upper(text: string): string {
  // "iOS", "npm" and "gRPC" keep their spelling.
  const first = /^[^\s,;:()]+/.exec(text)?.[0] ?? '';
  if (/^[a-z]+[A-Z]/.test(first)) return text;
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** With `a`, `an` or nothing in front, by sound and number. */
export function withArticle(noun: string): string {
  const text = lower(noun);
  const head = text.split(COMPLEMENT)[0]?.trim() ?? text;
  const last = head.split(' ').at(-1) ?? '';
  if (/^(?:an?|the|some|any|multiple|several|two|three|\d)\s/i.test(text)) return text;
  if (PLURAL_OR_MASS.test(last) && !THING.test(last)) return text;
  return `${article(text)} ${text}`;
}

/** At most `words` words, cut before a complement; never mid-word. */
export function clip(text: string, words: number): string {
  const all = text.split(' ');
  if (all.length <= words) return text;
  const head = all.slice(0, words).join(' ');
  const at = Math.max(
    ...[', ', '; ', ' that ', ' which ', ' with ', ' for ', ' using ', ' and '].map((mark) =>
      head.lastIndexOf(mark),
    ),
  );
  return (at > head.length / 2 ? head.slice(0, at) : head)
    .replace(/[,;:\s]+$/, '')
    .replace(
      /(?:\s+(?:a|an|the|of|for|to|in|on|with|and|or|by|from|that|which|as|at|its|their|into|using|via|without|within|through|over|under|across|between|than|when|while|where|per))+$/i,
      '',
    );
}

/** Gerund of a feature's verb with its object: `exporting notes as PDF`. */
export function gerundPhrase(verb: string): string {
  const [base = '', ...rest] = verb.split(' ');
  return [gerundOf(base), ...rest].join(' ');
}

function standIn(whole: string, category: string, text: string): Description {
  const clause = /command[- ]line/.test(category)
    ? whole.replace(/ (?:from|on|in) the (?:command[- ]line|terminal)\b/i, '')
    : whole;
  return {
    phrase: clip(`${withArticle(category)} ${clause}`, 24),
    short: clip(`${withArticle(category)} ${clause}`, 12),
    line: upper(text),
  };
}

function shorten(whole: string): string {
  // "fast, minimalist web framework": adjectives in front of the head.
  const bare = whole.replace(LEADING_ADJECTIVES, '');
  // "for indexing, slicing and joining": that comma parts a list, not a clause.
  const listed = /\b(?:for|of|to|like)\s+[\w-]+,(?!\d)/.test(bare);
  const marks = listed ? /[;(–—]|\s-\s|\s+(?:that|which|using|written|based|built|powered)\b/ : CLAUSE;
  let text = bare.split(marks)[0]?.trim() ?? bare;
  const tail = /\s+in\s+(\S+)$/.exec(text);
  if (tail && technologyOf(tail[1] ?? '')) text = text.slice(0, tail.index);
  return clip(text, listed ? 14 : 9);
}

function article(text: string): string {
  const first = /^[^\s-]+/.exec(text)?.[0] ?? '';
  if (/^[A-Z][A-Z0-9]+s?$/.test(first)) {
    // Spelled letter by letter, apart from a few that are spoken as words.
    return /^[AEFHILMNORSX]/.test(first) &&
      !/^(?:REST|RAM|LAN|NAS|SaaS|SOAP|SQL|LASER|RAID|MIDI|NAT|SIM|SAX|LUA|MUD|NoSQL)/.test(first)
      ? 'an'
      : 'a';
  }
  if (
    /^(?:honest|hour|heir|html|http|xml|rss|sms|mp3|ssh|ftp|sdk|npm|ml\b|llm|rpc|nfs|s3|x86|f#)/i.test(first)
  )
    return 'an';
  if (/^(?:uni(?!m)|use|user|util|ubi|eu|one|once|ui|url|usb|unix)/i.test(first)) return 'a';
  return /^[aeiou8]/i.test(first) ? 'an' : 'a';
}

function isName(word: string): boolean {
  const bare = word.replace(/['’]s$/, '').replace(/[^\p{L}\p{N}.+#/-]/gu, '');
  if (/^.+[A-Z]/.test(bare) || /^[A-Z]$/.test(bare) || /\d/.test(bare)) return true;
  const technology = technologyOf(bare);
  if (technology && /^[A-Z]/.test(technology.name) && technology.kind !== 'concept')
    return /^[A-Z]/.test(bare) &&
      !/^(?:Go|Next|Express|Rest|Node|Shell|Less|Echo|Spring|Ray|Rails|Git)$/.test(bare)
      ? true
      : /^(?:Go|Git|Rails|Node)$/.test(bare);
  return /^(?:English|Chinese|Japanese|German|French|Spanish|European|American|Western|I|Google|Apple|Microsoft|Amazon|Facebook|Twitter|Slack|Telegram|Discord|Spotify|YouTube|Wikipedia|Markdown|Excel|Bayesian|Gaussian|Unicode|Bluetooth|Ethereum|Bitcoin|Minecraft|Latin|Monte|Boolean|Jira|Notion|Wi-Fi|Pascal|Zigbee|Steam|Raft|Paxos)$/.test(
    bare,
  );
}

function fixArticleless(text: string): string {
  return text.replace(/^(?:an?|the)\s+/i, '');
}

/** "HTTP Request & Response Service" in the case of a sentence. */
function untitle(text: string): string {
  const words = text.replace(/ & /g, ' and ').split(' ');
  const big = words.filter((word) => /^\p{Lu}/u.test(word) || !/^\p{L}{4,}/u.test(word));
  if (words.length < 3 || big.length < words.length) return words.join(' ');
  return words.map((word) => (/^\p{Lu}\p{Ll}+$/u.test(word) ? lower(word) : word)).join(' ');
}

function tidy(text: string): string {
  return text
    .replace(/[\p{Extended_Pictographic}\uFE0F]/gu, '')
    .replace(/\*\*|__|`/g, '')
    .replace(/["“”]([^"“”]*)["“”]/g, '$1')
    .replace(/\s+/g, ' ')
    .replace(/[.!。！…\s]+$/, '')
    .trim();
}

function escape(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
