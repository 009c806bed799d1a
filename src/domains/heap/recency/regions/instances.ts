/** Tests of the class of an object: what regions decide, and what is left where the test holds or fails. */
import { agreement, type Truth } from '../../../../base/truth.js';
import type { TypeName } from '../../../../ir/types.js';
import { isSingle } from '../state/heap.js';
import type { State } from '../state/state.js';
import type { Tables } from '../state/tables.js';
import { NOT_NULL, type ReferenceValue } from '../state/values.js';
import { boundOf, isBelow, isInstance, typeOf } from './region-types.js';

/** Whether the objects are instances of the type, null left out of account; `no` where there is no object. */
export function areInstances(tables: Tables, state: State, value: ReferenceValue, type: TypeName): Truth {
  let truth: Truth | undefined;
  for (const target of value.targets) {
    const each = isInstance(tables, state, target, type);
    truth = truth === undefined ? each : agreement(truth, each);
  }
  return truth ?? 'no';
}

export interface RefinedValue {
  readonly state: State;
  readonly value: ReferenceValue;
}

/** The objects that are instances of the type, without null. What a single object is known to be, the state keeps. */
export function refineInstance(tables: Tables, state: State, value: ReferenceValue, type: TypeName): RefinedValue {
  const targets = value.targets.filter((target) => isInstance(tables, state, target, type) !== 'no');
  const [only, another] = targets;
  const refined = tables.reference(NOT_NULL, targets);
  if (only === undefined || another !== undefined || !isSingle(tables, state, only)) return { state, value: refined };
  const contents = state.heap.get(only);
  const bound = typeOf(tables, state, only);
  if (contents === undefined || contents.exact) return { state, value: refined };
  const isTighter = bound === undefined || isBelow(tables.hierarchy, { type, exact: false }, bound.type) === 'yes';
  if (!isTighter) return { state, value: refined };
  const tightened = tables.contents({ ...contents, ...boundOf(tables.hierarchy, type) });
  return { state: tables.withContents(state, only, tightened), value: refined };
}

/** Null and the objects that are not instances of the type. */
export function refineNoInstance(tables: Tables, state: State, value: ReferenceValue, type: TypeName): ReferenceValue {
  return tables.reference(
    value.nulls,
    value.targets.filter((target) => isInstance(tables, state, target, type) !== 'yes'),
  );
}
