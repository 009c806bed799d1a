/** The variables that the code compares: of these it is worth knowing whether a computation wrapped around. */
import type { Code } from '../../../engine/code.js';
import type { Instruction, Operand } from '../../../ir/instructions.js';
import { LIBRARY_NUMBERS } from './library-calls.js';

export class TestedVariables {
  readonly #known = new WeakMap<Code, ReadonlySet<number>>();

  has(code: Code, index: number): boolean {
    let known = this.#known.get(code);
    if (known === undefined) {
      known = withSources(code, new Set(code.body.edges.flatMap(({ instruction }) => testedBy(instruction))));
      this.#known.set(code, known);
    }
    return known.has(index);
  }
}

/** With the variables whose values they get. */
function withSources({ body: { edges } }: Code, tested: Set<number>): ReadonlySet<number> {
  for (let size = -1; size < tested.size; ) {
    size = tested.size;
    for (const { instruction } of edges)
      if (
        instruction.kind === 'assign' &&
        instruction.value.kind === 'variable' &&
        tested.has(instruction.target.index)
      )
        tested.add(instruction.value.index);
  }
  return tested;
}

function testedBy(instruction: Instruction): readonly number[] {
  return operandsTested(instruction).flatMap((operand) => (operand.kind === 'variable' ? [operand.index] : []));
}

function operandsTested(instruction: Instruction): readonly Operand[] {
  if (instruction.kind === 'specify') return instruction.environment.map(([, variable]) => variable);
  // They refuse lengths that are negative, or choose between their arguments.
  if (instruction.kind === 'call')
    return LIBRARY_NUMBERS.has(`${instruction.method.owner}.${instruction.method.name}`) ? instruction.arguments : [];
  if (instruction.kind === 'check') {
    const { condition } = instruction;
    if (condition.kind === 'in-bounds') return [condition.index];
    return condition.kind === 'not-negative' || condition.kind === 'not-zero' ? [condition.operand] : [];
  }
  const tested =
    instruction.kind === 'assume'
      ? instruction.condition
      : instruction.kind === 'assign'
        ? instruction.value
        : undefined;
  switch (tested?.kind) {
    case 'binary':
      return instruction.kind === 'assume' || COMPARISONS.has(tested.operator) ? [tested.left, tested.right] : [];
    case 'unary':
    case 'among':
      return [tested.operand];
    case 'variable':
      return instruction.kind === 'assume' ? [tested] : [];
    default:
      return [];
  }
}

const COMPARISONS: ReadonlySet<string> = new Set(['==', '!=', '<', '<=', '>', '>=', 'compare']);
