/**
 * Weak topological orders: the nodes in an order in which only edges to the heads of enclosing components go back.
 * F. Bourdoncle, Efficient chaotic iteration strategies with widenings, FMPA 1993, sections 3 and 4.3.
 *
 * A component is a strongly connected set; its head is taken out and the rest is ordered in the same way. Nothing
 * recurses, so that long chains and deep nests of loops are no danger to the stack.
 */
import type { Graph } from './graph.js';
import { ComponentSearch, isCyclic } from './scc.js';

export interface OrderComponent {
  readonly head: number;
  /** What follows the head inside the component. */
  readonly body: WeakOrder;
}

export type WeakOrder = readonly (number | OrderComponent)[];

/** The order of the nodes reached from the entry. */
export function weakTopologicalOrder(graph: Graph, entry: number): WeakOrder {
  const order: (number | OrderComponent)[] = [];
  // Nodes of the region that a task orders carry its number; heads carry none.
  const region = new Int32Array(graph.length);
  const scratch = { number: new Int32Array(graph.length), low: new Int32Array(graph.length) };
  const tasks: {
    readonly region: number;
    readonly roots: readonly number[];
    readonly into: (number | OrderComponent)[];
  }[] = [{ region: 0, roots: [entry], into: order }];
  let regions = 1;
  for (let task = tasks.pop(); task !== undefined; task = tasks.pop()) {
    const { region: current, roots, into } = task;
    const inside = (node: number): boolean => region[node] === current;
    const found: (readonly number[])[] = [];
    const search = new ComponentSearch(graph, inside, (component) => found.push(component), scratch);
    // The last root is searched first, so that in the reversed order what the first leads to comes first.
    for (let index = roots.length - 1; index >= 0; index--) search.from(roots[index] as number);
    for (let index = found.length - 1; index >= 0; index--) {
      const component = found[index] as readonly number[];
      const head = component[0] as number;
      if (!isCyclic(graph, component)) {
        into.push(head);
        continue;
      }
      const body: (number | OrderComponent)[] = [];
      into.push({ head, body });
      region[head] = -1;
      for (const node of component.slice(1)) {
        region[node] = regions;
        scratch.number[node] = 0;
      }
      tasks.push({ region: regions++, roots: graph[head] as readonly number[], into: body });
    }
  }
  return order;
}

/** The nodes of the order, one after the other. */
export function flatOrder(order: WeakOrder): number[] {
  const nodes: number[] = [];
  const rest: (number | OrderComponent)[] = [...order].reverse();
  for (let element = rest.pop(); element !== undefined; element = rest.pop()) {
    if (typeof element === 'number') nodes.push(element);
    else {
      nodes.push(element.head);
      for (let index = element.body.length - 1; index >= 0; index--)
        rest.push(element.body[index] as number | OrderComponent);
    }
  }
  return nodes;
}

/** Bourdoncle's notation: `0 (1 2 (3 4)) 5`. */
export function showOrder(order: WeakOrder): string {
  return order
    .map((element) =>
      typeof element === 'number' ? String(element) : `(${[element.head, showOrder(element.body)].join(' ').trim()})`,
    )
    .join(' ');
}
