import { findTechnologies, technologyOf } from '../../text/technologies';
import type { TechnologyMention } from '../../text/technologies';
import type { AdSentence } from './adSentences';
import { firstOf } from '../../text/prefilter';

/** Words around the name in an item of a list: "Fluent R, …", "Excellent C for …", "熟练使用Go". */
const LEAD =
  /^(?:(?:an?|the|some|any|good|great|strong|solid|excellent|fluent|confident|comfortable|proficient|expert|advanced|basic|deep|working|practical|professional|modern|idiomatic|native|production|experience|experienced|expertise|knowledge|command|understanding|skills?|familiarity|familiar|proficiency|fluency|competence|very|fairly|at least|a bit of|hands-on|in|with|of|writing|using|programming|coding|you know|know|you write|plus|also|and|or|either)\s+)+/i;
const TAIL =
  /\s+(?:for|in|on|at|to|and|or|as|with|from|since|because|which|that|where|when|including|is|are|would|skills?|knowledge|experience|expertise|proficiency|development|programming|coding|scripting|basics|fundamentals|required|preferred|essential|desirable|ideally|developers?|engineers?|services|code|language)\b.*$/i;
const ITEM = /^[^,，、;；(（:：。.]{1,60}/u;
/** Names of technologies that begin ordinary phrases: "Excel at teamwork", "Go-to-market". */
const PLAIN =
  /^(?:Excel(?:s|led|ling)? (?:at|in (?!which))|Go[- ](?:to|live|getter|no-go|the extra|beyond|above|further)|Assembly (?:experience|skills|work|lines?|of|technician)|Express (?:delivery|shipping|yourself|your)|Spring (?:term|semester|break|20\d\d|start|intake)|Swift (?:action|response|decisions?|answers?|delivery)|React (?:to|quickly|calmly|fast|swiftly|well)|Rust (?:removal|prevention|protection|proofing)|Spark (?:interest|joy|curiosity|ideas|discussion)|Flash (?:sales?|point)|Notion of|Linear (?:algebra|regression|programming|models?)|Processing (?:of|orders|applications|claims))/i;
const OTHERS_BEFORE =
  /(?:\b(?:other|another|similar|comparable|equivalent|related)|其他|其它|别的|类似的?|同类)\s*$/i;
const OTHERS_AFTER =
  /^[\s-]*(?:based |compatible )?(?:languages?|frameworks?|tools?|databases?|systems?|platforms?|providers?|brokers?|products?|librar(?:y|ies)|stacks?|语言|框架|系?数据库|工具|平台|产品|体系)/i;

/**
 * The technologies that a sentence of an ad names. In a list of what is asked for, an item is read as a name where its
 * first words are one ("R", "Go, since …"), which prose would not allow. "Another JVM language" names none.
 */
export function skillsIn({
  text,
  place,
  bulleted,
}: Pick<AdSentence, 'text' | 'place' | 'bulleted'>): TechnologyMention[] {
  const found = findTechnologies(text).filter(
    ({ span }) => !amongOthers(text, span) && !isPlain(text, span[0]),
  );
  const head = bulleted || place === 'must' || place === 'nice' ? headOf(text) : null;
  if (!head || found.some(({ span }) => span[0] < head.span[1] && head.span[0] < span[1])) return found;
  return [head, ...found];
}

function headOf(text: string): TechnologyMention | null {
  const item = ITEM.exec(text.trimStart())?.[0] ?? '';
  const lead = firstOf(LEAD, item)?.[0].length ?? 0;
  const surface = item.slice(lead).replace(TAIL, '').trimEnd();
  // Written small, it is the ordinary word.
  const technology = /^[\p{Lu}.]/u.test(surface) ? technologyOf(surface) : null;
  if (!technology) return null;
  if (isPlain(text, text.length - text.trimStart().length + lead)) return null;
  const start = text.length - text.trimStart().length + lead;
  return { ...technology, surface, span: [start, start + surface.length] };
}

function amongOthers(text: string, [start, end]: readonly [number, number]): boolean {
  return (
    OTHERS_BEFORE.test(text.slice(Math.max(0, start - 16), start)) &&
    OTHERS_AFTER.test(text.slice(end, end + 24))
  );
}

function isPlain(text: string, at: number): boolean {
  return PLAIN.test(text.slice(at, at + 40));
}
