import type { TranscriptItem } from '../protocol/cards';
import type { AgentPorts, Turn, Work } from '../protocol/ports';
import { migrated, type AnswerWork, type Refusal, type Standing } from '../steps/migrations';
import { isTranscript } from '../storage/archiveTranscript';
import type { VersionedGraph } from './migrate';
import { migratePhrases, type Carried } from './migratePhrases';
import { hasUnfinished, standingAt, transcriptOf, versionOf } from './standing';

/** The most that is carried over, as characters of JSON: a thread that was full must leave its successor room. */
const MAX_CARRIED = 8_000_000;

/** A turn that begins a thread with what its parent came to. */
export type StartOver = Turn & { work: Extract<Work, { kind: 'input' }> };

/**
 * Where a thread that starts over begins: at its parent's head, as far as this version can read that. What was not done
 * there is asked again, with the edits that came with it, and nothing is approved by that; else nothing is due. Where the
 * state can't be led over, the items of the transcript that are sound come along. What was sent to start over stands
 * behind all that, and a sentence that says what came along. The parent is only read.
 */
export async function startOver(
  agent: VersionedGraph,
  turn: StartOver,
  { now, newId }: Pick<AgentPorts, 'now' | 'newId'>,
  max = MAX_CARRIED,
): Promise<Standing> {
  const { parent, work, language } = turn;
  const head =
    parent === undefined ? undefined : await agent.saver.getTuple({ configurable: { thread_id: parent } });
  const said = migratePhrases[language];
  const notice = (carried: Carried, part: boolean): TranscriptItem => ({
    id: newId(),
    by: 'agent',
    source: 'rules',
    at: now().toISOString(),
    kind: 'text',
    text: [said.carried[carried], ...(part ? [said.carriedPart] : [])].join(' '),
  });
  if (!head) return withSent({ state: {}, due: [] }, work, notice('nothing', false));
  const old = standingAt(head);
  const version = versionOf(head);
  const led: Standing | Refusal =
    version > agent.version ? { refused: 'newer' } : migrated(agent.migrations, old, version, agent.version);
  if ('refused' in led) {
    const transcript = transcriptOf(old).filter((item) => isTranscript([item]));
    const { standing, part } = light({ state: { transcript }, due: [] }, max);
    return withSent(standing, work, notice('transcript', part));
  }
  const { standing, part } = light({ state: led.state, due: [] }, max);
  const unfinished = led.due.length > 0 || hasUnfinished(head);
  const asked = unfinished
    ? agent.migrations.askAgain?.(standing, asAnswer(work), notice('card', part), newId)
    : undefined;
  if (asked && !('refused' in asked)) return asked;
  return withSent(standing, work, notice('state', part));
}

/** What was sent, and the edits that came with it, as what was typed while the card waited. */
function asAnswer({ id, at, text, card }: StartOver['work']): AnswerWork {
  return { kind: 'answer', id, at, interruptId: '', value: { action: 'say', text, ...(card && { card }) } };
}

/** Cards that nothing asks about any more are closed. */
function withSent(standing: Standing, { id, at, text }: StartOver['work'], notice: TranscriptItem): Standing {
  const before = transcriptOf(standing);
  const decided = new Set(before.map((item) => (item.kind === 'decision' ? item.of : '')));
  const user = { by: 'user', source: 'user', at } as const;
  const open = before.filter((item) => isProposal(item) && !decided.has(item.id));
  const closed = open.map((card, n): TranscriptItem => ({
    ...user,
    id: `${id}:${n}`,
    kind: 'decision',
    of: card.id,
    answer: { action: 'superseded' },
  }));
  const sent: TranscriptItem = { ...user, id, kind: 'text', text };
  return { ...standing, state: { ...standing.state, transcript: [...before, sent, ...closed, notice] } };
}

/** What fits: where all is too large, first older cards lose their evidence, then the oldest items are left out. */
function light(standing: Standing, max: number): { standing: Standing; part: boolean } {
  const { transcript: _, ...others } = standing.state;
  const transcript = transcriptOf(standing);
  const room = max - sizeOf(others);
  if (sizeOf(transcript) <= room) return { standing, part: false };
  const last = transcript.findLastIndex(isProposal);
  const bare = transcript.map((item, n) =>
    isProposal(item) && n !== last ? { ...item, card: { ...item.card, evidence: [], dropped: [] } } : item,
  );
  let left = room;
  let from = bare.length;
  while (from > 0 && (left -= sizeOf(bare[from - 1])) >= 0) from--;
  return { standing: { ...standing, state: { ...others, transcript: bare.slice(from) } }, part: true };
}

type ProposalItem = TranscriptItem & { kind: 'card'; card: { type: 'proposal' | 'changes' } };

function isProposal(item: TranscriptItem): item is ProposalItem {
  return item.kind === 'card' && (item.card.type === 'proposal' || item.card.type === 'changes');
}

function sizeOf(value: unknown): number {
  return JSON.stringify(value).length;
}
