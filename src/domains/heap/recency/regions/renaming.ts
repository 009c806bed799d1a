/** Changes of the regions that values refer to, throughout a state. */
import { joinContents } from '../state/contents.js';
import type { Contents, State } from '../state/state.js';
import type { Tables } from '../state/tables.js';
import { ASSUMED_NULL, type ReferenceValue, type Value } from '../state/values.js';
import { isExternal } from './region-types.js';
import type { Region } from './regions.js';

/** The value with every target replaced; targets given undefined are dropped. */
export function retarget<V extends Value>(
  tables: Tables,
  value: V,
  change: (region: Region) => Region | undefined,
): V | ReferenceValue {
  if (value.kind === 'number') return value;
  let isChanged = false;
  const targets: Region[] = [];
  for (const target of value.targets) {
    const changed = change(target);
    if (changed !== target) isChanged = true;
    if (changed !== undefined) targets.push(changed);
  }
  return isChanged ? tables.reference(value.nulls, targets) : value;
}

export function retargetContents(
  tables: Tables,
  contents: Contents,
  change: (region: Region) => Region | undefined,
): Contents {
  const cells = contents.cells.mapped((value) => retarget<Value>(tables, value, change));
  return cells === contents.cells ? contents : tables.contents({ ...contents, cells });
}

/** Every reference to `from` becomes one to `to`. The contents of both stay where they are. */
export function redirect(tables: Tables, state: State, from: Region, to: Region): State {
  const change = (region: Region): Region => (region === from ? to : region);
  const variables = state.variables.mapped((value) => retarget<Value>(tables, value, change));
  const heap = state.heap.mapped((contents) => retargetContents(tables, contents, change));
  const paths = state.paths.mapped((value) => retarget<Value>(tables, value, change));
  const isSame = variables === state.variables && heap === state.heap && paths === state.paths;
  return isSame ? state : tables.with(state, { variables, heap, paths });
}

/** The value with its nulls, if any, only assumed. */
export function assumed<V extends Value>(tables: Tables, value: V): V | ReferenceValue {
  if (value.kind === 'number' || value.nulls === 0 || value.nulls === ASSUMED_NULL) return value;
  return tables.reference(ASSUMED_NULL, value.targets);
}

/** What was stored into objects that the external region may mean. */
export function externalContents(tables: Tables, state: State): Contents {
  return state.heap.get(tables.external) ?? tables.nothingStored;
}

/**
 * What must have been stored, for external objects hold no allocated ones by themselves. All else that was stored into a
 * single external object was noted in the external region at that time; what was only loaded from it is no news.
 */
function allocatedTargets(tables: Tables, value: Value): ReferenceValue | undefined {
  if (value.kind === 'number') return undefined;
  const targets = value.targets.filter((target) => tables.kindOf(target).kind === 'allocated');
  return targets.length === 0 ? undefined : tables.reference(value.nulls === 0 ? 0 : ASSUMED_NULL, targets);
}

/**
 * An external single object (parameter, parameter-field, met) is no longer told apart from the others: references to it
 * become references to `external`, which holds what it held. For an allocated region that has escaped likewise.
 */
export function fold(tables: Tables, state: State, region: Region): State {
  const contents = state.heap.get(region);
  if (contents === undefined) return state;
  const { kind } = tables.kindOf(region);
  if (kind === 'external' || kind === 'statics' || !isExternal(tables, state, region)) return state;
  const before = externalContents(tables, state);
  let { cells } = before;
  for (const [field, value] of contents.cells) {
    const stored = allocatedTargets(tables, value);
    if (stored !== undefined) cells = cells.set(field, tables.joinValues(tables.cell(before, field), stored));
  }
  const external = tables.contents({ ...before, cells });
  const heap = state.heap.delete(region).set(tables.external, external);
  return redirect(tables, tables.with(state, { heap }), region, tables.external);
}

/** References to `from` become references to `to`, and `to` stands for the objects of both; the count is given. */
export function mergeRegions(
  tables: Tables,
  state: State,
  from: Region,
  to: Region,
  count: (from: Contents, to: Contents) => Contents['count'],
): State {
  const renamed = redirect(tables, state, from, to);
  const own = renamed.heap.get(from);
  if (own === undefined) return renamed;
  const others = renamed.heap.get(to);
  const joined =
    others === undefined ? own : tables.contents({ ...joinContents(tables, own, others), count: count(own, others) });
  return tables.with(renamed, { heap: renamed.heap.delete(from).set(to, joined) });
}
