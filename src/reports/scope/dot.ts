/** The first counterexample among the results as Graphviz text: the heap before the run and after each line. */
import type { ScopeResult } from '../../findings/result.js';
import { dotOfSeries } from '../../pictures/dot.js';
import { witnessDrawings } from '../witness-drawing.js';

/** Undefined when no claim was refuted. */
export function scopeDot(results: readonly ScopeResult[]): string | undefined {
  for (const { claims, parameters } of results) {
    for (const { witness } of claims) {
      if (witness !== undefined) return dotOfSeries(witnessDrawings(witness, parameters));
    }
  }
  return undefined;
}
