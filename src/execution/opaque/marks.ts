/** What holds a value that rests on something nobody has computed: registers, fields, elements, statics. */
import type { RuntimeClass } from '../classes/runtime-class.js';
import type { Activation } from '../frame.js';
import { JavaObject, type Reference, type Value } from '../memory/values.js';

type Slots = Set<number> | 'all';

/** Whether a value rests on what nobody has computed. */
export type Mark = 'marked' | 'plain';

export function markOf(isMarked: boolean): Mark {
  return isMarked ? 'marked' : 'plain';
}

export class Marks {
  readonly #registers = new WeakMap<Activation, Set<number>>();
  readonly #objects = new WeakMap<Reference, Slots>();
  readonly #statics = new WeakMap<RuntimeClass, Set<number>>();

  /** An opaque object is marked wherever it is. */
  register(frame: Activation, register: number): boolean {
    return isOpaqueObject(frame.registers[register]) || this.#registers.get(frame)?.has(register) === true;
  }

  setRegister(frame: Activation, register: number, mark: Mark): void {
    let known = this.#registers.get(frame);
    if (known === undefined) {
      known = new Set();
      this.#registers.set(frame, known);
    }
    if (mark === 'marked') known.add(register);
    else known.delete(register);
  }

  slot(object: Reference, slot: number): boolean {
    const known = this.#objects.get(object);
    return known === 'all' || known?.has(slot) === true;
  }

  setSlot(object: Reference, slot: number, mark: Mark): void {
    const known = this.#objects.get(object);
    if (known === 'all') return;
    if (mark === 'marked') this.#objects.set(object, (known ?? new Set<number>()).add(slot));
    else known?.delete(slot);
  }

  /** Whether anything in the object, array or string itself is marked. */
  content(value: Value | undefined): boolean {
    if (typeof value !== 'object' || value === null) return false;
    const known = this.#objects.get(value);
    return known === 'all' || (known?.size ?? 0) > 0;
  }

  setContent(value: Value | undefined): void {
    if (typeof value === 'object' && value !== null) this.#objects.set(value, 'all');
  }

  static(owner: RuntimeClass, slot: number): boolean {
    return this.#statics.get(owner)?.has(slot) === true;
  }

  setStatic(owner: RuntimeClass, slot: number, mark: Mark): void {
    const known = this.#statics.get(owner) ?? new Set<number>();
    this.#statics.set(owner, known);
    if (mark === 'marked') known.add(slot);
    else known.delete(slot);
  }
}

export function isOpaqueObject(value: Value | undefined): boolean {
  return value instanceof JavaObject && value.type.isOpaque;
}
