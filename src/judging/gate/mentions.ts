import { findTechnologies, technologyOf } from '../../text/technologies';
import { matchesOf } from '../../text/matches';
import type { Claim, Detector, Objection } from './claim';
import { squeeze } from './indexFacts';
import type { FactIndex, Statement } from './sources';
import { occurs } from '../../text/prefilter';

/** A name in a text. */
interface Name {
  id: string;
  span: [number, number];
}

/** Names before the one that is looked at, in a list with it. */
const LIST = '(?:[\\w.+#-]+(?: [A-Z][\\w.+#-]+)?(?:,? (?:and|or) |, | \\/ |\\/|、|和|或|与|及|，)\\s?){0,5}';
/** Comparisons, models and possibilities: what they name is not what was used. */
const MENTION_BEFORE = new RegExp(
  `(?:\\b(?:unlike|inspired by|modell?ed (?:on|after)|reminiscent of|similar to|compared (?:to|with)|in contrast to|vs\\.?|versus|(?:alternatives?|competitors?|answer) to|(?:drop-in )?(?:replacement|substitute) for|(?:clone|cousin|imitation) of|in the (?:style|spirit) of|compatible with|coming from|familiar from|(?:is|are|was|looks?|works?|feels?|behaves?|much|a bit|something) like|smaller than|faster than|lighter than|simpler than|(?:you|users|one|anybody|everyone) (?:can|could|may|might) (?:also |then |easily )?(?:deploy|run|host|use|install|push|publish|connect|swap in|plug in)(?: it)?(?: (?:to|on|with|in))?|can (?:also )?be (?:deployed|hosted|run|used|installed)(?: (?:to|on|with|in))?)(?: the)? |(?:类似于?|对标|参考了?|参照|借鉴了?|模仿|仿照?|灵感(?:来自|来源于|源自)|启发自|不同于|有别于|相(?:比|较)(?:于|之下)?|比起?|对比|(?:可|可以|能|支持)(?:部署|运行|发布|安装)(?:到|在|于|至)|兼容|就?像|好比)\\s?)${LIST}$`,
  'i',
);
const MENTION_AFTER =
  /^(?:-(?:like|style|inspired|compatible)\b| (?:clone|alternative|replacement|equivalent|lookalike)s?\b|\s?(?:的?(?:替代品?|克隆版?|平替|竞品)|风格|那样|一样))/i;
/** Without one of these no name is only mentioned: looked for first, since most texts have none. */
const CUE =
  /\b(?:unlike|inspired|model|reminiscent|similar|compar|contrast|vs|versus|alternative|competitor|answer|replacement|substitute|clone|cousin|imitation|style|spirit|compatible|coming|familiar|like|than|can|could|may|might)|-(?:like|inspired|compatible)|equivalent|lookalike|类似|对标|参考|参照|借鉴|模仿|仿|灵感|启发|不同|有别|相比|相较|比起|对比|部署|运行|发布|安装|兼容|像|替代|克隆|平替|竞品|风格|那样|一样/i;
const LATIN_NAME = /(?<![\w./@-])[A-Z][A-Za-z0-9]{2,}(?:\.[a-z]{2})?(?![\w/])/g;

/** Names that are looked at in one text; hostile ones have thousands. */
const MOST = 200;

/** What the facts only compare with, or leave to others to use, and a claim tells as used. */
export const checkMentions: Detector = (claim, facts) => {
  const names = namesOf(claim.text, claim.technologies).slice(0, MOST);
  if (names.length === 0 || !occurs(CUE, facts.text)) return [];
  const mentioned = onlyMentioned(facts);
  return names.flatMap(({ id, span }): Objection[] => {
    const mention = mentioned.get(id);
    if (!mention || isMention(claim.text, span) || isNamedInData(id, facts)) return [];
    return [{ rule: 'technology-not-in-evidence', span, fact: mention.text, source: mention.source.id }];
  });
};

/** Names that the facts mention and nowhere do more than that, with the first statement that does. */
function onlyMentioned(facts: FactIndex): Map<string, Statement> {
  const mentioned = new Map<string, Statement>();
  const used = new Set<string>();
  for (const statement of facts.own) {
    const compares = occurs(CUE, statement.text);
    for (const { id, span } of namesOf(statement.text, null).slice(0, MOST)) {
      if (used.has(id)) continue;
      if (compares && isMention(statement.text, span)) mentioned.set(id, mentioned.get(id) ?? statement);
      else used.add(id);
    }
  }
  for (const id of used) mentioned.delete(id);
  return mentioned;
}

function isNamedInData(id: string, { own }: FactIndex): boolean {
  return own.some(({ source }) => (source.names ?? []).some((name) => idOf(name) === id));
}

function namesOf(text: string, technologies: Claim['technologies'] | null): Name[] {
  const known = (technologies ?? findTechnologies(text)).map(({ id, span }) => ({ id, span }));
  const others = matchesOf(LATIN_NAME, text)
    .map((match): Name => ({ id: idOf(match[0]), span: [match.index, match.index + match[0].length] }))
    .filter(({ span }) => !known.some((other) => other.span[0] < span[1] && span[0] < other.span[1]));
  return [...known, ...others];
}

function idOf(name: string): string {
  return technologyOf(name)?.id ?? squeeze(name);
}

/** As much of a text as tells how a name is meant. */
const WINDOW = 96;

function isMention(text: string, [from, to]: [number, number]): boolean {
  return (
    MENTION_BEFORE.test(text.slice(Math.max(0, from - WINDOW), from)) ||
    MENTION_AFTER.test(text.slice(to, to + 24))
  );
}
