/** Text of operands and expressions. */
import type { Expression, Operand } from '../instructions.js';
import { isPrimitive, isReference } from '../types.js';
import { operationType } from './defaults.js';
import { constantText } from './literals.js';
import { typeName, variableName } from './names.js';

export function operandText(operand: Operand): string {
  return operand.kind === 'variable' ? variableName(operand.name) : constantText(operand);
}

const FUNCTIONS: Readonly<Record<string, string>> = {
  compare: 'compare',
  'compare-less': 'compareLess',
  'compare-greater': 'compareGreater',
};

export function expressionText(expression: Expression): string {
  switch (expression.kind) {
    case 'variable':
    case 'constant':
      return operandText(expression);
    case 'unary': {
      const { operator, operand, type } = expression;
      const inner = operand.kind === 'variable' ? operandText(operand) : `(${operandText(operand)})`;
      return operator + inner + (type === operand.type ? '' : ` : ${typeName(type)}`);
    }
    case 'binary': {
      const { operator, left, right, type } = expression;
      const sides = [operandText(left), operandText(right)];
      const name = FUNCTIONS[operator];
      const text =
        name === undefined
          ? sides.join(operator === 'concat' ? ' ++ ' : ` ${operator} `)
          : `${name}(${sides.join(', ')})`;
      return text + (type === operationType(operator, left, right) ? '' : ` : ${typeName(type)}`);
    }
    case 'convert': {
      const { from, to, operand } = expression;
      const arrow = from !== operand.type || !isPrimitive(to) ? `${typeName(from)} -> ` : '';
      return `(${arrow}${typeName(to)}) ${operandText(operand)}`;
    }
    case 'cast': {
      const { type, operand } = expression;
      return `(${isReference(type) ? '' : 'cast '}${typeName(type)}) ${operandText(operand)}`;
    }
    case 'instanceof':
      return `${operandText(expression.operand)} ${expression.negated ? 'not ' : ''}instanceof ${typeName(expression.type)}`;
    case 'among': {
      const set = expression.values.join(', ');
      return `${operandText(expression.operand)} ${expression.negated ? 'not in' : 'in'} {${set}}`;
    }
  }
}
