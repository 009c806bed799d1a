/** Runs client programs, each on a machine that is as new. */

import type { Witness } from '../../findings/claim.js';
import type { Hierarchy } from '../../ir/hierarchy.js';
import type { ClassTable } from '../../ir/program.js';
import type { ClassName } from '../../ir/types.js';
import { EXECUTION_BUDGETS } from '../budgets.js';
import type { Root } from '../enumeration/partial-heap.js';
import { settleLibrary } from '../enumeration/setup.js';
import { ChoiceTape } from '../enumeration/tape.js';
import { initialState, witnessOf } from '../enumeration/witness.js';
import { Machine } from '../machine.js';
import type { HeapSnapshot } from '../memory/snapshot.js';
import type { Value } from '../memory/values.js';
import type { Hooks } from '../options.js';
import type { Outcome } from '../outcome.js';
import { programOfCalls } from './java/witness-program.js';
import { Performer } from './recipes/perform.js';
import { type Sequence, type Step, textOf } from './sequence.js';
import type { ReplayOptions, ReplayTarget } from './target.js';
import { traceTo } from './tell.js';
import type { Watch } from './watch.js';

const WORTH_SETTLING = EXECUTION_BUDGETS['replay/client'].worthSettling.most;

/** How a program went. */
export interface Ran {
  /** What each step gave; shorter than the program where a step did not return normally, or was no client's to do. */
  readonly values: readonly (Value | undefined)[];
  /** Targets hit, with the step. */
  readonly hits: ReadonlyMap<ReplayTarget, number>;
}

export class Client {
  readonly machine: Machine;
  readonly #performer: Performer;
  readonly #tape: ChoiceTape;
  #settled: ReadonlySet<ClassName> = new Set();
  #steps = 0;

  constructor(
    table: ClassTable,
    readonly hierarchy: Hierarchy,
    readonly watch: Watch,
    readonly options: ReplayOptions,
  ) {
    this.#tape = new ChoiceTape([0, 1, -1, 2], () => ['a', ''].map((text) => this.machine.intern(text)));
    this.machine = new Machine(table, {
      isIdentityOpen: true,
      natives: options.natives,
      ...(options.isOpaque === undefined ? {} : { isOpaque: options.isOpaque }),
      stepBudget: options.budget.stepsPerRun,
      enableAssertions: true,
      oracle: this.#tape.oracle,
      watched: watch.watched,
    });
    this.#performer = new Performer(this.machine, hierarchy, options.parameterMayBeNull);
    this.machine.mark();
  }

  /** Instructions executed by all runs. */
  get steps(): number {
    return this.#steps;
  }

  /** Runs a program; what the library leaves open is as in the first run, or as `next` has chosen. The heap stays until the next run. */
  run(program: Sequence): Ran {
    this.#tape.clear();
    return this.#attempt(program);
  }

  /** The same program with other values where the library leaves them open; undefined when all have been tried. */
  next(program: Sequence): Ran | undefined {
    return this.#tape.advance() ? this.#attempt(program) : undefined;
  }

  #attempt(program: Sequence): Ran {
    this.#reset();
    const hits = new Map<ReplayTarget, number>();
    const values: (Value | undefined)[] = [];
    const hooks = this.watch.hooks('by-us', (target) => {
      if (!hits.has(target)) hits.set(target, values.length);
    });
    for (const step of program) {
      const outcome = this.#performer.perform(step, values, hooks);
      this.#steps += this.machine.steps;
      if (outcome === undefined) break;
      for (const target of this.watch.broken(outcome)) if (!hits.has(target)) hits.set(target, values.length);
      if (outcome.kind !== 'returned') break;
      values.push(outcome.value);
    }
    return { values, hits };
  }

  #reset(): void {
    const { machine } = this;
    if (machine.steps >= WORTH_SETTLING) {
      this.#settled = settleLibrary(machine, this.#tape, this.hierarchy, this.#settled);
    }
    machine.rewind();
    this.#tape.rewind();
  }

  /** The witness of the program that has just been run: it must have hit the target, in its last step. */
  tell(program: Sequence, target: ReplayTarget): Witness | undefined {
    const last = program.at(-1);
    if (last === undefined) return undefined;
    let state: HeapSnapshot | undefined;
    const again = (hooks: Hooks): Outcome => {
      this.#reset();
      const values: (Value | undefined)[] = [];
      let outcome: Outcome | undefined;
      for (const step of program) {
        if (step === last) state = this.#before(step, values, hooks);
        outcome = this.#performer.perform(step, values, hooks);
        if (outcome?.kind !== 'returned') break;
        values.push(outcome.value);
      }
      return outcome ?? { kind: 'exit', status: 0 };
    };
    const trace = traceTo(this.watch, target, { machine: this.machine, typed: 'by-us', again });
    // Names of objects are those of the run that was told.
    const before = state;
    if (trace === undefined || before === undefined) return undefined;
    const told = programOfCalls(this.hierarchy, program, target, again({}));
    return { ...witnessOf(before, trace, 'calls', textOf(program)), program: told };
  }

  /** Receiver and arguments of a call about to be made, and what they lead to. */
  #before(step: Step, values: readonly (Value | undefined)[], hooks: Hooks): HeapSnapshot | undefined {
    if (step.kind !== 'call') return undefined;
    const { method } = step;
    const given = this.#performer.arguments(step, values, hooks);
    if (given === undefined) return undefined;
    const receiver: Root = { name: 'this', type: method.owner, nonNull: true };
    const parameters = method.parameters.map(({ name, type }): Root => ({ name, type, nonNull: false }));
    return initialState(this.machine, step.receiver === undefined ? parameters : [receiver, ...parameters], given);
  }
}
