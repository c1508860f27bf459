import type { Language } from '../protocol/cards';
import { findQuantities } from './numbers';
import type { Quantity } from './numbers';

/** What is measured, in both languages; longer ones first where one holds another. */
const METRICS: readonly { en: string; zh: string; words: RegExp }[] = [
  { en: 'query latency', zh: '查询延迟', words: /query latency|查询延迟/i },
  { en: 'query time', zh: '查询耗时', words: /quer(?:y|ies) (?:time|duration)|查询(?:接口|语句)?(?:的)?(?:耗时|时间|响应时间)|查询(?=[^。；]{0,16}(?:从|由)\s*\d)/i },
  { en: 'response time', zh: '响应时间', words: /response times?|(?:接口)?响应(?:时间|耗时)|接口(?:耗时|响应)/i },
  { en: 'page load time', zh: '页面加载时间', words: /(?:page|first screen|initial) load(?:ing)?(?: time)?|(?:页面|首屏)(?:加载|渲染)?(?:时间|耗时)?(?=[从由约降缩\s\d])/i },
  { en: 'build time', zh: '构建时间', words: /build times?|(?:构建|打包|编译)(?:时间|耗时)/i },
  { en: 'start-up time', zh: '启动时间', words: /start-?up(?: time)?|cold starts?|(?:冷)?启动(?:时间|耗时)/i },
  { en: 'training time', zh: '训练时间', words: /(?:epoch|training) times?|训练(?:时间|耗时)/i },
  { en: 'inference time', zh: '推理耗时', words: /inference(?: time| latency)?|推理(?:时间|耗时|延迟)/i },
  { en: 'run time', zh: '运行时间', words: /run(?:ning)? ?times?|nightly (?:run|job)|(?:运行|执行|跑批)(?:时间|耗时)/i },
  { en: 'memory usage', zh: '内存占用', words: /memory(?: (?:usage|use|footprint|consumption))?|内存(?:占用|使用|消耗)?/i },
  { en: 'bundle size', zh: '打包体积', words: /bundle(?: size)?|(?:打包|包)体积|体积/i },
  { en: 'test coverage', zh: '测试覆盖率', words: /(?:test |code )?coverage|覆盖率/i },
  { en: 'cache hit rate', zh: '缓存命中率', words: /hit rate|命中率/i },
  { en: 'error rate', zh: '错误率', words: /error rate|错误率/i },
  { en: 'accuracy', zh: '准确率', words: /accuracy|准确率|正确率/i },
  { en: 'recall', zh: '召回率', words: /\brecall\b|召回率/i },
  { en: 'throughput', zh: '吞吐量', words: /throughput|吞吐量?/i },
  { en: 'latency', zh: '延迟', words: /latency|延迟|时延/i },
]; // prettier-ignore

const UNITS: readonly { en: string; zh: string; words: RegExp }[] = [
  { en: ' ns', zh: ' 纳秒', words: /^(?:ns|nanoseconds?|纳秒)$/i },
  { en: ' ms', zh: ' ms', words: /^(?:ms|milliseconds?|毫秒)$/i },
  { en: ' seconds', zh: ' 秒', words: /^(?:s|secs?|seconds?|秒钟?)$/i },
  { en: ' minutes', zh: ' 分钟', words: /^(?:mins?|minutes?|分钟)$/i },
  { en: ' hours', zh: ' 小时', words: /^(?:hrs?|h|hours?|个?小时)$/i },
  { en: '%', zh: '%', words: /^(?:%|％|percent)$/i },
  { en: ' KB', zh: ' KB', words: /^ki?b$/i },
  { en: ' MB', zh: ' MB', words: /^mi?b$/i },
  { en: ' GB', zh: ' GB', words: /^gi?b$/i },
  { en: 'x', zh: ' 倍', words: /^(?:x|×|倍)$/i },
];

const DOWN = /drop|fell|fall|decreas|reduc|cut|lower|sav|shrank|shrink|less|降|减|缩短|节省/i;
const UP = /rose|grew|increas|rais|improv|higher|more|提升|提高|增/i;
/** Of these more is better, and a single value is worth telling. */
const REACHED = /coverage|rate|accuracy|recall|throughput/;

/**
 * A measured change or result as a phrase of `language`, made of its metric and its numbers alone: "memory dropped by
 * 70%" → 将内存占用降低 70%. `null` where the metric has no usual name or the sentence says more than that.
 */
export function translateMeasure(text: string, language: Language): string | null {
  const metric = METRICS.find(({ words }) => words.test(text));
  const quantities = findQuantities(text).filter(({ unit }) => unit !== 'percentile');
  const [first, second] = quantities;
  if (!metric || !first || quantities.length > 2) return null;
  const name = metric[language];
  const values = quantities.map((quantity) => valueOf(quantity, language, second?.surface));
  const [from, to] = values;
  if (from === null || from === undefined || to === null) return null;
  const zh = language === 'zh';
  if (second && to !== undefined) {
    const between = text.slice(first.span[1], second.span[0]);
    if (first.unit !== second.unit || !/\bto\b|到|至|为|→|->/i.test(between)) return null;
    const down = second.value < first.value;
    return zh
      ? `将${name}从 ${from}${/\p{Script=Han}$/u.test(from) ? '' : ' '}${down ? '降至' : '提升至'} ${to}`
      : `${down ? 'Cut' : 'Raised'} ${name} from ${from} to ${to}`;
  }
  if (
    first.unit === 'percent' &&
    (DOWN.test(text) || UP.test(text)) &&
    /\bby\b|[减降升高少短加省低][低少高长短]?了?\s*(?:约|近|超过)?\s*\d/i.test(text)
  ) {
    const down = DOWN.test(text);
    return zh
      ? `将${name}${down ? '降低' : '提升'} ${from}`
      : `${down ? 'Cut' : 'Raised'} ${name} by ${from}`;
  }
  if (first.unit !== 'percent' || !REACHED.test(metric.en)) return null;
  return zh ? `${name}达到 ${from}` : `Reached ${from} ${name}`;
}

/** "41 minutes" as 41 分钟; the unit of the other end of a range where it has none of its own. */
function valueOf({ surface }: Quantity, language: Language, other: string | undefined): string | null {
  const [, number, own = ''] = /^([\d.,]*\d)\s*(\S*)$/.exec(surface.trim()) ?? [];
  const unit = own === '' ? (/\d\s*(\D+)$/.exec(other?.trim() ?? '')?.[1] ?? '') : own;
  const written = UNITS.find(({ words }) => words.test(unit.trim()));
  return number === undefined || !written ? null : `${number}${written[language]}`;
}
