/** Runs the programs of the input and notes what they hit. */
import type { Witness } from '../../findings/claim.js';
import { Hierarchy } from '../../ir/hierarchy.js';
import { visitOperands } from '../../ir/operands.js';
import type { ClassTable, MethodDeclaration } from '../../ir/program.js';
import { LONGEST_TRACE } from '../enumeration/witness.js';
import { Machine } from '../machine.js';
import { programOfMain } from './java/witness-program.js';
import type { ReplayOptions, ReplayTarget } from './target.js';
import { traceTo } from './tell.js';
import type { Watch } from './watch.js';

const ARGUMENTS: readonly (readonly string[])[] = [[], ['a'], ['0'], ['1', '2']];

export function replayFromMain(
  table: ClassTable,
  watch: Watch,
  options: ReplayOptions,
  found: (target: ReplayTarget, witness: Witness) => void,
): void {
  const { budget, mains, natives } = options;
  if (mains.length === 0) return;
  const hierarchy = new Hierarchy(table);
  const machine = new Machine(table, {
    isIdentityOpen: true,
    natives,
    ...(options.isOpaque === undefined ? {} : { isOpaque: options.isOpaque }),
    stepBudget: Math.max(budget.stepsPerRun, Math.floor(budget.steps / ARGUMENTS.length)),
    enableAssertions: true,
    watched: watch.watched,
  });
  machine.mark();
  for (const main of mains) {
    for (const texts of usesArguments(main) ? ARGUMENTS : ARGUMENTS.slice(0, 1)) {
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
