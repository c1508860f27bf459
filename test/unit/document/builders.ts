import assert from 'node:assert/strict';
import type {
  Bullet,
  Entry,
  EntryProposal,
  EntrySection,
  Evidence,
  ProposalPart,
  ResumeProposal,
} from '../../../src/protocol/cards';
import { hasCode, type VitaeError } from '../../../src/protocol/errors';
import { applyProposal, type Applied } from '../../../src/document/proposals';
import { emptySidecar, type Sidecar } from '../../../src/document/sidecar';

export const resumeId = '0b0f7f3e-31a5-4a53-9f0e-6f0a4c2d1e01';

/** What a call throws, which must be an error of ours. */
export function failure(call: () => unknown): Pick<VitaeError, 'code' | 'params'> {
  try {
    call();
  } catch (error) {
    assert.ok(hasCode(error), String(error));
    return error;
  }
  return assert.fail('nothing was thrown');
}

/** Ids that count up. */
export function counter(prefix = 'n'): () => string {
  let n = 0;
  return () => `${prefix}${++n}`;
}

export function bullet(id: string, text: string, evidence: string[] = []): Bullet {
  return { id, text, evidence, source: 'rules' };
}

export function anEntry(changes: Partial<Entry> = {}): Entry {
  return {
    id: 'entry-1',
    name: 'Tide',
    description: 'Forecasts tides for small harbours.',
    startDate: '2023-04',
    endDate: '2024-02',
    roles: ['Maintainer'],
    keywords: ['TypeScript', 'Redis'],
    bullets: [
      bullet('b1', 'Cut the time of a forecast from 9 s to 2 s with a Redis cache.', ['e1']),
      bullet('b2', 'Wrote 83 of 120 commits.', ['e2']),
    ],
    ...changes,
  };
}

export function aProposal(changes: Partial<EntryProposal> = {}): EntryProposal {
  return {
    id: 'proposal-1',
    resumeId,
    section: 'projects',
    entry: anEntry(),
    replaces: null,
    language: 'en',
    ...changes,
  };
}

/** Several changes. */
export function changes(parts: ProposalPart[], own: Partial<ResumeProposal> = {}): ResumeProposal {
  return { id: 'changes-1', resumeId, language: 'en', parts, ...own };
}

/** A part that adds an entry, or replaces the text given. */
export function entryPart(section: EntrySection, entry: Entry, replaces: string | null = null): ProposalPart {
  return { kind: 'entry', section, entry, replaces, before: [] };
}

export const someEvidence: Evidence[] = [
  {
    id: 'e1',
    kind: 'number',
    text: 'a forecast took 9 s, now 2 s',
    source: { type: 'file', path: 'README.md', line: 12, repo: 'c0ffee' },
  },
  {
    id: 'e2',
    kind: 'authorship',
    text: '83 of 120 commits',
    source: { type: 'history', query: 'git shortlog', repo: 'c0ffee' },
  },
  { id: 'e3', kind: 'title', text: 'Tide', source: { type: 'file', path: 'README.md', line: 1 } },
];

/** Applies with ids that count up and, unless given, the sample evidence. */
export function apply(
  text: string | null,
  proposal: EntryProposal | ResumeProposal = aProposal(),
  sidecar: Sidecar = emptySidecar(resumeId),
  evidence = someEvidence,
): Applied {
  return applyProposal(text, proposal, { path: 'resume.json', sidecar, evidence, newId: counter() });
}
