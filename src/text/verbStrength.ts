/**
 * How much a verb claims for the person: `sole` – alone, all of it; `lead` – others followed; `make` – made it;
 * weaker ones (contributed, maintained, 参与) claim nothing that a share of commits could refute.
 */
export type VerbStrength = 'sole' | 'lead' | 'make';

/** A claim in a text. `span` is `[start, end)` in UTF-16 units. */
export interface VerbClaim {
  strength: VerbStrength;
  span: [number, number];
  surface: string;
}

const SOLE =
  /\b(?:single-?handed(?:ly)?|sole(?:ly)?(?: (?:author|developer|maintainer|engineer|contributor|owner))?|independently|(?:all )?by myself|all alone|from scratch|from the ground up|entirely on my own)\b|(?<!可|可以|能|能够|可被)独立(?=(?:地)?(?:完成|开发|设计|实现|负责|承担|编写|搭建|编码|研发|维护|撰写|提交|构建|贡献))|独自|一人(?:完成|开发|承担|负责)|一手(?:打造|搭建)|从零(?:开始)?(?:搭建|开发|构建|实现|打造|设计)?|从\s?0\s?到\s?1|全权负责|全部由本人/giu;
const LEAD =
  /\b(?:led|spearheaded|headed(?: up)?|directed|championed|oversaw|managed (?:a|the) (?:team|project|group)|leading (?:a|the) (?:team|development|project|effort)|(?:tech(?:nical)?|team|project) lead(?:er)?|took (?:the )?lead|masterminded|founded)\b|主导|牵头|领导|带领|带队|统筹|操盘|项目负责人|技术负责人|主要负责人/giu;
const MAKE_FIRST =
  /^(?:built|created|designed|developed|implemented|wrote|authored|architected|engineered|invented|made|produced|coded|programmed|crafted|delivered|launched|shipped)\b(?!\s+(?:with|in|on|for|as|by|around|atop|using|all [\d,]+|[\d,]+ of)\b)/iu;
const MAKE_HAN =
  /(?:开发|设计|实现|搭建|构建|编写|打造|研发|完成|撰写|负责)(?!者|人员|工具|环境|文档|框架|平台|语言|流程|体验|效率|模式|套件|原则|了?的)/u;
const SHARED_HAN = /(?:参与|协助|配合|共同|合作|协同|辅助|一起|支持)[^，。；]{0,14}$/u;

/** What a bullet claims for the person, strongest first. */
export function findVerbClaims(text: string): VerbClaim[] {
  const claims: VerbClaim[] = [];
  for (const match of text.matchAll(SOLE)) claims.push(claim('sole', match));
  for (const match of text.matchAll(LEAD)) claims.push(claim('lead', match));
  const first = MAKE_FIRST.exec(text);
  if (first) claims.push(claim('make', first));
  const head = /^[^。；]*/u.exec(text)?.[0] ?? '';
  const han = MAKE_HAN.exec(head);
  if (han && !SHARED_HAN.test(head.slice(0, han.index))) claims.push(claim('make', han));
  return claims;
}

function claim(strength: VerbStrength, match: RegExpMatchArray): VerbClaim {
  const start = match.index ?? 0;
  return { strength, span: [start, start + match[0].length], surface: match[0] };
}
