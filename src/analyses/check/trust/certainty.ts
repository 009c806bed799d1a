/**
 * How sure a failure is that a state shows. Of what a call returns, one outcome among several may be null, and is told apart
 * from the others although nothing says that the call ever ends so: there, a failure is certain only if the code has asked.
 */
import type { PathStep, Visit } from '../../../engine/result.js';
import type { Expression, Operand, Variable } from '../../../ir/instructions.js';
import { definedVariable } from '../../../ir/operands.js';

/** Whether the path shows that what fails is so, rather than that it may be. */
export function isShown<E>(
  path: readonly PathStep<E>[],
  blamed: Operand | undefined,
  { activation }: Visit<E>,
): boolean {
  if (blamed?.kind !== 'variable') return true;
  let variable: Variable = blamed;
  for (let index = path.length - 1; index >= 0; index--) {
    const step = path[index];
    if (step === undefined || step.activation !== activation || step.how === 'call') continue;
    const { instruction } = step.at.edge;
    if (instruction.kind === 'assume' && isTestOf(instruction.condition, variable)) return true;
    if (step.how === 'throw' || definedVariable(instruction) !== variable) continue;
    if (instruction.kind === 'call') return false;
    if (instruction.kind !== 'assign') return true;
    const { value } = instruction;
    const source = value.kind === 'cast' ? value.operand : value;
    if (source.kind !== 'variable') return true;
    variable = source;
  }
  return true;
}

function isTestOf(condition: Expression, variable: Variable): boolean {
  if (condition.kind === 'instanceof') return condition.operand === variable;
  return condition.kind === 'binary' && (condition.left === variable || condition.right === variable);
}
