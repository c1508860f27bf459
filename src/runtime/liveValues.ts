import type { StoredValue } from '../protocol/ports';

/** How many values of a thread are remembered as objects. */
const MOST = 64;

interface Live {
  channel: string;
  version: string;
  value: unknown;
  /** Reading its text gives an equal value. */
  plain: boolean;
}

/**
 * The latest values of a thread's channels, as the objects that nodes and LangGraph work with. Versions are unique in a
 * thread, so a channel's version stands for one value. State is never changed in place (LangGraph's own rule): an element
 * that is the same object has the same content.
 */
export class LiveValues {
  /** By namespace, channel and version; the latest last. */
  private readonly values = new Map<string, Live>();
  /** The latest version of each channel, by namespace and channel. */
  private readonly latest = new Map<string, string>();
  private readonly texts = new WeakMap<object, string>();

  /** The value as reading it gives it, if it is at hand. A list is the receiver's to change, its elements are not. */
  value(ns: string, channel: string, version: string | number | undefined): { value: unknown } | undefined {
    const known = typeof version === 'string' ? this.values.get(keyOf(ns, channel, version)) : undefined;
    if (!known?.plain) return undefined;
    return { value: Array.isArray(known.value) ? [...(known.value as unknown[])] : known.value };
  }

  /**
   * Remembers a value that was read, or is being written: then `written` tells whether what is new in it is plain JSON, and
   * which version it adds that to.
   */
  keep(
    ns: string,
    channel: string,
    version: string | number | undefined,
    value: unknown,
    written?: { plain: boolean; onto: string | undefined },
  ): void {
    if (typeof version !== 'string') return;
    const key = keyOf(ns, channel, version);
    const onto = written?.onto === undefined ? undefined : this.values.get(keyOf(ns, channel, written.onto));
    const plain = !written || (written.plain && (written.onto === undefined || onto?.plain === true));
    this.values.delete(key);
    // The list itself may be the caller's to change; its elements are not.
    const kept = Array.isArray(value) ? [...(value as unknown[])] : value;
    this.values.set(key, { channel, version, value: kept, plain });
    this.latest.set(keyOf(ns, channel), key);
    const oldest = this.values.size > MOST ? this.values.keys().next().value : undefined;
    if (oldest !== undefined) this.values.delete(oldest);
  }

  /** What a list has more than the channel's latest value, and that value's version, where it begins with the same elements. */
  grown(
    ns: string,
    channel: string,
    list: readonly unknown[],
  ): { onto: string; added: unknown[] } | undefined {
    const before = this.latestOf(ns, channel);
    if (!before || !Array.isArray(before.value)) return undefined;
    const known: readonly unknown[] = before.value;
    if (known.length === 0 || known.length > list.length) return undefined;
    for (let n = 0; n < known.length; n++) if (!Object.is(known[n], list[n])) return undefined;
    return { onto: before.version, added: list.slice(known.length) };
  }

  /** Throws where an element of the channel's latest list is not as it was when it was first seen here. */
  async assertUnchanged(
    ns: string,
    channel: string,
    dump: (value: unknown) => StoredValue | Promise<StoredValue>,
  ): Promise<void> {
    const list = this.latestOf(ns, channel)?.value;
    for (const [n, element] of (Array.isArray(list) ? (list as unknown[]) : []).entries()) {
      if (typeof element !== 'object' || element === null) continue;
      const { data } = await dump(element);
      const before = this.texts.get(element);
      if (before !== undefined && before !== data) {
        throw new Error(`Element ${n} of the channel “${channel}” was changed in place.`);
      }
      this.texts.set(element, data);
    }
  }

  private latestOf(ns: string, channel: string): Live | undefined {
    const key = this.latest.get(keyOf(ns, channel));
    return key === undefined ? undefined : this.values.get(key);
  }
}

function keyOf(...parts: string[]): string {
  return parts.join('\n');
}
