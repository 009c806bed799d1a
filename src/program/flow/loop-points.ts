/** Points of a body that lie on a cycle: what happens there may happen again and again. */
import { ComponentSearch } from '../../base/scc.js';
import type { Body, Point } from '../../ir/body.js';

export function repeatedPoints({ outgoing }: Body): ReadonlySet<Point> {
  const graph = outgoing.map((edges) =>
    edges.flatMap(({ to, exceptional }) => (exceptional === undefined ? [to] : [to, exceptional])),
  );
  const found = new Set<Point>();
  const search = new ComponentSearch(
    graph,
    () => true,
    (component) => {
      const [first = 0] = component;
      if (component.length > 1 || graph[first]?.includes(first) === true)
        for (const point of component) found.add(point);
    },
  );
  for (const point of graph.keys()) search.from(point);
  return found;
}
