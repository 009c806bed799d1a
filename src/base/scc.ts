/**
 * Strongly connected components.
 * R. Tarjan, Depth-first search and linear graph algorithms, SIAM J. Comput. 1 (1972), without recursion.
 */
import type { Graph } from './graph.js';

/**
 * Calls `found` for every component of the nodes reached from the roots, successors before predecessors. Within a
 * component its root, the node that the search met first, comes first. Only nodes accepted by `inside` are visited.
 */
export class ComponentSearch {
  readonly #graph: Graph;
  readonly #inside: (node: number) => boolean;
  readonly #found: (component: readonly number[]) => void;
  /** 0: not met. Otherwise the order of meeting, from 1; `DONE` once its component is known. */
  readonly #number: Int32Array;
  readonly #low: Int32Array;
  readonly #open: number[] = [];
  #count = 0;

  constructor(
    graph: Graph,
    inside: (node: number) => boolean,
    found: (component: readonly number[]) => void,
    scratch = { number: new Int32Array(graph.length), low: new Int32Array(graph.length) },
  ) {
    this.#graph = graph;
    this.#inside = inside;
    this.#found = found;
    this.#number = scratch.number;
    this.#low = scratch.low;
  }

  /** Searches from a root; a root that an earlier search met is skipped. */
  from(root: number): void {
    const number = this.#number;
    const low = this.#low;
    if (number[root] !== 0 || !this.#inside(root)) return;
    const path: number[] = [];
    const next: number[] = [];
    const enter = (node: number): void => {
      number[node] = low[node] = ++this.#count;
      this.#open.push(node);
      path.push(node);
      next.push((this.#graph[node] as readonly number[]).length);
    };
    enter(root);
    while (path.length > 0) {
      const top = path.length - 1;
      const node = path[top] as number;
      const left = next[top] as number;
      if (left > 0) {
        next[top] = left - 1;
        const successor = (this.#graph[node] as readonly number[])[left - 1] as number;
        if (!this.#inside(successor)) continue;
        if (number[successor] === 0) enter(successor);
        else if (number[successor] !== DONE) low[node] = Math.min(low[node] as number, number[successor] as number);
        continue;
      }
      path.pop();
      next.pop();
      if (top > 0) {
        const parent = path[top - 1] as number;
        low[parent] = Math.min(low[parent] as number, low[node] as number);
      }
      if (low[node] === number[node]) this.#close(node);
    }
  }

  #close(root: number): void {
    const start = this.#open.lastIndexOf(root);
    const component = this.#open.splice(start);
    for (const node of component) this.#number[node] = DONE;
    this.#found(component);
  }
}

const DONE = 0x7fffffff;

export interface Components {
  /** Each component's nodes; a component comes before those it has edges to. */
  readonly components: readonly (readonly number[])[];
  /** The place of each node's component in `components`; -1 for nodes that are not reached. */
  readonly componentOf: Int32Array;
}

/** Components of the nodes reached from the roots; of all nodes when no roots are given. */
export function stronglyConnectedComponents(graph: Graph, roots?: readonly number[]): Components {
  const components: (readonly number[])[] = [];
  const search = new ComponentSearch(
    graph,
    () => true,
    (component) => components.push(component),
  );
  for (const root of roots ?? graph.keys()) search.from(root);
  components.reverse();
  const componentOf = new Int32Array(graph.length).fill(-1);
  components.forEach((component, index) => {
    for (const node of component) componentOf[node] = index;
  });
  return { components, componentOf };
}

/** Whether the component has a cycle: more than one node, or an edge from a node to itself. */
export function isCyclic(graph: Graph, component: readonly number[]): boolean {
  const [first] = component;
  return component.length > 1 || (first !== undefined && (graph[first] as readonly number[]).includes(first));
}
