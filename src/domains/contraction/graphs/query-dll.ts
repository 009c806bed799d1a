/** Whether a variable points to a doubly-linked list: a walk along `next` that looks for each way back. */
import type { Truth } from '../../../base/truth.js';
import { type HeapGraph, NULL_NODE } from '../../../structures/heap-graph.js';
import { backOf, edgeBack, fieldOf, loopBit, parentBit } from './links.js';
import type { ContractionModel } from './model.js';

/**
 * A null-terminated list along `next`, `prev` its inverse, and null at the start. Exact where the trees on the way have no loop
 * but `next`; a `prev` that is not declared a parent field is only followed between single objects.
 */
export function dll(graph: HeapGraph, model: ContractionModel, variable: number, next: number, prev: number): Truth {
  const start = graph.variables[variable] as number;
  if (start === NULL_NODE) return 'yes';
  const bit = parentBit(model, prev);
  if (parentBit(model, next) !== 0) return 'unknown';
  if (edgeFrom(graph, start, prev).length > 0 || (bit !== 0 && edgeBack(graph, start, bit) !== -1)) return 'no';
  let left = graph.size;

  const walk = (node: number): Truth => {
    // Each node is come to along an edge of its own; a walk that is longer comes to one again and does not end in null.
    if (left-- === 0) return 'no';
    const exits = edgeFrom(graph, node, next);
    const ends = ((graph.summaries[node] as number) & ~loopBit(next)) !== 0;
    let answer: Truth | undefined = exits.length === 0 || ends ? 'yes' : undefined;
    for (const exit of exits) {
      const further = leadsBack(exit);
      answer = answer === undefined || answer === further ? further : 'unknown';
    }
    return answer ?? 'yes';
  };

  const leadsBack = (edge: number): Truth => {
    const from = graph.sources[edge] as number;
    const to = graph.targets[edge] as number;
    const written = edgeFrom(graph, to, prev);
    if ((backOf(graph.kinds[edge] as number) & bit) !== 0) return walk(to);
    if (graph.summaries[to] !== 0) {
      return bit === 0 && (written.length > 0 || inLoops(graph, to, prev)) ? 'unknown' : 'no';
    }
    const back = written[0] === undefined ? -1 : (graph.targets[written[0]] as number);
    if (back === from && graph.summaries[from] === 0) return walk(to);
    // The way back leads into the same tree along another edge: perhaps to the same object.
    const other = bit === 0 ? -1 : edgeBack(graph, to, bit);
    const sameTree = graph.summaries[from] !== 0 && (back === from || (other !== -1 && graph.sources[other] === from));
    return sameTree ? 'unknown' : other !== -1 && graph.sources[other] === from ? walk(to) : 'no';
  };
  return walk(start);
}

function inLoops(graph: HeapGraph, node: number, field: number): boolean {
  return ((graph.summaries[node] as number) & loopBit(field)) !== 0;
}

function edgeFrom(graph: HeapGraph, node: number, field: number): number[] {
  const edges: number[] = [];
  for (let edge = graph.starts[node] as number; edge < (graph.starts[node + 1] as number); edge++) {
    if (fieldOf(graph.kinds[edge] as number) === field) edges.push(edge);
  }
  return edges;
}
