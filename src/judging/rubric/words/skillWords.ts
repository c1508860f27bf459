import type { TechnologyKind } from '../../../text/technologyTable';
import { english, mentions } from './phrases';
import { blank } from './specifics';
import { occurs } from '../../../text/prefilter';
import { matchesOf } from '../../../text/matches';

/** Everyday tools that everybody has: a keyword that is one of them, whole. */
const TRIVIAL =
  /^(?:熟练(?:使用|操作)?|精通|会用|熟悉)? ?(?:(?:ms|microsoft)[\s-]*(?:word|excel|powerpoint|office|outlook|windows|teams)|word|powerpoint|ppt|outlook|(?:office|wps)(?:\s*(?:suite|365|办公软件|套件|软件))?|办公(?:软件|自动化)?(?:操作)?|日常办公软件|windows(?:\s*(?:\d+|xp|系统|操作系统))?|mac\s?os(?:\s*x)?\s*(?:user)?|internet|the internet|internet browsing|web browsing|browsing|google(?:\s*search(?:ing)?)?|googling|e-?mails?|gmail|typing(?:\s*\d*\s*wpm)?|fast typing|touch typing|\d+\s*wpm|zoom|skype|chrome|edge|browser|notepad|copy(?:\s*(?:and|&|\/)\s*)?paste|computer(?:\s*(?:skills|literacy|basics))?|computers|basic computer|whatsapp|facebook|instagram|youtube|qq|微信|钉钉|腾讯会议|打字(?:速度快)?|五笔(?:打字|输入法)?|上网|互联网|浏览器|电子邮件|收发邮件|邮件|电脑(?:操作|基础)?|计算机(?:操作|基础)|基本电脑操作|装系统|重装系统|系统安装|搜索引擎|百度(?:搜索)?|excel(?:\s*表格)?|txt|打印机|复印|传真)$/i;
/** Where the tools are the job: support, office administration, analysis in spreadsheets. */
const OFFICE_JOB =
  /support|help\s?desk|service desk|it technician|desktop|administrat|assistant|analyst|finance|account|office|行政|助理|文员|桌面|网管|技术支持|分析师|财务|会计/i;
const EXCEL = /excel|windows|outlook|office|teams/i;

/** What a person is like, in a list of what a person can do. */
const SOFT = english(`
excellent|good|strong|great|effective|team work|teamwork|team player|communication*|verbal communication|written communication|leadership|problem solving|critical thinking|time management|
creativity|creative|adaptability|flexibility|hard working|hardworking|work ethic|self motivated|motivation|organi[sz]ation|organi[sz]ational|interpersonal|multitasking|attention to detail|
detail oriented|fast learner|quick learner|learning|punctual*|patience|empathy|collaboration|collaborative|decision making|stress management|positive attitude|customer service|listening|
active listening|public speaking|presentation|people|skills|skill|and|analytical|analytical thinking|soft`);
const SOFT_ZH =
  /^(?:(?:良好|较强|很强|优秀|一定|出色|极强)的?|有|具备|善于|较?高的?)?(?:沟通|团队|协作|合作|抗压|学习|责任|执行|领导|组织|表达|协调|时间管理|情绪管理|解决问题|问题解决|适应|应变|吃苦|耐劳|吃苦耐劳|认真负责|认真|细心|耐心|积极主动|积极|乐观|开朗|自驱|自律|上进|敬业|诚信|创新|逻辑思维|思维|动手|独立思考|[与和、及,， ]|能力|精神|意识|协作|心|感|力|性|强|好|佳|高|快)+$/u;

/** A level that a list can't show. */
const MASTERY =
  /精通|专家级?|资深|大师|(?<![\w])(?:expert(?:ise)?|mastery?(?= of| in|$)|mastered|guru|ninja|world-class|advanced (?:knowledge|level))(?![\w])/gi;
/** A level in marks that nobody can check. */
const METER =
  /\d{1,3}\s?[%％]|\d{1,2}(?:\.\d)?\s?\/\s?(?:5|10|100)(?!\d)|[★☆⭐●○◉■□▮▯]{2,}|[*]{3,5}(?!\*)|(?:[1-5]|五|四|三)\s?(?:stars?|星)(?![\p{L}])/iu;

/** Names of groups that tell what belongs into them; other groups may hold anything. */
const GROUPS: [RegExp, TechnologyKind[]][] = [
  [/^(?:programming |coding )?languages?$|^(?:编程|程序|开发)?语言$/i, ['language']],
  [/^databases?$|^(?:数据库|存储|缓存与?数据库)$/i, ['database', 'data', 'queue']],
  [/^(?:testing|tests?|qa)$|^(?:测试|测试工具)$/i, ['testing', 'tool', 'language', 'frontend']],
  [/^(?:cloud|cloud platforms?)$|^(?:云|云平台|云服务)$/i, ['cloud', 'infra']],
];

/** Kinds of technology that belong into a group of skills; `null` where its name leaves it open. */
export function kindsOfGroup(name: string): TechnologyKind[] | null {
  return GROUPS.find(([pattern]) => pattern.test(name.trim()))?.[1] ?? null;
}

/** Whether a keyword is an everyday tool, seen with the jobs that the resume tells of. */
export function isTrivial(keyword: string, positions: string): boolean {
  return TRIVIAL.test(keyword.trim()) && !(EXCEL.test(keyword) && occurs(OFFICE_JOB, positions));
}

/** Whether a keyword is a trait of character. */
export function isSoft(keyword: string): boolean {
  if (/[A-Za-z]/.test(keyword)) {
    const rest = blank(keyword, mentions(SOFT, keyword)).trim();
    return (
      !/[\p{L}\p{N}]/u.test(rest) &&
      !/^\s*(?:learning|creative|organi[sz]ation|presentation|people|and|skills?)\s*$/i.test(keyword)
    );
  }
  return SOFT_ZH.test(keyword.trim()) && keyword.length <= 24;
}

/** Where a text claims mastery. */
export function findMastery(text: string): { span: [number, number]; surface: string }[] {
  return matchesOf(MASTERY, text).map((match) => ({
    span: [match.index, match.index + match[0].length],
    surface: match[0],
  }));
}

/** Whether a keyword rates itself in percent, stars or bars. */
export function isMeter(keyword: string): boolean {
  return METER.test(keyword);
}
