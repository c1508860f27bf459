import { clausesOf } from '../../text/clauses';
import type { Clause } from '../../text/clauses';
import { findDates } from '../../text/dates';
import { findQuantities } from '../../text/numbers';
import { findTechnologies, technologyOf } from '../../text/technologies';
import { impliedBy } from '../../text/technologyRelations';
import { actorOf } from './actors';
import { instructionsIn, isPlanLabel, moodOf } from './moods';
import type { FactIndex, FactSource, Mood, Statement } from './sources';
import { strengthOf } from './strength';
import { termIds, termsOf } from './terms';

/**
 * The facts of an entry's evidence. What another entry's evidence says, what is denied or only planned, and what
 * addresses a reader or a tool is kept apart: it supports nothing, and a claim that rests on it is told so.
 */
export function indexFacts(sources: readonly FactSource[], entry?: string): FactIndex {
  const isOwn = (source: FactSource): boolean =>
    entry === undefined || source.entry === undefined || source.entry === entry;
  const statements = sources.flatMap(statementsOf);
  const ownSources = sources.filter(isOwn);
  const own = statements.filter(({ source, mood }) => isOwn(source) && isFact(mood));
  const unmade = statements.filter(
    ({ source, mood }) => isOwn(source) && (mood === 'negated' || mood === 'planned'),
  );
  // A denial leaves the clause's other half standing: "kept sessions in Postgres, not Redis".
  const facts = [...own, ...unmade.flatMap(standing)];
  const text = facts
    .filter(({ source }) => !isShare(source))
    .map((statement) => statement.text)
    .join('\n');
  const names = ownSources.flatMap((source) => [...(source.names ?? []), ...packagesIn(source)]);
  return {
    own: facts,
    unmade,
    foreign: statements.filter(({ source, mood }) => !isOwn(source) && isFact(mood)),
    injected: statements.filter(({ mood }) => mood === 'instruction'),
    technologies: withImplied([
      ...facts.filter(({ byOthers }) => !byOthers).flatMap((statement) => [...statement.technologies]),
      ...names.map((name) => technologyOf(name)?.id).filter((id) => id !== undefined),
    ]),
    terms: new Set([
      ...facts.flatMap(({ terms }) => [...terms]),
      ...names.flatMap((name) => [...termIds(name)]),
    ]),
    words: squeeze([text, ...names].join(' ')),
    allWords: squeeze([...ownSources.map((source) => source.text), ...names].join(' ')),
    quantities: [
      // A share of the commits is a percentage of nothing else.
      ...facts.flatMap(({ source, quantities }) =>
        quantities.filter(({ unit }) => unit !== 'percent' || !isShare(source)),
      ),
      ...ownSources.flatMap((source) => source.counts ?? []),
    ],
    dates: [...facts.flatMap(({ dates }) => dates), ...ownSources.flatMap((source) => source.dates ?? [])],
    text,
    share: shareOf(ownSources),
    personal: own.some(({ source }) => isPersonal(source)),
  };
}

/** Whether a source is a person's own word. */
export function isPersonal({ kind }: FactSource): boolean {
  return kind === 'user' || kind === 'resume';
}

/** Lower case without spaces, hyphens and underscores: "GitHub Actions" and "github-actions" are one. */
export function squeeze(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s_-]+/g, '');
}

function isFact(mood: Mood): boolean {
  return mood === 'asserted' || mood === 'ongoing';
}

function statementsOf(source: FactSource): Statement[] {
  const injected = instructionsIn(source.text);
  // What is commented out of a manifest is not used.
  const out =
    source.kind === 'manifest'
      ? [...source.text.matchAll(/(?<=^|\s)(?:#(?!\w*\]).*|\/\/.*|<!--.*?-->)/gm)]
      : [];
  const unread = [
    ...injected,
    ...out.map((match): [number, number] => [match.index, match.index + match[0].length]),
  ];
  // Same length, so that offsets hold.
  const plain = blank(source.text, unread);
  const quantities = findQuantities(plain);
  const dates = findDates(plain);
  const technologies = findTechnologies(plain);
  let label = false;
  let line = -1;
  const statements: Statement[] = [];
  const clauses = clausesOf(plain);
  for (const clause of clauses) {
    const before = plain.slice(0, clause.span[0]);
    const lineStart = before.lastIndexOf('\n') + 1;
    if (lineStart !== line) {
      line = lineStart;
      const lineText = lineOf(plain, lineStart);
      // A heading holds until the next one or a blank line.
      if (isPlanLabel(lineText)) label = /^[^:：]*[:：]?\s*$/.test(lineText);
      else if (/^\s*#|^\s*\*\*/.test(lineText) || /\n\s*\n\s*$/.test(before)) label = false;
    }
    const last = statements.at(-1);
    const statement = goingOn(last, statementOf(source, clause, sentenceText(clauses, clause), label));
    // "…, due next spring", "…, not done yet": it speaks of the clause before.
    const trails =
      last?.sentence === statement.sentence && last.mood === 'asserted' && statement.denied.size <= 3;
    if (last && trails && statement.mood === 'planned')
      statements[statements.length - 1] = { ...last, mood: 'ongoing' };
    statements.push(statement);
  }
  function statementOf(from: FactSource, clause: Clause, sentence: string, planned: boolean): Statement {
    const { mood, from: moodFrom } = moodOf(clause.text, sentence, planned);
    const terms = termIds(clause.text);
    const within = ({ span }: { span: [number, number] }): boolean =>
      clause.span[0] <= span[0] && span[0] < clause.span[1];
    const unmade = mood === 'negated' || mood === 'planned' ? termsOf(clause.text.slice(moodFrom)) : [];
    return {
      source: from,
      text: clause.text,
      mood,
      moodFrom,
      sentence: clause.sentence,
      terms,
      denied: new Set(unmade.map(({ id }) => id)),
      focus: unmade[0]?.id ?? null,
      quantities: quantities.filter(within),
      dates: dates.filter(within),
      technologies: new Set(technologies.filter(within).map(({ id }) => id)),
      byOthers: isPersonal(from) && actorOf(clause.text) === 'others',
      strength: isPersonal(from) ? strengthOf(clause.text) : null,
    };
  }
  return [...statements, ...injected.map((span) => orderOf(source, source.text.slice(...span)))];
}

/** Who speaks anew, and what turns a plan into something else. */
const NEW_SUBJECT =
  /\b(?:I|we|it|they|he|she|now|currently|today|but|already|so far|meanwhile|instead)\b|我|现在|目前|但|已|不过|而|当前/iu;

/** What a clause without a subject takes over from the one before it in its sentence: a plan, or having only watched. */
function goingOn(before: Statement | undefined, statement: Statement): Statement {
  if (!before || before.sentence !== statement.sentence || NEW_SUBJECT.test(statement.text)) return statement;
  if (
    before.mood === 'planned' &&
    before.moodFrom > 0 &&
    statement.mood === 'asserted' &&
    !/^\p{Script=Han}/u.test(statement.text)
  ) {
    const terms = termsOf(statement.text);
    return { ...statement, mood: 'planned', denied: statement.terms, focus: terms[0]?.id ?? null };
  }
  return before.strength === 'watch' && statement.strength !== 'join'
    ? { ...statement, strength: 'watch' }
    : statement;
}

/** The half of a denying clause that stands before the denial, as a statement of its own. */
function standing(statement: Statement): Statement[] {
  if (statement.mood !== 'negated' || statement.moodFrom === 0) {
    // "Nobody used it before March" denies nothing about the date.
    return [];
  }
  const text = statement.text.slice(0, statement.moodFrom);
  if (!/[\p{L}\p{N}]/u.test(text)) return [];
  const technologies = new Set(findTechnologies(text).map(({ id }) => id));
  return [
    {
      ...statement,
      text,
      mood: 'asserted',
      terms: termIds(text),
      denied: new Set(),
      focus: null,
      technologies,
      quantities: findQuantities(text),
      dates: findDates(text),
      strength: statement.strength === null ? null : strengthOf(text),
    },
  ];
}

function orderOf(source: FactSource, text: string): Statement {
  return {
    source,
    text,
    mood: 'instruction',
    moodFrom: 0,
    sentence: 0,
    terms: termIds(text),
    denied: new Set(),
    focus: null,
    quantities: findQuantities(text),
    dates: findDates(text),
    technologies: new Set(findTechnologies(text).map(({ id }) => id)),
    byOthers: false,
    strength: null,
  };
}

function lineOf(text: string, start: number): string {
  const end = text.indexOf('\n', start);
  return text.slice(start, end < 0 ? text.length : end);
}

function sentenceText(clauses: readonly Clause[], { sentence }: Clause): string {
  return clauses
    .filter((clause) => clause.sentence === sentence)
    .map(({ text }) => text)
    .join(': ');
}

function blank(text: string, spans: readonly [number, number][]): string {
  let plain = text;
  for (const [from, to] of spans) {
    plain = plain.slice(0, from) + plain.slice(from, to).replace(/[^\n]/g, ' ') + plain.slice(to);
  }
  return plain;
}

function withImplied(ids: readonly string[]): Set<string> {
  return new Set(ids.flatMap((id) => [id, ...impliedBy(id)]));
}

/** The names of packages in a manifest: there, `next` and `express` are nothing else. */
function packagesIn({ kind, text }: FactSource): string[] {
  if (kind !== 'manifest') return [];
  return text
    .replace(/(?<=^|\s)#.*|(?<=^|\s)\/\/.*/gm, '')
    .split(/[^\w@/.+#-]+/)
    .filter((name) => name.length > 1 && technologyOf(name) !== null);
}

function isShare({ kind, text }: FactSource): boolean {
  return kind === 'git' && SHARE.test(text);
}

/** A share of the commits: it says nothing of what was made. */
const SHARE = /\bauthor share\b|\bcommits?\b[^\n]*(?:\bof\b|%)|提交|占比/i;

/** Commits that brought in the work of others, or changed nothing. */
const NOT_WRITTEN =
  /\b(?:import(?:ed)?|upstream|vendor(?:ed)?|mirror(?:ed)?|unchanged|typos?|whitespace|formatting|bump(?:s|ed)?|dependabot|version bumps?|merge commits?|translations? only|docs only)\b|镜像|搬运|错别字|格式化|仅(?:改|修|更新)|导入上游|合并提交/iu;

/** "61 of 64 commits", "author share: 97 %", 640 次提交中的 2 次, 占 3%. */
function shareOf(sources: readonly FactSource[]): number | null {
  const shares = sources.flatMap((source) => {
    if (source.share) return source.share.total > 0 ? [source.share.mine / source.share.total] : [];
    if (source.kind !== 'git') return [];
    const text = source.text.replace(/(?<=\d),(?=\d{3})/g, '');
    if (NOT_WRITTEN.test(text)) return [0];
    const of = /(\d+)\s*(?:of|out of|\/)\s*(?:the |all |about )?(\d+)/i.exec(text);
    if (of && Number(of[2]) > 0) return [Number(of[1]) / Number(of[2])];
    const among = /(\d+)\s*(?:次|个)?\s*(?:提交|commits?)\s*(?:中|里)[^\d。]{0,12}(\d+)/.exec(text);
    if (among && Number(among[1]) > 0) return [Number(among[2]) / Number(among[1])];
    const percent = /(\d+(?:\.\d+)?)\s*[%％]/.exec(text);
    return percent ? [Number(percent[1]) / 100] : [];
  });
  return shares.length > 0 ? Math.max(...shares) : null;
}
