import type { TranscriptItem } from '../../protocol/cards';
import { VitaeError } from '../../protocol/errors';
import type { ProjectNode } from '../graph';
import { collectProject } from '../collect/collect';
import type { Identity, ProjectFacts } from '../collect/facts';
import { phrases, type ProjectPhrases } from '../phrases';
import { deadlineOf } from '../../steps/runContext';
import { speaker, type Speaker } from '../../steps/say';

/** Reads the project's folder. Asks whose commits count where git doesn't tell; ends where nothing was found. */
export const collect: ProjectNode = async (state, ports, config) => {
  const voice = speaker(config, ports.now);
  const say = phrases[state.language];
  const folder = ports.folder(state.workspace);
  if ('refused' in folder) throw new VitaeError(folder.refused, { name: state.workspace ?? '' });
  const resume = await ports.resumes.current();

  const facts = await collectProject({
    folder: folder.path,
    signal: config.signal ?? new AbortController().signal,
    deadline: deadlineOf(config),
    ...(state.identity && { identity: state.identity.length > 0 ? state.identity : null }),
    ...(resume.language ? { language: resume.language } : {}),
    onProgress: (step) => voice.progress(`reading-${step}`),
    now: ports.now(),
  });
  const fresh = {
    facts,
    entryLanguage: resume.language ?? facts.language ?? state.language,
    awaiting: null,
    own: [],
    wish: null,
    written: null,
    attempts: 0,
    findings: [],
    proposal: null,
    decided: null,
  };
  if (facts.empty) {
    return { ...fresh, transcript: [voice.say(say.nothingFound(folder.name))], next: 'end' };
  }
  const candidates = facts.identities ?? [];
  if (facts.identity === 'unclear' && candidates.length > 0 && state.identity === null) {
    const shown = candidates.slice(0, 6);
    const question = identityQuestion(voice, say, say.askIdentity(shown), shown);
    const awaiting = { kind: 'identity', candidates: shown, asked: 1 } as const;
    return { ...fresh, transcript: [question], awaiting, next: 'end' };
  }
  const read = counts(facts);
  const notes = [
    ...(read.readme === null ? [say.noReadme] : []),
    ...facts.notes.map((note) => say.note(note)),
  ];
  const found = [say.found(read), ...new Set(notes)].filter((text) => text !== '').join('\n\n');
  return { ...fresh, transcript: [voice.say(found)], next: 'draft' };
};

/** What the user is told about the sources. */
function counts(facts: ProjectFacts) {
  const readme = facts.evidence.find(
    ({ kind, source }) =>
      source.type === 'file' &&
      ['title', 'description', 'feature', 'number'].includes(kind) &&
      /readme/i.test(source.path),
  );
  const manifests = new Set(
    facts.evidence.flatMap(({ kind, source }) =>
      (kind === 'manifest' || kind === 'dependency') && source.type === 'file' ? [source.path] : [],
    ),
  );
  return {
    readme: readme?.source.type === 'file' ? readme.source.path : null,
    manifests: manifests.size,
    commits: facts.authorship?.total ?? null,
    mine: facts.identity === 'known' ? (facts.authorship?.mine ?? null) : null,
    languages: facts.evidence.flatMap(({ kind, data }) =>
      kind === 'language' && typeof data?.['name'] === 'string' ? [data['name']] : [],
    ),
  };
}

/** Whose commits count, with the people to choose from; two of one name are told apart by their addresses. */
export function identityQuestion(
  voice: Speaker,
  say: ProjectPhrases,
  question: string,
  candidates: readonly Identity[],
): TranscriptItem {
  const choices = candidates.map((candidate) => {
    const { label, detail } = say.identityChoice(candidate);
    const alone = candidates.filter(({ name }) => name === candidate.name).length === 1;
    return { id: candidate.email, label: alone ? label : `${label} <${candidate.email}>`, detail };
  });
  return voice.card({
    type: 'question',
    question,
    choices: [...choices, { id: 'none', label: say.identityNone }],
  });
}
