/** What the instructions do that only move values about on the stack (`dup`, `dup2_x1`, `swap` …). */
import { Op } from './opcodes.js';

export interface Shuffle {
  /** How many values are taken off. */
  readonly taken: number;
  /** Which of them (0 is the lowest) are pushed instead, in order. */
  readonly pushed: readonly number[];
}

const ONE: Shuffle = { taken: 1, pushed: [0, 0] };
const OVER_ONE: Shuffle = { taken: 2, pushed: [1, 0, 1] };
const OVER_TWO: Shuffle = { taken: 3, pushed: [2, 0, 1, 2] };
const TWO: Shuffle = { taken: 2, pushed: [0, 1, 0, 1] };
const TWO_OVER_ONE: Shuffle = { taken: 3, pushed: [1, 2, 0, 1, 2] };
const TWO_OVER_TWO: Shuffle = { taken: 4, pushed: [2, 3, 0, 1, 2, 3] };
const EXCHANGE: Shuffle = { taken: 2, pushed: [1, 0] };

/**
 * The forms of JVMS 6.5 for the values on the stack; `isWide` tells whether the value at a depth (0 is the top) is a long
 * or a double. Undefined where half of such a value would be moved.
 */
export function shuffleOrder(code: number, isWide: (depth: number) => boolean): Shuffle | undefined {
  const top = isWide(0);
  switch (code) {
    case Op.DUP:
      return top ? undefined : ONE;
    case Op.DUP_X1:
      return top || isWide(1) ? undefined : OVER_ONE;
    case Op.DUP_X2:
      if (top) return undefined;
      if (isWide(1)) return OVER_ONE;
      return isWide(2) ? undefined : OVER_TWO;
    case Op.DUP2:
      if (top) return ONE;
      return isWide(1) ? undefined : TWO;
    case Op.DUP2_X1:
      if (top) return isWide(1) ? undefined : OVER_ONE;
      return isWide(1) || isWide(2) ? undefined : TWO_OVER_ONE;
    case Op.DUP2_X2:
      if (top) {
        if (isWide(1)) return OVER_ONE;
        return isWide(2) ? undefined : OVER_TWO;
      }
      if (isWide(1)) return undefined;
      if (isWide(2)) return TWO_OVER_ONE;
      return isWide(3) ? undefined : TWO_OVER_TWO;
    case Op.SWAP:
      return top || isWide(1) ? undefined : EXCHANGE;
    default:
      return undefined;
  }
}
