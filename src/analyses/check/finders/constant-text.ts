/** Texts that are written in the code. */
import type { Operand } from '../../../ir/instructions.js';
import type { Definitions } from '../../../program/flow/definitions.js';

/** The literal that the operand is, directly or by copies. */
export function constantText(operand: Operand, definitions: Definitions): string | undefined {
  const seen = new Set<Operand>();
  for (let each = operand; !seen.has(each); ) {
    seen.add(each);
    if (each.kind === 'constant')
      return typeof each.value === 'string' && each.type === 'java.lang.String' ? each.value : undefined;
    const instruction = definitions.only(each)?.instruction;
    if (instruction?.kind !== 'assign') return undefined;
    const { value } = instruction;
    if (value.kind !== 'variable' && value.kind !== 'constant') return undefined;
    each = value;
  }
  return undefined;
}
