/** The bricks of src/lattices/linear, each with what it is the best of. */
import type { BoundTable } from '../../../src/lattices/linear/bound-table.js';
import { type Congruences, congruences } from '../../../src/lattices/linear/congruences.js';
import type { LinearConstraint, LinearExpression } from '../../../src/lattices/linear/expressions.js';
import type { LinearLattice } from '../../../src/lattices/linear/linear-lattice.js';
import { octagons } from '../../../src/lattices/linear/octagons.js';
import { zones } from '../../../src/lattices/linear/zones.js';
import { type Brick, checkPairs, checkRandomSets, checkSmallSets } from './exactness.js';
import { byForms, byRemainders, OCTAGON_FORMS, ZONE_FORMS } from './points.js';

/** A brick whose type of elements is hidden. */
export type SomeBrick = <R>(use: <E>(brick: Brick<E>) => R) => R;

function brick<E>(given: Brick<E>): SomeBrick {
  return (use) => use(given);
}

const units = ({ terms }: LinearExpression): number =>
  terms.reduce((sum, [, coefficient]) => sum + Math.abs(coefficient), 0);
/** One unit, or two that are not of one sign. */
const isDifference = ({ terms }: LinearExpression): boolean => {
  const signs = terms.map(([, coefficient]) => coefficient);
  return (
    signs.every((sign) => Math.abs(sign) === 1) && (signs.length <= 1 || (signs.length === 2 && signs[0] !== signs[1]))
  );
};
const isOctagonal = (value: LinearExpression): boolean =>
  value.terms.length <= 2 && value.terms.every(([, coefficient]) => Math.abs(coefficient) === 1);
const isPlain = ({ kind }: LinearConstraint): boolean => kind !== 'multiple';

/** The real ones, or broken ones. */
export interface Lattices {
  readonly zones: LinearLattice<BoundTable>;
  readonly octagons: LinearLattice<BoundTable>;
  readonly congruences: LinearLattice<Congruences>;
}

export const LINEAR: Lattices = { zones, octagons, congruences };

export function bricksOf(lattices: Lattices): readonly SomeBrick[] {
  return [
    brick({
      lattice: lattices.zones,
      describe: byForms(ZONE_FORMS),
      meetsBest: (constraint) => isPlain(constraint) && isDifference(constraint.expression),
      assignsBest: (value) => units(value) <= 5,
      isBounded: true,
    }),
    brick({
      lattice: lattices.octagons,
      describe: byForms(OCTAGON_FORMS),
      meetsBest: (constraint) => isPlain(constraint) && isOctagonal(constraint.expression),
      assignsBest: (value) => units(value) <= 1,
      isBounded: true,
    }),
    brick({
      lattice: lattices.congruences,
      describe: byRemainders,
      meetsBest: () => false,
      assignsBest: () => false,
      isBounded: false,
    }),
  ];
}

/** So many random sets of points, and as many of the rest as goes with that: all, for 100,000. Says what was looked at. */
export function campaign(count: number, seed: number, lattices = LINEAR): string {
  const bricks = bricksOf(lattices);
  for (const some of bricks) {
    some((each) => {
      checkSmallSets(each, 3 * count, seed);
      checkPairs(each, 3 * count, seed);
      checkRandomSets(each, count, seed);
    });
  }
  return `${bricks.length} bricks: up to ${3 * count} small sets and their joins, up to ${3 * count} pairs of points, ${count} random sets`;
}
