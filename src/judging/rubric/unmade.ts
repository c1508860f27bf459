import { actorOf } from '../gate/actors';

const PLANNED =
  /^(?:(?:I |We )?(?:plan(?:s|ned|ning)?|hop(?:e[sd]?|ing)|aim(?:s|ed|ing)?|intend(?:s|ed|ing)?|want(?:s|ed)?|expect(?:s|ed|ing)?|(?:am |was |were |are )?going|scheduled|will|would like)\b|To be\b|Upcoming\b|Proposed (?:to|a plan)\b)|\b(?:is|are) (?:expected|planned|scheduled|projected|estimated) to\b|\bis going to\b|^(?:正)?(?:计划|拟|准备|打算|希望|争取|即将|将(?:会|要)?(?=[^军领]))|预计|预期(?:可|将|达|新增|节)|有望|拟(?:于|在|申请|采用|建设)/i;
const WATCHED =
  /\bI (?:closely |carefully )?(?:watched|observed|shadowed|learnt from|learned from)\b|观摩|旁听|围观/i;

/** Whether a bullet tells of what is still to be made, or of what others made: neither is a result of the person. */
export function isUnmade(text: string): boolean {
  return PLANNED.test(text) || WATCHED.test(text) || actorOf(text) === 'others';
}
