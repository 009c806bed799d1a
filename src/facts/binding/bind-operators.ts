/** Unary and binary operators: operand types, promotion and unboxing. */
import { isReference } from '../../ir/types.js';
import type { Binary, Unary } from '../formula.js';
import { type Binding, rangeOf, shown } from './binding.js';
import type { Term } from './bound.js';
import { converted, isNumeric, primitiveOf, promoted, promotedTogether, unboxed } from './typing.js';

export function bindUnary(binder: Binding, formula: Unary): Term {
  const range = rangeOf(formula);
  if (formula.operator === '!') {
    return { kind: 'not', operand: binder.condition(formula.operand), type: 'boolean', ...range };
  }
  const operand = binder.number(formula.operand);
  const type = promoted(operand.type);
  const value = converted(operand, type);
  // A promoted operand counts as int even where its own type is narrower.
  if (formula.operator === '+') return { kind: 'convert', operand: value, type, ...range };
  return { kind: 'negate', operand: value, type, ...range };
}

export function bindBinary(binder: Binding, formula: Binary): Term {
  const { operator } = formula;
  const range = rangeOf(formula);
  switch (operator) {
    case '&&':
    case '||':
    case '==>':
    case '<==>': {
      const left = binder.condition(formula.left);
      const right = binder.condition(formula.right);
      return { kind: 'connective', operator, left, right, type: 'boolean', ...range };
    }
    case '+':
    case '-':
    case '*':
    case '/':
    case '%': {
      const left = binder.number(formula.left);
      const right = binder.number(formula.right);
      const type = promotedTogether(left.type, right.type);
      return {
        kind: 'arithmetic',
        operator,
        left: converted(left, type),
        right: converted(right, type),
        type,
        ...range,
      };
    }
    case '<':
    case '<=':
    case '>':
    case '>=':
      return comparedNumbers(binder.number(formula.left), binder.number(formula.right), formula);
    case '==':
    case '!=':
      return equality(binder, formula, operator);
  }
}

function comparedNumbers(left: Term, right: Term, formula: Binary): Term {
  const operands = promotedTogether(left.type, right.type);
  return {
    kind: 'compare',
    operator: formula.operator as '==',
    operands,
    left: converted(left, operands),
    right: converted(right, operands),
    type: 'boolean',
    ...rangeOf(formula),
  };
}

/** As in Java, two boxes are compared by identity, a box and a primitive by value (Java Language Specification, 15.21). */
function equality(binder: Binding, formula: Binary, operator: '==' | '!='): Term {
  const left = binder.term(formula.left);
  const right = binder.term(formula.right);
  if (isReference(left.type) && isReference(right.type)) {
    return { kind: 'compare', operator, operands: 'reference', left, right, type: 'boolean', ...rangeOf(formula) };
  }
  const leftValue = unboxed(binder.hierarchy, left);
  const rightValue = unboxed(binder.hierarchy, right);
  if (leftValue !== undefined && rightValue !== undefined) {
    if (isNumeric(leftValue.type) && isNumeric(rightValue.type)) return comparedNumbers(leftValue, rightValue, formula);
    if (primitiveOf(leftValue.type) === 'boolean' && primitiveOf(rightValue.type) === 'boolean') {
      const sides = { left: leftValue, right: rightValue };
      return { kind: 'compare', operator, operands: 'boolean', ...sides, type: 'boolean', ...rangeOf(formula) };
    }
  }
  return binder.fail(`${shown(left.type)} cannot be compared with ${shown(right.type)}`, formula);
}
