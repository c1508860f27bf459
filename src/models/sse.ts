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
  private rest = '';
  private event = '';
  private data: string[] = [];
  private size = 0;

  push(text: string): ServerEvent[] {
    const all = this.rest + text;
    const events: ServerEvent[] = [];
    let from = 0;
    for (const { index, 0: end } of all.matchAll(/\r\n|\n|\r/g)) {
      // The other half of a CRLF may be still to come.
      if (end === '\r' && index === all.length - 1) break;
      this.line(all.slice(from, index), events);
      from = index + end.length;
    }
    this.rest = all.slice(from);
    if (this.size + this.rest.length > MOST_OF_EVENT) throw new RangeError('An event without end.');
    return events;
  }

  /** The event that was not closed by an empty line. */
  end(): ServerEvent[] {
    const events = this.push('\n');
    this.line(this.rest.replace(/\r$/, ''), events);
    this.line('', events);
    this.rest = '';
    return events;
  }

  private line(line: string, events: ServerEvent[]): void {
    if (line === '') {
      if (this.data.length > 0) events.push({ event: this.event, data: this.data.join('\n') });
      this.event = '';
      this.data = [];
      this.size = 0;
      return;
    }
    const [, field = '', value = ''] = /^([^:]*):? ?([^]*)$/.exec(line) ?? [];
    if (field === 'event') this.event = value.trim();
    if (field !== 'data') return;
    this.data.push(value);
    this.size += value.length;
  }
}
