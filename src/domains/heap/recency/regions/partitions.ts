/** Numbers by which states are told apart where they are merged: by what decides branches. */
import { TupleInterner } from '../../../../base/interner.js';
import { isSingle } from '../state/heap.js';
import type { State } from '../state/state.js';
import type { Tables } from '../state/tables.js';
import type { Value } from '../state/values.js';

/** From fine to coarse. */
export function partitions(tables: Tables): readonly ((state: State) => number)[] {
  const interner = new TupleInterner();
  const tuple: number[] = [];
  const pushNature = (value: Value, key: number): void => {
    const nature = value.kind === 'reference' ? nullness(value) : truth(value);
    if (nature !== UNDECIDED) tuple.push(key, nature);
  };
  const pushConstant = (value: Value, index: number): void => {
    if (value.kind === 'number' && value.lower === value.upper) tuple.push(index, value.id);
  };
  const coarse = (state: State): void => {
    tuple.length = 0;
    state.variables.forEach(pushNature);
  };
  return [
    (state) => {
      coarse(state);
      tuple.push(-1);
      state.variables.forEach(pushConstant);
      tuple.push(-1);
      state.paths.forEach(pushNature);
      state.heap.forEach((contents, region) => {
        if (!isSingle(tables, state, region)) return;
        tuple.push(-1, region);
        contents.cells.forEach(pushNature);
      });
      return interner.intern(tuple);
    },
    (state) => {
      coarse(state);
      return interner.intern(tuple);
    },
  ];
}

const UNDECIDED = 0;

/** Null or not. */
function nullness(value: Value & { kind: 'reference' }): number {
  if (value.nulls === 0) return 1;
  return value.targets.length === 0 ? 2 : UNDECIDED;
}

/** 0 or 1, as booleans are; other numbers are not told apart by this. */
function truth({ lower, upper }: Value & { kind: 'number' }): number {
  return lower === upper && (lower === 0 || lower === 1) ? 3 + lower : UNDECIDED;
}
