/**
 * The heap as a graph along chosen fields.
 *
 * Slots are read one at a time and only when asked for: on a heap that is still being built, each read may cost a choice.
 */
import type { HeapObject, HeapView } from '../../ir/heap.js';
import { elementType, isArray, isReference, type TypeName } from '../../ir/types.js';
import type { FieldSelector } from '../binding/bound.js';
import { LiteralObject } from './literal-object.js';

type Slot = { readonly owner: string; readonly name: string };

export class LinkGraph {
  readonly #slots = new Map<TypeName, readonly Slot[]>();

  /** No selectors: every reference field and the elements of arrays. `tick` is called at each read. */
  constructor(
    readonly heap: HeapView,
    readonly selectors: readonly FieldSelector[],
    readonly tick: () => void,
  ) {}

  /** How many links leave the object; each is a field, or one element of an array. */
  degree(object: HeapObject): number {
    if (object instanceof LiteralObject) return 0;
    const type = this.heap.typeOf(object);
    if (!isArray(type)) return this.#slotsOf(object, type).length;
    return this.#followsElements(type) ? (this.heap.length(object) ?? 0) : 0;
  }

  /** Where the link leads; `link` is below the degree. */
  target(object: HeapObject, link: number): HeapObject | null {
    this.tick();
    const type = this.heap.typeOf(object);
    const slot = isArray(type) ? undefined : this.#slotsOf(object, type)[link];
    const value = slot === undefined ? this.heap.element(object, link) : this.heap.field(object, slot.owner, slot.name);
    return typeof value === 'object' ? value : null;
  }

  #followsElements(type: TypeName): boolean {
    const followed = this.selectors.length === 0 || this.selectors.some(({ kind }) => kind === 'elements');
    return followed && isReference(elementType(type));
  }

  #slotsOf(object: HeapObject, type: TypeName): readonly Slot[] {
    let slots = this.#slots.get(type);
    if (slots === undefined) {
      slots = this.heap.fields(object).filter((field) => isReference(field.type) && this.#selects(field));
      this.#slots.set(type, slots);
    }
    return slots;
  }

  #selects(field: Slot): boolean {
    if (this.selectors.length === 0) return true;
    return this.selectors.some((selector) => {
      if (selector.kind === 'named') return selector.name === field.name;
      return selector.kind === 'one' && selector.field.owner === field.owner && selector.field.name === field.name;
    });
  }
}
