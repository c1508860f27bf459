import * as vscode from 'vscode';
import type { LmMessage, LmPart, LmRequest, LmTool, VscodeModel } from '../protocol/models';
import { l10n } from './l10n';

/** Milliseconds for VS Code's question whether Vitae may use a model, which comes before the first answer. */
const CONSENT_MS = 300_000;

/** What is known of the model, and whom its use tells something. */
export interface LmUse {
  /** Whether a request has gone through before; else VS Code may ask the user first. */
  agreed: boolean;
  /** Tokens that the user set, 0: as the model says. */
  contextTokens: number;
  /** A request was let through, or was not allowed. */
  answered(agreed: boolean): void;
}

/** A model of VS Code, for the lazy side. */
export function lmChoice(
  model: vscode.LanguageModelChat,
  { agreed, contextTokens, answered }: LmUse,
): VscodeModel {
  const { vendor, id, name, maxInputTokens } = model;
  let asked = agreed;
  const told = maxInputTokens > 0 ? maxInputTokens : 0;
  return {
    provider: 'vscode',
    id: `${vendor}/${id}`,
    name,
    contextTokens: contextTokens > 0 && told > 0 ? Math.min(contextTokens, told) : contextTokens || told,
    get headersMs() {
      return asked ? undefined : CONSENT_MS;
    },
    chat(request, signal) {
      asked = true;
      return chat(model, request, signal, answered);
    },
  };
}

async function* chat(
  model: vscode.LanguageModelChat,
  { messages, tools, mustCall, options }: LmRequest,
  signal: AbortSignal,
  answered: (agreed: boolean) => void,
): AsyncGenerator<LmPart> {
  signal.throwIfAborted();
  const cancellation = new vscode.CancellationTokenSource();
  const aborted = untilAborted(signal, () => cancellation.cancel());
  try {
    const sent = model.sendRequest(
      messages.map(messageOf),
      {
        justification: l10n.t('Vitae writes and judges resume texts with it, from what you ask it to read.'),
        ...(options && { modelOptions: options }),
        ...(tools && tools.length > 0 && { tools: tools.map(toolOf) }),
        ...(mustCall && { toolMode: vscode.LanguageModelChatToolMode.Required }),
      },
      cancellation.token,
    );
    const { stream } = await Promise.race([sent, aborted.promise]);
    answered(true);
    const parts = stream[Symbol.asyncIterator]();
    for (;;) {
      const next = await Promise.race([parts.next(), aborted.promise]);
      if (next.done) return;
      const part = partOf(next.value);
      if (part) yield part;
    }
  } catch (error) {
    signal.throwIfAborted();
    if (isForbidden(error)) answered(false);
    throw error;
  } finally {
    aborted.forget();
    // Also where the reader left in the middle.
    cancellation.cancel();
    cancellation.dispose();
  }
}

/** The user, or what they pay for, didn't allow it. */
function isForbidden(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'NoPermissions';
}

/** Rejects at the abort: a provider need not notice that it was cancelled. */
function untilAborted(signal: AbortSignal, then: () => void): { promise: Promise<never>; forget(): void } {
  let abort = (): void => undefined;
  const promise = new Promise<never>((_, reject) => {
    abort = () => {
      then();
      reject(signal.reason as Error);
    };
  });
  // It is only ever raced.
  promise.catch(() => undefined);
  signal.addEventListener('abort', abort, { once: true });
  return { promise, forget: () => signal.removeEventListener('abort', abort) };
}

function messageOf(message: LmMessage): vscode.LanguageModelChatMessage {
  const { User, Assistant } = vscode.LanguageModelChatMessage;
  switch (message.role) {
    case 'user':
      return User(message.text);
    case 'assistant': {
      const calls = (message.calls ?? []).map(
        ({ id, name, input }) => new vscode.LanguageModelToolCallPart(id, name, input),
      );
      const text = message.text === '' ? [] : [new vscode.LanguageModelTextPart(message.text)];
      return Assistant([...text, ...calls]);
    }
    case 'tool':
      return User([
        new vscode.LanguageModelToolResultPart(message.callId, [
          new vscode.LanguageModelTextPart(message.text),
        ]),
      ]);
    default:
      return message satisfies never;
  }
}

function toolOf({ name, description, schema }: LmTool): vscode.LanguageModelChatTool {
  return { name, description, inputSchema: schema };
}

/** What a model thinks, and kinds that come later, are none of a reply's text. */
function partOf(part: unknown): LmPart | undefined {
  if (part instanceof vscode.LanguageModelTextPart) return { type: 'text', text: part.value };
  if (part instanceof vscode.LanguageModelToolCallPart)
    return { type: 'call', id: part.callId, name: part.name, input: part.input };
  return undefined;
}
