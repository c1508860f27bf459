import type { Usage } from '../protocol/models';
import { isCount, isFields, think, type Dialect, type Fields, type Told } from './dialect';

/** The chat API's objects, made the same whoever wrote them. Reasoning is counted and left out. */
export class ChatDialect implements Dialect {
  private readonly calls = new Calls();
  private spoke = false;

  constructor(private readonly told: Told) {}

  take(data: Fields): object[] {
    const choice: unknown = Array.isArray(data['choices']) ? data['choices'][0] : undefined;
    const fields = isFields(choice) ? choice : {};
    const usage = usageOf(data['usage'] ?? fields['usage'] ?? fieldOf(data['x_groq'], 'usage'));
    if (usage) this.told.usage = usage;
    // Other replies to the same request than the first.
    if (!isFields(choice) || Number(fields['index'] ?? 0) !== 0) return [];
    const reason = fields['finish_reason'];
    const finish = typeof reason === 'string' && reason !== '' && reason !== 'null' ? reason : undefined;
    if (finish !== undefined) {
      this.told.finishReason = finish;
      this.told.finished = true;
    }
    const delta = this.delta(this.message(fields));
    return [{ choices: [{ index: 0, delta, finish_reason: finish ?? null }] }];
  }

  whole(data: Fields): object[] | undefined {
    return Array.isArray(data['choices']) ? this.take(data) : undefined;
  }

  /** Some say it all in one `message`, also once more at the end of the pieces. */
  private message({ delta, message, text }: Fields): Fields {
    if (isFields(delta)) return delta;
    if (this.spoke) return {};
    return isFields(message) ? message : { content: text };
  }

  private delta(message: Fields): Fields {
    const { refusal, function_call: call } = message;
    if (typeof refusal === 'string' && refusal !== '')
      this.told.refusal = (this.told.refusal ?? '') + refusal;
    // Some send it under both names.
    think(this.told, message['reasoning_content'] ?? message['reasoning']);
    think(this.told, thoughtOf(message['content']));
    const content = textOf(message['content']);
    const called = Array.isArray(message['tool_calls']) ? message['tool_calls'] : [];
    const calls = this.calls.take(isFields(call) ? [{ index: 0, function: call }] : called);
    this.spoke ||= content !== '' || calls.length > 0;
    // The client loses tool calls of a message whose role it wasn't told.
    return { role: 'assistant', content, ...(calls.length > 0 && { tool_calls: calls }) };
  }
}

/** Numbers tool calls that come in pieces: some servers give no index, or the same to all. */
class Calls {
  /** By the server's index: ours, and the id. */
  private readonly current = new Map<number, { index: number; id: string }>();
  private readonly known = new Map<string, number>();
  private next = 0;

  take(calls: unknown[]): object[] {
    return calls.filter(isFields).map((call) => {
      const { id, function: called } = call;
      const { name, arguments: args } = isFields(called) ? called : {};
      const index = this.indexOf(call['index'], typeof id === 'string' ? id : '');
      return {
        index,
        ...(typeof id === 'string' && id !== '' && { id }),
        type: 'function',
        function: { ...(typeof name === 'string' && name !== '' && { name }), arguments: argsOf(args) },
      };
    });
  }

  private indexOf(told: unknown, id: string): number {
    const known = this.known.get(id);
    if (known !== undefined) return known;
    const theirs = typeof told === 'number' ? told : this.last();
    const before = this.current.get(theirs);
    if (before && (id === '' || before.id === '' || before.id === id)) return before.index;
    const index = this.next++;
    this.current.set(typeof told === 'number' ? told : -1 - index, { index, id });
    if (id !== '') this.known.set(id, index);
    return index;
  }

  private last(): number {
    return [...this.current.keys()].at(-1) ?? 0;
  }
}

function argsOf(args: unknown): string {
  if (typeof args === 'string') return args;
  return isFields(args) ? JSON.stringify(args) : '';
}

/** Text alone: of a list of parts those that are text, not those that are thinking. */
function textOf(content: unknown): string {
  if (typeof content === 'string') return content;
  if (!Array.isArray(content)) return '';
  return content
    .filter(isFields)
    .map(({ type, text }) =>
      typeof text === 'string' && (type === 'text' || type === undefined) ? text : '',
    )
    .join('');
}

/** Of a list of parts those that are thinking. */
function thoughtOf(content: unknown): string {
  if (!Array.isArray(content)) return '';
  return content
    .filter(isFields)
    .map(({ type, thinking }) => (type === 'thinking' && thinking ? JSON.stringify(thinking) : ''))
    .join('');
}

function usageOf(usage: unknown): Usage | undefined {
  const input = fieldOf(usage, 'prompt_tokens');
  const output = fieldOf(usage, 'completion_tokens');
  // Some count nothing, and say so with zeros.
  return isCount(input) && isCount(output) && input > 0 ? { input, output } : undefined;
}

function fieldOf(value: unknown, name: string): unknown {
  return isFields(value) ? value[name] : undefined;
}
