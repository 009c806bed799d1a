/**
 * Heaps of boolean programs in parts that no reference connects, as `Islands` of the domain has them for heaps of the machine.
 *
 * Instances of predicates relate objects of different parts too. They are not kept with the parts: where parts are put together, those
 * about references are what the references are, and the others are `*`.
 */
import { senseOf } from '../../../../base/truth.js';
import type { Heap, HeapObject } from '../../../../machines/predicates/machine/machine.js';
import { sameReference } from '../../../../machines/predicates/step/truth.js';
import type { HeapParts, Island, SplitHeap } from '../../../../machines/predicates/typestates/islands.js';
import type { BooleanMachine } from '../machine.js';
import { BooleanHeap, booleanHeap, ESCAPED, HELD } from './heap.js';
import { NO_ENTITY, objectEntity, objectOfEntity } from './store.js';
import { set } from './values.js';

export class BooleanParts implements HeapParts {
  readonly #machine: BooleanMachine;
  readonly #split = new Map<number, SplitHeap>();

  constructor(machine: BooleanMachine) {
    this.#machine = machine;
  }

  whole(heap: Heap): Island {
    const { heap: canonical, key } = this.#machine.canonical(heap);
    const state = booleanHeap(canonical);
    return islandOf(
      state,
      key,
      state.objects.filter((object) => !state.record(object).type.isStatics),
    );
  }

  of(heap: Heap): SplitHeap {
    const canonical = this.#machine.canonical(heap);
    const known = this.#split.get(canonical.key);
    if (known !== undefined) return known;
    const state = booleanHeap(canonical.heap);
    const fixed = fixedOf(state);
    const islands = partsOf(state, fixed).map((part) => {
      const kept = [...fixed, ...part].sort((left, right) => left - right);
      const cut = this.#machine.canonical(restricted(state, kept));
      const island = booleanHeap(cut.heap);
      const everywhere = new Set(fixedOf(island));
      return islandOf(
        island,
        cut.key,
        island.objects.filter((object) => !everywhere.has(object)),
      );
    });
    const split: SplitHeap = {
      islands,
      fixedKey: this.#machine.canonical(
        restricted(
          state,
          [...fixed].sort((left, right) => left - right),
        ),
      ).key,
    };
    this.#split.set(canonical.key, split);
    return split;
  }

  together(islands: readonly Island[], fixedOnly: Heap): ReturnType<HeapParts['together']> {
    const [first, ...others] = islands;
    if (first === undefined) return { heap: fixedOnly, places: [] };
    const heap = booleanHeap(first.heap).copy();
    const fixed = fixedOf(heap);
    const places: ((object: HeapObject) => HeapObject)[] = [(object) => object];
    for (const { heap: added, own } of others) {
      const from = booleanHeap(added);
      const place = new Map<HeapObject, HeapObject>();
      for (const [index, object] of fixedOf(from).entries()) place.set(object, fixed[index] as number);
      for (const [index, object] of own.entries()) place.set(object, heap.size + index);
      const before = heap.objects;
      for (const object of own) heap.add(movedRecord(from, object, place));
      for (const { predicate, left, right, holds } of from.store.entries()) {
        const [one, other] = [moved(place, left), moved(place, right)];
        if (one !== undefined && other !== undefined)
          this.#machine.setEntry(heap, predicate, one, other, senseOf(holds));
      }
      this.#relate(
        heap,
        before,
        own.map((object) => place.get(object) as number),
        new Set(fixed),
      );
      places.push((object) => place.get(object) ?? object);
    }
    return { heap, places };
  }

  /** Predicates about references of objects of different parts. */
  #relate(
    heap: BooleanHeap,
    before: readonly HeapObject[],
    added: readonly HeapObject[],
    fixed: ReadonlySet<HeapObject>,
  ): void {
    for (const type of this.#machine.persistentPairs()) {
      for (const one of before) {
        if (fixed.has(one)) continue;
        for (const other of added) {
          for (const [left, right] of [
            [one, other],
            [other, one],
          ] as const) {
            const [first, second] = [objectEntity(left), objectEntity(right)];
            const leftTarget = this.#machine.meaning(heap, type.left, first);
            const rightTarget = this.#machine.meaning(heap, type.right, second);
            if (leftTarget === undefined || rightTarget === undefined) continue;
            set(heap, { type, left: first, right: second, value: sameReference(leftTarget, rightTarget) });
          }
        }
      }
    }
  }

  hasEscaped(heap: Heap): boolean {
    const state = booleanHeap(heap);
    const fixed = new Set(fixedOf(state));
    return state.objects.some((object) => (state.record(object).flags & ESCAPED) !== 0 && !fixed.has(object));
  }

  isFixedKept(before: Heap, after: Heap): boolean {
    const [one, other] = [booleanHeap(before), booleanHeap(after)];
    return fixedOf(one).every((object) => {
      const slots = other.record(object).slots;
      return one.record(object).slots.every((target, slot) => slots[slot] === target);
    });
  }

  fixedHeld(heap: Heap): readonly HeapObject[] {
    const state = booleanHeap(heap);
    return fixedOf(state).filter((object) => isHeld(state, object));
  }
}

function islandOf(heap: BooleanHeap, key: number, own: readonly HeapObject[]): Island {
  return { heap, key, own, held: own.filter((object) => isHeld(heap, object)), twins: new Map() };
}

function isHeld(heap: BooleanHeap, object: HeapObject): boolean {
  const { flags, type } = heap.record(object);
  return (flags & HELD) !== 0 && !type.isStatics;
}

/** What static fields reach, in an order that depends on nothing else. */
function fixedOf(heap: BooleanHeap): readonly HeapObject[] {
  const statics = heap.objects.filter((object) => heap.record(object).type.isStatics);
  statics.sort((left, right) => heap.record(left).type.number - heap.record(right).type.number);
  const found = new Set(statics);
  for (const object of found) for (const target of heap.targets(object)) found.add(target);
  return [...found];
}

function partsOf(heap: BooleanHeap, fixed: readonly HeapObject[]): readonly (readonly HeapObject[])[] {
  const done = new Set(fixed);
  const neighbours = new Map<HeapObject, HeapObject[]>(heap.objects.map((object) => [object, []]));
  for (const object of heap.objects) {
    for (const target of heap.targets(object)) {
      neighbours.get(object)?.push(target);
      neighbours.get(target)?.push(object);
    }
  }
  const parts: (readonly HeapObject[])[] = [];
  for (const object of heap.objects) {
    if (done.has(object)) continue;
    const part = new Set([object]);
    for (const member of part) for (const next of neighbours.get(member) ?? []) if (!done.has(next)) part.add(next);
    for (const member of part) done.add(member);
    parts.push([...part].sort((left, right) => left - right));
  }
  return parts;
}

function restricted(heap: BooleanHeap, kept: readonly HeapObject[]): BooleanHeap {
  const place = new Map(kept.map((object, index) => [object, index]));
  const cut = new BooleanHeap(kept.map((object) => movedRecord(heap, object, place)));
  for (const { predicate, left, right, holds } of heap.store.entries()) {
    const [one, other] = [moved(place, left), moved(place, right)];
    // Kept in ascending order, so that pairs stay the way round that they are.
    if (one !== undefined && other !== undefined) cut.store.set(predicate, one, other, holds);
  }
  return cut;
}

function movedRecord(
  heap: BooleanHeap,
  object: HeapObject,
  place: ReadonlyMap<HeapObject, HeapObject>,
): ReturnType<BooleanHeap['record']> {
  const { type, flags, slots } = heap.record(object);
  return {
    type,
    flags,
    slots: slots.map((target, slot) =>
      type.fields[slot]?.isReference === true && target >= 0 ? (place.get(target) as number) : target,
    ),
  };
}

function moved(place: ReadonlyMap<HeapObject, HeapObject>, entity: number): number | undefined {
  if (entity === NO_ENTITY) return NO_ENTITY;
  const object = place.get(objectOfEntity(entity) ?? -1);
  return object === undefined ? undefined : objectEntity(object);
}
