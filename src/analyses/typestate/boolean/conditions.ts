/** Conditions of the code as predicates, and which way round they are. */
import { type Condition, type Expression, FALSE, intConstant } from '../../../ir/instructions.js';
import { atomsOfCheck } from '../discovery/atoms.js';
import { predicateOf, type Replaced, type Term, termOf } from './heap/terms.js';

export interface BooleanCondition {
  readonly predicate: Replaced;
  /** The condition holds where the predicate does not. */
  readonly isNegated: boolean;
}

/** Nothing is known of it. */
export const UNTOLD: BooleanCondition = { predicate: '*', isNegated: false };

export function conditionOf(condition: Expression): BooleanCondition {
  switch (condition.kind) {
    case 'variable':
      return { predicate: predicateOf(termOf(condition), '=', termOf(FALSE)), isNegated: true };
    case 'unary':
      return condition.operator === '!'
        ? { predicate: predicateOf(termOf(condition.operand), '=', termOf(FALSE)), isNegated: false }
        : UNTOLD;
    case 'among': {
      const [value, another] = condition.values;
      if (value === undefined || another !== undefined) return UNTOLD;
      return {
        predicate: predicateOf(termOf(condition.operand), '=', termOf(intConstant(value))),
        isNegated: condition.negated,
      };
    }
    case 'binary':
      return comparison(condition.operator, termOf(condition.left), termOf(condition.right));
    default:
      return UNTOLD;
  }
}

/** When a check fails. Classes of objects and lengths of arrays are no business of predicates. */
export function failingCheck(condition: Condition): Replaced {
  switch (condition.kind) {
    case 'not-null':
    case 'not-negative':
    case 'not-zero': {
      const [atom] = atomsOfCheck(condition);
      return atom === undefined ? '*' : predicateOf(termOf(atom.left), atom.operator, termOf(atom.right));
    }
    default:
      return '*';
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
      return UNTOLD;
  }
}
