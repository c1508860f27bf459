import type { EvidenceSource, Finding, Language } from '../src/protocol/cards';
import type { RunView } from '../src/protocol/view';
import { en } from './text/en';
import { zh } from './text/zh';

/** All texts of the interface, in one language; the other one has the same keys by type. */
export type Text = typeof en;

export const texts: Record<Language, Text> = { en, zh };

/** What the run is doing, from its newest open step and that step's progress; an unknown key falls back to the step. */
export function runLabel(text: Text, run: Extract<RunView, { status: 'running' }>): string {
  const progress = run.progress && own(text.run.progress, run.progress.key);
  const at = typeof progress === 'function' ? progress(run.progress?.params ?? {}) : progress;
  if (at) return at;
  // Parallel tasks of one step carry a suffix.
  const step = run.steps.at(-1)?.replace(/#\d+$/, '');
  return (step !== undefined && own(text.run.steps, step)) || text.run.working;
}

/** Where another window has the thread: what is going on, as a sentence; else `null`. */
export function placeLabel(text: Text, run: RunView): string | null {
  if (run.status === 'finishing') return text.run.finishing;
  if (run.status !== 'elsewhere') return null;
  return run.host === undefined ? text.run.elsewhere : text.run.elsewhereOn(run.host);
}

/** Why a bullet was left out, as a sentence. */
export function findingText(text: Text, { rule, params }: Finding): string {
  const sentence = own(text.findings, rule);
  const value = params['text'] ?? Object.values(params)[0];
  if (typeof sentence === 'string') return sentence;
  return sentence && value !== undefined ? sentence(String(value)) : text.otherFinding;
}

/** Where a piece of evidence is found, short: `README.md:12`, `commit 1a2b3c4`. */
export function evidencePlace(text: Text, source: EvidenceSource): string {
  switch (source.type) {
    case 'file':
      return source.line === undefined ? source.path : `${source.path}:${source.line}`;
    case 'commit':
      return text.evidence.commit(source.commit.slice(0, 7));
    case 'history':
      return text.evidence.history;
    case 'user':
      return text.evidence.user;
    default:
      return source satisfies never;
  }
}

function own<T>(table: Record<string, T>, key: string): T | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined;
}
