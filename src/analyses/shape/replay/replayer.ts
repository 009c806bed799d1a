/**
 * Asks the interpreter to break claims about a method. Runs start in the method itself: first on heaps of the abstract states
 * that it starts in, then on all small heaps. Both meet its `requires`, invariants and annotations. What a run breaks has
 * happened; that no run breaks it says nothing.
 */

import { assumesInvariants } from '../../../execution/enumeration/assumptions.js';
import { ProgramCode } from '../../../execution/enumeration/code/program-code.js';
import { constraintsOf } from '../../../execution/enumeration/constraints.js';
import { rootsOf } from '../../../execution/enumeration/roots.js';
import { observeScope } from '../../../execution/enumeration/run-scope.js';
import { Stage } from '../../../execution/enumeration/stage.js';
import { NATIVES } from '../../../execution/natives/index.js';
import { Replayer, type ReplayTarget } from '../../../execution/replay/index.js';
import { Watch } from '../../../execution/replay/watch.js';
import type { Witness } from '../../../findings/claim.js';
import type { ClassTable, MethodDeclaration } from '../../../ir/program.js';
import { isLogging } from '../../../library/index.js';
import { SHAPE_BUDGETS } from '../budgets.js';
import { completions } from './completions.js';
import type { EntryHeap } from './entry-heaps.js';
import { RunObserver } from './observer.js';
import { runHeap } from './run-heap.js';

export interface ShapeReplayOptions {
  /** Scales the budgets. */
  readonly budget: number;
  /** Asked before each run whether to stop. */
  readonly cancelled?: () => boolean;
  /** Whether a reference parameter that no annotation speaks about takes null; left out: all do. */
  readonly parameterMayBeNull?: (method: MethodDeclaration, index: number) => boolean;
  /** Programs of the input: where one breaks a claim, its run is the witness. Left out: runs start on heaps only. */
  readonly mains?: readonly MethodDeclaration[];
}

/** Objects of one class in the heaps, and the runs that each scope may take. */
const SCOPES: readonly { readonly scope: number; readonly runs: number }[] = [
  { scope: 2, runs: 1_500 },
  { scope: 3, runs: 4_000 },
  { scope: 4, runs: 4_000 },
];
/** Three values put three nodes into any order. */
const INTEGERS: readonly number[] = [0, 1, 2];
const STEPS_PER_RUN = SHAPE_BUDGETS['replay/replayer'].stepsPerRun.most;
const STEPS = SHAPE_BUDGETS['replay/replayer'].steps.most;
const CHOICES_PER_RUN = SHAPE_BUDGETS['replay/replayer'].choicesPerRun.most;
const ENTRY_RUNS = SHAPE_BUDGETS['replay/replayer'].entryRuns.most;
/** What calls and programs may take, for all targets together. */
const CALLS = {
  runs: SHAPE_BUDGETS['replay/replayer'].callRuns.most,
  steps: SHAPE_BUDGETS['replay/replayer'].callSteps.most,
  stepsPerRun: STEPS_PER_RUN,
};

export class ShapeReplayer {
  readonly #program: ProgramCode;

  constructor(
    readonly table: ClassTable,
    readonly options: ShapeReplayOptions,
  ) {
    this.#program = new ProgramCode(table);
  }

  /**
   * Targets stand in any code that runs of the method reach; those hit have a witness. `entries` are heaps of abstract states
   * at the entry of the method: see `entryHeaps`.
   */
  replay(
    method: MethodDeclaration,
    targets: readonly ReplayTarget[],
    entries: Iterable<EntryHeap> = [],
  ): ReadonlyMap<ReplayTarget, Witness> {
    const witnesses = new Map<ReplayTarget, Witness>();
    if (method.body() === undefined || method.name === '<clinit>' || targets.length === 0) return witnesses;
    const watch = new Watch(this.#program.hierarchy, targets);
    const observer = new RunObserver(watch, (target, witness) => {
      witnesses.set(target, witness);
      watch.close(target);
    });
    const stage = new Stage(this.#program.of(method), INTEGERS.slice(0, 1), {
      natives: NATIVES,
      stepsPerRun: STEPS_PER_RUN,
      watched: watch.watched,
    });
    if (stage.setup.failure !== undefined) return witnesses;
    const isComplete = this.#onScopes(stage, observer, SCOPES.slice(0, 1));
    this.#onEntries(stage, observer, entries);
    if (isComplete) this.#onScopes(stage, observer, SCOPES.slice(1));
    return witnesses;
  }

  /** Runs of programs of the input and by public calls that break the targets: more convincing than heaps that nobody built. */
  fromPrograms(targets: readonly ReplayTarget[]): ReadonlyMap<ReplayTarget, Witness> {
    const { budget, cancelled, mains = [], parameterMayBeNull = () => true } = this.options;
    if (targets.length === 0) return new Map();
    const replayer = new Replayer(this.table, {
      natives: NATIVES,
      isOpaque: isLogging,
      mains,
      parameterMayBeNull,
      budget: {
        runs: Math.ceil(CALLS.runs * budget),
        steps: Math.ceil(CALLS.steps * budget),
        stepsPerRun: CALLS.stepsPerRun,
      },
      starts: ['main', 'calls'],
      ...(cancelled === undefined ? {} : { cancelled }),
    });
    return replayer.replay(targets);
  }

  /**
   * Small heaps come first in every scope: where one could not be finished, the next would spend its budget on the same ones.
   * False in that case.
   */
  #onScopes(stage: Stage, observer: RunObserver, scopes: typeof SCOPES): boolean {
    const { budget, cancelled } = this.options;
    for (const { scope, runs } of scopes) {
      if (!observer.wantsMore() || cancelled?.() === true) return false;
      const search = {
        scope,
        integers: INTEGERS,
        runs: Math.ceil(runs * budget),
        steps: Math.ceil(STEPS * budget),
        choices: Math.ceil(runs * CHOICES_PER_RUN * budget),
        parameterMayBeNull: (index: number) => this.#mayBeNull(stage.code.method, index),
        ...(cancelled === undefined ? {} : { cancelled }),
      };
      if (!observeScope(stage, search, observer)) return false;
    }
    return true;
  }

  #onEntries(stage: Stage, observer: RunObserver, entries: Iterable<EntryHeap>): void {
    const { budget, cancelled } = this.options;
    const { method } = stage.code;
    const { hierarchy } = this.#program;
    // The object under construction has no state of its own yet.
    if (method.name === '<init>') return;
    const problem = rootsOf(stage.setup.world, method, (index) => this.#mayBeNull(method, index));
    const constraints = constraintsOf(hierarchy, method, (type) => assumesInvariants(hierarchy, method, type));
    // A clause that cannot be read can exclude any heap.
    if (constraints.problems.length > 0) return;
    const tape = stage.newTape(INTEGERS);
    let runs = Math.ceil(ENTRY_RUNS * budget);
    for (const entry of entries) {
      for (const heap of completions(stage, problem, constraints, entry, INTEGERS)) {
        if (runs-- <= 0 || !observer.wantsMore() || cancelled?.() === true) return;
        runHeap(stage, tape, heap, observer);
      }
    }
  }

  #mayBeNull(method: MethodDeclaration, index: number): boolean {
    return this.options.parameterMayBeNull?.(method, index) ?? true;
  }
}
