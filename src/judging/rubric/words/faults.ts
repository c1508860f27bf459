import type { JudgedBullet } from '../rule';
import { findCliches } from './cliches';
import { findFillers } from './fillers';
import { findPassive } from './passive';
import type { PhraseMention } from './phrases';
import { spokenWords } from './spoken';
import { findUnsaid } from './unsaid';
import { findVagueWords } from './vague';
import { findWeakPhrase } from './weakPhrases';

/** Words that a bullet would be better without. */
interface WordFaults {
  /** Each word in one list, so that it is punished once. */
  faults: Pick<JudgedBullet, 'weak' | 'passive' | 'cliches' | 'unsaid' | 'spoken' | 'fillers' | 'vague'>;
  /** All that says nothing, whichever list it is in. */
  empty: PhraseMention[];
}

/** Finds them. A word that several lists know is what weighs most: a weak beginning, then a cliché, down to a vague word. */
export function faultsIn(text: string, language: 'en' | 'zh'): WordFaults {
  const weak = findWeakPhrase(text, language);
  const [allCliches, allVague] = [findCliches(text), findVagueWords(text)];
  const taken: PhraseMention[] = [];
  const claim = (found: PhraseMention[]): PhraseMention[] => {
    const free: PhraseMention[] = [];
    for (const one of found) {
      const known = one.span[0] === weak?.span[0] || taken.some((other) => overlap(one.span, other.span));
      if (known) continue;
      free.push(one);
      taken.push(one);
    }
    return free;
  };
  const [passive = null] = claim([findPassive(text, language) ?? []].flat());
  const cliches = claim(allCliches);
  const unsaid = claim(findUnsaid(text));
  const spoken = claim(spokenWords(text));
  const fillers = claim(findFillers(text));
  const vague = claim(allVague);
  return {
    faults: { weak, passive, cliches, unsaid, spoken, fillers, vague },
    empty: [...allCliches, ...allVague],
  };
}

function overlap([start, end]: [number, number], [from, to]: [number, number]): boolean {
  return start < to && from < end;
}
