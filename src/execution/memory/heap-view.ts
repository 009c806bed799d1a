/** The machine's heap as formulas, drawings and hooks see it. */
import type { HeapObject, HeapValue, HeapView } from '../../ir/heap.js';
import type { ClassName, TypeName } from '../../ir/types.js';
import type { Heap } from './heap.js';
import { JavaArray, JavaObject, JavaString, type Reference, type Value } from './values.js';

interface FieldName {
  readonly owner: ClassName;
  readonly name: string;
  readonly type: TypeName;
}

export class MachineHeapView implements HeapView {
  readonly #heap: Heap;

  constructor(heap: Heap) {
    this.#heap = heap;
  }

  typeOf(object: HeapObject): TypeName {
    return (object as Reference).type.name;
  }

  field(object: HeapObject, owner: ClassName, name: string): HeapValue | undefined {
    if (!(object instanceof JavaObject)) return undefined;
    const slot = object.type.slot(owner, name);
    return slot === undefined ? undefined : (object.fields[slot] as Value);
  }

  fields(object: HeapObject): readonly FieldName[] {
    return object instanceof JavaObject ? object.type.fields : [];
  }

  staticField(owner: ClassName, name: string): HeapValue | undefined {
    const declaring = this.#heap.classes.get(owner);
    const slot = declaring.staticSlot(name);
    return slot === undefined ? undefined : (declaring.statics[slot] as Value);
  }

  statics(): readonly FieldName[] {
    const fields: FieldName[] = [];
    for (const loaded of this.#heap.classes.loaded()) {
      if (loaded.isSettled) fields.push(...loaded.staticFields);
    }
    return fields;
  }

  length(array: HeapObject): number | undefined {
    return array instanceof JavaArray ? array.elements.length : undefined;
  }

  element(array: HeapObject, index: number): HeapValue {
    return (array as JavaArray).elements[index] as Value;
  }

  text(object: HeapObject): string | undefined {
    return object instanceof JavaString ? object.text : undefined;
  }
}
