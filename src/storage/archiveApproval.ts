import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod/mini';
import type {
  ApprovalAnswer,
  CardDecision,
  EntryProposal,
  Evidence,
  ResumeProposal,
  TranscriptItem,
} from '../protocol/cards';
import { answer } from '../protocol/schemas';
import type { ArchivedRecord } from './archiveRecords';
import { changes, evidence, isTranscript, proposal } from './archiveTranscript';
import { keyOf } from './kept';
import type { CheckpointRecord, WritesRecord } from './records';

/** The newest card with a proposal, and how it was decided. */
interface NewestCard {
  id: string;
  proposal: EntryProposal | ResumeProposal;
  evidence: Evidence[];
  decision?: CardDecision;
}

/** What of a state an approval writes, and what of it was shown; by channel. */
interface State {
  transcript?: NewestCard | undefined;
  proposal?: EntryProposal | ResumeProposal | null;
  cardId?: string | null;
  decided?: { id: string; answer: ApprovalAnswer } | null;
  /** What the project agent knows. */
  facts?: { evidence?: Evidence[] } | null;
  /** What the resume agent was told. */
  told?: { evidence?: Evidence[] } | null;
}
type Channel = keyof State;
type Change = [Channel, unknown];

const name = z.string().check(z.maxLength(300));
const known = z.object({ evidence: z.optional(z.array(evidence).check(z.maxLength(20_000))) });
const schemas: Record<Exclude<Channel, 'transcript'>, z.ZodMiniType> = {
  proposal: z.nullable(z.union([proposal, changes])),
  cardId: z.nullable(name),
  decided: z.nullable(z.object({ id: name, answer })),
  facts: z.nullable(known),
  told: z.nullable(known),
};

/** Whether the value of a channel, from outside, is one that its readers can take. */
export function isSound(channel: string | undefined, value: unknown): boolean {
  if (!isWatched(channel)) return true;
  return channel === 'transcript' ? isTranscript(value) : schemas[channel].safeParse(value).success;
}

/**
 * Holds what an approval writes against the card that the user sees, in all states of a file: the card stands in the
 * transcript, what is written in channels of its own.
 */
export class ArchivedApprovals {
  private readonly states = new Map<string, State>();
  /** What the tasks wrote on top of each checkpoint: it gets into the next state when the thread goes on. */
  private readonly written = new Map<string, Change[][]>();
  /** The checkpoints at which a question waits, or waited. */
  private readonly asked = new Set<string>();

  /** Takes the next record in; its values are sound, and what it refers to came before. */
  take(record: ArchivedRecord, values: readonly unknown[]): void {
    if (record.kind === 'checkpoint') this.takeCheckpoint(record, values);
    else if (record.kind === 'writes') this.takeWrites(record, values);
  }

  /** Whether in no state anything else can be approved than what is shown. */
  agree(): boolean {
    for (const [key, state] of this.states) {
      if (!agrees(state, this.asked.has(key))) return false;
      const next = (this.written.get(key) ?? [])
        .map((changes) => changes.reduce(changed, state))
        .filter((one) => channels.some((channel) => one[channel] !== state[channel]));
      // Which of several tasks count can't be told from here.
      if (next.length > 1 || !next.every((one) => agrees(one, false))) return false;
    }
    return true;
  }

  private takeCheckpoint({ ns, id, parent, ...record }: CheckpointRecord, values: readonly unknown[]): void {
    const stateOf = (of: string | undefined): State =>
      (of === undefined ? undefined : this.states.get(keyOf(ns, of))) ?? {};
    const above = stateOf(parent);
    const state: State = record.versions === undefined ? { ...above } : {};
    for (const channel of record.gone ?? []) Object.assign(state, { [channel]: undefined });
    for (const [channel, form] of Object.entries(record.values)) {
      if (!isWatched(channel)) continue;
      if ('full' in form) Object.assign(state, contentOf({}, channel, values[form.full]));
      else if ('ref' in form) Object.assign(state, { [channel]: stateOf(form.ref)[channel] });
      else {
        const before = form.to === undefined ? above : stateOf(form.to);
        Object.assign(state, contentOf(before, channel, values[form.append]));
      }
    }
    this.states.set(keyOf(ns, id), state);
  }

  private takeWrites({ ns, checkpoint, writes }: WritesRecord, values: readonly unknown[]): void {
    const key = keyOf(ns, checkpoint);
    const tasks = new Map<string, Change[]>();
    let changes: Change[] = [];
    for (const [n, { task, channel }] of writes.entries()) {
      if (task !== undefined) tasks.set(task, (changes = tasks.get(task) ?? []));
      if (channel === '__interrupt__') this.asked.add(key);
      if (isWatched(channel)) changes.push([channel, values[n]]);
    }
    this.written.set(key, [...tasks.values()]);
  }
}

const channels = [
  'transcript',
  'proposal',
  'cardId',
  'decided',
  'facts',
  'told',
] as const satisfies Channel[];

function isWatched(channel: string | undefined): channel is Channel {
  return (channels as readonly (string | undefined)[]).includes(channel);
}

function changed(state: State, [channel, value]: Change): State {
  return { ...state, ...contentOf(state, channel, value) };
}

/** What a channel then holds; a transcript is appended to. */
function contentOf(before: State, channel: Channel, value: unknown): State {
  if (channel !== 'transcript') return { [channel]: value };
  return { transcript: (value as TranscriptItem[]).reduce(newest, before.transcript) };
}

function newest(card: NewestCard | undefined, item: TranscriptItem): NewestCard | undefined {
  if (item.kind === 'decision') return card?.id === item.of ? { ...card, decision: item.answer } : card;
  if (item.kind !== 'card' || !('proposal' in item.card)) return card;
  return { id: item.id, proposal: item.card.proposal, evidence: item.card.evidence };
}

/**
 * Whether what is proposed is what the newest card shows, resting on the evidence that it shows; whether, where it was
 * approved, the transcript says so; and whether a question (`asked`) is about a card that is open.
 */
function agrees(
  { transcript: card, proposal, cardId, decided, facts, told }: State,
  asked: boolean,
): boolean {
  if (!proposal) return true;
  if (!card || card.id !== cardId || !isDeepStrictEqual(card.proposal, proposal)) return false;
  const cited = citedBy(proposal);
  const saved = (list: readonly Evidence[]): Evidence[] =>
    list.filter(({ id, kind }) => cited.has(id) || kind === 'period');
  if (
    !isDeepStrictEqual(saved(card.evidence), saved([...(facts?.evidence ?? []), ...(told?.evidence ?? [])]))
  )
    return false;
  if (asked) return card.decision === undefined;
  return decided?.answer.action !== 'approve' || isDeepStrictEqual(card.decision, decided.answer);
}

/** Ids of the evidence that a proposal points at. */
function citedBy(proposal: EntryProposal | ResumeProposal): Set<string> {
  const entries = 'parts' in proposal ? [] : [proposal.entry];
  const parts = 'parts' in proposal ? proposal.parts : [];
  for (const part of parts) if (part.kind === 'entry') entries.push(part.entry);
  return new Set([
    ...entries.flatMap(({ bullets }) => bullets.flatMap((bullet) => bullet.evidence)),
    ...parts.flatMap((part) => (part.kind === 'entry' ? [] : part.evidence)),
  ]);
}
