/** Forgetting: variables that are dead, objects that nothing reaches, external objects that nothing names. */
import type { CodePoint } from '../../../engine/code.js';
import type { Region } from './regions/regions.js';
import type { Contents, State } from './state/state.js';
import type { Tables } from './state/tables.js';
import type { Value } from './state/values.js';

export function abstract(tables: Tables, state: State, { code, point }: CodePoint): State {
  const live = tables.program.live(code);
  const { variables } = code.body;
  const kept = state.variables.mapped((value, index) => {
    const variable = variables[index];
    // What has no variable is the result.
    return variable === undefined || live.isLive(variable, point) ? value : undefined;
  });
  if (kept === state.variables) return collect(tables, state);
  const paths = state.paths.mapped((value, path) =>
    kept.get(tables.pathVariable(path)) === undefined ? undefined : value,
  );
  return collect(tables, tables.with(state, { variables: kept, paths }));
}

/**
 * Without the regions of this activation that nothing refers to. What was there before it started stays, for the caller
 * may still reach it; escaped objects stay, for any external object may refer to them.
 */
export function collect(tables: Tables, state: State): State {
  const reached = new Set<Region>();
  const rest: Region[] = [];
  const add = (region: Region): void => {
    if (reached.has(region)) return;
    reached.add(region);
    rest.push(region);
  };
  const addTargets = (value: Value): void => {
    if (value.kind === 'reference') for (const target of value.targets) add(target);
  };
  state.variables.forEach(addTargets);
  state.paths.forEach(addTargets);
  state.heap.forEach((contents, region) => {
    if (isRoot(tables, region, contents)) add(region);
  });
  for (let region = rest.pop(); region !== undefined; region = rest.pop()) {
    state.heap.get(region)?.cells.forEach(addTargets);
  }
  const heap = state.heap.mapped((contents, region) => (reached.has(region) ? contents : undefined));
  return heap === state.heap ? state : tables.with(state, { heap });
}

function isRoot(tables: Tables, region: Region, contents: Contents): boolean {
  const kind = tables.kindOf(region);
  return kind.kind === 'allocated' ? kind.era === 'entry' || contents.escaped : kind.kind !== 'met';
}
