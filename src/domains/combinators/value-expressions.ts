/** Expressions over the variables of a state, and what a condition that holds says of them. */
import type { Truth } from '../../base/truth.js';
import type { ComparisonOperator, Expression, Operand, Variable } from '../../ir/instructions.js';
import type { TopMapElement, TopMapLattice } from '../../lattices/top-map.js';
import { isComparison, isTracked, type ValueNumbers } from './value-numbers.js';

export type Values<V> = TopMapElement<V>;

/** One side of a comparison and the other. */
export interface Sides {
  readonly comparison: ComparisonOperator;
  readonly left: Operand;
  readonly right: Operand;
}

export class ValueExpressions<V> {
  readonly #numbers: ValueNumbers<V>;
  readonly #states: TopMapLattice<V>;

  constructor(numbers: ValueNumbers<V>, states: TopMapLattice<V>) {
    this.#numbers = numbers;
    this.#states = states;
  }

  operand(state: Values<V>, operand: Operand): V {
    if (operand.kind === 'constant') return this.#numbers.constant(operand);
    return this.#states.at(state, operand.index) ?? this.#numbers.any(operand.type);
  }

  /** The state with another value of the variable; undefined where there is no such value. */
  assigned(state: Values<V>, variable: Variable, value: V): Values<V> | undefined {
    if (!isTracked(variable.type)) return state;
    if (this.#numbers.isNone(value)) return undefined;
    return this.#states.set(state, variable.index, this.#numbers.isAny(value, variable.type) ? undefined : value);
  }

  /** The state in which any value of its type may be in the variable. */
  forgotten(state: Values<V>, variable: Variable | undefined): Values<V> {
    return variable === undefined ? state : this.#states.set(state, variable.index, undefined);
  }

  value(state: Values<V>, expression: Expression): V {
    const numbers = this.#numbers;
    switch (expression.kind) {
      case 'variable':
      case 'constant':
        return this.operand(state, expression);
      case 'unary':
        return numbers.unary(expression.operator, expression.type, this.operand(state, expression.operand));
      case 'binary': {
        const { operator, type, left, right } = expression;
        return numbers.binary(operator, type, this.operand(state, left), this.operand(state, right));
      }
      case 'convert':
        return numbers.convert(expression.from, expression.to, this.operand(state, expression.operand));
      case 'among': {
        const { operand, values, negated } = expression;
        const value = this.operand(state, operand);
        return numbers.ofTruth(
          truthFrom(
            numbers.among(value, operand.type, values, negated ? 'others' : 'these'),
            numbers.among(value, operand.type, values, negated ? 'these' : 'others'),
          ),
        );
      }
      case 'cast':
        return numbers.any(expression.type);
      case 'instanceof':
        return numbers.any('boolean');
    }
  }

  /** The state where the condition holds; undefined where it cannot. */
  assumed(state: Values<V>, condition: Expression): Values<V> | undefined {
    if (condition.kind === 'binary' && isComparison(condition.operator)) {
      const { operator: comparison, type, left, right } = condition;
      return this.compared(state, type, { comparison, left, right });
    }
    if (condition.kind === 'among') {
      const { operand, values, negated } = condition;
      const rest = this.#numbers.among(
        this.operand(state, operand),
        operand.type,
        values,
        negated ? 'others' : 'these',
      );
      return rest === undefined ? undefined : this.#narrowed(state, operand, rest);
    }
    if (condition.kind === 'unary' && condition.operator === '!') return this.#isBoolean(state, condition.operand, 0);
    if (condition.kind === 'variable' || condition.kind === 'constant') return this.#isBoolean(state, condition, 1);
    const held = this.#numbers.refine(
      '==',
      'boolean',
      this.value(state, condition),
      this.#numbers.number(1, 'boolean'),
    );
    return held === undefined ? undefined : state;
  }

  /** The state where the comparison holds, both sides refined. */
  compared(state: Values<V>, type: string, { comparison, left, right }: Sides): Values<V> | undefined {
    const refined = this.#numbers.refine(comparison, type, this.operand(state, left), this.operand(state, right));
    if (refined === undefined) return undefined;
    if (!isTracked(type)) return state;
    const narrowed = this.#narrowed(state, left, refined[0]);
    return narrowed && this.#narrowed(narrowed, right, refined[1]);
  }

  #isBoolean(state: Values<V>, operand: Operand, value: number): Values<V> | undefined {
    const right: Operand = { kind: 'constant', type: 'boolean', value };
    return this.compared(state, 'boolean', { comparison: '==', left: operand, right });
  }

  #narrowed(state: Values<V>, operand: Operand, value: V): Values<V> | undefined {
    return operand.kind === 'variable' ? this.assigned(state, operand, value) : state;
  }
}

/** Whether something holds, from what is left where it does and where it does not. */
function truthFrom(holding: unknown, failing: unknown): Truth {
  if (holding === undefined) return 'no';
  return failing === undefined ? 'yes' : 'unknown';
}
