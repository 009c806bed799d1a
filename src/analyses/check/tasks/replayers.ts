/** Replayers of a program: what they find out about all of its code is found out once. */

import { NATIVES } from '../../../execution/natives/index.js';
import { Replayer } from '../../../execution/replay/index.js';
import type { Witness } from '../../../findings/claim.js';
import type { Hierarchy } from '../../../ir/hierarchy.js';
import type { MethodDeclaration } from '../../../ir/program.js';
import type { ClassName } from '../../../ir/types.js';
import { FRAMEWORKS, isLogging } from '../../../library/index.js';
import type { ParameterBook } from '../../../obligations/index.js';
import { CHECK_BUDGETS } from '../budgets.js';

const { runs, steps, stepsPerRun } = CHECK_BUDGETS['tasks/replayers'];

export class Replayers {
  readonly #hierarchy: Hierarchy;
  readonly #parameters: ParameterBook;
  readonly #budget: number;
  readonly #known = new Map<Witness['start'], Replayer>();
  #cancelled: (() => boolean) | undefined;

  /** `budget` scales. */
  constructor(hierarchy: Hierarchy, parameters: ParameterBook, budget: number) {
    this.#hierarchy = hierarchy;
    this.#parameters = parameters;
    this.#budget = budget;
  }

  /** One for runs that start so, until the next is asked for. */
  starting(start: Exclude<Witness['start'], 'main'>, cancelled: (() => boolean) | undefined): Replayer {
    this.#cancelled = cancelled;
    const replayer = this.#known.get(start) ?? this.#make(start, []);
    this.#known.set(start, replayer);
    return replayer;
  }

  /** For runs of these programs. */
  running(mains: readonly MethodDeclaration[], cancelled: (() => boolean) | undefined): Replayer {
    this.#cancelled = cancelled;
    return this.#make('main', mains);
  }

  #make(start: Witness['start'], mains: readonly MethodDeclaration[]): Replayer {
    return new Replayer(this.#hierarchy.table, {
      natives: NATIVES,
      isOpaque: isLogging,
      mains,
      parameterMayBeNull: (method, index) => this.#parameters.expectsNull(method, index),
      budget: {
        runs: Math.ceil(runs.most * this.#budget),
        steps: Math.ceil(steps.most * this.#budget),
        stepsPerRun: Math.ceil(stepsPerRun.most * this.#budget),
      },
      starts: [start],
      isManaged: (type) => isManaged(this.#hierarchy, type),
      cancelled: () => this.#cancelled?.() === true,
    });
  }
}

function isManaged(hierarchy: Hierarchy, type: ClassName): boolean {
  return hierarchy.superclassChain(type).some((declaration) => FRAMEWORKS.manages(declaration));
}
