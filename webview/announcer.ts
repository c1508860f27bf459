import type { ThreadView, ViewItem } from '../src/protocol/view';
import { placeLabel, runLabel, type Text } from './text';

/**
 * What a screen reader is told. The transcript itself is silent, since it changes with every token: a text is read
 * once, when it stands.
 */
export class Announcer {
  #threadId: string | null = null;
  #known = new Set<string>();
  #last = '';
  /** What was said of another window that has the thread. */
  #place: string | null = null;
  /** It was said that the model is busy; the countdown is not read. */
  #busy = false;

  /** What to say after this change of the view; the same again where there is nothing new. */
  next(text: Text, view: ThreadView | null): string {
    const complete = view?.items.filter(({ draft }) => !draft) ?? [];
    const fresh = complete.filter(({ id }) => !this.#known.has(id));
    for (const { id } of fresh) this.#known.add(id);
    const isOther = this.#threadId !== (view?.threadId ?? null);
    const place = view && spokenPlace(text, view);
    const placed = place !== null && (isOther || place !== this.#place) ? [place] : [];
    this.#place = place;
    const busy = view && busySentence(text, view);
    const waits = busy !== null && !this.#busy ? [busy] : [];
    this.#busy = busy !== null;
    if (isOther) {
      // What was there before is read at will, not aloud.
      this.#threadId = view?.threadId ?? null;
      this.#last = placed.join('\n');
      return this.#last;
    }
    const said = [...fresh.flatMap((item) => sentence(text, item) ?? []), ...placed, ...waits];
    if (said.length > 0) this.#last = said.join('\n');
    return this.#last;
  }
}

function spokenPlace(text: Text, { run }: ThreadView): string | null {
  const label = placeLabel(text, run);
  return run.status === 'elsewhere' && run.silent ? `${label} ${text.run.silent}` : label;
}

function busySentence(text: Text, { run }: ThreadView): string | null {
  if (run.status !== 'running' || run.progress?.key !== 'model-waiting') return null;
  return Number(run.progress.params['seconds']) > 0 ? runLabel(text, run) : null;
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
    case 'changes':
    case 'evaluation':
    case 'match':
    case 'stopped':
    case 'choices':
      return null;
    default:
      return item.card satisfies never;
  }
}
