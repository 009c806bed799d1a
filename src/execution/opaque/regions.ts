/** What a branch decides: the code between it and the point where all its ways meet again. */
import { postdominatorsOf } from '../../base/postdominators.js';
import type { Body, Edge, Point } from '../../ir/body.js';

export interface Region {
  readonly branch: Point;
  /** Where all ways meet; undefined where they meet only behind the method. */
  readonly until: Point | undefined;
}

export class Regions {
  readonly #postdominators = new WeakMap<Body, Int32Array>();

  of(body: Body, branch: Point): Region {
    let next = this.#postdominators.get(body);
    if (next === undefined) {
      // What ends a method by a failed check does not count; the ways out of the method are told apart by explicit throws.
      next = postdominatorsOf(
        body.outgoing.map((edges) => [...new Set(edges.flatMap((edge) => successors(body, edge)))]),
      );
      this.#postdominators.set(body, next);
    }
    const until = next[branch];
    return { branch, until: until === undefined || until < 0 || until >= body.points ? undefined : until };
  }

  /** The edges on the ways from a point of the region to its end. */
  edgesFrom(body: Body, start: Point, { until }: Region): readonly Edge[] {
    if (start === until) return [];
    const reached = new Set([start]);
    const edges: Edge[] = [];
    for (const point of reached) {
      for (const edge of body.outgoing[point] ?? []) {
        edges.push(edge);
        for (const successor of successors(body, edge)) if (successor !== until) reached.add(successor);
      }
    }
    return edges;
  }
}

function successors(body: Body, { to, exceptional }: Edge): readonly Point[] {
  return exceptional === undefined || exceptional === body.exceptionalExit ? [to] : [to, exceptional];
}
