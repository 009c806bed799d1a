/** Numbers of fields, and of the pseudo fields that stand for the elements of arrays. */
import type { FieldReference } from '../../../../ir/instructions.js';
import { isPrimitive, OBJECT, type TypeName } from '../../../../ir/types.js';

/** In the order of their numbers: elements that are references, then those of each primitive type. */
const ELEMENT_TYPES = [OBJECT, 'boolean', 'byte', 'short', 'char', 'int', 'long', 'float', 'double'];

export class FieldTable {
  readonly #fields: FieldReference[] = ELEMENT_TYPES.map((type) => ({ owner: '[]', name: '[]', type }));
  readonly #numbers = new Map<string, number>();
  readonly #known = new Map<FieldReference, number>();

  field(reference: FieldReference): number {
    const known = this.#known.get(reference);
    if (known !== undefined) return known;
    const key = `${reference.owner}.${reference.name}:${reference.type}`;
    let number = this.#numbers.get(key);
    if (number === undefined) {
      number = this.#fields.length;
      this.#fields.push(reference);
      this.#numbers.set(key, number);
    }
    this.#known.set(reference, number);
    return number;
  }

  elementField(elementType: TypeName): number {
    return isPrimitive(elementType) ? ELEMENT_TYPES.indexOf(elementType) : 0;
  }

  isElement(field: number): boolean {
    return field < ELEMENT_TYPES.length;
  }

  fieldOf(field: number): FieldReference | undefined {
    return this.isElement(field) ? undefined : this.#fields[field];
  }

  typeOf(field: number): TypeName {
    return this.#fields[field]?.type ?? OBJECT;
  }

  nameOf(field: number): string {
    return this.#fields[field]?.name ?? '?';
  }
}
