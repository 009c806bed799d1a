/** Where objects of a class keep their fields: position by declaring class and name. */
import type { ClassName } from '../../ir/types.js';

interface Entry {
  readonly owner: ClassName;
  readonly position: number;
}

export class FieldSlots {
  /** Few names are declared twice in a class and its superclasses, so looking by name first finds the field at once. */
  readonly #byName = new Map<string, readonly Entry[]>();

  constructor(fields: readonly { readonly owner: ClassName; readonly name: string }[]) {
    fields.forEach(({ owner, name }, position) => {
      this.#byName.set(name, [...(this.#byName.get(name) ?? []), { owner, position }]);
    });
  }

  of(owner: ClassName, name: string): number | undefined {
    const entries = this.#byName.get(name);
    const [first] = entries ?? [];
    if (first === undefined || first.owner === owner) return first?.position;
    return entries?.find((entry) => entry.owner === owner)?.position;
  }
}
