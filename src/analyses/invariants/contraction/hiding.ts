/** Which callees have nothing to do with the object at hand: it is not passed to them, so that their states stay small. */
import type { Edge } from '../../../ir/body.js';
import type { FieldReference, Instruction, Operand } from '../../../ir/instructions.js';
import type { MethodDeclaration } from '../../../ir/program.js';
import { OBJECT } from '../../../ir/types.js';
import { calleesOf, keyOf } from '../../../program/calls/footprint.js';
import type { Subject } from '../../shape/index.js';
import type { ClassSubject } from '../local-analysis.js';
import type { Writes } from './writes.js';

export function hidingStatics(
  { client }: ClassSubject,
  { footprint }: Subject,
  writes: Writes,
): (field: FieldReference, callee: MethodDeclaration) => boolean {
  const { world, outside, mayBeObject } = client;
  const { object, chosen } = outside;
  const known = new Map<MethodDeclaration, { readonly object: boolean; readonly chosen: boolean }>();
  const mayBe = (operand: Operand): boolean => operand.kind === 'variable' && mayBeObject(operand.type);
  /** What is declared as anything is hardly ever known to be the object. */
  const isLikelyObject = (operand: Operand): boolean => mayBe(operand) && operand.type !== OBJECT;
  /** Whether the object at hand must be known where the instruction is. */
  const needs = (edge: Edge): boolean => {
    const { instruction } = edge;
    switch (instruction.kind) {
      case 'load':
      case 'store': {
        const { place } = instruction;
        if (place.kind === 'static' && keyOf(place.field) === keyOf(object)) return true;
        if (instruction.kind === 'store' && isLikelyObject(instruction.value)) return true;
        return place.kind === 'field' && mayBeObject(place.field.owner);
      }
      case 'assume':
      case 'assign': {
        const value = instruction.kind === 'assume' ? instruction.condition : instruction.value;
        return value.kind === 'binary' && mayBe(value.left) && mayBe(value.right);
      }
      case 'call':
      case 'initialise': {
        const callees = calleesOf(world, instruction);
        if (callees.length === 0 && instruction.kind === 'call') return true;
        const isGiven = instruction.kind === 'call' && instruction.arguments.some(isLikelyObject);
        return callees.some(
          (callee) => !footprint.methods.has(callee) && (isGiven || writes(callee, edge, false).spares !== true),
        );
      }
      default:
        return instruction.kind === 'unsupported' || instruction.kind === 'specify';
    }
  };
  const chooses = (instruction: Instruction): boolean =>
    chosen !== undefined &&
    (instruction.kind === 'load' || instruction.kind === 'store') &&
    instruction.place.kind === 'static' &&
    keyOf(instruction.place.field) === keyOf(chosen);
  const look = (start: MethodDeclaration): { readonly object: boolean; readonly chosen: boolean } => {
    const found = { object: false, chosen: false };
    const met = new Set([start]);
    for (const method of met) {
      for (const edge of method.body()?.edges ?? []) {
        const { instruction } = edge;
        found.object ||= needs(edge);
        found.chosen ||= chooses(instruction);
        for (const callee of calleesOf(world, instruction)) if (footprint.methods.has(callee)) met.add(callee);
      }
      if (found.object && (found.chosen || chosen === undefined)) break;
    }
    return found;
  };
  return (field, callee) => {
    const isObject = keyOf(field) === keyOf(object);
    if (!isObject && (chosen === undefined || keyOf(field) !== keyOf(chosen))) return false;
    let found = known.get(callee);
    if (found === undefined) {
      found = look(callee);
      known.set(callee, found);
    }
    return isObject ? !found.object : !found.chosen;
  };
}
