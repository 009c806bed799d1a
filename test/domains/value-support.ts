/** Runs a value domain over Java text and reads off what it knows. */
import type { Values } from '../../src/domains/combinators/value-domain.js';
import { type AnalyseOptions, analyse } from '../../src/engine/analyse.js';
import type { Code } from '../../src/engine/code.js';
import type { Domain, MakeDomain } from '../../src/engine/domain.js';
import type { Alarm } from '../../src/engine/outcome.js';
import { ProgramModel } from '../../src/engine/program.js';
import type { EngineResult } from '../../src/engine/result.js';
import { Hierarchy } from '../../src/ir/hierarchy.js';
import type { ClassTable } from '../../src/ir/program.js';
import { liveVariables } from '../../src/program/flow/liveness.js';
import { openTexts } from '../support/open.js';

export interface Analysed<V> {
  readonly domain: Domain<Values<V>>;
  readonly code: Code;
  readonly result: EngineResult<Values<V>>;
  /** What is known of the result, shown; `unreached` where the method does not return. */
  readonly returned: string;
  /** Alarms of the method, as `rule certainty`, in the order of the edges. */
  readonly alarms: readonly string[];
}

export function modelOf(table: ClassTable): ProgramModel {
  for (const name of table.inputs()) for (const method of table.find(name)?.methods ?? []) method.body();
  return new ProgramModel(new Hierarchy(table), { classes: table.inputs(), liveVariables });
}

export async function openMembers(members: string): Promise<ClassTable> {
  return (await openTexts([{ path: 'A.java', text: `class A { ${members} }` }])).table;
}

/** Analyses `A.f`, A being a class with these members, for any arguments. */
export async function analysed<V>(
  make: MakeDomain<Values<V>>,
  members: string,
  options: AnalyseOptions<Values<V>> = {},
): Promise<Analysed<V>> {
  const table = await openMembers(members);
  const program = modelOf(table);
  const method = table.find('A')?.methods.find(({ name }) => name === 'f');
  const code = method && program.code(method);
  if (code === undefined) throw new Error('no method f');
  const domain = make(program);
  const states = domain.entry(code, { history: 'any', nullness: () => 'unknown' });
  const result = analyse(program, domain, [{ code, states }], options);
  if (result.outcome !== 'solved' || result.violations().length > 0) throw new Error(result.violations().join());
  const [root] = result.activations;
  if (root === undefined) throw new Error('nothing analysed');
  const alarms: Alarm[] = [...result.visits(root)].flatMap(({ outcome }) => outcome.alarms);
  return {
    domain,
    code,
    result,
    returned: returnedFrom(domain, code, code.body.exit === undefined ? [] : result.at(root, code.body.exit)),
    alarms: alarms.map(({ rule, certainty }) => `${rule} ${certainty}`),
  };
}

function returnedFrom<V>(domain: Domain<Values<V>>, code: Code, states: readonly Values<V>[]): string {
  const joined = states.reduce(domain.lattice.join, domain.lattice.bottom);
  if (!joined.reached) return 'unreached';
  const [, shown] = domain.show(joined, code).split('\\result=');
  return shown ?? 'any';
}
