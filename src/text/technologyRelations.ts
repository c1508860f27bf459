import { CHILDREN } from './technologyRelationTable';

/** Parents of a child, straight ones. */
let parents: Map<string, string[]> | undefined;
const closures = new Map<string, readonly string[]>();

function parentsOf(id: string): readonly string[] {
  if (!parents) {
    parents = new Map();
    for (const [parent, children] of CHILDREN)
      for (const child of children.split('|')) parents.set(child, [...(parents.get(child) ?? []), parent]);
  }
  return parents.get(id) ?? [];
}

/** Ids of what is true wherever the given technology is used, all the way up, without itself: `gin` → `go`. */
export function impliedBy(id: string): readonly string[] {
  const known = closures.get(id);
  if (known) return known;
  const all = new Set<string>();
  const open = [id];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    for (const parent of parentsOf(next)) {
      if (parent === id || all.has(parent)) continue;
      all.add(parent);
      open.push(parent);
    }
  }
  const implied = [...all];
  // Only ids of the table are kept: callers may ask for anything.
  if (implied.length > 0) closures.set(id, implied);
  return implied;
}
