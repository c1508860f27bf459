import { shorten } from '../models/budget';
import type { Said } from './window';

/** Words by which a sentence says what is wanted, or what was decided. */
const WISH =
  /\b(?:want|wants|wish|would like|please|prefer|must|should|need|needs|don['’]t|do not|never|always|only|instead|rather|make it|focus|target|apply|looking for)\b|想|要|希望|请|别|不要|必须|只|最好|改成|目标|应聘|求职|投递/iu;
const DECISION =
  /\[(?:approved|rejected|saved)\]|\b(?:agreed?|approved?|accept(?:ed)?|reject(?:ed)?|decided?|chose|settled|go with|let['’]s|keep|drop)\b|同意|采纳|批准|拒绝|决定|选择|就用|定了|保留|删掉|去掉/iu;
const FIGURE = /\d/;
/** Names of things: quoted, with humps or signs, or in capitals within a Latin text. */
const NAME =
  /["“「《`][^"”」》`]{1,40}["”」》`]|\b[A-Z][a-z]*[A-Z]\w*|\b\w+[.+#/]\w*|(?<=[a-z,] )[A-Z][a-z]+/u;
/** What a message may have in front that says nothing. */
const EMPTY =
  /^(?:ok(?:ay)?|yes|no|thanks?|thank you|hi|hello|sure|well|great|好的?|是的?|谢谢|你好|嗯|行|可以)[\s,.!，。！、]*/iu;
const MOST = 4_000;

/**
 * The key points of what was said, at most so many UTF-16 units: wishes and decisions first, figures and names of things
 * next, of the user before those of the agent, in the order in which they were said.
 */
export function keyPoints(rounds: readonly (readonly Said[])[], limit: number): string {
  const points = rounds.flat().flatMap(({ by, text }, turn) =>
    sentencesOf(text).map((sentence, index) => ({
      sentence,
      by,
      order: turn * MOST + index,
      weight: weightOf(sentence, by),
    })),
  );
  const seen = new Set<string>();
  const once = points.filter(({ sentence }) => !seen.has(sentence) && seen.add(sentence));
  const telling = once.filter(({ weight }) => weight > 0);
  // Of two that weigh the same the later is nearer to what follows. Where nothing tells, what the user said last does.
  const ranked = (telling.length > 0 ? telling : once.filter(({ by }) => by === 'user')).sort(
    (a, b) => b.weight - a.weight || b.order - a.order,
  );
  const separator = ranked.some(({ sentence }) => /\p{Script=Han}/u.test(sentence)) ? '；' : '; ';
  const kept: typeof ranked = [];
  let left = limit;
  for (const point of ranked) {
    const size = point.sentence.length + (kept.length > 0 ? separator.length : 0);
    if (size > left) continue;
    kept.push(point);
    left -= size;
  }
  const [best] = ranked;
  if (kept.length === 0) return best ? shorten(best.sentence, limit) : '';
  return kept
    .sort((a, b) => a.order - b.order)
    .map(({ sentence }) => sentence)
    .join(separator);
}

function sentencesOf(text: string): string[] {
  return text
    .slice(0, MOST)
    .split(/[。！？!?；;\n]|\.(?=\s|$)/)
    .map((sentence) =>
      sentence
        .replace(/\s+/g, ' ')
        .replace(/^[-•*]\s*/, '')
        .trim()
        .replace(EMPTY, ''),
    )
    .filter((sentence) => sentence.length > 1);
}

function weightOf(sentence: string, by: Said['by']): number {
  const points =
    (WISH.test(sentence) ? 3 : 0) +
    (DECISION.test(sentence) ? 3 : 0) +
    (FIGURE.test(sentence) ? 2 : 0) +
    (NAME.test(sentence) ? 1 : 0);
  // What the agent says is mostly known from the state.
  return by === 'user' && points > 0 ? points + 1 : points / 2;
}
