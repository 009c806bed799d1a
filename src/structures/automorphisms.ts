/** The symmetries of a graph: renumberings of its nodes that leave it as it is. */
import { initialColours, refined } from './colour-refinement.js';
import type { HeapGraph } from './heap-graph.js';
import { walkOrder } from './walk-order.js';

/** By node its image, the identity first; no more than `most`. `backwards` as in `walkOrder`. */
export function automorphisms(graph: HeapGraph, backwards: number, most: number): readonly Int32Array[] {
  const identity = Int32Array.from({ length: graph.size }, (_, node) => node);
  // A walk without choices meets the nodes in one order only.
  if (walkOrder(graph, backwards) !== undefined) return [identity];
  const colours = refined(graph, initialColours(graph));
  const found: Int32Array[] = [identity];
  const image = new Int32Array(graph.size);
  const taken = new Uint8Array(graph.size);
  let left = 100 * most;
  const map = (node: number): void => {
    if (found.length >= most || left-- <= 0) return;
    if (node === graph.size) {
      if (image.some((other, index) => other !== index)) found.push(image.slice());
      return;
    }
    for (let other = 0; other < graph.size; other++) {
      if (taken[other] === 1 || colours[other] !== colours[node] || !fits(graph, image, node, other)) continue;
      image[node] = other;
      taken[other] = 1;
      map(node + 1);
      taken[other] = 0;
    }
  };
  map(0);
  return found;
}

/** Whether the edges between the node and those before it are those between their images. */
function fits(graph: HeapGraph, image: Int32Array, node: number, other: number): boolean {
  for (let before = 0; before <= node; before++) {
    const mapped = before === node ? other : (image[before] as number);
    if (!sameEdges(graph, before, node, mapped, other) || !sameEdges(graph, node, before, other, mapped)) return false;
  }
  return true;
}

/** Edges ascend by kind, then by target: those to one target ascend by kind. */
function sameEdges(graph: HeapGraph, source: number, target: number, from: number, to: number): boolean {
  const { starts, kinds, targets } = graph;
  const end = starts[source + 1] as number;
  const last = starts[from + 1] as number;
  let edge = starts[source] as number;
  let other = starts[from] as number;
  for (;;) {
    while (edge < end && targets[edge] !== target) edge++;
    while (other < last && targets[other] !== to) other++;
    if (edge === end || other === last) return edge === end && other === last;
    if (kinds[edge++] !== kinds[other++]) return false;
  }
}
