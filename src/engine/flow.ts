/** What flows through a call while an equation is evaluated: entries of callees, and the outcome collected from them. */

import type { Disjunction } from './disjunction.js';
import type { Context, Unknown } from './equations/contexts.js';
import type { Alarm, Outcome } from './outcome.js';
import type { NotFollowed } from './result.js';

/** What an equation may do while it is evaluated. */
export interface Flow<E> {
  readonly value: (unknown: Unknown<E>) => Disjunction<E>;
  readonly contribute?: (unknown: Unknown<E>, part: Disjunction<E>) => void;
  /** Told what a call runs, or does not follow. */
  readonly meet?: (entry: Entry<E>) => void;
}

/** A callee that a call runs, or why it is not followed. */
export type Entry<E> =
  | { readonly kind: 'entered'; readonly context: Context<E>; readonly state: E; readonly frame: E }
  | { readonly kind: 'not-followed'; readonly how: NotFollowed; readonly outcome: Outcome<E> };

/** Outcome of a call, collected from all its targets. */
export class Collected<E> implements Outcome<E> {
  readonly normal: E[] = [];
  readonly exceptional: E[] = [];
  readonly alarms: Alarm[] = [];
  readonly exact = false;

  add(outcome: Outcome<E>): void {
    this.normal.push(...outcome.normal);
    this.addAbrupt(outcome);
  }

  /** All but the normal completion. */
  addAbrupt({ exceptional, alarms }: Outcome<E>): void {
    this.exceptional.push(...exceptional);
    this.alarms.push(...alarms);
  }
}
