/** The bottom of the stack: what the first method returns to. */
import { Activation, type Code } from './frame.js';
import type { JavaObject } from './memory/values.js';
import { Halt } from './outcome.js';

const CALLING = 0;
const RETURNED = 1;
const THREW = 2;
const RESULT = 0;
const THROWN = 1;

const BOTTOM: Code = {
  method: undefined,
  body: undefined,
  steps: [
    () => RETURNED,
    (registers) => {
      throw new Halt({ kind: 'returned', value: registers[RESULT] });
    },
    (registers) => {
      throw new Halt({ kind: 'threw', exception: registers[THROWN] as JavaObject });
    },
  ],
  template: [undefined, undefined],
  parameters: [],
  thrown: THROWN,
  targets: new Int32Array(3).fill(RESULT),
  normal: new Int32Array(3).fill(RETURNED),
  exceptional: new Int32Array(3).fill(THREW),
  lines: new Int32Array(3),
};

export function bottomFrame(): Activation {
  const frame = new Activation(BOTTOM, BOTTOM.template.slice(), null, 0);
  frame.pc = CALLING;
  return frame;
}
