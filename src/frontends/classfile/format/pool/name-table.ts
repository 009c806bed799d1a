/**
 * Names that many class files have in common, each kept once: names of classes, members and types, descriptors and their types.
 * Share one among the files of a program. It only ever holds what class files contain.
 */
import type { ClassName, TypeName } from '../../../../ir/types.js';
import { type CheckedDescriptor, fieldType, methodTypes } from '../descriptors.js';
import { classNameOf } from './names.js';

export class NameTable {
  readonly #texts = new Map<string, string>();
  /** By internal form. */
  readonly #classes = new Map<string, ClassName>();
  /** By descriptor. */
  readonly #types = new Map<string, TypeName>();
  readonly #methodTypes = new Map<string, CheckedDescriptor>();

  /** The same text, always the same object. */
  shared(text: string): string {
    const known = this.#texts.get(text);
    if (known !== undefined) return known;
    this.#texts.set(text, text);
    return text;
  }

  /** From `java/util/Map$Entry`; a ClassFileProblem where that is no name. */
  className(internal: string, offset?: number): ClassName {
    const known = this.#classes.get(internal);
    if (known !== undefined) return known;
    const name = this.shared(classNameOf(internal, offset));
    this.#classes.set(internal, name);
    return name;
  }

  /** Of a field descriptor. */
  type(descriptor: string, offset?: number): TypeName {
    const known = this.#types.get(descriptor);
    if (known !== undefined) return known;
    const type = this.shared(fieldType(descriptor, offset));
    this.#types.set(descriptor, type);
    return type;
  }

  methodTypes(descriptor: string, offset?: number): CheckedDescriptor {
    const known = this.#methodTypes.get(descriptor);
    if (known !== undefined) return known;
    const { parameters, result } = methodTypes(descriptor, offset);
    const types = { parameters: parameters.map((type) => this.shared(type)), result: this.shared(result) };
    this.#methodTypes.set(descriptor, types);
    return types;
  }
}
