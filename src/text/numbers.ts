import { findDates } from './dates';
import { roundNoise as round } from './quantity';
import type { Quantity } from './quantity';
import { markChanges } from './quantityChange';
import { markPairs } from './quantityPairs';
import { readNoun, readUnit } from './units';
import type { Unit } from './units';

export type { Quantity } from './quantity';
export { sameQuantity } from './quantityMatch';

const DIGITS = '\\d{1,3}(?:[,\\u2009]\\d{3})+(?:\\.\\d+)?|\\d+(?:\\.\\d+)?';
const SMALL: Record<string, number> = {
  two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10, eleven: 11, twelve: 12,
  thirteen: 13, fourteen: 14, fifteen: 15, sixteen: 16, seventeen: 17, eighteen: 18, nineteen: 19, twenty: 20,
  thirty: 30, forty: 40, fifty: 50, sixty: 60, seventy: 70, eighty: 80, ninety: 90, one: 1, zero: 0,
}; // prettier-ignore
const TENS = 'twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety';
const UNITS = 'one|two|three|four|five|six|seven|eight|nine';
const WORDS = `(?:(?:${TENS})[- ](?:${UNITS})|${Object.keys(SMALL)
  .sort((a, b) => b.length - a.length)
  .join('|')})`;
const LARGE = '(?:hundred|thousand|million|billion)';
const HAN_DIGIT = '[零〇一二两三四五六七八九]';
const HAN_NUMBER = `${HAN_DIGIT}?[十百千]?(?:${HAN_DIGIT}|[十百千]){0,7}`;

/** `[pattern, factor]` of a word or a letter behind the digits. */
const MAGNITUDES: [RegExp, number][] = [
  [/^\s?(?:billion|bn\b)/i, 1e9],
  [/^\s?(?:million|mn\b|mio\b)/i, 1e6],
  [/^\s?thousand\b/i, 1e3],
  [/^\s?hundred\b/i, 1e2],
  [/^[kK](?![A-Za-z\d])/, 1e3],
  [/^M(?![A-Za-z\d])/, 1e6],
  [/^B(?![A-Za-z\d])/, 1e9],
  [/^[wW](?![A-Za-z\d])/, 1e4],
  [/^\s?百万/, 1e6],
  [/^\s?千万/, 1e7],
  [/^\s?百亿/, 1e10],
  [/^\s?十亿/, 1e9],
  [/^\s?十万/, 1e5],
  [/^\s?亿/, 1e8],
  [/^\s?万(?!能|一)/, 1e4],
  [/^\s?千(?!兆|瓦|克|米)/, 1e3],
  [/^\s?百(?!分)/, 1e2],
]; // prettier-ignore

/** Words before a number that make it a name, a version or an address. */
const NAMED_BEFORE =
  /(?:\b(?:v|ver|version|release|rev|port|rfc|iso|ieee|status|code|error|section|chapter|figure|table|step|issue|pr|page|room|level|layer|phase|part|no\.?|id|build|https?|ipv|utf|sha|aes|rsa|tls|ssl|md|mp|es|ecmascript)[\s:#-]*|#|[Vv]|端口\s?|版本\s?|第\s?|编号\s?|状态码\s?)$/i;
/** A technology whose name may be followed by its version. */
const VERSIONED_BEFORE =
  /\b(?:python|java|jdk|php|ruby|go|golang|node(?:\.?js)?|react|vue(?:\.?js)?|angular|nuxt|next(?:\.js)?|django|flask|rails|laravel|spring(?: boot| cloud)?|net|\.net(?: core)?|c\+\+|c#|kotlin|swift|rust|scala|typescript|mysql|postgres(?:ql)?|redis|mongo(?:db)?|elasticsearch|kafka|kubernetes|docker|ubuntu|debian|centos|windows|android|ios|macos|linux|cuda|pytorch|tensorflow|keras|webpack|vite|gradle|maven|oauth|http|tls|graphql|openapi|hadoop|spark|flink|qt|unity|tomcat|nginx|gpt|llama|bert|yolo\w?|resnet|jupyter)[\s-]?$/i;
const PER_AFTER: [RegExp, Quantity['per']][] = [
  [/^[^.,;，。；\d]{0,24}?(?:\/s(?:ec)?\b|(?:per|a|each|every) second\b)/i, 's'],
  [/^[^.,;，。；\d]{0,24}?(?:\/min\b|(?:per|a|each|every) minute\b)/i, 'min'],
  [/^[^.,;，。；\d]{0,24}?(?:\/h\b|(?:per|an|each|every) hour\b)/i, 'h'],
  [/^[^.,;，。；\d]{0,24}?(?:\/d(?:ay)?\b|(?:per|a|each|every) (?:day|night)\b|daily\b)/i, 'd'],
  [/^[^.,;，。；\d]{0,24}?(?:\/mo(?:nth)?\b|(?:per|a|each|every) month\b|monthly\b)/i, 'mo'],
];
const PER_BEFORE: [RegExp, Quantity['per']][] = [
  [/每秒(?:钟)?[^\d，。；]{0,8}$/, 's'],
  [/每分钟[^\d，。；]{0,8}$/, 'min'],
  [/每小时[^\d，。；]{0,8}$/, 'h'],
  [/(?:每[天日]|日均|每晚|日活)[^\d，。；]{0,8}$/, 'd'],
  [/(?:每个?月|月均|月活)[^\d，。；]{0,8}$/, 'mo'],
];
const OVER =
  /(?:over|more than|above|at least|exceed(?:s|ed|ing)?|upwards? of|超过?|逾|至少|突破|不少于|高于|大于)\s*[$¥￥€£]?\s*$|[>≥]\s*$/i;
const UNDER =
  /(?:under|below|less than|fewer than|at most|up to|within|不到|低于|少于|不超过|最多|最高|至多|以内|小于)\s*[$¥￥€£]?\s*$|[<≤]\s*$/i;
const ABOUT = /(?:about|around|roughly|approximately|some|~|≈|大?约|大概|差不多|左右)\s*[$¥￥€£]?\s*$/i;
const NEARLY = /(?:nearly|almost|close to|just under|近|接近)\s*[$¥￥€£]?\s*$/i;

/** Quantities of a text, in order, without overlaps. Years, dates, versions, names, ids and addresses are none. */
export function findQuantities(text: string): Quantity[] {
  // Same length, so that spans hold.
  const flat = text.replace(/[０-９％．，]/g, (c) =>
    c === '，' ? c : String.fromCharCode(c.charCodeAt(0) - 0xfee0),
  );
  const taken = [...findDates(flat).map(({ span }) => span), ...findNames(flat)];
  const found: Quantity[] = [];
  const free = (start: number, end: number): boolean =>
    !taken.some(([from, to]) => start < to && from < end) &&
    !found.some(({ span }) => start < span[1] && span[0] < end);
  for (const quantity of [
    ...percentiles(flat),
    ...fractions(flat),
    ...digits(flat),
    ...words(flat),
    ...hanNumbers(flat),
  ]) {
    if (free(...quantity.span)) found.push({ ...quantity, surface: text.slice(...quantity.span) });
  }
  found.sort((a, b) => a.span[0] - b.span[0]);
  markPairs(flat, found);
  markChanges(flat, found);
  return found;
}

/** Spans that hold digits and are no quantities: links, addresses, hashes, phone numbers, versions, look-alike names. */
function findNames(text: string): [number, number][] {
  const pattern =
    /https?:\/\/\S+|\b\d{1,3}(?:\.\d{1,3}){3}(?::\d+)?\b|\bv?\d+\.\d+\.\d+[\w.+-]*|\bv\d+(?:\.\d+)*\b|\b\d+\.x\b|\b(?=[0-9a-f]*[a-f])(?=[0-9a-f]*\d)[0-9a-f]{7,40}\b|(?<![\d.])(?:\+?\d{1,3}[ -])?(?:\(\d{3}\)[ -]?|\d{3}[ -])\d{3,4}[ -]\d{4}(?!\d)|(?<!\d)(?:\+?\d{1,3}[ -]?)?1[3-9]\d{9}(?!\d)|\b\d+-bit\b|\b\d:[a-z]\b|:\d{2,5}\b|#\d+\b|\b24\s?[x×/]\s?7\b|7\s?[x×]\s?24|\b\d{1,2}:\d{2}(?::\d{2})?\b|\b(?:i18n|l10n|a11y|k8s|k3s|p2p|b2b|b2c|c2c|o2o|e2e|s3|ec2|oauth ?2(?:\.0)?|http\/[123](?:\.\d)?|utf-?(?:8|16|32)|base64|x86(?:[-_]64)?|x64|arm64|web ?3|mp[34]|h\.?26[45]|sha-?\d+|md5|aes-?\d+|3d|2d|2fa|[2345]g|log4j2?|pm2|12-factor)\b(?!\s*(?:内存|数据|流量))/gi;
  return [...text.matchAll(pattern)].map((match) => [match.index, match.index + match[0].length]);
}

function percentiles(text: string): Quantity[] {
  return [...text.matchAll(/(?<![A-Za-z\d])[pP](50|75|90|95|99|99\.9|999)(?![\d.]*\d|[A-Za-z])/g)].map(
    (match) => quantity(match.index, match[0].length, Number(match[1]), 'percentile'),
  );
}

function fractions(text: string): Quantity[] {
  const found: Quantity[] = [];
  for (const match of text.matchAll(/百分之([零〇一二两三四五六七八九十百\d.]+)/g)) {
    const value = hanValue(match[1] ?? '') ?? Number(match[1]);
    found.push(quantity(match.index, match[0].length, value, 'percent'));
  }
  for (const match of text.matchAll(/([二两三四五六七八九十\d]+)分之([一二两三四五六七八九\d]+)/g)) {
    const [below, above] = [match[1], match[2]].map((part) => hanValue(part ?? '') ?? Number(part));
    if (below && above) found.push(quantity(match.index, match[0].length, (above / below) * 100, 'percent'));
  }
  const below: Record<string, number> = { half: 2, third: 3, quarter: 4, fifth: 5, tenth: 10 };
  for (const match of text.matchAll(
    /\b(one|two|three|four|a)[- ](third|quarter|fifth|tenth)s?\b|\b(?:in|by) half\b|\bhalv(?:ed|ing|es?)\b|减半|一半/gi,
  )) {
    const above = match[1] === undefined ? 1 : (SMALL[match[1].toLowerCase()] ?? 1);
    const part = match[2] === undefined ? 2 : (below[match[2].toLowerCase()] ?? 2);
    found.push(quantity(match.index, match[0].length, (above / part) * 100, 'percent'));
  }
  for (const match of text.matchAll(
    /\b(twice|doubl(?:ed|ing|es)|tripl(?:ed|ing|es)|quadrupl(?:ed|ing|es))\b|翻(?:了)?(?:一)?[倍番]/gi,
  )) {
    const word = match[0].toLowerCase();
    found.push(
      quantity(
        match.index,
        match[0].length,
        word.startsWith('trip') ? 3 : word.startsWith('quad') ? 4 : 2,
        'x',
      ),
    );
  }
  return found;
}

function digits(text: string): Quantity[] {
  const found: Quantity[] = [];
  for (const match of text.matchAll(new RegExp(DIGITS, 'g'))) {
    const start = match.index;
    const before = text.slice(Math.max(0, start - 32), start);
    const after = text.slice(start + match[0].length);
    const read = measure(Number(match[0].replace(/[,\u2009]/g, '')), start, match[0].length, before, after);
    const measured = read.unit !== 'count' || read.span[1] - start > match[0].length;
    // Glued to letters it is part of a name (S3, GPT-4); compounds like "sub-100" are not.
    if (
      /[\w.]$/.test(before) ||
      (/[A-Za-z][-/]$/.test(before) && !/(?:sub|top|under|over|mid|pre|post|multi)-$/i.test(before))
    )
      continue;
    if (/^[A-Za-z]/.test(text.slice(read.span[1]))) continue;
    if (NAMED_BEFORE.test(before) && !measured) continue;
    if (VERSIONED_BEFORE.test(before) && !measured && read.noun === '') continue;
    if (/(?:^|\n)\s*$/.test(before) && /^[.)、）]\s/.test(after)) continue;
    found.push(read);
  }
  return found;
}

function words(text: string): Quantity[] {
  const found: Quantity[] = [];
  const pattern = new RegExp(
    `(?<![\\w-])(?:(${WORDS})(?:[- ](${LARGE}))?|a (dozen|hundred|thousand|million))(?![\\w])(?!-(?:to|by|liner|off|time|way|page|click|line|stop))`,
    'gi',
  );
  for (const match of text.matchAll(pattern)) {
    const start = match.index;
    const small =
      match[1]
        ?.toLowerCase()
        .split(/[- ]/)
        .reduce((sum, word) => sum + (SMALL[word] ?? 0), 0) ?? 1;
    const large = (match[2] ?? match[3] ?? '').toLowerCase();
    const value =
      small * ({ dozen: 12, hundred: 100, thousand: 1e3, million: 1e6, billion: 1e9 }[large] ?? 1);
    const before = text.slice(Math.max(0, start - 32), start);
    const read = measure(value, start, match[0].length, before, text.slice(start + match[0].length));
    // "one" and "zero" are rarely counts ("one of", "zero-downtime"); with a unit they are.
    if (value < 2 && read.unit === 'count' && read.noun === '') continue;
    if (NAMED_BEFORE.test(before) && read.unit === 'count') continue;
    found.push(read);
  }
  return found;
}

function hanNumbers(text: string): Quantity[] {
  const found: Quantity[] = [];
  const pattern = new RegExp(
    `(?<![第每任一统唯同初星期周])(?=[零〇一二两三四五六七八九十百千])${HAN_NUMBER}`,
    'g',
  );
  for (const match of text.matchAll(pattern)) {
    const value = hanValue(match[0]);
    if (value === null || value < 2) continue;
    const start = match.index;
    const after = text.slice(start + match[0].length);
    const before = text.slice(Math.max(0, start - 32), start);
    const read = measure(value, start, match[0].length, before, after);
    const grew = read.span[1] - start > match[0].length;
    // Without a unit or a measure word it is part of a word (十分, 三方, 百度, 四则运算).
    const counted =
      /^(?:个|名|位|人|次|条|项|种|款|台|家|套|门|层|类|支|篇|份|张|只|轮|步|点|组|块|路|端)(?!面|方|维)/.test(
        after,
      );
    if (!grew && !counted) continue;
    if (read.unit === 'month' && /^年(?:级|制)/.test(after)) continue;
    found.push(read);
  }
  return found;
}

/** Magnitude, unit, noun, period and bound of a number at `start`. */
function measure(number: number, start: number, length: number, before: string, after: string): Quantity {
  let value = number;
  let end = length;
  const unitFirst = /^\s?(?:M|B|K)(?=B)/.test(after) ? null : readUnit('', after);
  if (!unitFirst) {
    const magnitude = MAGNITUDES.find(([pattern]) => pattern.test(after));
    if (magnitude) {
      value *= magnitude[1];
      end += magnitude[0].exec(after)?.[0].length ?? 0;
    }
  }
  const loose = /^\s?(?:\+|多|余|几|plus\b)/.exec(after.slice(end - length));
  if (loose) end += loose[0].length;
  const behind = loose ? /^[万亿]/.exec(after.slice(end - length)) : null;
  if (behind) {
    value *= behind[0] === '万' ? 1e4 : 1e8;
    end += 1;
  }
  const rest = after.slice(end - length);
  const unit = unitFirst && end === length ? unitFirst : readUnit(before, rest);
  const tail = after.slice(end - length + (unit?.length ?? 0));
  const per =
    PER_BEFORE.find(([pattern]) => pattern.test(before))?.[1] ??
    PER_AFTER.find(([pattern]) => pattern.test(tail))?.[1];
  const bound =
    loose || OVER.test(before) || /^\s*(?:以上|\+|or more)/.test(tail)
      ? 'over'
      : UNDER.test(before) || /^\s*(?:以内|以下)/.test(tail)
        ? 'under'
        : NEARLY.test(before)
          ? 'nearly'
          : ABOUT.test(before) || /^\s*左右/.test(tail)
            ? 'about'
            : undefined;
  // "QPS 达到 8600": the unit stands in front.
  const rate = !unit && /(?:qps|tps|rps)[^\d，。,;；]{0,8}$/i.test(before);
  return {
    span: [start, start + end + (unit?.length ?? 0)],
    surface: '',
    value: round(value * (unit?.factor ?? 1)),
    unit: rate ? 'rate' : (unit?.unit ?? 'count'),
    ...(unit && unit.factor !== 1 ? { factor: unit.factor } : {}),
    noun: unit || rate ? '' : readNoun(rest),
    ...(per ? { per } : {}),
    ...(bound ? { bound } : {}),
  };
}

/** 三百二十, 十二, 两千; `null` for what is no number. */
function hanValue(text: string): number | null {
  if (!new RegExp(`^(?:${HAN_DIGIT}|[十百千])+$`).test(text)) return null;
  let total = 0;
  let digit: number | null = null;
  for (const c of text) {
    const unit = { 十: 10, 百: 100, 千: 1000 }[c];
    if (unit === undefined) {
      if (digit !== null && digit !== 0) return null;
      digit = c === '两' ? 2 : '零一二三四五六七八九'.indexOf(c === '〇' ? '零' : c);
    } else {
      total += (digit ?? 1) * unit;
      digit = null;
    }
  }
  return total + (digit ?? 0);
}

function quantity(start: number, length: number, value: number, unit: Unit): Quantity {
  return { span: [start, start + length], surface: '', value: round(value), unit, noun: '' };
}
