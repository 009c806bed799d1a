/** Heaps with very many objects: a picture of all of them would take long, and nobody could read it. */
import type { Drawing } from '../drawing.js';

const MOST_NODES = 90;
const MOST_EDGES = 250;

/** The nodes that come first, of all steps together; `left` says how many objects are not drawn. */
export function withoutExcess(drawings: readonly Drawing[]): {
  readonly shown: readonly Drawing[];
  readonly left: number;
} {
  const ids = new Set(drawings.flatMap(({ nodes }) => nodes.map(({ id }) => id)));
  const edges = new Set<unknown>(drawings.flatMap((drawing) => drawing.edges.map((edge) => JSON.stringify(edge))));
  if (ids.size <= MOST_NODES && edges.size <= MOST_EDGES * drawings.length) return { shown: drawings, left: 0 };
  const kept = new Set([...ids].slice(0, MOST_NODES));
  const shown = drawings.map((drawing) => ({
    ...drawing,
    nodes: drawing.nodes.filter(({ id }) => kept.has(id)),
    edges: drawing.edges.filter(({ from, to }) => kept.has(from) && kept.has(to)).slice(0, MOST_EDGES),
  }));
  return { shown, left: ids.size - kept.size };
}
