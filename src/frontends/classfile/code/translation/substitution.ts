/** Instructions with one variable in place of another. */
import type { Condition, Expression, Instruction, Operand, Place, Variable } from '../../../../ir/instructions.js';
import { definedVariable, visitOperands } from '../../../../ir/operands.js';

export function mentions(instruction: Instruction, variable: Variable): boolean {
  let found = definedVariable(instruction) === variable;
  if (found) return true;
  visitOperands(instruction, (operand) => {
    found ||= operand === variable;
  });
  return found;
}

/** The same object where nothing changes. */
export function substitute(instruction: Instruction, from: Variable, to: Variable): Instruction {
  if (!mentions(instruction, from)) return instruction;
  const variable = (old: Variable): Variable => (old === from ? to : old);
  const operand = (old: Operand): Operand => (old === from ? to : old);
  switch (instruction.kind) {
    case 'assign':
      return { ...instruction, target: variable(instruction.target), value: inExpression(instruction.value, operand) };
    case 'assume':
      return { ...instruction, condition: inExpression(instruction.condition, operand) };
    case 'new':
    case 'havoc':
      return { ...instruction, target: variable(instruction.target) };
    case 'new-array':
      return {
        ...instruction,
        target: variable(instruction.target),
        lengths: instruction.lengths.map(operand),
      };
    case 'load':
      return {
        ...instruction,
        target: variable(instruction.target),
        place: inPlace(instruction.place, variable, operand),
      };
    case 'store':
      return {
        ...instruction,
        place: inPlace(instruction.place, variable, operand),
        value: operand(instruction.value),
      };
    case 'call': {
      const { target } = instruction;
      const values = instruction.arguments.map(operand);
      return target === undefined
        ? { ...instruction, arguments: values }
        : { ...instruction, target: variable(target), arguments: values };
    }
    case 'return':
      return instruction.value === undefined ? instruction : { ...instruction, value: operand(instruction.value) };
    case 'throw':
      return { ...instruction, value: operand(instruction.value) };
    case 'check':
      return { ...instruction, condition: inCondition(instruction.condition, variable, operand) };
    case 'monitor':
      return { ...instruction, operand: operand(instruction.operand) };
    case 'specify':
      return {
        ...instruction,
        environment: instruction.environment.map(([name, value]) => [name, variable(value)] as const),
      };
    case 'unsupported':
      return instruction.target === undefined ? instruction : { ...instruction, target: variable(instruction.target) };
    case 'initialise':
      return instruction;
  }
}

function inExpression(expression: Expression, operand: (old: Operand) => Operand): Expression {
  switch (expression.kind) {
    case 'variable':
    case 'constant':
      return operand(expression);
    case 'binary':
      return { ...expression, left: operand(expression.left), right: operand(expression.right) };
    default:
      return { ...expression, operand: operand(expression.operand) };
  }
}

function inPlace(place: Place, variable: (old: Variable) => Variable, operand: (old: Operand) => Operand): Place {
  switch (place.kind) {
    case 'static':
      return place;
    case 'element':
      return { ...place, base: variable(place.base), index: operand(place.index) };
    default:
      return { ...place, base: variable(place.base) };
  }
}

function inCondition(
  condition: Condition,
  variable: (old: Variable) => Variable,
  operand: (old: Operand) => Operand,
): Condition {
  switch (condition.kind) {
    case 'in-bounds':
      return { ...condition, array: variable(condition.array), index: operand(condition.index) };
    case 'storable':
      return { ...condition, array: variable(condition.array), value: operand(condition.value) };
    default:
      return { ...condition, operand: operand(condition.operand) };
  }
}
