/** The order of states, and how they are merged. */
import type { HashConsedLattice } from '../../lattices/hash-consed.js';
import type { ShapeState } from './state.js';
import type { ShapeTables } from './tables.js';

export function shapeLattice(_tables: ShapeTables): HashConsedLattice<ShapeState> {
  throw new Error('to be written');
}

/** Equal for states that are merged: those that differ in loops, classes, or have no regular part. One partition. */
export function partition(_tables: ShapeTables): (state: ShapeState) => number {
  throw new Error('to be written');
}
