/** What operands of an edge are while it is executed. */
import type { Operand } from '../../ir/instructions.js';
import type { Value } from '../memory/values.js';
import type { FrameView } from '../options.js';

export function valueIn(operand: Operand, frame: FrameView): Value | string | number | bigint | undefined {
  return operand.kind === 'variable' ? frame.value(operand) : operand.value;
}
