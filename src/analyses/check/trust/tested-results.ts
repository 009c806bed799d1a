/** Results of calls that code compares with null. */
import type { Body, Edge } from '../../../ir/body.js';
import type { Expression, Instruction, Operand } from '../../../ir/instructions.js';
import { Definitions } from '../../../program/flow/definitions.js';

type Call = Extract<Instruction, { kind: 'call' }>;

/** What the edge compares with null. */
export function testedForNull({ instruction }: Edge): Operand | undefined {
  const compared =
    instruction.kind === 'assume'
      ? instruction.condition
      : instruction.kind === 'assign'
        ? instruction.value
        : undefined;
  return compared === undefined ? undefined : comparedWithNull(compared);
}

/** What the condition says to be null, or not to be. */
export function comparedWithNull(condition: Expression): Operand | undefined {
  if (condition.kind !== 'binary' || (condition.operator !== '==' && condition.operator !== '!=')) return undefined;
  const { left, right } = condition;
  if (right.kind === 'constant' && right.value === null) return left;
  return left.kind === 'constant' && left.value === null ? right : undefined;
}

/** The call that gave the operand, through copies and casts. */
export function lookedUp(operand: Operand, body: Body): Call | undefined {
  const definitions = new Definitions(body);
  const seen = new Set<Operand>();
  for (let each = operand; each.kind === 'variable' && !seen.has(each); ) {
    seen.add(each);
    const instruction: Instruction | undefined = definitions.only(each)?.instruction;
    if (instruction?.kind === 'call') return instruction;
    if (instruction?.kind !== 'assign') return undefined;
    const { value } = instruction;
    const source = value.kind === 'cast' ? value.operand : value;
    if (source.kind !== 'variable') return undefined;
    each = source;
  }
  return undefined;
}
