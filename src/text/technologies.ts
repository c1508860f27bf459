import { PLAIN_WORDS, TECHNOLOGIES } from './technologyTable';
import type { TechnologyKind } from './technologyTable';

/** A technology or concept of the table. `id` is the official name in lower case. */
export interface Technology {
  id: string;
  name: string;
  kind: TechnologyKind;
}

/** A mention in a text. `span` is `[start, end)` in UTF-16 units. */
export interface TechnologyMention extends Technology {
  span: [number, number];
  surface: string;
}

/** Aliases that are words of either language as they stand and need no capital: concepts and unmistakable short forms. */
const ANY_CASE = new Set([
  'js',
  'ts',
  'pg',
  'ml',
  'dl',
  'mq',
  'rag',
  'spa',
  'rpc',
  'git',
  'cache',
  'crawler',
  'scraper',
  'ws',
]);
const BY_ALIAS = new Map<string, Technology>();
/** Aliases by their first character, longest first. */
const BY_FIRST = new Map<string, string[]>();

for (const [name, kind, aliases = ''] of TECHNOLOGIES) {
  const technology: Technology = { id: name.toLowerCase(), name, kind };
  for (const alias of [technology.id, ...aliases.split('|').filter((part) => part !== '')]) {
    if (!BY_ALIAS.has(alias)) BY_ALIAS.set(alias, technology);
  }
}
for (const alias of BY_ALIAS.keys()) {
  const first = alias.charAt(0);
  BY_FIRST.set(first, [...(BY_FIRST.get(first) ?? []), alias]);
}
for (const aliases of BY_FIRST.values()) aliases.sort((a, b) => b.length - a.length);

/** The technology of a name that stands alone: a dependency, a keyword (`k8s`, `@nestjs/core`). */
export function technologyOf(name: string): Technology | null {
  const key = name.trim().toLowerCase();
  const bare = key.replace(/\/v\d+$/, '');
  return (
    BY_ALIAS.get(key) ?? BY_ALIAS.get(bare) ?? BY_ALIAS.get(bare.replace(/[- ]?v?\d+(?:\.\d+)*$/, '')) ?? null
  );
}

/** Technologies that a text names, in order; short and ambiguous names only where the context says that they are meant. */
export function findTechnologies(source: string): TechnologyMention[] {
  // Addresses name no skills. The length stays, so that spans hold.
  const text = source.replace(/\bhttps?:\/\/\S+/gi, (url) => ' '.repeat(url.length));
  const lower = text.toLowerCase();
  const found: TechnologyMention[] = [];
  const unsure: TechnologyMention[] = [];
  for (let at = 0; at < lower.length; at++) {
    const mention = mentionAt(text, lower, at);
    if (!mention) continue;
    (PLAIN_WORDS.has(mention.surface.toLowerCase()) ? unsure : found).push(mention);
    at = mention.span[1] - 1;
  }
  for (const mention of unsure) {
    const verdict = meant(text, mention);
    if (verdict === 'yes' || (verdict === 'listed' && inList(text, mention, [...found, ...unsure])))
      found.push(mention);
  }
  return found.sort((a, b) => a.span[0] - b.span[0]);
}

function mentionAt(text: string, lower: string, at: number): TechnologyMention | null {
  const before = text.charAt(at - 1);
  const first = lower.charAt(at);
  const latin = /[a-z0-9.@]/.test(first);
  if (latin && (/[A-Za-z0-9_@]/.test(before) || (before === '-' && /[A-Za-z]/.test(text.charAt(at - 2)))))
    return null;
  if (
    latin &&
    (before === '/' || before === '.') &&
    /[\w-]+[/.]$/.test(text.slice(Math.max(0, at - 30), at)) &&
    !listSlash(text, at)
  ) {
    return null;
  }
  for (const alias of BY_FIRST.get(first) ?? []) {
    if (!lower.startsWith(alias, at)) continue;
    const technology = BY_ALIAS.get(alias);
    const end = at + alias.length;
    if (!technology || !endsWord(text, end, alias)) continue;
    const version = latin ? /^\d{1,2}(?:\.\d+)?(?![\w])/.exec(text.slice(end)) : null;
    const stop = version && technology.kind !== 'protocol' ? end + version[0].length : end;
    return { ...technology, span: [at, stop], surface: text.slice(at, end) };
  }
  return null;
}

/** A slash that parts alternatives (`C/C++`, `Kafka/RabbitMQ`) and not a path. */
function listSlash(text: string, at: number): boolean {
  const word = /([\w+#.-]+)[/]$/.exec(text.slice(Math.max(0, at - 30), at))?.[1];
  return word !== undefined && BY_ALIAS.has(word.toLowerCase());
}

function endsWord(text: string, end: number, alias: string): boolean {
  const after = text.slice(end, end + 4);
  if (!/[a-z0-9+#]$/i.test(alias)) return true;
  if (/^[A-Za-z_]/.test(after)) return false;
  // Vue3, Python3.11 and HTML5 are versions; k8s1 is nothing.
  if (/^\d/.test(after) && !/^\d{1,2}(?:\.\d+)?(?!\w)/.test(after)) return false;
  if (/^[+#]/.test(after) && /^[a-z]$/i.test(alias)) return false;
  // A name inside a longer name: "redis-dump", "react-scripts"; "Docker-based" is meant.
  if (/^-[a-z]/i.test(after))
    return /^-(?:based|like|style|powered|backed|native|driven|compatible|only|side|to|and|on)/i.test(
      text.slice(end, end + 12),
    );
  if (/^\.[a-z]/i.test(after) && /^\.(?:js|io|py|go|rs|ts|mod|net|json|toml|md|com|org|dev)/i.test(after))
    return false;
  return true;
}

/**
 * Whether an ordinary word is meant as a technology: `yes`, `no`, or `listed` – only next to another technology. The
 * rules are those of a careful reader: the spelling of a name, and the words around it.
 */
function meant(text: string, { span, surface, id }: TechnologyMention): 'yes' | 'no' | 'listed' {
  const before = text.slice(Math.max(0, span[0] - 24), span[0]);
  const after = text.slice(span[1], span[1] + 24);
  const lowerSurface = surface.toLowerCase();
  if (ANY_CASE.has(lowerSurface))
    return surface === lowerSurface && /^(?:git|ws|spa|can)$/.test(lowerSurface)
      ? hanBeside(before, after)
        ? 'yes'
        : 'listed'
      : 'yes';
  const capital = /^[A-Z]/.test(surface);
  const start = /(?:^|[.!?。！？:：]\s*|\n\s*(?:[-*•]\s*)?|^\s*[-*•]\s*)$/.test(before);
  if (/^\s?(?:&|＆)\s?[A-Z]/.test(after) || /[A-Z]\s?(?:&|＆)\s?$/.test(before)) return 'no';
  if (id === 'c' && /^(?:[-\s]?(?:level|suite|端|轮|位|盘|罩|\d)|:|\s*class)/i.test(after)) return 'no';
  if (id === 'c' && /(?:vitamin|series|plan|class|grade|hepatitis|to|[bc][/2]|维生素|方案)\s?$/i.test(before))
    return 'no';
  if (
    id === 'go' &&
    !/\b(?:in|using|with|and|or) $/i.test(before) &&
    /^[\s-]+(?:to|live|ahead|through|back|beyond|on|over|up|down|out|into|public|wrong|home|forward|away|deep|far|big|no-go|get|for it)\b/i.test(
      after,
    )
  )
    return 'no';
  if (
    id === 'spring' &&
    /^\s*(?:(?:of\s)?(?:19|20)\d\d|semester|term|festival|break|recruit|clean|season|cloud\b$)/i.test(after)
  )
    return 'no';
  if (id === 'spring' && /(?:last|this|next|early|late|in the|each|every)\s$/i.test(before)) return 'no';
  // A name takes no article behind it: "spark a discussion", "express the need".
  if (/^\s(?:an?|the|his|her|our|your|my)\s/i.test(after)) return 'no';
  if (id === 'rest' && surface !== 'REST') return /^ful/i.test(after) ? 'yes' : 'no';
  if (
    /^(?:\s?(?:语言|框架|lang\b|language\b|framework\b|program(?:s|ming)?\b|developer|service|server|backend|后端|开发|编写|app\b|module|library|client|集群|cluster|driver|sdk|api\b|orm\b|\d+\.\d))/i.test(
      after,
    )
  )
    return capital || hanBeside(before, after) ? 'yes' : 'listed';
  if (hanBeside(before, after)) return surface.length === 1 && !capital ? 'no' : 'yes';
  if (!capital) return 'listed';
  // A capital in the middle of a sentence is the spelling of a name; at its beginning it says nothing.
  if (start) return 'listed';
  if (surface.length === 1)
    return /\b(?:in|using|with|and|or|of|from|to|modern|embedded)\s$|[,/(]\s?$/i.test(before)
      ? 'yes'
      : 'listed';
  return 'yes';
}

function hanBeside(before: string, after: string): boolean {
  return /\p{Script=Han}[\s、，“「]?$/u.test(before) || /^[\s、，”」]?\p{Script=Han}/u.test(after);
}

/** Commas, slashes, "and" between it and another technology. */
function inList(text: string, mention: TechnologyMention, others: TechnologyMention[]): boolean {
  return others.some((other) => {
    if (other === mention) return false;
    const [first, second] = other.span[0] < mention.span[0] ? [other, mention] : [mention, other];
    return /^\s*(?:,|，|、|\/|\+|\||;|；|·|and|or|&|with|on|和|与|或|及|,\s*(?:and|or))\s*$/i.test(
      text.slice(first.span[1], second.span[0]),
    );
  });
}
