import type { Rung } from '../protocol/models';

/** A message as we build it; LangChain's exist only at the call. */
export type ChatMessage =
  | { role: 'system' | 'user'; text: string }
  | { role: 'assistant'; text: string; calls?: readonly ToolCall[] }
  /** What a tool, a search or a server of tools gave back. */
  | { role: 'tool'; callId: string; name: string; text: string };

/** A call of a tool; `args` is the JSON text as the model wrote it. */
export interface ToolCall {
  id: string;
  name: string;
  args: string;
}

/** A tool that the model may call; `schema` is the JSON schema of its arguments. */
export interface Tool {
  name: string;
  description: string;
  schema: object;
}

/** How a structured reply is asked for. */
export interface ReplyForm {
  rung: Rung;
  name: string;
  description: string;
  schema: object;
}

/** One request. */
export interface ModelRequest {
  messages: readonly ChatMessage[];
  /** 0.7 for writing; 0 for classifying, selecting, grading and checking. */
  temperature: number;
  /** Of a structured reply. */
  form?: ReplyForm;
  tools?: readonly Tool[];
  /** Parameters to leave out, as the model refused them. */
  without?: readonly string[];
  /** The whole reply at once instead of piece by piece. */
  whole?: boolean;
  /** Tokens that the reply may have, reasoning included, by our estimate; what comes beyond is not waited for. */
  reply?: number;
}

/** A piece of a reply. */
export type Piece =
  | { kind: 'text'; text: string }
  /** A tool call, piece by piece; `index` tells parallel ones apart, `id` and `name` come once. */
  | { kind: 'args'; index: number; args: string; id?: string; name?: string };
