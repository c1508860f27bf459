import { findJobTitles } from '../text/jobTitles';
import type { Said } from './answerClauses.rules';
import { withoutLengths } from './answerLengths.rules';
import { asks } from './answerQuestion.rules';
import type { Topic } from './answerQuestion.rules';

/** What the table of titles leaves to its readers: words in front, a level or a field behind. */
const WIDER_BEFORE =
  /(?<![\p{L}-])(?:(?:embedded|applied|distributed systems|certified|dedicated) |(?<=\b(?:an?|the|as) )(?!(?:leading|budding|aspiring|practi[cs]ing|working|outstanding|promising|amazing|struggling|hardworking|existing|contracting) )[a-z]{3,}ing )+$/iu;
const WIDER_AFTER =
  /^(?: (?:I{1,3}|IV|V|[1-6]|L\d)(?![\w-])| of [A-Za-z&]+(?: (?:and |& )?\p{Lu}\p{L}+){0,2}(?![\w-]))/u;
const ADVERB =
  /^(?:(?:mostly|mainly|only|just|basically|purely|also|still|sometimes|officially|technically|main|sole|lone|regular|normal|ordinary|typical|plain|proper|real|actual|humble|happy|proud|decent|good|great|very|really|pretty|full[- ]time|part[- ]time|[\p{L}]+-based)\s+)+/iu;
/** English words of a sentence in front of a Chinese title: "I was 前端工程师". */
const SENTENCE_EN =
  /^[A-Za-z' ]*\b(?:was|am|is|were|as|an?|the|i|my|title|role|at|in|from|joined|then|became|be|to|did|doing|used)\s+(?=\S*[\u4e00-\u9fff])/iu;
/** Han words of a title that the table does not hold: 播音 in 播音主管. */
const HAN_BEFORE = /[\u4e00-\u9fff]{1,6}$/u;
const NO_HAN_PART =
  /[年月天\d一二两三四五六七八九十几半]|(?:公司|集团|科技|银行|重工|传媒|信息|网络|软件|医院|大学|学院|普通|正式|当时)$/u;

/** Fields that stand for a title where one is asked for: "backend", "mostly QA", 后端. */
const FIELD_EN =
  /(?<![\w/-])(?:back[- ]?end|front[- ]?end|full[- ]?stack|devops|qa|data science|machine learning|data engineering|mobile|embedded|sysadmin|support|tech support|it support|product management|site reliability|(?:swe|sde|sdet)(?: (?:i{1,3}|iv|[1-6]))?)(?: (?:development|engineering|work|dev|intern(?:ship)?))?(?![\w-])/iu;
const FIELD_ZH =
  '(?:(?:Java|Python|Go|Golang|C\\+\\+|PHP|Node|Web|iOS|Android|安卓|移动端|游戏|大数据|数据|嵌入式|推荐|软件|测试|运维)?\\s?(?:前端|后端|后台|全栈|服务端|客户端|算法|测试|运维|研发|开发|产品|运营|设计|数据分析|数据开发|嵌入式|爬虫|架构|实施|技术支持|客服|销售|安卓|DBA|QA|UI|SRE|DevOps))';
const DID_ZH =
  '(?:做|干|当|搞|任|是|担任|从事|负责|岗位是?|职位是?|角色是?|应聘|写|主要是?|属于|算)(?:的|了|过|着|一些|点|个|一个|一名|名)*(?:是)?\\s*';
const FIELD_DONE = new RegExp(
  `${DID_ZH}(?<field>${FIELD_ZH})(?:这块|方面|方向|岗位|岗|工作|相关)?(?:的|了|吧)*(?=$|[,，。、\\s（(]|和|还|也|兼)`,
  'u',
);
const FIELD_ONLY = new RegExp(
  // Every word of the padding begins with a character of its own: no text has two ways through it.
  `^(?:[做干当搞任是写算的了过着点个名偏纯两,，\\s]|一[些个名直]|担任|从事|负责|[岗职]位|角色|应聘|主要|属于|就是|其实)*(?<field>${FIELD_ZH})(?:这块|方向|岗位|岗|工作|吧|的|呗|啊)*$`,
  'u',
);
/** Words of a trade alone: with the verb in front of them they tell the work, not the title. */
const VERBAL = /^(?:开发|测试|运营|设计|架构|销售|运维|外包|策划|翻译|编辑|采购|实习)$/u;

/** What says in English that a title is the speaker's own. */
const OWN_EN =
  /(?:\b(?:as|was|am|being|became|called|titled|promoted to|moved up to|hired as|title (?:is|was)|role (?:is|was)|position (?:is|was)|officially|technically|basically|essentially|mostly|mainly|just|job (?:is|was)|hired (?:me )?as|(?:moved|switched|transitioned) (?:in)?to|called me|named me|made me|(?:worked|working|employed|employment|job|doing|did|years?|months?)(?: \w+){0,3})|i'm|i was|:)\s+(?:then |first |just |only |basically |mainly |mostly |officially |really |still |actually |also |now |currently |hired as |working as )*(?:an? |the |their |our |its |one of the |one of their )?(?:only |sole |lone |first )?['"]?$/iu;
/** Nothing but fillers in front. */
const ALONE_EN =
  /^(?:(?:yes|yeah|no|well|so|um+|uh+|oh|mostly|just|a|an|the|it|that|was|is|it's|first|then|probably|i think|i guess|,|['"])\s*)*$/iu;
const PLACE_EN = /^['"]?\s+(?:at|@|for|of|in|with|on|there|role|position|job|internship)\b|^['"]?\s*$/iu;
/** Titles after these are of other people: "with two engineers", "my manager", 带实习生. */
const THEIRS_EN =
  /\b(?:with|two|three|four|five|six|several|some|many|other|another|few|\d+|my|our|his|her|their|by|from|under|to|for|reporting to|mentor(?:ed|ing)?|hired|hiring|managed|led|wasn't|isn't|and) (?:\w+ )?(?:an? |the )?$/iu;
const OWN_ZH =
  /(?:我(?:是|当|做|在|的|就是|任|担任)|做|当|担任|任职?|职位|岗位|头衔|title|职务|角色|身份|升[为到任]?|成为|转[为做成岗]?|转正|是|干|算)[^,，。]{0,14}$/iu;
const THEIRS_ZH =
  /(?:带(?:了|过)?|和|跟|与|向|给|对|有|招(?:了)?|[\d一二两三四五六七八九十几]+个?|[名位]|组的|部的|部门的|们的|他是|她是|同事是|找|加上|我们|咱们|(?:组长|经理|老板|领导|leader|同事|导师|主管|总监)(?:是|叫|当)[^,，]{0,4})(?:[\d一二两三四五六七八九十]+)?(?:个|名|位)?$/iu;
const THEIRS_AFTER_ZH = /^(?:们|是(?!我)|说|让|带|给|那边|负责|的(?!$|时候|工作|岗|角色|职))/u;
/** Words of a career: the title at its end is the one that counts. */
const CAREER = /\b(?:became|promoted|moved up|then|later|ended up|and finally)\b|转正|升|后来|转做|转岗/iu;

/** Trades that no table holds: their last word says that somebody does it. */
const TRADE_EN =
  /^(?:[a-z][\w&'-]* ){0,3}(?:[a-z]{3,}(?:er|or|ist|ian|yst|man|woman)|(?:clerk|chef|nurse|assistant|attendant|accountant|agent|hand|guard|intern|officer|rep))$/u;
const NO_TRADE_EN =
  /\b(?:there|other|after|over|under|never|ever|however|whatever|together|summer|winter|september|october|november|december|number|answer|quarter|semester|server|router|computer|paper|offer|order|career|for|or|nor|better|later|rather|newer|older|bigger|smaller|faster|easier)$/u;
const TRADE_ZH = /^[\u4e00-\u9fff]{1,8}(?:员|师|工|长|官|家|手|教练|助理|干事|专员|客服|秘书|医生|护士)$/u;
const HELD_ZH =
  /(?:做|当|任|担任|是|干)(?:了|的是|一?名|一?个)?\s?(?<trade>[\u4e00-\u9fff]{2,10}(?:师|员|工|官|家|手|长|教练|助理|干事|专员|客服|秘书|医生|护士))(?=$|[,，。\s])/u;
const HELD_EN =
  /(?:做|当|任|担任|是|as an?|was an?|am an?)\s?(?<trade>[a-z][a-z&' -]{3,40}?)(?=$|[,，.。]|\s(?:at|for|in|from|since|with)\b)/iu;

/** How many characters around a title tell whose it is. */
const AROUND = 120;

interface Title {
  text: string;
  span: [number, number];
  /** Where the words before it end: "happy" of "a happy developer" is neither. */
  lead: number;
}

/** The role that the speaker held, as typed; of a career the last one. */
export function readPosition(
  said: readonly Said[],
  topics: ReadonlySet<Topic>,
  company?: string,
): string | undefined {
  const asked = asks(topics, 'position');
  const own = said.flatMap(({ text }) => ownTitles(text, asked, topics));
  const told = said.some(({ text }) => CAREER.test(text)) ? own.at(-1) : own[0];
  if (told !== undefined) return told;
  for (const { text } of said) {
    const field = fieldOf(text, asked, topics);
    if (field !== undefined) return field;
  }
  return asked ? tradeOf(said, company) : undefined;
}

/** Whether the whole text is a title. */
export function isTitle(text: string): boolean {
  const plain = text.trim();
  return (
    titlesIn(plain).some(({ span }) => span[0] === 0 && span[1] === plain.length) ||
    FIELD_ONLY.test(plain) ||
    FIELD_EN.exec(plain)?.[0].length === plain.length
  );
}

/** Spans of titles, whoever holds them. */
export function titleSpans(text: string): [number, number][] {
  return titlesIn(text).map(({ span }) => span);
}

function titlesIn(text: string): Title[] {
  return findJobTitles(text).map(({ span }) => {
    const before = text.slice(Math.max(0, span[0] - AROUND), span[0]);
    const han = HAN_BEFORE.exec(/[\u4e00-\u9fff]/u.test(text.charAt(span[0])) ? before : '')?.[0] ?? '';
    const part = han.split(/[是做当任的在名个位了过我你他她就也还从于为叫担干和与及一兼转成]/u).at(-1) ?? '';
    const wider = part.length <= 4 && !NO_HAN_PART.test(part) ? part.length : 0;
    const title = text.slice(...span);
    const adverb = (SENTENCE_EN.exec(title) ?? ADVERB.exec(title))?.[0].length ?? 0;
    const start = adverb > 0 ? span[0] + adverb : span[0] - (WIDER_BEFORE.exec(before)?.[0].length ?? wider);
    const end = span[1] + (WIDER_AFTER.exec(text.slice(span[1], span[1] + AROUND))?.[0].length ?? 0);
    const lead = SENTENCE_EN.test(title) ? start : Math.min(start, span[0]);
    return { text: text.slice(start, end), span: [start, end], lead };
  });
}

function ownTitles(clause: string, asked: boolean, topics: ReadonlySet<Topic>): string[] {
  return parts(clause).flatMap((text) =>
    titlesIn(text)
      .filter((title) =>
        /[\u4e00-\u9fff]/u.test(title.text) ||
        /[\u4e00-\u9fff]\s?$/u.test(text.slice(Math.max(0, title.span[0] - 2), title.span[0]))
          ? isOwnHan(text, title, asked, topics)
          : isOwn(text, title, asked),
      )
      .map((title) => title.text),
  );
}

/** The parts of a list: "Wexcombe Energy / grid planner / 2014", "Veldt (engineer)". */
function parts(text: string): string[] {
  return text.split(/\s[/|–—-]\s|[,，;；|()（）]/u).filter((part) => part.trim() !== '');
}

function isOwn(text: string, { span, lead }: Title, asked: boolean): boolean {
  const [before, after] = [text.slice(Math.max(0, lead - AROUND), lead), text.slice(span[1])];
  if (/^(?:s\b|'s|’s|ed\b|ing\b)/u.test(after)) return false;
  if (OWN_EN.test(before)) return true;
  if (THEIRS_EN.test(before) || !ALONE_EN.test(before)) return false;
  // A bare title where one is asked for, else only at a place.
  return asked ? PLACE_EN.test(after) || ALONE_EN.test(after) : /^\s+(?:at|@)\s/iu.test(after);
}

function isOwnHan(
  text: string,
  { text: title, span, lead }: Title,
  asked: boolean,
  topics: ReadonlySet<Topic>,
): boolean {
  const before = withoutLengths(text.slice(Math.max(0, lead - AROUND), lead)).trimEnd();
  if (THEIRS_ZH.test(before) || THEIRS_AFTER_ZH.test(text.slice(span[1])) || VERBAL.test(title)) return false;
  const work = asked || asks(topics, 'company', 'start', 'end', 'length', 'dates', 'reason');
  // "在 Ferncastle 做 backend engineer": who does a trade holds it.
  if (/(?:做|当)(?:了|过|的是)?(?:一?[名个])?$/u.test(before)) return true;
  if (OWN_EN.test(`${before} `)) return work;
  if (OWN_ZH.test(before)) return work || /我|当|担任|职位|岗位|升/u.test(before);
  return asked && /^[\s:：]*$|(?:公司|科技|集团|的)$|[A-Za-z]$/u.test(before);
}

function fieldOf(text: string, asked: boolean, topics: ReadonlySet<Topic>): string | undefined {
  const rest = withoutLengths(text).trim();
  const done = FIELD_DONE.exec(rest)?.groups?.['field'];
  if (
    done !== undefined &&
    (asked || asks(topics, 'company', 'length', 'dates')) &&
    !THEIRS_ZH.test(rest.slice(0, rest.indexOf(done)))
  )
    return done.trim();
  return asked ? (FIELD_ONLY.exec(rest)?.groups?.['field'] ?? fieldEn(rest)) : undefined;
}

function fieldEn(text: string): string | undefined {
  const match = FIELD_EN.exec(text);
  if (!match) return undefined;
  const before = text.slice(0, match.index);
  const after = text.slice(match.index + match[0].length);
  return /^(?:(?:i|we|did|do|was|worked|in|on|the|as|a|mostly|mainly|just|only|pure|purely|doing|of|pretty much|basically|some|it was|um+|uh+|well|so|mainly on|more|,)\s*)*$/iu.test(
    before,
  ) &&
    /^(?:\s*(?:at|for|there|stuff|things|mostly|mainly|side|team|i guess|i'd say|with|,|$).*)?$/iu.test(after)
    ? match[0]
    : undefined;
}

function tradeOf(said: readonly Said[], company: string | undefined): string | undefined {
  for (const { text } of said) {
    const held = HELD_ZH.exec(text)?.groups?.['trade'] ?? HELD_EN.exec(text)?.groups?.['trade'];
    if (held !== undefined && isTrade(held)) return held;
  }
  return said
    .flatMap(({ text }) => parts(text))
    .map((part) =>
      part
        .trim()
        .replace(/^(?:(?:only|just|as|an?|the|then|mostly|mainly|i was|was|是|做|当|一名|一个)\s?)+/iu, '')
        .replace(/[.。!]$/u, ''),
    )
    .find((part) => part !== company && isTrade(part));
}

function isTrade(text: string): boolean {
  return (TRADE_EN.test(text) && !NO_TRADE_EN.test(text)) || TRADE_ZH.test(text) || isTitle(text);
}
