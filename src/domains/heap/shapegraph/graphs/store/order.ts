/** Order and join of graphs. */
import { ABSENT } from './draft.js';
import { ELSEWHERE, NULL, type ShapeGraph, UNREAD } from './model.js';
import type { GraphStore } from './store.js';

/** The join of two keyed graphs with the same key; of relational ones, those are equal. */
export function joined(store: GraphStore, left: ShapeGraph, right: ShapeGraph): ShapeGraph {
  if (left === right) return left;
  const draft = store.draft(left);
  const other = store.view(right);
  if (!store.keyed || store.key(left) !== store.key(right)) throw new Error('only graphs with equal keys are joined');
  // Equal keys mean equal numbers of nodes.
  for (let node = 0; node < draft.nodeCount; node++) {
    draft.flags[node] = (draft.flags[node] as number) | (other.flags[node] as number);
  }
  for (let field = 0; field < store.fields; field++) {
    draft.edges[field] = (draft.edges[field] as number) | (other.edges[field] as number);
  }
  if (draft.summary !== ABSENT && other.summary !== ABSENT) draft.summary |= other.summary;
  return store.seal(draft) ?? left;
}

export function isBelow(store: GraphStore, lower: ShapeGraph, upper: ShapeGraph): boolean {
  if (lower === upper) return true;
  const left = store.view(lower);
  const right = store.view(upper);
  if (left.values.length !== right.values.length || left.nodeCount !== right.nodeCount) return false;
  const within = (own: number, other: number): boolean =>
    own === other || (own === NULL && other === ELSEWHERE) || other === UNREAD;
  // Nodes are numbered by their least variables, in both alike when the variables agree.
  if (!left.values.every((value, at) => within(value, right.values[at] as number))) return false;
  if (!left.fields.every((target, at) => within(target, right.fields[at] as number))) return false;
  if (!store.keyed) {
    return (
      left.summary === right.summary &&
      left.flags.every((flags, at) => flags === right.flags[at]) &&
      left.edges.every((mask, at) => (mask | ((right.edges[at] as number) & (1 << ELSEWHERE))) === right.edges[at])
    );
  }
  return (
    (left.summary === ABSENT || (right.summary !== ABSENT && (left.summary & ~right.summary) === 0)) &&
    left.flags.every((flags, at) => (flags & ~(right.flags[at] as number)) === 0) &&
    left.edges.every((mask, at) => (mask & ~(right.edges[at] as number)) === 0)
  );
}
