import { UNTAKEN } from '../protocol/untaken';
import type { TurnUsage } from '../protocol/view';
import type { EndedRecord, JournalRecord, ModelCall, RunStep } from '../storage/records';

/**
 * What models took in a run that ended; `undefined` where none took a request, or nothing is known of what it took.
 */
export function usageOf(
  { workId, at, again, steps = [], tokenCap }: EndedRecord,
  journal: readonly JournalRecord[],
): TurnUsage | undefined {
  const calls = steps.flatMap((step) => step.calls ?? []);
  const counted = calls.flatMap((call) => (call.usage && took(call) ? [call.usage] : []));
  if (workId === undefined || counted.length === 0) return undefined;
  const began = again?.at ?? journal.find((record) => 'id' in record && record.id === workId)?.at ?? at;
  const sum = (key: 'input' | 'output'): number => counted.reduce((all, usage) => all + usage[key], 0);
  return {
    of: workId,
    models: [...new Set(calls.filter(took).map(({ model }) => model))],
    ms: Math.max(0, Date.parse(at) - Date.parse(began)) || 0,
    input: sum('input'),
    output: sum('output'),
    ...(counted.some(({ estimated }) => estimated) && { estimated: true }),
    ...(tokenCap !== undefined && { cap: tokenCap }),
  };
}

/** Whether a request used tokens, as far as is known. */
export function took({ outcome, received, usage }: ModelCall): boolean {
  if (received > 0 || !usage) return true;
  return usage.input + usage.output > 0 && !(usage.estimated && UNTAKEN.has(outcome));
}

/** Whether a run met the tokens that it may use. */
export function metCap(steps: readonly RunStep[]): boolean {
  return steps.some(
    ({ calls = [], decisions = [] }) =>
      calls.some(({ outcome }) => outcome === 'token-cap') ||
      decisions.some(({ reason }) => reason === 'token-cap'),
  );
}
