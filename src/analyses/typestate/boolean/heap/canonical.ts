/** Heaps of boolean programs up to the numbers of objects, without what nobody can reach. */
import { TupleInterner } from '../../../../base/interner.js';
import { Draft } from '../../../../structures/draft.js';
import { GraphTable } from '../../../../structures/graph-table.js';
import { NULL_NODE } from '../../../../structures/heap-graph.js';
import { BooleanHeap, type BooleanRecord } from './heap.js';
import { type Entity, NO_ENTITY, objectEntity, objectOfEntity, PredicateStore } from './store.js';
import type { PredicateTypes } from './types.js';

export class CanonicalBooleanHeaps {
  readonly #graphs = new GraphTable();
  readonly #types: PredicateTypes;
  readonly #labels = new TupleInterner();
  readonly #heaps: BooleanHeap[] = [];

  constructor(types: PredicateTypes) {
    this.#types = types;
  }

  of(heap: BooleanHeap): { readonly heap: BooleanHeap; readonly key: number } {
    const kept = [...heap.live()].sort((left, right) => left - right);
    const nodes = new Map(kept.map((object, node) => [object, node]));
    const statics = kept.filter((object) => heap.record(object).type.isStatics);
    const draft = Draft.empty(statics.length);
    const singles = kept.map((): number[] => []);
    const entries = heap.store.entries();
    for (const { predicate, left, right, holds } of entries) {
      const node = right === NO_ENTITY ? nodes.get(objectOfEntity(left) ?? -1) : undefined;
      if (node !== undefined) singles[node]?.push(2 * predicate + (holds ? 1 : 0));
    }
    for (const [node, object] of kept.entries()) draft.addNode(this.#label(heap.record(object), singles[node] ?? []));
    for (const [name, object] of statics.entries()) draft.variables[name] = nodes.get(object) ?? NULL_NODE;
    for (const [node, object] of kept.entries()) {
      const { type, slots } = heap.record(object);
      for (const [slot, { isReference, number }] of type.fields.entries()) {
        const target = isReference ? nodes.get(slots[slot] as number) : undefined;
        if (target !== undefined) draft.addEdge(node, 2 * number, target);
      }
    }
    // Instances of predicates of two objects lead from the one to the other; fields have the even numbers.
    for (const { predicate, left, right, holds } of entries) {
      const from = nodes.get(objectOfEntity(left) ?? -1);
      const to = nodes.get(objectOfEntity(right) ?? -1);
      if (from === undefined || to === undefined) continue;
      const kind = 2 * (2 * predicate + (holds ? 1 : 0)) + 1;
      draft.addEdge(from, kind, to);
      if (this.#types.all[predicate]?.isSymmetric === true) draft.addEdge(to, kind, from);
    }
    const order = new Int32Array(kept.length);
    const key = this.#graphs.numberAndOrder(draft.freeze(), order);
    const known = this.#heaps[key] ?? this.#renumbered(heap, kept, order);
    this.#heaps[key] = known;
    return { heap: known, key };
  }

  #label({ type, flags, slots }: BooleanRecord, singles: readonly number[]): number {
    const label = [type.number, flags, ...singles, -1];
    for (const [slot, { isReference }] of type.fields.entries()) {
      const content = slots[slot] as number;
      if (isReference) label.push(Math.min(content, 0));
    }
    return this.#labels.intern(label);
  }

  #renumbered(heap: BooleanHeap, kept: readonly number[], order: Int32Array): BooleanHeap {
    const numbers = new Map(kept.map((object, node) => [object, order[node] as number]));
    const records: BooleanRecord[] = [];
    for (const object of kept) {
      const { type, flags, slots } = heap.record(object);
      const moved = slots.map((target, slot) =>
        type.fields[slot]?.isReference === true && target >= 0 ? (numbers.get(target) as number) : target,
      );
      records[numbers.get(object) as number] = { type, flags, slots: moved };
    }
    const store = new PredicateStore();
    const moved = (entity: Entity): Entity | undefined => {
      if (entity === NO_ENTITY) return NO_ENTITY;
      const number = numbers.get(objectOfEntity(entity) ?? -1);
      return number === undefined ? undefined : objectEntity(number);
    };
    for (const { predicate, left, right, holds } of heap.store.entries()) {
      const [one, other] = [moved(left), moved(right)];
      if (one === undefined || other === undefined) continue;
      const isSwapped = one > other && this.#types.all[predicate]?.isSymmetric === true;
      store.set(predicate, isSwapped ? other : one, isSwapped ? one : other, holds);
    }
    return new BooleanHeap(records, store);
  }
}
