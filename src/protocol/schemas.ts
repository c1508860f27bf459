import * as z from 'zod/mini';
import { VitaeError } from './errors';
import type { PanelAction, ToHost } from './messages';

/** Bounds of what the webview may send; what is longer is refused, never cut. */
const id = z.string().check(z.minLength(1), z.maxLength(100));
/** Above the composer's limit, so that a too long message gets its own error. */
const text = z.string().check(z.maxLength(1_000_000));

const actions = [
  'extractProject',
  'openResume',
  'moveResume',
  'chooseModel',
  'newThread',
  'history',
  'openFolder',
  'trustWorkspace',
  'setApiKey',
  'startOver',
  'recoverThreads',
  'retry',
] as const satisfies PanelAction[];

const card = {
  bullets: z.array(z.object({ id, text: z.string().check(z.maxLength(5_000)) })).check(z.maxLength(50)),
  leftOut: z.optional(z.array(z.int()).check(z.maxLength(100))),
  fields: z.optional(
    z.array(z.object({ part: z.int(), text: z.string().check(z.maxLength(5_000)) })).check(z.maxLength(100)),
  ),
  name: z.optional(z.string().check(z.maxLength(500))),
  description: z.optional(z.string().check(z.maxLength(5_000))),
};

/** A proposal as the user has it on the card. */
export const cardContent = z.object(card);

/** An answer to an approval, wherever it comes from. */
export const answer = z.discriminatedUnion('action', [
  z.object({ action: z.literal('approve'), ...card }),
  z.object({ action: z.literal('reject') }),
  z.object({ action: z.literal('say'), text, card: z.optional(cardContent) }),
]);

const toHost = z.discriminatedUnion('type', [
  z.object({ type: z.literal('ready'), threadId: z.optional(id) }),
  z.object({
    type: z.literal('remember'),
    key: z.string().check(z.maxLength(100)),
    at: z.number(),
    memory: text,
  }),
  z.object({ type: z.literal('start'), clientMessageId: id, text }),
  z.object({
    type: z.literal('send'),
    threadId: id,
    clientMessageId: id,
    text,
    card: z.optional(cardContent),
  }),
  z.object({ type: z.literal('answer'), threadId: id, clientMessageId: id, interruptId: id, value: answer }),
  z.object({ type: z.literal('stop'), threadId: id }),
  z.object({ type: z.literal('startOver'), threadId: id, card: z.optional(cardContent) }),
  z.object({ type: z.literal('takeOver'), threadId: id }),
  z.object({ type: z.literal('retry'), threadId: id }),
  z.object({ type: z.literal('resync') }),
  z.object({ type: z.literal('action'), action: z.enum(actions) }),
  z.object({ type: z.literal('openEvidence'), threadId: id, itemId: id, evidenceId: id }),
  z.object({ type: z.literal('openLink'), href: z.string().check(z.maxLength(2_000)) }),
]);

/** Parses what came from the webview; unknown keys are dropped. Throws `message-invalid`. */
export function parseToHost(message: unknown): ToHost {
  const parsed = toHost.safeParse(message);
  if (!parsed.success) throw new VitaeError('message-invalid');
  // zod writes optional keys as `| undefined`; a key that is absent stays absent.
  return parsed.data as ToHost;
}
