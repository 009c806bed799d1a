/** What operands of an edge are while it is executed. */
import type { Operand } from '../../ir/instructions.js';
import { JavaObject, type Value } from '../memory/values.js';
import type { FrameView } from '../options.js';

export function valueIn(operand: Operand, frame: FrameView): Value | string | number | bigint | undefined {
  return operand.kind === 'variable' ? frame.value(operand) : operand.value;
}

/** Whether they are two objects of one class that stand for the same number: boxes have nothing but that. */
export function areDifferentBoxes(one: ReturnType<typeof valueIn>, other: ReturnType<typeof valueIn>): boolean {
  if (!(one instanceof JavaObject) || !(other instanceof JavaObject) || one === other) return false;
  if (one.type !== other.type || one.fields.length !== 1) return false;
  return Object.is(one.fields[0], other.fields[0]);
}
