import { matchesOf } from '../../text/matches';
import { technologyOf } from '../../text/technologies';
import type { AdSentence } from './adSentences';
import { findCities } from './cities';
import { firstOf, occurs } from '../../text/prefilter';

/** A place where the work is bound to, as written; `span` in the ad. */
export interface PlaceMention {
  place: string;
  span: [number, number];
}

const PLACE_LABEL =
  /(?:地点|城市|地址|坐标|办公地|工作地|base地?|locations?|place|\boffice\b|\bwhere\b|\bcity\b|\bbased in\b|\bbase\b)[^:：]{0,12}[】\]*]*[:：]?\s*$/i;
/** The whole work is done from anywhere. */
const ANYWHERE =
  /\b(?:fully|100\s?%|completely|entirely|purely|all|permanently|totally) remote\b|\bremote[- ]only\b|\b(?:work )?from (?:anywhere|wherever)(?! (?:in|within) (?!the world))|\banywhere in the world\b|\bremote(?:ly)? (?:worldwide|globally|from anywhere)\b|\bno office\b|\bwe have no (?:central )?office|全远程|完全远程|纯远程|全程远程|100%\s?远程|远程办公[，,。]?(?:地点|城市)?不限|地点不限|城市不限|不限(?:工作)?(?:地点|城市)|全职远程|没有(?:实体|固定)?办公室|(?:全员|长期)远程/i;
const REMOTE_VALUE =
  /^(?:fully |100\s?% )?(?:remote|anywhere|worldwide|global|any|home ?office|wfh|远程|不限|任意|任何|全国|居家|线上)/i;
const PROPER =
  "\\p{Lu}[\\p{L}'’]+(?:[- ](?:(?:upon|on|am|an der|de|la|le|del|der|under|in)[- ])?(?!(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)\\p{Lu}[\\p{L}'’]+){0,2}";
const NOT_PLACE =
  /^(?:The|Our|We|You|This|That|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|January|February|March|April|May|June|July|August|September|October|November|December|English|German|French|Spanish|Mandarin|Chinese|Japanese|Python|Java|JavaScript|TypeScript|Go|Rust|React|Vue|Kubernetes|Docker|AWS|Azure|GCP|Linux|Windows|Slack|Zoom|Teams|GitHub|Europe|EU|CET|UTC|GMT|Scrum|Agile|Remote|Hybrid|Full|Part|Engineering|Product|Design|Research|Computer|Software|Data|Mathematics|Statistics|Physics|STEM|R|C|IT|HR|QA|Christmas|Easter|Spring|Summer|Autumn|Winter)(?:\b|$)/;
const PLACE_NOUN =
  '(?:offices?|studios?|workshops?|labs?|laborator(?:y|ies)|headquarters|hq|hub|site|desks?|workplace|place of work|room|building|campus|base|factory|plant|depot|warehouse|premises|space|team|centre|center|engineering team|centre of excellence)';
const ENGLISH: readonly RegExp[] = [
  `\\b(?:[Bb]ased|[Ll]ocated|[Ss]ituated|[Hh]eadquartered|[Ss]tationed|[Rr]ooted) (?:\\w+ )?(?:in|at|near|outside|around) (?:our |the |central |downtown |greater |sunny |lovely |beautiful )*(?<place>${PROPER})`,
  `\\b${PLACE_NOUN},? (?:[\\w-]+ ){0,10}?(?:in|at|near|outside) (?:our |the |central |downtown |greater |sunny |lovely |beautiful |old |historic |rainy )*(?<place>${PROPER})`,
  `\\b(?:[Oo]n[- ]?site|[Ii]n[- ]office|[Ii]n[- ]person|[Hh]ybrid|[Ww]ork(?:ing)?|[Ll]iv(?:e|ing)|[Jj]ob|[Rr]ole|[Pp]osition|[Jj]oin us|[Cc]ome to|[Rr]elocat(?:e|ion|ing)|[Cc]ommut(?:e|ing|able)|[Dd]ays? (?:a|per) week|[Dd]ays|[Ff]ull[- ]time|[Pp]ermanent|[Tt]ogether|[Ff]ace[- ]to[- ]face|[Pp]resent|[Ee]ngineer|[Dd]eveloper|[Pp]eople)(?: \\w+){0,2}?[ ,(]+(?:in|at|from|to|near|out of|around) (?:our |the |your |central |downtown |greater |sunny )*(?<place>${PROPER})`,
  `\\b(?:[Oo]ur|[Tt]he|[Aa]n?) (?<place>${PROPER}) ${PLACE_NOUN}\\b`,
  `\\b[Ww]e(?:['’]re| are| sit| live| work| meet)(?: all| both| mostly| based)?(?: (?:on|at|in) [^,.;()]{3,30}?)? in (?<place>${PROPER})`,
  `\\b[Yy]ou(?:['’]d|['’]ll| will| would) (?:sit|work|be|join)(?: \\w+){0,4} in (?<place>${PROPER})`,
  `\\bwithin (?:[\\w-]+ ){1,4}of (?<place>${PROPER})`,
  `(?<place>${PROPER})[- ]based\\b`,
  `\\b(?:centre|center|heart|middle|outskirts|north|south|east|west|suburbs|edge) of (?<place>${PROPER})`,
  `\\b(?:[Pp]lace of work|[Ww]orkplace|[Ww]ork location|[Dd]uty station|[Hh]ome base|[Jj]ob location)(?: \\w+){0,4}? (?:is|will be|would be|are)(?: in| at| our| the)* (?<place>${PROPER})`,
  `\\b(?:[Oo]n[- ]?site|[Hh]ybrid|[Ww]orkplace|[Pp]lace of work|[Ww]ork location|[Oo]ffice|[Bb]ase|BASE|[Ii]n[- ]office)[ ]?(?:[:：(,/|–—-]|在|于)[ ]?(?<place>${PROPER})`,
].map((source) => new RegExp(source, 'gu'));
const IN_TITLE = new RegExp(`\\b(?:in|at) (?<place>${PROPER})\\s*$`, 'u');
/** Remote, but from one country. */
const REGION = new RegExp(
  `\\b(?:[Rr]emote(?:ly)?(?: work(?:ing)?)? (?:within|in|from|inside)|anywhere (?:in|within)) (?:the )?(?<place>${PROPER})`,
  'gu',
);
/** A place that is in no list, behind words that only a place follows. */
const HAN_PLACE =
  /(?:坐标|base地?|工作地点?|办公地点?|上班地点|驻地|位于)(?:在|是|为|[:：\s])*(?<place>(?!市中心|地铁|园区|写字楼|商圈|城区|郊区|远程|不限|全国|任意|任何|线上|居家)\p{Script=Han}{2,5}?)(?=[,，。;；、\s]|$|市|区|县)/giu;
/** "The archive is in Zutphen": where nothing else says it better. */
const SOMEWHERE = new RegExp(
  `\\b(?:[Tt]he|[Oo]ur) (?:[\\w-]+ ){1,3}(?:is|sits|lies) (?:[\\w-]+ ){0,3}?(?:in|at|near) (?<place>${PROPER})`,
  'gu',
);
const HAN_BEFORE =
  /(?:地点|地址|坐标|坐落|办公室?|总部|公司|团队|工位|职场|园区|工厂|实验室|岗位|工作|上班|常驻|驻场?|位于|地处|落户|base|office|我们|人|就)(?:地|室)?(?:目前|都|就|也|设|暂时|现)?\s*(?:[:：]|是|为|在|于|设在|位于|坐标|地)?\s*[“"]?(?:(?:江苏|浙江|广东|山东|四川|湖北|湖南|安徽|福建|河南|河北|陕西|辽宁)省?)?\s*$/i;
const HAN_AFTER =
  /^\s*(?:市|区)?(?:.{0,6}?)(?:办公|上班|工作|现场|办公室|总部|驻场|园区|职场|坐班|到岗|研发中心|分公司|分部|团队|旁边?|附近|边上|地铁站|软件园|科技园|高新区|大厦|广场|CBD|有(?:一个|个)?办公室|线下|onsite|office)/i;
/** Where trips, customers, other branches and schools are. */
const ELSEWHERE =
  /每个?(?:季度|半年|年|月)|出差|客户|分公司遍布|分布|毕业|大学|学院|旅游|团建|展会|来自|服务于|覆盖|\b(?:(?:once|twice|three times|four times) (?:a|per|every) (?:year|month|quarter)|customers?|clients?|trips?|travel|conference|offsite|off-site|retreat|university|founded in|graduat|spread over|delivered|across|partners? in|meet(?:s|up)? (?:once|twice))\b/i;

/** The place of the work with those that are as good; `null` when it is bound to none, or may be done remotely. */
export function findPlace(
  ad: string,
  sentences: readonly AdSentence[],
  title: [number, number] | null,
): (PlaceMention & { or: string[] }) | null {
  const place = firstPlace(ad, sentences, title);
  if (!place) return null;
  const others = alternativesBehind(ad, place.span[1]);
  return others === null ? null : { ...place, or: others };
}

const NEXT_PLACE = new RegExp(
  `^市?\\s*(?:\\/|／|、|\\||,?\\s*\\bor\\b|或者?|,(?=\\s*${PROPER}\\s*(?:,|or\\b|\\/)))\\s*(?:in |at |our |the )*(?<place>${PROPER}|[\\p{L}]+)`,
  'u',
);

/** "London or Manchester", 上海/杭州; `null` where one of them is remote work. */
function alternativesBehind(ad: string, from: number): string[] | null {
  const found: string[] = [];
  let rest = ad.slice(from, from + 120);
  for (let match = firstOf(NEXT_PLACE, rest); match && found.length < 8; match = firstOf(NEXT_PLACE, rest)) {
    const named = match.groups?.['place'] ?? '';
    if (
      /^(?:fully |also )?(?:remote(?:ly)?|anywhere|wherever|home|远程|居家|线上|在家)/i.test(
        match[0].slice(-named.length),
      )
    )
      return null;
    const city = findCities(named).at(0);
    if (!city && (!/^\p{Lu}/u.test(named) || !isPlaceName(named))) break;
    const place = city && city.span[0] === 0 ? city.name : named;
    found.push(place);
    rest = rest.slice(match[0].length - named.length + place.length);
  }
  return found;
}

function firstPlace(
  ad: string,
  sentences: readonly AdSentence[],
  title: [number, number] | null,
): PlaceMention | null {
  const labelled = sentences.flatMap((one) => (occurs(PLACE_LABEL, one.label) ? valueOf(one) : [])).at(0);
  if (labelled) return occurs(REMOTE_VALUE, labelled.place) ? null : labelled;
  const bound = sentences.flatMap((one) => within(one, REGION)).at(0);
  if (bound) return bound;
  const anywhere = occurs(ANYWHERE, ad);
  const candidates = sentences.flatMap((one) => inSentence(one));
  if (anywhere) return null;
  return (
    candidates[0] ??
    (title ? inTitle(ad, title) : null) ??
    sentences.flatMap((one) => within(one, SOMEWHERE)).at(0) ??
    null
  );
}

/** "Data Engineer in Heidelberg", "前端工程师(苏州)". */
function inTitle(ad: string, [start, end]: [number, number]): PlaceMention | null {
  const title = ad.slice(start, end);
  const city = findCities(title).at(0);
  if (city) return { place: city.name, span: [start + city.span[0], start + city.span[1]] };
  const named = IN_TITLE.exec(title.replace(/\s*\([^)]*\)\s*$/, ''));
  const place = named?.groups?.['place'];
  if (!named || place === undefined || !isPlaceName(place)) return null;
  const at = start + named.index + named[0].indexOf(place);
  return { place, span: [at, at + place.length] };
}

/** No month, language, technology or abbreviation. */
function isPlaceName(name: string): boolean {
  return (
    !NOT_PLACE.test(name) &&
    (/[\p{Ll}\p{Script=Han}]/u.test(name) || /^(?:UK|USA?|UAE)$/.test(name)) &&
    !technologyOf(name)
  );
}

/** What stands behind a label: the city when one leads, else as written up to the first stop. */
function valueOf({ text, start }: AdSentence): PlaceMention[] {
  const lead = /^[\s\p{P}\p{S}]*/u.exec(text)?.[0].length ?? 0;
  const value =
    /^[^,，、;；。.|｜/(（·\n]+?(?=\s*(?:[,，、;；。.|｜/(（·]|\s[-–—]\s|\s(?:or|and|with)\s|$))/u.exec(
      text.slice(lead),
    )?.[0];
  if (value === undefined) return [];
  const city = findCities(value).at(0);
  const whole =
    city && city.span[0] <= 3 && /\p{Script=Han}/u.test(city.name) ? city.span : ([0, value.length] as const);
  return [{ place: value.slice(...whole), span: [start + lead + whole[0], start + lead + whole[1]] }];
}

/** Places that a pattern finds, without names of other things and places of trips. */
function within({ text, start }: AdSentence, pattern: RegExp): PlaceMention[] {
  return matchesOf(pattern, text).flatMap((match) => {
    const place = match.groups?.['place'];
    if (place === undefined || !isPlaceName(place)) return [];
    const at = match.index + match[0].indexOf(place);
    return elsewhere(text, at) ? [] : [{ place, span: [start + at, start + at + place.length] }];
  });
}

function inSentence(sentence: AdSentence): PlaceMention[] {
  const { text, start } = sentence;
  const found = [...ENGLISH, HAN_PLACE].flatMap((pattern) => within(sentence, pattern));
  for (const { name, span } of findCities(text)) {
    const [before, after] = [
      text.slice(Math.max(0, span[0] - 16), span[0]),
      text.slice(span[1], span[1] + 12),
    ];
    if (elsewhere(text, span[0])) continue;
    // "武汉 | 本科 | 3-5年"
    const alone =
      /(?:^|[,，|｜/·、;；。]\s*)$/.test(text.slice(0, span[0])) &&
      /^\s*(?:[,，|｜/·、;；。]|$)|^\s+(?:\d|全职|兼职|实习|本科|大专|硕士|学历|经验)/.test(
        text.slice(span[1]),
      );
    if (alone || HAN_BEFORE.test(before) || HAN_AFTER.test(after))
      found.push({ place: name, span: [start + span[0], start + span[1]] });
  }
  return found.sort((a, b) => a.span[0] - b.span[0]);
}

/** Whether the clause around `at` speaks of trips, customers or other branches. */
function elsewhere(text: string, at: number): boolean {
  const from = Math.max(0, ...[...text.slice(0, at).matchAll(/[,，;；。]/g)].map(({ index }) => index + 1));
  const length = text.slice(at).search(/[,，;；。.]/);
  return ELSEWHERE.test(text.slice(from, length < 0 ? undefined : at + length));
}
