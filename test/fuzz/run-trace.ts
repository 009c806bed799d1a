/** What can be seen of a run: how it ended, where it went, and what the heap holds afterwards. */
import { Machine } from '../../src/execution/machine.js';
import { takeSnapshot } from '../../src/execution/snapshot.js';
import type { ClassTable } from '../../src/ir/program.js';
import { MAIN } from './world.js';

const STEPS = 20_000;
const LONGEST_TRACE = 3_000;

/** Runs `Main.run()` with a small budget. */
export function runTrace(table: ClassTable): unknown {
  const entry = table.find(MAIN)?.methods.find(({ name }) => name === 'run');
  if (entry === undefined) throw new Error('the program has no entry');
  const machine = new Machine(table, { stepBudget: STEPS, depthLimit: 150 });
  const trace: string[] = [];
  const outcome = machine.invoke(entry, [], {
    point: ({ method, depth }, point) => {
      if (trace.length < LONGEST_TRACE) trace.push(`${depth} ${method.owner}.${method.name} ${point}`);
    },
  });
  const { view } = machine;
  const statics = view.statics().map(({ owner, name, type }) => ({
    name: `${owner}.${name}`,
    type,
    value: view.staticField(owner, name) ?? null,
  }));
  const end =
    outcome.kind === 'returned'
      ? String(outcome.value)
      : outcome.kind === 'threw'
        ? view.typeOf(outcome.exception)
        : outcome.kind === 'unsupported'
          ? outcome.reason
          : '';
  return { kind: outcome.kind, end, steps: machine.steps, trace, heap: takeSnapshot(view, statics) };
}
