/**
 * The loop forest: cycles of a flow graph, nested.
 *
 * A loop is a component of the weak topological order, so irreducible graphs have loops too: those entered at other
 * nodes than the header. On reducible graphs these are the natural loops, those with one header joined.
 */
import { type Graph, predecessors } from './graph.js';
import { type WeakOrder, weakTopologicalOrder } from './order.js';

export interface Loop {
  readonly header: number;
  /** All nodes of the loop, those of inner loops included, header first. */
  readonly nodes: readonly number[];
  /** Nodes entered from outside; just the header where the loop is reducible. */
  readonly entries: readonly number[];
  readonly parent: Loop | undefined;
  /** 1 for outermost loops. */
  readonly depth: number;
}

export interface LoopForest {
  /** Outer loops before inner ones. */
  readonly loops: readonly Loop[];
  /** The innermost loop around each node, a header's being its own; undefined outside all loops. */
  readonly loopOf: readonly (Loop | undefined)[];
}

export function loopForest(
  graph: Graph,
  entry: number,
  order: WeakOrder = weakTopologicalOrder(graph, entry),
): LoopForest {
  const incoming = predecessors(graph);
  const loops: (Loop & { nodes: number[]; entries: number[] })[] = [];
  const loopOf: (Loop | undefined)[] = graph.map(() => undefined);
  const reached = new Uint8Array(graph.length);
  const tasks: { readonly order: WeakOrder; readonly around: Loop | undefined }[] = [{ order, around: undefined }];
  for (let task = tasks.pop(); task !== undefined; task = tasks.pop()) {
    const { order: elements, around } = task;
    for (const element of elements) {
      if (typeof element === 'number') {
        loopOf[element] = around;
        reached[element] = 1;
        continue;
      }
      const { head, body } = element;
      const loop = { header: head, nodes: [head], entries: [], parent: around, depth: (around?.depth ?? 0) + 1 };
      loops.push(loop);
      loopOf[head] = loop;
      reached[head] = 1;
      tasks.push({ order: body, around: loop });
    }
  }
  const owned = new Map<Loop, number[]>(loops.map((loop) => [loop, loop.nodes]));
  graph.forEach((_, node) => {
    for (let loop = loopOf[node]; loop !== undefined; loop = loop.parent) {
      if (node !== loop.header) owned.get(loop)?.push(node);
    }
  });
  const isIn = (node: number, loop: Loop): boolean => {
    let innermost = loopOf[node];
    while (innermost !== undefined && innermost.depth > loop.depth) innermost = innermost.parent;
    return innermost === loop;
  };
  for (const loop of loops) {
    for (const node of loop.nodes) {
      const entered = (incoming[node] as number[]).some((from) => reached[from] === 1 && !isIn(from, loop));
      if (entered || node === entry) loop.entries.push(node);
    }
  }
  loops.sort((left, right) => left.depth - right.depth);
  return { loops, loopOf };
}

export function isReducible(loop: Loop): boolean {
  return loop.entries.every((node) => node === loop.header);
}
