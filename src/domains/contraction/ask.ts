/** Formulas of the assertion language on states. */
import type { Truth } from '../../base/truth.js';
import type { CodePoint } from '../../engine/code.js';
import type { Question } from '../../engine/question.js';
import type { ShapeState } from './state.js';
import type { ShapeTables } from './tables.js';

/** Whether it holds in all heaps of the state (yes) or in none (no). Exact on guarded formulas over regular nodes. */
export function ask(_tables: ShapeTables, _question: Question, _state: ShapeState, _at: CodePoint): Truth {
  throw new Error('to be written');
}

/** States that cover the heaps of the state in which it holds. */
export function refine(
  _tables: ShapeTables,
  _question: Question,
  _state: ShapeState,
  _at: CodePoint,
): readonly ShapeState[] {
  throw new Error('to be written');
}
