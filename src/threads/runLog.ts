import { EventType } from '@ag-ui/core';
import type { TranscriptItem } from '../protocol/cards';
import { CUSTOM } from '../protocol/custom';
import type { RunEvent } from '../protocol/messages';
import type { DecisionRecord, ModelCall, RunStep } from '../storage/records';

type Called = { step?: string } & ModelCall;

/** What one run does, step by step, gathered from its events: names, times and outcomes, nothing of the content. */
export class RunLog {
  private readonly began: number;
  private readonly log: RunStep[] = [];
  /** The latest step of each name that events use, which differs between parallel steps of one node. */
  private readonly named = new Map<string, RunStep>();
  /** Steps that run. */
  private readonly open = new Set<RunStep>();

  /** `clock` gives milliseconds and never goes back. */
  constructor(private readonly clock: () => number) {
    this.began = clock();
  }

  take(event: RunEvent): void {
    switch (event.type) {
      case EventType.STEP_STARTED:
        this.open.add(this.begin(event.stepName));
        break;
      case EventType.STEP_FINISHED:
        this.end(event.stepName);
        break;
      case EventType.CUSTOM:
        if (event.name === CUSTOM.item) this.said(event.value as Pick<TranscriptItem, 'source'>);
        if (event.name === CUSTOM.decided) this.decided(event.value as DecisionRecord);
        if (event.name === CUSTOM.call) this.called(event.value as Called);
        break;
      default:
    }
  }

  /** The steps so far, in the order in which they began. */
  get steps(): RunStep[] {
    return this.log.map((step) => ({
      ...step,
      ...(step.calls && { calls: [...step.calls] }),
      ...(step.decisions && { decisions: [...step.decisions] }),
    }));
  }

  private begin(stepName: string): RunStep {
    const step: RunStep = { name: nodeOf(stepName), at: this.elapsed() };
    this.log.push(step);
    this.named.set(stepName, step);
    return step;
  }

  private end(stepName: string): void {
    const step = this.named.get(stepName);
    if (step && this.open.delete(step)) step.ms = this.elapsed() - step.at;
  }

  /** What a step says comes before its end; where a model wrote any of it, it counts as the model's. */
  private said({ source }: Pick<TranscriptItem, 'source'>): void {
    const step = [...this.open].at(-1) ?? this.log.at(-1);
    if (step && source !== 'user' && step.source !== 'model') step.source = source;
  }

  private decided(decision: DecisionRecord): void {
    this.said(decision);
    const step = [...this.open].at(-1) ?? this.log.at(-1);
    if (step) (step.decisions ??= []).push(decisionOf(decision));
  }

  /** No request is left out, also where the step that made it is not known. */
  private called({ step: name = '', host, model, ms, outcome, received, usage }: Called): void {
    const step = this.named.get(name) ?? this.log.at(-1) ?? this.begin(name);
    (step.calls ??= []).push({ host, model, ms, outcome, received, ...(usage && { usage }) });
  }

  private elapsed(): number {
    return Math.round(this.clock() - this.began);
  }
}

/** What is kept of a decision: nothing beside what is known to be harmless. */
function decisionOf({ about, source, reason, choice, twin, usage }: DecisionRecord): DecisionRecord {
  return {
    about,
    source,
    ...(reason !== undefined && { reason }),
    ...(choice !== undefined && { choice }),
    ...(twin !== undefined && { twin }),
    ...(usage && { usage }),
  };
}

/** `draft#2` is a second step of the node `draft` at the same time. */
function nodeOf(stepName: string): string {
  return stepName.replace(/#\d+$/, '');
}
