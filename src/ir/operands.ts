/** Which variables an instruction reads and which it defines. */
import type { Condition, Expression, Instruction, Operand, Place, Variable } from './instructions.js';

/** The variable that normal completion of the instruction defines, `@thrown` by `throw` not counted. */
export function definedVariable(instruction: Instruction): Variable | undefined {
  switch (instruction.kind) {
    case 'assign':
    case 'new':
    case 'new-array':
    case 'load':
    case 'call':
    case 'havoc':
    case 'unsupported':
      return instruction.target;
    default:
      return undefined;
  }
}

/** Calls `visit` for every operand that the instruction reads, in order, constants included. */
export function visitOperands(instruction: Instruction, visit: (operand: Operand) => void): void {
  switch (instruction.kind) {
    case 'assign':
      return visitExpression(instruction.value, visit);
    case 'assume':
      return visitExpression(instruction.condition, visit);
    case 'new-array':
      return instruction.lengths.forEach(visit);
    case 'load':
      return visitPlace(instruction.place, visit);
    case 'store':
      visitPlace(instruction.place, visit);
      return visit(instruction.value);
    case 'call':
      return instruction.arguments.forEach(visit);
    case 'return':
      if (instruction.value !== undefined) visit(instruction.value);
      return;
    case 'throw':
      return visit(instruction.value);
    case 'check':
      return visitCondition(instruction.condition, visit);
    case 'monitor':
      return visit(instruction.operand);
    case 'specify':
      for (const [, variable] of instruction.environment) visit(variable);
      return;
    case 'new':
    case 'initialise':
    case 'havoc':
    case 'unsupported':
      return;
  }
}

export function visitExpression(expression: Expression, visit: (operand: Operand) => void): void {
  switch (expression.kind) {
    case 'variable':
    case 'constant':
      return visit(expression);
    case 'binary':
      visit(expression.left);
      return visit(expression.right);
    default:
      return visit(expression.operand);
  }
}

/** What the value is computed from, in order, constants included. */
export function operandsIn(expression: Expression): readonly Operand[] {
  const found: Operand[] = [];
  visitExpression(expression, (operand) => found.push(operand));
  return found;
}

function visitPlace(place: Place, visit: (operand: Operand) => void): void {
  if (place.kind === 'static') return;
  visit(place.base);
  if (place.kind === 'element') visit(place.index);
}

function visitCondition(condition: Condition, visit: (operand: Operand) => void): void {
  switch (condition.kind) {
    case 'in-bounds':
      visit(condition.array);
      return visit(condition.index);
    case 'storable':
      visit(condition.array);
      return visit(condition.value);
    default:
      return visit(condition.operand);
  }
}
