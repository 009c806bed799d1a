/** The two-point lattice: false below true. Read `true` as "possibly". */
import { type Lattice, notCovered } from './lattice.js';

const leq = (lower: boolean, upper: boolean): boolean => !lower || upper;

export const booleans: Lattice<boolean> = {
  bottom: false,
  leq,
  join: (left, right) => left || right,
  widen: (_, newer) => newer,
  spell: (element, into) => into.push(Number(element)),
  key: Number,
  show: String,
  whyNotLeq: notCovered({ leq, show: String }),
};
