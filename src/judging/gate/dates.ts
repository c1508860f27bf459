import { dateWithin } from '../../text/dates';
import type { DateMention, PartialDate } from '../../text/dates';
import type { Claim, Detector, FactRef, Objection } from './claim';
import { bareMonths, knowsMonth, monthsOf, roleOf, strayRelative } from './dateWords';
import type { Role } from './dateWords';
import type { FactIndex } from './sources';
import { firstOf, occurs } from '../../text/prefilter';

/** A date of the facts with what its words say of it. */
interface Dated extends DateMention {
  role: Role;
}

/** Dates of a claim must be those of the facts, as precise or less; one inside a span of the facts is fine. */
export const checkDates: Detector = (claim, facts) => {
  const known = datesOf(facts);
  const object = (span: [number, number]): Objection => ({
    rule: 'date-not-in-evidence',
    span,
    ...nearest(facts),
  });
  const objections = claim.dates.flatMap((mention): Objection[] => {
    if (isSince(claim.text, mention) && facts.dates.some((fact) => hasEnded(fact, mention.from))) {
      const since = /(?:since|ever since|自从?|从)\s*$/i.exec(claim.text.slice(0, mention.span[0]));
      return [object([since?.index ?? mention.span[0], mention.span[1]])];
    }
    const role = mention.to === undefined ? roleOf(claim.text, mention.span) : null;
    if (known.some((fact) => supportsDates(fact, mention, role))) return [];
    const range = mention.to !== undefined && mention.to !== 'present';
    const parts = range && (statesEnd(facts, mention.from) || statesEnd(facts, mention.to));
    // Two facts may each give one end.
    if (range && statesEnd(facts, mention.from) && statesEnd(facts, mention.to) && !ordered(facts)) return [];
    if (!parts) return [object(role === null ? mention.span : withRole(claim.text, mention.span))];
    return [object(wrongEnd(claim.text, mention, facts))];
  });
  return [...objections, ...strayMonths(claim, facts).map(object)];
};

function datesOf(facts: FactIndex): Dated[] {
  const told = facts.own.flatMap(({ dates, source }) =>
    dates.map((date) => ({ ...date, role: date.to === undefined ? roleOf(source.text, date.span) : null })),
  );
  // Dates that stand in data have no words around them.
  const data = facts.dates.filter((date) => !facts.own.some(({ dates }) => dates.includes(date)));
  return [...told, ...data.map((date) => ({ ...date, role: null }))];
}

/** A month without a year, or a time counted from today, that the facts don't name. */
function strayMonths({ text, dates }: Claim, facts: FactIndex): [number, number][] {
  const told = [...facts.own, ...facts.unmade].map((statement) => statement.text).join('\n');
  const months = bareMonths(text)
    .filter(({ span }) => !dates.some((date) => date.span[0] <= span[0] && span[0] < date.span[1]))
    .filter(({ m }) => !knowsMonth(facts, m));
  return [...months.map(({ span }) => span), ...strayRelative(text, told)];
}

/** "Since 2018": it goes on. */
function isSince(text: string, { span, to }: DateMention): boolean {
  if (to !== undefined) return false;
  return (
    /\bsince\s*$/i.test(text.slice(0, span[0])) ||
    (/(?:自从?|从)\s*$/u.test(text.slice(0, span[0])) &&
      /^\s*(?:起|以来|至今|开始)/u.test(text.slice(span[1])))
  );
}

function hasEnded({ from, to }: DateMention, start: PartialDate): boolean {
  return to !== undefined && to !== 'present' && dateWithin(from, start);
}

const STILL =
  /\b(?:currently|at present|presently|to date|to this day|still|ongoing|until now|today|to the present)\b|至今|目前|现任|在职|仍(?:在|然|负责|由)|现(?:负责|就职|任职)|一直(?:在|到)/i;
const LEFT =
  /\b(?:left|quit|resigned|retired|moved on|handed (?:it |them )?over|shut (?:it )?down|no longer|stopped|until|ended|finished|closed|replaced by)\b|离职|离开|交接|停止|下线|结束|不再|卸任|转岗|停服|关停|解散|没再/i;

/** "Currently", 至今: only where the facts don't end. */
export const checkPresent: Detector = (claim, facts) => {
  const match = firstOf(STILL, claim.text);
  if (!match || claim.dates.some(({ to }) => to === 'present')) return [];
  const all = [...facts.own, ...facts.unmade].map(({ text }) => text).join('\n');
  const ended = facts.dates.some(({ to }) => to !== undefined && to !== 'present') || occurs(LEFT, all);
  if (!ended || occurs(STILL, facts.text) || facts.dates.some(({ to }) => to === 'present')) return [];
  return [
    { rule: 'date-not-in-evidence', span: [match.index, match.index + match[0].length], ...nearest(facts) },
  ];
};

function supportsDates(fact: Dated, claim: DateMention, role: Role): boolean {
  if (claim.to === undefined) {
    if (role !== null && fact.role !== null && role !== fact.role) return false;
    const starts = role !== 'end' || fact.to === undefined;
    const ends = role !== 'start' || fact.to === undefined;
    return (
      (starts && dateWithin(fact.from, claim.from) && sameSeason(fact, claim)) ||
      (ends && isDateWithin(fact.to, claim.from)) ||
      (role === null && inside(fact, claim.from))
    );
  }
  if (claim.to === 'present') return fact.to === 'present' && dateWithin(fact.from, claim.from);
  if (fact.to === undefined) return false;
  return dateWithin(fact.from, claim.from) && isDateWithin(fact.to, claim.to);
}

/** Spring is not autumn, Q1 not Q3; a year says nothing of its parts. */
function sameSeason(fact: DateMention, claim: DateMention): boolean {
  if (fact.to !== undefined) return true;
  const [theirs, ours] = [monthsOf(claim.surface, claim.from), monthsOf(fact.surface, fact.from)];
  if (theirs === null) return true;
  return ours !== null && ours[0] <= theirs[1] && theirs[0] <= ours[1];
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

/** A date with the word that makes it a start or an end. */
function withRole(text: string, [from, to]: [number, number]): [number, number] {
  const word = /\b(?:since|from|until|till|before|in|by)\s*$|(?:自从?|从|直到|到)\s*$/i.exec(
    text.slice(0, from),
  );
  return [word?.index ?? from, to];
}

function nearest(facts: FactIndex): FactRef {
  const statement = facts.own.find(({ dates }) => dates.length > 0);
  return statement ? { fact: statement.text, source: statement.source.id } : {};
}
