import type { ToHost, ToWebview } from '../src/protocol/messages';
import type { Memory } from './memory';

/** Milliseconds after the last key. */
const pause = 300;

/**
 * Has the host keep what the user writes, too: VS Code brings the page's own state to disk only now and then, so that a
 * killed window would lose what was typed last.
 */
export class Keeper {
  readonly #waiting = new Map<string, ReturnType<typeof setTimeout>>();

  constructor(
    private readonly host: { post(message: ToHost): void },
    private readonly memory: Memory,
  ) {}

  /** Keeps what stands in a place, once the user pauses. */
  soon(key: string): void {
    clearTimeout(this.#waiting.get(key));
    const keep = (): void => {
      this.#waiting.delete(key);
      const memory = this.memory.thread(key);
      this.host.post({ type: 'remember', key, at: memory.at ?? 0, memory: JSON.stringify(memory) });
    };
    this.#waiting.set(key, setTimeout(keep, pause));
  }

  /** Takes what the host kept, where it is newer than what the page has; returns the places where it was. */
  recover(texts: Extract<ToWebview, { type: 'remembered' }>['texts']): string[] {
    return texts.flatMap(({ key, memory }) => (this.memory.recover(key, parsed(memory)) ? [key] : []));
  }
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
