import type { ApprovalAnswer, Evidence, ProposalPart, ResumeProposal } from '../../protocol/cards';
import { hasCode } from '../../protocol/errors';
import { checkBullet } from '../../steps/checkBullet.rules';
import { speaker } from '../../steps/say';
import type { ResumeNode } from '../graph';
import { phrases } from '../phrases';

type Approved = Extract<ApprovalAnswer, { action: 'approve' }>;

/** Writes what was approved. The proposal's id makes a repetition harmless: applied already is a success. */
export const finalize: ResumeNode = async (state, ports, config) => {
  const voice = speaker(config, ports.now);
  const say = phrases[state.language];
  const { proposal, decided, told, job } = state;
  if (!proposal || decided?.answer.action !== 'approve') return { next: 'end' };
  const { approved, evidence } = approvedChanges(proposal, decided.answer, told.evidence);
  if (approved.parts.length === 0) {
    return { proposal: null, transcript: [voice.say(say.rejected)], next: 'end' };
  }
  try {
    const { status, resumeName, firstSave } = await ports.resumes.apply(approved, evidence);
    const entry = approved.parts.find((part) => part.kind === 'entry')?.entry;
    const card = voice.card({
      type: 'saved',
      resumeId: approved.resumeId,
      resumeName,
      entryId: entry?.id ?? approved.id,
      entryName: entry?.name ?? resumeName,
      firstSave,
      alreadyApplied: status === 'alreadyApplied',
    });
    const offer = job?.second ? [voice.say(say.thenOffer(say.wishes[job.second]))] : [];
    return { proposal: null, job: null, transcript: [card, ...offer], next: 'end' };
  } catch (error) {
    if (!hasCode(error) || error.code !== 'proposal-stale') throw error;
    return { proposal: null, transcript: [voice.say(say.stale)], next: 'end' };
  }
};

/**
 * The changes as the user approved them: parts and bullets left out, texts edited. An edit that goes beyond its evidence
 * is the user's own word, and recorded as such.
 */
export function approvedChanges(
  proposal: ResumeProposal,
  answer: Approved,
  evidence: readonly Evidence[],
): { approved: ResumeProposal; evidence: Evidence[] } {
  const added: Evidence[] = [];
  const ownWord = (text: string): string => {
    const one: Evidence = {
      id: `u${added.length + 1}`,
      kind: 'statement',
      text,
      source: { type: 'user' },
    };
    added.push(one);
    return one.id;
  };
  const edits = new Map(answer.bullets.map(({ id, text }) => [id, text.trim()]));
  const fields = new Map((answer.fields ?? []).map(({ part, text }) => [part, text.trim()]));
  const parts = proposal.parts.flatMap((part, at): ProposalPart[] => {
    if (answer.leftOut?.includes(at)) return [];
    if (part.kind === 'skills') return [part];
    if (part.kind === 'field') {
      const text = fields.get(at) ?? part.text;
      if (text === '') return [];
      return [text === part.text ? part : { ...part, text, evidence: [...part.evidence, ownWord(text)] }];
    }
    const before = new Map(part.before.map((bullet) => [bullet.id, bullet]));
    const bullets = part.entry.bullets.flatMap((bullet) => {
      const text = edits.get(bullet.id);
      const old = before.get(bullet.id);
      // A bullet that stood there and is not on the card was not up for decision; a change that was left out is none.
      if (text === undefined || text === '') return old ? [old] : [];
      if (text === bullet.text) return [bullet];
      const own = evidence.filter(({ id }) => bullet.evidence.includes(id));
      const backed = checkBullet({ text, evidence: bullet.evidence }, own).length === 0;
      return [
        {
          ...bullet,
          text,
          source: 'user' as const,
          evidence: backed ? bullet.evidence : [...bullet.evidence, ownWord(text)],
        },
      ];
    });
    const same =
      part.replaces !== null &&
      bullets.length === part.before.length &&
      bullets.every(({ text }, index) => text === part.before[index]?.text);
    return same ? [] : [{ ...part, entry: { ...part.entry, bullets } }];
  });
  const cited = new Set(
    parts.flatMap((part) =>
      part.kind === 'entry' ? part.entry.bullets.flatMap((bullet) => bullet.evidence) : part.evidence,
    ),
  );
  return {
    approved: { ...proposal, parts },
    evidence: [...evidence.filter(({ id }) => cited.has(id)), ...added],
  };
}
