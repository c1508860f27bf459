import { findHidden } from '../../text/hidden';
import type { Detector, GateRule } from './claim';
import { instructionsIn } from './moods';
import { matchesOf } from '../../text/matches';

const PLACEHOLDER =
  /\b[XYN]{1,3}\s?(?:[%％]|\+(?!\d)|ms\b|x\b|percent|times)|(?<![A-Za-z])[XYN]{1,3}\s?(?:倍|万|亿|个|人|次|秒|天|名|条|项|家|台|年|月|元)|\b[Xx]{2,}\b|(?<![A-Za-z])[Xx]{2,}(?![A-Za-z])|\[[^\]\n]*\]|\{\{?[^}\n]*\}\}?|【[^】\n]*】|<[A-Za-z_ /:0-9\p{Script=Han}]+>|\b(?:TBD|TBC|TODO|FIXME|XXX|lorem ipsum|insert (?:\w+ ){0,3}here|your (?:company|name|number|metric|role) here|placeholder|N\/A)\b|_{2,}|\?{2,}|？{2,}|(?<=\s|^)\?(?=\s?(?:%|percent|users|ms))|某某|[□○◯▢]+|(?<![A-Za-z])(?:INSERT|YOUR|ENTER|ADD|FILL|PUT)_[A-Z_]+|某年某月|(?:待补充?|待填写?|待定|待确认|此处填写|请填写|填写?(?:数字|数据|指标|具体)|具体(?:数字|数据|数值)(?:待|$))|\.{3,}\s?%|…\s?%|[#*]{2,}\s?(?:%|ms|万|users)|\$\{[^}]*\}|%[sd]\b|\b(?:a|an|the) \(number\)|（(?:数字|数据|待补|具体|比例|百分比)[^）]{0,8}）|\((?:number|figure|metric|percentage|amount|x|n)[^)]{0,12}\)/gu;
const LINK = /(?:https?|ftp|mailto|javascript|command|data|file|vscode):\/{0,2}\S+|\bwww\.\S+/gi;
/** Letters of other alphabets and forms that look like Latin ones. */
const LOOK_ALIKE =
  /[\p{Script=Latin}\d]*(?:[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Cherokee}]|[\u{1D400}-\u{1D7FF}]|[Ａ-Ｚａ-ｚ]|[\u2F00-\u2FD5\u2E80-\u2EF3\uF900-\uFAFF]|[ⅰ-ⅿⅠ-Ⅿ](?=\p{Script=Latin})|[ɑɡıſ])[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\dＡ-Ｚａ-ｚ\u{1D400}-\u{1D7FF}]*/gu;
/** Greek letters that stand for themselves. */
const GREEK = /^(?:[μΔδΣσαβγλπΩω]|μ(?:s|m|W|A|g))$/u;

/** What no bullet may hold, true or not: unseen and look-alike characters, placeholders, links, orders to a reader. */
export const checkForm: Detector = ({ text }) => [
  ...findHidden(text).map((span) => ({ rule: 'hidden-characters' as GateRule, span })),
  ...matchesOf(LOOK_ALIKE, text)
    .filter((match) => !GREEK.test(match[0]))
    .map((match) => at('look-alike-characters', match)),
  ...matchesOf(PLACEHOLDER, text).map((match) => at('placeholder', match)),
  ...matchesOf(LINK, text).map((match) => at('link', match)),
  ...instructionsIn(text)
    .filter((span) => ORDER.test(text.slice(...span)))
    .map((span) => ({ rule: 'instruction' as GateRule, span })),
];

/** Orders to whoever reads a resume; a bullet about prompts or assistants is none. */
const ORDER =
  /\b(?:ignore|disregard|forget|override) (?:all |any |the |your |previous|prior|above)|\b(?:you are (?:now|an? )|as an ai\b|system prompt\s*[:：])|\b(?:the )?(?:reader|recruiter|reviewer|model|assistant|AI|hiring manager)s? (?:must|should|shall)\b|\b(?:please )?(?:rate|rank|score|hire|recommend) (?:this|the|me|her|him)\b|(?:忽略|无视)(?:以上|之前|前面|上述|所有)|你是一[个名]|作为(?:一个)?\s?AI|请(?:给|将|把|务必)[^，。]{0,12}(?:打分|评为|通过|录用)/i;

function at(rule: GateRule, match: RegExpExecArray): { rule: GateRule; span: [number, number] } {
  return { rule, span: [match.index, match.index + match[0].length] };
}
