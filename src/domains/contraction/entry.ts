/** The states in which a method starts. */
import type { Code } from '../../engine/code.js';
import type { Start } from '../../engine/domain.js';
import type { Question } from '../../engine/question.js';
import type { ShapeState } from './state.js';
import type { ShapeTables } from './tables.js';

export interface Entries {
  /** Cover every start in which all the formulas hold. */
  readonly states: readonly ShapeState[];
  /** Whether shapes were read off the formulas (or fields alone bound them), so that the start has a regular part. */
  readonly isRegular: boolean;
}

/** `preconditions` are formulas that hold on entry: `requires`, invariants, candidates for `needs`. */
export function entries(
  _tables: ShapeTables,
  _code: Code,
  _start: Start,
  _preconditions: readonly Question[],
): Entries {
  throw new Error('to be written');
}
