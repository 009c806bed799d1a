/** What has to be looked at before the typestate of an object is known: fields that are unread, buddies that are not represented. */

import type { FieldReference } from '../../../ir/instructions.js';
import type { Heap, HeapObject } from '../../../machines/predicates/machine/machine.js';
import type { DualPredicate } from '../../../machines/predicates/typestates/buddies.js';
import { type Setting, UNREAD } from './setting.js';
import type { Buddied, ImaginedWorld } from './world.js';

export type Need =
  | { readonly kind: 'field'; readonly object: HeapObject; readonly field: FieldReference }
  | { readonly kind: 'buddies'; readonly object: HeapObject; readonly how: Buddied };

export class Needs {
  readonly #setting: Setting;
  readonly #world: ImaginedWorld;
  /** Objects whose buddies are all of interest. */
  readonly #isCentral: (object: HeapObject) => boolean;

  constructor(setting: Setting, world: ImaginedWorld, isCentral: (object: HeapObject) => boolean) {
    this.#setting = setting;
    this.#world = world;
    this.#isCentral = isCentral;
  }

  /** As the typestate of the object is worked out; the heap is the one before or one after the call. */
  of(heap: Heap, object: HeapObject, path: readonly string[] = []): Need | undefined {
    const { machine } = this.#setting;
    if (machine.isRaw(heap, object) || machine.isStatics(heap, object)) return undefined;
    const { singles, firsts, seconds, fields } = this.#setting.pertinent(machine.typeOf(heap, object));
    for (const predicate of singles) {
      if (predicate.kind !== 'field-null' || machine.single(heap, predicate, object) !== 'unknown') continue;
      const need = this.#field(heap, object, predicate.field);
      if (need !== undefined) return need;
    }
    for (const predicate of firsts) {
      const need = this.first(heap, object, predicate);
      if (need !== undefined) return need;
    }
    for (const predicate of seconds) {
      const need = this.#second(heap, object, predicate);
      if (need !== undefined) return need;
    }
    if (path.length >= this.#setting.depth) return undefined;
    for (const field of fields) {
      if (path.includes(field.name)) continue;
      const need = this.#field(heap, object, field);
      if (need !== undefined) return need;
      const target = machine.reference(heap, object, field);
      if (target < 0 || !this.#setting.typestates.has(machine.typeOf(heap, target))) continue;
      const further = this.of(heap, target, [...path, field.name]);
      if (further !== undefined) return further;
    }
    return undefined;
  }

  /** For the value of a predicate whose first object is given. */
  first(heap: Heap, object: HeapObject, predicate: DualPredicate): Need | undefined {
    const { reference, unread } = this.#setting.along(heap, object, predicate.via);
    if (unread !== undefined) return { kind: 'field', ...unread };
    return reference < 0 ? undefined : this.#pair(heap, object, reference, predicate);
  }

  #second(heap: Heap, object: HeapObject, predicate: DualPredicate): Need | undefined {
    // Nothing that was there before refers to an object that is new.
    if (this.#world.labels.has(object)) {
      const how = this.#isCentral(object) ? 'all' : 'some';
      const done = this.#world.buddied.get(object);
      if (done === undefined || (how === 'all' && done === 'some')) return { kind: 'buddies', object, how };
    }
    for (const buddy of this.#setting.typestates.buddies(heap, object).get(predicate.id) ?? []) {
      const need = this.#pair(heap, buddy, object, predicate);
      if (need !== undefined) return need;
    }
    return undefined;
  }

  #pair(heap: Heap, first: HeapObject, second: HeapObject, predicate: DualPredicate): Need | undefined {
    if (!this.#setting.comparesReferences(predicate)) return undefined;
    if (this.#setting.machine.dual(heap, predicate, first, second) !== 'unknown') return undefined;
    return this.#field(heap, second, predicate.right) ?? this.#field(heap, first, predicate.left);
  }

  #field(heap: Heap, object: HeapObject, field: FieldReference): Need | undefined {
    return this.#setting.machine.reference(heap, object, field) === UNREAD
      ? { kind: 'field', object, field }
      : undefined;
  }
}
