/** States as pictures and as text. */
import type { Code, CodePoint } from '../../engine/code.js';
import type { Drawing } from '../../pictures/drawing.js';
import type { ShapeState } from './state.js';
import type { ShapeTables } from './tables.js';

export function draw(_tables: ShapeTables, _state: ShapeState, _at: CodePoint): Drawing {
  throw new Error('to be written');
}

export function show(_tables: ShapeTables, _state: ShapeState, _code: Code): string {
  throw new Error('to be written');
}
