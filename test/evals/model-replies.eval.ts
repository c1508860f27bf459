import { z } from 'zod';
import { choiceOf, share, yesOrNo } from '../../src/models/recovery/declare';
import { recoverReply } from '../../src/models/recovery/recover';
import { EvalInputError, text, type EvalFailure, type EvalLine, type EvalSet } from './eval';

const verdict = choiceOf({
  met: ['满足', '已满足', '完全满足', '达到', '符合', 'fully met', 'satisfied'],
  partly: ['部分', '部分满足', '部分达到', '部分符合', 'partial', 'partially', 'partly met', 'partially met'],
  missed: [
    '缺失',
    '未满足',
    '不满足',
    '未达到',
    '不符合',
    '未提及',
    '没提到',
    'not met',
    'unmet',
    'missing',
    'miss',
  ],
});
const mode = choiceOf({
  single: ['单人', '单个', '单独', '单一', '一人', 'one'],
  serial: ['串行', '顺序', '依次', '轮流', 'sequential', 'sequentially', 'in turn', 'in series'],
  parallel: ['并行', '并发', '同时', 'concurrent', 'concurrently', 'in parallel', 'simultaneous'],
});
const level = choiceOf({
  easy: ['简单', '容易', '初级', '易', 'simple', 'basic'],
  medium: ['中等', '中级', '中', '适中', 'moderate', 'intermediate'],
  hard: ['困难', '高级', '难', '较难', 'difficult'],
});

/** The six schemas of the labelled replies, declared as the product's steps declare theirs. */
export const SCHEMAS = {
  evaluation: z.object({
    criteria: z.array(z.object({ id: z.string(), verdict, quote: z.string() })),
    comment: z.string(),
  }),
  intent: z.object({ intent: z.string(), confidence: share(), reason: z.string() }),
  selection: z.object({ selectedAgentIds: z.array(z.string()), mode, reason: z.string() }),
  quality: z.object({
    approved: yesOrNo({ yes: ['通过', '批准', 'approved'], no: ['不通过', '未通过', '拒绝', 'rejected'] }),
    score: share(),
    issues: z.array(z.string()),
    revisions: z.array(z.object({ agentId: z.string(), content: z.string() })),
  }),
  bullets: z.object({
    bullets: z.array(z.object({ id: z.string(), text: z.string(), evidence: z.array(z.string()) })),
  }),
  questions: z.object({ questions: z.array(z.object({ text: z.string(), level })) }),
} satisfies Record<string, z.ZodType>;

/**
 * `model-replies`: the value that a model meant, or a refusal. `accuracy`: right value, or refused where that is
 * expected; `silentlyWrong`: values returned that are not the expected one; `refusedWrongly`: values not returned.
 * `reasonAccuracy` is the share of expected refusals that were refused for the expected reason.
 */
export const evalSet: EvalSet = {
  evaluate(lines) {
    const failures: EvalFailure[] = [];
    let [right, silentlyWrong, refusedWrongly, refusals, reasons] = [0, 0, 0, 0, 0];
    for (const line of lines) {
      const expected = expectedOf(line);
      const actual = recovered(line);
      const isRight = expected.ok ? actual.ok && same(actual.value, expected.value) : !actual.ok;
      if (isRight) right++;
      else if (actual.ok) silentlyWrong++;
      else refusedWrongly++;
      if (!expected.ok) refusals++;
      if (!expected.ok && !actual.ok && actual.reason === expected.reason) reasons++;
      const otherReason = !expected.ok && !actual.ok && actual.reason !== expected.reason;
      if (!isRight || otherReason)
        failures.push({ id: String(line.value['id'] ?? line.line), expected, actual });
    }
    const figures = {
      accuracy: lines.length === 0 ? 1 : right / lines.length,
      silentlyWrong,
      refusedWrongly,
      reasonAccuracy: refusals === 0 ? 1 : reasons / refusals,
    };
    return { figures, failures };
  },
};

function recovered(line: EvalLine) {
  const schema: z.ZodType | undefined = new Map<string, z.ZodType>(Object.entries(SCHEMAS)).get(
    text(line, 'schema'),
  );
  if (!schema)
    throw new EvalInputError(line.line, `"schema" must be one of ${Object.keys(SCHEMAS).join(', ')}`);
  const finishReason = line.value['finishReason'];
  const reply = { text: text(line, 'raw'), ...(typeof finishReason === 'string' ? { finishReason } : {}) };
  return recoverReply(reply, schema);
}

type Expected = { ok: true; value: unknown } | { ok: false; reason: unknown };

function expectedOf(line: EvalLine): Expected {
  const expect = line.value['expect'];
  if (typeof expect === 'object' && expect !== null && 'ok' in expect) {
    if (expect.ok === true && 'value' in expect) return { ok: true, value: expect.value };
    if (expect.ok === false && 'reason' in expect) return { ok: false, reason: expect.reason };
  }
  throw new EvalInputError(line.line, '"expect" must be {ok: true, value} or {ok: false, reason}');
}

/** Equal whatever the order of keys; numbers up to rounding. */
function same(one: unknown, other: unknown): boolean {
  return comparable(one) === comparable(other);
}

function comparable(value: unknown): string {
  if (typeof value === 'number') return String(Number(value.toPrecision(12)));
  if (Array.isArray(value)) return `[${value.map(comparable).join()}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, each]) => `${key}:${comparable(each)}`).join()}}`;
}
