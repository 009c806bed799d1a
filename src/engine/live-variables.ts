/** Which variables of a body may still be read. */
import type { Point } from '../ir/body.js';
import type { Variable } from '../ir/instructions.js';

export interface LiveVariables {
  /** Whether some path from the point reads the variable before it is written. Parameters named by `ensures` stay live. */
  isLive(variable: Variable, point: Point): boolean;
}

/** Nothing is known to be dead. */
export const ALL_LIVE: LiveVariables = { isLive: () => true };
