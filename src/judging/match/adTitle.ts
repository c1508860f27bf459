import { matchesOf } from '../../text/matches';
import { headingOf } from './headings';
import { firstOf, occurs } from '../../text/prefilter';

const ROLE =
  /\b(?:engineers?|developers?|programmers?|architects?|analysts?|scientists?|administrators?|admin|designers?|testers?|managers?|leads?|consultants?|specialists?|researchers?|interns?|internship|trainees?|apprentices?|technicians?|planners?|operators?|dba|sre|devops|sdet|qa|cto|head of|director|officer|coordinator|assistant|writer|student|graduates?|programme|expert|evangelist|advocate|maintainer|modeller|modeler|statistician|technologist|freelancer|contractor|full[- ]?stack|front[- ]?end|back[- ]?end|team ?lead|support|hacker|coder|devs?|owner|master|principal|instructor|editor|clerk|accountant|buyer)\b|工程师|开发|程序员|架构师|分析师|科学家|设计师|测试|运维|经理|主管|负责人|总监|顾问|专员|实习生?|研究员|管理员|技术员|专家|算法|前端|后端|客户端|服务端|全栈|产品|运营|讲师|校招|助理|组长|DBA/i;
const LEAD =
  /^[\s\p{P}\p{S}]*(?:(?:job |position |role )?title|job|position|role|vacancy|hiring|we(?:'|’)?re hiring|we are hiring|now hiring|looking for|seeking|wanted|opening|职位(?:名称)?|岗位(?:名称)?|职务|招聘(?:职位|岗位)?|诚聘|急聘|急招|诚招|高薪诚聘|招|内推|直招)\s*(?:[:：!！】\]|]|\s[-–—]\s|(?=\p{Script=Han})|\s(?=an?\s))\s*(?:an? )?/iu;
/** What stands before the title in a line: "[远程] Moos 诚聘 …", "Acme is hiring a …". */
const HIRING =
  /^.*?(?:诚聘|招聘|急聘|急招|诚招|寻找|招募|(?:hiring|looking for|seeking|wanted|vacancy)(?=[:：])|is (?:hiring|looking for|seeking)(?: an?)?)(?:[\s】\]:：]+|(?=\p{Script=Han}))(?=\S{2})/iu;
const NOUN_PHRASE = '[^.。!！?？;；:：,，\\n]{2,70}?';
const PROSE: readonly RegExp[] = [
  `\\b(?:hiring|looking for|seeking|searching for|recruiting|want(?:ed|s)?|needs?|in search of|after|for|as|join(?:ing)? (?:us|our team|the team|\\w+) as|become|hire) (?:an? |our (?:next |first |new )?|another |one (?:more )?|the next )(?:new |experienced |talented |passionate |motivated |skilled |brilliant |great )*(?<title>${NOUN_PHRASE})(?=\\s*(?:[.!?;:,(\\n]|$|\\s(?:to|who|with|for|in|at|based|that|and|on|from|so|because|working|able)\\b))`,
  `^\\s*(?<title>[\\w+#./ -]{3,60}?) (?:wanted|needed|sought)\\b`,
].map((source) => new RegExp(source, 'giu'));
const HAN_PROSE =
  /(?:招聘|诚聘|急聘|急招|诚招|招募|正?在?招|想招|要招|找|寻找|招一[位名个]|聘请|需要|缺|岗位是|职位是)(?:[一二两三四五六七八九十\d]{0,2}[位名个])?(?:能.{1,10}的|有经验的|靠谱的|优秀的|资深的?(?=的))?\s*(?<title>[^，,。；;!！:：\n（(]{2,24}?)(?=[，,。；;!！:：\n（(]|$|来|负责|加入|一起|坐标|base)/giu;

/** The title of an ad with its place: the first line that names a role, else the first line that stands alone. */
export function findTitle(ad: string): { title: string; span: [number, number] } | null {
  const lines = firstLines(ad);
  for (const { text, start } of lines) {
    const lead = firstOf(LEAD, text)?.[0].length ?? firstOf(HIRING, text)?.[0].length ?? 0;
    const rest = text.slice(lead).replace(/[\s】\]*#_!！]+$/u, '');
    const labelled = lead > 0 && !/^[\s\p{P}\p{S}]*$/u.test(text.slice(0, lead));
    if (
      rest.length <= (labelled ? 60 : 70) &&
      !/[。；;]|[.!?]\s/.test(rest) &&
      (occurs(ROLE, rest) || labelled) &&
      isName(rest, text)
    )
      return cut(rest, start + lead);
  }
  const first = lines[0];
  const opening = /^[^.。!！?？;；,，:：]{3,50}(?=[.。])/u.exec(first?.text ?? '')?.[0];
  if (first && opening !== undefined && occurs(ROLE, opening) && isName(opening, opening))
    return cut(opening, first.start);
  const inProse = proseTitle(ad.slice(0, 1500));
  if (first && isName(first.text.trim(), first.text) && !inProse) return cut(first.text, first.start);
  return inProse;
}

/** A line that is a name: short, no sentence, no heading of a section. */
function isName(text: string, line: string): boolean {
  if (text === '' || text.length > 70 || /[.。!！?？;；]\s*$/.test(text)) return false;
  if ((text.match(/[,，]/g)?.length ?? 0) > 2 || text.split(/\s+/).length > 14) return false;
  if (/^\s*(?:[-*•·–]|\d{1,2}[.、)])\s*/.test(line)) return false;
  if (/\b(?:is|are|we|you|our|has|have|will|must|should|years?|experience)\b|经验|\d年/i.test(text))
    return false;
  if (/^(?:熟悉|熟练|精通|掌握|了解|具备|要求)/.test(text)) return false;
  if (/^(?:我们|公司|你|本公司|想)|是一[家个支]|[，,].{0,12}(?:负责|要求|熟悉)/.test(text)) return false;
  const heading = headingOf(line, { bulleted: false, afterBlank: true, beforeBullet: false });
  return (
    heading?.section === undefined ||
    heading.section === null ||
    // A label with its value ("工作地点：深圳") is one of a place, not of a position.
    (heading.section === 'fact' && text.length < line.trim().length) ||
    (occurs(ROLE, text) && heading.section !== 'fact')
  );
}

function proseTitle(text: string): { title: string; span: [number, number] } | null {
  const found = [...PROSE, HAN_PROSE]
    .flatMap((pattern) => matchesOf(pattern, text))
    .flatMap((match) => {
      const title = match.groups?.['title'] ?? '';
      return occurs(ROLE, title) ? [{ title, at: match.index + match[0].indexOf(title) }] : [];
    })
    .sort((a, b) => a.at - b.at)
    .at(0);
  return found ? cut(found.title, found.at) : null;
}

function cut(raw: string, at: number): { title: string; span: [number, number] } | null {
  const lead = /^[\s*#_【[]*(?:(?:急招|诚聘|急聘|招聘|热招|校招|社招)[】\]]\s*)?/u.exec(raw)?.[0].length ?? 0;
  const hired = firstOf(HIRING, raw)?.[0].length ?? 0;
  if (hired > lead) return cut(raw.slice(hired), at + hired);
  const title = raw
    .slice(lead)
    .replace(/[\s*#_】\]]+$/u, '')
    .replace(
      /\s+(?:wanted|needed|sought)$|(?:若干|[一二两三四五六七八九十\d]{1,2})[名位个人]$|\s*[（(|｜,，]?\s*(?:薪[水资酬]|月薪|年薪)?\s*\d+(?:\s?[-~–]\s?\d+)?\s?[kK万][^\s]*.*$/iu,
      '',
    );
  return title === '' ? null : { title, span: [at + lead, at + lead + title.length] };
}

function firstLines(ad: string): { text: string; start: number }[] {
  const found: { text: string; start: number }[] = [];
  let start = 0;
  for (const text of ad.slice(0, 2000).split('\n')) {
    if (text.trim() !== '') found.push({ text, start });
    start += text.length + 1;
    if (found.length >= 4) break;
  }
  return found;
}
