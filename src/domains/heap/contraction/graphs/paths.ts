/** Paths of one or more edges along any fields between the objects of nodes: must and may, case 6 of theorem 1. */
import type { Truth } from '../../../../base/truth.js';
import type { HeapGraph } from '../../../../structures/heap-graph.js';
import { backOf, fieldOf, loopBit } from './links.js';
import { backInside } from './reached.js';

export class Paths {
  readonly #graph: HeapGraph;
  /** By node, when asked for: the nodes to which steps lead, in none or more. */
  readonly #from: (Uint8Array | undefined)[] = [];

  constructor(graph: HeapGraph) {
    this.#graph = graph;
  }

  /** Yes if each object of the first node has a path to each of the second, no if none has one to any. */
  between(source: number, target: number): Truth {
    const { summaries } = this.#graph;
    let certain = false;
    let possible = source === target && summaries[source] !== 0;
    this.#steps(source, (next, kind, backwards) => {
      if (this.#reached(next)[target] === 0) return;
      possible = true;
      if (this.#everyObjectCanStep(source, kind, backwards ? 'backwards' : 'forwards')) certain = true;
    });
    return certain ? 'yes' : possible ? 'unknown' : 'no';
  }

  /** From each object of the node to the source of the edge, and along it. */
  #everyObjectCanStep(node: number, kind: number, direction: 'backwards' | 'forwards'): boolean {
    const { summaries } = this.#graph;
    // Parent pointers lead to the root, and the root to everything; a list leads to its end.
    if (summaries[node] === 0 || backInside(this.#graph, node) !== 0) return true;
    return direction === 'forwards' && summaries[node] === loopBit(fieldOf(kind));
  }

  #reached(start: number): Uint8Array {
    const known = this.#from[start];
    if (known !== undefined) return known;
    const reached = new Uint8Array(this.#graph.size);
    const rest = [start];
    reached[start] = 1;
    for (let node = rest.pop(); node !== undefined; node = rest.pop()) {
      this.#steps(node, (next) => {
        if (reached[next] === 1) return;
        reached[next] = 1;
        rest.push(next);
      });
    }
    this.#from[start] = reached;
    return reached;
  }

  #steps(node: number, visit: (next: number, kind: number, backwards: boolean) => void): void {
    const { sources, kinds, targets } = this.#graph;
    for (let edge = 0; edge < kinds.length; edge++) {
      const kind = kinds[edge] as number;
      if (sources[edge] === node) visit(targets[edge] as number, kind, false);
      if (targets[edge] === node && backOf(kind) !== 0) visit(sources[edge] as number, kind, true);
    }
  }
}
