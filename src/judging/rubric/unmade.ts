import { actorOf } from '../gate/actors';
import type { JudgedBullet } from './rule';

/** What is only wanted. Who "planned the capacity" or "scheduled the jobs" has done it; who "planned to" has not. */
const PLANNED_EN = new RegExp(
  [
    String.raw`^(?:I |We )?(?:(?:also|still|now|currently) )?(?:` +
      [
        String.raw`plan(?:s|ned|ning)? (?:to|on)\b|planning (?:an?|the|our) (?:\w+ )?(?:move|migration|launch|rewrite|rollout|release|upgrade|switch)\b`,
        String.raw`(?:hop(?:e|es|ed|ing)|intend(?:s|ed|ing)?|want(?:s|ed|ing)?|expect(?:s|ed|ing)?) (?:to|that|for|an?|the|\d)`,
        String.raw`aim(?:s|ed|ing)? (?:to|at|for)\b|scheduled (?:to|for)\b|will\b(?! power)|would like\b`,
        String.raw`(?:am |was |were |are )?going to (?!market\b|production\b|press\b|print\b|work\b|school\b|trial\b)`,
      ].join('|') +
      ')',
    String.raw`^(?:To be\b|Upcoming\b|Proposed (?:to|a plan)\b)`,
    String.raw`\b(?:is|are) (?:expected|planned|scheduled|projected|estimated) to\b|\bis going to\b`,
  ].join('|'),
  'i',
);

/** In front of what was done to something: 将服务拆为三个. */
const DISPOSAL = '[^，,。；;]*(?:[到至为成入出给从由]|降|升|缩|减|拆|合|迁|接|改|换|统一|封装|抽|交|纳|化)';
const PLANNED_ZH = new RegExp(
  [
    '^(?:我们?|团队|公司|项目)?(?:正在?|目前|仍)?(?:' +
      [
        '计划(?!任务|表|书|单|管理|排|调度|系统|性|内|外|员|模块|中心|作业|引擎|平台)',
        '拟(?![定合真态人声写稿])|准备(?![了好完金出]|工作|数据|材料|阶段)|打算|希望(?!工程|小学)|争取(?![到了来得])',
        '即将|将(?:会|要)(?![员])|将(?:于|继续|陆续|逐步)|将在[^，,。]{1,12}?(?:前|底|初|季度|月|年|后|内)',
        // 将开发环境容器化 begins with the same verb, and ends with what became of it.
        `将(?:上线|启动|推出|完成|开展|着手|重构|开发|建设|搭建|实现|支持|负责|参与|优化|引入)(?!${DISPOSAL})`,
      ].join('|') +
      ')',
    '(?:下(?:个|一)?(?:季度|月|周|半年|阶段|版本?)|明年|年底前?|未来|今后|后续)[^，,。；]{0,6}?(?:将|会(?!议|员|话)|计划|拟|准备)',
    '预计(?!到[货达]|送达|完[工成]时间|剩余|交付|等待|耗时|时[间长]|工时|算)|预期(?:可|将|达|新增|节)|有望|拟(?:于|在|申请|采用|建设)',
  ].join('|'),
);
const WATCHED =
  /\bI (?:closely |carefully )?(?:watched|observed|shadowed|learnt from|learned from)\b|观摩|旁听|围观/i;

/** Whether a bullet tells of what is still to be made, or of what others made: neither is a result of the person. */
export function isUnmade({ text, opener }: Pick<JudgedBullet, 'text' | 'opener'>): boolean {
  // "Replaced shared keys": with its capital the verb would pass for somebody's name.
  const told = opener ? text.charAt(0).toLowerCase() + text.slice(1) : text;
  return PLANNED_EN.test(text) || PLANNED_ZH.test(text) || WATCHED.test(text) || actorOf(told) === 'others';
}
