import type { CardContent } from '../protocol/cards';
import type { NewThread } from '../storage/threadStore';
import type { ThreadLog } from '../storage/threadLog';
import { lastSent, transcript } from './projection';

/** A thread that begins with what another came to: what it is made of, and what is sent to it. */
export interface Successor {
  fields: NewThread;
  text: string;
  card?: CardContent;
}

/**
 * The successor of a thread. What the user sent last and nothing was done with is not lost: the words stand in the text
 * (in place of `label`), the edits in the card, unless the page holds newer ones (`card`).
 */
export async function successorOf(
  log: Pick<ThreadLog, 'thread' | 'journal' | 'head'>,
  { label, graphVersion, card }: { label: string; graphVersion: number; card?: CardContent | undefined },
): Promise<Successor> {
  const head = await log.head();
  const { id: parent, agent, title, language, workspace, resumeId } = log.thread;
  const fields = { parent, agent, title, language, workspace, resumeId, graphVersion };
  const sent = lastSent(log.journal);
  const left = sent && !transcript(head).some(({ id }) => id === sent.id) ? sent : undefined;
  if (left?.kind !== 'answer') {
    const typed = left?.action === undefined ? left?.text : undefined;
    return { fields, text: typed ?? label, ...(card && { card }) };
  }
  const { value } = left;
  const held =
    card ?? (value.action === 'say' ? value.card : value.action === 'approve' ? contentOf(value) : undefined);
  return { fields, text: value.action === 'say' ? value.text : label, ...(held && { card: held }) };
}

function contentOf({ bullets, name, description }: CardContent): CardContent {
  return { bullets, ...(name !== undefined && { name }), ...(description !== undefined && { description }) };
}
