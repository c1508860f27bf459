/** An event of a stream, as the server sent it. */
export interface ServerEvent {
  event: string;
  data: string;
}

/** Characters that an event may have; more is no reply. */
export const MOST_OF_EVENT = 4_000_000;

/**
 * Makes events of the text of an event stream, wherever it is cut: lines may end in LF, CR or CRLF, a blank may follow
 * the colon, comments and unknown fields are left out. A text that has no end throws a RangeError.
 */
export class EventReader {
  /** Pieces of the line that is not complete. */
  private rest: string[] = [];
  private event = '';
  private data: string[] = [];
  /** Characters of both. */
  private size = 0;
  private half = false;

  push(text: string): ServerEvent[] {
    this.rest.push(text);
    this.size += text.length;
    const events: ServerEvent[] = [];
    // A long line that comes in many pieces is read once.
    if (this.half || /[\r\n]/.test(text)) this.lines(this.rest.join(''), events);
    if (this.size > MOST_OF_EVENT) throw new RangeError('An event without end.');
    return events;
  }

  /** The event that was not closed by an empty line. */
  end(): ServerEvent[] {
    const events = this.push('\n\n');
    this.line('', events);
    return events;
  }

  private lines(all: string, events: ServerEvent[]): void {
    let from = 0;
    this.half = false;
    for (const { index, 0: end } of all.matchAll(/\r\n|\n|\r/g)) {
      // The other half of a CRLF may be still to come.
      this.half = end === '\r' && index === all.length - 1;
      if (this.half) break;
      this.line(all.slice(from, index), events);
      from = index + end.length;
    }
    this.rest = from < all.length ? [all.slice(from)] : [];
    this.size = all.length - from + this.data.reduce((sum, { length }) => sum + length, 0);
  }

  private line(line: string, events: ServerEvent[]): void {
    if (line === '') {
      if (this.data.length > 0) events.push({ event: this.event, data: this.data.join('\n') });
      this.event = '';
      this.data = [];
      return;
    }
    const [, field = '', value = ''] = /^([^:]*):? ?([^]*)$/.exec(line) ?? [];
    if (field === 'event') this.event = value.trim();
    if (field === 'data') this.data.push(value);
  }
}
