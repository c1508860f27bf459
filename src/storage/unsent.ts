import { mkdir, readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { atomicWrite } from './atomicWrite';
import { storageFailure } from './failure';

/** What the user wrote in one place of the panel and has not sent. */
export interface Unsent {
  /** The thread's id, or empty where none is open. */
  key: string;
  /** When it was changed last, in ms since the epoch. */
  at: number;
  /** As the page gave it: opaque here, checked by the page when it comes back. */
  memory: string;
}

/** How many places are kept. */
const MOST = 30;

/**
 * What was typed and not sent, in a file. VS Code keeps a page's state, too, but brings it to disk only now and then: a
 * killed window would lose what was typed last.
 */
export class UnsentTexts {
  private texts: Promise<Map<string, Unsent>> | undefined;
  private writing: Promise<void> = Promise.resolve();
  private dirty = false;

  constructor(private readonly path: string) {}

  /** All that is kept, the latest last; a file that can't be read counts as none. */
  async all(): Promise<Unsent[]> {
    return [...(await this.read()).values()];
  }

  /** Keeps a text; resolves when it is on disk. Rejects with `storage-failed`. */
  async keep(unsent: Unsent): Promise<void> {
    const texts = await this.read();
    texts.delete(unsent.key);
    texts.set(unsent.key, unsent);
    for (const key of [...texts.keys()].slice(0, -MOST)) texts.delete(key);
    this.dirty = true;
    // What comes while one write is under way goes with the next.
    this.writing = this.writing.catch(() => undefined).then(() => this.write());
    await this.writing;
  }

  private async write(): Promise<void> {
    if (!this.dirty) return;
    this.dirty = false;
    try {
      await mkdir(dirname(this.path), { recursive: true, mode: 0o700 });
      await atomicWrite(this.path, JSON.stringify(await this.all()));
    } catch (error) {
      this.dirty = true;
      throw storageFailure(error);
    }
  }

  private read(): Promise<Map<string, Unsent>> {
    this.texts ??= readFile(this.path, 'utf8').then(
      (text) => new Map(parse(text).map((one) => [one.key, one])),
      () => new Map<string, Unsent>(),
    );
    return this.texts;
  }
}

function parse(text: string): Unsent[] {
  try {
    const list = JSON.parse(text) as unknown;
    return Array.isArray(list) ? list.filter(isUnsent) : [];
  } catch {
    return [];
  }
}

function isUnsent(value: unknown): value is Unsent {
  if (typeof value !== 'object' || value === null) return false;
  const { key, at, memory } = value as Partial<Unsent>;
  return typeof key === 'string' && typeof at === 'number' && typeof memory === 'string';
}
