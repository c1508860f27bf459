import type { LangGraphRunnableConfig } from '@langchain/langgraph';
import type { Card, Source, TranscriptItem } from '../protocol/cards';
import type { DecisionRecord } from '../storage/records';

/** What nodes write to the custom stream; `runtime/` turns it into AG-UI events. */
export type Speech =
  | { say: 'start'; id: string }
  | { say: 'delta'; id: string; delta: string }
  | { say: 'end'; id: string }
  | { say: 'retract'; id: string }
  /** What a step came to, and which of the two made it. */
  | { say: 'decided'; decision: DecisionRecord }
  | { say: 'progress'; key: string; params: Record<string, string | number> };

/** Text that is being streamed. */
export interface Utterance {
  write(delta: string): void;
  /** Ends it; the returned item goes into the transcript, unchanged. */
  end(source: Source): TranscriptItem;
  /** Takes it back: it was a draft that something else replaces. */
  retract(): void;
}

/** The only way that text leaves a node. */
export interface Speaker {
  /** Streams; ids are `<task>:<n>`, so that a repeated attempt takes the place of the first. */
  open(): Utterance;
  /** Says a whole text at once. */
  say(text: string, source?: Source): TranscriptItem;
  card(card: Card, source?: Source): TranscriptItem;
  /** Tells the run log what this step decided, which of the two did, and why. */
  decided(decision: DecisionRecord): void;
  progress(key: string, params?: Record<string, string | number>): void;
}

/** The voice of one node call. `now` dates the items. */
export function speaker(config: LangGraphRunnableConfig, now: () => Date): Speaker {
  const task = config.executionInfo?.taskId ?? 'task';
  let count = 0;
  const write = (speech: Speech): void => config.writer?.(speech);
  const base = (id: string, source: Source) =>
    ({ id, by: 'agent', source, at: now().toISOString() }) as const;

  const open = (): Utterance => {
    const id = `${task}:${count++}`;
    let text = '';
    write({ say: 'start', id });
    return {
      write(delta) {
        if (delta === '') return;
        text += delta;
        write({ say: 'delta', id, delta });
      },
      end(source) {
        write({ say: 'end', id });
        return { ...base(id, source), kind: 'text', text };
      },
      retract() {
        write({ say: 'end', id });
        write({ say: 'retract', id });
      },
    };
  };
  return {
    open,
    say(text, source = 'rules') {
      const utterance = open();
      utterance.write(text);
      return utterance.end(source);
    },
    card(card, source = 'rules') {
      return { ...base(`${task}:${count++}`, source), kind: 'card', card };
    },
    decided(decision) {
      write({ say: 'decided', decision });
    },
    progress(key, params = {}) {
      write({ say: 'progress', key, params });
    },
  };
}
