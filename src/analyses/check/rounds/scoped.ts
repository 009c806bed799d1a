/** What runs on all small heaps say of written formulas that nothing else has decided. */
import type { MethodDeclaration } from '../../../ir/program.js';
import type { Duty } from '../../../obligations/index.js';
import type { ScopeOutcome } from '../scope/scope-check.js';
import { scopeTasks } from '../tasks/requests.js';
import type { RoundSurroundings, Rounds } from './surroundings.js';

export function* scoped<E>(
  { session, ledger, onFailure }: RoundSurroundings<E>,
  open: readonly Duty[],
): Rounds<ReadonlyMap<MethodDeclaration, readonly ScopeOutcome[]>> {
  const { components, places, options } = session;
  const wanted = open.filter((duty) => duty.obligation.written && ledger.trouble(duty) !== undefined);
  const methods = new Set(wanted.map(({ obligation }) => obligation.method));
  const found = new Map<MethodDeclaration, readonly ScopeOutcome[]>();
  const tasks = options.replay ? scopeTasks(components, methods, places) : [];
  const answers = tasks.length === 0 ? [] : yield { round: { dropped: [] }, tasks, what: 'formulas' };
  for (const [index, task] of tasks.entries()) {
    const answer = answers[index];
    if (answer?.kind !== 'scoped') {
      onFailure(answer, session.component(task.component));
      continue;
    }
    for (const { method: key, outcomes } of answer.methods) {
      const method = places.method(key);
      if (method !== undefined) found.set(method, outcomes);
    }
  }
  return found;
}
