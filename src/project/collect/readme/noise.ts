import type { Block } from './blocks';

/** A paragraph that speaks to visitors instead of about the project. */
const TO_VISITORS =
  /^(?:\[!\w+\]|\[\^[^\]]+\]:|(?:⚠|📢|🎉|⭐|🌟)|[^\p{L}\p{N}]*(?:note|notes|notice|warning|caution|important|tip|disclaimer|announcement|deprecated|attention|update|news)(?:\s*[:!：]|\b.{0,12}\d{4})|(?:this (?:project|repo(?:sitory)?|package|library) (?:is|has been) (?:no longer|deprecated|archived|unmaintained|looking for))|looking for\b|if you (?:like|find|enjoy|want|need|are)|(?:please |don't forget to )?(?:star (?:us|this|the)|follow (?:us|me|@)|join (?:us|our|the|now)|subscribe|support (?:us|me|the project|this project)|sponsor|donate|consider|vote)\b|.{0,30}\bopen source work is supported by|you (?:probably )?want\b|support questions\b|we(?:'re| are) (?:hiring|looking|excited|happy|pleased|proud)|this release\b|thanks?\b|thank you|made with|built with (?:❤|love)|sponsored|powered by|read this in|this readme|other languages|translations?\b|welcome\b|hi\b|hello\b)|^[^\p{L}\p{N}]*(?:如果(?:您|你)?(?:觉得|喜欢|对|有|想|需要|遇到)|欢迎|点个|给个|求|感谢|谢谢|关注|扫码|加入|加群|QQ|微信|公众号|注意|声明|特别说明|温馨提示|重要|提示|更新[:：]|本项目(?:已|不再)(?:停止|维护)|其他语言|阅读本文|大家好|你好)/iu;
/** A sentence that sends the reader elsewhere or tells them what to do. */
const DIRECTION =
  /^(?:in other words|however|but|finally|moreover|additionally|otherwise|instead|that said|currently|此外|另外|但是|不过|总之|同时|目前|see|check|visit|read|refer|click|please|you(?: can (?:also |now |always )?(?:find|see|check|read|download|visit|install|use|try|run|get|start|view|test|contact|follow|build|clone|set|change|choose|configure|deploy|access|click|open|look|learn|do|have|be)|'ll|'re| will| may| need| should)\b|for (?:more|details|further|the|an?)\b.{0,40}\b(?:see|visit|read|check|refer)|to (?:get started|install|use|run|build|learn|start|see|try)|take a look|have a look|look at|browse|install|download|run|open|copy|clone|go to|head over|feel free|try\b|get started|want to|need (?:help|more)|here(?:'s| is| are)|below|the following|follow|note that|more (?:info|details)|documentation|docs\b|website|homepage|demo|live demo|contributions?|pull requests?|bug reports?|issues|(?:dual|multi|triple)?[- ]?licensed|released under|this project is licensed|copyright|©|supports? me|buy me)\b|^(?:请|详[见情细]|参[见考阅]|点击|访问|查看|更多|可以?(?:在|通过|点击|访问).{0,30}(?:查看|找到|下载|访问|体验)|见|具体(?:请|见|参)|如[下图需]|以下|下面|首先|然后|安装|下载|运行|打开|执行|克隆|演示地址|在线|官网|文档|地址|链接|更新于|本文档|许可|协议|基于.{0,12}(?:许可|协议)|项目地址|联系|作者|版权|欢迎|感谢)|(?:is|are) (?:licensed|released|distributed) under|(?:采用|遵循|基于).{0,16}(?:许可证|开源协议|许可协议|协议开源)/i;
const NOT_DONE =
  /\b(?:to-?do(?!s?[- ](?:apps?|applications?|lists?|items?|managers?|trackers?|tasks?|notes?|web|program|site|mvc))|tbd|wip|work in progress|coming soon|planned|not (?:yet )?(?:implemented|supported|available|done)|in (?:the )?future|upcoming|soon\b|experimental)\b|(?:计划中|待(?:办|完成|实现|开发|完善|定|支持)|即将|敬请期待|开发中|未完成|未实现|暂不|暂未|尚未|后续|未来(?!\s*(?:\d|[一二两三四五六七十几]|天气|一周))|将(?:会|来|支持|要))/i;
const URL_TEXT = /https?:\/\/\S+|www\.\S+|[\w.+-]{1,64}@[\w-]+(?:\.[\w-]+)+/g;

/**
 * Whether a block is made for looks or navigation: badges, link bars, language switches, calls to visitors. `linked`:
 * features may well be links to their documentation.
 */
export function isNoise(block: Block, linked = false): boolean {
  const text = block.text.replace(/\s+/g, ' ').trim();
  if (
    (!linked && block.linked > (text.length < 120 ? 0.4 : 0.6)) ||
    /[(（](?:contributors?|贡献者)\b/i.test(text)
  )
    return true;
  if (TO_VISITORS.test(text)) return true;
  const bare = text.replace(URL_TEXT, '');
  if (bare.length < text.length / 2) return true;
  // A bar of links: short words between pipes, dots or bullets.
  const parts = bare.split(/\s*[|·•｜/]\s*|\s+-\s+/).filter((part) => part !== '');
  return parts.length > 2 && parts.every((part) => part.length < 20);
}

/** Whether a sentence directs its reader, introduces what follows, or is no sentence. */
export function isDirection(sentence: string): boolean {
  const bare = sentence.replace(/^[^\p{L}\p{N}"“「『`]+/u, '');
  return DIRECTION.test(bare) || /[:：]$/.test(bare) || /[?？]$/.test(bare);
}

/** Whether something is announced and does not exist yet. */
export function isNotDone(text: string): boolean {
  return /^\[ \]/.test(text) || NOT_DONE.test(text) || /[🚧⏳🔜]/u.test(text);
}

/** Whether the text says enough to be a fact: some words, not only names and symbols. */
export function saysSomething(text: string, words: number): boolean {
  const han = text.match(/\p{Script=Han}/gu)?.length ?? 0;
  const latin = text.match(/[\p{Script=Latin}][\p{Script=Latin}\p{N}'’./+-]*/gu)?.length ?? 0;
  return han / 2 + latin >= words;
}

/** The text without what only decorates its beginning: emoji, symbols, ticked boxes, numbering. */
export function withoutDecoration(text: string): string {
  return text
    .replace(
      /^(?:\[x\]\s*|:[a-z0-9_+-]+:\s*|(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\u{FE0F}|\u{200D}|\u{20E3}|[✓✔☑√•·◦▪■●○►▶→»※★☆-])+\s*)+(?=\S)/giu,
      '',
    )
    .replace(/\s*(?::[a-z0-9_+-]+:|(?:\p{Extended_Pictographic}|\u{FE0F})+)$/giu, (found) =>
      /^\s*\d/.test(found) ? found : '',
    )
    .replace(/\s*[,;，；、](?:\s*(?:and|or|以及|和))?$/i, '')
    .trim();
}
