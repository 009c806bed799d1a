/** When two branch conditions are each other's negation, and which of them ask whether `assert` is tested. */
import type { ComparisonOperator, Constant, Expression, Instruction, Operand } from './instructions.js';

/** Of numbers that are never NaN, and of references. */
export const OPPOSITE: Readonly<Record<ComparisonOperator, ComparisonOperator>> = {
  '==': '!=',
  '!=': '==',
  '<': '>=',
  '>=': '<',
  '>': '<=',
  '<=': '>',
};

export function isComparison(operator: string): operator is ComparisonOperator {
  return Object.hasOwn(OPPOSITE, operator);
}

/**
 * The condition that holds exactly when the given one does not; undefined when no single condition says so. With a
 * float or double operand `<` and `>=` are both false on NaN, so only `==` and `!=` have one there.
 */
export function negation(condition: Expression): Expression | undefined {
  switch (condition.kind) {
    case 'variable':
      return { kind: 'unary', operator: '!', type: 'boolean', operand: condition };
    case 'unary':
      return condition.operator === '!' ? condition.operand : undefined;
    case 'constant':
      return condition.type === 'boolean' ? { ...condition, value: condition.value === 0 ? 1 : 0 } : undefined;
    case 'among':
    case 'instanceof':
      return { ...condition, negated: !condition.negated };
    case 'binary': {
      const { operator, type } = condition;
      if (!isComparison(operator)) return undefined;
      const ordered = operator !== '==' && operator !== '!=';
      if (ordered && (type === 'float' || type === 'double')) return undefined;
      return { ...condition, operator: OPPOSITE[operator] };
    }
    default:
      return undefined;
  }
}

export function sameConstant(left: Constant, right: Constant): boolean {
  return left.type === right.type && Object.is(left.value, right.value);
}

export function sameOperand(left: Operand, right: Operand): boolean {
  if (left === right) return true;
  return left.kind === 'constant' && right.kind === 'constant' && sameConstant(left, right);
}

/** Structural equality; variables are compared by identity. */
export function sameExpression(left: Expression, right: Expression): boolean {
  switch (left.kind) {
    case 'variable':
      return left === right;
    case 'constant':
      return right.kind === 'constant' && sameConstant(left, right);
    case 'unary':
      return (
        right.kind === 'unary' &&
        left.operator === right.operator &&
        left.type === right.type &&
        sameOperand(left.operand, right.operand)
      );
    case 'binary':
      return (
        right.kind === 'binary' &&
        left.operator === right.operator &&
        left.type === right.type &&
        sameOperand(left.left, right.left) &&
        sameOperand(left.right, right.right)
      );
    case 'convert':
      return (
        right.kind === 'convert' &&
        left.from === right.from &&
        left.to === right.to &&
        sameOperand(left.operand, right.operand)
      );
    case 'cast':
      return right.kind === 'cast' && left.type === right.type && sameOperand(left.operand, right.operand);
    case 'instanceof':
      return (
        right.kind === 'instanceof' &&
        left.negated === right.negated &&
        left.type === right.type &&
        sameOperand(left.operand, right.operand)
      );
    case 'among':
      return (
        right.kind === 'among' &&
        left.negated === right.negated &&
        sameOperand(left.operand, right.operand) &&
        left.values.length === right.values.length &&
        left.values.every((value, index) => value === right.values[index])
      );
  }
}

export function isNegation(left: Expression, right: Expression): boolean {
  const opposite = negation(left);
  return opposite !== undefined && sameExpression(opposite, right);
}

/** The field in which compilers keep whether the class was started without assertions; a virtual machine decides that when it initialises the class. */
export const ASSERTIONS_DISABLED = '$assertionsDisabled';

/** Whether it asks if assertions are to be left out. */
export function isAskingForAssertions(instruction: Instruction): boolean {
  return (
    instruction.kind === 'load' &&
    instruction.place.kind === 'static' &&
    instruction.place.field.name === ASSERTIONS_DISABLED
  );
}
