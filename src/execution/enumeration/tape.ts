/**
 * Tries every value that the machine asks an oracle for: the first run takes the first value each time, and each further
 * run differs from the one before in the last request that has a value left.
 */
import { STRING, type TypeName } from '../../ir/types.js';
import { defaultValue, type Value } from '../memory/values.js';
import type { Oracle } from '../options.js';

interface Entry {
  readonly type: TypeName;
  readonly values: readonly Value[];
  index: number;
}

/** Clocks are left to the machine: it makes them advance, or loops that wait would not end. */
const CLOCK = /time|clock|nano|millis/i;

export class ChoiceTape {
  #entries: Entry[] = [];
  #position = 0;

  constructor(
    private readonly integers: readonly number[],
    private readonly strings: () => readonly Value[],
  ) {}

  readonly oracle: Oracle = ({ source, type }) => {
    if (CLOCK.test(source)) return undefined;
    let entry = this.#entries[this.#position];
    if (entry?.type !== type) {
      // Nothing chosen yet, or the run has left the way on which the rest was chosen.
      this.#entries.length = this.#position;
      entry = { type, values: this.#values(type), index: 0 };
      this.#entries.push(entry);
    }
    this.#position++;
    return entry.values[entry.index];
  };

  #values(type: TypeName): readonly Value[] {
    switch (type) {
      case 'boolean':
        return [0, 1];
      case 'long':
        return this.integers.map(BigInt);
      case STRING:
        return [null, ...this.strings()];
      case 'char':
      case 'byte':
      case 'short':
      case 'int':
      case 'float':
      case 'double':
        return type === 'char' ? [97, 98] : this.integers;
      default:
        return [defaultValue(type)];
    }
  }

  /** Forgets all choices: another heap follows. */
  clear(): void {
    this.#entries = [];
    this.#position = 0;
  }

  /** Makes the next run take the same choices again. */
  rewind(): void {
    this.#position = 0;
  }

  /** Whether the action asks for anything; it gets the first value each time, and what is chosen for runs stays as it is. */
  isAskedBy(action: () => void): boolean {
    const [entries, position] = [this.#entries, this.#position];
    this.clear();
    action();
    const asked = this.#entries.length > 0;
    this.#entries = entries;
    this.#position = position;
    return asked;
  }

  /** Moves on to other choices; false when all have been tried. */
  advance(): boolean {
    this.#position = 0;
    for (let last = this.#entries.pop(); last !== undefined; last = this.#entries.pop()) {
      if (last.index + 1 < last.values.length) {
        this.#entries.push({ ...last, index: last.index + 1 });
        return true;
      }
    }
    return false;
  }
}
