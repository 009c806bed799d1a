/** Numbers for sets of classes that are known to be initialised, or being so, and for the classes. */
import type { ClassName } from '../../ir/types.js';
import { RememberedTuples } from './remembered-tuples.js';

export class InitialisedSets {
  readonly #sets = new RememberedTuples();
  readonly #classes = new Map<ClassName, number>();
  readonly #names: ClassName[] = [];

  constructor() {
    // The empty set is number 0.
    this.#sets.intern([]);
  }

  /** Numbers of classes, ascending; not to be changed. */
  initialisedOf(initialised: number): Int32Array {
    return this.#sets.tuple(initialised);
  }

  withInitialised(initialised: number, type: ClassName): number {
    const number = this.classNumber(type);
    const set = this.initialisedOf(initialised);
    return set.includes(number) ? initialised : this.initialisedSet([...set, number]);
  }

  initialisedSet(classes: readonly number[]): number {
    return this.#sets.intern([...new Set(classes)].sort((left, right) => left - right));
  }

  classNumber(type: ClassName): number {
    let number = this.#classes.get(type);
    if (number === undefined) {
      number = this.#names.push(type) - 1;
      this.#classes.set(type, number);
    }
    return number;
  }

  className(number: number): ClassName {
    const name = this.#names[number];
    if (name === undefined) throw new RangeError(`there is no class ${number}`);
    return name;
  }
}
