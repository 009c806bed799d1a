/** States in which a condition holds, or does not. */
import { opposite, type Sense } from '../../../base/truth.js';
import type { ComparisonOperator, Expression, Operand } from '../../../ir/instructions.js';
import type { TypeName } from '../../../ir/types.js';
import { constantExpression, type LinearExpression, minus, plus } from '../../../lattices/linear/expressions.js';
import type { Sides } from '../value-expressions.js';
import { isComparison, NEGATED } from '../value-numbers.js';
import type { LinearNumbers } from './numbers.js';
import { isNumber } from './terms.js';

const REFERENCE = 'java.lang.Object';
const ZERO: Operand = { kind: 'constant', type: 'boolean', value: 0 };

export class LinearConditions<E> {
  readonly #numbers: LinearNumbers<E>;

  constructor(numbers: LinearNumbers<E>) {
    this.#numbers = numbers;
  }

  /** Undefined where it cannot hold. */
  assumed(state: E, condition: Expression): E | undefined {
    return this.#decided(state, condition, 'holds');
  }

  refuted(state: E, condition: Expression): E | undefined {
    return this.#decided(state, condition, 'fails');
  }

  #decided(state: E, condition: Expression, sense: Sense): E | undefined {
    switch (condition.kind) {
      case 'binary': {
        const { operator, left, right, type } = condition;
        if (!isComparison(operator)) return state;
        // Of floating numbers neither an order nor its contrary need hold.
        return this.compared(state, type, {
          comparison: sense === 'holds' ? operator : NEGATED[operator],
          left,
          right,
        });
      }
      case 'unary':
        return condition.operator === '!' ? this.#isTrue(state, condition.operand, opposite(sense)) : state;
      case 'variable':
      case 'constant':
        return this.#isTrue(state, condition, sense);
      case 'among':
        return this.#among(state, condition.operand, condition.values, condition.negated ? opposite(sense) : sense);
      case 'instanceof': {
        // It is not null.
        const isInstance = condition.negated !== (sense === 'holds');
        return isInstance
          ? this.compared(state, REFERENCE, { comparison: '!=', left: condition.operand, right: NULL })
          : state;
      }
      default:
        return state;
    }
  }

  #isTrue(state: E, operand: Operand, sense: Sense): E | undefined {
    return this.compared(state, 'boolean', { comparison: sense === 'holds' ? '!=' : '==', left: operand, right: ZERO });
  }

  /** `type` is that of both sides: an integer type, or that of references. */
  compared(state: E, type: TypeName, { comparison, left, right }: Sides): E | undefined {
    if (!isNumber(type) && !isReference(type)) return state;
    const [one, other] = [this.#numbers.formOf(left), this.#numbers.formOf(right)];
    if (one === undefined || other === undefined) return state;
    // Different references may well be of equal length, unless one of them is null.
    if (isReference(type) && comparison === '!=' && !isNull(left) && !isNull(right)) return state;
    return this.related(this.#numbers.typed(state, left, right), comparison, minus(one, other));
  }

  /** Where the expression is so related to zero. */
  related(state: E, comparison: ComparisonOperator, value: LinearExpression): E | undefined {
    const { lattice } = this.#numbers;
    const related = relatedTo(comparison, value);
    const met = lattice.meet(state, related);
    return this.#numbers.isNone(met) ? undefined : met;
  }

  #among(state: E, operand: Operand, values: readonly number[], sense: Sense): E | undefined {
    const form = this.#numbers.formOf(operand);
    if (form === undefined) return state;
    const { lattice } = this.#numbers;
    const typed = this.#numbers.typed(state, operand);
    const less = (value: number): LinearExpression => plus(form, constantExpression(-value));
    if (sense === 'holds') {
      let found = lattice.bottom;
      for (const value of values) found = lattice.join(found, this.related(typed, '==', less(value)) ?? lattice.bottom);
      return this.#numbers.isNone(found) ? undefined : found;
    }
    // Up and down, so that a row of numbers at an end goes as a whole.
    const ascending = [...values].sort((left, right) => left - right);
    let rest = typed;
    for (const value of [...ascending, ...ascending.reverse()]) {
      const next = this.related(rest, '!=', less(value));
      if (next === undefined) return undefined;
      rest = next;
    }
    return rest;
  }
}

const NULL: Operand = { kind: 'constant', type: 'null', value: null };

function isNull(operand: Operand): boolean {
  return operand.kind === 'constant' && operand.value === null;
}

function isReference(type: TypeName): boolean {
  return type === REFERENCE;
}

function relatedTo(comparison: ComparisonOperator, value: LinearExpression) {
  const one = constantExpression(1);
  switch (comparison) {
    case '==':
    case '!=':
    case '<=':
      return { kind: comparison, expression: value } as const;
    case '<':
      return { kind: '<=', expression: plus(value, one) } as const;
    case '>=':
      return { kind: '<=', expression: minus(constantExpression(0), value) } as const;
    case '>':
      return { kind: '<=', expression: minus(one, value) } as const;
  }
}
