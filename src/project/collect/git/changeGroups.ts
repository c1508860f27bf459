import type { Change, SizedChange } from './changes';
import type { CommitSize } from './history';

/** How many changes of one group, of one type, and with one beginning are told. */
const PER_GROUP = 4;
const FIXES = 3;
const TESTS = 1;
/** Where there are a few changes, those below this score are not told. */
const LEAST = 7;
const FEW = 4;

/** Folders that hold everything, and so name no part of a project. */
const GENERIC =
  /^(?:src|lib|libs|app|apps|packages|pkg|internal|cmd|core|source|main|java|kotlin|scala|resources|test|tests|__tests__|spec|specs|com|org|net|io|cn|github|modules|crates|components|server|client|frontend|backend|web|common|utils?|docs?|examples?|public|static|assets|include|views?|api|apis|resources?|services?|routers?|routes?|models?|controllers?|pages?|plugins?|dto|entity|mapper|dao|impl|hooks|store|stores|types|shared|base|crates?|docs_src)$/i;

const TEST_FILE =
  /(?:^|\/)(?:tests?|__tests__|specs?|e2e|benchsuite|benches|benchmarks?)\/|[._-](?:test|spec)s?\.\w+$|(?:^|\/)test_[^/]+$|Tests?\.\w+$/;

/** Gives a change its size and its group; `null` where it changed nothing but lock files, prose and the like. */
export function sizeChange(change: Change, size: CommitSize | undefined): SizedChange | null {
  if (size && size.files === 0) return null;
  const known = size ?? { files: 0, added: 0, removed: 0, paths: [] };
  // A thousand lines weigh four points; a change of several thousand is often a move or an import.
  const lines = known.added + Math.min(known.removed, known.added) / 4;
  const few = size !== undefined && lines < 10 ? 2.5 : 0;
  const weight = Math.min(Math.log2(1 + lines) * 0.4, 4) - few - (known.files > 150 ? 2 : 0);
  const group = groupOf(change, known.paths);
  const onlyTests = known.paths.length > 0 && known.paths.every((path) => TEST_FILE.test(path));
  const type = onlyTests && change.type !== 'performance' ? 'test' : change.type;
  const score = change.score + weight - (onlyTests ? 2 : 0);
  return { ...change, type, size: known, score, ...(group === undefined ? {} : { group }) };
}

function groupOf(change: Change, paths: readonly string[]): string | undefined {
  if (change.scope !== undefined) return change.scope.toLowerCase();
  const counts = new Map<string, number>();
  for (const path of paths) {
    const part = path
      .split('/')
      .slice(0, -1)
      .find((name) => !GENERIC.test(name) && !/^\.|^tests?[_-]|[_-]tests?$|[{}$]/i.test(name));
    if (part !== undefined) counts.set(part, (counts.get(part) ?? 0) + 1);
  }
  const [top] = [...counts].sort(([, a], [, b]) => b - a);
  return top && top[1] * 2 > paths.length ? top[0].toLowerCase() : undefined;
}

/**
 * The changes to tell, best first, those of one group together: no group and no kind of change takes all the places,
 * and what was said once is not said again.
 */
export function chooseChanges(changes: readonly SizedChange[], max: number): SizedChange[] {
  const chosen: SizedChange[] = [];
  const groups = new Map<string, number>();
  const types = new Map<string, number>();
  for (const change of [...changes].sort((a, b) => b.score - a.score)) {
    if (chosen.length >= max) break;
    const inGroup = change.group === undefined ? 0 : (groups.get(change.group) ?? 0);
    const ofType = types.get(change.type) ?? 0;
    const limit = change.type === 'fix' ? FIXES : change.type === 'test' ? TESTS : max;
    if (inGroup >= PER_GROUP || ofType >= limit) continue;
    if (change.score < LEAST && chosen.length >= FEW) break;
    if (chosen.some(({ subject }) => alike(subject, change.subject))) continue;
    chosen.push(change);
    types.set(change.type, ofType + 1);
    if (change.group !== undefined) groups.set(change.group, inGroup + 1);
  }
  return together(chosen);
}

/** Members of a group move up to its best. */
function together(changes: readonly SizedChange[]): SizedChange[] {
  const seen = new Set<string>();
  return changes.flatMap((change) => {
    if (change.group === undefined) return [change];
    if (seen.has(change.group)) return [];
    seen.add(change.group);
    return changes.filter(({ group }) => group === change.group);
  });
}

/** Whether two subjects share most of their words (in Chinese: pairs of characters). */
function alike(a: string, b: string): boolean {
  const [left, right] = [units(a), units(b)];
  const shared = [...left].filter((unit) => right.has(unit)).length;
  return shared >= 0.6 * Math.min(left.size, right.size);
}

function units(text: string): Set<string> {
  const lower = text.toLowerCase();
  const words = lower.match(/[a-z][\w-]{2,}/g) ?? [];
  const runs = lower.match(/\p{Script=Han}{2,}/gu) ?? [];
  return new Set([
    ...words,
    ...runs.flatMap((run) =>
      Array.from(run)
        .slice(1)
        .map((char, index) => (run[index] ?? '') + char),
    ),
  ]);
}
