/** Asks the interpreter to break the duties that were not proved. */
import { NATIVES } from '../../execution/natives/index.js';
import { Replayer, type ReplayTarget } from '../../execution/replay/index.js';
import type { Witness } from '../../findings/claim.js';
import { Flag, hasFlag, type MethodDeclaration } from '../../ir/program.js';
import type { FinderContext } from './finder.js';
import { isMain } from './launcher.js';
import type { Ledger } from './ledger.js';
import type { Duty } from './obligation-book.js';
import { parameterNullness } from './parameter-nullness.js';
import { isAnnotated } from './shown.js';

export interface Replaying {
  readonly context: FinderContext;
  readonly ledger: Ledger;
  /** All methods of the input. */
  readonly methods: readonly MethodDeclaration[];
  /** Scales the budgets. */
  readonly budget: number;
  readonly cancelled?: () => boolean;
}

const BUDGET = { runs: 1000, steps: 2_000_000, stepsPerRun: 20_000 };

/**
 * From programs and calls for all; from heaps only for what is latent or annotated: that a heap breaks it says nothing new of
 * an alarm that code was seen to bring about, and would hide it.
 */
export function replayAll(duties: readonly Duty[], replaying: Replaying): ReadonlyMap<Duty, Witness> {
  const found = new Map<Duty, Witness>();
  replay(duties, ['main', 'calls'], replaying, found);
  const { hierarchy } = replaying.context;
  const left = duties.filter((duty) => {
    if (found.has(duty)) return false;
    return replaying.ledger.trouble(duty)?.latent === true || isAnnotated(hierarchy, duty.obligation.method);
  });
  replay(left, ['heap'], replaying, found);
  return found;
}

function replay(
  duties: readonly Duty[],
  starts: readonly Witness['start'][],
  { context, ledger, methods, budget, cancelled }: Replaying,
  found: Map<Duty, Witness>,
): void {
  const owners = new Map<ReplayTarget, Duty>();
  for (const duty of duties) for (const target of targetsOf(duty, ledger)) owners.set(target, duty);
  if (owners.size === 0) return;
  const replayer = new Replayer(context.hierarchy.table, {
    natives: NATIVES,
    mains: methods.filter(isMain),
    parameterMayBeNull: (method, index) => mayBeNull(context, method, index),
    budget: {
      runs: Math.ceil(BUDGET.runs * budget),
      steps: Math.ceil(BUDGET.steps * budget),
      stepsPerRun: Math.ceil(BUDGET.stepsPerRun * budget),
    },
    starts,
    ...(cancelled === undefined ? {} : { cancelled }),
  });
  for (const [target, witness] of replayer.replay([...owners.keys()])) {
    const duty = owners.get(target);
    if (duty === undefined) continue;
    const known = found.get(duty);
    if (known === undefined || ORDER.indexOf(witness.start) < ORDER.indexOf(known.start)) found.set(duty, witness);
  }
}

/** From the most convincing to the least. */
const ORDER: readonly Witness['start'][] = ['main', 'calls', 'heap'];

/** The edges of the duty in all copies of the code; the one where an abstract path leads comes first. */
function targetsOf(duty: Duty, ledger: Ledger): readonly ReplayTarget[] {
  const trouble = ledger.trouble(duty);
  if (trouble === undefined) return [];
  const { entry, path, edge, placed } = trouble;
  const { method, broken } = placed.obligation;
  const hints = entry.span.line > 0 ? { hints: { entry, edges: path } } : {};
  const first: ReplayTarget = { method, edge, ...broken, ...hints };
  // Clauses belong to the method, whichever edge leaves it.
  if (broken?.clause !== undefined) return [first];
  // Which copy of the code an abstract path happens to meet first says little about where runs get to.
  const copies = [placed.obligation, ...duty.copies.filter((copy) => copy !== placed.obligation)];
  const others = copies.flatMap((copy) => copy.edges.map((each) => ({ method, edge: each, ...copy.broken })));
  return [first, ...others.filter((other) => other.edge !== edge)];
}

function mayBeNull({ hierarchy }: FinderContext, method: MethodDeclaration, index: number): boolean {
  const body = method.body();
  if (body === undefined) return false;
  const first = hasFlag(method, Flag.STATIC) ? 0 : 1;
  return parameterNullness(hierarchy, method, body)[index + first] === 'nullable';
}
