/** Whether a variable points to a doubly-linked list: a walk along `next` that looks for each way back. */
import { agreement, type Truth } from '../../../../base/truth.js';
import { type HeapGraph, NULL_NODE } from '../../../../structures/heap-graph.js';
import { backOf, edgeBack, fieldOf, loopBit, parentBit } from './links.js';
import type { ContractionModel } from './model.js';
import { VaguePart } from './vague-part.js';

/**
 * A null-terminated list along `next`, `prev` its inverse, and null at the start. Exact where the trees on the way have no loop
 * but `next`; a `prev` that is not declared a parent field is only followed between single objects. Where `next` is one, the
 * walk leads up through trees, from the source of an edge to the root.
 */
export function dll(graph: HeapGraph, model: ContractionModel, variable: number, next: number, prev: number): Truth {
  const start = graph.variables[variable] as number;
  if (start === NULL_NODE) return 'yes';
  const vague = new VaguePart(graph, model);
  const answer = new DllWalk(graph, model, vague, next, prev).from(start);
  return vague.mayBeNull(start) ? agreement('yes', answer) : answer;
}

class DllWalk {
  readonly #graph: HeapGraph;
  readonly #vague: VaguePart;
  readonly #next: number;
  readonly #prev: number;
  /** The bit of `prev` if it is a parent field. */
  readonly #bit: number;
  /** The bit of `next` if it is a parent field. */
  readonly #up: number;
  #left: number;

  constructor(graph: HeapGraph, model: ContractionModel, vague: VaguePart, next: number, prev: number) {
    this.#graph = graph;
    this.#vague = vague;
    this.#next = next;
    this.#prev = prev;
    this.#bit = parentBit(model, prev);
    this.#up = parentBit(model, next);
    this.#left = graph.size;
  }

  from(start: number): Truth {
    if (this.#up !== 0 && this.#bit !== 0) return 'unknown';
    const before = this.#edges(start, this.#prev);
    if (before.some((edge) => !this.#vague.mayBeNull(this.#graph.targets[edge] as number))) return 'no';
    if (this.#bit !== 0 && edgeBack(this.#graph, start, this.#bit) !== -1) return 'no';
    const rest = this.#up === 0 ? this.#walk(start) : this.#climb(start);
    const isFirst = before.length === 0 && this.#vague.shows(start, this.#prev);
    return isFirst || rest === 'no' ? rest : 'unknown';
  }

  #walk(node: number): Truth {
    // Each node is come to along an edge of its own; a walk that is longer comes to one again and does not end in null.
    if (this.#left-- === 0) return 'no';
    if (!this.#vague.shows(node, this.#next)) return 'unknown';
    const exits = this.#edges(node, this.#next);
    const ends = ((this.#graph.summaries[node] as number) & ~loopBit(this.#next)) !== 0;
    let answer: Truth | undefined = exits.length === 0 || ends ? 'yes' : undefined;
    for (const exit of exits) {
      const further = this.#along(exit);
      answer = answer === undefined ? further : agreement(answer, further);
    }
    return answer ?? 'yes';
  }

  #along(edge: number): Truth {
    const to = this.#graph.targets[edge] as number;
    const answer = this.#vague.isVague(to) ? this.#intoVague(edge) : this.#leadsBack(edge);
    return this.#vague.mayBeNull(to) ? agreement('yes', answer) : answer;
  }

  /** Vague objects refer to vague ones only, and to which of these, only known fields say. */
  #intoVague(edge: number): Truth {
    const from = this.#graph.sources[edge] as number;
    const to = this.#graph.targets[edge] as number;
    if (!this.#vague.isVague(from)) return 'no';
    if (!this.#vague.shows(to, this.#prev)) return 'unknown';
    const [back] = this.#edges(to, this.#prev);
    if (back === undefined) return 'no';
    const target = this.#graph.targets[back] as number;
    if (target === from) return this.#vague.mayBeNull(target) ? 'unknown' : this.#walk(to);
    return this.#vague.mayBeSame(target, from) ? 'unknown' : 'no';
  }

  #leadsBack(edge: number): Truth {
    const graph = this.#graph;
    const bit = this.#bit;
    const from = graph.sources[edge] as number;
    const to = graph.targets[edge] as number;
    const written = this.#edges(to, this.#prev);
    if ((backOf(graph.kinds[edge] as number) & bit) !== 0) return this.#walk(to);
    if (graph.summaries[to] !== 0) {
      const inLoops = ((graph.summaries[to] as number) & loopBit(this.#prev)) !== 0;
      return bit === 0 && (written.length > 0 || inLoops) ? 'unknown' : 'no';
    }
    const back = written[0] === undefined ? -1 : (graph.targets[written[0]] as number);
    if (back === from && graph.summaries[from] === 0) return this.#walk(to);
    // The way back leads into the same tree along another edge: perhaps to the same object.
    const other = bit === 0 ? -1 : edgeBack(graph, to, bit);
    const isFromBelow = other !== -1 && graph.sources[other] === from;
    if (graph.summaries[from] !== 0 && (back === from || isFromBelow)) return 'unknown';
    return isFromBelow ? this.#walk(to) : 'no';
  }

  /** Along a parent field: to the target of an edge, or to where an edge that carries its bit comes from. */
  #climb(node: number): Truth {
    const graph = this.#graph;
    if (this.#left-- === 0) return 'no';
    if (this.#vague.isVague(node) || !this.#vague.shows(node, this.#next)) return 'unknown';
    const [written] = this.#edges(node, this.#next);
    if (written !== undefined) {
      const to = graph.targets[written] as number;
      if (this.#vague.mayBeNull(to)) return 'unknown';
      // Between single objects; what is vague refers to nothing else.
      const back = this.#edges(to, this.#prev).some((edge) => graph.targets[edge] === node);
      return back && !this.#vague.isVague(to) ? this.#climb(to) : 'no';
    }
    const below = edgeBack(graph, node, this.#up);
    if (below === -1) return 'yes';
    const to = graph.sources[below] as number;
    if (graph.summaries[to] === 0) {
      const back = this.#edges(to, this.#prev).some((edge) => graph.targets[edge] === node);
      return back ? this.#climb(to) : 'no';
    }
    // The object may refer to the node along several fields of which one carries the bit.
    if (fieldOf(graph.kinds[below] as number) !== this.#prev) return 'unknown';
    const rest = this.#climb(to);
    return graph.summaries[to] === loopBit(this.#prev) || rest === 'no' ? rest : 'unknown';
  }

  #edges(node: number, field: number): number[] {
    const { starts, kinds } = this.#graph;
    const edges: number[] = [];
    for (let edge = starts[node] as number; edge < (starts[node + 1] as number); edge++) {
      if (fieldOf(kinds[edge] as number) === field) edges.push(edge);
    }
    return edges;
  }
}
