import type { z } from 'zod';
import { choose } from './choose';
import { chosenOfTwo, hasWords, isRetracted, markOf, remarkOf, type Mark } from './marks';
import { isCutOff, isWithheld } from './finish';
import { foldKey, type JsonNode } from './nodes';
import { declines, refuses } from './refusals';
import { foldedKeys, resolve, type Outcome } from './resolve';
import { scan, type Found, type Scan } from './scan';

/** What a model sent: its text (for a tool call the raw arguments) and why it stopped, in the provider's word. */
export interface Reply {
  text: string;
  finishReason?: string;
}

/**
 * Why a reply was refused: nothing outside thinking, fences and tokens; the model declined; cut off; more than one
 * reading; or no value of the schema.
 */
export type RefusedBecause = 'empty' | 'refusal' | 'truncated' | 'ambiguous' | 'invalid';

/**
 * A value of the schema, `repaired` when it was not there as strict JSON; or why there is none, with short English
 * lines (path and what was expected) for the one time that the model is asked again.
 */
export type Recovered<T> =
  { ok: true; value: T; repaired: boolean } | { ok: false; reason: RefusedBecause; problems: string[] };

/** Bytes of UTF-8 that a reply may have. */
export const MAX_BYTES = 200 * 1024;
const STRINGS_DEEP = 3;
const PROBLEMS = 8;

/** The value that the model clearly meant, or why there is none. */
export function recoverReply<T>(reply: Reply, schema: z.ZodType<T>): Recovered<T> {
  if (isCutOff(reply.finishReason))
    return refused('truncated', ['The reply was cut off: answer more briefly.']);
  if (isWithheld(reply.finishReason)) return refused('refusal', ['The reply was withheld.']);
  if (Buffer.byteLength(reply.text) > MAX_BYTES) return refused('invalid', ['The reply is too long.']);
  return new Recovery(schema).text(reply.text, 0);
}

/** A piece of JSON that bears on the schema, with what the words around it say of it. */
type Entry<T> = { at: number; mark: Mark; repaired: boolean } & (
  { outcome: Outcome<T> } | { outcome: null; why: 'cut' | 'ambiguous' | 'syntax' | 'deep' }
);

class Recovery<T> {
  private readonly keys: Set<string>;

  constructor(private readonly schema: z.ZodType<T>) {
    this.keys = foldedKeys(schema);
  }

  text(text: string, deep: number): Recovered<T> {
    const scanned = scan(text);
    if (!scanned) return refused('invalid', ['The reply is not readable as JSON.']);
    const entries = this.entries(scanned, deep).filter(
      ({ mark, outcome }) => mark !== 'example' && !isEcho(outcome),
    );
    const values = entries.flatMap((entry) =>
      entry.outcome?.kind === 'value' ? [{ ...entry, ...entry.outcome }] : [],
    );
    if (values.length === 0) return this.withoutValue(scanned, entries);
    const pick = choose(values, chosenOfTwo(scanned.tail));
    const chosen = pick ? values[pick.index] : undefined;
    if (!pick || !chosen)
      return refused('ambiguous', ['The reply holds several different objects: write only one.']);
    const doubt = doubtAbout(scanned, entries, chosen, pick.marked);
    if (doubt) return doubt;
    if (saysNothingBut(chosen.value)) return refused('refusal', ['The model declined.']);
    return { ok: true, value: chosen.value, repaired: chosen.repaired || chosen.changed };
  }

  private entries(scanned: Scan, deep: number): Entry<T>[] {
    const entries: Entry<T>[] = [];
    let mark: Mark = 'none';
    scanned.found.forEach((found, at) => {
      mark = markFor(found, scanned.found[at - 1], mark);
      if (found.kind === 'broken') {
        if (found.quoted || found.keys.some((key) => this.keys.has(foldKey(key)))) {
          entries.push({ at, mark, repaired: true, outcome: null, why: found.why });
        }
        return;
      }
      const outcome = resolve(found.node, this.schema, (text) => this.inString(text, deep));
      if (outcome.kind !== 'other') entries.push({ at, mark, repaired: found.repaired, outcome });
      // An echo of the schema is over with its end; after a real example another may follow.
      if (isEcho(outcome)) mark = 'none';
    });
    return entries;
  }

  private inString(text: string, deep: number): Outcome<T> {
    if (deep >= STRINGS_DEEP) return { kind: 'other' };
    const inner = this.text(text, deep + 1);
    if (inner.ok) return { kind: 'value', value: inner.value, changed: true };
    if (inner.reason !== 'truncated' && inner.reason !== 'ambiguous') return { kind: 'other' };
    const node: JsonNode = { kind: 'text', value: text };
    return { kind: 'like', reason: inner.reason, echo: false, problems: inner.problems, node };
  }

  private withoutValue(scanned: Scan, entries: Entry<T>[]): Recovered<T> {
    const last = entries.at(-1);
    if (last?.outcome === null) {
      if (last.why === 'cut') return refused('truncated', ['The JSON is not complete.']);
      if (last.why === 'deep') return refused('invalid', ['The JSON is nested too deeply.']);
      return last.why === 'ambiguous'
        ? refused('ambiguous', ['A string has quotes inside that are not escaped.'])
        : refused('invalid', ['The JSON has a syntax error.']);
    }
    if (last?.outcome.kind === 'like') return refused(last.outcome.reason, last.outcome.problems);
    if (scanned.words === '' && scanned.found.length === 0) return refused('empty', ['The reply is empty.']);
    const said = `${scanned.words} ${scanned.found.flatMap((found) => (found.kind === 'value' ? texts(found.node) : [])).join(' ')}`;
    if (refuses(said)) return refused('refusal', ['The model declined.']);
    return refused('invalid', ['No JSON object with the expected keys was found.']);
  }
}

/** Why the chosen value is after all not certain. */
function doubtAbout<T>(
  scanned: Scan,
  entries: Entry<T>[],
  chosen: { at: number; value: T; repaired: boolean },
  marked: boolean,
): Recovered<T> | null {
  for (const { at, mark, outcome, ...entry } of entries) {
    if (outcome?.kind === 'value') continue;
    const isCut =
      outcome?.kind === 'like' ? outcome.reason === 'truncated' : 'why' in entry && entry.why === 'cut';
    const reason = isCut ? 'truncated' : 'ambiguous';
    const doubtful = outcome === null || (outcome.kind === 'like' && outcome.reason !== 'invalid');
    const later =
      at > chosen.at &&
      mark !== 'draft' &&
      !(outcome?.kind === 'like' && isPartOf(outcome.node, chosen.value));
    if (at > chosen.at ? later : doubtful && !marked)
      return refused(reason, ['Something else in the reply contradicts it: write only one object.']);
  }
  const after = scanned.found[chosen.at + 1]?.lead ?? scanned.tail;
  if (isRetracted(after)) return refused('ambiguous', ['The reply takes its object back.']);
  // A quote and a bracket behind the object, or a bracket behind a repaired one: one of its parts went on there.
  if (/^[^\n{[]{0,400}["'”]\s*[}\]]/.test(after) || (chosen.repaired && /^\s*[}\],]/.test(after))) {
    return refused('ambiguous', ['Quotes inside a string are not escaped, or brackets do not match.']);
  }
  return declines(scanned.head) || declines(after) ? refused('refusal', ['The model declined.']) : null;
}

/** The mark of what was found; a remark behind the object before it does not belong to its words. */
function markFor(found: Found, previous: Found | undefined, before: Mark): Mark {
  const remarked = previous?.kind === 'value' && remarkOf(previous.trail) !== undefined;
  const lead = remarked ? found.lead.replace(/^[^\n]*/, '') : found.lead;
  const inherited = before === 'example' ? 'example' : 'none';
  const mark = hasWords(lead) ? markOf(lead) : inherited;
  const remark = found.kind === 'value' && mark !== 'example' ? remarkOf(found.trail) : undefined;
  return remark ?? mark;
}

function isEcho<T>(outcome: Outcome<T> | null): boolean {
  return outcome?.kind === 'like' && outcome.echo;
}

/** Whether an incomplete object only repeats what the value says. */
function isPartOf(node: JsonNode, value: unknown): boolean {
  if (node.kind !== 'object' || typeof value !== 'object' || value === null) return false;
  const whole = new Map(Object.entries(value).map(([key, each]) => [foldKey(key), each]));
  return node.members.every((member) => {
    const said = whole.get(foldKey(member.key));
    return member.node.kind === 'text' && member.node.value === said;
  });
}

/** A value without any content whose only words decline. */
function saysNothingBut(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const fields: unknown[] = Object.values(value);
  const lists = fields.filter((field) => Array.isArray(field));
  const words = fields.filter((field) => typeof field === 'string').join(' ');
  return lists.length > 0 && lists.every((list) => list.length === 0) && declines(words) && refuses(words);
}

function texts(node: JsonNode): string[] {
  if (node.kind === 'text') return [node.value];
  if (node.kind === 'word') return [];
  return (node.kind === 'list' ? node.items : node.members.map((member) => member.node)).flatMap(texts);
}

function refused<T>(reason: RefusedBecause, problems: string[]): Recovered<T> {
  return { ok: false, reason, problems: [...new Set(problems)].slice(0, PROBLEMS) };
}
