/** Static fields: cells of the region of statics, and what is known before a class is initialised. */
import type { State } from './state.js';
import type { Tables } from './tables.js';
import type { Value } from './values.js';

/**
 * Whether the class that declares the field is known not to be initialised, so that nothing reads the field yet. A class
 * without initialiser is as good as initialised: its fields can be read at any time.
 */
export function knowsUninitialised(tables: Tables, state: State, field: number): boolean {
  const owner = tables.fieldOf(field)?.owner;
  if (!state.fromMain || owner === undefined) return false;
  if (tables.hierarchy.declaredMethods(owner, '<clinit>').length === 0) return false;
  const number = tables.classNumber(owner);
  return !state.initialised.includes(number) && !state.perhapsInitialised.includes(number);
}

export function readStatic(tables: Tables, state: State, field: number): Value {
  return state.heap.get(tables.statics)?.cells.get(field) ?? tables.implicit(field, 'opaque');
}

export function writeStatic(tables: Tables, state: State, field: number, value: Value): State {
  const contents = state.heap.get(tables.statics) ?? tables.contents({ count: '[1,1]', opaque: true });
  return tables.withContents(state, tables.statics, tables.withCell(contents, field, value));
}
