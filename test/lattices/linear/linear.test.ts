/** The linear bricks: on examples worked out by hand, and against the points that they stand for. */
import { describe, expect, it } from 'vitest';
import { congruences } from '../../../src/lattices/linear/congruences.js';
import { type LinearConstraint, showConstraint } from '../../../src/lattices/linear/expressions.js';
import type { LinearLattice } from '../../../src/lattices/linear/linear-lattice.js';
import { octagons } from '../../../src/lattices/linear/octagons.js';
import { zones } from '../../../src/lattices/linear/zones.js';
import { campaign } from './bricks.js';
import { expression } from './points.js';

const atMost = (coefficients: readonly number[], bound: number): LinearConstraint => ({
  kind: '<=',
  expression: expression(coefficients, -bound),
});
const of = <E>(lattice: LinearLattice<E>, ...constraints: readonly LinearConstraint[]): E =>
  constraints.reduce((element, constraint) => lattice.meet(element, constraint), lattice.top);

describe('zones', () => {
  it('know what follows from two differences', () => {
    const known = of(zones, atMost([1, -1], 2), atMost([0, 1, -1], 3));
    expect(zones.bounds(known, expression([1, 0, -1]))).toEqual({ lower: Number.NEGATIVE_INFINITY, upper: 5 });
    expect(zones.show(known)).toBe('d0 ≤ d1 + 2, d1 ≤ d2 + 3');
  });

  it('find the middle between two coordinates', () => {
    // 0 ≤ d0 < d1: what is in the middle, rounded down, is not below the one and below the other.
    const known = of(zones, atMost([-1], 0), atMost([1, -1], -1));
    const middle = zones.assignQuotient(known, 2, expression([1, 1]), 2);
    expect(zones.bounds(middle, expression([1, 0, -1])).upper).toBe(0);
    expect(zones.bounds(middle, expression([0, -1, 1])).upper).toBe(-1);
  });

  it('assign what is known of others only', () => {
    const known = zones.assign(of(zones, atMost([1, -1], 2)), 0, expression([1], 3));
    expect(zones.show(known)).toBe('d0 ≤ d1 + 5');
  });

  it('do not know sums', () => {
    expect(zones.leq(zones.top, of(zones, atMost([1, 1], 5)))).toBe(true);
  });
});

describe('octagons', () => {
  it('know that no whole number lies between two halves', () => {
    // d0 + d1 = 1 and d0 = d1
    const contradiction = of(
      octagons,
      { kind: '==', expression: expression([1, 1], -1) },
      { kind: '==', expression: expression([1, -1]) },
    );
    expect(octagons.leq(contradiction, octagons.bottom)).toBe(true);
  });

  it('turn a coordinate around', () => {
    // As d0 = 1 - d0', 1 - d0' - d1 ≤ 2.
    const turned = octagons.assign(of(octagons, atMost([1, -1], 2)), 0, expression([-1], 1));
    expect(octagons.show(turned)).toBe('d0 + d1 ≥ -1');
  });
});

describe('congruences', () => {
  it('meet by the theorem of the remainders', () => {
    const multiple = (modulus: number, rest: number): LinearConstraint => ({
      kind: 'multiple',
      expression: expression([1], -rest),
      modulus,
    });
    expect(congruences.show(of(congruences, multiple(6, 2), multiple(4, 0)))).toBe('d0 ≡ 8 mod 12');
    expect(congruences.show(of(congruences, multiple(6, 2), multiple(4, 1)))).toBe('nothing');
  });
});

describe('widening', () => {
  it.each([zones, octagons])('$id keep the difference of two counters', (lattice) => {
    const start = of(
      lattice,
      { kind: '==', expression: expression([1]) },
      { kind: '==', expression: expression([0, 1], -1) },
    );
    const next = lattice.join(
      start,
      [0, 1].reduce((each, counter) => lattice.assign(each, counter, { terms: [[counter, 1]], constant: 1 }), start),
    );
    expect(lattice.show(lattice.widen(start, next))).toBe('d0 = d1 - 1, d0 ≥ 0');
    expect(lattice.show(lattice.widenTo([9])(start, next))).toContain('d0 ≥ 0');
  });

  it.each([zones, octagons])('$id end where closing would go on', (lattice) => {
    // Miné: closing again after each step would raise the bounds by turns for ever.
    let current = of(lattice, atMost([1, -1], 1), atMost([-1, 1], 1), atMost([0, 1], 0));
    const seen = new Set<string>();
    for (let step = 1; step < 20; step++) {
      const grown = lattice.join(
        current,
        of(lattice, atMost([1, -1], 1), atMost([-1, 1], 1), atMost([1 - (step % 2), step % 2], step)),
      );
      current = lattice.widen(current, grown);
      seen.add(lattice.show(current));
    }
    expect(seen.size).toBeLessThanOrEqual(2);
    expect(lattice.bounds(current, expression([1, -1]))).toEqual({ lower: -1, upper: 1 });
  });
});

describe('bounds beyond what is exact', () => {
  it.each([zones, octagons])('$id do not keep them', (lattice) => {
    expect(lattice.leq(lattice.top, of(lattice, atMost([1], 2 ** 53)))).toBe(true);
    const large = of(lattice, atMost([1], 2 ** 49), atMost([-1, 1], 2 ** 50 - 1));
    expect(lattice.bounds(large, expression([0, 1])).upper).toBe(Number.POSITIVE_INFINITY);
  });
});

it('constraints are written as people write them', () => {
  const name = (dimension: number): string => 'xyz'[dimension] ?? '?';
  const shown = [
    atMost([1, -1], -1),
    atMost([-1], -3),
    atMost([-1, -1], 4),
    { kind: '==', expression: expression([2, -1], 1) } as const,
  ].map((each) => showConstraint(each, name));
  expect(shown).toEqual(['x ≤ y - 1', 'x ≥ 3', 'x + y ≥ -4', '2·x = y - 1']);
});

it('operations mean what they should: a slice of `npm run fuzz -- linear-lattices --full`', () => {
  expect(campaign(20, 20_241_118)).toContain('20 random sets');
});
