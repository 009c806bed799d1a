/** A lattice that remembers how pairs of elements compare and what they join to. */

import { PairTable } from '../../base/pair-table.js';
import type { HashConsedLattice } from '../../lattices/hash-consed.js';
import { ENGINE_BUDGETS } from '../budgets.js';

const CAPACITY = ENGINE_BUDGETS['equations/remembered-pairs'].capacity.most;

export function rememberingPairs<E>(lattice: HashConsedLattice<E>): HashConsedLattice<E> {
  const { key } = lattice;
  /** 1 where the first is below the second, else 0. */
  const covered = new PairTable();
  /** Places in `joins`. */
  const joined = new PairTable();
  let joins: E[] = [];
  const leq = (lower: E, upper: E): boolean => {
    const [first, second] = [key(lower), key(upper)];
    const known = covered.get(first, second);
    if (known >= 0) return known === 1;
    if (covered.size >= CAPACITY) covered.clear();
    const found = lattice.leq(lower, upper);
    covered.set(first, second, found ? 1 : 0);
    return found;
  };
  const join = (left: E, right: E): E => {
    const [first, second] = [key(left), key(right)];
    const known = joined.get(first, second);
    if (known >= 0) return joins[known] as E;
    if (joined.size >= CAPACITY) {
      joined.clear();
      joins = [];
    }
    const found = lattice.join(left, right);
    joined.set(first, second, joins.push(found) - 1);
    return found;
  };
  return {
    ...lattice,
    leq: (lower, upper) => lower === upper || leq(lower, upper),
    join: (left, right) => (left === right ? left : join(left, right)),
  };
}
