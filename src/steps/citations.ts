/** What a line cites, and the line without its citations. */
export interface Cited {
  text: string;
  /** Known ids in order, without duplicates. */
  evidence: string[];
  /** Cited ids that don't exist, as written. */
  unknown: string[];
}

const WORD = '(?:evidence|sources?|refs?|ids?|based on|see|证据|依据|来源|见|参考)';
const ID = '#?[eE][-_]?\\d{1,4}';
const SEPARATOR = '(?:\\s*(?:[,，、;；/|&+]|and|和|与|及)\\s*|\\s+|\\s*(?:-|–|—|~|to|至|到)\\s*)';
const IDS = `${ID}(?:${SEPARATOR}${ID})*`;
const INSIDE = `\\s*(?:${WORD}\\s*[:：]?\\s*)?${IDS}\\s*[.,，。]?\\s*`;
/** A group in any bracket, or after the word "Evidence:" at the end of the line. */
const GROUP = new RegExp(
  `\\s*[[【［(（〔{]${INSIDE}[\\]】］)）〕}]|\\s*[—–|-]*\\s*${WORD}\\s*[:：]\\s*\\[?${INSIDE}\\]?(?=\\s*$)`,
  'giu',
);
/** Bare numbers cite only in square brackets at the end of the line, and only where such evidence exists. */
const BARE = /\s*[[【［]\s*(\d{1,3}(?:\s*[,，、]\s*\d{1,3})*)\s*[\]】］]\s*[.。]?\s*$/u;
/** The end of a line that may yet become a group: an opening bracket, or the beginning of the word. */
const OPEN_SQUARE = /\s*[[【［〔{][^\]】］〕}]*$/u;
const OPEN_ROUND = new RegExp(
  `\\s*[(（]\\s*(?:[a-z证据依来源见参考 ]{0,9}[:：]?\\s*)?(?:[#eE][-_]?\\d*)?(?:(?:${SEPARATOR})?(?:#?[eE][-_]?\\d*)?)*$`,
  'iu',
);
const OPEN_WORD =
  /\s+[—–|-]*\s*(?:e|ev|evi|evid|evide|eviden|evidenc|evidence|s|so|sou|sour|sourc|source|sources)?(?:\s*[:：].*)?$/iu;
const OPEN_HAN_WORD = /\s*(?:证据?|依据?|来源?)(?:\s*[:：].*)?$/u;

/**
 * Reads the citations of a line. Where the line was cut off (`complete` is false) an unfinished group does not count:
 * its last id may be the beginning of another one (`e1` of `e12`).
 */
export function readCitations(line: string, known: ReadonlySet<string>, complete = true): Cited {
  const evidence: string[] = [];
  const unknown: string[] = [];
  const take = (group: string): void => {
    for (const id of expand(group)) {
      const list = known.has(id) ? evidence : unknown;
      if (!list.includes(id)) list.push(id);
    }
  };
  let text = line.replace(GROUP, (group) => {
    take(group);
    return '';
  });
  const bare = BARE.exec(text);
  const numbers = bare?.[1]?.match(/\d+/g) ?? [];
  if (bare && numbers.some((number) => known.has(`e${number}`))) {
    for (const number of numbers) take(`e${number}`);
    text = text.slice(0, bare.index);
  }
  // A group that lost its bracket at the end of a finished line.
  const open = new RegExp(`\\s*[[【［(（]${INSIDE}$`, 'iu').exec(text);
  if (open) {
    if (complete) take(open[0]);
    text = text.slice(0, open.index);
  }
  return { text: text.replace(/[ \t]+([,.;:!?，。；：！？、])/g, '$1').trim(), evidence, unknown };
}

/** How much of an unfinished line is certainly not the beginning of a citation. */
export function withoutOpenCitation(line: string): string {
  let text = line;
  for (const pattern of [OPEN_SQUARE, OPEN_ROUND, OPEN_WORD, OPEN_HAN_WORD]) text = text.replace(pattern, '');
  return text;
}

/** The ids of a group; `e3-e6` is a range. */
function expand(group: string): string[] {
  const ids: string[] = [];
  const pattern = /e[-_]?(\d{1,4})(?:\s*(?:-|–|—|~|to|至|到)\s*#?e[-_]?(\d{1,4}))?/giu;
  for (const match of group.matchAll(pattern)) {
    const first = Number(match[1]);
    const last = Math.min(match[2] === undefined ? first : Number(match[2]), first + 20);
    for (let id = first; id <= Math.max(first, last); id++) ids.push(`e${id}`);
  }
  return ids;
}
