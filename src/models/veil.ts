import type { ContactKind, Known } from '../protocol/contacts';
import { shorten } from './budget';
import type { ChatMessage } from './request';
import { findContacts } from './veilContacts';
import { knownPatterns } from './veilKnown';
import { maskSecrets } from './veilSecrets';

/** What stands for a contact: short, of one word and a number, and told apart from the ids that prompts give to facts. */
const PLACEHOLDER = /\[(?:email|phone|link|address|id)-\d{1,6}\]/gi;
/** What may become a placeholder when more of a text comes. */
const BEGUN = /\[(?:[a-z]{0,7}|(?:email|phone|link|address|id)-\d{0,6})$/i;

/** Text that comes in pieces, revealed. */
export interface Revealed {
  /** What is now certain. */
  push(chunk: string): string;
  /** The rest. */
  end(): string;
}

/**
 * Stands between our texts and a model: contacts go out as placeholders and come back, keys and passwords are masked
 * for good. A contact has the same placeholder for as long as the veil lives. `reveal(hide(text))` is the text, but for
 * secrets; also where the text itself has something that looks like a placeholder.
 */
export class Veil {
  private readonly byValue = new Map<string, string>();
  private readonly byPlaceholder = new Map<string, string>();
  private readonly counts = new Map<string, number>();
  private readonly told = new Map<string, Known>();
  private known: ReturnType<typeof knownPatterns> = [];

  constructor(known: readonly Known[] = []) {
    this.know(known);
  }

  /** Contacts to hide from now on, beside those that are found by their form. */
  know(known: readonly Known[]): void {
    const before = this.told.size;
    for (const one of known) this.told.set(`${one.kind} ${one.value}`, one);
    if (this.told.size > before) this.known = knownPatterns([...this.told.values()]);
  }

  /** The text as it may leave. */
  hide(text: string): string {
    const masked = maskSecrets(text);
    // What looks like a placeholder gets one itself: else it would come back as somebody's address.
    const literal = [...masked.matchAll(PLACEHOLDER)].map(({ index, 0: found }) => ({
      kind: kindIn(found),
      start: index,
      end: index + found.length,
    }));
    const contacts = findContacts(masked, this.known);
    let hidden = '';
    let at = 0;
    for (const { kind, start, end } of [...literal, ...contacts].sort((a, b) => a.start - b.start)) {
      if (start < at) continue;
      hidden += masked.slice(at, start) + this.placeholder(kind, masked.slice(start, end));
      at = end;
    }
    return hidden + masked.slice(at);
  }

  /** As `shorten` of the budget, and never within a contact: of a half of one nobody would know what it is. */
  shorten(text: string, limit: number): string {
    return text.length <= limit ? text : this.reveal(shorten(this.hide(text), limit));
  }

  /** The text with each placeholder that was given out replaced by what it stands for; others stay. */
  reveal(text: string): string {
    return text.replace(PLACEHOLDER, (found) => this.byPlaceholder.get(found.toLowerCase()) ?? found);
  }

  /** As {@link reveal}, within JSON text: what comes back is escaped as its strings are. */
  revealJson(text: string): string {
    return text.replace(PLACEHOLDER, (found) => {
      const value = this.byPlaceholder.get(found.toLowerCase());
      return value === undefined ? found : JSON.stringify(value).slice(1, -1);
    });
  }

  /** Reveals text that comes in pieces, cut anywhere. */
  stream(): Revealed {
    let held = '';
    return {
      push: (chunk) => {
        const text = held + chunk;
        const begun = BEGUN.exec(text.slice(-LONGEST))?.[0].length ?? 0;
        held = text.slice(text.length - begun);
        return this.reveal(text.slice(0, text.length - begun));
      },
      end: () => {
        const rest = this.reveal(held);
        held = '';
        return rest;
      },
    };
  }

  private placeholder(kind: ContactKind, value: string): string {
    const known = this.byValue.get(value);
    if (known !== undefined) return known;
    const count = (this.counts.get(kind) ?? 0) + 1;
    this.counts.set(kind, count);
    const placeholder = `[${kind}-${count}]`;
    this.byValue.set(value, placeholder);
    this.byPlaceholder.set(placeholder, value);
    return placeholder;
  }
}

/** Characters of the longest placeholder. */
const LONGEST = '[address-999999]'.length;

/** Messages as they may leave. */
export function veiled(messages: readonly ChatMessage[], veil: Veil | undefined): readonly ChatMessage[] {
  if (!veil) return messages;
  return messages.map((message): ChatMessage => {
    const text = veil.hide(message.text);
    if (message.role !== 'assistant' || !message.calls) return { ...message, text };
    return {
      ...message,
      text,
      calls: message.calls.map((call) => ({ ...call, args: veil.hide(call.args) })),
    };
  });
}

function kindIn(placeholder: string): ContactKind {
  const kind = /[a-z]+/.exec(placeholder.toLowerCase())?.[0];
  return KINDS.find((one) => one === kind) ?? 'link';
}

const KINDS: readonly ContactKind[] = ['email', 'phone', 'link', 'address', 'id'];
