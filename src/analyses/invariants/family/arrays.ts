/** Whether arrays that fields of a structure hold get out: who has an array can write its elements. */

import type { Edge } from '../../../ir/body.js';
import type { FieldReference, Operand, Variable } from '../../../ir/instructions.js';
import type { MethodDeclaration } from '../../../ir/program.js';
import { elementType, isArray, isReference } from '../../../ir/types.js';
import { keyOf } from '../../../program/calls/footprint.js';
import { INVARIANTS_BUDGETS } from '../budgets.js';
import type { InvariantsContext } from '../context.js';
import type { ProgramIndex } from './index.js';
import { copiesOf } from './receivers.js';

interface Held {
  readonly method: MethodDeclaration;
  readonly variable: Variable;
}

const MOST = INVARIANTS_BUDGETS['family/arrays'].most.most;

export function isArrayOfReferences({ type }: FieldReference): boolean {
  return isArray(type) && isReference(elementType(type));
}

/** The place where an array that the field holds gets out of the methods that are no operations. */
export function escapeOfArray(
  context: InvariantsContext,
  field: FieldReference,
  isOperation: (method: MethodDeclaration) => boolean,
): Edge | undefined {
  const { index } = context;
  const waiting: Held[] = [];
  const met = new Set<Variable>();
  const look = (method: MethodDeclaration, variable: Variable | undefined): void => {
    if (variable === undefined || met.has(variable)) return;
    met.add(variable);
    waiting.push({ method, variable });
  };
  for (const { method, edge } of index.reads(field))
    if (edge.instruction.kind === 'load') look(method, edge.instruction.target);
  for (const { method, variable } of waiting) {
    const body = method.body();
    if (body === undefined) continue;
    const held = copiesOf(body, [variable]);
    const isHeld = (operand: Operand | undefined): boolean => operand?.kind === 'variable' && held.has(operand);
    for (const edge of body.edges) {
      const { instruction } = edge;
      if (met.size > MOST) return edge;
      if (instruction.kind === 'store') {
        if (!isHeld(instruction.value)) continue;
        const { place } = instruction;
        if (place.kind !== 'field' || keyOf(place.field) !== keyOf(field)) return edge;
      } else if (instruction.kind === 'return') {
        if (!isHeld(instruction.value)) continue;
        if (isOperation(method) || index.access.isCallable(method)) return edge;
        for (const use of index.callers(method)) look(use.method, use.call.target);
      } else if (instruction.kind === 'call') {
        const targets = index.outside.allTargets(instruction);
        for (const [parameter, operand] of instruction.arguments.entries()) {
          if (!isHeld(operand)) continue;
          if (targets === undefined) return edge;
          for (const target of targets) {
            if (!index.outside.isOfInput(target.owner)) {
              if (index.leaks.of(target, parameter, 'plain') !== undefined) return edge;
            } else look(target, target.body()?.parameters[parameter]);
          }
        }
      } else if (instruction.kind === 'unsupported') return edge;
    }
  }
  return undefined;
}

/** Whether the arrays that the field holds are used only in the bodies that read it, and handed to nobody. */
export function staysInBodies(index: ProgramIndex, field: FieldReference): boolean {
  return index.reads(field).every(({ method, edge: read }) => {
    const body = method.body();
    if (body === undefined || read.instruction.kind !== 'load') return true;
    const held = copiesOf(body, [read.instruction.target]);
    const isHeld = (operand: Operand | undefined): boolean => operand?.kind === 'variable' && held.has(operand);
    return body.edges.every(({ instruction }) => {
      if (instruction.kind === 'store')
        return (
          !isHeld(instruction.value) ||
          (instruction.place.kind === 'field' && keyOf(instruction.place.field) === keyOf(field))
        );
      if (instruction.kind === 'return') return !isHeld(instruction.value);
      if (instruction.kind !== 'call' || !instruction.arguments.some(isHeld)) return instruction.kind !== 'unsupported';
      const targets = index.outside.allTargets(instruction);
      return (
        targets?.every(
          (target) =>
            !index.outside.isOfInput(target.owner) &&
            instruction.arguments.every(
              (operand, parameter) => !isHeld(operand) || index.leaks.of(target, parameter, 'plain') === undefined,
            ),
        ) === true
      );
    });
  });
}
