/** Runs a program beside its analysis: what the machine does has to be covered, and what fails has to be announced. */
import type { Values } from '../../src/domains/combinators/value-domain.js';
import { analyse } from '../../src/engine/analyse.js';
import type { ConcreteState } from '../../src/engine/concrete.js';
import type { MakeDomain } from '../../src/engine/domain.js';
import type { EnginePolicy } from '../../src/engine/policy.js';
import { Machine } from '../../src/execution/machine.js';
import type { Value } from '../../src/execution/memory/values.js';
import type { FrameView } from '../../src/execution/options.js';
import type { Edge, Point } from '../../src/ir/body.js';
import type { HeapView } from '../../src/ir/heap.js';
import type { ClassTable, MethodDeclaration } from '../../src/ir/program.js';
import { modelOf } from './value-support.js';

export interface Comparison {
  /** Points that the run came by, and how many of their states said anything. */
  readonly visits: number;
  readonly informed: number;
  readonly failures: number;
}

export interface Run {
  readonly table: ClassTable;
  readonly method: MethodDeclaration;
  readonly runs: readonly (readonly Value[])[];
  readonly options: Partial<EnginePolicy>;
}

/** Undefined where the analysis gave up. Throws at the first state that is not covered. */
export function compareWithRuns<V>(make: MakeDomain<Values<V>>, run: Run): Comparison | undefined {
  const { table, method, runs, options } = run;
  const program = modelOf(table);
  const code = program.code(method);
  if (code === undefined) throw new Error('no body');
  const domain = make(program);
  const states = domain.entry(code, { history: 'any', nullness: () => 'unknown' });
  const result = analyse(program, domain, [{ code, states }], options);
  if (result.outcome !== 'solved') return undefined;
  const broken = result.violations();
  if (broken.length > 0) throw new Error(broken.join());
  const announced = new Set<Edge>();
  for (const activation of result.activations) {
    for (const { at, outcome } of result.visits(activation)) if (outcome.alarms.length > 0) announced.add(at.edge);
  }
  let [visits, informed, failures] = [0, 0, 0];
  const point = (frame: FrameView, at: Point, heap: HeapView): void => {
    const activations = result.activations.filter((each) => each.code.method === frame.method);
    // Library code is reached by ways of the machine's own, too.
    if (frame.method.owner.startsWith('java.')) return;
    const known = activations.flatMap((each) => result.at(each, at));
    const concrete: ConcreteState = {
      method: frame.method,
      point: at,
      value: (variable) => frame.value(variable),
      heap,
      entryValues: [],
      allocations: [],
      isInitialised: () => true,
    };
    visits++;
    if (known.some(({ bindings }) => !bindings.isEmpty)) informed++;
    if (known.some((state) => domain.represents(concrete, state))) return;
    const values = frame.variables().map(([{ name }, value]) => `${name}=${String(value)}`);
    const shown = known.map((state) => domain.show(state, activations[0]?.code ?? code));
    throw new Error(`${frame.method.name} at ${at}: ${values.join(' ')} not in ${shown.join(' | ')}`);
  };
  const failed = (frame: FrameView, edge: Edge): void => {
    if (frame.method.owner.startsWith('java.')) return;
    failures++;
    if (!announced.has(edge)) throw new Error(`${frame.method.name} at ${edge.from}: a check failed without an alarm`);
  };
  for (const values of runs) {
    const machine = new Machine(table, { stepBudget: 3_000, checkClauses: false });
    machine.invoke(method, values, { point, failed });
  }
  return { visits, informed, failures };
}
