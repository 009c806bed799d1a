/** Random equation systems as data: expressions over a handful of equations, read in any lattice with some operators. */
import fc from 'fast-check';
import { type Interval, interval, intervals } from '../../src/lattices/interval.js';
import { isBottom, type Lattice } from '../../src/lattices/lattice.js';
import { powerset, type SmallSet } from '../../src/lattices/powerset.js';
import type { EquationSystem } from '../../src/solver/equation-system.js';

export type Expression =
  | { readonly kind: 'constant'; readonly choice: number }
  | { readonly kind: 'read'; readonly equation: number }
  | { readonly kind: 'join'; readonly left: Expression; readonly right: Expression }
  | { readonly kind: 'apply'; readonly choice: number; readonly inner: Expression }
  /** The inner one, not even looked at while the condition is bottom. */
  | { readonly kind: 'guard'; readonly condition: Expression; readonly inner: Expression }
  /** Reads an equation in a context that the value decides: not monotone. */
  | { readonly kind: 'select'; readonly by: Expression; readonly equation: number };

export interface RandomEquation {
  readonly result: Expression;
  readonly parts: readonly { readonly equation: number; readonly by?: Expression; readonly part: Expression }[];
}

export interface RandomSystem {
  readonly equations: readonly RandomEquation[];
  readonly roots: readonly number[];
}

/** A lattice with constants and monotone operators to choose from. */
export interface Algebra<E> {
  readonly lattice: Lattice<E>;
  readonly constants: readonly E[];
  readonly operators: readonly ((element: E) => E)[];
  readonly digest: (element: E) => number;
}

const sets = powerset();
const ranges = intervals({ thresholds: [20] });
const mapped = (change: (each: number) => number) => (set: SmallSet) => sets.of(...[...set].map(change));
const kept = (keep: (each: number) => boolean) => (set: SmallSet) => sets.of(...[...set].filter(keep));
const moved = (by: number) => (range: Interval) => interval(range.lower + by, range.upper + by);
const cut = (least: number, most: number) => (range: Interval) =>
  interval(Math.max(range.lower, least), Math.min(range.upper, most));

/** Finite: nothing is lost by widening, so there is a least solution to compare with. */
export const SETS: Algebra<SmallSet> = {
  lattice: sets,
  constants: [sets.of(0), sets.of(3), sets.of(1, 5), sets.bottom],
  operators: [
    mapped((each) => (each + 1) % 8),
    mapped((each) => each >> 1),
    kept((each) => each > 2),
    kept((each) => each < 5),
  ],
  digest: (set) => [...set].reduce((sum, each) => sum + each, set.size),
};

/** Infinite: only widening ends it. */
export const RANGES: Algebra<Interval> = {
  lattice: ranges,
  constants: [interval(0, 0), interval(7, 9), interval(-3, 1), ranges.bottom],
  operators: [moved(1), moved(-2), cut(Number.NEGATIVE_INFINITY, 12), cut(0, Number.POSITIVE_INFINITY)],
  digest: ({ lower, upper }) =>
    (Number.isFinite(upper) ? Math.abs(upper) : 1) + (Number.isFinite(lower) ? Math.abs(lower) : 2),
};

/** Unknown n stands for equation n modulo the number of equations; the rest of the division is its context. */
export function systemOf<E>({ equations, roots }: RandomSystem, algebra: Algebra<E>): EquationSystem<number, E> {
  const { lattice, constants, operators, digest } = algebra;
  const size = equations.length;
  const CONTEXTS = 4;
  return {
    lattice,
    roots,
    key: (unknown) => unknown,
    rightHandSide: (unknown, value, contribute) => {
      const context = unknown - (unknown % size);
      const selected = (by: E, equation: number): number => size * (digest(by) % CONTEXTS) + (equation % size);
      const evaluate = (expression: Expression): E => {
        switch (expression.kind) {
          case 'constant':
            return constants[expression.choice % constants.length] as E;
          case 'read':
            return value(context + (expression.equation % size));
          case 'join':
            return lattice.join(evaluate(expression.left), evaluate(expression.right));
          case 'apply':
            return (operators[expression.choice % operators.length] as (element: E) => E)(evaluate(expression.inner));
          case 'guard':
            return isBottom(lattice, evaluate(expression.condition)) ? lattice.bottom : evaluate(expression.inner);
          case 'select':
            return value(selected(evaluate(expression.by), expression.equation));
        }
      };
      const { result, parts } = equations[unknown % size] as RandomEquation;
      for (const { equation, by, part } of parts) {
        const target = by === undefined ? context + (equation % size) : selected(evaluate(by), equation);
        contribute(target, evaluate(part));
      }
      return evaluate(result);
    },
  };
}

/** The same system with everything written the other way round. */
export function reversed({ equations, roots }: RandomSystem): RandomSystem {
  const turn = (expression: Expression): Expression => {
    if (expression.kind === 'join') return { kind: 'join', left: turn(expression.right), right: turn(expression.left) };
    if (expression.kind === 'apply') return { ...expression, inner: turn(expression.inner) };
    if (expression.kind === 'guard') {
      return { kind: 'guard', condition: turn(expression.condition), inner: turn(expression.inner) };
    }
    return expression;
  };
  return {
    equations: equations.map(({ result, parts }) => ({
      result: turn(result),
      parts: parts.toReversed().map((each) => ({ ...each, part: turn(each.part) })),
    })),
    roots: roots.toReversed(),
  };
}

export function randomSystems(kind: 'monotone' | 'any'): fc.Arbitrary<RandomSystem> {
  const choice = fc.nat({ max: 3 });
  const equation = fc.nat({ max: 7 });
  const { expression } = fc.letrec<{ expression: Expression }>((tie) => ({
    expression: fc.oneof(
      { maxDepth: 3, depthSize: 'small' },
      { weight: 3, arbitrary: fc.record({ kind: fc.constant('read'), equation }) },
      { weight: 1, arbitrary: fc.record({ kind: fc.constant('constant'), choice }) },
      {
        weight: 3,
        arbitrary: fc.record({ kind: fc.constant('join'), left: tie('expression'), right: tie('expression') }),
      },
      { weight: 3, arbitrary: fc.record({ kind: fc.constant('apply'), choice, inner: tie('expression') }) },
      {
        weight: 1,
        arbitrary: fc.record({ kind: fc.constant('guard'), condition: tie('expression'), inner: tie('expression') }),
      },
      ...(kind === 'any'
        ? [{ weight: 2, arbitrary: fc.record({ kind: fc.constant('select'), by: tie('expression'), equation }) }]
        : []),
    ) as fc.Arbitrary<Expression>,
  }));
  const part = fc.record({ equation, part: expression });
  const parts = kind === 'any' ? fc.oneof(part, fc.record({ equation, by: expression, part: expression })) : part;
  return fc.nat({ max: 7 }).chain((most) =>
    fc.record({
      equations: fc.array(fc.record({ result: expression, parts: fc.array(parts, { maxLength: 2 }) }), {
        minLength: most + 1,
        maxLength: most + 1,
      }),
      roots: fc.uniqueArray(fc.nat({ max: most }), { minLength: 1, maxLength: 2 }),
    }),
  );
}
