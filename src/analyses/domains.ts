/** The abstract domains. One line more, and laws, soundness fuzzing and drawings are tested on it. */

import { intervals } from '../domains/intervals/intervals.js';
import { recency } from '../domains/recency/index.js';
import { signs } from '../domains/signs/signs.js';
import type { MakeDomain } from '../engine/domain.js';

/** A domain whose states are of a type that the list does not tell. */
export type SomeDomain = <R>(use: <E>(make: MakeDomain<E>) => R) => R;

function listed<E>(make: MakeDomain<E>): SomeDomain {
  return (use) => use(make);
}

export const DOMAINS: readonly SomeDomain[] = [listed(signs), listed(intervals), listed(recency())];
