/**
 * Which branches decide whether a point of a body is reached.
 * J. Ferrante, K. Ottenstein, J. Warren, The program dependence graph and its use in optimization, TOPLAS 1987.
 */
import type { Graph } from '../../base/graph.js';
import { postdominatorsOf } from '../../base/postdominators.js';
import type { Body, Edge, Point } from '../../ir/body.js';
import { flowGraph } from '../../ir/flow.js';

export class ControlDependence {
  /** Branching points that each point depends on directly. */
  readonly #branches: readonly (readonly Point[])[];
  readonly #postdominators: Int32Array;

  constructor(graph: Graph) {
    const branches: Point[][] = graph.map(() => []);
    const postdominators = postdominatorsOf(graph);
    this.#postdominators = postdominators;
    graph.forEach((successors, branch) => {
      if (successors.length < 2) return;
      const end = postdominators[branch];
      for (const successor of successors) {
        // The walk ends at the tree's root at the latest.
        for (let point = successor; point !== end && point < graph.length && point >= 0; ) {
          const known = branches[point];
          if (known !== undefined && !known.includes(branch)) known.push(branch);
          point = postdominators[point] ?? -1;
        }
      }
    });
    this.#branches = branches;
  }

  /** The next point that every way from here goes through; undefined where the ways end apart. */
  meeting(point: Point): Point | undefined {
    const next = this.#postdominators[point];
    return next === undefined || next < 0 || next >= this.#branches.length ? undefined : next;
  }

  /** Directly or through other branches, nearest first. */
  branchesOf(start: Point): readonly Point[] {
    const found = new Set<Point>();
    const visit = (point: Point): void => {
      for (const branch of this.#branches[point] ?? []) if (!found.has(branch)) found.add(branch);
    };
    visit(start);
    for (const branch of found) visit(branch);
    return [...found];
  }
}

/** Every way out of an instruction counts, whether it ends the method or not. */
export function controlByEverything(body: Body): ControlDependence {
  return new ControlDependence(flowGraph(body));
}

/**
 * What ends the method by a failed check or out of a call does not count: otherwise everything would depend on every check before
 * it. Explicit throws count, and what is caught in the method.
 */
export function controlByBranches(body: Body): ControlDependence {
  const graph = body.outgoing.map((edges) => [...new Set(edges.flatMap((edge) => successorsOf(body, edge)))]);
  return new ControlDependence(graph);
}

function successorsOf(body: Body, { to, exceptional }: Edge): readonly Point[] {
  return exceptional === undefined || exceptional === body.exceptionalExit ? [to] : [to, exceptional];
}
