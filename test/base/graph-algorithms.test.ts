/** Components, orders, dominators and loops against their definitions. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Dominators } from '../../src/base/dominators.js';
import { type Graph, reversePostOrder } from '../../src/base/graph.js';
import { isReducible, type Loop, loopForest } from '../../src/base/loops.js';
import {
  flatOrder,
  type OrderComponent,
  showOrder,
  type WeakOrder,
  weakTopologicalOrder,
} from '../../src/base/order.js';
import { isCyclic, stronglyConnectedComponents } from '../../src/base/scc.js';
import { graphs, reachable, ring } from './graphs.js';

const RUNS = { numRuns: 2000, seed: 20240817 };

describe('reversePostOrder', () => {
  it('lists what is reached, and puts a node before its successors unless they lead back to it', () => {
    fc.assert(
      fc.property(graphs(9), (graph) => {
        const order = reversePostOrder(graph, [0]);
        expect(new Set(order)).toEqual(reachable(graph, 0));
        expect(order.length).toBe(new Set(order).size);
        const position = new Map(order.map((node, index) => [node, index]));
        for (const node of order) {
          for (const next of graph[node] ?? []) {
            const leadsBack = reachable(graph, next).has(node);
            if (!leadsBack) expect(position.get(node)).toBeLessThan(position.get(next) as number);
          }
        }
      }),
      RUNS,
    );
  });

  it('puts the first successor first', () => {
    expect(reversePostOrder([[1, 2], [3], [3], []], [0])).toEqual([0, 1, 2, 3]);
  });
});

describe('stronglyConnectedComponents', () => {
  it('joins exactly the nodes that reach each other, in topological order', () => {
    fc.assert(
      fc.property(graphs(9), (graph) => {
        const { components, componentOf } = stronglyConnectedComponents(graph);
        expect(components.flat().sort((a, b) => a - b)).toEqual([...graph.keys()]);
        for (const one of graph.keys()) {
          for (const other of graph.keys()) {
            const together = reachable(graph, one).has(other) && reachable(graph, other).has(one);
            expect(componentOf[one] === componentOf[other]).toBe(together);
            if (graph[one]?.includes(other)) expect(componentOf[one]).toBeLessThanOrEqual(componentOf[other] as number);
          }
        }
        for (const component of components) {
          const naive = component.some((node) => (graph[node] ?? []).some((next) => reachable(graph, next).has(node)));
          expect(isCyclic(graph, component)).toBe(naive);
        }
      }),
      RUNS,
    );
  });

  it('stays with what the roots reach', () => {
    const { components, componentOf } = stronglyConnectedComponents([[1], [], [0]], [0]);
    expect(components).toEqual([[0], [1]]);
    expect([...componentOf]).toEqual([0, 1, -1]);
  });

  it('takes a ring of 200,000 nodes', () => {
    expect(stronglyConnectedComponents(ring(200_000)).components.length).toBe(1);
  });
});

/** Heads of the components around each node, outermost first; a head is inside its own component. */
function headsAround(order: WeakOrder): Map<number, readonly number[]> {
  const around = new Map<number, readonly number[]>();
  const walk = (elements: WeakOrder, heads: readonly number[]): void => {
    for (const element of elements) {
      if (typeof element === 'number') around.set(element, heads);
      else {
        const inner = [...heads, element.head];
        around.set(element.head, inner);
        walk(element.body, inner);
      }
    }
  };
  walk(order, []);
  return around;
}

describe('weakTopologicalOrder', () => {
  it('has no edge back but to heads of enclosing components (the definition)', () => {
    fc.assert(
      fc.property(graphs(9), (graph) => {
        const order = weakTopologicalOrder(graph, 0);
        const flat = flatOrder(order);
        expect(new Set(flat)).toEqual(reachable(graph, 0));
        expect(flat.length).toBe(new Set(flat).size);
        const position = new Map(flat.map((node, index) => [node, index]));
        const around = headsAround(order);
        for (const from of flat) {
          for (const to of graph[from] ?? []) {
            const forward = (position.get(from) as number) < (position.get(to) as number);
            if (!forward) expect(around.get(from)).toContain(to);
          }
        }
      }),
      RUNS,
    );
  });

  it('makes components only of nodes that reach each other inside', () => {
    const check = (graph: Graph, elements: WeakOrder): void => {
      for (const element of elements) {
        if (typeof element === 'number') continue;
        const { head, body } = element as OrderComponent;
        const nodes = new Set(flatOrder([element]));
        const inside = graph.map((next, node) => (nodes.has(node) ? next.filter((each) => nodes.has(each)) : []));
        for (const node of nodes) {
          expect(reachable(inside, head).has(node)).toBe(true);
          expect(reachable(inside, node).has(head)).toBe(true);
        }
        expect(inside[head]?.length).toBeGreaterThan(0);
        check(graph, body);
      }
    };
    fc.assert(
      fc.property(graphs(8), (graph) => check(graph, weakTopologicalOrder(graph, 0))),
      RUNS,
    );
  });

  it('orders the example of the paper', () => {
    // The paper counts nodes from 1 and gives 1 2 (3 4 (5 6) 7) 8.
    const graph = [[1], [2, 7], [3], [4, 6], [5], [4, 6], [2, 7], []];
    const order = weakTopologicalOrder(graph, 0);
    expect(showOrder(order)).toBe('0 1 (2 3 (4 5) 6) 7');
  });

  it('takes nests and rings of great depth', () => {
    expect(flatOrder(weakTopologicalOrder(ring(100_000), 0)).length).toBe(100_000);
    const depth = 2000;
    const nest = Array.from({ length: depth }, (_, node) => (node === depth - 1 ? [node] : [node + 1]));
    for (let node = 1; node < depth; node++) nest[depth - 1]?.push(depth - 1 - node);
    expect(flatOrder(weakTopologicalOrder(nest, 0)).length).toBe(depth);
  });
});

describe('Dominators', () => {
  it('agree with the definition: removing the dominator cuts the node off', () => {
    fc.assert(
      fc.property(graphs(9), (graph) => {
        const dominators = new Dominators(graph, 0);
        const reached = reachable(graph, 0);
        const naive = (upper: number, lower: number): boolean =>
          reached.has(lower) && reached.has(upper) && (upper === lower || !reachable(graph, 0, upper).has(lower));
        for (const lower of graph.keys()) {
          expect(dominators.isReached(lower)).toBe(reached.has(lower));
          for (const upper of graph.keys()) expect(dominators.dominates(upper, lower)).toBe(naive(upper, lower));
          const strict = [...graph.keys()].filter((upper) => upper !== lower && naive(upper, lower));
          const closest = strict.find((upper) => strict.every((other) => naive(other, upper))) ?? -1;
          expect(dominators.immediate[lower]).toBe(closest);
        }
      }),
      RUNS,
    );
  });
});

describe('loopForest', () => {
  it('has a loop around a node exactly where the node lies on a cycle', () => {
    fc.assert(
      fc.property(graphs(9), (graph) => {
        const { loopOf, loops } = loopForest(graph, 0);
        const reached = reachable(graph, 0);
        for (const node of graph.keys()) {
          const cycle = (graph[node] ?? []).some((next) => reachable(graph, next).has(node));
          expect(loopOf[node] !== undefined).toBe(reached.has(node) && cycle);
          for (const loop of loops) {
            const inside = ancestors(loopOf[node]).includes(loop);
            expect(loop.nodes.includes(node)).toBe(inside);
          }
        }
        for (const loop of loops) {
          expect(loopOf[loop.header]).toBe(loop);
          const entered = loop.nodes.filter(
            (node) =>
              node === 0 || [...reached].some((from) => !loop.nodes.includes(from) && graph[from]?.includes(node)),
          );
          expect([...loop.entries].sort()).toEqual(entered.sort());
        }
      }),
      RUNS,
    );
  });

  it('finds the natural loops where every loop is entered at its header only', () => {
    fc.assert(
      fc.property(graphs(8), (graph) => {
        const { loops } = loopForest(graph, 0);
        if (!loops.every(isReducible)) return;
        const dominators = new Dominators(graph, 0);
        const reached = [...reachable(graph, 0)];
        const naturalHeaders = new Map<number, Set<number>>();
        for (const from of reached) {
          for (const header of graph[from] ?? []) {
            if (!dominators.dominates(header, from)) continue;
            const nodes = naturalHeaders.get(header) ?? new Set([header]);
            naturalHeaders.set(header, nodes);
            // The natural loop of a back edge: what reaches its start without passing the header.
            for (const node of reached)
              if (node !== header && reachable(graph, node, header).has(from)) nodes.add(node);
          }
        }
        const found = new Map(loops.map((loop) => [loop.header, new Set(loop.nodes)]));
        expect(found).toEqual(naturalHeaders);
      }),
      RUNS,
    );
  });

  it('tells irreducible loops', () => {
    const { loops } = loopForest([[1, 2], [2], [1]], 0);
    expect(loops.map((loop) => [...loop.entries].sort())).toEqual([[1, 2]]);
    expect(isReducible(loops[0] as Loop)).toBe(false);
  });
});

function ancestors(loop: Loop | undefined): Loop[] {
  return loop === undefined ? [] : [loop, ...ancestors(loop.parent)];
}
