import type { ApprovalAnswer, Bullet, EntryProposal, Evidence } from '../../protocol/cards';
import { hasCode } from '../../protocol/errors';
import { speaker } from '../../steps/say';
import type { ProjectNode } from '../graph';
import { phrases } from '../phrases';
import { checkBullet } from '../../steps/checkBullet.rules';

/** Writes what was approved. The proposal's id makes a repetition harmless: applied already is a success. */
export const save: ProjectNode = async (state, ports, config) => {
  const voice = speaker(config, ports.now);
  const say = phrases[state.language];
  const { proposal, decided, facts } = state;
  if (!proposal || decided?.answer.action !== 'approve') return { next: 'end' };

  const { approved, evidence } = approvedProposal(proposal, decided.answer, facts?.evidence ?? []);
  try {
    const { status, resumeName, firstSave } = await ports.resumes.apply(approved, evidence);
    const name = approved.entry.name;
    const alreadyApplied = status === 'alreadyApplied';
    const card = voice.card({
      type: 'saved',
      resumeId: approved.resumeId,
      resumeName,
      entryId: approved.entry.id,
      entryName: name,
      firstSave,
      alreadyApplied,
    });
    const own = evidence.filter(({ kind, source }) => kind === 'statement' && source.type === 'user');
    const told = own.length > 0 ? [voice.say(say.ownWord(own.map(({ text }) => text)))] : [];
    return { transcript: [...told, card], proposal: null, next: 'end' };
  } catch (error) {
    if (!hasCode(error) || error.code !== 'proposal-stale') throw error;
    const again = voice.card({
      type: 'choices',
      choices: [{ id: 'extract', label: say.choices.extractAgain }],
    });
    return { transcript: [voice.say(say.stale), again], proposal: null, next: 'end' };
  }
};

/**
 * The proposal as the user approved it: bullets kept and edited. An edit that goes beyond its evidence is the user's
 * own word, and recorded as such.
 */
export function approvedProposal(
  proposal: EntryProposal,
  answer: Extract<ApprovalAnswer, { action: 'approve' }>,
  evidence: readonly Evidence[],
): { approved: EntryProposal; evidence: Evidence[] } {
  const statements: Evidence[] = [];
  const bullets = answer.bullets.flatMap(({ id, text }): Bullet[] => {
    const before = proposal.entry.bullets.find((bullet) => bullet.id === id);
    const after = text.trim();
    if (!before || after === '') return [];
    if (after === before.text) return [before];
    if (checkBullet({ text: after, evidence: before.evidence }, evidence).length === 0) {
      return [{ ...before, text: after, source: 'user' }];
    }
    const statement: Evidence = {
      id: `u${statements.length + 1}`,
      kind: 'statement',
      text: after,
      source: { type: 'user' },
    };
    statements.push(statement);
    return [{ ...before, text: after, source: 'user', evidence: [...before.evidence, statement.id] }];
  });
  const name = answer.name?.trim() || proposal.entry.name;
  const description = answer.description?.trim() ?? proposal.entry.description;
  const entry = { ...proposal.entry, name, description, bullets };
  const cited = new Set(bullets.flatMap((bullet) => bullet.evidence));
  return {
    approved: { ...proposal, entry },
    evidence: [...evidence.filter(({ id, kind }) => cited.has(id) || kind === 'period'), ...statements],
  };
}
