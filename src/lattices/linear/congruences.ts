/**
 * Congruences: of each coordinate a remainder, `x ≡ c mod m`; modulus 0 says that it is c.
 * P. Granger, Static analysis of arithmetical congruences, International Journal of Computer Mathematics 30, 1989.
 *
 * Nothing is kept about several coordinates together, nor about order. Within that, joining, assigning, and meeting with an equality are the best there is.
 */
import { type Interval, interval } from '../interval.js';
import { notCovered } from '../lattice.js';
import { isExact, type LinearConstraint, type LinearExpression, showConstraint } from './expressions.js';
import type { LinearLattice } from './linear-lattice.js';
import { gcd, meetRemainders, type Remainder, remainder, solutions, sumOf } from './remainders.js';

export interface Congruences {
  /** By dimension, ascending; none that says nothing. */
  readonly remainders: readonly (readonly [dimension: number, remainder: Remainder])[];
  readonly isBottom: boolean;
}

const BOTTOM: Congruences = { remainders: [], isBottom: true };
const TOP: Congruences = { remainders: [], isBottom: false };
const ANY: Remainder = { modulus: 1n, rest: 0n };

function at({ remainders }: Congruences, dimension: number): Remainder {
  return remainders.find(([each]) => each === dimension)?.[1] ?? ANY;
}

function of(entries: readonly (readonly [number, Remainder])[]): Congruences {
  const remainders = entries.filter(([, { modulus }]) => modulus !== 1n).sort(([left], [right]) => left - right);
  return { remainders, isBottom: false };
}

function withRemainder(element: Congruences, dimension: number, value: Remainder): Congruences {
  return of([...element.remainders.filter(([each]) => each !== dimension), [dimension, value]]);
}

function isWithin(lower: Remainder, upper: Remainder): boolean {
  if (upper.modulus === 0n) return lower.modulus === 0n && lower.rest === upper.rest;
  return lower.modulus % upper.modulus === 0n && (lower.rest - upper.rest) % upper.modulus === 0n;
}

function leq(lower: Congruences, upper: Congruences): boolean {
  if (lower === upper || lower.isBottom) return true;
  return !upper.isBottom && upper.remainders.every(([dimension, value]) => isWithin(at(lower, dimension), value));
}

function join(left: Congruences, right: Congruences): Congruences {
  if (leq(right, left)) return left;
  if (leq(left, right)) return right;
  return of(
    left.remainders.flatMap(([dimension, one]) => {
      const other = at(right, dimension);
      return [[dimension, remainder(gcd(gcd(one.modulus, other.modulus), one.rest - other.rest), one.rest)] as const];
    }),
  );
}

function remainderOf(element: Congruences, { terms, constant }: LinearExpression): Remainder {
  return sumOf(
    terms.map(([dimension, coefficient]) => [at(element, dimension), BigInt(coefficient)]),
    BigInt(constant),
  );
}

function bounds(element: Congruences, expression: LinearExpression): Interval {
  if (element.isBottom) return interval(1, 0);
  if (!isExact(expression)) return interval(Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY);
  const { modulus, rest } = remainderOf(element, expression);
  const number = Number(rest);
  const isKnown = modulus === 0n && Number.isSafeInteger(number);
  return isKnown ? interval(number, number) : interval(Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY);
}

/** The expression is a multiple of the modulus, or zero where that is 0. */
function meetMultiple(element: Congruences, { terms, constant }: LinearExpression, modulus: bigint): Congruences {
  let met = element;
  for (const [dimension, coefficient] of terms) {
    const rest = sumOf(
      terms.flatMap(([each, times]) => (each === dimension ? [] : [[at(element, each), BigInt(times)] as const])),
      BigInt(constant),
    );
    // coefficient · x ≡ -rest, modulo all that the others may add.
    const found = solutions(BigInt(coefficient), -rest.rest, gcd(rest.modulus, modulus));
    const both = found && meetRemainders(at(met, dimension), found);
    if (both === undefined) return BOTTOM;
    met = withRemainder(met, dimension, both);
  }
  const { modulus: left, rest } = remainderOf(met, { terms, constant });
  const common = gcd(left, modulus);
  return common === 0n ? (rest === 0n ? met : BOTTOM) : rest % common === 0n ? met : BOTTOM;
}

function meet(element: Congruences, constraint: LinearConstraint): Congruences {
  const { kind, expression } = constraint;
  if (element.isBottom || !isExact(expression)) return element;
  if (kind === '==') return same(element, meetMultiple(element, expression, 0n));
  if (kind === 'multiple') return same(element, meetMultiple(element, expression, BigInt(constraint.modulus)));
  const { modulus, rest } = remainderOf(element, expression);
  if (modulus !== 0n) return element;
  return (kind === '<=' ? rest <= 0n : rest !== 0n) ? element : BOTTOM;
}

function same(older: Congruences, newer: Congruences): Congruences {
  return leq(older, newer) ? older : newer;
}

function constraints({ remainders }: Congruences): readonly LinearConstraint[] {
  return remainders.map(([dimension, { modulus, rest }]) => {
    const expression: LinearExpression = { terms: [[dimension, 1]], constant: Number(-rest) };
    return modulus === 0n ? { kind: '==', expression } : { kind: 'multiple', expression, modulus: Number(modulus) };
  });
}

function show(element: Congruences): string {
  if (element.isBottom) return 'nothing';
  if (element.remainders.length === 0) return 'anything';
  return constraints(element)
    .map((each) => showConstraint(each, (dimension) => `d${dimension}`))
    .join(', ');
}

const only: LinearLattice<Congruences>['only'] = (element, keeps) => {
  const kept = element.remainders.filter(([dimension]) => keeps(dimension));
  return kept.length === element.remainders.length ? element : of(kept);
};

const rename: LinearLattice<Congruences>['rename'] = (element, name) =>
  element.isBottom ? element : of(element.remainders.map(([dimension, value]) => [name(dimension), value]));

export const congruences: LinearLattice<Congruences> = {
  id: 'congruences',
  bottom: BOTTOM,
  top: TOP,
  leq,
  join,
  // A modulus only goes to one of its divisors.
  widen: (_, newer) => newer,
  widenTo: () => (_, newer) => newer,
  spell: ({ remainders, isBottom }, into) => {
    into.push(isBottom ? -1 : remainders.length);
    for (const [dimension, { modulus, rest }] of remainders) {
      into.push(dimension);
      for (const number of [modulus, rest])
        into.push(Number(BigInt.asIntN(32, number)), Number(BigInt.asIntN(32, number >> 32n)));
    }
  },
  show,
  whyNotLeq: notCovered({ leq, show }),
  dimensions: ({ remainders }) => remainders.map(([dimension]) => dimension),
  meet,
  assign: (element, target, value) => {
    if (element.isBottom) return element;
    return withRemainder(element, target, isExact(value) ? remainderOf(element, value) : ANY);
  },
  assignQuotient: (element, target, value, divisor) => {
    if (element.isBottom) return element;
    const { modulus, rest } = isExact(value) ? remainderOf(element, value) : ANY;
    const size = BigInt(divisor);
    const quotient = rest / size - (rest % size < 0n ? 1n : 0n);
    // Where the modulus is a multiple, all of them have the same part that is rounded away.
    return withRemainder(element, target, modulus % size === 0n ? remainder(modulus / size, quotient) : ANY);
  },
  only,
  rename,
  expand: (element, dimension, copy) =>
    element.isBottom ? element : withRemainder(element, copy, at(element, dimension)),
  fold: (element, into, from) =>
    join(
      only(element, (dimension) => dimension !== from),
      rename(
        only(element, (dimension) => dimension !== into),
        (dimension) => (dimension === from ? into : dimension),
      ),
    ),
  bounds,
  constraints,
};
