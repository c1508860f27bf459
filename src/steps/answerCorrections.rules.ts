import { findDates } from '../text/dates';
import { findQuantities } from '../text/numbers';
import { findTechnologies } from '../text/technologies';

const GAP = '(?:[\\s,.;。，!~…—-]{0,6})';
/** Padding between the words that take back and the right thing. */
const PADDING =
  "(?:[\\s,.:;。，、!…—-]|\\b(?:yeah|yes|yep|um+|uh+|er+m?|hmm+|hold on|hang on|let me (?:think|see)|counting me|it was|it's|that was|that's|that is|it should be|should be|i meant?|wrong (?:year|month|date|number|one)|the (?:right|correct) (?:year|date|number|one) (?:is|was)|actually|no|wait|sorry|rather|more like|make that|let me correct (?:that|myself)|to be (?:exact|precise))\\b|应该是|应该|嗯+(?!嗯)|呃+(?!呃)|让?我想想|想一?下|其实是|其实|我?[说记搞弄]错了?|年份错了|是(?!不|否)|确切地?说|不对|我是说){0,8}";
/** What takes back whatever was said before. */
const STRONG =
  "(?:\\b(?:(?:no+,? )?no,? wait|no,? (?:hold|hang) on|(?:uh+|um+|er+m?|hmm+|oh|ah),? no(?=[\\s,.…—])|wait,? no|(?:oh |ah )?sorry,? (?:wrong|i meant?|it(?:'s| was)|no|that's)|no,? sorry|sorry,? no|correction|scratch that|strike that|i misspoke|i got that wrong|that's wrong|let me correct (?:that|myself)|my (?:bad|mistake)|(?<=[,.…] )no,? (?=(?:it was|that's|that was|it's|actually))|actually,? no|no,? actually)(?![\\w'])|\\b(?:ha(?:ha)+|lol|(?:just |i'm )?(?:kidding|joking))\\b[,.!]*(?: (?:no|seriously|really|honestly|for real))*(?![\\w'])|(?:开(?:个)?玩笑|哈哈+)[的了啦]?[,，。!]*(?:其实|实际上|认真说|说真的|真的|正经)?|(?:哦|噢|啊|呃|嗯)?(?:不对(?:不对)?(?!外|称|口|劲|付)|(?<![是])不是不是|错了|我?[说记搞弄打写]错了|(?:哦|噢|啊|呃|嗯+(?!嗯))\\s?不是(?!很|太|特别|吗|我)|口误|更正(?:一下)?|纠正(?:一下)?))";
/** What takes back only the thing right before it: "40%, sorry, 45%". */
const SOFT =
  "(?:\\b(?:sorry|apologies|let me (?:think|see)|hang on|hold on|i meant?|oops|make (?:that|it)|or rather|(?:well,? |or )?more like|actually|wait|no+(?=[,.…—]))(?![\\w'])|我是说|我的意思是|(?<=[,，。.…]\\s?)(?:等等|等下|等一下|等会儿?)|(?<=…\\s?)[嗯呃]+(?=[,，])|让?我想想|算上我(?:自己)?(?:一共|总共|是|就)?(?=\\s?[\\d一二两三四五六七八九十])|准确[地来]?说|确切[地来]?说|抱歉|不好意思|哦不|噢不|啊不|(?<=[,，。.…]\\s?)不(?=[,，])|(?<=[,，。.…]\\s?)(?:呃|嗯|哦|啊)*\\s?(?:应该|其实)是)";
const CORRECTION = new RegExp(`${GAP}(?:(?<strong>${STRONG})|${SOFT})${PADDING}`, 'giu');

type Kind = 'date' | 'month' | 'email' | 'phone' | 'skill' | 'quantity';
interface Atom {
  kind: Kind;
  span: [number, number];
  /** A year without a month. */
  bareYear?: boolean;
  range?: boolean;
  /** What a quantity measures. */
  unit?: string;
}

const MONTH_ONLY =
  /\b(?:january|february|march|april|june|july|august|september|october|november|december|(?:jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)\b\.?)(?=[\s,.;!?]|$)|(?<=^\s*|[,.]\s?)may(?=\s*(?:[,.;!]|$|(?:to|till|until)\b))|(?<![\d年个])\d{1,2}月(?:份)?/giu;
const EMAIL = /[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,5}/gu;
const PHONE = /(?<![\w.])\+?\d[\d ()-]{5,18}\d(?![\w.])/gu;
const POINT_END =
  /(?:\b(?:19|20)\d\d\s?年(?:\s?\d{1,2}\s?月)?|(?:19|20)\d\d(?:[./-]\d{1,2})?|(?:[A-Za-z]{3,9}\.? )(?:19|20)\d\d|\d{1,2}\/(?:19|20)\d\d)$/u;

/**
 * The answer as the speaker wants it: "2019, no wait, 2020" is "2020", "2021年3月到5月,不对,6月" ends in June. The right
 * thing replaces the last thing of its kind; where it has no kind of its own, it replaces the clause.
 */
export function settleCorrections(answer: string): string {
  let text = answer;
  let from = 0;
  // A speaker corrects a few times, not a hundred.
  for (let turn = 0; turn < 8; turn++) {
    const marker = nextMarker(text, from);
    if (!marker) break;
    const settled = settle(text.slice(0, marker.start), text.slice(marker.end), marker.strong);
    from = settled === null ? marker.end : 0;
    text = settled ?? text;
  }
  return text;
}

interface Marker {
  start: number;
  end: number;
  strong: boolean;
}

function nextMarker(text: string, from: number): Marker | null {
  for (const match of text.matchAll(CORRECTION)) {
    const end = match.index + match[0].length;
    // Something must have been said before, and something must follow.
    if (match.index < from || !/[\p{L}\d]/u.test(text.slice(0, match.index))) continue;
    if (/[\p{L}\d]/u.test(text.slice(end)))
      return { start: match.index, end, strong: match.groups?.['strong'] !== undefined };
  }
  return null;
}

/** `null`: nothing is taken back. */
function settle(before: string, after: string, strong: boolean): string | null {
  const rest = /^[^。!?;；\n]{0,120}/u.exec(after)?.[0] ?? '';
  const right = rightOf(rest);
  if (right) {
    const lead = rest.slice(0, right.span[0]);
    if (
      lead.length > 24 ||
      /\b(?:and|also|too|plus|then|later|before|after)\b|还有|也|然后|后来|之后|之前/iu.test(lead)
    )
      return null;
    const wrong = atomsOf(before)
      .filter((atom) => alike(atom, right))
      .at(-1);
    if (!wrong || (!strong && before.length - wrong.span[1] > 12)) return null;
    const [start, end] = replaced(before, wrong, right);
    return `${before.slice(0, start)}${rest.slice(...right.span)}${before.slice(end)}${after.slice(right.span[1])}`;
  }
  if (!strong || /^(?:i |we |not |don't|can't|it's been|no |记|没|不|忘)/iu.test(rest.trim())) return null;
  // No kind of its own: a name for a name, a place for a place.
  const clause = /[^,，。.;；!?\n]*$/u.exec(before)?.[0] ?? '';
  const head =
    /^\s*(?:(?:i (?:was|am|worked|work)|i'm|my name is|it's|it was|at|for|called|叫|我叫|在|是|我是)\s?){1,3}/iu.exec(
      clause,
    )?.[0];
  const own = /^\s*(?:i\b|we\b|at\b|for\b|my\b|it\b|在|我|是|叫)/iu.test(after);
  return `${before.slice(0, before.length - clause.length)}${own ? '' : (head ?? '')}${after}`;
}

/** The first thing that the correction names; of "May to December 2019" the month alone, whose year was said before. */
function rightOf(rest: string): Atom | undefined {
  const right = atomsOf(rest)[0];
  if (right?.range !== true) return right;
  const [first] = rest.slice(...right.span).matchAll(MONTH_ONLY);
  if (first?.index !== 0) return right;
  return { kind: 'month', span: [right.span[0], right.span[0] + first[0].length] };
}

function atomsOf(text: string): Atom[] {
  const atoms: Atom[] = [];
  const add = (atom: Atom): void => {
    if (!atoms.some(({ span }) => span[0] < atom.span[1] && atom.span[0] < span[1])) atoms.push(atom);
  };
  for (const match of text.matchAll(EMAIL)) add({ kind: 'email', span: spanOf(match) });
  for (const { span, from, to } of findDates(text))
    add({ kind: 'date', span, bareYear: from.m === undefined, range: to !== undefined });
  for (const match of text.matchAll(PHONE))
    if (match[0].replace(/\D/g, '').length >= 7) add({ kind: 'phone', span: spanOf(match) });
  for (const match of text.matchAll(MONTH_ONLY)) add({ kind: 'month', span: spanOf(match) });
  for (const { span, kind } of findTechnologies(text)) if (kind !== 'concept') add({ kind: 'skill', span });
  // "Once a week, or rather twice".
  for (const match of text.matchAll(/\b(?:once|twice|thrice)\b/giu))
    add({ kind: 'quantity', span: spanOf(match), unit: 'x' });
  for (const { span, unit, noun } of findQuantities(text))
    if (unit !== 'percentile')
      add({ kind: 'quantity', span, unit: unit === 'count' && noun === '' ? '' : unit });
  return atoms.sort((a, b) => a.span[0] - b.span[0]);
}

function alike(wrong: Atom, right: Atom): boolean {
  if (right.kind === 'month') return wrong.kind === 'month' || wrong.kind === 'date';
  if (wrong.kind !== right.kind) return false;
  if (right.kind !== 'quantity') return true;
  return wrong.unit === right.unit || right.unit === '' || wrong.unit === '';
}

/** Which part of what was said the right thing stands for: the end of a range, the year of a month, a bare number. */
function replaced(before: string, wrong: Atom, right: Atom): [number, number] {
  const [start, end] = wrong.span;
  const surface = before.slice(start, end);
  if (right.kind === 'date' && wrong.kind === 'date') {
    let at = start;
    if (wrong.range === true && right.range !== true)
      at = end - (POINT_END.exec(surface)?.[0].length ?? end - start);
    const point = before.slice(at, end);
    const year =
      right.bareYear === true ? /(?:19|20)\d\d(?=年|[./-]\d|$)(?:年(?=\s?\d))?/u.exec(point) : null;
    return year ? [at + year.index, at + year.index + year[0].length] : [at, end];
  }
  if (right.kind === 'month' && wrong.kind === 'date') {
    const month = /\d{1,2}\s?月(?:份)?$|[A-Za-z]{3,9}\.?(?= \d{4}$)/u.exec(surface);
    if (month) return [start + month.index, start + month.index + month[0].length];
  }
  // "40%, no, 45": the unit stays.
  if (right.kind === 'quantity' && right.unit === '' && wrong.unit !== '') {
    const number = /^[$¥￥]?\s?[\d.,]+/u.exec(surface)?.[0];
    if (number) return [start, start + number.length];
  }
  return [start, end];
}

function spanOf(match: RegExpExecArray): [number, number] {
  return [match.index, match.index + match[0].length];
}
