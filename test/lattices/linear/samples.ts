/** Elements of the linear bricks for the laws: what random constraints leave. */
import fc from 'fast-check';
import type { LinearConstraint } from '../../../src/lattices/linear/expressions.js';
import type { LinearLattice } from '../../../src/lattices/linear/linear-lattice.js';
import { expression } from './points.js';

const coefficients = fc.array(fc.integer({ min: -1, max: 1 }), { minLength: 1, maxLength: 4 });
const constants = fc.oneof(
  { weight: 8, arbitrary: fc.integer({ min: -6, max: 6 }) },
  { weight: 1, arbitrary: fc.constantFrom(2 ** 31 - 1, -(2 ** 31), 2 ** 50, -(2 ** 50), 2 ** 60) },
);
const constraints: fc.Arbitrary<LinearConstraint> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc
      .tuple(coefficients, constants)
      .map(([each, constant]) => ({ kind: '<=', expression: expression(each, constant) }) as const),
  },
  {
    weight: 1,
    arbitrary: fc
      .tuple(coefficients, constants)
      .map(([each, constant]) => ({ kind: '==', expression: expression(each, constant) }) as const),
  },
  {
    weight: 1,
    arbitrary: fc
      .tuple(coefficients, constants, fc.integer({ min: 2, max: 9 }))
      .map(
        ([each, constant, modulus]) => ({ kind: 'multiple', expression: expression(each, constant), modulus }) as const,
      ),
  },
);

export function elementsOf<E>(lattice: LinearLattice<E>): fc.Arbitrary<E> {
  return fc
    .array(constraints, { maxLength: 6 })
    .map((chosen) => chosen.reduce((element, constraint) => lattice.meet(element, constraint), lattice.top));
}
