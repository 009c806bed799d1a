/** Asks the interpreter for runs in which calls throw: programs of the input, then public calls. */

import { NATIVES } from '../../../../execution/natives/index.js';
import { Replayer, type ReplayTarget } from '../../../../execution/replay/index.js';
import type { Witness } from '../../../../findings/claim.js';
import { isMain } from '../../../../ir/program.js';
import { isLogging } from '../../../../library/index.js';
import { ParameterBook } from '../../../../obligations/index.js';
import { CHECK_BUDGETS } from '../../budgets.js';
import type { InspectionWorld } from '../../inspection.js';

const { runs, steps, stepsPerRun } = CHECK_BUDGETS['inspections/protocols/replayed-calls'];

/** One for each target, where there is one. */
export function replayedCalls(
  targets: readonly ReplayTarget[],
  {
    hierarchy,
    classes,
    replay,
    budget,
    cancelled,
  }: Pick<InspectionWorld, 'hierarchy' | 'classes' | 'replay' | 'budget' | 'cancelled'>,
  starts: readonly Witness['start'][] = ['main', 'calls'],
): readonly (Witness | undefined)[] {
  if (!replay || targets.length === 0) return [];
  const parameters = new ParameterBook(
    hierarchy,
    classes.map(({ name }) => name),
  );
  const replayer = new Replayer(hierarchy.table, {
    natives: NATIVES,
    isOpaque: isLogging,
    mains: classes.flatMap(({ methods }) => methods.filter(isMain)),
    parameterMayBeNull: (method, index) => parameters.expectsNull(method, index),
    budget: {
      runs: Math.ceil(runs.most * budget),
      steps: Math.ceil(steps.most * budget),
      stepsPerRun: Math.ceil(stepsPerRun.most * budget),
    },
    starts,
    ...(cancelled === undefined ? {} : { cancelled }),
  });
  const found = replayer.replay(targets);
  return targets.map((target) => found.get(target));
}
