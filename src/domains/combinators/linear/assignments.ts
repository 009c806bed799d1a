/** The states after a variable got the value of an expression. */
import type { CodeEdge } from '../../../engine/code.js';
import type { Expression, Operand, Variable } from '../../../ir/instructions.js';
import { isArray, type TypeName } from '../../../ir/types.js';
import { binary, convert, type IntegerArithmetic, isIntegerType, unary } from '../../../lattices/java-intervals.js';
import {
  constantExpression,
  type LinearExpression,
  minus,
  plus,
  scaled,
} from '../../../lattices/linear/expressions.js';
import { isComparison } from '../value-numbers.js';
import type { LinearConditions } from './conditions.js';
import type { Form, LinearNumbers } from './numbers.js';
import { aboutResult } from './operators.js';
import type { RebuiltForms } from './rebuilt.js';
import { dimensionOf, rangeOfType } from './terms.js';
import type { TestedVariables } from './tested.js';

export interface AssignmentParts<E> {
  readonly numbers: LinearNumbers<E>;
  readonly conditions: LinearConditions<E>;
  readonly rebuilt: RebuiltForms<E>;
  readonly tested: TestedVariables;
}

type BinaryExpression = Extract<Expression, { kind: 'binary' }>;

const NATURAL = { lower: 0, upper: 2 ** 31 - 1 };
const TRUE = { value: constantExpression(1), divisor: 1 };
const FALSE = { value: constantExpression(0), divisor: 1 };

export class LinearAssignments<E> {
  readonly #parts: AssignmentParts<E>;

  constructor(parts: AssignmentParts<E>) {
    this.#parts = parts;
  }

  assigned(at: CodeEdge, state: E, target: Variable, expression: Expression): readonly E[] {
    if (dimensionOf(target) === undefined) return [state];
    return this.#told(at, target, this.#results(at, state, target, expression));
  }

  /** What leaves the type by a little is kept apart where it is looked at later. */
  #told(at: CodeEdge, target: Variable, states: readonly E[]): readonly E[] {
    const { numbers, tested } = this.#parts;
    const reached = states.filter((state) => !numbers.isNone(state));
    if (reached.length <= 1 || tested.has(at.code, target.index)) return reached;
    return [reached.reduce(numbers.lattice.join)];
  }

  #results(at: CodeEdge, state: E, target: Variable, expression: Expression): readonly E[] {
    const { numbers, conditions } = this.#parts;
    const { kind } = expression;
    if (kind === 'variable' || kind === 'constant' || kind === 'cast') {
      const operand = kind === 'cast' ? expression.operand : expression;
      const value = numbers.formOf(operand);
      if (value === undefined) return [this.#copied(at, state, target, operand)];
      return [numbers.assigned(numbers.typed(state, operand), target, { value, divisor: 1 })];
    }
    if (kind === 'unary') return this.#unary(state, target, expression);
    if (kind === 'convert') return this.#converted(state, target, expression);
    if (kind === 'binary' && !isComparison(expression.operator)) return this.#binary(at, state, target, expression);
    // A truth value.
    const holding = conditions.assumed(state, expression);
    const failing = conditions.refuted(state, expression);
    return [
      ...(holding ? [numbers.assigned(holding, target, TRUE)] : []),
      ...(failing ? [numbers.assigned(failing, target, FALSE)] : []),
    ];
  }

  /** A copy of an array is as long as that one. */
  #copied(at: CodeEdge, state: E, target: Variable, operand: Operand): E {
    const { numbers, rebuilt } = this.#parts;
    const array = rebuilt.cloned(at, operand);
    const value = array === undefined || !isArray(target.type) ? undefined : numbers.formOf(array);
    if (value === undefined) return this.any(state, target);
    return numbers.assigned(numbers.within(state, value, NATURAL), target, { value, divisor: 1 });
  }

  /** Anything of the type. */
  any(state: E, target: Variable): E {
    return this.#parts.numbers.assignedWithin(state, target, rangeOfType(target.type));
  }

  #unary(state: E, target: Variable, expression: Extract<Expression, { kind: 'unary' }>): readonly E[] {
    const { numbers } = this.#parts;
    const { operator, type, operand } = expression;
    const form = numbers.formOf(operand);
    if (form === undefined) return [this.any(state, target)];
    const typed = numbers.typed(state, operand);
    const negative = scaled(form, -1);
    const value = operator === '-' ? negative : plus(constantExpression(operator === '!' ? 1 : -1), negative);
    if (operator === '!') return [numbers.assigned(typed, target, { value, divisor: 1 })];
    const range = unary(operator, type, numbers.range(state, operand));
    return this.#linear(typed, target, { value, type }, [operand]) ?? [numbers.assignedWithin(typed, target, range)];
  }

  #converted(
    state: E,
    target: Variable,
    { from, to, operand }: Extract<Expression, { kind: 'convert' }>,
  ): readonly E[] {
    const { numbers } = this.#parts;
    const value = isIntegerType(from) && isIntegerType(to) ? numbers.formOf(operand) : undefined;
    if (value === undefined) return [this.any(state, target)];
    const typed = numbers.typed(state, operand);
    const range = convert(from, to, numbers.range(state, operand));
    // Every int is a long, whatever is known of it.
    if (to === 'long') return [numbers.assigned(typed, target, { value, divisor: 1 })];
    return (
      this.#linear(typed, target, { value, type: to }, [operand]) ?? [numbers.assignedWithin(typed, target, range)]
    );
  }

  /** The value, computed from the operands, where it stays within the type or leaves it by little. */
  #linear(
    state: E,
    target: Variable,
    given: { readonly value: LinearExpression; readonly type: TypeName },
    operands: readonly Operand[],
  ): readonly E[] | undefined {
    const { numbers } = this.#parts;
    const form: Form = { value: given.value, divisor: 1 };
    if (numbers.isWithin(state, form, given.type, operands)) return [numbers.assigned(state, target, form)];
    return numbers.wrapped(state, target, given, operands);
  }

  #binary(at: CodeEdge, state: E, target: Variable, expression: BinaryExpression): readonly E[] {
    const { numbers, rebuilt } = this.#parts;
    const { operator, type, left, right } = expression;
    if (operator === 'compare') return this.#compared(state, target, expression);
    if (operator === 'compare-less' || operator === 'compare-greater') {
      return [numbers.assignedWithin(state, target, { lower: -1, upper: 1 })];
    }
    if (!isIntegerType(type) || operator === 'concat' || isComparison(operator)) return [this.any(state, target)];
    const typed = numbers.typed(state, left, right);
    const whole = rebuilt.expression(typed, at, expression) ?? this.#unsigned(typed, at, expression);
    const value = this.#value(typed, expression);
    if (value !== undefined) {
      const form: Form = { value, divisor: 1 };
      // What is known of the whole to stay within the type does, whatever is known of its parts.
      if (whole !== undefined && !isSame(form, whole)) return [numbers.assignedBoth(typed, target, form, whole)];
      if (numbers.isWithin(typed, form, type, [left, right])) return [numbers.assigned(typed, target, form)];
      const wrapped = numbers.wrapped(typed, target, { value, type }, [left, right]);
      if (wrapped !== undefined) return wrapped;
    }
    const range = this.#range(typed, operator, type, left, right);
    const own = this.#quotient(typed, expression);
    const result = numbers.assignedWithin(typed, target, range, (bounded, scratch) =>
      aboutResult(numbers, bounded, { operator, left, right }, scratch),
    );
    return [this.#sharpened(this.#sharpened(result, typed, target, own), typed, target, whole)];
  }

  /** What the form, which has the same value, says besides. */
  #sharpened(result: E, before: E, target: Variable, form: Form | undefined): E {
    const { numbers } = this.#parts;
    const dimension = dimensionOf(target);
    if (form === undefined || dimension === undefined) return result;
    const { lattice } = numbers;
    const other = numbers.assigned(before, target, form);
    if (numbers.isNone(other)) return lattice.bottom;
    return lattice
      .constraints(other)
      .filter(({ expression }) => expression.terms.some(([each]) => each === dimension))
      .reduce(lattice.meet, result);
  }

  /** The value as a linear expression, its operands being as they are. */
  #value(state: E, { operator, left, right }: BinaryExpression): LinearExpression | undefined {
    const { numbers } = this.#parts;
    const [one, other] = [numbers.formOf(left), numbers.formOf(right)];
    if (one === undefined || other === undefined) return undefined;
    if (operator === '+') return plus(one, other);
    if (operator === '-') return minus(one, other);
    const times = single(numbers.range(state, right));
    if (operator === '<<') return times === undefined || times < 0 || times > 30 ? undefined : scaled(one, 2 ** times);
    if (operator !== '*') return undefined;
    if (times !== undefined) return scaled(one, times);
    const factor = single(numbers.range(state, left));
    return factor === undefined ? undefined : scaled(other, factor);
  }

  /** A quotient by a constant that rounds down: of a natural number, or by a shift that keeps the sign. */
  #quotient(state: E, { operator, type, left, right }: BinaryExpression): Form | undefined {
    const { numbers } = this.#parts;
    const [value, by] = [numbers.formOf(left), single(numbers.range(state, right))];
    if (value === undefined || by === undefined) return undefined;
    const isNatural = numbers.range(state, left).lower >= 0;
    if (operator === '/') return isNatural && by > 0 ? { value, divisor: by } : undefined;
    if (operator !== '>>' && !(operator === '>>>' && isNatural)) return undefined;
    return by >= 0 && by < (type === 'long' ? 50 : 32) ? { value, divisor: 2 ** by } : undefined;
  }

  /** `(a + b) >>> n` of natural numbers, whose sum may have become negative: zeros come in, as if it had not. */
  #unsigned(state: E, at: CodeEdge, { operator, type, left, right }: BinaryExpression): Form | undefined {
    const { numbers, rebuilt } = this.#parts;
    if (operator !== '>>>' || type !== 'int') return undefined;
    const by = single(numbers.range(state, right));
    const value = rebuilt.ideal(state, at, left);
    if (value === undefined || by === undefined || by < 1 || by > 31) return undefined;
    const { lower, upper } = numbers.boundsOf(state, { value, divisor: 1 });
    return lower >= 0 && upper < 2 ** 32 ? { value, divisor: 2 ** by } : undefined;
  }

  #range(state: E, operator: IntegerArithmetic, type: TypeName, left: Operand, right: Operand) {
    const { numbers } = this.#parts;
    return binary(operator, type, numbers.range(state, left), numbers.range(state, right));
  }

  /** -1, 0 or 1. */
  #compared(state: E, target: Variable, { left, right, type }: BinaryExpression): readonly E[] {
    const { numbers, conditions } = this.#parts;
    return (['<', '==', '>'] as const).flatMap((comparison, place) => {
      const held = conditions.compared(state, type, { comparison, left, right });
      return held === undefined
        ? []
        : [numbers.assigned(held, target, { value: constantExpression(place - 1), divisor: 1 })];
    });
  }
}

function single({ lower, upper }: { readonly lower: number; readonly upper: number }): number | undefined {
  return lower === upper ? lower : undefined;
}

/** Whether the forms are written alike. */
function isSame(one: Form, other: Form): boolean {
  return (
    one.divisor === other.divisor &&
    one.value.constant === other.value.constant &&
    one.value.terms.length === other.value.terms.length &&
    one.value.terms.every(([dimension, coefficient], place) => {
      const [otherDimension, otherCoefficient] = other.value.terms[place] ?? [];
      return dimension === otherDimension && coefficient === otherCoefficient;
    })
  );
}
