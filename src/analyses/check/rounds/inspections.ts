/** What inspections say of the components that are asked for. */
import type { MethodDeclaration } from '../../../ir/program.js';
import type { InspectedMethod, InspectTask } from '../tasks/task.js';
import { isByTime } from '../telling/time-limit.js';
import type { RoundSurroundings, Rounds } from './surroundings.js';

/** Components none of whose methods is selected are left out. What was not done is said of each method. */
export function* inspections<E>(
  { session, ledger, onFailure }: RoundSurroundings<E>,
  selected: ReadonlySet<MethodDeclaration>,
): Rounds<ReadonlyMap<MethodDeclaration, readonly InspectedMethod[]>> {
  const { components, options, places } = session;
  const wanted = components.filter(({ methods }) => methods.some((method) => selected.has(method)));
  const tasks = (options.inspections ?? []).flatMap(({ name: inspection }) =>
    wanted.map(({ name }): InspectTask => ({ kind: 'inspect', component: name, inspection })),
  );
  const found = new Map<MethodDeclaration, InspectedMethod[]>();
  const answers = tasks.length === 0 ? [] : yield { round: { dropped: [] }, tasks, what: 'inspecting' };
  for (const [index, task] of tasks.entries()) {
    const answer = answers[index];
    const component = session.component(task.component);
    if (answer?.kind !== 'inspected') {
      const reason = onFailure(answer, component);
      const told = isByTime({ reason }) ? reason : `${task.inspection}: ${reason}`;
      for (const method of component.methods) ledger.leaveOut(method, told);
      continue;
    }
    for (const each of answer.methods) {
      const method = places.method(each.method);
      if (method === undefined) continue;
      const known = found.get(method);
      if (known === undefined) found.set(method, [each]);
      else known.push(each);
    }
  }
  return found;
}
