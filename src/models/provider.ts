import type { BaseChatModel } from '@langchain/core/language_models/chat_models';
import {
  AIMessage,
  HumanMessage,
  SystemMessage,
  ToolMessage,
  type BaseMessage,
} from '@langchain/core/messages';
import { ChatOpenAICompletions, ChatOpenAIResponses } from '@langchain/openai';
import type { ModelChoice, ModelEndpoint } from '../protocol/models';
import type { Listener } from './call';
import type { ChatMessage, ModelRequest, ReplyForm } from './request';
import { VscodeChatModel } from './vscodeChat';

/** A model that is ready to be asked once, and what each call of it is given. */
export interface Prepared {
  model: BaseChatModel;
  options: Record<string, unknown>;
  messages: BaseMessage[];
}

/** LangChain's model for a choice. `send` sends; VS Code's models send by themselves, and tell `sent` what. */
export function prepare(
  choice: ModelChoice,
  request: ModelRequest,
  send: typeof fetch,
  sent: NonNullable<Listener['sent']>,
): Prepared {
  const messages = request.messages.map(messageOf);
  switch (choice.provider) {
    case 'vscode':
      return {
        model: new VscodeChatModel(choice, request.temperature, sent),
        options: toolOptions(request),
        messages,
      };
    case 'openai':
      return choice.api === 'responses'
        ? { model: responsesModel(choice, request, send), options: formOptions(request), messages }
        : { model: chatModel(choice, request, send), options: formOptions(request), messages };
    default:
      return choice satisfies never;
  }
}

function chatModel(endpoint: ModelEndpoint, request: ModelRequest, send: typeof fetch): BaseChatModel {
  const { reasoningEffort } = endpoint;
  const may = allowed(request);
  return new ChatOpenAICompletions({
    ...shared(endpoint, request, send),
    streamUsage: may('stream_options'),
    ...(reasoningEffort !== undefined &&
      may('reasoning_effort') && { modelKwargs: { reasoning_effort: reasoningEffort } }),
  });
}

function responsesModel(endpoint: ModelEndpoint, request: ModelRequest, send: typeof fetch): BaseChatModel {
  const { reasoningEffort } = endpoint;
  const may = allowed(request);
  return new ChatOpenAIResponses({
    ...shared(endpoint, request, send),
    // Nothing is to be kept on the provider's side.
    zdrEnabled: true,
    ...(reasoningEffort !== undefined &&
      may('reasoning') && { modelKwargs: { reasoning: { effort: reasoningEffort } } }),
  });
}

function shared(endpoint: ModelEndpoint, request: ModelRequest, send: typeof fetch) {
  const { baseUrl, name, apiKey, headers, query } = endpoint;
  return {
    model: name,
    // A whole reply is made a stream of on the wire: the client takes both the same way.
    streaming: true,
    ...(allowed(request)('temperature') && { temperature: request.temperature }),
    // Without a key the client insists on one; local servers ignore it.
    apiKey: apiKey ?? 'none',
    configuration: {
      // Always explicit: without it the client obeys OPENAI_BASE_URL of the environment.
      baseURL: baseUrl,
      organization: null,
      project: null,
      fetch: send,
      // Explicit, too: with OPENAI_LOG of the environment it would print whole requests.
      logLevel: 'off' as const,
      ...(headers && { defaultHeaders: headers }),
      ...(query && { defaultQuery: query }),
    },
    maxRetries: 0,
  };
}

function allowed({ without = [] }: ModelRequest): (parameter: string) => boolean {
  return (parameter) => !without.includes(parameter);
}

function formOptions(request: ModelRequest): Record<string, unknown> {
  const { form } = request;
  switch (form?.rung) {
    case 'schema':
      return {
        response_format: {
          type: 'json_schema',
          json_schema: { name: form.name, description: form.description, schema: form.schema, strict: true },
        },
      };
    case 'json':
      return { response_format: { type: 'json_object' } };
    default:
      return toolOptions(request);
  }
}

function toolOptions({ form, tools = [] }: ModelRequest): Record<string, unknown> {
  if (form?.rung === 'tool') {
    return {
      tools: [functionOf(form)],
      tool_choice: { type: 'function', function: { name: form.name } },
    };
  }
  return tools.length > 0 ? { tools: tools.map(functionOf) } : {};
}

function functionOf({ name, description, schema }: Pick<ReplyForm, 'name' | 'description' | 'schema'>) {
  return { type: 'function', function: { name, description, parameters: schema } };
}

function messageOf(message: ChatMessage): BaseMessage {
  switch (message.role) {
    case 'system':
      return new SystemMessage(message.text);
    case 'user':
      return new HumanMessage(message.text);
    case 'assistant':
      return new AIMessage({
        content: message.text,
        tool_calls: (message.calls ?? []).map(({ id, name, args }) => ({ id, name, args: objectOf(args) })),
      });
    case 'tool':
      return new ToolMessage({
        content: message.text,
        tool_call_id: message.callId,
        name: message.name,
      });
    default:
      return message satisfies never;
  }
}

/** Arguments that no object can be made of go back as none: the tool's answer says what was wrong with them. */
function objectOf(args: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(args);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
  } catch {
    return {};
  }
}
