import {
  CAPITAL_NAMES,
  CAPITAL_PHRASES,
  NEIGHBOURS,
  RARE_NAMES,
  SPELLED_NAMES,
  SMALL_IN_LISTS,
} from './technologyContextTable';
import { DENIALS } from './technologyDenials';
import type { Denial } from './technologyDenials';
import { spellingOf } from './technologyNames';

/** A name found in a text. `spelling` is in lower case, `alias` the name of the table that it is a way of writing. */
export interface NameInText {
  span: readonly [number, number];
  surface: string;
  spelling: string;
  alias: string;
}

/**
 * Whether a name is meant as a technology: `yes`, `no`, or `listed` – only beside another technology in a list. `sure`:
 * nothing but a name.
 */
export type Verdict = 'sure' | 'yes' | 'listed' | 'no';

/** Behind a name: what is made with it, or who makes it. */
const CUE_AFTER =
  /^(?:[\s-]?(?:lang\b|languages?\b|frameworks?\b|program(?:s|mers?|ming)?\b|develop(?:er|ers|ment)\b|engineers?\b|services?\b|servers?\b|back-?ends?\b|front-?ends?\b|code(?:base)?\b|apps?\b|applications?\b|modules?\b|librar(?:y|ies)\b|clients?\b|clusters?\b|drivers?\b|sdks?\b|apis?\b|orm\b|components?\b|hooks?\b|pipelines?\b|queries\b|jobs?\b|scripts?\b|tests?\b|packages?\b|plugins?\b|extensions?\b|dashboards?\b|microservices?\b|monolith\b|projects?\b|ecosystem\b|stack\b|middleware\b|runtime\b|compiler\b|bindings?\b|based\b|charts?\b|playbooks?\b|macros?\b|spreadsheets?\b|sheets?\b|workbooks?\b|formulas?\b|shell\b|endpoints?\b|consumers?\b|producers?\b|workers?\b|v?\d+(?:\.\d+)*\b))/i;
/** The same in Chinese. */
const HAN_CUE_AFTER =
  /^[\s`]?(?:语言|框架|编程|开发|编写|后端|前端|服务|集群|数据库|工程|脚本|技术|引擎|组件|中间件|工具|库|生态|实现|项目|代码|程序|接口|源码|插件|文档|表|函数|全家桶|任务|作业|计算|查询|数仓|部署|游戏|客户端|页面|绘图|绘制|画布|动画|存储过程|迁移|升级|配置|镜像|容器|模块|应用|系统|平台|面板|看板|监控|网关|注册中心|限流|压测|测试|自动化|爬虫|报表|宏|公式|透视|文件|处理|重构|重写|改造|移植|混编|绑定|调用|栈|语法|协程|并发|优化|调优|版本|移动端|网页|抓包|调试|写|做|搭建|改|来|也|等|即可|均可|都|任)/;
/** People are called so. */
const PERSON_BEFORE =
  /(?:面试官|联系人|同事|同学|老师|领导|导师|HR|名叫|我叫|联系|找|问)[：:]?(?:是|叫)?\s?$/;
const PERSON_AFTER = /^\s?(?:同学|老师|女士|先生|小姐|姐|哥|负责面试)/;
/** Behind a name that begins a sentence: it is asked for. */
const ASKED_AFTER =
  /^\s(?:(?:experience|knowledge|skills?|proficiency|expertise|required|preferred|developers?)\b|(?:is|are|would be|will be|being) (?:an? (?:\w+ )?(?:plus|must|bonus|requirement|advantage)\b|required|preferred|essential|desirable|welcome|nice|mandatory|optional|helpful))/i;
const A_BEFORE = /\b(?:an?|the|some|our|with|in|of|and|new|legacy|small|old|existing|internal)\s$/i;
const MADE_AFTER =
  /^[\s-](?:hooks?|apps?|components?|front-?end|back-?end|developer|framework|cluster|jobs?|playbooks?|charts?|spreadsheets?|sheets?|macros?|api|server|v?\d)/i;
const STRICT_END = /^\s*(?:$|[,.;!?、，。；！？)）\n\r])/;
/** Before a name: doing something with it. */
const CUE_BEFORE =
  /(?:\b(?:written|built|implemented|developed|coded|programmed|rewritten|rewrote|wrote|ported|scripted|prototyped|programming|developing|scripting|coding|experience|experienced|proficient|proficiency|fluent|fluency|skills?|skilled|versed|knowledge|expertise|familiarity|familiar|hands-on|competence|migrated?|moved?|switched?|generated|automated|tested|deployed|runs?|running|managed) (?:purely |mostly |entirely |over )?(?:in|with|on|of|using|to|from|into)|\b(?:using|via|imports?|importing|requires?|depends on)|\bbased on|\bpowered by) $/i;
const HAN_CUE_BEFORE =
  /(?:熟悉|精通|掌握|使用|了解|熟练|学习|学过|运用|应用|基于|采用|选用|引入|接触|擅长|会|用|懂|写|如|例如|包括|语言|框架|工具|换成|改成|改用|转到|迁移到|迁到|重写成|改写成|选了|选的|装了)[：:]?\s?[“「《（(`*]?$/;
/** Words that stand before anything: they tell only of what has a capital. */
const WEAK_HAN_CUE_BEFORE = /(?:有|为|是|走|跑|靠|上了|转|叫)[：:]?\s?[“「《（(`*]?$/;
/** What may stand behind a name that is told by a cue: the end, a sign, a conjunction; no noun that it would belong to. */
const TAIL =
  /^(?:\s*$|\s*[,.;:!?`*、，。；：！？/|&+)）\]】\n\r"”’]|\s+[-–—(（|&/]|\s+(?:and|or|to|for|on|with|by|at|as|from|in|is|was|that|which|using|via|plus|is|are|where|when|since|because|so|but|not|instead|would|will|preferred|experience|skills?|knowledge)\b|\s*\p{Script=Han})/u;
const STRICT_TAIL =
  /^(?:\s*$|\s*[,.;:!?`*、，。；：！？/|&+)）\]】\n\r"”]|\s+[-–—(（|&/]|\s+(?:and|or)\s|\s*\p{Script=Han})/u;
/** Capitalised words that may stand right before a name without being a part of it. */
const LEADING =
  /\b(?:Senior|Junior|Lead|Staff|Principal|Strong|Solid|Good|Great|Excellent|Fluent|Some|Basic|Deep|Advanced|Modern|Proficient|Expert|Experienced|Working|Professional|Embedded|Backend|Back-end|Frontend|Front-end|Use|Used|Uses|Using|Know|Knows|Knowing|Learn|Learned|Learnt|Learning|Write|Writing|Wrote|Build|Built|Building|Develop|Developed|Developing|Teach|Taught|Teaching|Migrated?|Migrating|Apache|Google|Microsoft|MS|Amazon|AWS|IBM|HashiCorp|Alibaba|Meta|Adobe|Atlassian|Netflix|Native|Pure|Plain|Core|Mobile|Web|Cloud|Server|Desktop|Game|Software|Data|Our|The|In|With|On|And|Or|For|From|To|Of|By|As|Both|Either|Any|All|Legacy|Production|Idiomatic|Via|Ported|Rewrote|Adopted|Introduced|Set|Ran|Run|Deployed|Maintained|Managed|Configured|Upgraded|Tested|Automated|Moved|Replaced|Optimi[sz]ed|Tuned|Created|Added|Wrapped|Certified|Intermediate|Practical|Hands-on|Daily|Confident|Functional|Concurrent|Server-side|Typed|Small|Large|Open-source|Cross-platform|Enterprise|Full-stack|Fullstack|Like|Love|Enjoy|Write|Writes|Prefer|Required|Need|Needs|Must|Have)\s$/;
const ADJECTIVE_BEFORE_LETTER =
  /(?:\b(?:excellent|fluent|strong|good|solid|some|basic|advanced|modern|idiomatic|proficient|deep|working|expert|confident|practical|hands-on|little|intermediate|embedded|plain|pure|raw|native|portable|writing|write|wrote|writes|know|knows|learn|learning|love|speak|read|in|using|with|and|or|of|from|to|both|either|safe|clean|legacy|low-level|into|use|uses|used|for|via|than|is|are|like|as|on) |[,、，/(（:：;；+|&]\s?)$/i;
const COMPANY_AFTER =
  /^\s(?:Inc|Ltd|LLC|GmbH|Corp|Co|PLC|plc|AG|Group|Capital|Bank|Street|Road|Park|Hotel|Airlines|Festival|Semester|Insurance|Partners|Ventures|Holdings|Consulting|Foods?|University|College|School|Hospital|Museum|Avenue|Lane|Court|House|Valley|Bay|City|Island|Beach|Lake|River)\b/;
/** Capitalised words that follow a name in titles of posts and sections. */
const TRADE_AFTER =
  /^\s(?:Game|Gameplay|Backend|Back|Frontend|Front|Systems?|Software|Senior|Junior|Web|Mobile|Full|Fullstack|Client|Server|Data|Cloud|Platform|Embedded|Graphics|Engineers?|Engineering|Developers?|Development|Programmers?|Programming|Architects?|Consultant|Lead|Experts?|Team|Certified|Native|Frameworks?|Specialist|Administrator|Admin|Database|Tests?|Testing|Automation|Tech|Stack|Microservices?|Pipelines?|Jobs?|Experience|Skills?|Core|Language|Standard|Client|Cluster|Operator|Module|Library|Application|Applications|Apps?|Intern|Security|Enterprise|Community|Editor|Desktop|Infrastructure|Since|For|And|With|In|On|To)\b/;
/** A line that begins with the name: a bullet of a list of requirements or skills. */
const LINE_START = /(?:^|[\n\r])[ \t]*(?:[-*•·▪●◦‣–—✓✔►➢]|#{1,6}|\d{1,2}[.)、．)]|[(（]\d{1,2}[)）])?[ \t]*$/;
const BULLET_START =
  /(?:^|[\n\r])[ \t]*(?:[-*•·▪●◦‣–—✓✔►➢]|#{1,6}|\d{1,2}[.)、．)]|[(（]\d{1,2}[)）])[ \t]*$/;
const SENTENCE_START =
  /(?:^|[.!?。！？:：][ \t"”']*|[\n\r])[ \t]*(?:[-*•·▪●◦‣–—✓✔►➢]|#{1,6}|\d{1,2}[.)、．)])?[ \t]*["“'「(（]?$/;

/** Of the names in capitals those that in small letters are ordinary words in any list. */
const NEVER_SMALL = new Set(
  'sip stomp radius raid slam elk pads bert cas inca safe his can lin act cat com kit mac sam clip hal pi poi hue arm apt air mom dim mat ar bi ps es ci sed hart lamp'.split(
    ' ',
  ),
);
const FUNCTION_WORD =
  /^\W*(?:to|the|an?|of|with|for|and|in|or|not|by|can|we|you|they|i|who|will|on|via|from|any|one|this|that|team|first)\s$/i;

const WINDOW = 44;

/** Reads the spelling of a name and the words around it as a careful reader would. */
export function verdictOn(text: string, name: NameInText): Verdict {
  const { alias, surface, spelling, span } = name;
  if (span[1] - span[0] === text.trim().length) return 'sure';
  if (alias.includes(' ')) return CAPITAL_PHRASES.has(alias) && !capitals(surface) ? 'no' : 'sure';
  const letter = spelling === 'c' || spelling === 'r';
  const rare = RARE_NAMES.has(spelling);
  const upper = CAPITAL_NAMES.has(spelling);
  const denial = Object.hasOwn(DENIALS, spelling) ? DENIALS[spelling] : undefined;
  if (!letter && !rare && !upper && !denial && !SPELLED_NAMES.has(spelling)) return 'sure';
  const before = text.slice(Math.max(0, span[0] - WINDOW), span[0]);
  const after = text.slice(span[1], span[1] + WINDOW);
  if (denial && denied(denial, surface, before, after)) return 'no';
  if (/^\s?(?:&|＆)\s?[A-Z]\b/.test(after) || /\b[A-Z]\s?(?:&|＆)\s?$/.test(before)) return 'no';
  if (letter) return letterVerdict(surface, before, after);
  if (upper) return capitalVerdict(name, before, after);
  if (denial && !rare && !SPELLED_NAMES.has(spelling)) return 'sure';
  return wordVerdict(text, name, before, after, rare);
}

/** A denial by what stands before is a matter of small letters, but for names that capitals belong to. */
function denied(
  { before, after, soft }: Denial,
  surface: string,
  textBefore: string,
  textAfter: string,
): boolean {
  const capital = /^[A-Z]/.test(surface) && !SENTENCE_START.test(textBefore);
  if (!(soft && capital) && after?.test(textAfter)) return true;
  const match = before?.exec(textBefore)?.[0];
  if (match === undefined) return false;
  // "migrated to Go", "a Spark job": after a function word the capital decides.
  return !(capital && FUNCTION_WORD.test(match));
}

const HAN_LETTER_BEFORE = /(?:会|用|写|学|懂|熟悉|了解)(?:过|了|点|一点|个|一点点|的是)?\s?$/;

function letterVerdict(surface: string, before: string, after: string): Verdict {
  if (/^['’\d]|^\.\s?[A-Z]|^\.[a-z]|^\s?=/.test(after) || /['’._-]$/.test(before)) return 'no';
  if (surface !== surface.toUpperCase())
    return HAN_LETTER_BEFORE.test(before) && TAIL.test(after) ? 'yes' : 'listed';
  if (
    /^\s?(?:语言|lang|language\b|program|develop|code\b|librar|packages?\b|scripts?\b|compiler|markdown\b|shiny\b|api\b)/i.test(
      after,
    )
  )
    return 'yes';
  if (HAN_CUE_BEFORE.test(before) && TAIL.test(after)) return 'yes';
  if (LINE_START.test(before))
    return /^\s*(?:$|[\n\r,，、;；(（:：/]|\s(?:and|or|experience|for|on|with|in|programming|–|—|-)\b)/.test(
      after,
    ) && BULLET_START.test(before)
      ? 'yes'
      : 'listed';
  if (ADJECTIVE_BEFORE_LETTER.test(before) && TAIL.test(after)) {
    return /[,、，/(（:：;；+|&]\s?$|\b(?:and|or|to|of|for|is|are|as|on|like|than)\s$/i.test(before)
      ? 'listed'
      : 'yes';
  }
  return 'listed';
}

function capitalVerdict({ surface, spelling }: NameInText, before: string, after: string): Verdict {
  const upper = (surface.match(/[A-Z]/g) ?? []).length >= 2;
  if (!upper) {
    if (/^[A-Z]/.test(surface) && spelling.length > 2)
      return CUE_BEFORE.test(before) && TAIL.test(after) ? 'yes' : 'listed';
    if (HAN_CUE_BEFORE.test(before) && TAIL.test(after)) return 'yes';
    return NEVER_SMALL.has(spelling) ? 'no' : 'listed';
  }
  // Two letters in capitals are also initials and countries; a heading in capitals says nothing.
  if (
    /^(?:es|rn|can|lin|sns|hart|lamp|ps|poi|nx|act|com|mac|sam|clip|his|safe|pi|hal|cat|h2|d3|kit)$/.test(
      spelling,
    )
  ) {
    if (
      /^(?:can|lin)$/.test(spelling) &&
      /^\s?(?:communication|network|frames?|messages?|interface|controller|signals?|protocol|stack|总线|通信|通讯|报文|协议)/i.test(
        after,
      )
    )
      return 'yes';
    return (HAN_CUE_BEFORE.test(before) || /^\s?\p{Script=Han}/u.test(after)) &&
      TAIL.test(after) &&
      !/\b[A-Z]{2,}\s$/.test(before)
      ? 'yes'
      : 'listed';
  }
  return 'yes';
}

function wordVerdict(text: string, name: NameInText, before: string, after: string, rare: boolean): Verdict {
  const { surface, spelling } = name;
  const capital = /^[A-Z]/.test(surface);
  // "spark a discussion", "express the need": a name takes no article behind it.
  if (/^\s(?:an?|the|his|her|our|your|my|their|its)\s/i.test(after)) return 'no';
  if (capital && COMPANY_AFTER.test(after)) return 'no';
  if (PERSON_BEFORE.test(before) || PERSON_AFTER.test(after)) return 'no';
  if (shouted(surface, before, after)) return 'listed';
  const cue = cueVerdict(before, after, capital, rare && !SMALL_IN_LISTS.has(spelling));
  if (cue !== null) return cue;
  if (rare) return capital && neighbour(text, name) && TAIL.test(after) ? 'yes' : 'listed';
  return capital ? capitalizedVerdict(text, name, before, after) : 'listed';
}

/** What the words right beside a name say of it; `null`: nothing. */
function cueVerdict(before: string, after: string, capital: boolean, rare: boolean): Verdict | null {
  if (CUE_AFTER.test(after)) {
    if (capital) return 'yes';
    return A_BEFORE.test(before) && MADE_AFTER.test(after) ? 'yes' : 'listed';
  }
  if (CUE_BEFORE.test(before) && TAIL.test(after)) return 'yes';
  if (!capital && rare) {
    // "有access卡", "会用less写样式": small and rare, it needs a cue on both sides.
    return HAN_CUE_BEFORE.test(before) && (HAN_CUE_AFTER.test(after) || STRICT_END.test(after))
      ? 'yes'
      : null;
  }
  if (HAN_CUE_AFTER.test(after)) return 'yes';
  if (HAN_CUE_BEFORE.test(before) && TAIL.test(after)) return 'yes';
  if (capital && WEAK_HAN_CUE_BEFORE.test(before) && STRICT_END.test(after)) return 'yes';
  // In a Chinese sentence a lone English word is a name, if no other English word is beside it.
  const alone = !/[A-Za-z]\s?$/.test(before) && !/^\s?[A-Za-z]/.test(after);
  return !rare && (capital || alone) && beside(before, after) ? 'yes' : null;
}

function capitalizedVerdict(text: string, name: NameInText, before: string, after: string): Verdict {
  const { spelling } = name;
  if (BULLET_START.test(before))
    return /^\s*(?:$|[\n\r,，、;；(（:：/]|(?:and|or|experience|knowledge|skills|in production|programming|–|—|-)\b)/i.test(
      after,
    )
      ? 'yes'
      : 'listed';
  if (LINE_START.test(before) && /^\s*(?:$|[\n\r,，、;；])/.test(after))
    return spelling === 'go' || TAIL.test(after) ? 'yes' : 'listed';
  if (ASKED_AFTER.test(after)) return 'yes';
  if (SENTENCE_START.test(before)) return neighbour(text, name) ? 'yes' : 'listed';
  // "the Rust Belt": so it is before one that says no post or thing of the trade.
  if (
    /^\s[A-Z][a-z]+\b/.test(after) &&
    !TRADE_AFTER.test(after) &&
    !spellingOf(/[A-Z][a-z]+/.exec(after)?.[0].toLowerCase() ?? '')
  )
    return 'listed';
  // "Brightmoor Express": with a strange capitalised word it is somebody's name.
  if (/(?:^|[^\w.])[A-Z][a-z]+\s$/.test(before) && !LEADING.test(before)) return 'listed';
  return 'yes';
}

/** A heading in capitals: "GO TO MARKET". */
function shouted(surface: string, before: string, after: string): boolean {
  return /^[A-Z]{3,}$|^GO$/.test(surface) && (/^\s[A-Z]{2,}\b/.test(after) || /\b[A-Z]{2,}\s$/.test(before));
}

const hanBefore = (before: string): boolean => /\p{Script=Han}[\s、，“「（(`]{0,2}$/u.test(before);

function beside(before: string, after: string): boolean {
  return hanBefore(before) || /^[\s、，”」`]{0,2}\p{Script=Han}/u.test(after);
}

function capitals(surface: string): boolean {
  return surface.split(/[\s_-]+/).every((word) => /^[A-Z0-9.]/.test(word)) || /[a-z][A-Z]/.test(surface);
}

function neighbour(text: string, { spelling, span }: NameInText): boolean {
  const near = Object.hasOwn(NEIGHBOURS, spelling) ? NEIGHBOURS[spelling] : undefined;
  if (!near) return false;
  return (
    near.test(text.slice(Math.max(0, span[0] - 160), span[0])) ||
    near.test(text.slice(span[1], span[1] + 160))
  );
}

/** Whether a name is the first thing of its line, but for a bullet. */
export function beginsLine(text: string, at: number): boolean {
  return LINE_START.test(text.slice(Math.max(0, at - WINDOW), at));
}

/** Whether a word is a name so seldom that others of its kind are no company for it. */
export function isRare({ spelling }: NameInText): boolean {
  return RARE_NAMES.has(spelling);
}

/** Whether a word that is in a list may be its member by what stands behind it: "and rest days" goes on, "and REST." ends. */
export function endsItem(text: string, { span, surface, spelling }: NameInText): boolean {
  const after = text.slice(span[1], span[1] + WINDOW);
  const capital = /^[A-Z]/.test(surface);
  if (!RARE_NAMES.has(spelling)) return capital || TAIL.test(after);
  return (capital || SMALL_IN_LISTS.has(spelling)) && STRICT_TAIL.test(after);
}
