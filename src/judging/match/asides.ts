import { isVerb } from '../../text/englishVerbs';
import type { Place } from './adSentences';
import { occurs } from '../../text/prefilter';

/** Sentences that are about the firm, what it gives, how to apply: skills in them are not asked for. */
const ASIDE =
  /\b(?:equal opportunit\w+|regardless of|without regard|discriminat\w+|diversity|all backgrounds|every background|religion|marital|disabilit\w+|adjustments?|accommodations?|pension|holidays?|days off|days of leave|annual leave|paid leave|parental|insurance|bonus scheme|salary|stock options|gym|canteen|lunch(?:es)?|snacks|coffee|barbecue|season ticket|bank holidays|perks?|benefits|we offer|we provide|laptop|macbook|notebook|your (?:own )?(?:machine|equipment|computer|hardware)|cover letter|covering letter|(?:send|e-?mail|submit|attach|include|share|link|upload)\b.{0,60}\b(?:cv|c\.v\.|résumé|resume|application|portfolio|github|gitlab|pdf|letter|profile|code|link)|apply (?:by|with|via|through|at|here|now|on|to|before)|applications?|interviews?|take-?home|coding (?:test|exercise|challenge)|exercise|recruiters?|agencies|chat (?:on|over)|on (?:slack|zoom|teams)|founded|funding|series [abc]\b|venture)\b|五险|一金|年假|年终|体检|零食|下午茶|团建|加班|双休|打卡|电脑|显示器|笔记本|薪|补贴|补助|期权|股票|食堂|班车|健身|旅游|节日|生日|简历|投递|面试|笔试|机试|邮箱|联系方式|微信号?[:：]|猎头|中介|平等|歧视|性别|婚育|候选人体验|福利|融资|成立于|上市|我们是一家|公司是一家|我司|创立|快递/i;
/** The reader is told what to bring or do. */
const ASKS_READER =
  /\b(?:you(?:'ll| will| would|'re| are| should|'ve| have| need| know| must|'d| can| bring| write| work| build| own| use| help| join)|we(?:'re| are) (?:looking|hiring|searching|after)|we (?:need|want|seek|expect)|looking for|experience (?:with|in|of|using)|experienced|familiar|knowledge|proficien|skilled|fluent in|must|required|hands-on|expertise|background in)\b|熟悉|掌握|精通|了解|会用|会写|懂|要求|希望|需要|熟练|擅长|写过|做过|用过|必须|加分|优先|更好|更佳|(?:^|[,，])\s*(?:会|能)(?!议)/i;
/** Besides: what the work is done with. */
const ASKS =
  /\b(?:we (?:use|run|work|build|write|rely|develop|deploy|code)|stack|is written|are written|is built|are built|built (?:with|in|on)|powered by|running on|runs? on|based on|technologies|everything is|our (?:back-?end|front-?end|code|services|platform|systems|infrastructure|pipelines?|apps?|api))\b|使用|用的|技术栈|负责|基于|采用|经验|主要用|用到|开发|跑在|(?:[前后]端|[前后]台|数据库|服务端|客户端)(?:是|用|为)|部署|存在|写的|搭建/i;

/** What duties and requirements begin with, whatever they are about: 建设快递网点的看板. */
const WORK_ZH =
  /^[\s\p{P}]*(?:负责|参与|主导|建设|搭建|构建|维护|开发|研发|设计|实现|梳理|优化|推动|完成|编写|分析|支持|管理|制定|协助|对接|跟进|迭代|改造|迁移|熟悉|熟练|精通|掌握|了解|用过|会用|能用)/u;

/** Whether a sentence is about the firm or the process and not about the work, as one of a list of duties is. */
export function isAside(text: string, place: Place): boolean {
  return occurs(ASIDE, text) && !(isListed(place) && beginsWithWork(text));
}

function isListed(place: Place): boolean {
  return place === 'duties' || place === 'must' || place === 'nice';
}

function beginsWithWork(text: string): boolean {
  const [, verb = '', rest = ''] = /^\s*([A-Z][a-z]+)\s+(.*)/s.exec(text) ?? [];
  return (
    occurs(WORK_ZH, text) ||
    (!/^(?:Apply|Send|Include|Submit|Attach|Share|Upload)$/.test(verb) && isVerb(verb, rest))
  );
}

/** Whether a sentence speaks of what the reader does or brings. */
export function asksReader(text: string): boolean {
  return occurs(ASKS_READER, text.replace(/’/g, "'"));
}

/** Whether a sentence outside of the ad's sections speaks of the reader or of what the work is done with. */
export function asks(text: string): boolean {
  return asksReader(text) || occurs(ASKS, text);
}
