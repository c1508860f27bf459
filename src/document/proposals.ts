import type { Entry, EntryProposal, Evidence } from '../protocol/cards';
import { VitaeError } from '../protocol/errors';
import { JsonEditor } from './jsonEditor';
import { nodeAt, parseJsonObject, type JsonDocument, type JsonPath } from './jsonText';
import { resumeLanguage } from './language';
import { isRecord, metaEntryJson, metaVersion, readMeta } from './meta';
import type { TextEdit } from './pieces';
import { placeFor } from './placement';
import { projectJson, updateProject } from './projectJson';
import { globalEvidenceId, repoOf, withEntry, type Sidecar, type SidecarEntry } from './sidecar';
import { nameFingerprint, standingEntries, type DetachedEvidence, type StandingEntry } from './standing';
import { fingerprint } from './wording';

export interface ApplyContext {
  /** Names the file in errors. */
  path: string;
  /** Of the resume that the proposal is for. */
  sidecar: Sidecar;
  /** What the proposal's bullets point at. */
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
 * Applies a proposal to the text of a resume (`null`: there is none yet), changing only the bytes that it must. One
 * that stands already as proposed is a success.
 *
 * @throws `proposal-stale` when the entry is not what the proposal replaces; `resume-syntax`, `resume-not-object`;
 * `resume-section {path, section}` when `projects` or `meta` is of a type that nothing can be added to.
 */
export function applyProposal(text: string | null, proposal: EntryProposal, context: ApplyContext): Applied {
  const entry = withGlobalEvidence(proposal, context);
  // An empty file holds nothing that could be lost.
  const base = text === null || text.trim() === '' ? null : text;
  const document = parseJsonObject(base ?? newResume, context.path);
  requireSections(document, context.path);
  const meta = readMeta(document);
  if (meta.id !== undefined && meta.id !== proposal.resumeId) throw new VitaeError('proposal-stale');
  const { entries, detached } = standingEntries(document, context.sidecar, context.newId);
  const target = findTarget(entries, proposal);

  const editor = new JsonEditor(document);
  if (target) updateProject(editor, ['projects', target.index], entry);
  if (target && editor.edits.length === 0) {
    return { status: 'alreadyApplied', text: text ?? '', edits: [], sidecar: context.sidecar, detached };
  }
  if (target && !sameText(target.json, proposal.replaces)) throw new VitaeError('proposal-stale');
  if (!target) addProject(editor, entry);

  setUpMeta(editor, proposal, document);
  const others = entries.filter((other) => other !== target && other.known);
  for (const other of others) writeMetaEntry(editor, other.entry, other.known?.at);
  writeMetaEntry(editor, entry, meta.entries.find(({ id }) => id === entry.id)?.at);
  return {
    status: 'applied',
    text: document.bom + editor.text,
    edits: base === null ? [{ offset: 0, length: text?.length ?? 0, content: editor.text }] : editor.edits,
    sidecar: grownSidecar(entry, others, proposal.id, context),
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

/** The entry that a proposal is about; `undefined`: it adds one. */
function findTarget(entries: StandingEntry[], { entry, replaces }: EntryProposal): StandingEntry | undefined {
  const known = entries.find((standing) => standing.known?.id === entry.id);
  if (known) return known;
  if (replaces === null) return undefined;
  const byHand = entries.filter((standing) => !standing.known);
  const target = byHand.find(({ json }) => sameText(json, replaces));
  if (!target) throw new VitaeError('proposal-stale');
  return target;
}

/** Editors unify line breaks; a text that differs in nothing else is the same. */
function sameText(json: string, replaces: string | null): boolean {
  return replaces !== null && json.replace(/\r\n?/g, '\n') === replaces.replace(/\r\n?/g, '\n');
}

function addProject(editor: JsonEditor, entry: Entry): void {
  const projects = editor.get(['projects']);
  if (Array.isArray(projects)) {
    editor.insert(['projects'], placeFor(entry, projects), projectJson(entry));
    return;
  }
  if (projects === null) editor.remove([], 'projects');
  editor.set([], 'projects', [projectJson(entry)], sectionsBeforeProjects);
}

/** The order of JSON Resume's documentation. */
const sectionsBeforeProjects = [
  ...['$schema', 'basics', 'work', 'volunteer', 'education', 'awards', 'certificates', 'publications'],
  ...['skills', 'languages', 'interests', 'references'],
];

function setUpMeta(editor: JsonEditor, proposal: EntryProposal, document: JsonDocument): void {
  const language = resumeLanguage(document) ?? proposal.language;
  const fresh = { version: metaVersion, id: proposal.resumeId, language, entries: [] };
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

/** Writes what `meta.vitae` says of an entry, at its place in the list or at the end. */
function writeMetaEntry(editor: JsonEditor, { id, name, bullets }: Entry, at: number | undefined): void {
  const path: JsonPath = ['meta', 'vitae', 'entries'];
  const entries = editor.get(path);
  const json = metaEntryJson({
    id,
    section: 'projects',
    name: nameFingerprint(name),
    bullets: bullets.map((bullet) => ({
      id: bullet.id,
      hash: fingerprint(bullet.text),
      evidence: bullet.evidence,
    })),
  });
  if (at !== undefined) editor.replaceItem(path, at, json);
  // Of no interest to who reads the file: one line an entry.
  else editor.insert(path, Array.isArray(entries) ? entries.length : 0, json, { oneLine: true });
}

/** The entry with ids of evidence that hold beyond the thread; what points at nothing is left out. */
function withGlobalEvidence({ id, entry }: EntryProposal, { evidence, sidecar }: ApplyContext): Entry {
  const local = new Set(evidence.map((item) => item.id));
  const stored = new Set(sidecar.evidence.map((item) => item.id));
  const globalIds = (ids: string[]) =>
    ids.flatMap((one) => (local.has(one) ? [globalEvidenceId(id, one)] : stored.has(one) ? [one] : []));
  return {
    ...entry,
    bullets: entry.bullets.map((bullet) => ({ ...bullet, evidence: globalIds(bullet.evidence) })),
  };
}

/** The sidecar with the entry, its evidence, and what the other entries' bullets say since they were edited by hand. */
function grownSidecar(
  entry: Entry,
  others: StandingEntry[],
  proposalId: string,
  context: ApplyContext,
): Sidecar {
  const used = new Set(entry.bullets.flatMap((bullet) => bullet.evidence));
  const evidence = context.evidence
    .map((item) => ({ ...item, id: globalEvidenceId(proposalId, item.id) }))
    .filter((item) => used.has(item.id));
  const repo = repoOf(context.evidence);
  const record = { ...recordOf(entry, entry.name), ...(repo !== undefined && { repo }) };
  let sidecar = withEntry(context.sidecar, record, evidence);
  for (const other of others) {
    const name = sidecar.entries.find(({ id }) => id === other.entry.id)?.name ?? other.entry.name;
    sidecar = withEntry(sidecar, recordOf(other.entry, name), []);
  }
  return sidecar;
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

function requireSections(document: JsonDocument, path: string): void {
  const required = [
    { section: 'projects', type: 'array' },
    { section: 'meta', type: 'object' },
  ];
  for (const { section, type } of required) {
    const node = nodeAt(document.root, [section]);
    if (node && node.type !== type && node.type !== 'null') {
      throw new VitaeError('resume-section', { path, section });
    }
  }
}
