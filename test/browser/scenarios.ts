import { EventType } from '@ag-ui/core';
import type { Bullet, Card, Evidence, TranscriptItem } from '../../src/protocol/cards';
import { CUSTOM } from '../../src/protocol/custom';
import type { RunEvent, Shell, ToWebview } from '../../src/protocol/messages';
import type { RunView, ThreadView, TurnUsage, ViewItem } from '../../src/protocol/view';

/** Messages of the host, for tests and pictures. */
export const threadId = '5d9c0e44-1f67-4a5d-9d43-3c1f0d3b7a10';
const at = '2026-11-30T10:00:00.000Z';

export function shell(change: Partial<Shell> = {}): Shell {
  return {
    language: 'en',
    resume: { name: 'Ada Park', language: 'en', exists: true },
    model: { state: 'offline', name: '' },
    workspace: { state: 'ready', name: 'tidewatch' },
    waiting: 0,
    ...change,
  };
}

export function view(items: ViewItem[], run: RunView = { status: 'idle' }): ThreadView {
  return { threadId, agent: 'project', title: 'tidewatch', language: 'en', items, run };
}

export function snapshot(shown: ThreadView | null, epoch = 1, around: Shell = shell()): ToWebview {
  return { type: 'snapshot', epoch, seq: 0, shell: around, view: shown };
}

export function batch(seq: number, events: RunEvent[], epoch = 1): ToWebview {
  return { type: 'events', threadId, epoch, seq, events };
}

export function said(id: string, text: string): ViewItem {
  return { id, by: 'agent', source: 'rules', at, kind: 'text', text };
}

export function asked(id: string, text: string): ViewItem {
  return { id, by: 'user', source: 'user', at, kind: 'text', text };
}

/** What a model took in the turn of `of`. */
export function usage(of: string, change: Partial<TurnUsage> = {}): TurnUsage {
  return { of, models: ['scribe'], ms: 6_230, input: 1_240, output: 310, ...change };
}

export function cardItem(id: string, card: Card): TranscriptItem {
  return { id, by: 'agent', source: 'rules', at, kind: 'card', card };
}

export const events = {
  started: (runId = 'run-1'): RunEvent => ({ type: EventType.RUN_STARTED, threadId, runId }),
  step: (stepName: string): RunEvent => ({ type: EventType.STEP_STARTED, stepName }),
  stepEnd: (stepName: string): RunEvent => ({ type: EventType.STEP_FINISHED, stepName }),
  text: (messageId: string): RunEvent => ({
    type: EventType.TEXT_MESSAGE_START,
    messageId,
    role: 'assistant',
  }),
  delta: (messageId: string, delta: string): RunEvent => ({
    type: EventType.TEXT_MESSAGE_CONTENT,
    messageId,
    delta,
  }),
  item: (item: ViewItem): RunEvent => ({ type: EventType.CUSTOM, name: CUSTOM.item, value: item }),
  progress: (key: string, params: Record<string, string | number> = {}): RunEvent => ({
    type: EventType.CUSTOM,
    name: CUSTOM.progress,
    value: { step: 'collect', key, params },
  }),
  spent: (ms: number, tokens: number): RunEvent => ({
    type: EventType.CUSTOM,
    name: CUSTOM.spent,
    value: { ms, tokens },
  }),
  usage: (usage: TurnUsage): RunEvent => ({ type: EventType.CUSTOM, name: CUSTOM.usage, value: usage }),
  waits: (interruptId: string): RunEvent => ({
    type: EventType.RUN_FINISHED,
    threadId,
    runId: 'run-1',
    outcome: { type: 'interrupt', interrupts: [{ id: interruptId, reason: 'approval' }] },
  }),
  finished: (): RunEvent => ({
    type: EventType.RUN_FINISHED,
    threadId,
    runId: 'run-1',
    outcome: { type: 'success' },
  }),
  cancelled: (): RunEvent => ({
    type: EventType.RUN_FINISHED,
    threadId,
    runId: 'run-1',
    outcome: { type: 'cancelled' },
  }),
};

export const evidence: Evidence[] = [
  {
    id: 'e1',
    kind: 'title',
    text: 'Tidewatch – coastal water level alerts',
    source: { type: 'file', path: 'README.md', line: 1 },
  },
  {
    id: 'e2',
    kind: 'number',
    text: 'Handles 1,200 readings a second on one core.',
    source: { type: 'file', path: 'README.md', line: 31 },
  },
  {
    id: 'e3',
    kind: 'dependency',
    text: 'redis 5.0 is declared and imported',
    source: { type: 'file', path: 'services/ingest/package.json', line: 14 },
  },
  {
    id: 'e4',
    kind: 'change',
    text: 'Replace polling by a stream of readings',
    source: { type: 'commit', commit: '9f2c41ab03d87e55' },
  },
  {
    id: 'e5',
    kind: 'authorship',
    text: '83 of 120 commits',
    source: { type: 'history', query: 'git log --numstat' },
  },
  { id: 'e6', kind: 'statement', text: 'I designed the alert rules.', source: { type: 'user' } },
];

const bullets: Bullet[] = [
  {
    id: 'b1',
    text: 'Built the ingest service in TypeScript on Redis streams, which handles 1,200 readings a second on one core.',
    evidence: ['e2', 'e3'],
    source: 'rules',
  },
  {
    id: 'b2',
    text: 'Replaced polling by a stream of readings, so that alerts leave within two seconds.',
    evidence: ['e4'],
    source: 'rules',
  },
  {
    id: 'b3',
    text: 'Designed the rules that decide which gauges raise an alert.',
    evidence: ['e6'],
    source: 'rules',
  },
];

export const proposal: Extract<Card, { type: 'proposal' }> = {
  type: 'proposal',
  evidence,
  dropped: [
    {
      text: 'Cut latency by 90% with Kafka.',
      findings: [
        { rule: 'number-not-in-evidence', path: 'bullets/3', severity: 'error', params: { text: '90%' } },
        {
          rule: 'technology-not-in-evidence',
          path: 'bullets/3',
          severity: 'error',
          params: { text: 'Kafka' },
        },
      ],
    },
  ],
  proposal: {
    id: 'p1',
    resumeId: 'main',
    section: 'projects',
    language: 'en',
    replaces: null,
    entry: {
      id: 'entry-1',
      name: 'Tidewatch',
      description: 'Alerts harbours when water levels rise faster than forecast.',
      startDate: '2024-03',
      roles: ['83 of 120 commits'],
      keywords: ['TypeScript', 'Redis', 'PostgreSQL', 'Docker'],
      bullets,
    },
  },
};

/** A thread that waits for the approval of {@link proposal}. */
export const waiting = view(
  [
    asked('m1', 'Extract this project'),
    said('t1', 'I read **4 files** and 120 commits.'),
    cardItem('c1', proposal),
  ],
  { status: 'waiting', interruptId: 'i1' },
);
