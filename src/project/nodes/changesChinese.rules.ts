import {
  cutChinese,
  hanCount,
  isChinese,
  listChinese,
  tidyChinese,
  widthOf,
} from '../../text/chinesePhrases';
import { readsBroken } from '../../text/sanity';
import { spellNames } from '../../text/spelling';
import type { Candidate } from './candidate.rules';
import type { Material } from './material.rules';

const CHANGE_VERB =
  /^(?:新增|添加|增加|加入|实现|支持|引入|接入|集成|完成|开发|新建|构建|搭建|设计|上线|提供|对接|封装|优化|完善|改进|增强|提升|扩展|重构|重写|迁移|替换|拆分|抽离|抽取|改造|统一|解耦|改用|简化|修复|解决|修正|处理|避免|防止|加固|减少|降低|缩短|补充|调整|使用|通过|将|把)/u;

/** The user's own commits: two that belong together, or one that says enough. */
export function changesChinese(material: Material): Candidate[] {
  if (material.authorship === 'unknown' || material.authorship === 'none') return [];
  const few = material.authorship === 'co' || material.authorship === 'minor';
  const told = material.of('change').flatMap((item, index) => {
    const text = changeChinese(typeof item.data?.subject === 'string' ? item.data.subject : item.text);
    return text === null ? [] : [{ text, item, index, type: String(item.data?.type ?? 'other') }];
  });
  const used = new Set<string>();
  const candidates: Candidate[] = [];
  for (const change of told) {
    if (used.has(change.item.id)) continue;
    used.add(change.item.id);
    const partner =
      widthOf(change.text) > 56 || change.text.includes('，')
        ? undefined
        : told.find(
            ({ item, text, type }) =>
              !used.has(item.id) && type === change.type && widthOf(text) <= 56 && !text.includes('，'),
          );
    if (partner) used.add(partner.item.id);
    const text = partner ? join(change.text, partner.text) : change.text;
    if (widthOf(text) < 22) continue;
    const weight =
      { performance: 1.5, feature: 1, security: 1, refactor: 0, fix: -0.5, test: -1, other: -1.5 }[
        change.type
      ] ?? 0;
    candidates.push({
      aspect: 'change',
      text,
      evidence: [change.item.id, ...(partner ? [partner.item.id] : [])],
      score: (few ? 9.5 : 6) + weight - Math.min(change.index, 6) * 0.4,
    });
  }
  return candidates;
}

const SAME_VERB = /^(新增|添加|增加|支持|实现|完成|修复|引入|接入|集成|优化|重构|完善|提供)(?=\S)/u;

/** 新增甲与乙 instead of 新增甲，新增乙. */
function join(first: string, second: string): string {
  const verb = SAME_VERB.exec(first)?.[1];
  if (verb === undefined || !second.startsWith(verb)) return `${first}，${second}`;
  const object = second.slice(verb.length).trim();
  // A list inside would swallow the other's object.
  if (/[、与和及或的]|用于/u.test(first) || /[、与和及或]|简化|优化|支持|用于|避免|防止|解决/u.test(object))
    return `${first}，${second}`;
  return listChinese([first, object]);
}

/** What is no deed to tell: loose ends, tidying, looks. */
const TRIVIAL =
  /TODO|^(?:完善|优化|整理|调整|修改|处理|更新)[^，]{0,8}(?:代码|细节|格式|注释|样式|界面|页面)$|特征码|小课堂|文件$|^新增[^，]{0,6}截图/u;
const LOOSE_PART =
  /^(?:以及|并且?|还|另外|同时)?(?:做了?|进行了?)?(?:一些|部分|若干|其他|其它|一点).*$|^(?:完善|优化|整理|调整)代码$/u;

/** A Chinese commit subject as part of a bullet: it begins with what was done. */
export function changeChinese(subject: string): string | null {
  const whole = tidyChinese(subject.replace(/[（(]?#\d+[)）]?/g, ''))
    .split(/[。；;]/u)[0]
    ?.replace(/[,，]\s*/gu, '，')
    .replace(/(^|，)([\p{Script=Han}]{2})了(?=[\p{L}\d])/gu, '$1$2')
    .trim();
  if (whole === undefined) return null;
  const parts = whole.split('，');
  const text = moved(parts.filter((part) => !LOOSE_PART.test(part)).join('，'));
  if (!isChinese(text) || !CHANGE_VERB.test(text) || hanCount(text) < 5 || TRIVIAL.test(text)) return null;
  if (/我|你|https?:|bug|Bug|[<>{}[\]\\|]|\w+\(\)|\w+_\w+_\w+/u.test(text)) return null;
  // What it is good for is the committer's hope; what was done stands in front.
  const told = text.replace(/，(?:方便|便于|以便|从而|使得|避免以后|支持更多).*$/u, '');
  const cut = spellNames(cutChinese(told, 36));
  return readsBroken(cut) ? null : cut;
}

/** 图表懒加载，首屏从 3.2 秒降到 1.1 秒 → 通过图表懒加载，将首屏从…. */
function moved(text: string): string {
  const found =
    /^([^，]{2,18})，(?:将|把)?([^，从由]{1,12})((?:从|由)[^，]+(?:降|缩短|减少|提升|提高|压缩|优化)(?:低|少|高)?(?:到|至|为)[^，]+)$/u.exec(
      text,
    );
  if (!found) return text;
  const [, means = '', what = '', change = ''] = found;
  return `${CHANGE_VERB.test(means) ? '' : '通过'}${means}，将${what}${change}`;
}
