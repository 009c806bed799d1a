/**
 * Whether a state of the machine is one that an abstract state stands for. For tests; by a search of its own.
 *
 * Which cells cutpoints hold, a state of the machine does not say: all objects are tried, older than the run or not (callers are
 * not asked what they track, and what variables hold is taken as a cell wherever the state says so). Likewise which objects that only
 * cells lead to are not tracked.
 */

import type { Code } from '../../../../engine/code.js';
import type { ConcreteState } from '../../../../engine/concrete.js';
import type { HeapObject } from '../../../../ir/heap.js';
import {
  areInitialised,
  type Reference,
  type Result,
  referenceOf,
  returned,
} from '../../../combinators/concrete-states.js';
import { FIRST_NODE } from '../graphs/store/model.js';
import { ANY, CELL, type GraphState, HIDDEN, isRoot, ROOT, SOME, TRUE, UNKNOWN, WHATEVER } from '../state.js';
import type { GraphTables } from '../tables.js';
import { TrackedHeap } from './heap.js';

export function represents(tables: GraphTables, concrete: ConcreteState, state: GraphState): boolean {
  const code = tables.program.code(concrete.method);
  if (code === undefined || state.graph < 0) return false;
  const { numbers, program } = tables;
  const initialised = numbers.initialisedOf(state.initialised);
  const isSaid = (type: string): boolean => initialised.includes(numbers.classNumber(type));
  if (!areInitialised(program.hierarchy.table, concrete, isSaid)) return false;
  const root = rootObject(tables, concrete);
  const heap = new TrackedHeap(tables, concrete, state.graph, root);
  return returned(code, concrete).some((result) => {
    if (!truthsAgree(tables, code, concrete, state, result)) return false;
    const held = heldValues(tables, code, { concrete, result, root }, state);
    const kinds = tables.numbers.kindsOf(state);
    const values = new Map<number, HeapObject>();
    const elsewhere: HeapObject[] = [...otherStatics(tables, concrete)];
    for (const { slot, value } of held) {
      const kind = kinds[slot] as number;
      if (!agrees(tables, concrete, kind, value, root)) return false;
      const isCell = tables.graphs.value(state.graph, slot) >= FIRST_NODE;
      if (kind === CELL && isCell !== (value !== null)) return false;
      if (value === null || value === root) continue;
      if (kind === CELL) values.set(slot, value);
      else if (kind !== HIDDEN) elsewhere.push(value);
    }
    return heap.fits(values, elsewhere, unseen(tables, code, state, held));
  });
}

/** What static fields hold of which nobody keeps track. */
function otherStatics({ options }: GraphTables, { heap }: ConcreteState): readonly HeapObject[] {
  if (options.startsWithCells === true) return [];
  return heap.statics().flatMap(({ owner, name }) => {
    if (options.statics.some((field) => field.owner === owner && field.name === name)) return [];
    const value = referenceOf(heap.staticField(owner, name));
    return value === undefined || value === null ? [] : [value];
  });
}

/** The slots with cells whose values the machine does not tell. */
function unseen(tables: GraphTables, code: Code, state: GraphState, held: readonly Held[]): readonly number[] {
  const told = new Set(held.map(({ slot }) => slot));
  return Array.from({ length: tables.width(code) }, (_, slot) => slot).filter(
    (slot) => !told.has(slot) && tables.graphs.value(state.graph, slot) >= FIRST_NODE,
  );
}

function agrees(
  tables: GraphTables,
  { heap }: ConcreteState,
  kind: number,
  value: Reference,
  root: HeapObject | undefined,
): boolean {
  if (isRoot(kind)) {
    return value !== null && value === root && heap.typeOf(value) === tables.numbers.className(kind - ROOT);
  }
  if (kind === SOME) return value !== null && value !== root;
  if (kind === ANY) return value === null || value !== root;
  return kind === WHATEVER || kind === HIDDEN || value === null || value !== root;
}

/** The one that was made last. */
function rootObject({ options, program }: GraphTables, { allocations }: ConcreteState): HeapObject | undefined {
  if (options.root === undefined) return undefined;
  for (let index = allocations.length - 1; index >= 0; index--) {
    const allocation = allocations[index];
    const at = allocation && program.known?.(allocation.edge);
    if (at !== undefined && options.root.isMadeAt(at)) return allocation?.object;
  }
  return undefined;
}

function truthsAgree(
  tables: GraphTables,
  code: Code,
  concrete: ConcreteState,
  state: GraphState,
  result: Result,
): boolean {
  const truths = tables.numbers.truthsOf(state);
  const slots = tables.slots(code);
  const fits = (truth: number | undefined, value: number): boolean =>
    truth === undefined || truth === UNKNOWN || (truth === TRUE) === (value === 1);
  for (const variable of slots.booleans) {
    const value = concrete.value(variable);
    if (typeof value !== 'number' || !tables.isLive(code, variable, concrete.point)) continue;
    if (!fits(truths[slots.truth(variable)], value)) return false;
  }
  return typeof result !== 'number' || code.method.result !== 'boolean' || fits(truths[slots.booleans.length], result);
}

interface Held {
  readonly slot: number;
  readonly value: Reference;
}

/** A state of the machine, what a call gave there, and the object at hand. */
interface Observed {
  readonly concrete: ConcreteState;
  readonly result: Result;
  readonly root: HeapObject | undefined;
}

/** The slots whose values the machine tells. */
function heldValues(
  tables: GraphTables,
  code: Code,
  { concrete, result, root }: Observed,
  state: GraphState,
): readonly Held[] {
  const slots = tables.slots(code);
  const { options } = tables;
  const held: Held[] = [];
  const add = (slot: number, value: Reference | undefined): void => {
    if (value !== undefined) held.push({ slot, value });
  };
  for (const variable of slots.variables) {
    const slot = slots.of(variable);
    // Dead variables are null, or name cells still.
    const isNamed = tables.graphs.value(state.graph, slot) >= FIRST_NODE;
    if (isNamed || tables.isLive(code, variable, concrete.point)) add(slot, referenceOf(concrete.value(variable)));
  }
  if (slots.result !== -1 && typeof result !== 'number') add(slots.result, result);
  for (const [position, { owner, name }] of options.statics.entries()) {
    add(slots.firstStatic + position, referenceOf(concrete.heap.staticField(owner, name)) ?? null);
  }
  for (const [position, { owner, name }] of (options.root?.fields ?? []).entries()) {
    add(slots.firstField + position, root === undefined ? null : referenceOf(concrete.heap.field(root, owner, name)));
  }
  return held;
}
