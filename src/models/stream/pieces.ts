/** What must be repeated before a chunk counts as a snapshot: shorter ones and rules ("-----") repeat by chance. */
const REPEATED = 12;
const DISTINCT = 6;
/** How many snapshots in a row prove that a server sends them. */
const PROOF = 2;

/**
 * Makes deltas of what a server sends. A few send the whole text so far in each chunk: that is believed when, from the
 * first chunk on, each begins with all of the one before, twice with at least 12 characters, six of them
 * different; chunks in doubt wait until then, or until one that proves the contrary. A surrogate pair that was cut in two is given out whole.
 */
export class Deltas {
  private mode: 'open' | 'snapshots' | 'deltas' = 'open';
  /** The chunk before; in snapshots, the text so far. */
  private last = '';
  /** Characters of the first chunk, which was given out at once. */
  private first = 0;
  /** Chunks in doubt. */
  private doubtful: string[] = [];
  private proofs = 0;
  private half = '';

  push(chunk: string): string {
    return chunk === '' ? '' : this.whole(this.delta(chunk));
  }

  /** The rest. */
  end(): string {
    return this.settle('deltas') + this.half;
  }

  private delta(chunk: string): string {
    const { last } = this;
    if (this.mode === 'deltas') return chunk;
    if (this.mode === 'snapshots') {
      if (chunk.startsWith(last)) {
        this.last = chunk;
        return chunk.slice(last.length);
      }
      return this.settle('deltas') + chunk;
    }
    if (last === '') {
      this.last = chunk;
      this.first = chunk.length;
      return chunk;
    }
    const grown = chunk.length > last.length && chunk.startsWith(last);
    if (!grown) return this.settle('deltas') + chunk;
    this.last = chunk;
    this.doubtful.push(chunk);
    if (last.length >= REPEATED && new Set(last).size >= DISTINCT) this.proofs++;
    return this.proofs === PROOF ? this.settle('snapshots') : '';
  }

  private settle(mode: 'snapshots' | 'deltas'): string {
    const { doubtful, last } = this;
    this.mode = mode;
    this.doubtful = [];
    return mode === 'deltas' ? doubtful.join('') : last.slice(this.first);
  }

  private whole(text: string): string {
    const joined = this.half + text;
    const cut = /[\uD800-\uDBFF]$/.test(joined) ? joined.length - 1 : joined.length;
    this.half = joined.slice(cut);
    return joined.slice(0, cut);
  }
}
