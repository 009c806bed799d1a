/**
 * Flags that a class keeps beside a field, and that code asks instead of the field: `if (running) results.add(x)`. What they say of
 * the field only the class knows; they speak against an alarm, and no proof rests on them.
 */
import type { Edge } from '../../../ir/body.js';
import type { Expression, Instruction, Variable } from '../../../ir/instructions.js';
import type { ExpressionText } from '../../../obligations/index.js';

type Load = Extract<Instruction, { kind: 'load' }>;

/** Whether the way to the load has tested a flag of the same object, or of the same class where the field is static. */
export function isFlagged(before: readonly Edge[], load: Load, text: ExpressionText): boolean {
  const wanted = holderOf(load, text);
  if (wanted === undefined) return false;
  return before.some(({ instruction }) => {
    if (instruction.kind !== 'assume') return false;
    const flag = testedFlag(instruction.condition, text);
    return flag !== undefined && holderOf(flag, text) === wanted;
  });
}

/** The load of the flag that the condition tests, through copies. */
function testedFlag(condition: Expression, text: ExpressionText): Load | undefined {
  const tested = condition.kind === 'unary' && condition.operator === '!' ? condition.operand : condition;
  if (tested.kind !== 'variable' || tested.type !== 'boolean') return undefined;
  let variable: Variable = tested;
  for (let copies = 0; copies < 4; copies++) {
    const instruction = text.definitions.only(variable)?.instruction;
    if (instruction?.kind === 'load') return instruction;
    if (instruction?.kind !== 'assign' || instruction.value.kind !== 'variable') return undefined;
    variable = instruction.value;
  }
  return undefined;
}

/** The object or class whose field is read. */
function holderOf({ place }: Load, text: ExpressionText): string | undefined {
  if (place.kind === 'static') return `static ${place.field.owner}`;
  return place.kind === 'field' ? `${text.of(place.base)} of ${place.field.owner}` : undefined;
}
