import type { ApprovalAnswer, Card, CardContent, CardDecision, Entry } from '../src/protocol/cards';
import type { ProposalEdit } from './memory';

export type ProposalCard = Extract<Card, { type: 'proposal' }>;

/** A bullet as the user sees it now. */
export interface ShownBullet {
  id: string;
  text: string;
  kept: boolean;
  edited: boolean;
}

/** The proposed entry with the user's changes on it. */
export interface ShownEntry {
  name: string;
  description: string;
  bullets: ShownBullet[];
}

/** The entry with the changes made so far; texts in open editors are not in it yet. */
export function withEdits(entry: Entry, edit: ProposalEdit): ShownEntry {
  return {
    name: edit.name ?? entry.name,
    description: edit.description ?? entry.description,
    bullets: entry.bullets.map(({ id, text }) => ({
      id,
      text: edit.bullets[id] ?? text,
      kept: !edit.leftOut.includes(id),
      edited: id in edit.bullets,
    })),
  };
}

/** The entry as it was decided: what was approved, or the proposal itself where it was not. */
export function asDecided(entry: Entry, answer: CardDecision): ShownEntry {
  const approved = answer.action === 'approve' ? answer : undefined;
  const texts = new Map(approved?.bullets.map(({ id, text }) => [id, text]));
  return {
    name: approved?.name ?? entry.name,
    description: approved?.description ?? entry.description,
    bullets: entry.bullets.map(({ id, text }) => {
      const final = texts.get(id);
      return {
        id,
        text: final ?? text,
        kept: !approved || final !== undefined,
        edited: (final ?? text) !== text,
      };
    }),
  };
}

/** Opens an editor on a field (`name`, `description` or a bullet's id), or takes the text typed into it. */
export function typeInto(edit: ProposalEdit, field: string, text: string): ProposalEdit {
  return { ...edit, open: { ...edit.open, [field]: text } };
}

/** Closes a field's editor and forgets what was typed. */
export function cancel(edit: ProposalEdit, field: string): ProposalEdit {
  const { [field]: _, ...open } = edit.open;
  return { ...edit, open };
}

/** Closes a field's editor and takes its text, trimmed; a blank one is not taken, except as description. */
export function save(edit: ProposalEdit, entry: Entry, field: string): ProposalEdit {
  const text = edit.open[field]?.trim();
  const closed = cancel(edit, field);
  if (text === undefined) return closed;
  if (field === 'description') return setOrClear(closed, 'description', text, entry.description);
  if (text === '') return closed;
  if (field === 'name') return setOrClear(closed, 'name', text, entry.name);
  const { [field]: _, ...others } = closed.bullets;
  const original = entry.bullets.find(({ id }) => id === field)?.text;
  return { ...closed, bullets: text === original ? others : { ...others, [field]: text } };
}

function setOrClear(
  edit: ProposalEdit,
  field: 'name' | 'description',
  text: string,
  original: string,
): ProposalEdit {
  const { [field]: _, ...rest } = edit;
  return text === original ? rest : { ...rest, [field]: text };
}

/** Keeps a bullet or leaves it out. */
export function keep(edit: ProposalEdit, id: string, kept: boolean): ProposalEdit {
  const others = edit.leftOut.filter((other) => other !== id);
  return { ...edit, leftOut: kept ? others : [...others, id] };
}

/** What approving sends. */
export function approval(entry: Entry, edit: ProposalEdit): ApprovalAnswer {
  return { action: 'approve', ...content(entry, edit) };
}

/** What the card holds: what the user sees, the texts in open editors included. */
export function content(entry: Entry, edit: ProposalEdit): CardContent {
  const final = Object.keys(edit.open).reduce((now, field) => save(now, entry, field), edit);
  const { name, description, bullets } = withEdits(entry, final);
  return {
    bullets: bullets.filter(({ kept }) => kept).map(({ id, text }) => ({ id, text })),
    ...(name !== entry.name && { name }),
    ...(description !== entry.description && { description }),
  };
}

/** Whether there is anything left to approve: an entry that was proposed with bullets needs one. */
export function canApprove(entry: Entry, edit: ProposalEdit): boolean {
  return entry.bullets.length === 0 || entry.bullets.some(({ id }) => !edit.leftOut.includes(id));
}
