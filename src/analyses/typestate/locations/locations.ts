/**
 * The locations of all methods of a component, linked at calls: points-to and escape analysis after Nanda, Grothoff and Chandra, section 2.
 *
 * What all runs of a method may have to do with, told beforehand and printed with its boolean method. Rows of transition tables have what a
 * run really comes to; the names are the same, from `Paths` in `machines/predicates/located.ts`.
 */

import type { MethodDeclaration } from '../../../ir/program.js';
import { TYPESTATE_BUDGETS } from '../budgets.js';
import type { SliceCode } from '../discovery/code.js';
import { LocationFlow } from './flow.js';
import type { MethodLocations } from './model.js';

export type { CallLinkage, LocatedField, Location, MethodLocations } from './model.js';
export { mayAlias } from './model.js';

const MOST_ROUNDS = TYPESTATE_BUDGETS['locations/locations'].mostRounds.most;

/** The locations of all methods; callees' are linked into their callers until nothing changes. */
export function locationsOf(code: SliceCode): ReadonlyMap<MethodDeclaration, MethodLocations> {
  const flows = new Map(code.methods.map((method) => [method, new LocationFlow(code, method)]));
  for (let round = 0, isChanged = true; isChanged && round < MOST_ROUNDS; round++) {
    isChanged = false;
    for (const flow of flows.values()) if (flow.run((callee) => flows.get(callee)?.result)) isChanged = true;
  }
  return new Map(
    [...flows].flatMap(([method, { result }]) => (result === undefined ? [] : [[method, result] as const])),
  );
}
