import { technologyOf } from '../text/technologies';
import type { Said } from './answerClauses.rules';
import { asks } from './answerQuestion.rules';
import type { Topic } from './answerQuestion.rules';

/** How the user can be reached, as typed. */
export interface Contacts {
  email?: string;
  phone?: string;
  url?: string;
}

const EMAIL =
  /[\p{Script=Latin}\d][\p{Script=Latin}\d.+_-]{0,63}@[\p{L}\d-]{1,63}(?:\.[\p{L}\d-]{1,63}){0,5}\.[a-z]{2,24}/giu;
/** Whose address stands behind it is not the speaker's. */
const THEIRS =
  /\b(?:referees?|references?|(?:my|our|his|her|their|the) (?:\w+ )?(?:manager|boss|supervisor|mentor|professor|colleague|friend|recruiter|agent|wife|husband|partner|client|team lead)(?:'?s)?|hr(?:'s)?)\b[^.;]{0,40}$|(?:推荐人|证明人|介绍人|紧急联系人|(?:我)?(?:领导|老板|导师|同事|朋友|上级|主管|前辈|师兄|师姐|客户|hr|人事))(?:的)?[^,，。]{0,16}$/iu;
const REFEREE = /\b(?:referees?|references?)\b|推荐人|证明人|紧急联系人/iu;
const OWN = /\b(?:mine|me|my (?:own )?(?:e-?mail|address|mail))\b|我(?:的|自己)/iu;
const PHONE =
  /(?<![\p{L}\d@.+/_-])\+?\(?\d[\d ().\-–]{5,22}\d(?![\d@%]|[.-]\d|\s?(?:%|ms\b|年|月|个|万|元|users|people))/gu;
const PHONE_CUE =
  /\b(?:phone|mobile|cell|tel(?:ephone)?|call|ring|text|sms|whatsapp|number|reach|dial)\b|电话|手机|号码|打给?|拨|微信同号|座机|联系/iu;
/** 幺 is a spoken one. */
const HAN_DIGITS = '零一二三四五六七八九〇幺';
/** Numbers that look like a phone's and are none. */
const NO_PHONE =
  /\b(?:office|work|company|desk|land)[ -]?(?:line|phone|number)?(?: is| was|:)?\s*$|\b(?:qq|ticket|order|id|pin|room|ext|passport|student|employee|badge|invoice|port|zip|postcode)\b|身份证|工号|学号|证号|订单|工单|QQ|群|编号|邮编/iu;
const TLD =
  '(?:com|org|net|io|dev|me|cn|app|ai|co|xyz|tech|site|blog|info|page|tv|cc|top|edu|gov|uk|de|fr|jp|us|eu|ink|wiki|gg|pro|studio|works|space|fyi|codes|design|online|link|life|world|cloud|live|run|zone|club|vip|ltd|example|test|sh|so|in|it|nl|ch|se|no|pl|es|ca|au|nz|br|kr|tw|hk|sg)';
const SCHEME_URL = /\bhttps?:\/\/[^\s,，。;；)）\]】"'<>、]{3,300}/giu;
const BARE_URL = new RegExp(
  `(?<![\\p{L}\\d@./_-])(?:www\\.)?(?:[a-z\\d](?:[a-z\\d-]{0,61}[a-z\\d])?\\.){1,4}${TLD}(?![\\w-])(?!\\.[a-z])(?<path>/[^\\s,，。;；)）\\]】"'<>、]{0,200})?`,
  'giu',
);
const URL_CUE =
  /\b(?:site|website|blog|github|gitlab|gitee|linkedin|portfolio|homepage|home page|page|link|url|profile|repo|online at|find me|demo)\b|主页|博客|网站|网址|链接|作品|仓库|地址|个人站|站点/iu;

/** "mira at example dot com", "luqh dot dev slash notes", 点. Only where such a thing is asked for. */
const SPOKEN_EMAIL =
  /(?<![\p{Script=Latin}\d])((?:\p{Script=Latin}|\d)(?:[\p{Script=Latin}\d+_-]){0,40}(?:(?:\.|\s(?:dot|point|underscore|dash)\s|\s?点\s?)[\p{Script=Latin}\d+_-]{1,40}){0,4})(?:\s(?:at)\s|\s?[([](?:at|@)[)\]]\s?|\s?艾特\s?)([\p{Script=Latin}\d-]{1,63}(?:(?:\.|\sdot\s|\s?[([]dot[)\]]\s?|\s?点\s?)[\p{Script=Latin}\d-]{1,63}){1,4})(?![\p{Script=Latin}\d])/iu;
const SPOKEN_URL =
  /(?<![\p{L}\d@])((?:[a-z\d-]{1,63}(?:\sdot\s|\s?点\s?)){1,3}[a-z]{2,8}(?:\s(?:slash|forward slash)\s[\w.-]{1,63}|\s?斜杠\s?[\w.-]{1,63}){0,3})(?![\p{L}\d])/iu;

/** Address, number and link. The last of a kind wins: a speaker who gives two corrects the first. */
export function readContacts(said: readonly Said[], topics: ReadonlySet<Topic>): Contacts {
  const contacts: Contacts = {};
  for (const { text: clause, sentence } of said) {
    const ahead = said.filter((other) => other.sentence === sentence && other.text !== clause);
    const referee = !OWN.test(clause) && ahead.some(({ text }) => REFEREE.test(text));
    const own = (index: number): boolean => !referee && !THEIRS.test(clause.slice(0, index));
    const email =
      [...clause.matchAll(EMAIL)].filter(({ index }) => own(index)).at(-1)?.[0] ??
      (asks(topics, 'email') ? spokenEmail(clause) : undefined);
    if (email !== undefined) contacts.email = email;
    const text = clause.replace(EMAIL, ' ');
    const url = urlOf(text, topics);
    if (url !== undefined) contacts.url ??= url;
    const phone = phoneOf(text.replace(SCHEME_URL, ' '), topics) ?? spokenPhone(text, topics);
    if (phone !== undefined) contacts.phone = phone;
  }
  return contacts;
}

function spokenEmail(text: string): string | undefined {
  const match = SPOKEN_EMAIL.exec(text);
  if (match?.[1] === undefined || match[2] === undefined) return undefined;
  const written = (part: string): string =>
    part
      .replace(/\s?[([]?(?:\bdot\b|\bpoint\b|点)[)\]]?\s?/giu, '.')
      .replace(/\sunderscore\s/giu, '_')
      .replace(/\sdash\s/giu, '-');
  return `${written(match[1])}@${written(match[2])}`;
}

function urlOf(text: string, topics: ReadonlySet<Topic>): string | undefined {
  const full = text.match(SCHEME_URL)?.[0];
  if (full !== undefined) return full.replace(/[.:!?]+$/u, '');
  const wanted = asks(topics, 'url') || URL_CUE.test(text);
  for (const match of text.matchAll(BARE_URL)) {
    const host = match[0].split('/')[0] ?? '';
    if (technologyOf(host) !== null) continue;
    if (wanted || match.groups?.['path'] !== undefined || /^www\./iu.test(host))
      return match[0].replace(/[.:!?]+$/u, '');
  }
  const spoken = asks(topics, 'url') ? SPOKEN_URL.exec(text)?.[1] : undefined;
  return spoken
    ?.replace(/\s?(?:\bdot\b|点)\s?/giu, '.')
    .replace(/\s?(?:(?:forward )?\bslash\b|斜杠)\s?/giu, '/');
}

/** 一三八零零…, where a number is asked for. */
function spokenPhone(text: string, topics: ReadonlySet<Topic>): string | undefined {
  const spoken = asks(topics, 'phone')
    ? /[零〇一二三四五六七八九幺]{7,15}/u.exec(text.replace(/[\s-]/g, ''))?.[0]
    : undefined;
  return spoken === undefined
    ? undefined
    : [...spoken].map((digit) => HAN_DIGITS.indexOf(digit) % 10).join('');
}

function phoneOf(text: string, topics: ReadonlySet<Topic>): string | undefined {
  let found: string | undefined;
  for (const match of text.matchAll(PHONE)) {
    const digits = match[0].replace(/\D/g, '');
    if (digits.length < 7 || digits.length > 15) continue;
    // A date or a range of dates.
    if (
      /^(?:19|20)\d\d\s?[-./–]\s?(?:\d{1,2}|(?:19|20)\d\d)(?:\D|$)/.test(match[0]) ||
      /^\d{1,2}\/\d{4}/.test(match[0])
    )
      continue;
    const before = text.slice(Math.max(0, match.index - 16), match.index);
    if (NO_PHONE.test(before)) continue;
    const mobile = /^(?:86)?1[3-9]\d{9}$/.test(digits);
    if (mobile || match[0].startsWith('+') || asks(topics, 'phone') || PHONE_CUE.test(before))
      found = match[0].trim();
  }
  return found;
}
