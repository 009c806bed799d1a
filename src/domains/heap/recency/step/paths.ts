/**
 * Fields of variables: what a field of the very object that a variable refers to holds.
 * Where its region stands for many, a store can only add to what the region holds; what the variable itself sees is known
 * all the same, until something may have written that field of the same object. Not with allocation sites alone.
 */
import { mayOverlap } from '../regions/region-types.js';
import { assumed } from '../regions/renaming.js';
import type { State } from '../state/state.js';
import type { Tables } from '../state/tables.js';
import { isDecided, type ReferenceValue, type Value } from '../state/values.js';

/** The state after a variable got a value: what was known of the fields of its former object is gone. */
export function assigned(tables: Tables, state: State, variable: number, value: Value): State {
  return tables.withVariable(withoutPathsOf(tables, state, variable), variable, value);
}

export function withoutPathsOf(tables: Tables, state: State, variable: number): State {
  if (state.paths.isEmpty) return state;
  const paths = state.paths.mapped((value, path) => (tables.pathVariable(path) === variable ? undefined : value));
  return paths === state.paths ? state : tables.with(state, { paths });
}

/** After `to = from`, both see the same object. */
export function copiedPaths(tables: Tables, state: State, from: number, to: number): State {
  let { paths } = state;
  for (const [path, value] of state.paths) {
    if (tables.pathVariable(path) === from) paths = paths.set(tables.path(to, tables.pathField(path)), value);
  }
  return paths === state.paths ? state : tables.with(state, { paths });
}

export function withoutPaths(tables: Tables, state: State): State {
  return state.paths.isEmpty ? state : tables.with(state, { paths: tables.noPaths });
}

export function readPath(tables: Tables, state: State, variable: number, field: number): Value | undefined {
  return state.paths.isEmpty ? undefined : state.paths.get(tables.path(variable, field));
}

/** The state in which the field of the variable's object is known to hold the value. */
export function learnPath(tables: Tables, state: State, variable: number, field: number, value: Value): State {
  if (!tables.tellsRecent || !isDecided(value)) return state;
  const path = tables.path(variable, field);
  return state.paths.get(path) === value ? state : tables.with(state, { paths: state.paths.set(path, value) });
}

/** After a store to that field of what the base refers to: other variables may refer to the same object. */
export function storedInPaths(
  tables: Tables,
  state: State,
  base: { readonly variable: number; readonly value: ReferenceValue },
  field: number,
  stored: Value,
): State {
  if (state.paths.isEmpty) return state;
  const paths = state.paths.mapped((value, path) => {
    if (tables.pathField(path) !== field) return value;
    const variable = tables.pathVariable(path);
    if (variable === base.variable) return undefined;
    const other = state.variables.get(variable);
    if (other?.kind !== 'reference') return undefined;
    if (other.targets.some((target) => base.value.targets.includes(target))) return tables.joinValues(value, stored);
    const mayBeSame = other.targets.some((one) =>
      base.value.targets.some((another) => mayOverlap(tables, state, one, another)),
    );
    return mayBeSame ? tables.joinValues(value, assumed<Value>(tables, stored)) : value;
  });
  return paths === state.paths ? state : tables.with(state, { paths });
}
