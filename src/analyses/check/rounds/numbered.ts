/** What numbers that know of each other prove of what is still open. */
import type { Claim } from '../../../findings/claim.js';
import type { MethodDeclaration } from '../../../ir/program.js';
import type { Duty } from '../../../obligations/index.js';
import { methodsToNumber, ShapeProofs } from '../shape-proofs.js';
import { numbersTasks } from '../tasks/requests.js';
import type { Rounds, Surroundings } from './surroundings.js';

export function* numbered<E>(
  { session, ledger, onFailure }: Surroundings<E>,
  open: readonly Duty[],
): Rounds<ShapeProofs> {
  const { components, places, hierarchy, options } = session;
  const claims = new Map<MethodDeclaration, readonly Claim[]>();
  const wanted = options.numbers === undefined ? new Set<never>() : methodsToNumber(open, ledger, hierarchy);
  const tasks = numbersTasks(components, wanted, places);
  const answers = tasks.length === 0 ? [] : yield { round: { dropped: [] }, tasks, what: 'numbers' };
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
