/**
 * Machines on which the stages of a program take turns. Code stays prepared, and what many methods need initialised is so once.
 * Each stage finds its machine in a state that does not depend on the stages before it.
 */
import type { Edge } from '../../ir/body.js';
import type { ClassName } from '../../ir/types.js';
import { Machine } from '../machine.js';
import type { NativeMethod } from '../native-context.js';
import type { Oracle } from '../options.js';
import type { ProgramCode } from './code/program-code.js';
import { initialise } from './setup.js';
import { ChoiceTape } from './tape.js';

export interface SharedMachine {
  readonly machine: Machine;
  /** Classes that were initialised, with the problems there were. */
  readonly initialised: ReadonlyMap<ClassName, string | undefined>;
}

export interface MachinesOptions {
  readonly natives: ReadonlyMap<string, NativeMethod>;
  /** Instructions that one run may execute. */
  readonly stepsPerRun: number;
  /** What the library leaves open is the first of them while classes are initialised. */
  readonly integers: readonly number[];
}

export class SharedMachines {
  readonly #machines = new Map<string, SharedMachine>();
  #oracle: Oracle = () => undefined;

  constructor(
    readonly program: ProgramCode,
    readonly options: MachinesOptions,
  ) {}

  /** One for a stage that has these classes initialised, before which the last one taken must not be used any more. */
  take(classes: ReadonlySet<ClassName>, oracle: Oracle, watched: ReadonlySet<Edge>): SharedMachine {
    const inAllHeaps = this.program.heapClasses.all;
    const ofCallbacks = new Set(this.program.calledBackStatics().map(({ owner }) => owner));
    const groups = [inAllHeaps, ofCallbacks].map((group) => (isIncluded(group, classes) ? group : NONE));
    const key = groups.map(({ size }) => size > 0).join();
    const shared = this.#machines.get(key) ?? this.#make(new Set(groups.flatMap((group) => [...group])));
    this.#machines.set(key, shared);
    const { machine } = shared;
    machine.unnest();
    machine.nest();
    machine.watch(watched);
    this.#oracle = oracle;
    return shared;
  }

  #make(classes: ReadonlySet<ClassName>): SharedMachine {
    const { natives, stepsPerRun, integers } = this.options;
    const machine = new Machine(this.program.table, {
      isIdentityOpen: true,
      natives,
      stepBudget: stepsPerRun,
      enableAssertions: true,
      oracle: (request) => this.#oracle(request),
    });
    const tape = new ChoiceTape(integers, () => ['', 'a', 'b'].map((text) => machine.intern(text)));
    this.#oracle = tape.oracle;
    const initialised = new Map([...classes].map((type) => [type, initialise(machine, type)] as const));
    machine.mark();
    machine.nest();
    return { machine, initialised };
  }
}

const NONE: ReadonlySet<ClassName> = new Set();

function isIncluded(group: ReadonlySet<ClassName>, classes: ReadonlySet<ClassName>): boolean {
  for (const each of group) if (!classes.has(each)) return false;
  return true;
}
