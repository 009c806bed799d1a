/**
 * Whether a state of the machine is one that an abstract state stands for. For tests; by a search of its own.
 *
 * What the machine's heap holds is looked at as far as live variables, static fields and kept values lead along fields of the
 * universe and elements of arrays. Which objects cutpoints (and `\old` terms) hold, a state of the machine does not say: what
 * only they lead to is not compared; what else leads to is. A slot that an index variable is remembered to mean must be at
 * the index that the variable holds.
 */

import type { Code } from '../../../../engine/code.js';
import type { ConcreteState } from '../../../../engine/concrete.js';
import { type HeapGraph, NULL_NODE } from '../../../../structures/heap-graph.js';
import {
  areInitialised,
  type Reference,
  type Result,
  referenceOf,
  returned,
} from '../../../combinators/concrete-states.js';
import type { Slots } from '../state/slots.js';
import { type ShapeState, TRUE, UNKNOWN } from '../state/state.js';
import type { ShapeTables } from '../tables.js';
import { StateGraph } from './graph.js';
import { ProjectedHeap } from './heap.js';
import { type IndexedNode, Match } from './match.js';

export function represents(tables: ShapeTables, concrete: ConcreteState, state: ShapeState): boolean {
  const code = tables.program.code(concrete.method);
  if (code === undefined || state.graph < 0) return false;
  const initialised = tables.initialisedOf(state.initialised);
  const { table } = tables.program.hierarchy;
  if (!areInitialised(table, concrete, (type) => initialised.includes(tables.classNumber(type)))) return false;
  const heap = new ProjectedHeap(tables, concrete);
  const graph = tables.graphs.graph(state.graph);
  const shown = new StateGraph(tables, graph);
  return returned(code, concrete).some((result) => {
    if (!truthsAgree(tables, code, concrete, state, result)) return false;
    const held = heldValues(tables, code, concrete, heap, result);
    const slots = new Set(held.map(({ slot }) => slot));
    const isPart = graph.variables.some((node, slot) => node !== NULL_NODE && !slots.has(slot));
    const match = new Match(shown, heap, isPart ? 'part' : 'whole');
    if (!held.every(({ slot, value }) => match.hold(graph.variables[slot] as number, value))) return false;
    return match.complete(
      held.flatMap(({ value }) => (value === null ? [] : [value])),
      indexedNodes(tables, code, concrete, graph),
    );
  });
}

function truthsAgree(
  tables: ShapeTables,
  code: Code,
  concrete: ConcreteState,
  state: ShapeState,
  result: Result,
): boolean {
  const truths = tables.truthsOf(state);
  const { booleans } = tables.slots(code);
  const live = tables.program.live(code);
  const agrees = (truth: number | undefined, value: number): boolean =>
    truth === undefined || truth === UNKNOWN || (truth === TRUE) === (value === 1);
  for (const [place, variable] of booleans.entries()) {
    const value = concrete.value(variable);
    if (typeof value !== 'number' || !live.isLive(variable, concrete.point)) continue;
    if (!agrees(truths[place], value)) return false;
  }
  return typeof result !== 'number' || code.method.result !== 'boolean' || agrees(truths[booleans.length], result);
}

interface Held {
  readonly slot: number;
  readonly value: Reference;
}

/** The slots whose values the machine tells. */
function heldValues(
  tables: ShapeTables,
  code: Code,
  concrete: ConcreteState,
  heap: ProjectedHeap,
  result: Result,
): readonly Held[] {
  const slots = tables.slots(code);
  const live = tables.program.live(code);
  const held: Held[] = [];
  const add = (slot: number, value: Reference | undefined): void => {
    if (value !== undefined) held.push({ slot, value });
  };
  for (const [slot, variable] of slots.variables.entries()) {
    if (live.isLive(variable, concrete.point)) add(slot, referenceOf(concrete.value(variable)));
  }
  if (slots.result !== -1 && typeof result !== 'number') add(slots.result, result);
  for (let position = 0; position < slots.statics; position++) add(slots.firstStatic + position, heap.static(position));
  for (const { slot, value } of pinned(slots, code, concrete)) add(slot, value);
  return held;
}

/** What index variables mean; of a vague array nothing is remembered. */
function indexedNodes(
  tables: ShapeTables,
  code: Code,
  { value }: ConcreteState,
  { variables, labels }: HeapGraph,
): readonly IndexedNode[] {
  const { cells, firstCell } = tables.slots(code);
  return cells.flatMap((variable, place) => {
    const node = variables[firstCell + place] as number;
    if (node === NULL_NODE || tables.labels.isVague(labels[node] as number)) return [];
    const index = value(variable);
    return [{ node, index: typeof index === 'number' ? index : undefined }];
  });
}

/** Only the states of a root keep what parameters held on entry. */
function pinned({ pins, firstPin }: Slots, { body }: Code, { depth = 0, entryValues }: ConcreteState): readonly Held[] {
  if (depth > 0) return [];
  return pins.map((variable, index) => {
    const value = referenceOf(entryValues[body.parameters.indexOf(variable)]) ?? null;
    return { slot: firstPin + index, value };
  });
}
