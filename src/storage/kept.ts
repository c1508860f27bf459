/** What deciding about a checkpoint needs. */
export interface CheckpointFacts {
  ns: string;
  id: string;
  parent?: string;
  /** `input`, `loop`, `update`, `fork`: LangGraph's metadata. */
  source: string;
  /** A question of it waits, or waited, for an answer. */
  asked: boolean;
}

/**
 * The checkpoints that rewinding and regenerating need, by namespace and id: each turn's beginning and the state before
 * it, each question and the state before it (a question is asked anew from there), what was edited or branched, the end
 * of each branch, and everything of the last turn. Subgraphs are kept as long as the head is not finished: then what
 * waits in them goes on.
 */
export function keptCheckpoints(
  all: readonly CheckpointFacts[],
  head: { id: string; finished: boolean } | undefined,
): ReadonlySet<string> {
  const main = new Map(all.filter(({ ns }) => ns === '').map((one) => [one.id, one]));
  const parents = new Set([...main.values()].map(({ parent }) => parent));
  const kept = new Set<string>();
  const keep = (id: string | undefined): void => {
    if (id !== undefined && main.has(id)) kept.add(keyOf('', id));
  };
  for (const { id, parent, source, asked } of main.values()) {
    const edited = source === 'update' || source === 'fork';
    if (source === 'input' || asked || edited || !parents.has(id)) keep(id);
    if (source === 'input' || asked) keep(parent);
  }
  let at = head && main.get(head.id);
  while (at) {
    keep(at.id);
    if (at.source === 'input') break;
    at = at.parent === undefined ? undefined : main.get(at.parent);
  }
  if (head && !head.finished) {
    for (const { ns, id } of all) if (ns !== '') kept.add(keyOf(ns, id));
  }
  return kept;
}

/** A checkpoint's key in the set. */
export function keyOf(ns: string, id: string): string {
  return `${ns}\t${id}`;
}
