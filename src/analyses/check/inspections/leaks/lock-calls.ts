/** Calls that take and release locks, as the library's records of their protocol have it. */
import { parseMethodDescriptor } from '../../../../ir/descriptors.js';
import type { Hierarchy } from '../../../../ir/hierarchy.js';
import { ProtocolFacts, RECORDS } from '../../../../library/index.js';
import type { Call } from './library.js';

const LOCKING = 'locking';
const HELD = 'held';
const FREE = 'free';

export class LockCalls {
  readonly #facts: ProtocolFacts;

  constructor(hierarchy: Hierarchy) {
    this.#facts = new ProtocolFacts(hierarchy, RECORDS);
  }

  /** Whether it takes the lock, or tries to. */
  takes(call: Call): boolean {
    return this.#leadsTo(call, HELD);
  }

  releases(call: Call): boolean {
    return this.#leadsTo(call, FREE);
  }

  /** Whether its result is a lock: one of a pair. */
  gives({ method }: Call): boolean {
    return this.#facts.stepsOn(LOCKING, parseMethodDescriptor(method.descriptor).result) !== undefined;
  }

  #leadsTo({ method, dispatch }: Call, state: string): boolean {
    const record = dispatch === 'static' ? undefined : this.#facts.stepsOn(LOCKING, method.owner);
    const step = record === undefined ? undefined : this.#facts.step({ record, state: HELD }, method);
    return step?.to === state || step?.yes === state;
  }
}
