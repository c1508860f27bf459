import { isVerb } from './englishVerbs';

const UNFINISHED =
  /\s(?:an?|the|of|for|to|in|on|with|and|or|by|from|that|which|as|at|its|their|into|using|via|than|when|is|are)$/i;
const DOUBLED =
  /\b(and|or|the|a|an|of|to|for|with|in) \1\b|\b(?:an?|the) (?:an?|the)\b|\s[,;:)]|\(\s|[,;:]{2}/i;
/** "… and Integrated", "… and Adds": a sentence of its own was tacked on. */
const TACKED = / and [A-Z][a-z]+(?:ed|s)\b(?= (?:a|an|the|to|for|with|[a-z]+s?) )/;

const UNFINISHED_ZH = /[的与和及、，：（]$/u;
/** Verbs that cannot stand behind one another, opinions, and words said to oneself. */
const BROKEN_ZH =
  /(?:实现|支持|提供|新增|添加|增加)(?:了)?(?:实现|支持|提供|新增|添加|增加|完成|对于?(?![话战比象]|数)|于|由|还有|很|是|技术栈)|[、与]于|不完善|见谅|求职|鄙人|十分|非常|挺|--|TODO|等等?等|(?:以及|并且|还)(?:做了)?一些/u;

/**
 * Whether a bullet reads broken: unbalanced, cut off, doubled, or with a second verb in another mood than the first. It
 * knows only what is surely wrong; a bullet without such a flaw may still read badly.
 */
export function readsBroken(text: string): boolean {
  if (unbalanced(text)) return true;
  if (/\p{Script=Han}/u.test(text)) return UNFINISHED_ZH.test(text) || BROKEN_ZH.test(text);
  return UNFINISHED.test(text) || DOUBLED.test(text) || TACKED.test(text) || mixesMoods(text);
}

function unbalanced(text: string): boolean {
  const count = (pattern: RegExp): number => text.match(pattern)?.length ?? 0;
  return count(/[(（]/g) !== count(/[)）]/g) || count(/"/g) % 2 === 1 || count(/“/g) !== count(/”/g);
}

/** "Cached the clock and update it": behind a past tense, only an infinitive may go on in the base form. */
function mixesMoods(text: string): boolean {
  if (!/^[A-Z]\w*(?:ed|ilt|ote|ut|de|ran|ept)\b/.test(text)) return false;
  for (const match of text.matchAll(/ (?:and|then) ([a-z]+) (?=(\S.*)$)/g)) {
    const before = text.slice(0, match.index);
    if (/\b(?:to|can|that|which|who|how|for)\b/.test(before)) continue;
    if (/^(?:it|them|the|an?|all|its) /.test(`${match[2] ?? ''} `) && isVerb(match[1] ?? '', 'the'))
      return true;
  }
  return false;
}
