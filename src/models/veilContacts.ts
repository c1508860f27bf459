/** What of a person is kept back: how and where they can be reached, and the number of their papers. */
export type ContactKind = 'email' | 'phone' | 'link' | 'address' | 'id';

/** A contact that is known, from the resume's own fields. */
export interface Known {
  kind: ContactKind;
  value: string;
}

/** A contact in a text; `[start, end)` in UTF-16 units. */
export interface Contact {
  kind: ContactKind;
  start: number;
  end: number;
}

/** One `@`, a host with a dot; the full-width forms too. Bounded, so that a long word costs no more than its length. */
const EMAIL =
  /(?<![A-Za-z0-9._%+-])[A-Za-z0-9][A-Za-z0-9._%+'-]{0,63}(?:@|＠|\s?[[(](?:at|AT)[\])]\s?)(?:[A-Za-z0-9-]{1,63}(?:\.|．|\s?[[(](?:dot|DOT)[\])]\s?)){1,6}[A-Za-z]{2,24}(?![A-Za-z0-9-]|\.[A-Za-z0-9])/g;
/** `icon@2x.png`, the address of a remote, a decorator of code. */
const NO_EMAIL =
  /@\dx\.|\.(?:png|jpe?g|svg|webp|gif|avif|js|ts|mjs|tgz)$|^git@(?:github|gitlab|gitee|bitbucket|ssh)\b/i;

/** Digits as people group them: a sign in front, brackets, blanks, dots and dashes between, an extension behind. */
const NUMBER =
  /(?<![A-Za-z0-9_.,:/@#$€£¥￥%=&?+-]|[（(]\+)(?:\+|＋|00(?=[1-9]))?(?:[(（]\+?\d{1,4}[)）]|\d)[\d().（）\u2010-\u2013 -]{4,24}\d(?:[ ,]{0,2}(?:ext\.?|x|转|分机)[ ]{0,1}\d{1,6}|-\d{1,6})?(?![A-Za-z0-9_@%:/=]|[.,-]\d)/gi;
const BEFORE_PHONE =
  /(?:phone|mobile|cell|tel|telephone|call|ring|text|sms|whatsapp|wechat|fax|reach|dial|contact|电话|手机|手机号|号码|打|拨|微信|座机|联系|联系方式|传真|热线)[^\n\d]{0,12}$/i;
const BEFORE_OTHER =
  /(?:\b(?:id|ids|no|nr|number|order|ticket|issue|pr|invoice|isbn|issn|port|version|ver|build|pid|uid|qq|account|row|sku|serial|code|timestamp|epoch|seed|hash|rev|revision|commit)|订单号?|工单号?|编号|学号|工号|单号|流水号|账号|QQ群?|群号|版本|端口|序列号|时间戳)[ ]?(?:is|为|是)?[ .:：#=]{0,3}$/i;
const BEHIND_AMOUNT =
  /^ ?(?:元|万|亿|个|次|条|行|人|名|台|笔|件|ms|s\b|秒|毫秒|kb|mb|gb|tb|qps|tps|rows?|users?|requests?|records?|lines?|items?|bytes?|usd|rmb|cny|eur|dollars?|people|tokens?|events?|messages?|downloads?|stars?|commits?)/i;

const ID =
  /(?<![A-Za-z0-9])[1-9]\d{5}(?:18|19|20)\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])\d{3}[\dXx](?![A-Za-z0-9])/g;

/** Contacts in a text, in order, none over another; time linear to the text. */
export function findContacts(
  text: string,
  known: readonly { kind: ContactKind; pattern: RegExp }[],
): Contact[] {
  const found: Contact[] = [];
  const add = (kind: ContactKind, { index, 0: { length } }: RegExpExecArray): void => {
    found.push({ kind, start: index, end: index + length });
  };
  for (const { kind, pattern } of known) for (const match of text.matchAll(pattern)) add(kind, match);
  for (const match of text.matchAll(EMAIL)) if (!NO_EMAIL.test(match[0])) add('email', match);
  for (const match of text.matchAll(ID)) if (hasChecksum(match[0])) add('id', match);
  for (const match of text.matchAll(NUMBER)) if (isPhone(text, match)) add('phone', match);
  // The earlier, and of two that begin together the longer.
  found.sort((a, b) => a.start - b.start || b.end - a.end);
  let at = 0;
  return found.filter(({ start, end }) => {
    const free = start >= at;
    if (free) at = end;
    return free;
  });
}

/** The check digit of an 身份证号 (GB 11643-1999, ISO 7064 MOD 11-2). */
function hasChecksum(id: string): boolean {
  const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];
  const sum = weights.reduce((total, weight, at) => total + weight * Number(id.charAt(at)), 0);
  return '10X98765432'.charAt(sum % 11) === id.charAt(17).toUpperCase();
}

/** A number of 7 to 15 digits (ITU-T E.164) in a form that only telephones have, or behind a word for one. */
function isPhone(text: string, { 0: found, index }: RegExpExecArray): boolean {
  const plain = found.replace(/(?:[ ,]*(?:ext\.?|x|转|分机) ?\d+)$/i, '');
  const digits = plain.replace(/\D/g, '');
  if (digits.length < 7 || digits.length > 16 || /^(\d)\1+$/.test(digits)) return false;
  if (isDate(plain) || isVersion(plain) || / {2}|[-.]{2}/.test(plain)) return false;
  const before = text.slice(Math.max(0, index - 24), index);
  if (BEFORE_OTHER.test(before) && !BEFORE_PHONE.test(before)) return false;
  if (BEHIND_AMOUNT.test(text.slice(index + found.length, index + found.length + 12))) return false;
  return hasForm(plain, digits) || (digits.length <= 15 && BEFORE_PHONE.test(before));
}

function hasForm(plain: string, digits: string): boolean {
  const trimmed = plain.trim();
  // With the sign of a country.
  if (/^(?:\+|＋|[(（]\+)/.test(trimmed))
    return digits.length >= 8 && (digits.length >= 10 || /[ ().-]/.test(trimmed));
  if (/^00[1-9]/.test(trimmed)) return digits.length >= 11 && /[ -]/.test(trimmed);
  const grouped = trimmed
    .replace(/[（(]/g, '(')
    .replace(/[)）]/g, ')')
    .replace(/[\u2010-\u2013]/g, '-');
  return (
    // A Chinese mobile.
    /^(?:86[- ]?)?1[3-9]\d[- ]?(?:\d{4}[- ]?\d{4}|\d{3}[- ]\d{2}[- ]?\d{3})$/.test(grouped) ||
    // A Chinese landline with its area: 010-62551234, (021) 6255 1234, 0755-8888 1234-801.
    /^(?:\(0\d{2,3}\) ?|0\d{2,3}[- ])[2-9]\d{2,3}[- ]?\d{4}(?:-\d{1,6})?$/.test(grouped) ||
    /^[48]00[- ]\d{3}[- ]?\d{4}$/.test(grouped) ||
    /^[48]00-\d{4}-\d{3}$/.test(grouped) ||
    // North America: (415) 555-0132, 415-555-0132, 415.555.0132, 1-415-555-0132.
    /^(?:1[-. ])?(?:\([2-9]\d{2}\) ?|[2-9]\d{2}[-.])[2-9]\d{2}[-. ]\d{4}$/.test(grouped) ||
    // Britain and other countries that write a 0 in front: 020 7946 0958, 07700 900123, 030 901820, 06 12 34 56 78.
    /^0\d{1,4} \d{3,4} \d{3,4}$/.test(grouped) ||
    /^0\d{4} \d{6}$/.test(grouped) ||
    /^0[1-9](?:[ .]\d{2}){4}$/.test(grouped) ||
    /^\(0\d{1,4}\) ?\d{3,4}[- ]\d{3,4}$/.test(grouped)
  );
}

function isDate(text: string): boolean {
  return (
    /^(?:19|20)\d{2}[-./ ](?:0?[1-9]|1[0-2])(?:[-./ \u2010-\u2013]|$)/.test(text) ||
    /^(?:19|20)\d{2} ?[-\u2013] ?(?:19|20)\d{2}$/.test(text) ||
    /^\d{1,2}[-./ ]\d{1,2}[-./ ](?:19|20)\d{2}(?:\D|$)/.test(text) ||
    /^(?:19|20)\d{6}(?:[- ]?\d{4,6})?$/.test(text)
  );
}

/** Versions, addresses of machines, and figures with points: several points and no other sign. */
function isVersion(text: string): boolean {
  return (
    /^\d+(?:\.\d+)+$/.test(text) &&
    !/^[2-9]\d{2}\.[2-9]\d{2}\.\d{4}$/.test(text) &&
    !/^0\d(?:\.\d{2}){4}$/.test(text)
  );
}
