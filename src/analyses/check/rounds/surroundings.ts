/** What a round of tasks after the runs of the engine has to know. */

import type { Ledger } from '../../../obligations/index.js';
import type { Component } from '../../../program/components.js';
import type { CheckSession } from '../tasks/session.js';
import type { Answer, Request } from '../tasks/task.js';

export interface RoundSurroundings<E> {
  readonly session: CheckSession<E>;
  readonly ledger: Ledger;
  /** Told of a task that was not done; says why, in words. */
  readonly onFailure: (answer: Answer | undefined, component: Component) => string;
}

/** Asks for what is to be done, and returns what came of it. */
export type Rounds<T> = Generator<Request, T, readonly Answer[]>;
