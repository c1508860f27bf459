import { baseOfGerund, baseOfPast } from '../../text/englishVerbs';
import { findJobTitles, titleOf } from '../../text/jobTitles';
import type { JobTitle } from '../../text/jobTitles';
import type { Detector, Objection } from './claim';
import { isPersonal } from './sources';
import type { FactIndex, Statement } from './sources';
import { firstOf, occurs } from '../../text/prefilter';

/** A title that a claim gives the person must be one of the facts', no higher and of the same trade and field. */
export const checkTitles: Detector = (claim, facts) => {
  const borne = findJobTitles(claim.text).filter(
    (title) => isOwnTitle(claim.text, title) && !isOfProgram(title, facts),
  );
  if (borne.length === 0) return permanence(claim.text, facts);
  const known = facts.own.flatMap((statement) => titlesOf(statement).map((title) => ({ title, statement })));
  const [clash] = known;
  const objections: Objection[] = borne
    .filter(
      (title) =>
        !isBacked(
          title,
          known.map((fact) => fact.title),
          facts,
        ),
    )
    .map(({ span }) => ({
      rule: 'title-not-in-evidence',
      span,
      ...(clash && { fact: clash.statement.text, source: clash.statement.source.id }),
    }));
  return [...objections, ...permanence(claim.text, facts)];
};

/** "A font manager for Linux": what only a project's own texts call so is the project. */
function isOfProgram({ surface }: JobTitle, facts: FactIndex): boolean {
  if (!OF_PROGRAMS.test(surface)) return false;
  const told = facts.own.filter(({ text }) => text.toLowerCase().includes(surface.toLowerCase()));
  return told.length > 0 && told.every(({ source }) => !isPersonal(source));
}

/** Posts that are held for good, and those that are not. */
const PERMANENT =
  /\b(?:permanent|tenured|full-time)\b(?= (?:\w+ ){0,3}(?:staff|employee|position|role|job|post|member|developer|engineer|contract|analyst|designer|tester))|(?:正式|在编|编内|全职|长期)(?:员工|职工|职员|工|岗位?|编制|人员|雇员|开发|工程师|测试|教师)|(?:有|入|带)编制?(?=[，。,]|$)/i;
const PASSING =
  /\b(?:contract(?:or)?|freelanc\w*|temp(?:orary)?|part-time|intern\w*|volunteer\w*|seasonal|fixed-term|casual|agency worker|zero-hours|working student|trainee|apprentice\w*|probation\w*)\b|外包|兼职|自由职业|临时|实习|见习|劳务派遣|派遣|志愿|合同工|编外|试用期|小时工|驻场|外聘|代课/i;

function permanence(text: string, facts: FactIndex): Objection[] {
  const match = firstOf(PERMANENT, text);
  if (!match || occurs(PERMANENT, facts.text)) return [];
  const passing = [...facts.own, ...facts.unmade].find((statement) => occurs(PASSING, statement.text));
  if (!passing) return [];
  return [
    {
      rule: 'title-not-in-evidence',
      span: [match.index, match.index + match[0].length],
      fact: passing.text,
      source: passing.source.id,
    },
  ];
}

const HAN = /\p{Script=Han}/u;
/** A standing that no doing of the work alone gives. */
const HIGH = 4;

function isBacked(title: JobTitle, known: readonly JobTitle[], facts: FactIndex): boolean {
  if (title.trade === 'member' && title.rank <= 2) return true;
  if (known.some((fact) => supportsTitle(fact, title))) return true;
  if (isCertified(title, facts)) return true;
  // Whoever wrote most of a project is its author and keeps it.
  if (title.trade === 'maintainer' && facts.share !== null && facts.share >= 0.5) return true;
  if (
    title.trade === 'maintainer' &&
    facts.own.some((fact) => !fact.byOthers && fact.strength !== 'join' && occurs(MAINTAINS, fact.text))
  )
    return true;
  if (known.length > 0) return false;
  // "Developer of the tool" says no more than to have made it.
  if (title.rank < HIGH && title.rank >= 0 && PLAIN.has(title.trade)) return true;
  if (title.rank < 3) return true;
  // Some title that no table knows, in the other language.
  return title.rank <= 6 && HAN.test(title.surface) !== HAN.test(facts.text) && occurs(UNREAD, facts.text);
}

/** "Solutions Architect" of an exam that was passed: the name of a certificate, word for word. */
function isCertified({ surface }: JobTitle, facts: FactIndex): boolean {
  return facts.own.some(({ text }) => EXAM.test(text) && text.toLowerCase().includes(surface.toLowerCase()));
}

const EXAM = /\b(?:certif\w+|exams?|passed|licen[sc]ed?)\b|证书|认证|考(?:过|取|了|下|出)/i;

const PLAIN = new Set(['engineer', 'member', 'volunteer', 'operator', 'tester', 'other']);
const MAINTAINS =
  /\b(?:maintain(?:ed|s|ing)?|(?:look|looked|looking) after|keep it running|kept it running)\b|\b(?:I am|I['’]m|I was|I have been|its|as|sole|the only) (?:the |its |a )?maintainer\b|维护(?!者|人)|(?:我|本人|唯一|项目|仓库)[^，。]{0,8}(?:维护者|maintainer)/i;
const UNREAD =
  /\b(?:lead|head|chief|manag\w+|in charge|director|boss|title|role|position)\b|长|主管|负责人|经理|总监|头衔|职位/i;

/** Titles that one word gives and another language or trade writes otherwise: 负责人, 主任, 主管, "lead". */
const LOOSE = /负责人|主任|主管|\b(?:supervisor|coordinator|PM)\b/i;

function supportsTitle(fact: JobTitle, claim: JobTitle): boolean {
  const across = HAN.test(fact.surface) !== HAN.test(claim.surface);
  const standing = LOOSE.test(fact.surface) ? Math.max(fact.rank, across ? 7 : 6) : fact.rank;
  if (claim.rank > standing) return false;
  if (!sameTrade(fact, claim, across)) return false;
  if (claim.field === null || claim.field === fact.field) return true;
  if (claim.field === 'fullstack') return false;
  return fact.field === null || fact.field === 'fullstack';
}

function sameTrade(fact: JobTitle, claim: JobTitle, across: boolean): boolean {
  if (fact.trade === claim.trade) return fact.trade !== 'other' || across || shareWord(fact, claim);
  if (fact.trade === 'volunteer') return /volunteer|志愿|义工/i.test(claim.surface);
  if (claim.trade === 'engineer')
    return ['architect', 'lead', 'maintainer', 'operator', 'tester'].includes(fact.trade) && fact.rank >= 3;
  if (claim.trade === 'lead') return fact.rank >= 5;
  // "Tech lead" is an engineer, 技术负责人 a manager: what a lead does is no trade.
  if (fact.trade === 'lead') return claim.trade === 'manager' || claim.trade === 'member';
  if (claim.trade === 'member') return true;
  if (claim.trade === 'manager') return fact.rank >= claim.rank && fact.rank >= 5;
  // 客户成功经理 is read as a manager of something that no table knows.
  if (fact.trade === 'manager' && across && fact.field === null) return true;
  return across && (fact.trade === 'other' || claim.trade === 'other');
}

function shareWord(fact: JobTitle, claim: JobTitle): boolean {
  const last = (surface: string): string =>
    /(?:[A-Za-z]+|\p{Script=Han}{2})\W*$/u.exec(surface)?.[0].toLowerCase() ?? '';
  return last(fact.surface) === last(claim.surface);
}

/** The titles that a statement gives the person. */
function titlesOf(statement: Statement): JobTitle[] {
  if (!isPersonal(statement.source)) return [];
  const { text } = statement;
  const risen = firstOf(RISEN, text)?.[1];
  const raised = risen === undefined ? [] : [titleOf(`${risen} engineer`)];
  const named = findJobTitles(text).flatMap((title) => {
    const before = textBefore(text, title.span[0]);
    if (OTHERS_BEFORE.test(before)) return [];
    // In the head of an entry a title stands alone; in talk somebody must bear it.
    const borne =
      statement.source.kind === 'resume'
        ? !/^['’]s\b/.test(text.slice(title.span[1]))
        : STATED.test(before) || isOwnTitle(text, title);
    if (!borne) return [];
    // 我临时代理组长: who stands in bears the title less.
    return STANDS_IN.test(before) ? [{ ...title, rank: title.rank - 0.5 }] : [title];
  });
  return [...named, ...raised];
}

/** "Promoted to senior", "made me lead": a standing without a noun. */
const RISEN =
  /\b(?:promoted to |made (?:me )?(?:a |the )?|moved up to |became (?:a |the )?|I (?:am|was) (?:a |the )?)(senior|lead|staff|principal|mid-level)\b(?! \w+(?:er|or|ist|yst)\b)/i;

const STANDS_IN =
  /(?:\b(?:acting|deputi[sz]ed|stood in|filled in|covered|interim|deputy|assistant to|substitut\w+)\b[^.]{0,24}|(?:代理|代管|代行|顶替?|替|临时|暂代|副)[^，。]{0,6})$/i;
const OTHERS_BEFORE =
  /(?:\b(?:with|by|from|to|for|our|their|his|her|under|between|among|alongside|helped|helping|supported|supporting|assisted|assisting|joined|reporting to|reported to|stood in for|covered for)\s+(?:an? |the |our |my |two |three |\d+ |other |several |some |more |that )*|\b(?:our|my|the other|another|their|a certain)\s+|和|与|跟|给|帮|帮助|向|由|对接|协助|配合|面向|让|请|几[个名位]|(?<!任)[\d一二两三四五六七八九十]\s?[个名位]|其他|各位|汇报给|供|方便|辅助)\s*$/i;
const BEARS =
  /(?:\b(?:(?<!(?:such|known|same|soon|well|act|served|regard\w*) )as|was|am|been|being|served as|acted as|hired as|promoted to|role of|position of|title of|became|former|I['’]m)\s+(?:an? |the |its |their |sole |only )*|(?:担任|出任|升任|晋升为?|作为|身为|任职|(?<!责|信|担|主|兼|连)任(?![务何意])|(?<![难可所予加给])以|是|(?:职位|岗位|职务|头衔|身份)[:：为]?)\s?(?:[\p{Script=Han}A-Za-z ]{0,14})?|做(?:过|了)?[^，。,]{0,8}年?(?:的)?|前任?)$/iu;

const STATED =
  /(?:\b(?:I['’]?m|I am|I was|I['’]ve been|we are|title|role|position|hired|job|worked|working|employed|contract|started|joined|became|made me|promoted)\b[^.]{0,24}|(?:头衔|职位|岗位|职务|职称|身份|title|岗|挂名|应聘|入职|我)[^，。]{0,10}(?:是|为|叫|做|当|任|：|:|的)?[^，。]{0,6})$/i;

/** Behind a title that stands first: nothing, a mark, or what somebody with it did. */
const GOES_ON =
  /^\s*(?:$|[，,。;；:：|·—–(（)）/-]|\.(?:\s|$)|(?:at|of|in|for|on|with|who|until|since|from|during|responsible|working|joining|and|by|within)\b|[a-z]+ing\b|\d|期间|一职|岗|身份|于|在)/i;
/** A name: "Engineer Norwell Ltd". */
const NAME_GOES_ON = /^\s*\p{Lu}/u;
/** "Built Tern, a password manager": what stands in apposition to what somebody made is a thing. */
const MADE_APPOSITION =
  /\b(?:built|made|wrote|created|developed|designed|released|published|launched|shipped|maintain(?:ed|s)?|started|open-sourced|implemented|coded|programmed)\b[^,;:.]{1,60}(?:[,:]|\s[–—-])\s*(?:an?|the)\s+(?:[\w-]+\s+){0,4}$|(?:开发|编写|写|做|打造|设计|实现|发布|维护)了?[^，。；：]{1,24}[，：](?:一[个款])?[^，。；：]{0,8}$/i;
/** Trades that programs ply, too. */
const OF_PROGRAMS =
  /(?:manager|tutor|editor|assistant|analyst|coach|planner|trainer|translator|interpreter|writer|advis[eo]r|guide|teacher|instructor|operator|inspector|auditor|designer|helper|tester|librarian|producer)$|(?:助手|助理|管家|教练|翻译|编辑|顾问|讲师|客服|秘书|设计师|测试)$/i;
/** A title that is all of a word may be something else. */
const WORDS_ALONE =
  /^(?:lead|leader|owner|partner|head|student|assistant|dev|operator|support|specialist|contributor|planner|executive|associate|fellow|president|captain|driver|writer|producer|coach|运营|开发|测试|采购|销售|翻译|编辑|专家|主任)$/i;
/** Behind a name of two or three words, a title in apposition: "Pinder Soft developer who …". */
const ORG_BEFORE = /(?:^|[，。,;；:：]\s?)[^\s，。,;；:：与和跟给为向对由帮让请了的将把做写]{2,14}\s?$/u;

/** "Wrote a Morse code trainer": what somebody made is a thing. */
function isMade(before: string): boolean {
  const verb =
    /([A-Za-z]+)\s+(?:an?|the|its|their|our|my)\s+(?:[\w-]+\s+){0,3}$/.exec(before)?.[1] ??
    /^\W*([A-Za-z]+)\s+(?:[\w-]+\s+){0,3}$/.exec(before)?.[1];
  if (
    verb === undefined ||
    /^(?:was|became|hired|served|acted|worked|promoted|employed|joined|trained|started)$/i.test(verb)
  )
    return false;
  return baseOfPast(verb) !== null || baseOfGerund(verb) !== null;
}

/** As much of a text as tells who bears a title; hostile ones are long. */
const WINDOW = 200;

function textBefore(text: string, offset: number): string {
  return text.slice(Math.max(0, offset - WINDOW), offset);
}

/** Whether the person bears the title: at the beginning of a clause, or behind "as", 担任, 作为. */
function isOwnTitle(text: string, { span, surface }: JobTitle): boolean {
  const before = textBefore(text, span[0]);
  const after = text.slice(span[1], span[1] + WINDOW);
  if (/^(?:s\b|['’]s\b|-|(?:和|与|及|、)?(?:团队|组(?!长)|们|群体))/.test(after)) return false;
  if (OTHERS_BEFORE.test(before)) return false;
  if (isMade(before) || MADE_APPOSITION.test(before) || /^ that\b/.test(after)) return false;
  const bears = BEARS.exec(before);
  if (
    bears &&
    (!WORDS_ALONE.test(surface) || /(?:任|做|当|是|作为|身为|\b(?:an?|the|as)\b)\s?$/i.test(before))
  ) {
    return !bears[0].startsWith('以') || /^[^，。,]{0,6}(?:身份|角色)/.test(after);
  }
  if (!GOES_ON.test(after) && !NAME_GOES_ON.test(after)) return false;
  if (WORDS_ALONE.test(surface))
    return (
      /^(?:lead|head|president|captain)$/i.test(surface) &&
      /^$|[.;。；]\s*$/.test(before) &&
      /^ (?:of|for)\b/i.test(after)
    );
  if (HAN.test(surface)) {
    if (!/^\s*(?:[，。,;；)）|]|$|期间|一职|岗|身份)/.test(after)) return false;
    return /[\s，,。：:|·\p{Script=Latin}]$|^$/u.test(before) || ORG_BEFORE.test(before);
  }
  return (
    /(?:^|[.;；。!?！？:：—–|]\s*|^[\p{Lu}][\w ]{0,30}[,，]\s*|^(?:\p{Lu}[\w&.-]* ){1,3}|^(?!\w+ed )\p{Lu}?[\w.+#-]+ (?:and|&|or) |[\p{Script=Han}]\s?)(?:an? |the |former )?$/u.test(
      before,
    ) && !/^\s*(?:and|or|、|与|和)?\s*(?:teams?|groups?|community|tools?|团队|组|工具|协作)/i.test(after)
  );
}
