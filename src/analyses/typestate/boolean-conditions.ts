/** Conditions of the code as predicates, and which way round they are. */
import { type Expression, FALSE, intConstant } from '../../ir/instructions.js';
import { predicateOf, type Replaced, type Term, termOf } from './boolean-terms.js';

export interface BooleanCondition {
  readonly predicate: Replaced;
  /** The condition holds where the predicate does not. */
  readonly isNegated: boolean;
}

const UNKNOWN: BooleanCondition = { predicate: '*', isNegated: false };

export function conditionOf(condition: Expression): BooleanCondition {
  switch (condition.kind) {
    case 'variable':
      return { predicate: predicateOf(termOf(condition), '=', termOf(FALSE)), isNegated: true };
    case 'unary':
      return condition.operator === '!'
        ? { predicate: predicateOf(termOf(condition.operand), '=', termOf(FALSE)), isNegated: false }
        : UNKNOWN;
    case 'among': {
      const [value, another] = condition.values;
      if (value === undefined || another !== undefined) return UNKNOWN;
      return {
        predicate: predicateOf(termOf(condition.operand), '=', termOf(intConstant(value))),
        isNegated: condition.negated,
      };
    }
    case 'binary':
      return comparison(condition.operator, termOf(condition.left), termOf(condition.right));
    default:
      return UNKNOWN;
  }
}

function comparison(operator: string, left: Term, right: Term): BooleanCondition {
  // With a constant on the left the sides are swapped, and the contrary is asked.
  const isSwapped = left.kind === 'constant' && right.kind !== 'constant';
  switch (operator) {
    case '==':
      return { predicate: predicateOf(left, '=', right), isNegated: false };
    case '!=':
      return { predicate: predicateOf(left, '=', right), isNegated: true };
    case '<':
    case '<=':
      return { predicate: predicateOf(left, operator, right), isNegated: isSwapped };
    case '>':
      return { predicate: predicateOf(left, '<=', right), isNegated: !isSwapped };
    case '>=':
      return { predicate: predicateOf(left, '<', right), isNegated: !isSwapped };
    default:
      return UNKNOWN;
  }
}
