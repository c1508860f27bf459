/** How the characters of one field are read where its schema declares it; pure, by tables. */

const NUMBER = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d{1,3})?$/;
const PERCENT = /^([+-]?(?:\d+(?:\.\d*)?|\.\d+))\s?%$/;
const FRACTION = /^(\d+(?:\.\d+)?)\s?\/\s?(\d+(?:\.\d+)?)$/;
const RANGE = /^[\d.]+\s?%?\s?(?:-|–|—|~|\.\.|to|至|到)\s?[\d.]+\s?%?$/;

/** A finite decimal number, as JSON or nearly so (`+0.8`, `.8`, full-width digits), or undefined. */
export function readNumber(text: string): number | undefined {
  const folded = text.normalize('NFKC').trim();
  const number = NUMBER.test(folded) && !/^[+-]?0\d/.test(folded) ? Number(folded) : Number.NaN;
  return Number.isFinite(number) ? number : undefined;
}

/**
 * A share from 0 to 1: a number, a percentage, `a/b`, or 11 to 100 as percent. Between 1 and 11, and in a range, there
 * is more than one reading.
 */
export function readShare(text: string): number | 'ambiguous' | 'invalid' {
  const folded = text.normalize('NFKC').trim();
  if (RANGE.test(folded)) return 'ambiguous';
  const percent = PERCENT.exec(folded)?.[1];
  // 0.85% is more likely a share with a sign too many than less than a hundredth.
  if (percent !== undefined)
    return /^[+-]?0?\.\d*[1-9]/.test(percent) ? 'ambiguous' : within(Number(`${percent}e-2`));
  const [, part, whole] = FRACTION.exec(folded) ?? [];
  if (part !== undefined && whole !== undefined) return within(Number(part) / Number(whole));
  const number = readNumber(folded);
  if (number === undefined || number < 0 || number > 100) return 'invalid';
  if (number <= 1) return number + 0;
  return number < 11 ? 'ambiguous' : within(Number(/[eE]/.test(folded) ? number / 100 : `${folded}e-2`));
}

function within(value: number): number | 'invalid' {
  return value >= 0 && value <= 1 ? value + 0 : 'invalid';
}

const TYPE_WORDS =
  /^(?:(?:string|str|number|float|int(?:eger)?|bool(?:ean)?|字符串|数字|数值|布尔值?)(?:\[\])*|string value|string or null|string\?|TODO|TBD|xxx+|placeholder|lorem ipsum[^]*|待填写?|占位符?)$/;
const DOTS = /^(?:\.{2,}|…+|⋯+|_{2,})$/;
/** `<your reason>`, `{reason}`, `${reason}`, `[填写理由]`: the whole value stands in brackets. */
const BRACKETED =
  /^(?:<([^<>]{1,80})>|\$?\{{1,2}([^{}]{1,80})\}{1,2}|\[([^[\]]{1,80})\]|【([^【】]{1,80})】|（([^（）]{1,80})）)$/;
const HTML =
  /^\/?(?:a|b|i|p|u|s|br|hr|div|span|html|head|body|table|t[rdh]|thead|tbody|ul|ol|li|input|form|img|script|style|button|h[1-6]|code|pre|template|slot|main|nav|section|header|footer|svg|video|label|select|option|textarea|iframe|link|meta|title|canvas)(?:[\s/].*)?$/i;
const INVITES =
  /\b(?:your|insert|here|fill|enter|string|text|name|number|placeholder|the|some|short|one|reason|value|quote from)\b|填写|填入|此处|这里|你的|您的|内容|理由|文本|字符串|说明|描述|原文|引用/i;
const FIELD = '(?:text|reason|quote|comment|content|question|issue|answer|value|id|explanation|string)s?';
const INVITES_PLAINLY = new RegExp(
  `^(?:your ${FIELD}(?: here)?|(?:(?:your|user|put|short|brief|actual) ){1,3}(?:intent|name|${FIELD}) (?:goes )?here|(?:insert |put |the )?${FIELD} (?:goes )?here|insert (?:your |the )?${FIELD}|` +
    `(?:sample|example|dummy|some) (?:text|string|${FIELD})|示例(?:文本|内容|理由)?|` +
    `(?:a |one |the )?(?:short|brief|concise|one[- ]sentence|one[- ]line) (?:description|justification|rationale|${FIELD})(?: (?:of|for|why) [^]{0,40}| here)?|` +
    '(?:简短|简要|一句话)的?(?:理由|说明|解释|描述|评语|原因)|(?:intent|agent|criterion|question|bullet)(?:[_ -]?(?:name|ids?|text)|Ids?)|' +
    '(?:your|insert|enter)_\\w+|[a-z_]+_here|(?:请|请在此处?|在此|此处|这里)(?:填写|填入|输入|插入)[^，。]{0,20}|(?:你的|您的)(?:理由|回答|答案|文本|内容|评语|引用))$',
  'i',
);

/** Whether a string is what a schema or a template holds instead of a value; `key` is the field's name. */
export function isPlaceholder(value: string, key: string): boolean {
  const text = value.trim();
  if (text === '' || text.length > 120) return false;
  if (TYPE_WORDS.test(text) || DOTS.test(text) || INVITES_PLAINLY.test(text)) return true;
  if (text.toLowerCase() === key.toLowerCase() && key !== '') return true;
  const match = BRACKETED.exec(text);
  if (!match) return false;
  const [, angle, brace, ...rest] = match;
  if (angle !== undefined) return !HTML.test(angle) && !/[/="]/.test(angle) && !/^[A-Z]$/.test(angle);
  if (brace !== undefined) return /^[\w\s.\u4e00-\u9fff-]+$/.test(brace) && /\p{L}/u.test(brace);
  return INVITES.test(rest.find((part) => part !== undefined) ?? '');
}
