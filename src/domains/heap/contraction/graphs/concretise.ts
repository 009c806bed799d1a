/** A concrete heap of a state, built as the proof of lemma 1: for witnesses and for tests. */
import { Draft } from '../../../../structures/draft.js';
import type { HeapGraph } from '../../../../structures/heap-graph.js';
import { backOf, fieldOf, kindOf, unfoldParents } from './links.js';
import { bitsOf } from './loop-sets.js';
import type { ContractionModel } from './model.js';
import { exitsOf } from './placements.js';

/**
 * Replaces each summary by a tree that uses all its loops. Along the first loop runs a chain; each exit and each further loop
 * has a link of the chain to itself, so that none disturbs another. Small, but not the smallest.
 */
export function concretised(graph: HeapGraph, model: ContractionModel): HeapGraph {
  const draft = Draft.of(graph);
  for (let node = 0; node < graph.size; node++) if (draft.summaries[node] !== 0) replace(draft, node);
  unfoldParents(draft, model);
  return draft.freeze();
}

function replace(draft: Draft, root: number): void {
  const [first, ...further] = bitsOf(draft.summaries[root] as number);
  if (first === undefined) return;
  const label = draft.labels[root] as number;
  const entering = draft.targets.indexOf(root);
  const back = kindOf(0, backOf(draft.kinds[entering] as number));
  draft.summaries[root] = 0;
  const exits = exitsOf(draft, root);
  let last = root;
  let used = false;
  const extend = (): number => {
    const next = draft.addNode(label);
    draft.addEdge(last, first | back, next);
    last = next;
    used = false;
    return next;
  };
  const free = (): number => {
    const link = used ? extend() : last;
    used = true;
    return link;
  };
  const leaf = (field: number): number => {
    const below = draft.addNode(label);
    draft.addEdge(free(), field | back, below);
    return below;
  };
  const needed = [...further];
  const along = exits.filter((exit) => fieldOf(draft.kinds[exit] as number) === first);
  for (const exit of exits) if (!along.includes(exit)) draft.sources[exit] = free();
  // One exit along the chain's own field is its end; the others leave from leaves.
  for (const exit of along.slice(1)) draft.sources[exit] = leaf(needed.pop() ?? (further[0] as number));
  for (const field of needed) leaf(field);
  if (last === root || (used && along.length > 0)) extend();
  if (along[0] !== undefined) draft.sources[along[0]] = last;
}
