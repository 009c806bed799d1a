/** What can be seen of a run: how it ended, where it went, and what the heap holds afterwards. */
import { Machine } from '../../src/execution/machine.js';
import { type HeapSnapshot, takeSnapshot } from '../../src/execution/memory/snapshot.js';
import type { ClassTable, MethodDeclaration } from '../../src/ir/program.js';
import { MAIN } from './world.js';

const STEPS = 20_000;
const LONGEST_TRACE = 3_000;

export interface RunTrace {
  readonly kind: string;
  /** The value returned or the class of what was thrown. */
  readonly end: string;
  readonly steps: number;
  readonly trace: readonly string[];
  /** Labels of the methods that ran. */
  readonly ran: ReadonlySet<string>;
  readonly heap: HeapSnapshot;
}

/** Runs `Main.run()` with a small budget. */
export function runTrace(table: ClassTable): RunTrace {
  const entry = table.find(MAIN)?.methods.find(({ name }) => name === 'run');
  if (entry === undefined) throw new Error('the program has no entry');
  const machine = new Machine(table, { stepBudget: STEPS, depthLimit: 150 });
  const trace: string[] = [];
  const ran = new Set<string>();
  const outcome = machine.invoke(entry, [], {
    point: ({ method, depth }, point) => {
      ran.add(labelOf(method));
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
  return { kind: outcome.kind, end, steps: machine.steps, trace, ran, heap: takeSnapshot(view, statics) };
}

export function labelOf({ owner, name, descriptor }: MethodDeclaration): string {
  return `${owner}.${name}${descriptor}`;
}
