/** Types of one instruction agree. */
import type { Edge } from '../body.js';
import type { Condition, Instruction, Variable } from '../instructions.js';
import { Flag, hasFlag } from '../program.js';
import { type ClassName, elementType, isArray, isPrimitive, isReference, THROWABLE, type TypeName } from '../types.js';
import { expect, expectReference, verifyExpression } from './expressions.js';
import { verifyCall, verifyPlace } from './members.js';
import { operandFits, typeFits } from './types.js';
import type { Verification } from './verification.js';

export function verifyInstruction(verification: Verification, edge: Edge): void {
  const { report } = verification;
  const { instruction } = edge;
  switch (instruction.kind) {
    case 'assign': {
      const { target, value } = instruction;
      const type = verifyExpression(verification, edge, value);
      if (value.kind !== 'constant') return verifyTarget(verification, edge, target, type);
      // A constant goes where its value fits.
      if (!operandFits(verification.hierarchy, value, target.type)) verifyTarget(verification, edge, target, type);
      return;
    }
    case 'new':
      verifyTarget(verification, edge, instruction.target, instruction.type);
      return verifyInstantiable(verification, edge, instruction.type);
    case 'new-array':
      return verifyNewArray(verification, edge, instruction);
    case 'load':
      return verifyTarget(verification, edge, instruction.target, verifyPlace(verification, edge, instruction.place));
    case 'store': {
      const { place, value } = instruction;
      if (place.kind === 'length') report("an array's length is not written", edge);
      return expect(verification, edge, value, verifyPlace(verification, edge, place), 'stored value');
    }
    case 'call':
      return verifyCall(verification, edge, instruction);
    case 'return':
      return verifyReturn(verification, edge, instruction);
    case 'throw':
      return expect(verification, edge, instruction.value, THROWABLE, 'thrown value');
    case 'assume': {
      const type = verifyExpression(verification, edge, instruction.condition);
      if (type !== 'boolean') report(`the assumption has type ${type}`, edge);
      return;
    }
    case 'check':
      verifyCondition(verification, edge, instruction.condition);
      if (!typeFits(verification.hierarchy, instruction.exception, THROWABLE))
        report(`${instruction.exception} is not thrown`, edge);
      return;
    case 'initialise':
      if (isArray(instruction.type) || isPrimitive(instruction.type))
        report(`${instruction.type} has no initialiser`, edge);
      return;
    case 'monitor':
      return expectReference(verification, edge, instruction.operand, 'monitor');
    case 'havoc':
    case 'specify':
    case 'unsupported':
      return;
  }
}

function verifyTarget(
  { hierarchy, report }: Verification,
  edge: Edge,
  target: Variable,
  type: TypeName | undefined,
): void {
  if (type === undefined || typeFits(hierarchy, type, target.type)) return;
  report(`'${target.name}' of type ${target.type} does not take a value of type ${type}`, edge);
}

function verifyInstantiable({ hierarchy, report }: Verification, edge: Edge, type: ClassName): void {
  if (!isReference(type) || isArray(type) || type === 'null') return report(`there are no objects of ${type}`, edge);
  const declaration = hierarchy.find(type);
  if (declaration !== undefined && hasFlag(declaration, Flag.ABSTRACT)) report(`${type} is abstract`, edge);
}

function verifyNewArray(
  verification: Verification,
  edge: Edge,
  instruction: Extract<Instruction, { kind: 'new-array' }>,
): void {
  const { type, lengths, target } = instruction;
  let rank = 0;
  for (let element = type; isArray(element); element = elementType(element)) rank++;
  if (lengths.length < 1 || lengths.length > rank) verification.report(`${lengths.length} lengths for ${type}`, edge);
  for (const length of lengths) expect(verification, edge, length, 'int', 'length');
  verifyTarget(verification, edge, target, type);
}

function verifyReturn(
  verification: Verification,
  edge: Edge,
  instruction: Extract<Instruction, { kind: 'return' }>,
): void {
  const { method, report } = verification;
  const { value } = instruction;
  if (method.result === 'void') {
    if (value !== undefined) report('a value is returned from a void method', edge);
    return;
  }
  if (value === undefined) return report(`nothing is returned instead of ${method.result}`, edge);
  expect(verification, edge, value, method.result, 'returned value');
}

function verifyCondition(verification: Verification, edge: Edge, condition: Condition): void {
  const { report } = verification;
  switch (condition.kind) {
    case 'not-null':
      return expectReference(verification, edge, condition.operand, 'checked operand');
    case 'in-bounds':
      if (!isArray(condition.array.type))
        report(`'${condition.array.name}' of type ${condition.array.type} has no bounds`, edge);
      return expect(verification, edge, condition.index, 'int', 'index');
    case 'not-negative':
      return expect(verification, edge, condition.operand, 'int', 'length');
    case 'not-zero':
      if (condition.type !== 'int' && condition.type !== 'long') report(`no divisor has type ${condition.type}`, edge);
      return expect(verification, edge, condition.operand, condition.type, 'divisor');
    case 'castable':
      if (!isReference(condition.type)) report(`a check for ${condition.type}`, edge);
      return expectReference(verification, edge, condition.operand, 'checked operand');
    case 'storable':
      if (!isArray(condition.array.type))
        report(`'${condition.array.name}' of type ${condition.array.type} has no elements`, edge);
      return expectReference(verification, edge, condition.value, 'stored value');
  }
}
