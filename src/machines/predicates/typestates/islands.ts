/**
 * Parts of heaps that have nothing to do with each other: what one call does depends on the islands of its arguments only, so that
 * heaps need be explored no further than island by island, put together as a call takes them.
 *
 * What static fields reach is in every island and must stay the same; where it does not, heaps have to be taken as a whole.
 */
import type { FieldReference } from '../../../ir/instructions.js';
import { CHANGED, ESCAPED, HELD, type HeapRecord, HeapState } from '../heap/heap.js';
import { isObject } from '../heap/references.js';
import type { Heap, HeapObject, Machine } from '../machine/machine.js';
import type { ValueTable } from '../values/values.js';

export interface Island {
  readonly heap: Heap;
  /** Equal for islands that are equal up to the numbers of objects. */
  readonly key: number;
  /** What a client can use, besides the fixed part. */
  readonly held: readonly HeapObject[];
  /** By object: how many before it in `held` are just like it, so that it makes no difference which of them is used. */
  readonly twins: ReadonlyMap<HeapObject, number>;
  /** Objects beyond the fixed part. */
  readonly own: readonly HeapObject[];
}

export interface SplitHeap {
  readonly islands: readonly Island[];
  /** Equal where what static fields reach is equal. */
  readonly fixedKey: number;
}

/** How heaps are taken apart and put together; each machine has its own. */
export type HeapParts = Pick<Islands, keyof Islands>;

export class Islands {
  readonly #machine: Machine;
  readonly #values: ValueTable;
  readonly #made = new Map<number, Island>();
  readonly #split = new Map<number, SplitHeap>();

  constructor(machine: Machine, values: ValueTable) {
    this.#machine = machine;
    this.#values = values;
  }

  /** Without regard to what is connected. */
  whole(heap: Heap): Island {
    const canonical = this.#machine.canonical(heap);
    const state = stateOf(canonical.heap);
    const own = state.objects.filter((object) => !state.record(object).type.isStatics);
    const held = own.filter((object) => isHeld(state.record(object)));
    return { heap: state, key: canonical.key, own, held, twins: twinsOf(state, held) };
  }

  /** Each part with the fixed one (none if there is only that), and a key of what static fields reach. */
  of(heap: Heap): SplitHeap {
    const canonical = this.#machine.canonical(heap);
    const known = this.#split.get(canonical.key);
    if (known !== undefined) return known;
    const state = stateOf(canonical.heap);
    const fixed = fixedOf(state);
    const islands = partsOf(state, fixed).map((part) => {
      const cut = this.#machine.canonical(restricted(state, fixed, part));
      return this.#island(cut.key, stateOf(cut.heap));
    });
    const split: SplitHeap = { islands, fixedKey: this.#machine.canonical(restricted(state, fixed, [])).key };
    this.#split.set(canonical.key, split);
    return split;
  }

  /** Whether some object that is not everywhere may be reached from anywhere, along what is not followed. */
  hasEscaped(heap: Heap): boolean {
    const state = stateOf(heap);
    const escaped = state.objects.filter((object) => (state.record(object).flags & ESCAPED) !== 0);
    if (escaped.length === 0) return false;
    const fixed = new Set(fixedOf(state));
    return escaped.some((object) => !fixed.has(object));
  }

  /**
   * Whether what static fields reach is the very same after a call as before: not just alike, since islands that took no part may refer to
   * it, and be compared with values in it.
   */
  isFixedKept(before: Heap, after: Heap): boolean {
    const [one, other] = [stateOf(before), stateOf(after)];
    return fixedOf(one).every((object) => {
      const [was, is] = [one.record(object), other.record(object)];
      return was.type.fields.every(
        (field, slot) =>
          was.slots[slot] === is.slots[slot] ||
          (!field.isReference && ((is.flags & CHANGED) === 0 || !this.#isCompared(field.field))),
      );
    });
  }

  /** Whether a predicate compares the field with another one. */
  #isCompared({ owner, name }: FieldReference): boolean {
    return this.#machine.options.vocabulary.predicates.some(
      (predicate) =>
        predicate.kind === 'fields' &&
        [predicate.left, predicate.right].some((each) => each.owner === owner && each.name === name),
    );
  }

  /** Objects that static fields reach and the client has. */
  fixedHeld(heap: Heap): readonly HeapObject[] {
    const state = stateOf(heap);
    return fixedOf(state).filter((object) => isHeld(state.record(object)));
  }

  /** All islands in one heap (the given one with the fixed part only where there are none); where the objects of each are in it. */
  together(
    islands: readonly Island[],
    fixedOnly: Heap,
  ): { readonly heap: Heap; readonly places: readonly ((object: HeapObject) => HeapObject)[] } {
    const [first, ...others] = islands;
    if (first === undefined) return { heap: fixedOnly, places: [] };
    const heap = stateOf(first.heap).copy();
    const fixed = fixedOf(heap);
    const places: ((object: HeapObject) => HeapObject)[] = [(object) => object];
    for (const { heap: added, own } of others) {
      const from = stateOf(added);
      const place = new Map<HeapObject, HeapObject>();
      for (const [index, object] of fixedOf(from).entries()) place.set(object, fixed[index] as number);
      for (const [index, object] of own.entries()) place.set(object, heap.size + index);
      const joined = this.#values.joined(heap.values, from.values);
      heap.values = joined.values;
      for (const object of own) heap.add(moved(from.record(object), place, joined.offset));
      places.push((object) => place.get(object) ?? object);
    }
    return { heap, places };
  }

  #island(key: number, state: HeapState): Island {
    let known = this.#made.get(key);
    if (known === undefined) {
      const fixed = new Set(fixedOf(state));
      const own = state.objects.filter((object) => !fixed.has(object));
      const held = own.filter((object) => isHeld(state.record(object)));
      known = { heap: state, key, own, held, twins: twinsOf(state, held) };
      this.#made.set(key, known);
    }
    return known;
  }
}

/** Whether all objects are just as they were, and nobody has new ones; nothing was found out about values either. */
export function isUnchanged(before: Heap, after: Heap): boolean {
  const [one, other] = [stateOf(before), stateOf(after)];
  for (const object of other.objects) {
    if (one.find(object) === undefined && (other.record(object).flags & (HELD | ESCAPED)) !== 0) return false;
  }
  for (const object of one.objects) {
    const record = one.record(object);
    if (other.find(object) !== record) return false;
    if (one.values === other.values) continue;
    for (const [slot, { isReference }] of record.type.fields.entries()) {
      if (!isReference && (record.slots[slot] as number) >= 0) return false;
    }
  }
  return true;
}

/** What the client holds, what static fields hold, and what is reached from there. */
export function liveIn(heap: Heap): ReadonlySet<HeapObject> {
  const state = stateOf(heap);
  const found = new Set<HeapObject>();
  for (const object of state.objects) {
    const { flags, type } = state.record(object);
    if (type.isStatics || (flags & HELD) !== 0) found.add(object);
  }
  for (const object of found) for (const target of targets(state.record(object))) found.add(target);
  return found;
}

function stateOf(heap: Heap): HeapState {
  if (!(heap instanceof HeapState)) throw new Error('a heap of another machine');
  return heap;
}

/** Raw ones too: a constructor may have shown its object before it failed. */
function isHeld({ flags, type }: HeapRecord): boolean {
  return (flags & HELD) !== 0 && !type.isStatics;
}

/** Objects that nothing leads to, with the same contents. */
function twinsOf(heap: HeapState, held: readonly HeapObject[]): ReadonlyMap<HeapObject, number> {
  const entered = new Set(heap.objects.flatMap((object) => targets(heap.record(object))));
  const alone = held.filter((object) => !entered.has(object));
  const twins = new Map<HeapObject, number>();
  for (const [index, object] of alone.entries()) {
    const { type, flags, slots } = heap.record(object);
    const alike = alone.slice(0, index).filter((earlier) => {
      const other = heap.record(earlier);
      return (
        other.type === type && other.flags === flags && slots.every((content, slot) => other.slots[slot] === content)
      );
    });
    if (alike.length > 0) twins.set(object, alike.length);
  }
  return twins;
}

/** What static fields reach, in an order that depends on nothing else. */
function fixedOf(heap: HeapState): readonly HeapObject[] {
  const statics = heap.objects.filter((object) => heap.record(object).type.isStatics);
  statics.sort((left, right) => heap.record(left).type.number - heap.record(right).type.number);
  const found = new Set(statics);
  for (const object of found) for (const target of targets(heap.record(object))) found.add(target);
  return [...found];
}

function partsOf(heap: HeapState, fixed: readonly HeapObject[]): readonly (readonly HeapObject[])[] {
  const done = new Set(fixed);
  const neighbours = new Map<HeapObject, HeapObject[]>();
  const rest = heap.objects.filter((object) => !done.has(object));
  for (const object of rest) neighbours.set(object, []);
  for (const object of rest) {
    for (const target of targets(heap.record(object))) {
      neighbours.get(object)?.push(target);
      neighbours.get(target)?.push(object);
    }
  }
  const parts: (readonly HeapObject[])[] = [];
  for (const object of rest) {
    if (done.has(object)) continue;
    const part = new Set([object]);
    for (const member of part) {
      for (const next of neighbours.get(member) ?? []) if (!done.has(next)) part.add(next);
    }
    for (const member of part) done.add(member);
    parts.push([...part].sort((left, right) => left - right));
  }
  return parts;
}

function restricted(heap: HeapState, fixed: readonly HeapObject[], part: readonly HeapObject[]): HeapState {
  const kept = [...fixed, ...part];
  const place = new Map(kept.map((object, index) => [object, index]));
  return new HeapState(
    kept.map((object) => moved(heap.record(object), place, 0)),
    heap.values,
    heap.lost,
  );
}

function moved(record: HeapRecord, place: ReadonlyMap<HeapObject, HeapObject>, offset: number): HeapRecord {
  const slots = record.slots.slice();
  for (const [slot, { isReference }] of record.type.fields.entries()) {
    const content = slots[slot] as number;
    if (content < 0) continue;
    slots[slot] = isReference ? (place.get(content) as number) : content + offset;
  }
  return { type: record.type, flags: record.flags, slots };
}

function targets({ type, slots }: HeapRecord): readonly HeapObject[] {
  const found: HeapObject[] = [];
  for (const [slot, { isReference }] of type.fields.entries()) {
    const target = slots[slot] as number;
    if (isReference && isObject(target)) found.push(target);
  }
  return found;
}
