/**
 * Where the runs of a method take place: a machine in the state in which all of them start. Scopes can follow each other on
 * one stage, because what is initialised before the first run does not depend on the scope.
 */

import type { Edge } from '../../ir/body.js';
import type { ClassName } from '../../ir/types.js';
import { EXECUTION_BUDGETS } from '../budgets.js';
import { Machine } from '../machine.js';
import type { NativeMethod } from '../native-context.js';
import type { Oracle } from '../options.js';
import type { MethodCode } from './code/program-code.js';
import { type Setup, settleLibrary, setUp } from './setup.js';
import type { SharedMachines } from './shared-machines.js';
import { ChoiceTape } from './tape.js';

const WORTH_SETTLING = EXECUTION_BUDGETS['enumeration/stage'].worthSettling.most;

export interface StageOptions {
  readonly natives: ReadonlyMap<string, NativeMethod>;
  /** Instructions that one run may execute. */
  readonly stepsPerRun: number;
  /** Whether slots of type Object or an interface take all fitting classes, also where no run could tell them apart. */
  readonly everyClass?: boolean;
  /** Edges that the hook `reached` is wanted for. */
  readonly watched?: ReadonlySet<Edge>;
  /** Machines that stages take turns on: the stage must not be used after the next one has been made. Left out: one of its own. */
  readonly machines?: SharedMachines;
}

const NOTHING: ReadonlySet<Edge> = new Set();

export class Stage {
  readonly machine: Machine;
  readonly setup: Setup;
  #tape: ChoiceTape;
  /** Library classes that are initialised before every run. */
  #settled: ReadonlySet<ClassName> = new Set();

  /** While classes are initialised, what the library leaves open is the first of the integers. */
  constructor(
    readonly code: MethodCode,
    integers: readonly number[],
    { natives, stepsPerRun, everyClass, watched, machines }: StageOptions,
  ) {
    const { method, program, isRead, isTold, foreign, statics } = code;
    this.#tape = this.newTape(integers);
    const classes = new Set([...program.heapClasses.of(method), ...statics.map(({ owner }) => owner)]);
    const oracle: Oracle = (request) => this.#tape.oracle(request);
    const shared = machines?.take(classes, oracle, watched ?? NOTHING);
    this.machine =
      shared?.machine ??
      new Machine(program.table, {
        isIdentityOpen: true,
        natives,
        stepBudget: stepsPerRun,
        enableAssertions: true,
        oracle,
        ...(watched === undefined ? {} : { watched }),
      });
    this.setup = setUp(this.machine, program.hierarchy, method, {
      isRead,
      isTold: everyClass === true ? () => true : isTold,
      foreign,
      statics,
      classes,
      instantiable: program.heapClasses.instantiable,
      before: shared?.initialised ?? new Map(),
    });
  }

  /** The tape for the runs that follow. */
  newTape(integers: readonly number[]): ChoiceTape {
    this.#tape = new ChoiceTape(integers, () => ['', 'a', 'b'].map((text) => this.machine.intern(text)));
    return this.#tape;
  }

  /** After a run: static fields are as before it again, because the next heaps' preconditions are evaluated on them. */
  cleanUp(): void {
    const { machine, code } = this;
    if (machine.steps >= WORTH_SETTLING) {
      this.#settled = settleLibrary(machine, this.#tape, code.program.hierarchy, this.#settled);
    }
    machine.rewind();
  }
}
