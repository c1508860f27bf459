import { isCount, isFields, think, type Dialect, type Fields, type Told } from './dialect';

/** The responses API's events: text, tool calls and the end. Reasoning is counted and left out, and so is all else. */
export class ResponsesDialect implements Dialect {
  /** Places of the output that came in pieces. */
  private readonly came = new Set<number>();

  constructor(private readonly told: Told) {}

  take(data: Fields): object[] {
    const { type, delta, item, response } = data;
    const at = isCount(data['output_index']) ? data['output_index'] : 0;
    switch (type) {
      case 'response.output_text.delta':
        return this.piece(at, delta, (text) => ({ type, delta: text, content_index: 0, output_index: at }));
      case 'response.function_call_arguments.delta':
        return this.piece(at, delta, (args) => ({ type, delta: args, output_index: at }));
      case 'response.refusal.delta':
        if (typeof delta === 'string') this.told.refusal = (this.told.refusal ?? '') + delta;
        return [];
      case 'response.reasoning_text.delta':
      case 'response.reasoning_summary_text.delta':
        think(this.told, delta);
        return [];
      case 'response.output_item.added':
        return isFields(item) && item['type'] === 'function_call' ? [opened(item, at)] : [];
      case 'response.output_item.done':
        return isFields(item) ? this.rest(item, at) : [];
      case 'response.completed':
      case 'response.incomplete':
        return isFields(response) ? this.end(response) : [];
      default:
        return [];
    }
  }

  whole(data: Fields): object[] | undefined {
    const { output, response } = data;
    if (isFields(response)) return this.whole(response);
    return Array.isArray(output) ? this.end(data) : undefined;
  }

  private piece(at: number, delta: unknown, event: (text: string) => object): object[] {
    if (typeof delta !== 'string') return [];
    this.came.add(at);
    return [event(delta)];
  }

  /** What a server says of an item only when it is done. */
  private rest(item: Fields, at: number): object[] {
    if (this.came.has(at)) return [];
    this.came.add(at);
    const { type, content } = item;
    if (type === 'function_call') {
      const delta = typeof item['arguments'] === 'string' ? item['arguments'] : '';
      return [opened(item, at), { type: 'response.function_call_arguments.delta', delta, output_index: at }];
    }
    if (type !== 'message' || !Array.isArray(content)) return [];
    return content.filter(isFields).flatMap(({ text, refusal }) => {
      if (typeof refusal === 'string') this.told.refusal ??= refusal;
      if (typeof text !== 'string') return [];
      return [{ type: 'response.output_text.delta', delta: text, content_index: 0, output_index: at }];
    });
  }

  private end(response: Fields): object[] {
    const { output, usage, status, incomplete_details: why } = response;
    const items = Array.isArray(output) ? output.filter(isFields) : [];
    const rest = items.flatMap((item, at) => this.rest(item, at));
    const reason = isFields(why) ? why['reason'] : undefined;
    if (status === 'incomplete') this.told.finishReason = reason === 'content_filter' ? reason : 'length';
    else this.told.finishReason = 'stop';
    this.told.finished = true;
    const { input_tokens: input, output_tokens: out } = isFields(usage) ? usage : {};
    if (isCount(input) && isCount(out) && input > 0) this.told.usage = { input, output: out };
    return rest;
  }
}

/** The beginning of a tool call, its arguments not yet. */
function opened(item: Fields, at: number): object {
  const { name, call_id: id } = item;
  const call = { type: 'function_call', name, call_id: id, id: item['id'] ?? id, arguments: '' };
  return { type: 'response.output_item.added', item: call, output_index: at };
}
