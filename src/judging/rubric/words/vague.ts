import { chinese, english, mentions } from './phrases';
import type { PhraseMention } from './phrases';
import { matchesOf } from '../../../text/matches';

/** Amounts and degrees that are not said. */
const VAGUE_EN = `
various|several|numerous|many|multiple|countless|lots of|a lot of|a number of|a variety of|a range of|a wide range of|a wide variety of|a host of|a bunch of|a few|some|
certain|different kinds of|all kinds of|all sorts of|and so on|and so forth|and more|and others|and other things|among other things|among others|etc|et cetera|
significant|significantly|substantial|substantially|considerable|considerably|dramatic|dramatically|drastic|drastically|massive|massively|huge|hugely|enormous|enormously|
vast|vastly|great|greatly|tremendous|tremendously|remarkable|remarkably|notable|notably|immense|immensely|major improvements|major impact|measurable|measurably|
noticeable|noticeably|visibly|markedly|exponentially|better performance|higher quality|high quality|great results|good results|excellent results|positive feedback|
positive results|as needed|as required|when needed|when required|as necessary|where applicable|other duties|other tasks|other things|related tasks|related duties|
related work|related activities|related technologies|and related|things|stuff|miscellaneous|general|generally|in general|overall|some of|parts of|aspects of|all aspects of|
every aspect of|different aspects|diverse|wide|broad|extensive|extensively|very|really|quite|extremely|highly|truly|effectively|efficiently|in various ways|in many ways|
in different ways|mainly|mostly|typically|usually|often|sometimes|modern technologies|latest technologies|new technologies|modern tools|different technologies|different tools`;

const VAGUE_ZH = `
各种各样|各种|各类|各项|多种|多个|多项|多次|多方面|多类|一些|若干|诸多|众多|许多|很多|大量|不少|一系列|部分|某些|某个|某种|其他|其它|相关|有关|等等|
大幅度?|显著|明显|极大|很大|较大|巨大|大大|一定(?:程度|的)?|有效|有力|良好|较好|很好|较高|较强|优秀的?|丰富的?|充分|全面|深入|不断|持续(?!集成|部署|交付|学习)|进一步|
日常|常规|基本|主要|大致|大概|差不多|左右逢源|整体|整个|总体|综合|普遍|广泛|非常|十分|特别|极其|比较|相当|更好地?|更加|更多|更高|更快|日益|逐步|逐渐`;

const EN = english(VAGUE_EN);
const ZH = chinese(VAGUE_ZH);
/** 等 that ends a list: not 等待, 等级, 等于, 高等, 平等, 等 3 个. */
const AND_SO_ON =
  /(?<=[\p{L}\p{N}+#）)」”])\s?等(?![待级于同价比式效宽高边差幂分位候号离值距])(?!\s?(?:\d|[两三四五六七八九十]))/gu;
/** Words of the tables that say something beside these words. */
const EXACT_AFTER =
  /^(?:multiple[\s-]+(?:choice|inheritance|dispatch)|general[\s-]+(?:ledger|availability)|wide[\s-]+(?:table|column|area|screen)|broad[\s-]?cast|very[\s-]+(?:first)|highly[\s-]+available|often\b|some\b(?= (?:\d|one))|许多多|主要(?:版本|分支|负责人)|部分(?:索引|加载|更新|退款|发货)|整体(?:式|包)|相关(?:性|系数|度)|多项(?:式)|多个(?:\d)|综合(?:布线)|比较(?:器|算子|函数|运算|两|不同)|充分(?:统计|必要)|基本(?:面|类型|数据|工资|信息)|日常(?:活|生)|有效(?:期|性|载荷|值|负载|位)|深入(?:学习)|广泛(?:度)|明显(?:示)|更多(?:按钮|菜单|选项))/i;

/** Vague amounts and degrees, in order. */
export function findVagueWords(text: string): PhraseMention[] {
  const found = [...mentions(EN, text), ...mentions(ZH, text), ...andSoOn(text)];
  return found
    .filter(({ span }) => !EXACT_AFTER.test(text.slice(span[0], span[0] + 40)))
    .sort((a, b) => a.span[0] - b.span[0]);
}

function andSoOn(text: string): PhraseMention[] {
  return matchesOf(AND_SO_ON, text).map((match) => ({
    span: [match.index, match.index + match[0].length],
    surface: match[0],
  }));
}
