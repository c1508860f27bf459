import type { PhraseMention } from './phrases';
import { matchesOf } from '../../../text/matches';

const UNSAID =
  /\b(?:an?|some|any|modern|various|different|popular|latest|newest|advanced|several|many|multiple|range of|variety of|cutting[- ]edge|state[- ]of[- ]the[- ]art|other|new|web|cloud|database|frontend|backend|server-side|js|related|open source)\s(?:[a-z-]+\s){0,2}?(?:frameworks?|databases?|librar(?:y|ies)|tools?|tooling|technolog(?:y|ies)|programming languages?|clouds?|cloud providers?|stacks?|stuff|software|techniques)\b(?!\s(?:that|which|for|to|called|named|of|in|schema|migrations?|index(?:es)?|quer(?:y|ies))\b)|(?:主流|先进|前沿|流行|当前|相关|多种|各种|各类|现代|最新|新|一些|前端|后端|数据库|云|大数据|服务端|移动端|常用|成熟)的?(?:[\p{Script=Han}]{2,4})?(?:技术栈?|框架|编程语言|中间件|技术手段)(?![\p{Script=Han}]*(?:选型|方案|文档|分享|债|评审))/giu;

/** "A database", "modern frameworks", 主流技术 in place of a name, in order. */
export function findUnsaid(text: string): PhraseMention[] {
  return matchesOf(UNSAID, text).map((match) => ({
    span: [match.index, match.index + match[0].length],
    surface: match[0],
  }));
}
