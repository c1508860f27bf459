import { featureTerms } from './featureTerms';
import { gerundOf, isVerb } from './englishVerbs';
import { COMPLEMENT, PLURAL_OR_MASS, THING } from './englishWords';
import { technologyOf } from './technologies';

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

/** Gerund of a feature's verbs with their objects: `exporting notes as PDF`, `adding tasks and sharing lists`. */
export function gerundPhrase(verb: string): string {
  const several = verb.includes(', ');
  return verb.replace(
    /(^|, (?:and )?| and )([a-z]+)(?= (\S.*))/g,
    (found, link: string, word: string, rest: string) =>
      link === '' || isVerb(word, several ? rest : '') ? `${link}${gerundOf(word)}` : found,
  );
}

/** "Dark Mode Toggle", a feature in the case of a heading, in that of a sentence; names of products stay. */
export function sentenceCase(text: string): string {
  const words = text.split(' ');
  const big = words.filter((word) => /^\p{Lu}/u.test(word) || !/^\p{L}{4,}/u.test(word));
  const last = words.at(-1) ?? '';
  const common = featureTerms(text, 'en').length > 0 || THING.test(last) || PLURAL_OR_MASS.test(last);
  if (words.length < 2 || big.length < words.length || !common) return text;
  return words
    .map((word) => (/^\p{Lu}\p{Ll}+$/u.test(word) && !isName(word) ? word.toLowerCase() : word))
    .join(' ');
}

/** "HTTP Request & Response Service" in the case of a sentence. */
export function untitle(text: string): string {
  const words = text.replace(/ & /g, ' and ').split(' ');
  const big = words.filter((word) => /^\p{Lu}/u.test(word) || !/^\p{L}{4,}/u.test(word));
  if (words.length < 3 || big.length < words.length) return words.join(' ');
  return words.map((word) => (/^\p{Lu}\p{Ll}+$/u.test(word) ? lower(word) : word)).join(' ');
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
