import { keyOf } from '../storage/kept';
import type { CheckpointOutline } from '../storage/outline';

/** What of a checkpoint tells where it stands. */
type Node = Pick<CheckpointOutline, 'ns' | 'id' | 'parentId' | 'head'>;

/** Where a checkpoint stands among the branches of its namespace. */
export interface Branch {
  /** 0: on the way to the head (in a subgraph: to its newest); others count from the newest branch, 1. */
  branch: number;
  /** How many checkpoints follow directly: more than one, branches begin here. */
  children: number;
}

/** Places checkpoints, given newest first, on their branches; the order is kept. */
export function arrange<N extends Node>(outline: readonly N[]): (N & Branch)[] {
  const byKey = new Map(outline.map((one) => [keyOf(one.ns, one.id), one]));
  const children = new Map<string, number>();
  for (const { ns, parentId } of outline) {
    if (parentId === undefined) continue;
    const parent = keyOf(ns, parentId);
    children.set(parent, (children.get(parent) ?? 0) + 1);
  }
  const branches = new Map<string, number>();
  const follow = (tip: Node, branch: number): void => {
    let at: Node | undefined = tip;
    while (at && !branches.has(keyOf(at.ns, at.id))) {
      branches.set(keyOf(at.ns, at.id), branch);
      at = at.parentId === undefined ? undefined : byKey.get(keyOf(at.ns, at.parentId));
    }
  };
  const begun = new Map<string, number>();
  const heads = outline.filter(({ head }) => head);
  for (const tip of [...heads, ...outline]) {
    if (branches.has(keyOf(tip.ns, tip.id))) continue;
    const branch = begun.get(tip.ns) ?? 0;
    begun.set(tip.ns, branch + 1);
    follow(tip, branch);
  }
  return outline.map((one) => ({
    ...one,
    branch: branches.get(keyOf(one.ns, one.id)) ?? 0,
    children: children.get(keyOf(one.ns, one.id)) ?? 0,
  }));
}
