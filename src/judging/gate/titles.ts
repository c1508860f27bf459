import { findJobTitles } from '../../text/jobTitles';
import type { JobTitle } from '../../text/jobTitles';
import type { Detector } from './claim';
import { isPersonal } from './indexFacts';
import type { FactIndex, Statement } from './sources';

/** A title that a claim gives the person must be one of the facts', no higher and of the same trade and field. */
export const checkTitles: Detector = (claim, facts) => {
  const borne = findJobTitles(claim.text).filter((title) => isOwnTitle(claim.text, title));
  if (borne.length === 0) return [];
  const known = facts.own.flatMap((statement) => titlesOf(statement).map((title) => ({ title, statement })));
  // A title in the other language that none of ours is known beside can't be compared.
  if (known.length === 0 && borne.every(({ surface }) => HAN.test(surface) !== HAN.test(facts.text)))
    return [];
  return borne
    .filter((title) => !known.some((fact) => supportsTitle(fact.title, title)) && !names(facts, title))
    .map(({ span }) => {
      const [clash] = known;
      return {
        rule: 'title-not-in-evidence',
        span,
        ...(clash && { fact: clash.statement.text, source: clash.statement.source.id }),
      };
    });
};

const HAN = /\p{Script=Han}/u;

function supportsTitle(fact: JobTitle, claim: JobTitle): boolean {
  if (claim.rank > fact.rank) return false;
  // An intern's title may not lose the word that says so; "engineer" of a senior one is less detail.
  if (fact.rank <= 1 && claim.rank > fact.rank) return false;
  if (fact.trade !== claim.trade && !(claim.trade === 'engineer' && fact.trade === 'architect')) return false;
  return claim.field === null || fact.field === null || claim.field === fact.field;
}

function names(facts: FactIndex, { surface, rank }: JobTitle): boolean {
  // A single word may be somebody else's.
  if (!/ |\p{Script=Han}{5}/u.test(surface)) return false;
  return rank > 0 && facts.words.includes(surface.toLowerCase().replace(/[\s_-]+/g, ''));
}

function titlesOf(statement: Statement): JobTitle[] {
  if (!isPersonal(statement.source)) return [];
  return findJobTitles(statement.text).filter((title) => {
    const before = statement.text.slice(0, title.span[0]);
    if (OTHERS_BEFORE.test(before)) return false;
    // In the head of an entry a title stands alone; in talk somebody must bear it.
    return statement.source.kind === 'resume' || STATED.test(before) || isOwnTitle(statement.text, title);
  });
}

const OTHERS_BEFORE =
  /(?:\b(?:with|by|from|to|for|our|their|his|her|the|another|other|under|between|among|helped|supported|assisted|joined)\s+(?:an? |the |our |two |three |\d+ |other |several |some |more )*|和|与|跟|给|帮|帮助|向|由|对接|协助|配合|面向|为|让|几[个名位]|[\d一二两三四五六七八九十]\s?[个名位]|其他|各位|汇报给)\s*$/iu;
const BEARS =
  /(?:\b(?:as|was|am|been|being|worked as|served as|acted as|hired as|promoted to|role of|position of|title of|became|former)\s+(?:an? |the |its |their |sole |only )*|担任|出任|任职|升任|晋升为?|作为|身为|任|以|做过?|是|职位[:：]?|前)[^，。,;；]{0,24}$/iu;

const STATED =
  /(?:\b(?:I['’]?m|I am|I was|I['’]ve been|we are|title|role|position|hired|job|worked|working|employed|contract|started|joined|became|made me)\b[^.]{0,24}|(?:头衔|职位|岗位|职务|职称|身份|title|岗|挂名|应聘|入职|我)[^，。]{0,10}(?:是|为|叫|做|：|:|的)?[^，。]{0,6})$/iu;

/** Whether the person bears the title: at the beginning of a clause, or behind "as", 担任, 作为. */
function isOwnTitle(text: string, { span, surface }: JobTitle): boolean {
  const before = text.slice(0, span[0]);
  const after = text.slice(span[1]);
  if (/^(?:s\b|['’]s\b|-)/.test(after)) return false;
  if (
    /^(?:lead|leader|owner|partner|head|student|assistant|dev|operator|support|specialist|maintainer)$/i.test(
      surface,
    )
  )
    return false;
  const bears = BEARS.exec(before);
  if (bears && !/\b(?:such|known|same|soon|well|act) as\s+$/i.test(before)) {
    return !bears[0].startsWith('以') || /^[^，。,]{0,6}(?:身份|角色)/.test(after);
  }
  if (
    HAN.test(surface) &&
    !OTHERS_BEFORE.test(before) &&
    /^\s*(?:[，。,;；)）]|$|期间|一职|岗|身份)/.test(after) &&
    /[\s，,。：:|·在于\p{Script=Latin}]$|^$/u.test(before)
  )
    return true;
  const begins = /(?:^|[.;；。!?！？:：—–|]\s*|^[\p{Lu}][\w ]{0,30}[,，]\s*)(?:an? |the |former )?$/iu.test(
    before,
  );
  return (
    begins &&
    !/^\s*(?:and|or|、|与|和)?\s*(?:teams?|groups?|community|tools?|团队|组|工具|协作)/iu.test(after)
  );
}
