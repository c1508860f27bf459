import { dateWithin, findDates } from '../text/dates';
import type { DateMention, PartialDate } from '../text/dates';
import { findTechnologies } from '../text/technologies';
import type { Said } from './answerClauses.rules';
import { asks } from './answerQuestion.rules';
import type { Topic } from './answerQuestion.rules';

/** When something began and ended; `present` is "till now", 至今. */
export interface Period {
  startDate?: string;
  endDate?: string;
}

type Role = 'start' | 'end';

/** Verbs of beginning and ending anywhere before or behind a date; prepositions right beside it. */
const STARTS =
  /\b(?:start(?:ed|ing)?|join(?:ed|ing)?|beg[ai]n|hired|enrol(?:l?ed)?|came|onboarded|moved (?:to|over)|went (?:to|in)|got (?:in|the job)|kicked off|entered|took (?:it|the job|over)|signed (?:on|up))\b|入职|加入|开始|入学|考上|考入|进(?:的|了|去|来|公司|厂|组)|来的|来了|去的|就去了|报到|上岗|立项|启动|跳槽到|转正/iu;
const ENDS =
  /\b(?:left|leave|leaving|quit|resign(?:ed)?|end(?:ed|ing|s)?|finish(?:ed|ing)?|graduat(?:ed|e|ing|ion)|laid off|fired|let go|wrapped up|last day|stopped|completed|done|departed|moved on|expected|class of|stayed|shut down|closed|got my (?:degree|diploma)|earned)\b|离职|离开|走的|走了|辞职|辞的|毕业|结束|被裁|裁员|完成|退出|拿到(?:学位|毕业证)|届/iu;
const HEDGE =
  '(?:about|around|roughly|early|mid|late|the (?:end|start|beginning|summer|spring|middle) of|大概|大约|差不多)?';
const START_BESIDE = new RegExp(
  `(?:\\b(?:since|from|as of)|(?:^|[^\\p{Script=Han}]|[是我就们])从|自(?:从)?|打)\\s*${HEDGE}\\s*$`,
  'iu',
);
const END_BESIDE = new RegExp(
  `(?:\\b(?:until|till|'til|through|up to|out by)|(?<!达|找|收|遇|用|做|看|学|提升|降|跳槽|没想|报|感)到|至|截止(?:到)?|截至)\\s*${HEDGE}\\s*$`,
  'iu',
);
const START_BEHIND = /^\s*(?:起|开始|之后|以后|至今|以来|onwards?)/iu;
/** What a year says of a school or a class: 2019届, 2016级, "class of 2019". */
const CLASS_OF: [RegExp, Role][] = [
  [/^\s?(?:年)?(?:届|应届)/u, 'end'],
  [/^\s?(?:年)?级/u, 'start'],
];
/** Things that have a date of their own, which is not the speaker's. */
const NOT_MINE =
  /\b(?:founded|established|released|release|launched|bought|acquired|born|version|edition|covid|pandemic|published|since the|applied|interviewed)\b|成立|创立|出生|发布|上市|收购|疫情|版本|年生|面试|投(?:的)?简历/iu;
const STILL =
  /\bstill (?:there|here|working|employed|at\b|with (?:them|the)|going|ongoing|on it|running|in (?:it|the|that|school)|enrolled|studying|doing (?:it|that)|my (?:current )?(?:job|employer)|am\b|do\b)|\b(?:till|until|til|to|through|up to) (?:now|today|date|present|this day|the present)\b|\bongoing\b|\bnot (?:finished|ended|over|left) yet\b|\b(?:haven't|have not) left\b|至今|到现在|到目前|到今天|还在(?!线|读|上学|念|想|考虑|找|整|学|犹豫|看|计|纠|准)|仍在|仍然在|一直(?:在)?(?:干|做)?到现在|一直在(?:这|那|职|干|做)|还没(?:离职|离开|走|结束|毕业|辞)|在职(?!吗|证)|目前还在|尚未(?:离职|毕业|结束)/iu;
/** Said of the post itself: with a beginning and no end it lasts. */
const CURRENT =
  /\b(?:currently|at the moment|right now|these days|my current)\b|目前|现在(?:在|是|就)|现任/iu;
const GONE =
  /\b(?:not|no longer|isn't|aren't|am not|i'm not|don't)\b.{0,12}\b(?:still|there|anymore|any more)|不在(?:了|那|职)|已经?(?:离职|离开|走了|毕业)/iu;
/** What was on paper against what really happened. */
const REAL =
  /\b(?:actually|in (?:fact|reality|practice)|really (?:started|began|joined|left))\b|真正|实际(?:上)?|其实/iu;
/** "June, or maybe July": a second guess leaves the first open. */
const MAYBE_ELSE = /^(?:or|or maybe|or perhaps|maybe even)\b|也可能|也许是|要么是|还是/iu;
const OR = /\s(?:or|versus|vs)\s|还是|或者?|要么/iu;

/**
 * When it began and ended. A range says both; a single date takes its part from the words around it, else from the
 * question. What remains open is left out: a lone "2021" says neither.
 */
export function readPeriod(
  said: readonly Said[],
  topics: ReadonlySet<Topic>,
  today: string | undefined,
): Period {
  const period: Period = {};
  const open: PartialDate[] = [];
  let ranged = false;
  const real = said.filter(({ text }) => REAL.test(text) && hasDate(text));
  for (const { text } of real.length > 0 ? real : said) {
    if (STILL.test(text) && !GONE.test(text)) period.endDate ??= 'present';
    const mentions = datesOf(text, today);
    if (alternatives(text, mentions) || MAYBE_ELSE.test(text)) continue;
    for (const [index, mention] of mentions.entries()) {
      if (mention.to !== undefined) {
        if (ranged) continue;
        ranged = true;
        period.startDate ??= isoOf(mention.from);
        period.endDate = mention.to === 'present' ? 'present' : isoOf(mention.to);
        continue;
      }
      const around = [
        text.slice(mentions[index - 1]?.span[1] ?? 0, mention.span[0]),
        text.slice(mention.span[1], mentions[index + 1]?.span[0]),
      ] as const;
      // What lies within or beside a whole period is told of something else.
      if (ranged) continue;
      if (NOT_MINE.test(around[0]) || NOT_MINE.test(around[1].slice(0, 12))) continue;
      const role = roleOf(...around);
      if (role === 'start') period.startDate ??= isoOf(mention.from);
      else if (role === 'end') period.endDate = isoOf(mention.from);
      else open.push(mention.from);
    }
  }
  const dated = placed(period, distinct(open), topics);
  return dated.startDate !== undefined &&
    dated.endDate === undefined &&
    said.some(({ text }) => CURRENT.test(text))
    ? { ...dated, endDate: 'present' }
    : dated;
}

/** Whether a text tells a date. */
export function hasDate(text: string): boolean {
  return findDates(text).length > 0;
}

function datesOf(text: string, today: string | undefined): DateMention[] {
  const names = findTechnologies(text);
  return findDates(text, today === undefined ? {} : { today }).filter(
    ({ span }) =>
      // "SQL Server 2019", "ES2020" are versions.
      !names.some(({ span: name }) => name[1] <= span[0] && /^\s?$/.test(text.slice(name[1], span[0]))),
  );
}

function alternatives(text: string, mentions: DateMention[]): boolean {
  return mentions.some((mention, index) => {
    const next = mentions[index + 1];
    return (
      next !== undefined &&
      next.span[0] - mention.span[1] < 12 &&
      OR.test(text.slice(mention.span[1], next.span[0]))
    );
  });
}

/** The nearest cue: right before the date, then behind it. */
function roleOf(before: string, after: string): Role | null {
  for (const [pattern, role] of CLASS_OF) if (pattern.test(after)) return role;
  if (START_BESIDE.test(before) || START_BEHIND.test(after)) return 'start';
  if (END_BESIDE.test(before)) return 'end';
  const [start, end] = [lastIndex(STARTS, before), lastIndex(ENDS, before)];
  if (start !== end) return start > end ? 'start' : 'end';
  const [starts, ends] = [STARTS.exec(after)?.index ?? Infinity, ENDS.exec(after)?.index ?? Infinity];
  if (starts !== ends) return starts < ends ? 'start' : 'end';
  return null;
}

function lastIndex(pattern: RegExp, text: string): number {
  let last = -1;
  for (const { index } of text.matchAll(new RegExp(pattern.source, 'giu'))) last = index;
  return last;
}

/** "Early 2021, yeah, Jan 2021": of a date and one within it the more precise counts. */
function distinct(open: readonly PartialDate[]): PartialDate[] {
  return open.filter(
    (date, index) =>
      !open.some(
        (other, at) =>
          at !== index && dateWithin(other, date) && (at < index || isoOf(other) !== isoOf(date)),
      ),
  );
}

function placed(period: Period, open: readonly PartialDate[], topics: ReadonlySet<Topic>): Period {
  const [first, second] = open;
  if (!first) return period;
  const asksStart = asks(topics, 'start');
  const asksEnd = asks(topics, 'end');
  if (second && open.length === 2 && period.startDate === undefined && period.endDate === undefined) {
    // "2019, 2021" to a question for dates.
    return asks(topics, 'dates') && asksStart === asksEnd
      ? { startDate: isoOf(first), endDate: isoOf(second) }
      : period;
  }
  if (open.length > 1) return period;
  if (asksStart && !asksEnd && period.startDate === undefined) return { ...period, startDate: isoOf(first) };
  if (asksEnd && !asksStart && period.endDate === undefined) return { ...period, endDate: isoOf(first) };
  // Both were asked and one was told by its words: the other is the other one.
  if (asks(topics, 'dates') && period.startDate !== undefined && period.endDate === undefined)
    return { ...period, endDate: isoOf(first) };
  if (asks(topics, 'dates') && period.endDate !== undefined && period.startDate === undefined)
    return { startDate: isoOf(first), ...period };
  return period;
}

function isoOf({ y, m, d }: PartialDate): string {
  if (m === undefined) return String(y);
  const month = `${y}-${String(m).padStart(2, '0')}`;
  // 30 February is no day.
  return d === undefined || d > new Date(Date.UTC(y, m, 0)).getUTCDate()
    ? month
    : `${month}-${String(d).padStart(2, '0')}`;
}
