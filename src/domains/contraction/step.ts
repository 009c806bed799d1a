/** What each instruction does to a state. */
import type { CodeEdge } from '../../engine/code.js';
import type { Ask } from '../../engine/domain.js';
import type { Outcome } from '../../engine/outcome.js';
import type { ShapeState } from './state.js';
import type { ShapeTables } from './tables.js';

export function step(_tables: ShapeTables, _at: CodeEdge, _state: ShapeState, _ask: Ask): Outcome<ShapeState> {
  throw new Error('to be written');
}
