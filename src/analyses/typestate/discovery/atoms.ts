/** The comparisons that conditions consist of, with the operators of predicates: others by swapping sides or negating. */

import { type Condition, type Expression, FALSE, intConstant, NULL, type Operand } from '../../../ir/instructions.js';
import type { PredicateOperator } from '../../../machines/predicates/vocabulary.js';
import type { SliceCode } from './code.js';

/** Which way round the condition is true does not matter: both ways lead somewhere. */
export interface Atom {
  readonly left: Operand;
  readonly operator: PredicateOperator;
  readonly right: Operand;
}

const NONE: readonly Atom[] = [];

export function atomsOf(code: SliceCode, condition: Expression): readonly Atom[] {
  switch (condition.kind) {
    case 'variable':
      return [{ left: condition, operator: '=', right: FALSE }];
    case 'unary':
      return condition.operand.kind === 'variable' ? [{ left: condition.operand, operator: '=', right: FALSE }] : NONE;
    case 'instanceof':
      return [{ left: condition.operand, operator: '=', right: NULL }];
    case 'among':
      return condition.values.map((value) => ({ left: condition.operand, operator: '=', right: intConstant(value) }));
    case 'binary': {
      const { operator, type, left, right } = condition;
      if (type === 'boolean' && (operator === '&' || operator === '|' || operator === '^')) {
        return [...atomsOf(code, left), ...atomsOf(code, right)];
      }
      const compared = comparedBy(code, left, right);
      return compared === undefined ? comparison(operator, left, right) : comparison(operator, ...compared);
    }
    default:
      return NONE;
  }
}

function comparison(operator: string, left: Operand, right: Operand): readonly Atom[] {
  switch (operator) {
    case '==':
    case '!=':
      return [{ left, operator: '=', right }];
    case '<':
    case '<=':
      return withConstantRight({ left, operator, right });
    case '>':
      return withConstantRight({ left, operator: '<=', right });
    case '>=':
      return withConstantRight({ left, operator: '<', right });
    default:
      return NONE;
  }
}

/** `c < x` holds where `x <= c` does not. */
function withConstantRight(atom: Atom): readonly Atom[] {
  if (atom.left.kind !== 'constant') return [atom];
  return [{ left: atom.right, operator: opposite(atom.operator), right: atom.left }];
}

/** The operator that says, with the sides swapped, the contrary. */
export function opposite(operator: PredicateOperator): PredicateOperator {
  if (operator === '=') return '=';
  return operator === '<' ? '<=' : '<';
}

/** The operands of a three-way comparison whose result is compared with zero. */
function comparedBy(code: SliceCode, left: Operand, right: Operand): readonly [Operand, Operand] | undefined {
  if (left.kind !== 'variable' || right.kind !== 'constant' || right.value !== 0) return undefined;
  const [definition, another] = code.definitions(left);
  if (definition === undefined || another !== undefined) return undefined;
  const { instruction } = definition.edge;
  if (instruction.kind !== 'assign' || instruction.value.kind !== 'binary') return undefined;
  const { value } = instruction;
  return value.operator.startsWith('compare') ? [value.left, value.right] : undefined;
}

/** What a check compares. */
export function atomsOfCheck(condition: Condition): readonly Atom[] {
  switch (condition.kind) {
    case 'not-null':
    case 'castable':
      return [{ left: condition.operand, operator: '=', right: NULL }];
    case 'not-negative':
      return [{ left: condition.operand, operator: '<', right: intConstant(0) }];
    case 'not-zero': {
      const zero = condition.type === 'long' ? { ...intConstant(0), type: 'long', value: 0n } : intConstant(0);
      return [{ left: condition.operand, operator: '=', right: zero }];
    }
    case 'in-bounds':
      return [{ left: condition.index, operator: '<', right: intConstant(0) }];
    case 'storable':
      return NONE;
  }
}
