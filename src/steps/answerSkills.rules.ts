import { findTechnologies, technologyOf } from '../text/technologies';
import type { TechnologyMention } from '../text/technologies';
import type { Said } from './answerClauses.rules';
import { asks } from './answerQuestion.rules';
import type { Topic } from './answerQuestion.rules';
import { titleSpans } from './answerTitles.rules';

/** Umbrella terms say what was done and not with what. */
const UMBRELLA: ReadonlySet<string> = new Set([
  'message queue', 'caching', 'unit testing', 'large language model', 'distributed systems', 'high concurrency',
  'high availability', 'load balancing', 'rate limiting', 'sharding', 'read/write splitting', 'full-text search', 'access control',
  'responsive design', 'multithreading', 'batch processing', 'stream processing', 'circuit breaker', 'devops', 'data warehouse',
  'web scraping', 'single-page application', 'server-side rendering', 'a/b testing', 'recommender system', 'http', 'tcp', 'udp',
]); // prettier-ignore
/** Places where work is shown; in a link or beside an address they are no skills. */
const PLACES: ReadonlySet<string> = new Set(['github', 'gitlab', 'vs code', 'jira', 'figma']);
/** Words of an answer that stand before or behind the name in a list. */
const PADDING =
  /^(?:(?:i|we|used|use|using|know|wrote|it|was|written|built|in|with|on|some|mostly|mainly|mostly|primarily|a bit of|a little|bit|of|plus|just|only|then|also|the|basically|pretty|much|pure|plain|all|um+|uh+|well|like|and|or|so|yeah|yes|it's|that's|was all|vanilla|good old|lots of|heavy|主要|是|用|用的|用了|用到|写|写的|做的|一些|一点|还有|加|配|以及|和|就是|就|全|全是|纯|会|熟悉|数据库|后端|前端|语言|框架|缓存|队列|了|的|嗯+(?!嗯)|呃|大部分|基本|主要是|还|也|有)(?:\s+|(?=[A-Za-z\u4e00-\u9fff])|$))+/iu;
const TAIL =
  /(?:\s+(?:mostly|mainly|too|as well|basically|actually|i think|then|only|though|all the way|everywhere|(?:was|were|is) (?:all )?(?:me|mine)|for everything|on the backend|on the frontend|etc)\.?|写的|做的|为主|吧|的|了|呢|啊|之类的?|什么的|等等?(?!等)|居多|多一点|多些|比较多)+$/iu;

/** How long the name of a technology may be with the words around it. */
const MAX_ITEM = 120;

/** Technologies that the speaker used, in order, each once. */
export function readSkills(
  said: readonly Said[],
  topics: ReadonlySet<Topic>,
  taken: readonly string[],
): string[] {
  const asked = asks(topics, 'skills');
  const skills = new Set<string>();
  if (asks(topics, 'reason')) return [];
  for (const { text } of said) {
    for (const mention of findTechnologies(text))
      if (counts(text, mention, asked, topics, taken)) skills.add(mention.id);
    if (asked) for (const skill of listed(text)) skills.add(skill);
  }
  return [...skills].filter((skill) => !said.some(({ text }) => takenBack(text).has(skill)));
}

const TAKEN_BACK =
  /\b(?:strike|scratch|remove|drop|forget|delete|ignore|cross out|take out|leave out)\s+([^,.;]{1,30})|(?:划掉|去掉|删掉|不算|别算|忽略|除去)\s?([^,，。;]{1,20})/giu;

/** "Actually strike R": what a list named and the speaker takes out again. */
function takenBack(text: string): Set<string> {
  const names = [...text.matchAll(TAKEN_BACK)].map((match) => match[1] ?? match[2] ?? '');
  return new Set(names.map((name) => technologyOf(name)?.id ?? '').filter((id) => id !== ''));
}

function counts(
  text: string,
  mention: TechnologyMention,
  asked: boolean,
  topics: ReadonlySet<Topic>,
  taken: readonly string[],
): boolean {
  const { id, kind, span } = mention;
  if (UMBRELLA.has(id) || kind === 'concept') return false;
  if (PLACES.has(id) && (!asked || asks(topics, 'url') || /https?:|\.\w{2,3}\//u.test(text))) return false;
  // Part of the employer's name, the school's, an address.
  if (taken.some((part) => inside(text, part, span))) return false;
  if (titleSpans(text).some(([start, end]) => start <= span[0] && span[1] <= end)) return false;
  return !/\b(?:at|joined|left) $/u.test(text.slice(0, span[0]));
}

function inside(text: string, part: string, [start, end]: [number, number]): boolean {
  for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + 1)) {
    if (at <= start && end <= at + part.length) return true;
  }
  return false;
}

/** Items of a list by their bare names, which a reader of prose must leave open: "go", "rust, next". */
function listed(text: string): string[] {
  const found: string[] = [];
  for (const item of text.split(
    /[,，、/&;；|]|(?<!\+)\+(?!\+)|\b(?:and|or|with|plus)\b|和|与|跟|加上?|以及|还有|配合?/iu,
  )) {
    // Longer items are sentences.
    if (item.length > MAX_ITEM) continue;
    const name = item.trim().replace(PADDING, '').replace(TAIL, '').trim();
    if (name === '' || name.length > 30) continue;
    const technology = technologyOf(/^py$/iu.test(name) ? 'python' : name);
    if (
      technology &&
      technology.kind !== 'concept' &&
      !UMBRELLA.has(technology.id) &&
      !PLACES.has(technology.id)
    )
      found.push(technology.id);
  }
  return found;
}
