/** Ways for an evaluation to end without a truth value. Thrown inside facts/ only; not errors, so no stack is captured. */
import type { Range } from './formula.js';

/** The formula read through null, divided by zero, left an array or failed a cast: as a whole it does not hold. */
export class Fault {
  constructor(
    readonly reason: string,
    readonly range: Range,
  ) {}
}

/** The evaluation cannot finish, or lacks something it needs: nothing is known. */
export class Undecided {
  constructor(readonly reason: string) {}
}
