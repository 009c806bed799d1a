/** Which classes are initialised, as far as a state knows. */
import type { Truth } from '../../base/truth.js';
import type { ClassName } from '../../ir/types.js';
import type { ShapeState } from './state.js';
import type { ShapeTables } from './tables.js';

export function initialised(_tables: ShapeTables, _type: ClassName, _state: ShapeState): Truth {
  throw new Error('to be written');
}

export function initialise(_tables: ShapeTables, _type: ClassName, _state: ShapeState, _fresh: boolean): ShapeState {
  throw new Error('to be written');
}
