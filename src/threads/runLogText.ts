import type { ErrorCode } from '../protocol/errors';
import type { DecisionRecord, ModelCall, RunStep, ThreadRecord } from '../storage/records';
import { oneLine } from '../text/plainText';
import { localTime } from './localTime';
import type { DescribeError } from './projection';
import type { Run, RunCause, RunEnd } from './runs';

/** The sentences of a run log, in the language of the interface. */
export interface RunLogPhrases {
  title: string;
  /** What a reader must know to read it. */
  legend: readonly string[];
  chat(id: string, agent: string): string;
  cause: Record<RunCause, string>;
  /** `time`: a duration, `''` where it is not known. `error`: a sentence. */
  end: Record<Exclude<RunEnd, 'error'>, (time: string) => string> & {
    error: (time: string, error: string) => string;
  };
  unknownTime: string;
  /** Who made what a step said. */
  source: Record<'model' | 'rules', string>;
  unfinishedStep: string;
  /** What the rules would have chosen where a model chose something else. */
  twin(choice: string): string;
  /** The model's choice could not be used. */
  rejected: string;
  /** `outcome`: a sentence. */
  received(characters: number, outcome: string): string;
  ok: string;
  stopped: string;
}

/**
 * What the runs of a thread did, as aligned plain text: times, names, durations and outcomes, and nothing of what was
 * said. Translated text ends a line, since its characters have another width.
 */
export function runLogText(
  thread: Pick<ThreadRecord, 'id' | 'agent'>,
  runs: readonly Run[],
  phrases: RunLogPhrases,
  describe: DescribeError,
): string {
  const head = [phrases.title, phrases.chat(thread.id, thread.agent), ...phrases.legend];
  const width = String(runs.length).length;
  const blocks = runs.map((run, n) => {
    const at = (run.at === undefined ? undefined : localTime(run.at)) ?? phrases.unknownTime;
    return [
      `${String(n + 1).padStart(width)}  ${at}  ${phrases.cause[run.cause]}`,
      ...indent(width + 2, [endLine(run, phrases, describe), ...stepLines(run, phrases, describe)]),
    ];
  });
  return `${[head, ...blocks].map((lines) => lines.join('\n')).join('\n\n')}\n`;
}

function endLine({ end, ms, error }: Run, { end: ends }: RunLogPhrases, describe: DescribeError): string {
  const time = ms === undefined ? '' : seconds(ms);
  if (end !== 'error') return ends[end](time);
  const { code = 'unknown', params = {} } = error ?? {};
  return ends.error(time, oneLine(describe(code as ErrorCode, params).text));
}

function stepLines({ steps, tokenCap }: Run, phrases: RunLogPhrases, describe: DescribeError): string[] {
  const params = { ...(tokenCap !== undefined && { tokens: tokenCap }) };
  const calls = steps.flatMap((step) => step.calls ?? []);
  const columns = {
    at: widest(steps.map(({ at }) => offset(at))),
    took: widest([...steps, ...calls].map(({ ms }) => took(ms))),
    name: widest(steps.map(({ name }) => oneLine(name))),
    model: widest(calls.map(({ model }) => oneLine(model))),
    host: widest(calls.map(hostOf)),
  };
  return steps.flatMap((step) => [
    join(
      offset(step.at).padStart(columns.at),
      took(step.ms).padStart(columns.took),
      oneLine(step.name).padEnd(columns.name),
      saidBy(step, phrases),
    ),
    ...(step.decisions ?? [])
      .filter(({ choice }) => choice !== undefined)
      .map((decision) =>
        join(
          ''.padStart(columns.at),
          ''.padStart(columns.took),
          `  ${oneLine(decision.about)} = ${oneLine(decision.choice ?? '')}`,
          why(decision, phrases, (code) => describe(code, params)),
        ),
      ),
    ...(step.calls ?? []).map((call) =>
      join(
        ''.padStart(columns.at),
        took(call.ms).padStart(columns.took),
        `  ${oneLine(call.model).padEnd(columns.model)}`,
        hostOf(call).padEnd(columns.host),
        callEnd(call, phrases, (code, also) => describe(code, { ...params, ...also })),
      ),
    ),
  ]);
}

function saidBy({ source, ms }: RunStep, phrases: RunLogPhrases): string {
  return [source && phrases.source[source], ms === undefined && phrases.unfinishedStep]
    .filter(Boolean)
    .join(' · ');
}

/** Who chose, what the rules would have chosen instead, and why no model did. */
function why(
  { source, choice, twin, reason }: DecisionRecord,
  phrases: RunLogPhrases,
  describe: DescribeError,
): string {
  return [
    phrases.source[source],
    source === 'model' && twin !== undefined && twin !== choice && phrases.twin(oneLine(twin)),
    reason === 'rejected' && phrases.rejected,
    reason !== undefined && reason !== 'rejected' && oneLine(describe(reason as ErrorCode, {}).text),
  ]
    .filter(Boolean)
    .join(' · ');
}

function callEnd(call: ModelCall, phrases: RunLogPhrases, describe: DescribeError): string {
  const { outcome, received } = call;
  const how =
    outcome === 'ok'
      ? phrases.ok
      : outcome === 'stopped'
        ? phrases.stopped
        : oneLine(describe(outcome, { host: hostOf(call) }).text);
  return phrases.received(received, how);
}

/** All durations in one unit, so that they can be compared at a glance. */
function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(3)} s`;
}

function took(ms: number | undefined): string {
  return ms === undefined ? '-' : seconds(ms);
}

function offset(ms: number): string {
  return `+${seconds(ms)}`;
}

/** A host never holds who signs in there. */
function hostOf({ host }: ModelCall): string {
  return oneLine(host).replace(/^.*@/, '');
}

function widest(texts: readonly string[]): number {
  return Math.max(0, ...texts.map(({ length }) => length));
}

function join(...columns: string[]): string {
  return columns.join('  ').trimEnd();
}

function indent(by: number, lines: readonly string[]): string[] {
  return lines.map((line) => `${' '.repeat(by)}${line}`);
}
