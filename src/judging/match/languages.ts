import { matchesOf } from '../../text/matches';
import { occurs } from '../../text/prefilter';

/** `[English name in lower case, other names as a pattern]`. */
const LANGUAGES: readonly [string, string][] = [
  [
    'english',
    'English|英[语文]|CET-?\\s?[46]|大学英语[四六]级|英语[四六]级|[四六]级|专[四八]|TEM-?[48]|IELTS|雅思|TOEFL|托福|TOEIC|托业',
  ],
  ['german', 'German|Deutsch|德[语文]'],
  ['french', 'French|Français|法[语文](?!件|档|书)'],
  ['spanish', 'Spanish|西班牙[语文]|西语'],
  ['italian', 'Italian|意大利[语文]|意语'],
  ['portuguese', 'Portuguese|葡萄牙[语文]|葡语'],
  ['dutch', 'Dutch|荷兰[语文]'],
  ['swedish', 'Swedish|瑞典[语文]'],
  ['norwegian', 'Norwegian|挪威[语文]'],
  ['danish', 'Danish|丹麦[语文]'],
  ['finnish', 'Finnish|芬兰[语文]'],
  ['polish', 'Polish|波兰[语文]'],
  ['czech', 'Czech|捷克[语文]'],
  ['hungarian', 'Hungarian|匈牙利[语文]'],
  ['romanian', 'Romanian|罗马尼亚[语文]'],
  ['greek', 'Greek|希腊[语文]'],
  ['turkish', 'Turkish|土耳其[语文]'],
  ['russian', 'Russian|俄[语文]|俄罗斯语'],
  ['ukrainian', 'Ukrainian|乌克兰[语文]'],
  ['arabic', 'Arabic|阿拉伯[语文]|阿语'],
  ['hebrew', 'Hebrew|希伯来[语文]'],
  ['hindi', 'Hindi|印地[语文]'],
  ['japanese', 'Japanese|日[语文](?!期)|JLPT|\\bN[1-3]\\b'],
  ['korean', 'Korean|韩[语文]|TOPIK'],
  ['mandarin', 'Mandarin|普通话|国语'],
  ['cantonese', 'Cantonese|粤语|广东话'],
  ['chinese', 'Chinese|中文|汉语|HSK'],
  ['vietnamese', 'Vietnamese|越南[语文]'],
  ['thai', 'Thai|泰[语文]'],
  ['indonesian', 'Indonesian|Bahasa(?: Indonesia)?|印尼[语文]'],
  ['malay', 'Malay|马来[语文]'],
  ['welsh', 'Welsh'],
  ['irish', 'Irish'],
];
/** Written small, these are words of their own. */
const CAPITAL = new Set(['polish', 'thai', 'irish', 'japanese']);
const NAMES: readonly [string, RegExp][] = LANGUAGES.map(([name, pattern]) => [
  name,
  new RegExp(`(?<![A-Za-z])(?:${pattern})(?![A-Za-z])`, CAPITAL.has(name) ? 'g' : 'gi'),
]);
const SKILL_BEFORE =
  /\b(?:fluent|fluency|fluently|proficien(?:t|cy)|native(?:-level)?|near-native|bilingual|business(?:[- ]level| fluent)?|professional|good|excellent|strong|solid|great|very good|decent|sound|perfect|confident|clear|working|conversational|advanced|intermediate|upper[- ]intermediate|written|spoken|writing|verbal|oral|speak(?:s|ing|er)?|writes?|reads?|understand(?:ing)?|communicat(?:e|ing|ion)|command of|knowledge of|level of|comfortable|at ease|ability|able to|converse|in|[abc][12])\b[^.;]{0,40}$/i;
const SKILL_AFTER =
  /^[\s)]*(?:only\b|in (?:writing|speech|word)|\(?(?:[abc][12]|n[1-3])\b|(?:language )?(?:skills?|proficiency|fluency|fluent|level|native|at\b|is (?:required|a must|enough|sufficient|fine|what we speak|essential|mandatory|needed|necessary|our|the)|are (?:required|essential|our|the)|a must|required|essential|mandatory|needed|,? ?(?:both )?(?:spoken|written)|speak(?:er|ing)|to\b|well|fluently|and \w+ (?:fluently|required)|both|good enough|language|[–:-]))/i;
const ZH_SKILL =
  /能力|开会|汇报|对接|读写|听说|口语|流利|熟练|阅读|书面|沟通|交流|水平|良好|优秀|流畅|过硬|工作语言|作为|[四六]级|以上|通过|证书|[Nn][1-3]|读|写|说|听|会议|文档|邮件|必[须备]|要求|不错|过关|无障碍|母语|标准|基础|为主|日常|技术资料/;
const EVERYDAY =
  /\b(?:working|office|team|company|business|everyday|daily|spoken|main|common|corporate|official) language\b|\b(?:we|team|everyone|everything|meetings?|stand-?ups?|documentation|docs|calls?|day|work|communication|interviews?)\b[^.;]{0,40}\b(?:speak|in|is|are|run|held|written|happens?|conducted)\b/i;
/** Not the language: its speakers' market, the firm's nationality. */
const NO_LANGUAGE_AFTER =
  /^[\s-]*(?:compan(?:y|ies)|firm|market|customers?|clients?|offices?|breakfast|team|law|tax|bank|government|startup|users?|version|translation|locale|labou?r|holidays?|train|railway|hospitals?|schools?|universit|ministry|partners?|manufacturers?|subsidiary|speaking countries|literature|cuisine|food|classes|lessons|courses?)/i;
const LESSONS =
  /\b(?:lessons?|courses?|classes|learn|improve|free|paid|sponsor|support with|teach)\b|培训|课程|学习补贴|免费|补贴/i;

const ANY = new RegExp(NAMES.map(([, { source }]) => source).join('|'), 'i');
const AND = /^\s*(?:and|&|\/|,|,\s*and|、|和|及|与)\s*$/i;
const OR = /^\s*(?:or|或者?)\s*$/i;

interface LanguageMention {
  language: string;
  span: [number, number];
}

/**
 * Natural languages whose command a sentence asks for. `demanded`: the sentence is a requirement by its place, so that
 * less must be said. Of alternatives ("German or French") neither is a condition.
 */
export function findLanguages(text: string, demanded: boolean): LanguageMention[] {
  if (!ANY.test(text)) return [];
  const named = NAMES.flatMap(([language, pattern]) =>
    matchesOf(pattern, text).map(({ index, 0: name }): LanguageMention => ({
      language,
      span: [index, index + name.length],
    })),
  ).sort((a, b) => a.span[0] - b.span[0]);
  const between = (at: number): string => text.slice(named[at]?.span[1], named[at + 1]?.span[0]);
  const meant = named.map(({ span }) => isMeant(text, span, demanded));
  // "Swedish and English, spoken and written"
  for (let at = named.length - 2; at >= 0; at--) if (meant[at + 1] && AND.test(between(at))) meant[at] = true;
  return named.filter(
    (_, at) =>
      meant[at] && !(at + 1 < named.length && OR.test(between(at))) && !(at > 0 && OR.test(between(at - 1))),
  );
}

function isMeant(text: string, [start, end]: readonly [number, number], demanded: boolean): boolean {
  const before = text.slice(Math.max(0, start - 60), start);
  const after = text.slice(end, end + 40);
  if (NO_LANGUAGE_AFTER.test(after)) return false;
  const clause = /[^,，;；。.]*$/.exec(before)?.[0] ?? '';
  if (LESSONS.test(clause + (/^[^,，;；。.]*/.exec(after)?.[0] ?? ''))) return false;
  const han = /\p{Script=Han}/u.test(text);
  return (
    // "German isn't required, English is."
    (/^\s(?:is|are)\s*(?:[.;,]|$)/.test(after) && /\b(?:required|needed|a must)\b/i.test(text)) ||
    SKILL_BEFORE.test(before) ||
    SKILL_AFTER.test(after) ||
    occurs(EVERYDAY, text) ||
    (han &&
      (ZH_SKILL.test(after.slice(0, 16)) ||
        ZH_SKILL.test(before.slice(-10)) ||
        /\d|级/.test(text.slice(start, end)))) ||
    // An item that is, or begins with, the language.
    (demanded && (text.trim().length <= end - start + 12 || text.slice(0, start).trim() === ''))
  );
}

/** The language that a text such as "英语" or "German (native)" names, `null` when it names none. */
export function languageNamed(text: string): string | null {
  return NAMES.find(([, pattern]) => new RegExp(pattern.source, 'i').test(text))?.[0] ?? null;
}
