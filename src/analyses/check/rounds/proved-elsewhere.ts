/** What another analysis proves of what is still open: `shape`, or `numbers`. */
import type { Claim } from '../../../findings/claim.js';
import type { MethodDeclaration } from '../../../ir/program.js';
import type { Duty } from '../../../obligations/index.js';
import { methodsToNumber, methodsToShape, ShapeProofs } from '../shape-proofs.js';
import { numbersTasks, shapesTasks } from '../tasks/requests.js';
import type { RoundSurroundings, Rounds } from './surroundings.js';

/** For each, where it may help and how it is asked. */
const ANALYSES = {
  shapes: { worthwhile: methodsToShape, tasksFor: shapesTasks },
  numbers: { worthwhile: methodsToNumber, tasksFor: numbersTasks },
} as const;

export function* provedElsewhere<E>(
  { session, ledger, onFailure }: RoundSurroundings<E>,
  open: readonly Duty[],
  what: keyof typeof ANALYSES,
): Rounds<ShapeProofs> {
  const { components, places, hierarchy, options } = session;
  const { worthwhile, tasksFor } = ANALYSES[what];
  const claims = new Map<MethodDeclaration, readonly Claim[]>();
  const wanted = options[what] === undefined ? new Set<never>() : worthwhile(open, ledger, hierarchy);
  const tasks = tasksFor(components, wanted, places);
  const answers = tasks.length === 0 ? [] : yield { round: { dropped: [] }, tasks, what };
  for (const [index, task] of tasks.entries()) {
    const answer = answers[index];
    if (answer?.kind !== 'shaped') {
      onFailure(answer, session.component(task.component));
      continue;
    }
    for (const found of answer.methods) {
      const method = places.method(found.method);
      if (method !== undefined) claims.set(method, found.claims);
    }
  }
  return new ShapeProofs(claims);
}
