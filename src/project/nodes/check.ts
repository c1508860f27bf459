import type { Bullet, DroppedBullet, Entry, EntryProposal, Evidence, Language } from '../../protocol/cards';
import type { AgentPorts } from '../../protocol/ports';
import { rulesOnly } from '../../steps/runContext';
import { speaker } from '../../steps/say';
import { languageOf } from '../../text/language';
import type { ProjectFacts } from '../collect/facts';
import type { ProjectNode } from '../graph';
import { LineParser } from '../lines';
import { phrases } from '../phrases';
import { mustRedraft } from '../routes';
import type { Draft } from '../state';
import { backedKeywords, checkBullet, checkText } from '../../steps/checkBullet.rules';
import { draftLines, entryFields } from './draft.rules';

/**
 * Holds every bullet against its evidence. One that fails is written once more, else left out, and the user is told.
 * What passed becomes the proposal.
 */
export const check: ProjectNode = async (state, ports, config) => {
  const voice = speaker(config, ports.now);
  const say = phrases[state.language];
  const { written: draft, facts } = state;
  if (!draft || !facts) return { next: 'end' };

  const findings = draft.bullets.flatMap((bullet, index) => {
    const found = checkBullet(bullet, facts.evidence, { path: `bullets[${index}]` });
    return found.length > 0 ? [{ bullet: index, findings: found }] : [];
  });
  if (mustRedraft({ attempts: state.attempts, findings })) return { findings, next: 'draft' };

  const failed = new Map(findings.map(({ bullet, findings: found }) => [bullet, found]));
  const dropped: DroppedBullet[] = [];
  const bullets: Bullet[] = [];
  for (const [index, { text, evidence }] of draft.bullets.entries()) {
    const found = failed.get(index);
    if (found) dropped.push({ text, findings: found });
    else bullets.push({ id: ports.newId(), text, evidence, source: draft.source });
  }
  // The graph failed with the model, and this run goes on without: the draft does not know.
  const instead = draft.source === 'rules' && !draft.fallback && rulesOnly(config);
  const told = [
    ...(instead ? [voice.say(say.modelFailed('rejected'))] : []),
    ...(dropped.length > 0 ? [voice.say(say.dropped(dropped))] : []),
  ];
  // What the user wrote on a card that this draft replaces is not lost with it.
  const offered = withOwn(state.own, bullets);
  if (offered.length === 0) {
    return { findings: [], transcript: [...told, voice.say(say.nothingLeft)], next: 'end' };
  }
  const proposal = await propose(draft, offered, facts, ports);
  const intro =
    proposal.replaces === null
      ? say.proposal(proposal.entry.bullets.length)
      : say.proposalUpdate(proposal.entry.name);
  const foreign =
    draft.source === 'rules' && facts.language !== undefined && facts.language !== draft.language;
  const evidence = facts.evidence.filter(shownWith(proposal.entry));
  const card = {
    ...voice.card({ type: 'proposal', proposal, evidence, dropped }, draft.source),
    ...((draft.fallback || instead) && { fallback: true as const }),
  };
  return {
    findings: [],
    proposal,
    cardId: card.id,
    decided: null,
    transcript: [...told, voice.say(foreign ? `${say.untranslated}\n\n${intro}` : intro), card],
    next: 'approve',
  };
};

async function propose(
  draft: Draft,
  bullets: Bullet[],
  facts: ProjectFacts,
  ports: AgentPorts,
): Promise<EntryProposal> {
  const { resumeId } = await ports.resumes.current();
  const fields = entryFields(facts, ports.now());
  const existing = await ports.resumes.findEntry(resumeId, {
    name: fields.name,
    ...(facts.repo === undefined ? {} : { repo: facts.repo }),
  });
  const fresh: Entry = {
    id: ports.newId(),
    ...fields,
    description: description(draft, facts),
    keywords: backedKeywords(draft.keywords, facts.evidence),
    bullets,
  };
  const entry = existing ? renewed(existing.entry, fresh, draft.language) : fresh;
  return {
    id: ports.newId(),
    resumeId,
    section: 'projects',
    entry,
    replaces: existing?.json ?? null,
    language: draft.language,
  };
}

/** The user's own bullets first, and those of the draft that don't say the same. */
function withOwn(own: readonly Bullet[], drafted: readonly Bullet[]): Bullet[] {
  return [...own, ...drafted.filter(({ text }) => !own.some((bullet) => bullet.text === text))];
}

/**
 * An entry that stands in the resume, drafted anew: what the user wrote there themselves stays, and so do name and
 * description, unless another language was asked for. A bullet with the same text is the same bullet.
 */
export function renewed(standing: Entry, fresh: Entry, language: Language): Entry {
  const kept = fresh.bullets.filter(({ source }) => source === 'user');
  const own = standing.bullets.filter(
    ({ id, source }) => source === 'user' && !kept.some((bullet) => bullet.id === id),
  );
  const drafted = withOwn(own, fresh.bullets)
    .slice(own.length)
    .map((bullet) => ({
      ...bullet,
      id: standing.bullets.find(({ text }) => text === bullet.text)?.id ?? bullet.id,
    }));
  const keepsDescription = standing.description !== '' && languageOf(standing.description) === language;
  return {
    ...fresh,
    id: standing.id,
    name: standing.name || fresh.name,
    description: keepsDescription ? standing.description : fresh.description,
    bullets: [...own, ...drafted],
  };
}

/** The writer's line where the evidence backs it, else the rule writer's. */
function description(draft: Draft, facts: ProjectFacts): string {
  // A draft that was cut off may have none.
  const own = draft.description !== '' && checkText(draft.description, facts.evidence).length === 0;
  if (draft.source === 'rules' || own) return draft.description;
  const parser = new LineParser(facts.evidence.map(({ id }) => id));
  parser.push(draftLines(facts, draft.language));
  return parser.end().draft.description;
}

/** The evidence that a card shows: what the bullets cite, and what name, description, dates and keywords rest on. */
function shownWith({ bullets, keywords }: Entry): (evidence: Evidence) => boolean {
  const cited = new Set(bullets.flatMap((bullet) => bullet.evidence));
  const named = new Set(keywords.map((keyword) => keyword.toLowerCase()));
  const head = ['title', 'description', 'period', 'authorship'];
  return ({ id, kind, data }) => {
    const names = [data?.['name'] ?? [], data?.['names'] ?? []].flat();
    const backsKeyword =
      names.some((name) => named.has(String(name).toLowerCase())) && data?.['used'] !== false;
    return cited.has(id) || head.includes(kind) || backsKeyword;
  };
}
