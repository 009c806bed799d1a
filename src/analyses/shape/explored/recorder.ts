/** Keeps what the solver tells of the method itself, so that its iteration can be looked at afterwards. */

import type { Code } from '../../../engine/code.js';
import type { TraceEvent } from '../../../engine/index.js';
import { SHAPE_BUDGETS } from '../budgets.js';

export interface Recorded<E> {
  /** In the order in which they happened. */
  readonly events: readonly TraceEvent<E>[];
  /** Whether there were more. */
  readonly cut: boolean;
}

const MOST_EVENTS = SHAPE_BUDGETS['explored/recorder'].mostEvents.most;
const MOST_STATES = SHAPE_BUDGETS['explored/recorder'].mostStates.most;

export class Recorder<E> implements Recorded<E> {
  readonly events: TraceEvent<E>[] = [];
  cut = false;
  readonly #code: Code;
  #states = 0;

  constructor(code: Code) {
    this.#code = code;
  }

  add(event: TraceEvent<E>): void {
    const { activation, after } = event;
    if (activation.depth > 0 || activation.code !== this.#code || this.cut) return;
    this.#states += after.length;
    this.cut = this.events.length >= MOST_EVENTS || this.#states > MOST_STATES;
    if (!this.cut) this.events.push(event);
  }
}
