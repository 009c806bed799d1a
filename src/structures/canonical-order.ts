/** The canonical numbers of the nodes of any graph: by a walk where that has no choice, else by a search. */
import type { HeapGraph } from './heap-graph.js';
import { type FoundOrder, searchedOrder } from './order-search.js';
import { walkOrder } from './walk-order.js';

/** `backwards` as in `walkOrder`, `limit` as in `searchedOrder`. */
export function canonicalOrder(graph: HeapGraph, backwards: number, limit: number): FoundOrder {
  const walked = walkOrder(graph, backwards);
  return walked === undefined ? searchedOrder(graph, limit) : { numbers: walked, complete: true, tried: 0 };
}
