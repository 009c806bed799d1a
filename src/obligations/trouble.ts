/** A state in which a duty may not be met, as plain data. */
import type { FindingStep } from '../findings/check-result.js';
import type { EdgesOf, MethodKey } from '../program/places.js';
import type { Judgement } from './finder.js';
import { weight } from './finders/implicit-check.js';

export interface Trouble extends Judgement {
  /** Which copy of the duty, and the edge of its method. */
  readonly copy: number;
  readonly edge: number;
  /** Whether the method was entered against its preconditions: then the call is to blame, not this place. */
  readonly consequence: boolean;
  /** What would decide whether it happens and is not kept, where that mostly speaks against it. */
  readonly unkept?: string;
  /** Calls between a root and this. */
  readonly depth: number;
  readonly steps: readonly FindingStep[];
  /** Where the path starts, if in a method of a class, and the edges on it that may say something about arguments. */
  readonly entry?: MethodKey;
  readonly path: readonly EdgesOf[];
}

/** How much a trouble says; of equals the first counts. */
export function rank({
  certainty,
  latent,
  consequence,
  depth,
}: Pick<Trouble, 'certainty' | 'latent' | 'consequence' | 'depth'>): number {
  return (consequence ? 0 : 100) + 20 * weight({ certainty, latent }) - Math.min(depth, 19);
}
