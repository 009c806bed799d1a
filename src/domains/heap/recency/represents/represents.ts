/**
 * Whether a state of the machine is one that the abstract state stands for: whether objects can be assigned to the regions
 * of one object so that everything fits. Uses neither the order of states nor the code of the steps.
 */

import type { ConcreteState } from '../../../../engine/concrete.js';
import type { HeapObject, HeapValue } from '../../../../ir/heap.js';
import { RECENCY_BUDGETS } from '../budgets.js';
import type { Region } from '../regions/regions.js';
import type { State } from '../state/state.js';
import type { Tables } from '../state/tables.js';
import type { Value } from '../state/values.js';
import { type Assignment, Check } from './check.js';
import { MachineWorld } from './world.js';

const MOST_TRIALS = RECENCY_BUDGETS['represents/represents'].mostTrials.most;

export function represents(tables: Tables, concrete: ConcreteState, state: State): boolean {
  if (!classesFit(tables, concrete, state)) return false;
  const world = new MachineWorld(tables, concrete, state);
  if (world.isCut) return true;
  const open = openRegions(tables, world, state);
  let trials = 0;
  const search = (position: number, assignment: Assignment): boolean => {
    if (++trials > MOST_TRIALS) return true;
    if (!new Check(tables, world, state, assignment).isPossible()) return false;
    const next = open[position];
    if (next === undefined) return true;
    return next.candidates.some((object) => search(position + 1, new Map(assignment).set(next.region, object)));
  };
  return search(0, new Map());
}

function classesFit(tables: Tables, concrete: ConcreteState, state: State): boolean {
  if (state.initialised.some((number) => !concrete.isInitialised(tables.className(number)))) return false;
  if (!state.fromMain) return true;
  return concrete.heap.statics().every(({ owner }) => {
    const number = tables.classNumber(owner);
    const isListed = state.initialised.includes(number) || state.perhapsInitialised.includes(number);
    return isListed || !concrete.isInitialised(owner);
  });
}

interface OpenRegion {
  readonly region: Region;
  /** The likeliest first; null: it stands for no object. */
  readonly candidates: readonly (HeapObject | null)[];
}

/** The regions of one object each, with the objects that they may stand for; those with the fewest first. */
function openRegions(tables: Tables, world: MachineWorld, state: State): readonly OpenRegion[] {
  const open: OpenRegion[] = [];
  const witnesses = witnessesOf(tables, world, state);
  for (const [region] of state.heap) {
    const kind = tables.kindOf(region);
    if (kind.kind === 'allocated' && kind.age === 'recent') {
      const { site, era } = kind;
      const objects = [...world.reachable].filter((object) => {
        const origin = world.origin(object);
        return origin?.site === site && origin.era === era;
      });
      open.push({ region, candidates: [...objects.sort((left, right) => right.id - left.id), null] });
    }
    if (kind.kind === 'parameter') {
      const value = world.concrete.entryValues[kind.index];
      open.push({ region, candidates: isObject(value) ? [value, null] : [null] });
    }
    if (kind.kind === 'parameter-field' || kind.kind === 'met') {
      open.push({ region, candidates: [...(witnesses.get(region) ?? []), null] });
    }
  }
  return open.sort((left, right) => left.candidates.length - right.candidates.length);
}

/** Objects found where a value names the region: the only ones that it is of use to assign. */
function witnessesOf(tables: Tables, world: MachineWorld, state: State): ReadonlyMap<Region, ReadonlySet<HeapObject>> {
  const witnesses = new Map<Region, Set<HeapObject>>();
  const add = (value: Value | undefined, found: HeapValue | undefined): void => {
    if (value?.kind !== 'reference' || !isObject(found)) return;
    for (const target of value.targets) {
      const known = witnesses.get(target);
      if (known === undefined) witnesses.set(target, new Set([found]));
      else known.add(found);
    }
  };
  const variables = world.concrete.method.body()?.variables ?? [];
  for (const [index, value] of state.variables) {
    const variable = variables[index];
    if (variable !== undefined) add(value, world.concrete.value(variable));
  }
  const { heap } = world.concrete;
  const statics = state.heap.get(tables.statics)?.cells;
  for (const field of heap.statics()) add(statics?.get(tables.field(field)), heap.staticField(field.owner, field.name));
  const byField = new Map<number, Value[]>();
  for (const [path, value] of state.paths) {
    const field = tables.pathField(path);
    byField.set(field, [...(byField.get(field) ?? []), value]);
  }
  for (const [region, { cells }] of state.heap) {
    if (region === tables.statics) continue;
    for (const [field, value] of cells) byField.set(field, [...(byField.get(field) ?? []), value]);
  }
  for (const object of world.reachable) {
    for (const { field, value } of world.slots(object)) for (const each of byField.get(field) ?? []) add(each, value);
  }
  return witnesses;
}

function isObject(value: HeapValue | undefined): value is HeapObject {
  return typeof value === 'object' && value !== null;
}
