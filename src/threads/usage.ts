import type { TurnUsage } from '../protocol/view';
import type { EndedRecord, JournalRecord, RunStep } from '../storage/records';

/** What models took in a run that ended; `undefined` where none was asked, or nothing is known of what it took. */
export function usageOf(
  { workId, at, again, steps = [], tokenCap }: EndedRecord,
  journal: readonly JournalRecord[],
): TurnUsage | undefined {
  const calls = steps.flatMap((step) => step.calls ?? []);
  const counted = calls.flatMap(({ usage }) => (usage ? [usage] : []));
  if (workId === undefined || counted.length === 0) return undefined;
  const began = again?.at ?? journal.find((record) => 'id' in record && record.id === workId)?.at ?? at;
  const sum = (key: 'input' | 'output'): number => counted.reduce((all, usage) => all + usage[key], 0);
  return {
    of: workId,
    models: [...new Set(calls.map(({ model }) => model))],
    ms: Math.max(0, Date.parse(at) - Date.parse(began)) || 0,
    input: sum('input'),
    output: sum('output'),
    ...(counted.some(({ estimated }) => estimated) && { estimated: true }),
    ...(tokenCap !== undefined && { cap: tokenCap }),
  };
}

/** Whether a run met the tokens that it may use. */
export function metCap(steps: readonly RunStep[]): boolean {
  return steps.some(
    ({ calls = [], decisions = [] }) =>
      calls.some(({ outcome }) => outcome === 'token-cap') ||
      decisions.some(({ reason }) => reason === 'token-cap'),
  );
}
