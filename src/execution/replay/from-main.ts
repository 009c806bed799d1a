/** Runs the programs of the input and notes what they hit. */
import type { Witness } from '../../findings/claim.js';
import { Hierarchy } from '../../ir/hierarchy.js';
import { visitOperands } from '../../ir/operands.js';
import type { ClassTable, MethodDeclaration } from '../../ir/program.js';
import { EXECUTION_BUDGETS } from '../budgets.js';
import { LONGEST_TRACE } from '../enumeration/witness.js';
import { Machine } from '../machine.js';
import { programOfMain } from './java/witness-program.js';
import type { ReplayOptions, ReplayTarget } from './target.js';
import { traceTo } from './tell.js';
import type { Watch } from './watch.js';

const ARGUMENTS: readonly (readonly string[])[] = [[], ['a'], ['0'], ['1', '2']];

const COMPARING: ReadonlySet<string> = new Set(['equals', 'equalsIgnoreCase', 'startsWith']);
const MOST_WORDS = EXECUTION_BUDGETS['replay/from-main'].mostWords.most;

export function replayFromMain(
  table: ClassTable,
  watch: Watch,
  options: ReplayOptions,
  found: (target: ReplayTarget, witness: Witness) => void,
): void {
  const { budget, mains, natives } = options;
  if (mains.length === 0) return;
  const hierarchy = new Hierarchy(table);
  const machineOf = (runs: number): Machine => {
    const machine = new Machine(table, {
      isIdentityOpen: true,
      natives,
      ...(options.isOpaque === undefined ? {} : { isOpaque: options.isOpaque }),
      stepBudget: Math.max(budget.stepsPerRun, Math.floor(budget.steps / runs)),
      enableAssertions: true,
      watched: watch.watched,
    });
    machine.mark();
    return machine;
  };
  const machines = { alone: machineOf(1), shared: machineOf(ARGUMENTS.length) };
  for (const main of mains) {
    const isAsking = usesArguments(main);
    const machine = isAsking ? machines.shared : machines.alone;
    for (const texts of isAsking ? [...ARGUMENTS, ...wordsOf(hierarchy, main)] : ARGUMENTS.slice(0, 1)) {
      if (options.cancelled?.() === true) return;
      // Onlookers see each program once, without arguments.
      if (watch.open.size === 0 && !(watch.hasCompany && texts.length === 0)) break;
      const again = (hooks: Parameters<Machine['invoke']>[2]): ReturnType<Machine['invoke']> => {
        machine.rewind();
        return machine.invoke(main, main.parameters.length === 0 ? [] : [machine.strings(texts)], hooks);
      };
      const hits = new Set<ReplayTarget>();
      const outcome = again(watch.hooks('by-javac', (target) => hits.add(target)));
      for (const target of [...hits, ...watch.broken(outcome)]) {
        if (!watch.isUntold(target)) continue;
        const trace = traceTo(watch, target, { machine, typed: 'by-javac', again });
        if (trace === undefined) continue;
        const shown = texts.map((text) => JSON.stringify(text));
        const program = programOfMain(hierarchy, main, texts, again({}));
        const last = trace.slice(-LONGEST_TRACE);
        found(target, { start: 'main', arguments: shown, heap: [], calls: [], trace: last, program });
      }
    }
  }
}

/** Options that the class of the program compares words with, each alone. */
function wordsOf(hierarchy: Hierarchy, { owner }: MethodDeclaration): readonly (readonly string[])[] {
  const words = new Set<string>();
  for (const method of hierarchy.find(owner)?.methods ?? []) {
    for (const { instruction } of method.body()?.edges ?? []) {
      if (instruction.kind !== 'call' || !COMPARING.has(instruction.method.name)) continue;
      visitOperands(instruction, (operand) => {
        if (operand.kind === 'constant' && typeof operand.value === 'string' && words.size < MOST_WORDS)
          words.add(operand.value);
      });
    }
  }
  return [...words].map((word) => [word]);
}

function usesArguments(main: MethodDeclaration): boolean {
  const body = main.body();
  const [parameter] = body?.parameters ?? [];
  let used = false;
  for (const { instruction } of body?.edges ?? []) {
    visitOperands(instruction, (operand) => {
      used ||= operand === parameter;
    });
  }
  return used;
}
