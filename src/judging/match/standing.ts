import {
  CONDITION,
  CONTRAST,
  EVEN_BETTER,
  FINITE,
  NICE,
  NOT_ASKED,
  NOT_BEFORE,
  MIGRATION,
  STRONG,
  TARGET,
  TURN,
} from './cues';
import { occurs } from '../../text/prefilter';
import { matchesOf } from '../../text/matches';

/** How a sentence stands to a skill that it names. */
export type Standing = 'asked' | 'nice' | 'none';

/** A part of a sentence between commas, dashes, brackets and "but". */
interface Piece {
  start: number;
  end: number;
  text: string;
  /** Within brackets. */
  inner: boolean;
  /** Indices of the skills in it. */
  skills: number[];
}

const SPLIT =
  /[,，()（）[\]]|[:：](?=\s|\p{Script=Han})|\s[-–—]{1,2}\s|——|…+|\s(?=(?:but|however|whereas|while|although|though|yet)\s)|(?=但是?|不过|只是|而(?:是|不是|非))/giu;
/** The same holds for the next one. */
const LIKEWISE =
  /^(?:and )?(?:as|so) (?:would|does|do|is|are|will|might|could)\b|^(?:and )?likewise\b|^同理|^(?:也|亦)(?:一样|如此)/i;
/** "Not only", "can't imagine working without": no negation. */
const NOT_NOT = /\bnot\s+(?:only|just|merely)\b|(?:n't|\b(?:not|never|cannot))\b[^,;]*\bwithout\b/i;
const WHICHEVER = /还是|或者?|\b(?:whether|which|either|or)\b/i;
/** What may stand beside a cue in a piece that is nothing but a cue. */
const FILLER =
  /\b(?:a|an|the|is|are|be|would|will|also|but|and|it|that|this|which|as|though|although|only|very|really|just|not|for|us|here|of|course|experience|knowledge|all|both|either|definitely|certainly|at|would|strictly|totally|absolutely|very|much|considered|highly|or|so|then|of)\b|[\s\p{P}]|那|就|则|者|的话|话|是|也|都|会|将|可|可以|但|不过|同学|人选|候选人|人|能|当然|经验|均|给予|予以|我们|你|您|现在|目前|暂时|这边|年底前?|明年|今年|月底前?|下半年|很快|马上|视为|属于|算|作为|的|并|非必须/giu;

/** The standing of each skill, whose spans are relative to the sentence and in order. */
export function standingsOf(sentence: string, spans: readonly (readonly [number, number])[]): Standing[] {
  const standings = spans.map((): Standing => 'asked');
  if (spans.length === 0) return standings;
  const pieces = piecesOf(sentence, spans);
  pieces.forEach((piece, at) => {
    markNot(piece, at);
  });
  pieces.forEach((piece, at) => {
    markNice(piece, at);
  });
  return standings;

  function markNot(piece: Piece, at: number): void {
    for (const skill of piece.skills) {
      const start = (spans[skill]?.[0] ?? 0) - piece.start;
      if (NOT_BEFORE.test(piece.text.slice(Math.max(0, start - 24), start)) && !occurs(NOT_NOT, piece.text))
        standings[skill] = 'none';
    }
    for (const cue of cuesOf(piece, NOT_ASKED.before)) {
      if (/\bnot (?:only|just|merely)\b|不(?:仅|但|只|光)/i.test(piece.text.slice(cue.index, cue.index + 20)))
        continue;
      const from = piece.start + cue.index + cue[0].length;
      // "migrate from PHP to Go": the turn ends the negation.
      const turn = [...sentence.slice(from, piece.end).matchAll(MIGRATION.test(cue[0]) ? TARGET : TURN)].find(
        ({ index }) =>
          piece.skills.some(
            (skill) => (spans[skill]?.[0] ?? 0) >= from && (spans[skill]?.[1] ?? 0) <= from + index,
          ),
      );
      const stop = turn ? from + turn.index : piece.end;
      set(skillsWithin(from, stop), 'none');
      if (stop === piece.end) for (const next of listAfter(at)) set(next.skills, 'none');
    }
    for (const cue of cuesOf(piece, NOT_ASKED.after)) {
      // "Java 还是 Go 都无所谓": it is the choice that is left.
      if (WHICHEVER.test(piece.text.slice(0, cue.index)) && /无所谓|没关系|不要紧|matter/i.test(cue[0]))
        continue;
      const before = piece.skills.filter((skill) => (spans[skill]?.[1] ?? 0) <= piece.start + cue.index);
      if (before.length > 0) {
        set(before, 'none');
        for (const earlier of listBefore(at)) set(earlier.skills, 'none');
      } else if (piece.skills.length === 0 && isCueOnly(piece, cue[0])) set(ownersOf(at), 'none');
    }
  }

  function markNice(piece: Piece, at: number): void {
    // "Kafka is a plus, as would be Flink"
    const before = pieces[at - 1]?.skills.at(-1);
    if (occurs(LIKEWISE, piece.text) && before !== undefined) set(piece.skills, standings[before] ?? 'asked');
    for (const cue of cuesOf(piece, NICE.before)) {
      const from = piece.start + cue.index + cue[0].length;
      const behind = piece.skills.filter((skill) => (spans[skill]?.[0] ?? 0) >= from);
      set(behind, 'nice');
      for (const next of pieces.slice(at + 1)) {
        // "It would please us, though it is not essential, if …"
        if (/\bnot (?:essential|required|necessary|needed|a must)\b/i.test(next.text)) continue;
        if (CONTRAST.test(next.text) || STRONG.test(next.text)) break;
        for (const skill of next.skills) if (standings[skill] === 'asked') standings[skill] = 'nice';
      }
    }
    for (const cue of cuesOf(piece, NICE.after)) {
      const before = piece.skills.filter((skill) => (spans[skill]?.[1] ?? 0) <= piece.start + cue.index);
      if (before.length > 0) {
        set(before, 'nice');
        for (const earlier of listBefore(at)) set(earlier.skills, 'nice');
        for (const earlier of conditionBefore(at)) set(earlier.skills, 'nice');
      } else if (piece.skills.length === 0) {
        if (isCueOnly(piece, cue[0])) set(ownersOf(at), 'nice');
        for (const earlier of conditionBefore(at)) set(earlier.skills, 'nice');
      }
    }
    if (EVEN_BETTER.test(piece.text) && piece.skills.length === 0)
      for (const earlier of conditionBefore(at)) set(earlier.skills, 'nice');
  }

  /** Cues outside of names: the plus of "Element Plus" is none. */
  function cuesOf(piece: Piece, cues: RegExp): RegExpExecArray[] {
    return matchesOf(cues, piece.text).filter(({ index, 0: cue }) => {
      const [from, to] = [piece.start + index, piece.start + index + cue.length];
      return !piece.skills.some((skill) => from < (spans[skill]?.[1] ?? 0) && (spans[skill]?.[0] ?? 0) < to);
    });
  }

  function set(skills: readonly number[], standing: Standing): void {
    for (const skill of skills) standings[skill] = standing;
  }

  function skillsWithin(from: number, to: number): number[] {
    return spans.flatMap(([start, end], index) => (start >= from && end <= to ? [index] : []));
  }

  /** The items of a list that go on behind piece `at`: "no need for Java, Spring or Hibernate". */
  function listAfter(at: number): Piece[] {
    const found: Piece[] = [];
    for (const next of pieces.slice(at + 1)) {
      if (next.skills.length === 0 || FINITE.test(next.text) || CONTRAST.test(next.text)) break;
      if (/\p{Script=Han}/u.test(next.text) && !/^[或、和及]|^也/.test(next.text)) break;
      found.push(next);
    }
    return found;
  }

  /**
   * The items before piece `at` that its cue is about, too: "Docker, Helm and Istio are a plus". With a main clause in
   * front ("You know Go, and Rust is a plus"), only the last item is meant.
   */
  function listBefore(at: number): Piece[] {
    const own = pieces[at];
    if (!own) return [];
    const found: Piece[] = [];
    for (const earlier of pieces.slice(0, at).toReversed()) {
      if (own.inner && !earlier.inner) return found;
      if (/\p{Script=Han}/u.test(own.text)) {
        if (!/^(?:或|以及|和|及|与)/.test((found.at(-1) ?? own).text) || earlier.skills.length === 0)
          return found;
      } else if (earlier.skills.length === 0 || CONTRAST.test((found.at(-1) ?? own).text)) return found;
      else if (FINITE.test(earlier.text) || STRONG.test(earlier.text))
        return /^(?:and|or|plus|with|as well as)\b/i.test(own.text) ? [] : found;
      found.push(earlier);
    }
    return found;
  }

  /** From the condition on whose consequence piece `at` is: "如果用过 A,或者 B,那就更好". */
  function conditionBefore(at: number): Piece[] {
    for (let from = at - 1; from >= 0; from--) {
      const piece = pieces[from];
      if (piece && CONDITION.test(piece.text)) return pieces.slice(from, at);
    }
    return [];
  }

  function isCueOnly({ text }: Piece, cue: string): boolean {
    // 不要求Node.js is about what it names.
    if (/\p{Script=Han}/u.test(cue) && /[A-Za-z]/.test(text)) return false;
    const rest = text.replace(cue, ' ').replace(NICE.after, ' ').replace(FILLER, '');
    // Han says much in few characters: "专业不限" is about the subject alone.
    return rest.length <= (/[\p{Script=Han}\d]/u.test(rest) ? 1 : 6);
  }

  /** The skills that a piece of nothing but a cue is about: of the item before brackets, else of the list before. */
  function ownersOf(at: number): number[] {
    const before = pieces
      .slice(0, at)
      .findLastIndex(({ skills, inner }) => skills.length > 0 && (!inner || !pieces[at]?.inner));
    const owner = pieces[before];
    if (!owner) return [];
    if (pieces[at]?.inner) {
      const lastStop = [...owner.text.matchAll(/[、;；]|\band\b|[和及与]/gi)].at(-1);
      const from = owner.start + (lastStop ? lastStop.index : 0);
      const last = owner.skills.filter((skill) => (spans[skill]?.[0] ?? 0) >= from);
      return last.length > 0 ? last : owner.skills;
    }
    return [...owner.skills, ...listBefore(before).flatMap(({ skills }) => skills)];
  }
}

function piecesOf(sentence: string, spans: readonly (readonly [number, number])[]): Piece[] {
  const found: Piece[] = [];
  let start = 0;
  let inner = false;
  const push = (end: number, next: number): void => {
    const raw = sentence.slice(start, end);
    if (raw.trim() !== '') {
      const begin = start + (raw.length - raw.trimStart().length);
      found.push({
        start: begin,
        end,
        text: sentence.slice(begin, end).trimEnd(),
        inner,
        skills: spans.flatMap(([from, to], index) => (from >= start && to <= end ? [index] : [])),
      });
    }
    start = next;
  };
  for (const match of matchesOf(SPLIT, sentence)) {
    const [at, end] = [match.index, match.index + match[0].length];
    push(at, end);
    if (/[(（[]/.test(match[0])) inner = true;
    else if (/[)）\]]/.test(match[0])) inner = false;
  }
  push(sentence.length, sentence.length);
  return found;
}
