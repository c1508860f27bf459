import type { Span } from './veilSecrets';

/** Digits and what people group them with; one class alone, so that it can't go back. */
const DIGITS = /[\d+＋(（][\d+＋().（）\u2010-\u2013 -]*/g;
/** Groups of digits that a telephone number has at most, and characters. */
const MOST_GROUPS = 8;
const MOST_LENGTH = 30;
const EXTENSION = /(?: ?,? ?(?:ext\.?|x|转|分机) ?\d{1,6})(?![A-Za-z\d])/iy;
/** What a number is a part of something else behind, and in front of. */
const BOUND_BEFORE = /[A-Za-z0-9_.,:/@#$€£¥￥%=&?-]$/;
const BOUND_BEHIND = /^(?:[A-Za-z0-9_@%:=]|[.,/-]\d)/;
const BEFORE_PHONE =
  /(?:(?<![A-Za-z])(?:(?:mobile|cell|home|work|tele)?phone|mobile|cell|tel|call|ring|sms|whatsapp|wechat|fax|reach|dial|contact)|电话|手机|手机号|号码|打|拨|微信|座机|联系|联系方式|传真|热线)[^\n\d]{0,12}$/i;
const BEFORE_OTHER =
  /(?:\b(?:id|ids|no|nr|number|order|ticket|issue|pr|invoice|isbn|issn|port|version|ver|build|pid|uid|qq|account|row|sku|serial|code|timestamp|epoch|seed|hash|rev|revision|commit)|订单号?|工单号?|编号|学号|工号|单号|流水号|账号|QQ群?|群号|版本|端口|序列号|时间戳)[ ]?(?:is|为|是)?[ .:：#=]{0,3}$/i;
const BEHIND_AMOUNT =
  /^ ?(?:元|万|亿|个|次|条|行|人|名|台|笔|件|ms|s\b|秒|毫秒|kb|mb|gb|tb|qps|tps|rows?|users?|requests?|records?|lines?|items?|bytes?|usd|rmb|cny|eur|dollars?|people|tokens?|events?|messages?|downloads?|stars?|commits?)/i;

/** Where telephone numbers stand in a text, in order: no versions, dates, ids, ports, amounts. */
export function phonesIn(text: string): Span[] {
  return [...text.matchAll(DIGITS)].flatMap(({ index, 0: run }) => phonesOf(text, run, index));
}

/** Telephone numbers among the groups of a run of digits: the longest from each group on. */
function phonesOf(text: string, run: string, at: number): Span[] {
  if (run.length < 7) return [];
  const groups = [...run.matchAll(/[^ ]+/g)].map(({ index, 0: group }) => ({
    from: at + index,
    to: at + index + group.replace(/\D+$/, '').length,
  }));
  const found: Span[] = [];
  for (let first = 0; first < groups.length; first++) {
    const { from = 0 } = groups[first] ?? {};
    for (let last = Math.min(groups.length, first + MOST_GROUPS) - 1; last >= first; last--) {
      const { to = 0 } = groups[last] ?? {};
      if (to - from > MOST_LENGTH || !isPhone(text, from, to, first === 0 && last === groups.length - 1))
        continue;
      EXTENSION.lastIndex = to;
      found.push([from, EXTENSION.test(text) ? EXTENSION.lastIndex : to]);
      first = last;
      break;
    }
  }
  return found;
}

/**
 * A number of 7 to 15 digits (ITU-T E.164) in a form that only telephones have; where it stands alone, also in a form
 * that others have too, or behind a word for a telephone.
 */
function isPhone(text: string, from: number, to: number, alone: boolean): boolean {
  const found = text.slice(from, to);
  const digits = found.replace(/\D/g, '');
  if (digits.length < 7 || digits.length > 16 || /^(\d)\1+$/.test(digits)) return false;
  if (isDate(found) || isVersion(found) || / {2}|[-.]{2}|[^(（][+＋]/.test(found)) return false;
  const before = text.slice(Math.max(0, from - 24), from);
  const behind = text.slice(to, to + 12);
  if (BOUND_BEFORE.test(before) || (BOUND_BEHIND.test(behind) && !/^x\d/i.test(behind))) return false;
  const called = BEFORE_PHONE.test(before);
  if (!called && BEFORE_OTHER.test(before)) return false;
  if (BEHIND_AMOUNT.test(behind)) return false;
  const plain = plainOf(found);
  if (/^\(?\+/.test(plain) && digits.length < 10 && !/[ ().-]/.test(plain)) return false;
  if (STRONG.some((form) => form.test(plain))) return true;
  return alone && (WEAK.some((form) => form.test(plain)) || (called && digits.length <= 15));
}

/** With the signs of ASCII. */
function plainOf(number: string): string {
  return number
    .trim()
    .replace(/[（(]/g, '(')
    .replace(/[)）]/g, ')')
    .replace(/[\u2010-\u2013]/g, '-')
    .replace('＋', '+');
}

const STRONG: readonly RegExp[] = [
  // With the sign of a country.
  /^(?:\+|\(\+)(?=(?:\D*\d){8})/,
  /^00[1-9]\d{0,2}[ -](?=(?:\D*\d){7})/,
  // A Chinese mobile.
  /^(?:86[- ]?)?1[3-9]\d[- ]?(?:\d{4}[- ]?\d{4}|\d{3}[- ]\d{2}[- ]?\d{3})$/,
  // A Chinese landline with its area: 010-62551234, (021) 6255 1234, 0755-8888 1234-801.
  /^(?:\(0\d{2,3}\) ?|0\d{2,3}[- ])[2-9]\d{2,3}[- ]?\d{4}(?:-\d{1,6})?$/,
  /^[48]00[- ]\d{3}[- ]?\d{4}$/,
  /^[48]00-\d{4}-\d{3}$/,
  // North America: (415) 555-0132, 415-555-0132, 415.555.0132, 1-415-555-0132.
  /^(?:1[-. ])?(?:\([2-9]\d{2}\) ?|[2-9]\d{2}[-.])[2-9]\d{2}[-. ]\d{4}$/,
];

/** Britain and other countries that write a 0 in front: 020 7946 0958, 07700 900123, 06 12 34 56 78. */
const WEAK: readonly RegExp[] = [
  /^0\d{1,4} \d{3,4} \d{3,4}$/,
  /^0\d{4} \d{6}$/,
  /^0[1-9](?:[ .]\d{2}){4}$/,
  /^\(0\d{1,4}\) ?\d{3,4}[- ]\d{3,4}$/,
];

function isDate(found: string): boolean {
  const text = found.replace(/^\D+/, '');
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
