import type { TechnologyMention } from '../../text/technologies';
import { skillsIn } from './adSkills';
import { readSentences } from './adSentences';
import type { AdSentence } from './adSentences';
import { findTitle } from './adTitle';
import { alternativesOf } from './alternatives';
import { asks, asksReader, isAside } from './asides';
import { findKnockouts } from './knockouts';
import type { JobAd, Requirement } from './match';
import { standingsOf } from './standing';

/** From one version of a thing to another: what is left is also what is wanted. */
const FROM_TO = /\bfrom\b.*\bto\b|[从由].*[到成为转迁]|升级/i;

type Level = Requirement['level'];

/**
 * Reads a job ad, English or Chinese, with or without headings. A skill named more than once is one requirement, where
 * it is wanted most; one of the duties that is also nice to have is nice to have.
 */
export function readJobAd(text: string): JobAd {
  const sentences = readSentences(text);
  const title = findTitle(text);
  const requirements = new Map<string, Requirement>();
  let groups = 0;
  // The line of which a sentence was about the firm or the process.
  let aside = -1;
  for (const sentence of sentences) {
    const mentions = wanted(sentence, aside === sentence.line);
    if (!sentence.bulleted && isAside(sentence.text)) aside = sentence.line;
    const grouped = new Map<number, number>();
    // "a message queue such as Kafka or NATS": the concept is what they are, not one of them.
    const products = mentions.flatMap(({ mention }, index) =>
      mention.kind === 'concept' ? [] : [{ mention, index }],
    );
    for (const group of alternativesOf(
      sentence.text,
      products.map(({ mention }) => mention),
    )) {
      for (const at of group) grouped.set(products[at]?.index ?? -1, groups);
      groups += 1;
    }
    mentions.forEach(({ mention, level }, index) => {
      const group = grouped.get(index);
      add(requirementOf(mention, sentence.start, level, group));
    });
  }
  if (title)
    for (const mention of skillsIn({ text: title.title, place: 'must', bulleted: true })) {
      if (!requirements.has(mention.id)) add(requirementOf(mention, title.span[0], 'must', undefined));
    }
  return {
    title: title?.title ?? '',
    requirements: withoutLoneGroups([...requirements.values()]),
    knockouts: findKnockouts(text, sentences, title?.span ?? null),
  };

  function add(requirement: Requirement): void {
    const known = requirements.get(requirement.skill);
    if (!known) requirements.set(requirement.skill, requirement);
    else requirements.set(requirement.skill, stronger(known, requirement));
  }
}

function wanted(sentence: AdSentence, afterAside: boolean): { mention: TechnologyMention; level: Level }[] {
  const { place, text, bulleted } = sentence;
  if (place === 'aside' || place === 'fact') return [];
  if (!bulleted && isAside(text)) return [];
  if (place === 'outside' && !asks(text)) return [];
  if (afterAside && place !== 'prose' && !asksReader(text)) return [];
  const mentions = skillsIn(sentence);
  const standings = standingsOf(
    text,
    mentions.map(({ span }) => span),
  );
  return mentions.flatMap((mention, index) => {
    const standing = standings[index];
    if (standing === undefined || standing === 'none') return [];
    // "We use Vue, but you need not know Vue."
    const waived = mentions.some(
      ({ id }, other) => other > index && id === mention.id && standings[other] === 'none',
    );
    if (waived && !FROM_TO.test(text)) return [];
    const level = place === 'nice' || standing === 'nice' ? 'nice' : place === 'duties' ? 'duty' : 'must';
    return [{ mention, level }];
  });
}

function requirementOf(
  { id, surface, span }: TechnologyMention,
  offset: number,
  level: Level,
  group: number | undefined,
): Requirement {
  return {
    skill: id,
    surface,
    span: [offset + span[0], offset + span[1]],
    level,
    ...(group === undefined ? {} : { group }),
  };
}

/** Of two mentions: must before nice before duty. A group is kept from either. */
function stronger(known: Requirement, other: Requirement): Requirement {
  const rank: Record<Level, number> = { must: 2, nice: 1, duty: 0 };
  const best = rank[other.level] > rank[known.level] ? other : known;
  const group = best.group ?? known.group ?? other.group;
  return group === undefined ? best : { ...best, group };
}

/** In the order of the ad; a group of which one member is left is none. */
function withoutLoneGroups(requirements: Requirement[]): Requirement[] {
  const sizes = new Map<number, number>();
  for (const { group } of requirements)
    if (group !== undefined) sizes.set(group, (sizes.get(group) ?? 0) + 1);
  return requirements
    .map(({ group, ...rest }) =>
      group !== undefined && (sizes.get(group) ?? 0) > 1 ? { ...rest, group } : rest,
    )
    .sort((a, b) => a.span[0] - b.span[0]);
}
