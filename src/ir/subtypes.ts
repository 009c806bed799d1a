/** Which of the classes met so far are below a given one. A lazy class table cannot list all subclasses. */
import type { Hierarchy } from './hierarchy.js';
import type { ClassName } from './types.js';

const NONE: readonly ClassName[] = [];

export class Subtypes {
  readonly #hierarchy: Hierarchy;
  readonly #below = new Map<ClassName, ClassName[]>();
  readonly #known = new Set<ClassName>();
  /** What was known before; it does not grow any more. */
  readonly #base: Subtypes | undefined;

  constructor(hierarchy: Hierarchy, classes: Iterable<ClassName> = [], base?: Subtypes) {
    this.#hierarchy = hierarchy;
    this.#base = base;
    for (const name of classes) this.add(name);
  }

  /** Whether the class was not known before. */
  add(name: ClassName): boolean {
    if (this.has(name)) return false;
    this.#known.add(name);
    for (const upper of this.#hierarchy.supertypes(name)) {
      let below = this.#below.get(upper);
      if (below === undefined) {
        below = [...(this.#base?.of(upper) ?? NONE)];
        this.#below.set(upper, below);
      }
      below.push(name);
    }
    return true;
  }

  has(name: ClassName): boolean {
    return this.#known.has(name) || this.#base?.has(name) === true;
  }

  /** The same, to which others can be added; this one must not grow any more. */
  extended(): Subtypes {
    return new Subtypes(this.#hierarchy, NONE, this);
  }

  /** Those that were added to what was known before. */
  added(): Iterable<ClassName> {
    return this.#known;
  }

  /** The known classes that are subtypes of the given class or interface, itself included if known, in order of adding. */
  of(upper: ClassName): readonly ClassName[] {
    return this.#below.get(upper) ?? this.#base?.of(upper) ?? NONE;
  }
}
