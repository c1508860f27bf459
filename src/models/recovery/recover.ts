import type { z } from 'zod';

/** What a model sent: its text (for a tool call the raw arguments) and why it stopped, in the provider's word. */
export interface Reply {
  text: string;
  finishReason?: string;
}

/**
 * Why a reply was refused: nothing outside thinking, fences and tokens; the model declined; cut off; more than one
 * reading; or no value of the schema.
 */
export type RefusedBecause = 'empty' | 'refusal' | 'truncated' | 'ambiguous' | 'invalid';

/**
 * A value of the schema, `repaired` when it was not there as strict JSON; or why there is none, with short English
 * lines (path and what was expected) for the one time that the model is asked again.
 */
export type Recovered<T> =
  { ok: true; value: T; repaired: boolean } | { ok: false; reason: RefusedBecause; problems: string[] };

/** The value that the model clearly meant, or why there is none. */
export function recoverReply<T>(reply: Reply, schema: z.ZodType<T>): Recovered<T> {
  let json: unknown;
  try {
    json = JSON.parse(reply.text);
  } catch {
    return { ok: false, reason: 'invalid', problems: ['The reply is no JSON.'] };
  }
  const parsed = schema.safeParse(json);
  if (parsed.success) return { ok: true, value: parsed.data, repaired: false };
  const problems = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  return { ok: false, reason: 'invalid', problems };
}
