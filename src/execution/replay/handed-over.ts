/**
 * Exceptions that code of the input made, and library code only throws: `empty.orElseThrow(() -> new X())`. They say what the
 * program wants to be said, and nothing of the object that was called.
 */
import type { Body } from '../../ir/body.js';
import type { Hierarchy } from '../../ir/hierarchy.js';
import type { Expression, Operand } from '../../ir/instructions.js';
import type { MethodDeclaration } from '../../ir/program.js';
import type { JavaObject } from '../memory/values.js';
import type { StackElement } from '../stack-trace.js';

/** Whether it was made by code of the input, or is what something gave that the method, of the library, was called with. */
export function isHandedOver(hierarchy: Hierarchy, exception: JavaObject, thrower: MethodDeclaration): boolean {
  const [made] = (exception.payload as readonly StackElement[] | undefined) ?? [];
  if (made !== undefined && hierarchy.find(made.type)?.origin === 'input') return true;
  const body = thrower.body();
  // References to constructors are not seen among those who made it.
  return (
    body?.edges.some(({ instruction }) => instruction.kind === 'throw' && isGiven(body, instruction.value)) === true
  );
}

/** Whether it comes from a function that is a parameter. */
function isGiven({ edges, parameters }: Body, value: Operand): boolean {
  let sought: Operand | undefined = value;
  for (let steps = 0; sought?.kind === 'variable' && steps < edges.length; steps++) {
    const variable: Operand = sought;
    sought = undefined;
    for (const { instruction } of edges) {
      if (instruction.kind === 'assign' && instruction.target === variable) sought = operandOf(instruction.value);
      if (instruction.kind !== 'call' || instruction.target !== variable) continue;
      const [receiver] = instruction.arguments;
      return instruction.dispatch === 'interface' && parameters.some((parameter) => parameter === receiver);
    }
  }
  return false;
}

function operandOf(expression: Expression): Operand | undefined {
  if (expression.kind === 'variable' || expression.kind === 'constant') return expression;
  return expression.kind === 'cast' ? expression.operand : undefined;
}
