/** Numbers and objects that a caller chooses: where they are wrong, the caller is to blame, which the input may not contain. */

import type { Condition, Instruction, Operand, Variable } from '../../ir/instructions.js';
import { Flag, hasFlag, type MethodDeclaration } from '../../ir/program.js';
import { isPrimitive } from '../../ir/types.js';
import { isAccessible } from '../../program/components.js';
import type { Definitions } from '../../program/flow/definitions.js';
import { OBLIGATIONS_BUDGETS } from '../budgets.js';
import { boundsOf, computedFrom, type InBounds, isBrought, isCounter, isMeasured, operandsOf } from './measured.js';

const MOST_OPERANDS = OBLIGATIONS_BUDGETS['finders/chosen'].mostOperands.most;

/** Whether what decides the condition is passed to the method, or computed from numbers that are, or kept in objects that are. */
export function isChosenByCaller(condition: Condition, definitions: Definitions, method: MethodDeclaration): boolean {
  switch (condition.kind) {
    case 'in-bounds':
      return isIndexOfCaller(condition, definitions, method);
    case 'not-negative':
      return isParameter(condition.operand, definitions) || isShifted(condition.operand, definitions);
    case 'not-zero':
      return isAccessible(method) && isMeasuredOfParameter(condition.operand, definitions);
    case 'storable':
      return isAccessible(method) && comesFromParameter(condition.array, definitions, method);
    case 'castable':
      // Everybody may compare anything with anything; to a private method only its own class passes things.
      if (isEquals(method) || !isAccessible(method)) return false;
      return comesFromParameter(condition.operand, definitions, method);
    default:
      return false;
  }
}

/** Whether one of the operands is passed to the method, taken from what is, or computed or measured of it; the receiver does not count. */
export function isTakenFromCaller(
  operands: readonly Operand[],
  definitions: Definitions,
  method: MethodDeclaration,
): boolean {
  if (!isAccessible(method)) return false;
  return operands.some(
    (operand) =>
      isMeasuredOfParameter(operand, definitions) ||
      (operand.kind === 'variable' && isPrimitive(operand.type) && isParameter(operand, definitions)) ||
      comesFromParameter(operand, definitions, method),
  );
}

function isParameter(operand: Operand, definitions: Definitions): boolean {
  return operand.kind === 'variable' && definitions.copiedParameter(operand) !== undefined;
}

function isEquals({ name, descriptor }: MethodDeclaration): boolean {
  return name === 'equals' && descriptor === '(Ljava/lang/Object;)Z';
}

function isIndexOfCaller(condition: InBounds, definitions: Definitions, method: MethodDeclaration): boolean {
  const { index, array } = condition;
  const body = method.body();
  if (isParameter(index, definitions)) return true;
  if (comesFromParameter(array, definitions, method)) {
    if (index.kind === 'constant' || isComputedFromParameter(index, definitions)) return true;
    // How long it has to be the class knows, and does not ask.
    return body !== undefined && isAccessible(method) && !isMeasured(condition, body, definitions);
  }
  // Of an array that it makes the method has to know how long it is.
  if (body === undefined || !isAccessible(method) || !isKept(array, definitions)) return false;
  if (isMeasured(condition, body, definitions)) return false;
  if (isShifted(index, definitions) || comesFromParameter(index, definitions, method, 'element')) return true;
  return boundsOf(index, body, definitions).some((bound) => isMeasuredOfParameter(bound, definitions));
}

/** Whether it is in a field. */
function isKept(array: Operand, definitions: Definitions): boolean {
  const place = definitions.readFrom(array);
  return place?.kind === 'field' || place?.kind === 'static';
}

/** A number that is passed, with something added or taken away. */
function isShifted(operand: Operand, definitions: Definitions): boolean {
  if (isBrought(operand, definitions) || isCounter(operand, definitions)) return false;
  const parts = computedFrom(operand, definitions);
  const isOwn = (each: Variable): boolean =>
    !definitions.isParameter(each) && definitions.of(each).some(({ instruction: { kind } }) => kind !== 'assign');
  return parts.some((each) => definitions.isParameter(each)) && !parts.some(isOwn);
}

/** By arithmetic; lengths of arrays and results of calls are no numbers of the caller. */
function isComputedFromParameter(operand: Operand, definitions: Definitions): boolean {
  return someLeaf(operand, definitions, operandsOf, (variable) => isPrimitive(variable.type));
}

/** A number that is passed, or the length or size of what is, or computed from these. */
function isMeasuredOfParameter(operand: Operand, definitions: Definitions): boolean {
  const measured = (instruction: Instruction): readonly Operand[] => {
    if (instruction.kind === 'load') return instruction.place.kind === 'length' ? [instruction.place.base] : [];
    if (instruction.kind !== 'call') return operandsOf(instruction);
    const [receiver] = instruction.arguments;
    return instruction.dispatch === 'static' || receiver === undefined ? [] : [receiver];
  };
  return someLeaf(operand, definitions, measured, (variable) => variable.sourceName !== 'this');
}

/** Itself, an element of it, or what it answers: the receiver is none of the caller's choice. */
function comesFromParameter(
  operand: Operand,
  definitions: Definitions,
  method: MethodDeclaration,
  how: 'element' | 'element or answer' = 'element or answer',
): boolean {
  const heldBy = (instruction: Instruction): readonly Operand[] => {
    if (instruction.kind === 'load') return instruction.place.kind === 'element' ? [instruction.place.base] : [];
    if (instruction.kind === 'call' && how === 'element') return [];
    if (instruction.kind === 'call') {
      const [receiver] = instruction.arguments;
      return instruction.dispatch === 'static' || receiver === undefined ? [] : [receiver];
    }
    return operandsOf(instruction);
  };
  const isInstance = !hasFlag(method, Flag.STATIC);
  return someLeaf(
    operand,
    definitions,
    heldBy,
    (variable) => !isPrimitive(variable.type) && !(isInstance && variable.sourceName === 'this'),
  );
}

/** Whether one of the ways back from the operand ends in a parameter of that kind. */
function someLeaf(
  operand: Operand,
  definitions: Definitions,
  before: (instruction: Instruction) => readonly Operand[],
  isWanted: (parameter: Variable) => boolean,
): boolean {
  const seen = new Set<Variable>();
  const open: Operand[] = [operand];
  for (let next = open.pop(); next !== undefined && seen.size < MOST_OPERANDS; next = open.pop()) {
    if (next.kind !== 'variable' || seen.has(next)) continue;
    seen.add(next);
    if (definitions.isParameter(next) && isWanted(next)) return true;
    for (const { instruction } of definitions.of(next)) open.push(...before(instruction));
  }
  return false;
}
