/**
 * Octagons of points with whole coordinates: bounds of `±x`, `±x ± y`.
 * A. Miné, as in `bound-table.ts`; closing over whole numbers: R. Bagnara, P. Hill, E. Zaffanella, An improved tight closure algorithm for integer
 * octagonal constraints, VMCAI 2008.
 *
 * Node 2p is the dimension at place p, node 2p + 1 the same with the other sign. Meeting and assigning are exact where the constraint or expression is
 * of this form. Bounds of longer expressions are those of the rational octagon, rounded: not always the best.
 */
import { boundLattice } from './bound-lattice.js';
import type { BoundTable, Shape, Unit } from './bound-table.js';
import { keptBound } from './exact.js';
import type { LinearLattice } from './linear-lattice.js';

const nodeOf = (unit: Unit): number => (unit > 0 ? 2 * (unit - 1) : -2 * unit - 1);

function sum(entries: Float64Array, nodes: number, first: Unit, second: Unit): number {
  if (first === -second) return 0;
  if (first === 0) return sum(entries, nodes, second, 0);
  if (second === 0) return (entries[nodeOf(first) * nodes + nodeOf(-first)] as number) / 2;
  return entries[nodeOf(first) * nodes + nodeOf(-second)] as number;
}

/** Bounds of single dimensions become even, and what follows from them for pairs is entered; false where they contradict each other. */
function tightened(entries: Float64Array, nodes: number): boolean {
  for (let node = 0; node < nodes; node++) {
    const place = node * nodes + (node ^ 1);
    entries[place] = 2 * Math.floor((entries[place] as number) / 2) + 0;
  }
  for (let node = 0; node < nodes; node += 2) {
    if ((entries[node * nodes + node + 1] as number) + (entries[(node + 1) * nodes + node] as number) < 0) return false;
  }
  for (let node = 0; node < nodes; node++) {
    const own = entries[node * nodes + (node ^ 1)] as number;
    if (own === Number.POSITIVE_INFINITY) continue;
    for (let other = 0; other < nodes; other++) {
      if (other === node) continue;
      const both = keptBound((own + (entries[(other ^ 1) * nodes + other] as number)) / 2);
      if (both < (entries[node * nodes + other] as number)) entries[node * nodes + other] = both;
    }
  }
  return true;
}

const OCTAGON: Shape = {
  id: 'octagons',
  nodes: (dimensions) => 2 * dimensions,
  nodesOf: (place) => [2 * place, 2 * place + 1],
  fixed: [],
  unitOf: (node) => (node % 2 === 0 ? node / 2 + 1 : -(node + 1) / 2),
  sum,
  add: (entries, nodes, { first, second, bound: given }) => {
    if (first === -second) return given >= 0;
    if (first === 0) return OCTAGON.add(entries, nodes, { first: second, second: 0, bound: given });
    const bound = second === 0 ? 2 * given : given;
    const from = nodeOf(first);
    const to = second === 0 ? nodeOf(-first) : nodeOf(-second);
    if (bound >= (entries[from * nodes + to] as number)) return true;
    // The bound and its twin are the only new steps; a shortest path takes each at most once.
    const [rowTo, rowFrom] = [row(entries, nodes, to), row(entries, nodes, from ^ 1)];
    const [between, back] = [(rowTo[to ^ 1] as number) + bound, (rowFrom[from] as number) + bound];
    for (let node = 0; node < nodes; node++) {
      const one = (entries[node * nodes + from] as number) + bound;
      const other = (entries[node * nodes + (to ^ 1)] as number) + bound;
      if (one === Number.POSITIVE_INFINITY && other === Number.POSITIVE_INFINITY) continue;
      const throughTo = Math.min(one, other + back);
      const throughFrom = Math.min(other, one + between);
      for (let end = 0; end < nodes; end++) {
        const path = keptBound(Math.min(throughTo + (rowTo[end] as number), throughFrom + (rowFrom[end] as number)));
        if (path < (entries[node * nodes + end] as number)) entries[node * nodes + end] = path;
      }
    }
    for (let node = 0; node < nodes; node++) if ((entries[node * nodes + node] as number) < 0) return false;
    return tightened(entries, nodes);
  },
  twin: (node, other) => [other ^ 1, node ^ 1],
  single: (node, other) => (other === (node ^ 1) ? 2 : 0),
  implied: (entries, nodes, node, other) =>
    keptBound(((entries[node * nodes + (node ^ 1)] as number) + (entries[(other ^ 1) * nodes + other] as number)) / 2),
};

function row(entries: Float64Array, nodes: number, node: number): Float64Array {
  return entries.slice(node * nodes, (node + 1) * nodes);
}

export const octagons: LinearLattice<BoundTable> = boundLattice(OCTAGON);
