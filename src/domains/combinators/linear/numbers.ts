/**
 * Integers of a state: their ranges, linear forms, and what an assignment makes of them under Java's wrap-around.
 *
 * Every instruction is one operation, and each is checked by itself: where what it ideally computes lies within its type, the assignment is
 * linear. Where it leaves the type at an end by less than the width of the type, there is one outcome with what stays within, and one with what comes
 * back at the other end, both linear. Else the target gets what the intervals of Java's arithmetic say.
 */
import type { Operand, Variable } from '../../../ir/instructions.js';
import type { TypeName } from '../../../ir/types.js';
import { type Interval, interval } from '../../../lattices/interval.js';
import { ANY_NUMBER, meet as common, isIntegerType, rangeOf } from '../../../lattices/java-intervals.js';
import { GREATEST_BOUND } from '../../../lattices/linear/exact.js';
import {
  constantExpression,
  dimensionExpression,
  type LinearExpression,
  minus,
  plus,
} from '../../../lattices/linear/expressions.js';
import type { LinearLattice } from '../../../lattices/linear/linear-lattice.js';
import { dimensionOf, rangeOfType, SCRATCH } from './terms.js';

/** A linear expression divided by a positive number, and rounded down. */
export interface Form {
  readonly value: LinearExpression;
  readonly divisor: number;
}

/** How many numbers the type has. Of long there are too many to be counted. */
function widthOf(type: TypeName): number {
  const { lower, upper } = rangeOf(type);
  return upper - lower + 1;
}

export class LinearNumbers<E> {
  readonly lattice: LinearLattice<E>;

  constructor(lattice: LinearLattice<E>) {
    this.lattice = lattice;
  }

  isNone(state: E): boolean {
    return state === this.lattice.bottom || this.lattice.leq(state, this.lattice.bottom);
  }

  /** The operand as it is: a constant that is exact, or a variable that is kept. */
  formOf(operand: Operand): LinearExpression | undefined {
    if (operand.kind === 'variable') {
      const dimension = dimensionOf(operand);
      return dimension === undefined ? undefined : dimensionExpression(dimension);
    }
    const { value, type } = operand;
    if (value === null) return constantExpression(-1);
    if (typeof value === 'string') return type === 'java.lang.String' ? constantExpression(value.length) : undefined;
    const number = Number(value);
    return isIntegerType(type) && Number.isSafeInteger(number) ? constantExpression(number) : undefined;
  }

  /** What is known of the operand's value. */
  range(state: E, operand: Operand): Interval {
    const form = this.formOf(operand);
    const type = rangeOfType(operand.type);
    return form === undefined ? type : common(type, this.lattice.bounds(state, form));
  }

  /** The state with what the types of the variables say. */
  typed(state: E, ...operands: readonly Operand[]): E {
    let typed = state;
    for (const operand of operands) {
      const dimension = operand.kind === 'variable' ? dimensionOf(operand) : undefined;
      if (dimension !== undefined)
        typed = this.within(typed, dimensionExpression(dimension), rangeOfType(operand.type));
    }
    return typed;
  }

  within(state: E, value: LinearExpression, { lower, upper }: Interval): E {
    let within = state;
    if (Number.isFinite(upper)) within = this.atMost(within, plus(value, constantExpression(-upper)));
    if (Number.isFinite(lower)) within = this.atMost(within, minus(constantExpression(lower), value));
    return within;
  }

  atMost(state: E, expression: LinearExpression): E {
    return this.lattice.meet(state, { kind: '<=', expression });
  }

  forgotten(state: E, variable: Variable | undefined): E {
    const dimension = variable && dimensionOf(variable);
    return dimension === undefined ? state : this.lattice.only(state, (each) => each !== dimension);
  }

  /** The variable gets some value within the interval, of which `about` says more, given the name of its dimension. */
  assignedWithin(state: E, target: Variable, range: Interval, about?: (state: E, value: LinearExpression) => E): E {
    const dimension = dimensionOf(target);
    if (dimension === undefined) return state;
    if (range.lower > range.upper) return this.lattice.bottom;
    const value = dimensionExpression(SCRATCH);
    const bounded = this.within(state, value, range);
    return this.#named(about === undefined ? bounded : about(bounded, value), dimension);
  }

  /** The value that was computed aside becomes that of the dimension. */
  #named(state: E, dimension: number): E {
    const without = this.lattice.only(state, (each) => each !== dimension);
    return this.lattice.rename(without, (each) => (each === SCRATCH ? dimension : each));
  }

  /** The variable becomes the form, which is known to lie within its type. */
  assigned(state: E, target: Variable, { value, divisor }: Form): E {
    const dimension = dimensionOf(target);
    return dimension === undefined ? state : this.lattice.assignQuotient(state, dimension, value, divisor);
  }

  /** The same, with all that the further form says, which has the same value. */
  assignedBoth(state: E, target: Variable, form: Form, further: Form): E {
    const dimension = dimensionOf(target);
    if (dimension === undefined) return state;
    const { lattice } = this;
    let both = lattice.assignQuotient(state, SCRATCH, form.value, form.divisor);
    const other = lattice.assignQuotient(state, SCRATCH, further.value, further.divisor);
    if (this.isNone(both) || this.isNone(other)) return lattice.bottom;
    for (const constraint of lattice.constraints(other)) {
      if (constraint.expression.terms.some(([each]) => each === SCRATCH)) both = lattice.meet(both, constraint);
    }
    return this.#named(both, dimension);
  }

  /** Between which bounds the form lies, as the state tells, and as what is known of these operands does. */
  boundsOf(state: E, { value, divisor }: Form, operands: readonly Operand[] = []): Interval {
    const { lower, upper } = common(this.lattice.bounds(state, value), this.#boundsOfParts(state, value, operands));
    return interval(Math.floor(lower / divisor), Math.floor(upper / divisor));
  }

  /** Each dimension by itself. */
  #boundsOfParts(state: E, { terms, constant }: LinearExpression, operands: readonly Operand[]): Interval {
    let [lower, upper] = [constant, constant];
    for (const [dimension, coefficient] of terms) {
      const operand = operands.find((each) => each.kind === 'variable' && dimensionOf(each) === dimension);
      if (operand === undefined) return ANY_NUMBER;
      const range = this.range(state, operand);
      const [least, greatest] = coefficient > 0 ? [range.lower, range.upper] : [range.upper, range.lower];
      lower += coefficient * least;
      upper += coefficient * greatest;
    }
    const isExact = Math.abs(lower) <= GREATEST_BOUND && Math.abs(upper) <= GREATEST_BOUND;
    return isExact ? { lower, upper } : ANY_NUMBER;
  }

  isWithin(state: E, form: Form, type: TypeName, operands: readonly Operand[] = []): boolean {
    const { lower, upper } = this.boundsOf(state, form, operands);
    const range = rangeOf(type);
    // An infinite bound of a long stands for the limit of the type, and what is beyond: nothing is known to lie within.
    return Number.isFinite(lower) && Number.isFinite(upper) && range.lower <= lower && upper <= range.upper;
  }

  /**
   * The states in which the variable holds what is left of the value, computed from the operands, when only the bits of the type are kept;
   * undefined where it may leave the type by too much.
   */
  wrapped(
    state: E,
    target: Variable,
    { value, type }: { readonly value: LinearExpression; readonly type: TypeName },
    operands: readonly Operand[],
  ): readonly E[] | undefined {
    const { lower, upper } = this.boundsOf(state, { value, divisor: 1 }, operands);
    const range = rangeOf(type);
    const width = widthOf(type);
    if (!Number.isFinite(width) || !(lower >= range.lower - width && upper <= range.upper + width)) return undefined;
    const states: E[] = [];
    for (const turns of [0, 1, -1]) {
      if (lower - turns * width > range.upper || upper - turns * width < range.lower) continue;
      const shifted = plus(value, constantExpression(-turns * width));
      const inside = this.within(state, shifted, range);
      if (this.isNone(inside)) continue;
      // Of several dimensions together the lattice may not know that they stay within the type.
      const assigned = this.assigned(inside, target, { value: shifted, divisor: 1 });
      const dimension = dimensionOf(target);
      states.push(dimension === undefined ? assigned : this.within(assigned, dimensionExpression(dimension), range));
    }
    return states;
  }
}
