/** Which of the classes met so far are below a given one. A lazy class table cannot list all subclasses. */
import type { Hierarchy } from './hierarchy.js';
import type { ClassName } from './types.js';

const NONE: readonly ClassName[] = [];

export class Subtypes {
  readonly #hierarchy: Hierarchy;
  readonly #below = new Map<ClassName, ClassName[]>();
  readonly #known = new Set<ClassName>();

  constructor(hierarchy: Hierarchy, classes: Iterable<ClassName> = []) {
    this.#hierarchy = hierarchy;
    for (const name of classes) this.add(name);
  }

  /** Whether the class was not known before. */
  add(name: ClassName): boolean {
    if (this.#known.has(name)) return false;
    this.#known.add(name);
    for (const upper of this.#hierarchy.supertypes(name)) {
      const below = this.#below.get(upper);
      if (below === undefined) this.#below.set(upper, [name]);
      else below.push(name);
    }
    return true;
  }

  has(name: ClassName): boolean {
    return this.#known.has(name);
  }

  /** The known classes that are subtypes of the given class or interface, itself included if known, in order of adding. */
  of(upper: ClassName): readonly ClassName[] {
    return this.#below.get(upper) ?? NONE;
  }
}
