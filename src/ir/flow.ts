/** The control-flow graph of a body as a plain graph over its points, for the algorithms of `base`. */
import { Dominators } from '../base/dominators.js';
import type { Graph } from '../base/graph.js';
import { type LoopForest, loopForest } from '../base/loops.js';
import { type WeakOrder, weakTopologicalOrder } from '../base/order.js';
import type { Body } from './body.js';

/** Normal and exceptional successors of each point, each once. */
export function flowGraph(body: Body): Graph {
  return body.outgoing.map((edges) => {
    const successors = new Set<number>();
    for (const { to, exceptional } of edges) {
      successors.add(to);
      if (exceptional !== undefined) successors.add(exceptional);
    }
    return [...successors];
  });
}

export function bodyOrder(body: Body): WeakOrder {
  return weakTopologicalOrder(flowGraph(body), body.entry);
}

export function bodyLoops(body: Body): LoopForest {
  return loopForest(flowGraph(body), body.entry);
}

export function bodyDominators(body: Body): Dominators {
  return new Dominators(flowGraph(body), body.entry);
}
