/** Java's `assert`: compilers make it a test of a static field, of which a virtual machine decides when it initialises the class. */
import type { Instruction } from './instructions.js';

/** The field in which compilers keep whether the class was started without assertions. */
export const ASSERTIONS_DISABLED = '$assertionsDisabled';

/** Whether it asks if assertions are to be left out. */
export function isAskingForAssertions(instruction: Instruction): boolean {
  return (
    instruction.kind === 'load' &&
    instruction.place.kind === 'static' &&
    instruction.place.field.name === ASSERTIONS_DISABLED
  );
}
