import { dateWithin } from '../../text/dates';
import type { DateMention, PartialDate } from '../../text/dates';
import type { Detector, FactRef } from './claim';
import type { FactIndex } from './sources';

/** Dates of a claim must be those of the facts, as precise or less; one inside a span of the facts is fine. */
export const checkDates: Detector = (claim, facts) =>
  claim.dates.flatMap((mention) => {
    if (isSince(claim.text, mention) && facts.dates.some((fact) => hasEnded(fact, mention.from))) {
      const since = /(?:since|ever since|自从?|从)\s*$/iu.exec(claim.text.slice(0, mention.span[0]));
      const span: [number, number] = [since?.index ?? mention.span[0], mention.span[1]];
      return [{ rule: 'date-not-in-evidence', span, ...nearest(facts) }];
    }
    if (facts.dates.some((fact) => supportsDates(fact, mention))) return [];
    const range = mention.to !== undefined && mention.to !== 'present';
    const parts = range && (statesEnd(facts, mention.from) || statesEnd(facts, mention.to));
    // Two facts may each give one end.
    if (range && statesEnd(facts, mention.from) && statesEnd(facts, mention.to) && !ordered(facts)) return [];
    return [
      {
        rule: 'date-not-in-evidence',
        span: parts ? wrongEnd(claim.text, mention, facts) : mention.span,
        ...nearest(facts),
      },
    ];
  });

/** "Since 2018": it goes on. */
function isSince(text: string, { span, to }: DateMention): boolean {
  if (to !== undefined) return false;
  return (
    /\bsince\s*$/i.test(text.slice(0, span[0])) ||
    (/自从?\s*$/u.test(text.slice(0, span[0])) && /^\s*(?:起|以来|至今|开始)/u.test(text.slice(span[1])))
  );
}

function hasEnded({ from, to }: DateMention, start: PartialDate): boolean {
  return to !== undefined && to !== 'present' && dateWithin(from, start);
}

const STILL =
  /\b(?:currently|at present|presently|to date|to this day|still|ongoing|until now|today)\b|至今|目前|现任|在职|一直(?:在|到)/iu;

/** "Currently", 至今: only where the facts don't end. */
export const checkPresent: Detector = (claim, facts) => {
  const match = STILL.exec(claim.text);
  if (!match || claim.dates.some(({ to }) => to === 'present')) return [];
  const ended =
    facts.dates.some(({ to }) => to !== undefined && to !== 'present') ||
    facts.unmade.some(({ mood }) => mood === 'negated');
  if (!ended || STILL.test(facts.text) || facts.dates.some(({ to }) => to === 'present')) return [];
  return [
    { rule: 'date-not-in-evidence', span: [match.index, match.index + match[0].length], ...nearest(facts) },
  ];
};

function supportsDates(fact: DateMention, claim: DateMention): boolean {
  if (claim.to === undefined) {
    return dateWithin(fact.from, claim.from) || isDateWithin(fact.to, claim.from) || inside(fact, claim.from);
  }
  if (claim.to === 'present') return fact.to === 'present' && dateWithin(fact.from, claim.from);
  if (fact.to === undefined) return false;
  return dateWithin(fact.from, claim.from) && isDateWithin(fact.to, claim.to);
}

function isDateWithin(precise: PartialDate | 'present' | undefined, loose: PartialDate): boolean {
  return precise !== undefined && precise !== 'present' && dateWithin(precise, loose);
}

/** A year between the first and the last of a span: work went on in it. */
function inside({ from, to }: DateMention, { y, m }: PartialDate): boolean {
  if (to === undefined || m !== undefined) return false;
  return from.y < y && (to === 'present' || y < to.y);
}

function statesEnd(facts: FactIndex, date: PartialDate | 'present' | undefined): boolean {
  if (date === undefined) return false;
  if (date === 'present') return facts.dates.some(({ to }) => to === 'present');
  return facts.dates.some(({ from, to }) => dateWithin(from, date) || isDateWithin(to, date));
}

/** Whether the facts give spans themselves: then a claim's span must be one of them. */
function ordered(facts: FactIndex): boolean {
  return facts.dates.some(({ to }) => to !== undefined);
}

/** Of a span of which one end is right, where the other stands. */
function wrongEnd(text: string, { span, from }: DateMention, facts: FactIndex): [number, number] {
  const surface = text.slice(...span);
  const middle = /\s*(?:-|–|—|~|～|至|到|to|until|till|through)\s*(?=\S+$|[^-–—~～至到]*$)/u.exec(surface);
  if (!middle) return span;
  const first = statesEnd(facts, from);
  return first ? [span[0] + middle.index + middle[0].length, span[1]] : [span[0], span[0] + middle.index];
}

function nearest(facts: FactIndex): FactRef {
  const statement = facts.own.find(({ dates }) => dates.length > 0);
  return statement ? { fact: statement.text, source: statement.source.id } : {};
}
