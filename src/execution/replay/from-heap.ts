/** Runs the methods that targets stand in on all small heaps which meet what the code demands. */

import type { Witness } from '../../findings/claim.js';
import type { ClassTable, MethodDeclaration } from '../../ir/program.js';
import { EXECUTION_BUDGETS } from '../budgets.js';
import { ProgramCode } from '../enumeration/code/program-code.js';
import { observeScope, type ScopeObserver } from '../enumeration/run-scope.js';
import { SharedMachines } from '../enumeration/shared-machines.js';
import { Stage } from '../enumeration/stage.js';
import { witnessOf } from '../enumeration/witness.js';
import type { ReplayOptions, ReplayTarget } from './target.js';
import { traceTo } from './tell.js';
import type { Watch } from './watch.js';

const SCOPES: readonly number[] = [1, 2];
/** What the library leaves open while classes are initialised. */
const INTEGERS: readonly number[] = [0];
const CHOICES_PER_RUN = EXECUTION_BUDGETS['replay/from-heap'].choicesPerRun.most;
const FEWER = EXECUTION_BUDGETS['replay/from-heap'].fewer.most;

/** A program whose methods are started from heaps. */
export interface HeapsOf {
  readonly program: ProgramCode;
  readonly machines: SharedMachines;
}

export function heapsOf(table: ClassTable, { natives, budget: { stepsPerRun } }: ReplayOptions): HeapsOf {
  const program = new ProgramCode(table);
  return { program, machines: new SharedMachines(program, { natives, stepsPerRun, integers: INTEGERS }) };
}

export function replayFromHeaps(
  { program, machines }: HeapsOf,
  watch: Watch,
  options: ReplayOptions,
  found: (target: ReplayTarget, witness: Witness) => void,
): void {
  const { budget, natives, cancelled } = options;
  for (const [method, targets] of targetsPerMethod(watch.open)) {
    if (method.body() === undefined || method.name === '<clinit>') continue;
    const observer = new Observer(watch, targets, found);
    // Runs of other methods may have hit them all.
    if (!observer.wantsMore() || cancelled?.() === true) continue;
    const stage = new Stage(program.of(method), INTEGERS, {
      natives,
      stepsPerRun: budget.stepsPerRun,
      watched: watch.watched,
      machines,
    });
    for (const scope of SCOPES) {
      if (!observer.wantsMore() || cancelled?.() === true) break;
      const scopeOptions = {
        scope,
        runs: Math.ceil(budget.runs / FEWER),
        steps: Math.ceil(budget.steps / FEWER),
        choices: Math.ceil((budget.runs * CHOICES_PER_RUN) / FEWER),
        parameterMayBeNull: (index: number) => options.parameterMayBeNull(method, index),
        ...(cancelled === undefined ? {} : { cancelled }),
      };
      observeScope(stage, scopeOptions, observer);
    }
  }
}

function targetsPerMethod(targets: Iterable<ReplayTarget>): ReadonlyMap<MethodDeclaration, readonly ReplayTarget[]> {
  const found = new Map<MethodDeclaration, ReplayTarget[]>();
  for (const target of targets) {
    const known = found.get(target.method);
    if (known === undefined) found.set(target.method, [target]);
    else known.push(target);
  }
  return found;
}

class Observer implements ScopeObserver {
  #hits = new Set<ReplayTarget>();

  constructor(
    readonly watch: Watch,
    readonly targets: readonly ReplayTarget[],
    readonly found: (target: ReplayTarget, witness: Witness) => void,
  ) {}

  hooks(): ReturnType<Watch['hooks']> {
    this.#hits = new Set();
    const hits = this.#hits;
    return this.watch.hooks('by-us', (target) => hits.add(target));
  }

  readonly ran: ScopeObserver['ran'] = (outcome, again, initial, machine) => {
    for (const target of [...this.#hits, ...this.watch.broken(outcome)]) {
      if (!this.watch.open.has(target)) continue;
      const trace = traceTo(this.watch, target, { machine, typed: 'by-us', again });
      if (trace === undefined) continue;
      this.found(target, witnessOf(initial(), trace));
    }
  };

  wantsMore(): boolean {
    return this.targets.some((target) => this.watch.open.has(target));
  }
}
