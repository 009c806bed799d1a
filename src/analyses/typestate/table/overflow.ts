/**
 * Whether counters can overflow by what the input itself does: `no-overflow` is no excuse then. One call or a few never reach the
 * limit of what `Counters` takes for counters, but loops and recursion of the input may.
 */
import type { Hierarchy } from '../../../ir/hierarchy.js';
import { Counters } from '../../../program/flow/counters.js';
import { repeated } from '../../../program/flow/repetition.js';

export class Overflow {
  readonly #hierarchy: Hierarchy;
  #counters: Counters | undefined;
  #broken: { readonly reason: string | undefined } | undefined;

  constructor(hierarchy: Hierarchy) {
    this.#hierarchy = hierarchy;
  }

  /** Of the input's fields, by all stores of the input. */
  get counters(): Counters {
    this.#counters ??= new Counters(this.#hierarchy, this.#hierarchy.table.inputs());
    return this.#counters;
  }

  /** Why the input may reach the limit, with the line; undefined: it does not. */
  get broken(): string | undefined {
    this.#broken ??= { reason: this.#search() };
    return this.#broken.reason;
  }

  #search(): string | undefined {
    const methods = this.#hierarchy.table.inputs().flatMap((name) => this.#hierarchy.find(name)?.methods ?? []);
    const place = repeated(this.#hierarchy, methods, ({ instruction }) => {
      if (instruction.kind !== 'store' || instruction.value.kind === 'constant') return false;
      const { place: written } = instruction;
      // Nobody waits until a long overflows.
      if (written.kind !== 'field' && written.kind !== 'static') return false;
      return written.field.type === 'int' && this.counters.isCounter(written.field);
    });
    return place === undefined
      ? undefined
      : `a counter may overflow: it is changed again and again at line ${place.line}`;
  }
}
