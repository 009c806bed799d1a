/** Heaps up to the numbers of objects: what nobody can reach dropped, values known by what predicates say. */
import { TupleInterner } from '../../../base/interner.js';
import { Draft } from '../../../structures/draft.js';
import { GraphTable } from '../../../structures/graph-table.js';
import { NULL_NODE } from '../../../structures/heap-graph.js';
import { keepEscaped, type Lost, walk } from '../heap/escaped.js';
import { CHANGED, HELD, type HeapRecord, HeapState, IMAGINED } from '../heap/heap.js';
import { isObject } from '../heap/references.js';
import type { StepWorld } from '../step/world.js';
import type { ValueTable } from '../values/values.js';
import type { Measured, Relations } from './values.js';

const NEVER = (): boolean => false;
const ALWAYS = (): boolean => true;

export interface CanonicalHeap {
  readonly heap: HeapState;
  readonly key: number;
}

export class CanonicalHeaps {
  readonly #world: StepWorld;
  readonly #values: ValueTable;
  readonly #relations: Relations;
  readonly #graphs = new GraphTable();
  readonly #labels = new TupleInterner();
  readonly #keys = new TupleInterner();
  readonly #heaps: HeapState[] = [];
  readonly #label: number[] = [];

  constructor(world: StepWorld) {
    this.#world = world;
    this.#values = world.values;
    this.#relations = world.relations;
  }

  of(heap: HeapState): CanonicalHeap {
    const { kept, lost } = reachable(this.#world, heap);
    const nodes = new Map<number, number>(kept.map((object, node) => [object, node]));
    const statics = kept.filter((object) => heap.record(object).type.isStatics);
    const draft = Draft.empty(statics.length);
    for (const object of kept) draft.addNode(this.#labelOf(heap, object));
    for (const [name, object] of statics.entries()) draft.variables[name] = nodes.get(object) ?? NULL_NODE;
    for (const [node, object] of kept.entries()) {
      const { type, slots } = heap.record(object);
      for (const [slot, { isReference, number }] of type.fields.entries()) {
        const target = isReference ? nodes.get(slots[slot] as number) : undefined;
        if (target !== undefined) draft.addEdge(node, number, target);
      }
    }
    const order = new Int32Array(kept.length);
    const graph = this.#graphs.numberAndOrder(draft.freeze(), order);
    return this.#renumbered(heap, kept, order, { graph, lost });
  }

  #labelOf(heap: HeapState, object: number): number {
    const { type, slots } = heap.record(object);
    const label = this.#label;
    label.length = 0;
    label.push(type.number, flagsOf(heap.record(object)));
    for (const [slot, { isReference }] of type.fields.entries()) {
      const content = slots[slot] as number;
      if (isReference) label.push(isObject(content) ? 0 : content);
      else label.push(this.#values.canonical(heap.values, [content], NEVER, 'forgotten').key);
    }
    for (const pair of this.#relations.pairsFrom(heap, object))
      label.push(this.#values.canonical(heap.values, pair, ALWAYS, 'forgotten').key);
    return this.#labels.intern(label);
  }

  #renumbered(
    heap: HeapState,
    kept: readonly number[],
    order: Int32Array,
    { graph, lost }: { readonly graph: number; readonly lost: Lost },
  ): CanonicalHeap {
    const objects: number[] = [];
    const numbers = new Map<number, number>();
    for (const [node, object] of kept.entries()) {
      objects[order[node] as number] = object;
      numbers.set(object, order[node] as number);
    }
    const measured = this.#relations.measured(heap, objects);
    const found = this.#values.canonical(
      heap.values,
      measured.map(({ object, slot }) => heap.record(object).slots[slot] as number),
      (left, right) => this.#relations.isRelated(heap, measured[left] as Measured, measured[right] as Measured),
      'forgotten',
    );
    const key = this.#keys.intern([graph, found.key, lost.number]);
    const known = this.#heaps[key];
    if (known !== undefined) return { heap: known, key };
    let next = 0;
    const records = objects.map((object): HeapRecord => {
      const record = heap.record(object);
      const slots = record.slots.slice();
      for (const [slot, { isReference }] of record.type.fields.entries()) {
        const content = slots[slot] as number;
        if (!isReference) slots[slot] = found.symbols[next++] as number;
        else if (isObject(content)) slots[slot] = numbers.get(content) as number;
      }
      return { type: record.type, flags: flagsOf(record), slots };
    });
    const canonical = new HeapState(records, found.values, lost);
    this.#heaps[key] = canonical;
    return { heap: canonical, key };
  }
}

/** Changes are of interest for imagined objects only. */
function flagsOf({ flags }: HeapRecord): number {
  return (flags & IMAGINED) === 0 ? flags & ~CHANGED : flags;
}

/** What is held, static or escaped, and what that reaches, in the order of numbers. */
function reachable(world: StepWorld, heap: HeapState): { readonly kept: readonly number[]; readonly lost: Lost } {
  const found = new Set<number>();
  for (const object of heap.objects) {
    const { type, flags } = heap.record(object);
    if (type.isStatics || (flags & HELD) !== 0) found.add(object);
  }
  walk(heap, found);
  const lost = keepEscaped(world.losses, heap, found);
  return { kept: [...found].sort((left, right) => left - right), lost };
}
