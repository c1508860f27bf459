import type { Finding } from '../../protocol/cards';
import { checkAwards, checkLevels } from './awards';
import { readClaim } from './claim';
import type { Detector, Objection } from './claim';
import { checkContradictions, checkForeign, checkInjected } from './contradictions';
import { checkDates, checkPresent } from './dates';
import { checkDegrees } from './degrees';
import { checkEffects } from './effects';
import { checkEmployers } from './employers';
import { checkExchanges } from './exchanges';
import { checkForm } from './form';
import { checkFrequency } from './frequency';
import { checkLacks } from './lacks';
import { checkMentions } from './mentions';
import { checkNumbers } from './numbers';
import { checkRanks } from './ranks';
import { checkScope } from './scope';
import type { FactIndex } from './sources';
import { checkStates } from './states';
import { checkNames, checkTechnologies } from './technologies';
import { checkTitles } from './titles';
import { checkVerbs } from './verbs';
import { checkVersions } from './versions';

/** The first that objects to a stretch of text names the reason, hence the most telling ones first. */
const DETECTORS: readonly Detector[] = [
  checkInjected,
  checkContradictions,
  checkExchanges,
  checkStates,
  checkForeign,
  checkMentions,
  checkTechnologies,
  checkTitles,
  checkEmployers,
  checkDegrees,
  checkRanks,
  checkAwards,
  checkLevels,
  checkNumbers,
  checkFrequency,
  checkVersions,
  checkDates,
  checkPresent,
  checkVerbs,
  checkScope,
  checkEffects,
  checkLacks,
  checkNames,
];

/**
 * What a claim says beyond its facts: findings of severity `error`, with `params` `{text}` – what is said, and, where one
 * is known, `{fact, evidence}` – the text that it clashes with and the id of the evidence that holds it. Weaker wording,
 * less detail, another order, another language, other names and equal quantities are clean. `path` is that of the
 * findings; spans are offsets in `text`.
 */
export function checkClaim(text: string, facts: FactIndex, path: string): Finding[] {
  const claim = readClaim(text);
  const objections = checkForm(claim, facts).slice(0, MOST);
  for (const detector of DETECTORS) {
    if (objections.length >= MOST) break;
    for (const objection of detector(claim, facts).slice(0, MOST)) {
      if (!objections.some((other) => within(objection.span, other.span))) objections.push(objection);
    }
  }
  return inOrder(objections).map((objection) => finding(text, objection, path));
}

/** More faults than any text is worth: hostile ones have thousands. */
const MOST = 100;

/** Only what no bullet may hold, whatever it rests on. */
export function checkFormOf(text: string, facts: FactIndex, path: string): Finding[] {
  return inOrder(checkForm(readClaim(text), facts)).map((objection) => finding(text, objection, path));
}

function within(inner: [number, number], outer: [number, number]): boolean {
  return outer[0] <= inner[0] && inner[1] <= outer[1];
}

function inOrder(objections: readonly Objection[]): Objection[] {
  return [...objections].sort((a, b) => a.span[0] - b.span[0] || a.span[1] - b.span[1]);
}

function finding(text: string, { rule, span, fact, source }: Objection, path: string): Finding {
  const said = text.slice(...span);
  return {
    rule,
    path,
    span,
    severity: 'error',
    params: {
      text: rule === 'hidden-characters' ? codePoints(said) : said,
      ...(fact === undefined ? {} : { fact }),
      ...(source === undefined ? {} : { evidence: source }),
    },
  };
}

/** What can't be seen is named: `U+200B`. */
function codePoints(text: string): string {
  return [...text]
    .map((c) => `U+${(c.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`)
    .join(' ');
}
