import { baseOfThirdPerson, isVerb, pastOf } from '../../../text/englishVerbs';
import type { JudgedBullet, JudgedEntry, Opener, Rule } from '../rule';
import { markLength } from './listMark';
import { mixtureOf, spread } from './mixture';
import type { Uncosted } from './mixture';
import { sizeOf } from './passages';
import { isCurrent, isFinished } from './periods';

/** `Cut` and `set` may be past or present. */
const SAME_IN_PAST =
  /^(?:beat|broadcast|burst|cast|cost|cut|forecast|hit|let|put|quit|read|reset|set|shed|shut|split|spread|upset)$/i;
/** Gerunds that name a thing as often as an activity: "Monitoring for 12 services". */
const THING_IN_ING =
  /^(?:accounting|billing|branding|building|caching|clustering|coaching|coding|computing|consulting|crawling|debugging|engineering|gaming|hosting|indexing|lecturing|licensing|linting|logging|marketing|mentoring|messaging|modell?ing|monitoring|networking|onboarding|packaging|parsing|planning|pricing|processing|profiling|programming|publishing|ranking|rendering|reporting|routing|scheduling|scripting|streaming|styling|teaching|testing|ticketing|tooling|tracing|tracking|training|tutoring|typing|versioning)$/i;
/** Verbs of resumes that are as often nouns or titles there: "Lead developer", "Research on caches". */
const NOUNS_TOO =
  /^(?:alert|architect|audit|author|benchmark|budget|champion|chair|chart|coach|code|craft|guide|hire|interview|lead|market|mentor|page|paint|pilot|pioneer|pitch|plan|program|project|research|share|sketch|staff|study|triage|volunteer|work)$/;
/** What a verb has behind it and a thing has not. */
const OBJECT =
  /^\s+(?:the|an?|all|any|each|every|our|its|their|his|her|my|this|these|several|many|more|new|both|up|two|three|four|five|six|seven|eight|nine|ten|\d+|(?!across|as|is|was|has|this|his|its|plus|versus)[a-z]{3,}[^s\W]s)\b/i;
/** Behind a thing: "Tests for the parser". */
const COMPLEMENT = /^\s+(?:of|for|in|on|at|by|from|to|with|and|or|that|which|is|are|was|were)\b/i;

/** Of resumes, beside those that {@link pastOf} knows. */
const IRREGULAR_PAST: Readonly<Record<string, string | undefined>> = {
  become: 'became', begin: 'began', buy: 'bought', come: 'came', cut: 'cut', do: 'did', drive: 'drove', feed: 'fed',
  fight: 'fought', forecast: 'forecast', go: 'went', have: 'had', hit: 'hit', hold: 'held', lead: 'led', leave: 'left',
  lose: 'lost', mean: 'meant', meet: 'met', oversee: 'oversaw', overcome: 'overcame', pay: 'paid', quit: 'quit',
  rise: 'rose', see: 'saw', seek: 'sought', sell: 'sold', set: 'set', speak: 'spoke', spend: 'spent', spin: 'spun',
  stand: 'stood', stick: 'stuck', teach: 'taught', tell: 'told', think: 'thought', undertake: 'undertook',
  understand: 'understood', win: 'won', withdraw: 'withdrew', be: 'was',
}; // prettier-ignore

interface Tensed {
  bullet: JudgedBullet;
  opener: Opener;
  forms: readonly string[];
}

/**
 * Finished entries are told in the past tense, current ones in one tense, whichever; a document that speaks of the
 * present does so in one form ("Maintain" or "Maintains"). What a project does ("Renders maps") is no tense of its maker.
 */
const mixedTense: Rule = {
  id: 'mixed-tense',
  dimension: 'consistency',
  judge(context) {
    const entries = context.entries.map((judged) => ({ judged, tensed: tensedOf(judged) }));
    const all = entries.flatMap(({ tensed }) => tensed);
    const wrong = new Map<Tensed, string>();
    for (const { judged, tensed } of entries) {
      for (const [one, expected] of deviantsOf(judged, tensed, context.today)) wrong.set(one, expected);
    }
    for (const one of mixedPerson(all.filter((tense) => !wrong.has(tense))))
      wrong.set(one.item, one.expected);
    const findings = [...wrong].map(([one, expected]) => finding(one, expected));
    return spread(findings, (1.5 * findings.length) / sizeOf(context), 20);
  },
};

/** Rules over the tense of bullets. */
export const tenseRules: Rule[] = [mixedTense];

function tensedOf({ entry, bullets }: JudgedEntry): Tensed[] {
  return bullets.flatMap((bullet) => {
    const opener = bullet.opener ?? thirdPersonIn(bullet.text);
    const forms = opener && bullet.language === 'en' ? formsOf(bullet, opener) : [];
    if (!opener || forms.length === 0) return [];
    if (entry.section !== 'work' && forms.includes('thirdPerson')) return [];
    return [{ bullet, opener, forms }];
  });
}

function formsOf({ text }: JudgedBullet, { form, surface, base, span }: Opener): readonly string[] {
  if (form === 'han') return [];
  if (SAME_IN_PAST.test(surface)) return ['past', 'base'];
  // "Developed and maintains" begins with one and goes on with the other; the first word decides.
  const rest = text.slice(span[1]);
  if (form === 'gerund') return THING_IN_ING.test(surface) && !OBJECT.test(rest) ? [] : ['gerund'];
  if (form === 'thirdPerson') return COMPLEMENT.test(rest) ? [] : ['thirdPerson'];
  if (form === 'past') return ['past'];
  const verb = NOUNS_TOO.test(base) ? OBJECT.test(rest) : isVerb(base, rest.trimStart()) || !isNoun(base);
  return verb ? ['base'] : [];
}

/** Bullets of an entry with another tense than it should have, with the one expected. */
function deviantsOf(judged: JudgedEntry, tensed: readonly Tensed[], today?: string): Map<Tensed, string> {
  const wrong = new Map<Tensed, string>();
  if (isFinished(judged, today)) {
    for (const one of tensed) if (!one.forms.includes('past')) wrong.set(one, 'past');
    return wrong;
  }
  const preference = isCurrent(judged) ? ['base', 'thirdPerson', 'past'] : ['past', 'base', 'thirdPerson'];
  const { target, deviants } = mixtureOf(
    tensed.map((item) => ({ item, forms: item.forms })),
    preference,
  );
  for (const { item } of deviants) wrong.set(item, target);
  return wrong;
}

/** "Maintain" in one entry, "Maintains" in another. */
function mixedPerson(tensed: readonly Tensed[]): { item: Tensed; expected: string }[] {
  const present = tensed.filter(({ forms }) => !forms.includes('past'));
  const { target, deviants } = mixtureOf(
    present.map((item) => ({ item, forms: item.forms })),
    ['base', 'thirdPerson'],
  );
  return deviants.map(({ item }) => ({ item, expected: target }));
}

function finding({ bullet, opener }: Tensed, expected: string): Uncosted {
  const { path, text } = bullet;
  const found = { path, span: opener.span, severity: 'warning' as const };
  const params = { found: opener.surface, form: opener.form, expected };
  const past = expected === 'past' && opener.form !== 'gerund' ? writtenPast(opener) : null;
  // "Maintains and extends": the second verb would be left behind.
  const second = /(?:\band|,|;)\s+[a-z]+s\b/.test(text.slice(opener.span[1]));
  return past === null || second
    ? { ...found, params }
    : { ...found, params, fix: { path, span: opener.span, text: past } };
}

/** "Replaces hand-written SQL": a third person that can be no plural of a thing. */
function thirdPersonIn(text: string): Opener | null {
  const mark = markLength(text);
  const [found = '', surface = ''] = /^[\s"'“‘(]*([A-Z]?[a-z]{2,}s)(?= [a-z\d])/.exec(text.slice(mark)) ?? [];
  const base = surface === '' ? null : baseOfThirdPerson(surface);
  const end = mark + found.length;
  if (base === null || (isNoun(base) && !OBJECT.test(text.slice(end)))) return null;
  return { base, surface, form: 'thirdPerson', span: [end - surface.length, end] };
}

/** Whether a known verb is also a noun: then it is no verb without an object. */
function isNoun(base: string): boolean {
  return isVerb(base, 'the') && !isVerb(base, '');
}

/** "Maintains" as "Maintained"; `null` for a verb whose past is not known. */
function writtenPast({ base, surface }: Opener): string | null {
  if (!/^[a-z]+$/.test(base)) return null;
  const past = IRREGULAR_PAST[base] ?? pastOf(base);
  return /^[A-Z]/.test(surface) ? past.charAt(0).toUpperCase() + past.slice(1) : past;
}
