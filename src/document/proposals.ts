import type { Entry, EntryProposal, Evidence, ProposalPart, ResumeProposal } from '../protocol/cards';
import { VitaeError } from '../protocol/errors';
import { applyEntries, requireDistinct, type AppliedEntry } from './entryParts';
import { applyField } from './fieldPart';
import { JsonEditor } from './jsonEditor';
import { parseJsonObject } from './jsonText';
import { resumeLanguage } from './language';
import { isRecord, metaVersion, readMeta } from './meta';
import { writeMetaEntry } from './metaEntries';
import type { TextEdit } from './pieces';
import { requireSections } from './sectionOrder';
import {
  globalEvidenceId,
  repoOf,
  withEntry,
  withEvidence,
  type Sidecar,
  type SidecarEntry,
} from './sidecar';
import { addSkills } from './skillsPart';
import { standingEntries, type DetachedEvidence, type StandingEntry } from './standing';
import { fingerprint } from './wording';

export interface ApplyContext {
  /** Names the file in errors. */
  path: string;
  /** Of the resume that the proposal is for. */
  sidecar: Sidecar;
  /** What the proposal points at. */
  evidence: Evidence[];
  newId: () => string;
}

export interface Applied {
  status: 'applied' | 'alreadyApplied';
  text: string;
  /** What turns the old text, without its byte order mark, into the new one. */
  edits: TextEdit[];
  /** To be written before the text: it may hold more than the text refers to, not less. */
  sidecar: Sidecar;
  detached: DetachedEvidence[];
}

/**
 * Applies a proposal to the text of a resume (`null`: there is none yet), changing only the bytes that it must: all its
 * parts or none. One that stands already as proposed is a success.
 *
 * @throws `proposal-stale` when an entry or a field is not what the proposal replaces, or two parts are about the same;
 * `resume-syntax`, `resume-not-object`; `resume-section {path, section}` when something that is to be changed is of a
 * type that JSON Resume doesn't have there.
 */
export function applyProposal(
  text: string | null,
  proposal: EntryProposal | ResumeProposal,
  context: ApplyContext,
): Applied {
  const changes = withGlobalEvidence(asChanges(proposal), context);
  // An empty file holds nothing that could be lost.
  const base = text === null || text.trim() === '' ? null : text;
  const document = parseJsonObject(base ?? newResume, context.path);
  requireSections(document, sectionsOf(changes.parts), context.path);
  const meta = readMeta(document);
  if (meta.id !== undefined && meta.id !== proposal.resumeId) throw new VitaeError('proposal-stale');
  const { entries, detached } = standingEntries(document, context.sidecar, context.newId);

  const editor = new JsonEditor(document);
  const language = resumeLanguage(document) ?? proposal.language;
  const applied = applyParts(editor, { ...changes, language }, entries, context.path);
  if (editor.edits.length === 0) {
    return { status: 'alreadyApplied', text: text ?? '', edits: [], sidecar: context.sidecar, detached };
  }
  setUpMeta(editor, { resumeId: proposal.resumeId, language });
  const written = applied.filter(({ changed, entry }) => changed || entry.bullets.some(hasEvidence));
  const others = entries.filter((other) => other.known && !written.some(({ target }) => target === other));
  for (const { section, entry, known } of others) writeMetaEntry(editor, section, entry, known?.at);
  for (const { section, entry } of written) {
    writeMetaEntry(editor, section, entry, meta.entries.find(({ id }) => id === entry.id)?.at);
  }
  return {
    status: 'applied',
    text: document.bom + editor.text,
    edits: base === null ? [{ offset: 0, length: text?.length ?? 0, content: editor.text }] : editor.edits,
    sidecar: grownSidecar(written, others, changes, context),
    detached,
  };
}

/** A resume from nothing. Without `$schema`: an editor would fetch it from the network. */
export const newResume = `{
  "basics": {
    "name": ""
  },
  "projects": [],
  "meta": {}
}
`;

/** The proposal of one entry as the changes that it is. */
function asChanges(proposal: EntryProposal | ResumeProposal): ResumeProposal {
  if ('parts' in proposal) return proposal;
  const { section, entry, replaces, ...about } = proposal;
  return { ...about, parts: [{ kind: 'entry', section, entry, replaces, before: [] }] };
}

function sectionsOf(parts: ProposalPart[]): Record<string, 'array' | 'object'> {
  const types: Record<string, 'array' | 'object'> = { meta: 'object' };
  for (const part of parts) {
    switch (part.kind) {
      case 'entry':
        types[part.section] = 'array';
        break;
      case 'field':
        types['basics'] = 'object';
        break;
      case 'skills':
        types['skills'] = 'array';
        break;
      default:
        part satisfies never;
    }
  }
  return types;
}

function applyParts(
  editor: JsonEditor,
  { parts, language }: ResumeProposal,
  standing: StandingEntry[],
  path: string,
): AppliedEntry[] {
  const fields = parts.filter((part) => part.kind === 'field');
  requireDistinct(fields.map(({ field }) => field));
  for (const part of fields) applyField(editor, part, path);
  for (const part of parts) if (part.kind === 'skills') addSkills(editor, part.names, language);
  const entries = parts.filter((part) => part.kind === 'entry');
  return applyEntries(editor, entries, standing, path);
}

function setUpMeta(
  editor: JsonEditor,
  { resumeId, language }: Pick<ResumeProposal, 'resumeId' | 'language'>,
): void {
  const fresh = { version: metaVersion, id: resumeId, language, entries: [] };
  if (!isRecord(editor.get(['meta']))) {
    editor.set([], 'meta', { vitae: fresh });
    return;
  }
  const vitae = editor.get(['meta', 'vitae']);
  if (!isRecord(vitae)) {
    editor.set(['meta'], 'vitae', fresh);
    return;
  }
  for (const [key, value] of Object.entries(fresh)) {
    const missing = key === 'entries' ? !Array.isArray(vitae[key]) : vitae[key] === undefined;
    if (missing) editor.set(['meta', 'vitae'], key, value);
  }
}

/** The proposal with ids of evidence that hold beyond the thread; what points at nothing is left out. */
function withGlobalEvidence(proposal: ResumeProposal, { evidence, sidecar }: ApplyContext): ResumeProposal {
  const local = new Set(evidence.map((item) => item.id));
  const stored = new Set(sidecar.evidence.map((item) => item.id));
  const globalIds = (ids: string[]) =>
    ids.flatMap((id) => (stored.has(id) ? [id] : local.has(id) ? [globalEvidenceId(proposal.id, id)] : []));
  const parts = proposal.parts.map((part): ProposalPart => {
    if (part.kind !== 'entry') return { ...part, evidence: globalIds(part.evidence) };
    const bullets = part.entry.bullets.map((bullet) => ({ ...bullet, evidence: globalIds(bullet.evidence) }));
    return { ...part, entry: { ...part.entry, bullets } };
  });
  return { ...proposal, parts };
}

/** The sidecar with the entries, the evidence, and what the other entries' bullets say since they were edited by hand. */
function grownSidecar(
  written: AppliedEntry[],
  others: StandingEntry[],
  { id, parts }: ResumeProposal,
  context: ApplyContext,
): Sidecar {
  const evidence = context.evidence.map((item) => ({ ...item, id: globalEvidenceId(id, item.id) }));
  const citedBy = (ids: string[]) => evidence.filter((item) => ids.includes(item.id));
  let { sidecar } = context;
  for (const { section, entry } of written) {
    const cited = citedBy(entry.bullets.flatMap((bullet) => bullet.evidence));
    // What tells of the project alone is proof of no bullet, but of the repository.
    const repo = repoOf(cited) ?? (parts.length === 1 ? repoOf(evidence) : undefined);
    const record = {
      ...recordOf(entry, entry.name),
      ...(section === 'projects' && repo !== undefined && { repo }),
    };
    sidecar = withEntry(sidecar, record, cited);
  }
  for (const { entry } of others) {
    const name = sidecar.entries.find((record) => record.id === entry.id)?.name ?? entry.name;
    sidecar = withEntry(sidecar, recordOf(entry, name), []);
  }
  const rest = parts.flatMap((part) => (part.kind === 'entry' ? [] : citedBy(part.evidence)));
  return withEvidence(sidecar, rest);
}

function recordOf({ id, bullets }: Entry, name: string): SidecarEntry {
  return {
    id,
    name,
    bullets: bullets.map(({ id: bulletId, text, source }) => ({
      id: bulletId,
      hash: fingerprint(text),
      text,
      source,
    })),
  };
}

function hasEvidence({ evidence }: { evidence: string[] }): boolean {
  return evidence.length > 0;
}
