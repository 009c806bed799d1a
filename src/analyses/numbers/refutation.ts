/** Asks the interpreter to break what was not proved: by programs of the input, by calls, and on heaps built for it. */
import { NATIVES } from '../../execution/natives/index.js';
import { Replayer, type ReplayTarget } from '../../execution/replay/index.js';
import type { Witness } from '../../findings/claim.js';
import type { ClassTable, MethodDeclaration } from '../../ir/program.js';
import { isLogging } from '../../library/index.js';
import type { Duty } from '../../obligations/index.js';
import { NUMBERS_BUDGETS } from './budgets.js';

const BUDGET = NUMBERS_BUDGETS.refutation;

export interface RefutationOptions {
  readonly mains: readonly MethodDeclaration[];
  /** Scales the budgets. */
  readonly budget: number;
}

/** Of the duties those that some run breaks. */
export function refuted(
  table: ClassTable,
  duties: readonly Duty[],
  { mains, budget }: RefutationOptions,
): ReadonlyMap<Duty, Witness> {
  const owners = new Map<ReplayTarget, Duty>();
  for (const duty of duties) for (const target of targetsOf(duty)) owners.set(target, duty);
  const found = new Map<Duty, Witness>();
  if (owners.size === 0) return found;
  const scaled = (count: number): number => Math.ceil(count * budget);
  const replayer = new Replayer(table, {
    natives: NATIVES,
    isOpaque: isLogging,
    mains,
    parameterMayBeNull: () => true,
    budget: {
      runs: scaled(BUDGET.runs.most),
      steps: scaled(BUDGET.steps.most),
      stepsPerRun: BUDGET.stepsPerRun.most,
    },
  });
  for (const [target, witness] of replayer.replay([...owners.keys()])) {
    const owner = owners.get(target);
    if (owner !== undefined && found.get(owner)?.start !== 'main') found.set(owner, witness);
  }
  return found;
}

/** Where a run has to break something to break the duty, in all copies of the code. */
function targetsOf({ copies }: Duty): readonly ReplayTarget[] {
  return copies.flatMap(({ method, edges, broken }) => {
    // Clauses belong to the method, whichever edge leaves it.
    const among = broken?.clause !== undefined && broken.clause.kind !== 'requires' ? edges.slice(0, 1) : edges;
    return among.map((edge) => ({ method, edge, ...broken }));
  });
}
