/** Which pairs of measured fields keep being compared when values are forgotten: those that predicates relate. */
import type { HeapState } from '../heap/heap.js';
import { type HeapField, type Layout, slotOf } from '../heap/layout.js';
import { isObject } from '../heap/references.js';
import { staticsObject } from '../step/world.js';
import type { Predicate, Vocabulary } from '../vocabulary.js';

interface Relation {
  readonly left: HeapField;
  readonly right: HeapField;
  /** Undefined: any two objects. */
  readonly via: readonly HeapField[] | undefined;
}

/** A measured field of an object. */
export interface Measured {
  readonly object: number;
  readonly slot: number;
  readonly field: number;
}

export class Relations {
  readonly #layout: Layout;
  readonly #vocabulary: Vocabulary;
  #relations: readonly Relation[] | undefined;

  constructor(layout: Layout, vocabulary: Vocabulary) {
    this.#layout = layout;
    this.#vocabulary = vocabulary;
  }

  /** The measured fields of the objects given, in order. */
  measured(heap: HeapState, objects: readonly number[]): readonly Measured[] {
    const found: Measured[] = [];
    for (const object of objects) {
      const { fields } = heap.record(object).type;
      for (let slot = 0; slot < fields.length; slot++) {
        const field = fields[slot];
        if (field !== undefined && !field.isReference) found.push({ object, slot, field: field.number });
      }
    }
    return found;
  }

  /** Whether a predicate speaks of the two fields of the two objects, in this or the other order. */
  isRelated(heap: HeapState, one: Measured, two: Measured): boolean {
    this.#relations ??= this.#vocabulary.predicates.flatMap((predicate) => this.#relationOf(predicate));
    for (const relation of this.#relations)
      if (leads(heap, relation, one, two) || leads(heap, relation, two, one)) return true;
    return false;
  }

  /** The pairs of symbols that predicates along fields relate, beginning at the object. */
  pairsFrom(heap: HeapState, object: number): readonly (readonly [left: number, right: number])[] {
    this.#relations ??= this.#vocabulary.predicates.flatMap((predicate) => this.#relationOf(predicate));
    const pairs: (readonly [number, number])[] = [];
    for (const { left, right, via } of this.#relations) {
      const record = heap.record(object);
      const slot = slotOf(record.type, left);
      if (slot === -1 || via === undefined) continue;
      const found = heap.find(along(heap, object, via));
      const isThere = found !== undefined && slotOf(found.type, right) !== -1;
      const target = isThere ? found : heap.find(staticsObject(heap, this.#layout.staticsOf(right.field.owner)));
      const targetSlot = target === undefined ? -1 : slotOf(target.type, right);
      if (target === undefined || targetSlot === -1) continue;
      pairs.push([record.slots[slot] as number, target.slots[targetSlot] as number]);
    }
    return pairs;
  }

  #relationOf(predicate: Predicate): readonly Relation[] {
    if (predicate.kind !== 'fields') return [];
    const left = this.#layout.field(predicate.left);
    const right = this.#layout.field(predicate.right);
    if (left === undefined || right === undefined || left.isReference) return [];
    const via = predicate.via?.map((field) => this.#layout.field(field));
    return [{ left, right, via: via?.every((field) => field !== undefined) ? via : undefined }];
  }
}

function leads(heap: HeapState, { left, right, via }: Relation, from: Measured, to: Measured): boolean {
  if (from.field !== left.number || to.field !== right.number) return false;
  // Static fields are where they are, whatever leads there.
  if (via === undefined || heap.record(to.object).type.isStatics) return true;
  return along(heap, from.object, via) === to.object;
}

/** Where the fields lead from the object; not an object where they end before. */
export function along(heap: HeapState, object: number, fields: readonly HeapField[]): number {
  let at = object;
  for (const field of fields) {
    if (!isObject(at)) return at;
    const { type, slots } = heap.record(at);
    const slot = slotOf(type, field);
    if (slot === -1) return -1;
    at = slots[slot] as number;
  }
  return at;
}
