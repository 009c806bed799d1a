/** Runs a linear domain over Java text and reads off what it knows. */
import { analyse } from '../../../src/engine/analyse.js';
import type { Domain, MakeDomain } from '../../../src/engine/domain.js';
import { modelOf, openMembers } from '../value-support.js';

export interface Known {
  /** Alarms of the method, as `rule certainty`, in the order of the edges. */
  readonly alarms: readonly string[];
  /** What is known where the method has returned, state by state. */
  readonly returned: readonly string[];
}

/** Analyses `A.f`, A being a class with these members, for any arguments. */
export async function known<E>(make: MakeDomain<E>, members: string): Promise<Known> {
  const table = await openMembers(members);
  const program = modelOf(table);
  const method = table.find('A')?.methods.find(({ name }) => name === 'f');
  const code = method && program.code(method);
  if (code === undefined) throw new Error('no method f');
  const domain: Domain<E> = make(program);
  const states = domain.entry(code, { history: 'any', nullness: () => 'unknown' });
  const result = analyse(program, domain, [{ code, states }]);
  if (result.outcome !== 'solved' || result.violations().length > 0) throw new Error(result.violations().join());
  const [root] = result.activations;
  if (root === undefined) throw new Error('nothing analysed');
  const alarms = [...result.visits(root)].flatMap(({ outcome }) => outcome.alarms);
  const { exit } = code.body;
  return {
    alarms: [...new Set(alarms.map(({ rule, certainty }) => `${rule} ${certainty}`))],
    returned: exit === undefined ? [] : result.at(root, exit).map((state) => domain.show(state, code)),
  };
}
