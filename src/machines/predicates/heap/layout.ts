/** Which fields objects of a class have in the heap: the followed and measured ones, by small numbers. */
import type { Hierarchy } from '../../../ir/hierarchy.js';
import type { Constant, FieldReference } from '../../../ir/instructions.js';
import { type FieldDeclaration, Flag, hasFlag } from '../../../ir/program.js';
import { type ClassName, isReference, type TypeName } from '../../../ir/types.js';
import type { Vocabulary } from '../vocabulary.js';

export interface HeapField {
  readonly number: number;
  readonly field: FieldReference;
  readonly isReference: boolean;
  /** The value of a new object's primitive field. */
  readonly zero: Constant;
}

/** A class, or the holder of its static fields. */
export interface HeapClass {
  readonly number: number;
  readonly name: ClassName;
  readonly isStatics: boolean;
  /** By slot. */
  readonly fields: readonly HeapField[];
  /** By number of a field: the slot, or -1 (or undefined, where the field was numbered later). */
  readonly slots: readonly number[];
}

export class Layout {
  readonly #hierarchy: Hierarchy;
  readonly #vocabulary: Vocabulary;
  readonly #named = new Set<string>();
  readonly #fields = new Map<string, HeapField>();
  readonly #byReference = new Map<FieldReference, HeapField>();
  readonly #classes = new Map<ClassName, HeapClass>();
  readonly #statics = new Map<ClassName, HeapClass>();
  readonly #tracked = new Map<ClassName, boolean>();
  readonly classes: HeapClass[] = [];
  readonly fields: HeapField[] = [];

  constructor(hierarchy: Hierarchy, vocabulary: Vocabulary) {
    this.#hierarchy = hierarchy;
    this.#vocabulary = vocabulary;
    for (const field of [...vocabulary.followed, ...vocabulary.measured]) this.#named.add(keyOf(field));
  }

  isTracked(type: ClassName): boolean {
    let tracked = this.#tracked.get(type);
    if (tracked === undefined) {
      tracked = this.#vocabulary.isTracked(type);
      this.#tracked.set(type, tracked);
    }
    return tracked;
  }

  /** The class of objects that are in the heap. */
  classOf(name: ClassName): HeapClass {
    let found = this.#classes.get(name);
    if (found === undefined) {
      const declared: FieldDeclaration[] = [];
      for (const { fields } of this.#hierarchy.superclassChain(name))
        for (const field of fields) if (!hasFlag(field, Flag.STATIC) && this.#isNamed(field)) declared.push(field);
      found = this.#add(name, declared, 'own');
      this.#classes.set(name, found);
    }
    return found;
  }

  /** Where the static fields of a class are; enum constants and other objects of the component are always followed. */
  staticsOf(name: ClassName): HeapClass {
    let found = this.#statics.get(name);
    if (found === undefined) {
      const declared = (this.#hierarchy.find(name)?.fields ?? []).filter(
        (field) => hasFlag(field, Flag.STATIC) && (this.#isNamed(field) || this.isTracked(field.type)),
      );
      found = this.#add(name, declared, 'static');
      this.#statics.set(name, found);
    }
    return found;
  }

  /** Undefined: the field is not in the heap. Static fields that nobody named are known once their class was met. */
  field(reference: FieldReference): HeapField | undefined {
    let found = this.#byReference.get(reference);
    if (found === undefined) {
      found = this.#fields.get(keyOf(reference)) ?? (this.#isNamed(reference) ? this.#number(reference) : undefined);
      if (found !== undefined) this.#byReference.set(reference, found);
    }
    return found;
  }

  #isNamed(field: FieldReference): boolean {
    return this.#named.has(keyOf(field));
  }

  #add(name: ClassName, declared: readonly FieldDeclaration[], kind: 'static' | 'own'): HeapClass {
    const fields = declared.map((field) => this.#number(field));
    const slots: number[] = [];
    for (const [slot, { number }] of fields.entries()) slots[number] = slot;
    const added: HeapClass = { number: this.classes.length, name, isStatics: kind === 'static', fields, slots };
    this.classes.push(added);
    return added;
  }

  #number({ owner, name, type }: FieldReference): HeapField {
    const key = keyOf({ owner, name, type });
    let found = this.#fields.get(key);
    if (found === undefined) {
      found = {
        number: this.fields.length,
        field: { owner, name, type },
        isReference: isReference(type),
        zero: zeroOf(type),
      };
      this.#fields.set(key, found);
      this.fields.push(found);
    }
    return found;
  }
}

export function slotOf(type: HeapClass, field: HeapField): number {
  return type.slots[field.number] ?? -1;
}

export function zeroOf(type: TypeName): Constant {
  return { kind: 'constant', type, value: type === 'long' ? 0n : 0 };
}

function keyOf({ owner, name }: FieldReference): string {
  return `${owner}.${name}`;
}
