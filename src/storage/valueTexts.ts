import { open, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import type { StoredValue } from '../protocol/ports';
import type { Place, StoredText } from './checkpointIndex';
import { storageFailure } from './failure';

/** How much text is kept in memory, in UTF-16 units. */
const BUDGET = 8 * 1024 * 1024;

/** Reads the texts of values from the segments and keeps the latest ones. */
export class ValueTexts {
  private readonly kept = new Map<StoredText, string>();
  private readonly files = new Map<string, Promise<FileHandle>>();
  private size = 0;

  constructor(private readonly folder: string) {}

  async value(stored: StoredText): Promise<StoredValue> {
    const column = await this.text(stored);
    return { type: stored.type, data: stored.type === 'json' ? column : (JSON.parse(column) as string) };
  }

  /** The value's column: the text of the value itself for `json`, else a JSON string of its base64. */
  async text(stored: StoredText): Promise<string> {
    const known = this.recall(stored);
    if (known !== undefined) return known;
    const above: StoredText[] = [];
    let base: StoredText | undefined = stored;
    let text: string | undefined;
    while (base && (text = this.recall(base)) === undefined) {
      above.unshift(base);
      base = base.base;
    }
    const pieces = await Promise.all(above.map(({ place }) => this.read(place)));
    const whole = pieces.reduce((list: string | undefined, piece) => joinArrays(list, piece), text) ?? '';
    this.keep(stored, whole);
    return whole;
  }

  /** Keeps a text that has just been written, so that it need not be read. */
  keep(stored: StoredText, text: string): void {
    if (text.length > BUDGET / 4 || this.kept.has(stored)) return;
    this.kept.set(stored, text);
    this.size += text.length;
    for (const [oldest, dropped] of this.kept) {
      if (this.size <= BUDGET) break;
      this.kept.delete(oldest);
      this.size -= dropped.length;
    }
  }

  async close(): Promise<void> {
    const files = [...this.files.values()];
    this.files.clear();
    this.kept.clear();
    this.size = 0;
    await Promise.all(files.map(async (file) => (await file).close()));
  }

  private recall(stored: StoredText): string | undefined {
    const text = this.kept.get(stored);
    if (text === undefined) return undefined;
    this.kept.delete(stored);
    this.kept.set(stored, text);
    return text;
  }

  private async read({ segment, start, length }: Place): Promise<string> {
    try {
      const file = await this.file(segment);
      const bytes = Buffer.allocUnsafe(length);
      const { bytesRead } = await file.read(bytes, 0, length, start);
      if (bytesRead !== length)
        throw Object.assign(new Error('The segment is shorter than before.'), { code: 'EIO' });
      return bytes.toString('utf8');
    } catch (error) {
      throw storageFailure(error);
    }
  }

  private file(segment: string): Promise<FileHandle> {
    const known = this.files.get(segment);
    if (known) return known;
    const opened = open(join(this.folder, segment), 'r');
    this.files.set(segment, opened);
    opened.catch(() => this.files.delete(segment));
    return opened;
  }
}

/** `[1,2]` and `[3]` make `[1,2,3]`. */
function joinArrays(list: string | undefined, more: string): string {
  return list === undefined ? more : `${list.slice(0, -1)},${more.slice(1)}`;
}

/**
 * What a list's text adds to another's, as a list, where it begins with all its elements; else `undefined`. The
 * comparison is of texts, so that joining the two gives the same text again.
 */
export function appendedTo(list: string, base: string): string | undefined {
  if (base.length < 3 || base[0] !== '[') return undefined;
  if (list[base.length - 1] !== ',' || !list.startsWith(base.slice(0, -1))) return undefined;
  return `[${list.slice(base.length)}`;
}
