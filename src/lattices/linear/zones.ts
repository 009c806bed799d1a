/**
 * Zones: bounds of coordinates and of their differences, `x - y ≤ c`.
 *
 * Node 0 is zero, node p + 1 the dimension at place p. Meeting and assigning are exact where the constraint or expression is of this form; a bound
 * of any linear expression is the best there is (a pairing of its positive with its negative units), so that an assignment is the best zone.
 */
import { boundLattice } from './bound-lattice.js';
import type { BoundTable, Shape, Unit } from './bound-table.js';
import { keptBound } from './exact.js';
import type { LinearLattice } from './linear-lattice.js';

/** A sum of two signed dimensions as a difference of nodes, where it is one. */
function difference(first: Unit, second: Unit): readonly [node: number, other: number] | undefined {
  if (first >= 0 && second <= 0) return [first, -second];
  return first <= 0 && second >= 0 ? [second, -first] : undefined;
}

function sum(entries: Float64Array, nodes: number, first: Unit, second: Unit): number {
  if (first === -second) return 0;
  const pair = difference(first, second);
  if (pair !== undefined) return entries[pair[0] * nodes + pair[1]] as number;
  return keptBound(sum(entries, nodes, first, 0) + sum(entries, nodes, second, 0));
}

const ZONE: Shape = {
  id: 'zones',
  nodes: (dimensions) => dimensions + 1,
  nodesOf: (place) => [place + 1],
  fixed: [0],
  unitOf: (node) => node,
  sum,
  add: (entries, nodes, { first, second, bound }) => {
    if (first === -second) return bound >= 0;
    const pair = difference(first, second);
    if (pair === undefined) return true;
    const [from, to] = pair;
    if (bound >= (entries[from * nodes + to] as number)) return true;
    if ((entries[to * nodes + from] as number) + bound < 0) return false;
    const row = entries.slice(to * nodes, (to + 1) * nodes);
    for (let node = 0; node < nodes; node++) {
      const before = (entries[node * nodes + from] as number) + bound;
      if (before === Number.POSITIVE_INFINITY) continue;
      for (let other = 0; other < nodes; other++) {
        const path = keptBound(before + (row[other] as number));
        if (path < (entries[node * nodes + other] as number)) entries[node * nodes + other] = path;
      }
    }
    return true;
  },
  twin: (node, other) => [node, other],
  single: (node, other) => (node === 0 || other === 0 ? 1 : 0),
  implied: (entries, nodes, node, other) => keptBound((entries[node * nodes] as number) + (entries[other] as number)),
};

export const zones: LinearLattice<BoundTable> = boundLattice(ZONE);
