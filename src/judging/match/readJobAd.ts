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
import type { Standing } from './standing';

/** From one version of a thing to another: what is left is also what is wanted. */
const FROM_TO = /\bfrom\b.*\bto\b|[从由].*[到成为转迁]|升级/i;

type Level = Requirement['level'];

/** A sentence with the skills that it names and how it stands to them. */
interface Reading {
  sentence: AdSentence;
  skills: { mention: TechnologyMention; standing: Standing }[];
}

/**
 * Reads a job ad, English or Chinese, with or without headings. A skill named more than once is one requirement, where
 * it is wanted most; one of the duties that is also nice to have is nice to have.
 */
export function readJobAd(text: string): JobAd {
  const sentences = readSentences(text);
  const title = findTitle(text);
  const requirements = new Map<string, Requirement>();
  let groups = 0;
  for (const { sentence, skills } of withoutWaived(readingsOf(sentences))) {
    const grouped = new Map<number, number>();
    // "a message queue such as Kafka or NATS": the concept is what they are, not one of them.
    const products = skills.flatMap(({ mention }, index) =>
      mention.kind === 'concept' ? [] : [{ mention, index }],
    );
    for (const group of alternativesOf(
      sentence.text,
      products.map(({ mention }) => mention),
    )) {
      for (const at of group) grouped.set(products[at]?.index ?? -1, groups);
      groups += 1;
    }
    skills.forEach(({ mention, standing }, index) => {
      add(requirementOf(mention, sentence.start, levelOf(sentence, standing), grouped.get(index)));
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
    requirements.set(requirement.skill, known ? stronger(known, requirement) : requirement);
  }
}

/** The sentences that may ask for skills, read. */
function readingsOf(sentences: readonly AdSentence[]): Reading[] {
  // The line of which a sentence was about the firm or the process.
  let aside = -1;
  return sentences.flatMap((sentence) => {
    const { place, text, bulleted, line } = sentence;
    const afterAside = aside === line;
    if (!bulleted && isAside(text, place)) {
      aside = line;
      return [];
    }
    if (place === 'aside' || place === 'fact') return [];
    if (place === 'outside' && !asks(text)) return [];
    if (afterAside && place !== 'prose' && !asksReader(text)) return [];
    const mentions = skillsIn(sentence);
    const standings = standingsOf(
      text,
      mentions.map(({ span }) => span),
    );
    return [
      { sentence, skills: mentions.map((mention, at) => ({ mention, standing: standings[at] ?? 'asked' })) },
    ];
  });
}

/**
 * Only what is asked for. What a sentence waives is also taken from the words before it in that sentence ("We use Vue,
 * but you need not know Vue"), and from earlier prose, which only told of it.
 */
function withoutWaived(readings: readonly Reading[]): Reading[] {
  const waivedIn = new Map<string, number>();
  readings.forEach(({ sentence, skills }, at) => {
    for (const { mention, standing } of skills)
      if (standing === 'none' && !FROM_TO.test(sentence.text)) waivedIn.set(mention.id, at);
  });
  return readings.map(({ sentence, skills }, at) => {
    const told = sentence.place === 'prose' || sentence.place === 'outside';
    return {
      sentence,
      skills: skills.filter(({ mention, standing }, index) => {
        if (standing === 'none') return false;
        const waived = waivedIn.get(mention.id) ?? -1;
        if (waived > at) return !told;
        return (
          waived !== at ||
          !skills.some(
            (other, later) => later > index && other.standing === 'none' && other.mention.id === mention.id,
          )
        );
      }),
    };
  });
}

function levelOf({ place }: AdSentence, standing: Standing): Level {
  if (place === 'nice' || standing === 'nice') return 'nice';
  return place === 'duties' ? 'duty' : 'must';
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
