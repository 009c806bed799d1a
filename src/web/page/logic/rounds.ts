/** Rounds of a class's iteration, in words. */
import type { DrawnRound } from '../../../findings/invariants-result.js';

export function roundText({ number, assertion, fresh }: DrawnRound): string {
  const graphs = `${assertion.length} ${assertion.length === 1 ? 'graph' : 'graphs'}`;
  if (number === 0) return `what constructors leave: ${graphs}`;
  if (fresh === 0) return `every method was run once more and nothing new came out: the class assertion has ${graphs}`;
  return `every method was run on the graphs so far: ${fresh} new, ${graphs} in all`;
}
