import type { ThreadView, ViewItem } from '../src/protocol/view';
import type { Text } from './text';

/**
 * What a screen reader is told. The transcript itself is silent, since it changes with every token: a text is read
 * once, when it stands.
 */
export class Announcer {
  #threadId: string | null = null;
  #known = new Set<string>();
  #last = '';

  /** What to say after this change of the view; the same again where there is nothing new. */
  next(text: Text, view: ThreadView | null): string {
    const complete = view?.items.filter(({ draft }) => !draft) ?? [];
    const fresh = complete.filter(({ id }) => !this.#known.has(id));
    for (const { id } of fresh) this.#known.add(id);
    if (this.#threadId !== (view?.threadId ?? null)) {
      // What was there before is read at will, not aloud.
      this.#threadId = view?.threadId ?? null;
      this.#last = '';
      return this.#last;
    }
    const said = fresh.flatMap((item) => sentence(text, item) ?? []);
    if (said.length > 0) this.#last = said.join('\n');
    return this.#last;
  }
}

function sentence(text: Text, item: ViewItem): string | null {
  if (item.by === 'user') return null;
  if (item.kind === 'text') return item.text;
  if (item.kind !== 'card') return null;
  switch (item.card.type) {
    case 'proposal':
      return text.run.waiting(item.card.proposal.entry.name);
    case 'question':
      return item.card.question;
    case 'saved':
      return (item.card.alreadyApplied ? text.saved.already : text.saved.saved)(item.card.resumeName);
    case 'choices':
      return null;
    default:
      return item.card satisfies never;
  }
}
