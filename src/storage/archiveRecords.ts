import * as z from 'zod/mini';
import type { InputAction } from '../protocol/cards';
import { ERROR_CODES } from '../protocol/errors';
import { answer, cardContent } from '../protocol/schemas';
import { oneLine } from '../text/plainText';
import type {
  AnswerRecord,
  CheckpointRecord,
  DecisionRecord,
  EndedRecord,
  HeadRecord,
  InputRecord,
  ModelCall,
  RunStep,
  SegmentRecord,
  StoredRecord,
  ThreadRecord,
  WritesRecord,
} from './records';
import { THREAD_ID } from './threadStore';

/** A schema for each field of a record: one that is added there has to be bounded here. */
type Shape<T> = { [Field in keyof T]-?: z.ZodMiniType };

const words = (most: number) => z.string().check(z.maxLength(most));
const id = z.string().check(z.minLength(1), z.maxLength(100));
const uuid = z.string().check(z.regex(THREAD_ID));
const checkpointId = z.string().check(z.regex(/^[0-9A-Za-z-]{1,64}$/));
/** ISO 8601, in UTC. */
export const time = z.string().check(
  z.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,9})?Z$/),
  z.refine((text) => !Number.isNaN(Date.parse(text))),
);
/** What stands within sentences and names of files: nothing in it is unseen. */
export const label = words(1_000).check(z.refine((text) => oneLine(text) === text));
const errorCode = z.enum(ERROR_CODES);
const count = z.int().check(z.minimum(0), z.maximum(1_000_000_000));
const namespace = words(1_000);
const name = z.string().check(z.minLength(1), z.maxLength(500));
/** Base64 of bytes, and whatever else a serializer may name, is not taken in from outside: only JSON. */
const json = z.optional(z.literal('json'));

const thread = {
  kind: z.literal('thread'),
  id: uuid,
  agent: z.enum(['project', 'resume', 'interview', 'panel']),
  title: label,
  language: z.enum(['en', 'zh']),
  workspace: z.nullable(label),
  resumeId: z.nullable(id),
  graphVersion: count,
  parent: z.optional(uuid),
  attempts: z.optional(z.object({ of: id, count })),
  createdAt: time,
  updatedAt: time,
} satisfies Shape<ThreadRecord>;

const inputActions = [
  'extractProject',
  'startOver',
  'draftResume',
  'polish',
  'tailor',
  'review',
] as const satisfies InputAction[];

const input = {
  kind: z.literal('input'),
  id,
  at: time,
  text: words(100_000),
  action: z.optional(z.enum(inputActions)),
  card: z.optional(cardContent),
} satisfies Shape<InputRecord>;

const answered = {
  kind: z.literal('answer'),
  id,
  at: time,
  interruptId: id,
  value: answer,
} satisfies Shape<AnswerRecord>;

const usage = z.object({ input: count, output: count, estimated: z.optional(z.literal(true)) });

const call = {
  host: words(300),
  model: words(300),
  ms: z.number(),
  outcome: z.union([z.enum(['ok', 'stopped']), errorCode]),
  received: count,
  usage: z.optional(usage),
} satisfies Shape<ModelCall>;

const decision = {
  about: words(100),
  source: z.enum(['model', 'rules']),
  reason: z.optional(words(100)),
  choice: z.optional(label),
  twin: z.optional(label),
  usage: z.optional(usage),
} satisfies Shape<DecisionRecord>;

const step = {
  name,
  at: z.number(),
  ms: z.optional(z.number()),
  source: z.optional(z.enum(['model', 'rules'])),
  calls: z.optional(z.array(z.object(call)).check(z.maxLength(1_000))),
  decisions: z.optional(z.array(z.object(decision)).check(z.maxLength(1_000))),
} satisfies Shape<RunStep>;

const ended = {
  kind: z.literal('ended'),
  at: time,
  runId: words(100),
  workId: z.optional(id),
  again: z.optional(z.object({ at: time, after: z.enum(['crash', 'retry']) })),
  reason: z.enum(['success', 'interrupt', 'cancelled', 'error']),
  error: z.optional(
    z.object({
      code: errorCode,
      params: z.record(words(100), z.union([words(1_000), z.number()])),
    }),
  ),
  steps: z.optional(z.array(z.object(step)).check(z.maxLength(1_000))),
  tokenCap: z.optional(count),
  partial: z.optional(
    z
      .array(z.object({ id: words(200), text: words(1_000_000), after: z.nullable(words(200)) }))
      .check(z.maxLength(100)),
  ),
} satisfies Shape<EndedRecord>;

const head = { kind: z.literal('head'), at: time, checkpointId } satisfies Shape<HeadRecord>;

const version = z.union([words(200), z.number()]);
const versions = z.record(words(500), version);
const seen = z.record(words(500), versions);
const full = z.strictObject({ full: count, type: json });

const checkpoint = {
  kind: z.literal('checkpoint'),
  ns: namespace,
  id: checkpointId,
  parent: z.optional(checkpointId),
  v: count,
  ts: time,
  versions: z.optional(versions),
  seen: z.optional(seen),
  bumped: z.optional(
    z.array(z.tuple([version, z.array(words(500)).check(z.maxLength(10_000))])).check(z.maxLength(10_000)),
  ),
  saw: z.optional(seen),
  metadata: full,
  values: z.record(
    words(500),
    z.union([
      full,
      z.strictObject({ ref: checkpointId }),
      z.strictObject({ append: count, to: z.optional(checkpointId) }),
    ]),
  ),
  gone: z.optional(z.array(words(500)).check(z.maxLength(10_000))),
} satisfies Shape<CheckpointRecord>;

const write = z.object({
  task: z.optional(words(200)),
  path: z.optional(words(2_000)),
  idx: z.optional(z.int().check(z.minimum(-1_000), z.maximum(1_000_000))),
  channel: name,
  type: json,
});

const writes = {
  kind: z.literal('writes'),
  ns: namespace,
  checkpoint: checkpointId,
  writes: z.array(write).check(z.minLength(1), z.maxLength(10_000)),
} satisfies Shape<WritesRecord>;

/** What a file of lines from outside may hold: all kinds but the headers of segments. */
export type ArchivedRecord = Exclude<StoredRecord, SegmentRecord>;

const record = z.discriminatedUnion('kind', [
  z.object(thread),
  z.object(input),
  z.object(answered),
  z.object(ended),
  z.object(head),
  z.object(checkpoint),
  z.object(writes),
]);

/** A record from outside, with the keys that are known; `undefined` where it is none. */
export function parseArchivedRecord(value: unknown): ArchivedRecord | undefined {
  const parsed = record.safeParse(value);
  // zod writes optional keys as `| undefined`; a key that is absent stays absent.
  return parsed.success ? (parsed.data as ArchivedRecord) : undefined;
}

/** How many columns a record has: each is named once, from 0 on. `undefined` where they are named in another way. */
export function columnCount(record: ArchivedRecord): number | undefined {
  if (record.kind === 'writes') return record.writes.length;
  if (record.kind !== 'checkpoint') return 0;
  const named = [record.metadata.full];
  for (const form of Object.values(record.values)) {
    if ('full' in form) named.push(form.full);
    else if ('append' in form) named.push(form.append);
  }
  named.sort((a, b) => a - b);
  return named.every((column, n) => column === n) ? named.length : undefined;
}
