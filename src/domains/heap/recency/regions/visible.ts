/** Which allocated objects code can reach that is given some values, besides statics and all external objects. */

import type { State } from '../state/state.js';
import type { Tables } from '../state/tables.js';
import type { Value } from '../state/values.js';
import type { Region } from './regions.js';

/**
 * Regions reached from the values, from statics, from external objects and from escaped ones, themselves included where
 * they are allocated. External regions are always reached, and their cells followed: any of them may be the same object.
 */
export function visibleRegions(tables: Tables, state: State, values: Iterable<Value>): ReadonlySet<Region> {
  const seen = new Set<Region>();
  const rest: Region[] = [];
  const add = (region: Region): void => {
    if (seen.has(region)) return;
    seen.add(region);
    rest.push(region);
  };
  const addTargets = (value: Value): void => {
    if (value.kind === 'reference') for (const target of value.targets) add(target);
  };
  for (const value of values) addTargets(value);
  state.heap.forEach((contents, region) => {
    if (tables.kindOf(region).kind !== 'allocated' || contents.escaped) add(region);
  });
  for (let region = rest.pop(); region !== undefined; region = rest.pop()) {
    state.heap.get(region)?.cells.forEach(addTargets);
  }
  return seen;
}
