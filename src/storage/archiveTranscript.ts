import * as z from 'zod/mini';
import { answer } from '../protocol/schemas';
import { time } from './archiveRecords';
import type {
  AskedLine,
  Bullet,
  Card,
  DimensionLine,
  Entry,
  EntryProposal,
  Evidence,
  Finding,
  MatchLine,
  MendableFinding,
  ProposalPart,
  ResumeProposal,
  TranscriptItem,
} from '../protocol/cards';

/** A schema for each field: one that is added there has to be bounded here. */
type Shape<T> = { [Field in keyof T]-?: z.ZodMiniType };
type CardOf<Type extends Card['type']> = Extract<Card, { type: Type }>;
type PartOf<Kind extends ProposalPart['kind']> = Extract<ProposalPart, { kind: Kind }>;
type ItemOf<Kind extends TranscriptItem['kind']> = Extract<TranscriptItem, { kind: Kind }>;

const words = (most: number) => z.string().check(z.maxLength(most));
const list = <T extends z.ZodMiniType>(item: T, most = 1_000) => z.array(item).check(z.maxLength(most));
const id = words(300);
const short = words(2_000);
const long = words(100_000);
const language = z.enum(['en', 'zh']);
const source = z.enum(['model', 'rules', 'user']);
const integer = z.int();

const repo = z.optional(words(1_000));
const commit = z.string().check(z.regex(/^[0-9a-f]{7,64}$/));
/** Within the project's folder, and the same file on every system. */
const path = z
  .string()
  .check(z.maxLength(4_000), z.regex(/^(?![A-Za-z]:|[/\\])(?!.*(?:^|[/\\])\.\.(?:[/\\]|$))[^\0]+$/s));

/** What a bullet rests on. */
export const evidence = z.object({
  id,
  kind: z.enum([
    'title',
    'description',
    'feature',
    'number',
    'dependency',
    'manifest',
    'language',
    'infrastructure',
    'authorship',
    'period',
    'change',
    'release',
    'statement',
  ]),
  text: long,
  source: z.discriminatedUnion('type', [
    z.object({ type: z.literal('file'), path, line: z.optional(integer), repo }),
    z.object({ type: z.literal('commit'), commit, repo }),
    z.object({ type: z.literal('history'), query: short, commit: z.optional(commit), repo }),
    z.object({ type: z.literal('user') }),
  ]),
  data: z.optional(z.record(words(200), z.union([long, z.number(), z.boolean(), list(long, 10_000)]))),
} satisfies Shape<Evidence>);

const bullet = z.object({ id, text: long, evidence: list(id), source } satisfies Shape<Bullet>);

const entry = z.object({
  id,
  name: short,
  description: long,
  position: z.optional(short),
  studyType: z.optional(short),
  area: z.optional(short),
  startDate: z.optional(words(40)),
  endDate: z.optional(words(40)),
  roles: list(short),
  keywords: list(short),
  url: z.optional(short),
  bullets: list(bullet),
} satisfies Shape<Entry>);

/** What a card proposes. */
export const proposal = z.object({
  id,
  resumeId: id,
  section: z.literal('projects'),
  entry,
  replaces: z.nullable(words(1_000_000)),
  language,
} satisfies Shape<EntryProposal>);

const finding = z.object({
  rule: words(200),
  path: short,
  span: z.optional(z.tuple([integer, integer])),
  severity: z.enum(['error', 'warning', 'info']),
  params: z.record(words(200), z.union([long, z.number()])),
} satisfies Shape<Finding>);

const mendable = z.object({
  ...finding.shape,
  fix: z.optional(
    z.object({ path: short, span: z.optional(z.tuple([integer, integer])), text: z.nullable(long) }),
  ),
} satisfies Shape<MendableFinding>);

const part = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('entry'),
    section: z.enum(['work', 'projects', 'volunteer', 'education']),
    entry,
    replaces: z.nullable(words(1_000_000)),
    before: list(bullet),
  } satisfies Shape<PartOf<'entry'>>),
  z.object({
    kind: z.literal('field'),
    field: z.enum(['name', 'label', 'email', 'phone', 'url', 'summary']),
    text: long,
    replaces: z.nullable(long),
    evidence: list(id),
  } satisfies Shape<PartOf<'field'>>),
  z.object({ kind: z.literal('skills'), names: list(short), evidence: list(id) } satisfies Shape<
    PartOf<'skills'>
  >),
]);

/** What a card of several changes proposes. */
export const changes = z.object({
  id,
  resumeId: id,
  language,
  parts: list(part, 100),
} satisfies Shape<ResumeProposal>);

const choices = list(z.object({ id, label: short, detail: z.optional(short) }));

const card = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('proposal'),
    proposal,
    evidence: list(evidence, 20_000),
    dropped: list(z.object({ text: long, findings: list(finding) })),
  } satisfies Shape<CardOf<'proposal'>>),
  z.object({
    type: z.literal('question'),
    question: long,
    choices,
    asks: z.optional(
      list(z.object({ id, text: long, why: long, shape: long } satisfies Shape<AskedLine>), 10),
    ),
  } satisfies Shape<CardOf<'question'>>),
  z.object({
    type: z.literal('changes'),
    proposal: changes,
    evidence: list(evidence, 20_000),
    dropped: list(z.object({ text: long, findings: list(finding) })),
    score: z.nullable(z.object({ before: z.number(), after: z.number() })),
    variant: z.optional(short),
  } satisfies Shape<CardOf<'changes'>>),
  z.object({
    type: z.literal('evaluation'),
    resumeId: id,
    total: z.nullable(z.number()),
    dimensions: list(
      z.object({ id, weight: z.number(), score: z.nullable(z.number()) } satisfies Shape<DimensionLine>),
    ),
    findings: list(mendable),
    comments: list(long),
  } satisfies Shape<CardOf<'evaluation'>>),
  z.object({
    type: z.literal('match'),
    title: short,
    estimate: z.nullable(z.number()),
    rows: list(
      z.object({
        skill: short,
        level: z.enum(['must', 'duty', 'nice']),
        state: z.enum(['covered', 'skillsListOnly', 'inEvidenceNotInResume', 'gap', 'unknown']),
        where: list(short),
      } satisfies Shape<MatchLine>),
    ),
    knockouts: list(z.object({ kind: short, value: short, state: z.enum(['met', 'unmet', 'unknown']) })),
  } satisfies Shape<CardOf<'match'>>),
  z.object({
    type: z.literal('stopped'),
    reason: z.enum(['accepted', 'returns', 'no-rise', 'deadline', 'nothing-left']),
    score: z.nullable(z.number()),
    byHand: list(finding),
  } satisfies Shape<CardOf<'stopped'>>),
  z.object({
    type: z.literal('saved'),
    resumeId: id,
    resumeName: short,
    entryId: id,
    entryName: short,
    firstSave: z.boolean(),
    alreadyApplied: z.boolean(),
  } satisfies Shape<CardOf<'saved'>>),
  z.object({ type: z.literal('choices'), choices } satisfies Shape<CardOf<'choices'>>),
]);

const common = {
  id,
  by: z.enum(['user', 'agent']),
  source,
  at: time,
  fallback: z.optional(z.literal(true)),
};

const item = z.discriminatedUnion('kind', [
  z.object({ ...common, kind: z.literal('text'), text: words(1_000_000) } satisfies Shape<ItemOf<'text'>>),
  z.object({ ...common, kind: z.literal('card'), card } satisfies Shape<ItemOf<'card'>>),
  z.object({
    ...common,
    kind: z.literal('decision'),
    of: id,
    answer: z.union([answer, z.object({ action: z.literal('superseded') })]),
  } satisfies Shape<ItemOf<'decision'>>),
]);

const transcript = list(item, 100_000);

/** Whether a value from outside is a transcript that the panel can show. */
export function isTranscript(value: unknown): value is TranscriptItem[] {
  return transcript.safeParse(value).success;
}
