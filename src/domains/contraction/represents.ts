/** Whether a state of the machine is one that an abstract state stands for. For tests; by a search of its own. */
import type { ConcreteState } from '../../engine/concrete.js';
import type { ShapeState } from './state.js';
import type { ShapeTables } from './tables.js';

export function represents(_tables: ShapeTables, _concrete: ConcreteState, _state: ShapeState): boolean {
  throw new Error('to be written');
}
