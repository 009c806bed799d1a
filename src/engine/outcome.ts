/** What one step of a domain gives. */
import type { Condition } from '../ir/instructions.js';

export interface Outcome<E> {
  /**
   * Together they cover every state in which normal completion can leave the machine; none where it cannot complete
   * normally. Several where the step splits cases. None is bottom.
   */
  readonly normal: readonly E[];
  /** The same for abrupt completion: `@thrown` holds the exception. */
  readonly exceptional: readonly E[];
  /** What may go wrong in the step. Read after convergence only. */
  readonly alarms: readonly Alarm[];
  /** True only where the outcomes stand for no machine state that the instruction cannot produce from the given state. */
  readonly exact: boolean;
}

export interface Alarm {
  /**
   * What does not hold: the condition of a `check`, a formula of the user, that no object of a linked structure is lost; or
   * `given-up`: from here on the state says little, for the reason in the message.
   */
  readonly rule: Condition['kind'] | 'formula' | 'lost-nodes' | 'given-up';
  /** `must`: it fails in every machine state that the abstract one stands for; `may`: that could not be excluded. */
  readonly certainty: 'must' | 'may';
  /**
   * Whether it hangs on something that nobody in the code under analysis was seen to do: a null in the heap that a method
   * starts in, two parameters that are one object, an array element that was not yet set. Says how far to trust an alarm;
   * no proof may rest on it.
   */
  readonly latent: boolean;
  /** In words of the program: what is null, out of bounds, of another class. */
  readonly message?: string;
}

const NONE: readonly never[] = [];

export function goesOn<E>(...normal: readonly E[]): Outcome<E> {
  return { normal, exceptional: NONE, alarms: NONE, exact: false };
}

export const CANNOT_HAPPEN: Outcome<never> = { normal: NONE, exceptional: NONE, alarms: NONE, exact: true };
