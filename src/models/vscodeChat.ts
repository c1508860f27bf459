import type { CallbackManagerForLLMRun } from '@langchain/core/callbacks/manager';
import { BaseChatModel } from '@langchain/core/language_models/chat_models';
import { AIMessage, AIMessageChunk, ToolMessage, type BaseMessage } from '@langchain/core/messages';
import { ChatGenerationChunk, type ChatResult } from '@langchain/core/outputs';
import type { LmMessage, LmPart, LmRequest, LmTool, VscodeModel } from '../protocol/models';
import type { Listener } from './call';

type Options = BaseChatModel['ParsedCallOptions'] & { tools?: FunctionTool[]; tool_choice?: unknown };

interface FunctionTool {
  function: { name: string; description: string; parameters: object };
}

/** A model of VS Code as LangChain's: streams, calls tools, and is cancelled by the signal. */
export class VscodeChatModel extends BaseChatModel<Options> {
  constructor(
    private readonly offered: VscodeModel,
    private readonly temperature: number,
    private readonly sent: NonNullable<Listener['sent']>,
  ) {
    super({ maxRetries: 0 });
  }

  override _llmType(): string {
    return 'vscode';
  }

  override async _generate(
    messages: BaseMessage[],
    options: this['ParsedCallOptions'],
    runManager?: CallbackManagerForLLMRun,
  ): Promise<ChatResult> {
    let whole: ChatGenerationChunk | undefined;
    for await (const chunk of this._streamResponseChunks(messages, options, runManager))
      whole = whole?.concat(chunk) ?? chunk;
    return { generations: [whole ?? { text: '', message: new AIMessage('') }] };
  }

  override async *_streamResponseChunks(
    messages: BaseMessage[],
    options: this['ParsedCallOptions'],
    runManager?: CallbackManagerForLLMRun,
  ): AsyncGenerator<ChatGenerationChunk> {
    const request: LmRequest = {
      messages: messages.map(lmMessage),
      options: { temperature: this.temperature },
      ...(options.tools && {
        tools: options.tools.map(lmTool),
        mustCall: options.tool_choice !== undefined,
      }),
    };
    const signal = options.signal ?? new AbortController().signal;
    this.sent({ to: this.offered.name, headers: {}, body: JSON.stringify(request) });
    let calls = 0;
    for await (const part of this.offered.chat(request, signal)) {
      const message = chunkOf(part, calls);
      if (part.type === 'call') calls++;
      const text = part.type === 'text' ? part.text : '';
      yield new ChatGenerationChunk({ text, message });
      await runManager?.handleLLMNewToken(text);
    }
  }
}

function chunkOf(part: LmPart, index: number): AIMessageChunk {
  if (part.type === 'text') return new AIMessageChunk(part.text);
  const { id, name, input } = part;
  return new AIMessageChunk({
    content: '',
    tool_call_chunks: [{ type: 'tool_call_chunk', id, name, args: JSON.stringify(input), index }],
  });
}

/** VS Code knows no system messages: what they say comes first, as the user's. */
function lmMessage(message: BaseMessage): LmMessage {
  if (ToolMessage.isInstance(message))
    return { role: 'tool', callId: message.tool_call_id, text: message.text };
  if (!AIMessage.isInstance(message)) return { role: 'user', text: message.text };
  const calls = (message.tool_calls ?? []).map(({ id = '', name, args }) => ({ id, name, input: args }));
  return { role: 'assistant', text: message.text, ...(calls.length > 0 && { calls }) };
}

function lmTool({ function: { name, description, parameters } }: FunctionTool): LmTool {
  return { name, description, schema: parameters };
}
