/** Calls: what a callee sees, what its caller keeps, and what becomes of the two; and calls that are not followed. */
import type { Code, CodeEdge } from '../../engine/code.js';
import type { Entered, Exit, Receiver } from '../../engine/domain.js';
import type { Outcome } from '../../engine/outcome.js';
import type { MethodDeclaration } from '../../ir/program.js';
import type { ShapeState } from './state.js';
import type { ShapeTables } from './tables.js';

export function receivers(_tables: ShapeTables, _at: CodeEdge, _state: ShapeState): readonly Receiver[] | undefined {
  throw new Error('to be written');
}

export function enterCall(
  _tables: ShapeTables,
  _at: CodeEdge,
  _callee: Code,
  _before: ShapeState,
): readonly Entered<ShapeState>[] {
  throw new Error('to be written');
}

export function leaveCall(
  _tables: ShapeTables,
  _at: CodeEdge,
  _callee: Code,
  _frame: ShapeState,
  _exit: Exit<ShapeState>,
): Outcome<ShapeState> {
  throw new Error('to be written');
}

export function unknownCall(
  _tables: ShapeTables,
  _at: CodeEdge,
  _callee: MethodDeclaration | undefined,
  _before: ShapeState,
): Outcome<ShapeState> {
  throw new Error('to be written');
}
