/** Runs client programs step by step on a machine whose state before the first step is always the same: some classes initialised. */

import { ChoiceTape } from '../../../execution/enumeration/tape.js';
import { Machine } from '../../../execution/machine.js';
import type { Value } from '../../../execution/memory/values.js';
import { NATIVES } from '../../../execution/natives/index.js';
import type { Hooks } from '../../../execution/options.js';
import { Halt, type Outcome } from '../../../execution/outcome.js';
import type { Callbacks } from '../../../execution/replay/callbacks/callbacks.js';
import { Performer } from '../../../execution/replay/recipes/perform.js';
import type { Sequence, Step } from '../../../execution/replay/sequence.js';
import type { Hierarchy } from '../../../ir/hierarchy.js';
import type { ClassName } from '../../../ir/types.js';
import { INVARIANTS_BUDGETS } from '../budgets.js';

const WORTH_SETTLING = INVARIANTS_BUDGETS['sequences/player'].worthSettling.most;
const MEMORY = INVARIANTS_BUDGETS['sequences/player'].memory.most;
const VIRTUAL_MACHINE_ERROR = 'java.lang.VirtualMachineError';

export class Player {
  readonly machine: Machine;
  /** What each step has given; undefined where nothing, or an exception. */
  readonly values: (Value | undefined)[] = [];
  /** What steps have thrown. */
  readonly thrown = new Map<number, ClassName>();
  /** Instructions executed by all runs. */
  steps = 0;
  /** Whether a callback was called since this was last set to false. */
  calledBack = false;
  readonly #performer: Performer;
  readonly #tape: ChoiceTape;
  readonly #hooks: Hooks;
  readonly #settled = new Set<ClassName>();
  #types: readonly ClassName[] = [];
  #longest = 0;
  #polluted = false;
  /** Marks inside that of the state in which no class of the input is initialised. */
  #levels = 0;
  /** Steps before the nested state. */
  #kept = 0;

  constructor(callbacks: Callbacks, hierarchy: Hierarchy, stepsPerCall: number) {
    this.#tape = new ChoiceTape([0, 1, -1, 2], () => ['a', ''].map((text) => this.machine.intern(text)));
    this.machine = new Machine(callbacks.stubs.table(), {
      isIdentityOpen: true,
      natives: NATIVES,
      stepBudget: stepsPerCall,
      memoryBudget: MEMORY,
      oracle: this.#tape.oracle,
      watched: callbacks.entries,
    });
    this.#performer = new Performer(this.machine, hierarchy, () => true);
    // Our calls know no type arguments: what follows the failure of a cast that only erasure demands could not happen in Java.
    this.#hooks = {
      reached: () => {
        this.calledBack = true;
      },
      failed: (_, { instruction }) => {
        if (
          instruction.kind === 'check' &&
          instruction.condition.kind === 'castable' &&
          instruction.implicit === true
        ) {
          this.#polluted = true;
        }
      },
    };
    this.machine.mark();
  }

  /** Starts to work from the state in which these classes, and no others of the input, are initialised. False where they cannot be. */
  open(types: readonly ClassName[]): boolean {
    this.#close();
    this.#types = types;
    const ready = types.every((type) => this.machine.initialise(type).kind === 'returned');
    this.machine.nest();
    this.#levels = 1;
    return ready;
  }

  /**
   * Makes the initialisation of library classes that the last run has met part of the state that everything starts from: it shows
   * nowhere but in the time taken.
   */
  #settle(): void {
    const { machine } = this;
    const met = new Set<ClassName>();
    for (const { owner } of machine.view.statics()) {
      if (!this.#settled.has(owner) && this.#performer.hierarchy.find(owner)?.origin !== 'input') met.add(owner);
    }
    if (met.size === 0) return;
    this.#close();
    for (const type of met) {
      this.#settled.add(type);
      machine.mark();
      const { kind } = machine.initialise(type);
      if (kind !== 'returned' && kind !== 'threw') machine.rewind();
    }
    machine.mark();
    this.open(this.#types);
  }

  /** Back to the state in which no class of the input is initialised. */
  #close(): void {
    for (; this.#levels > 0; this.#levels--) this.machine.unnest();
    this.machine.rewind();
  }

  /** Starts a program. What earlier ones have left is gone. */
  begin(): void {
    if (this.#longest >= WORTH_SETTLING) this.#settle();
    this.machine.rewind();
    this.#tape.clear();
    this.values.length = 0;
    this.thrown.clear();
    this.#longest = 0;
    this.#polluted = false;
  }

  /** False where the program says nothing: no client could do the step, it does not end, or breaks what its caller owes. */
  perform(step: Step): boolean {
    const outcome = this.#outcome(step);
    if (outcome === undefined || this.#polluted) return false;
    if (outcome.kind === 'returned') {
      this.values.push(outcome.value);
      return true;
    }
    if (outcome.kind !== 'threw') return false;
    const { type } = outcome.exception;
    if (type.isSubtypeOf(VIRTUAL_MACHINE_ERROR)) return false;
    this.thrown.set(this.values.length, type.name);
    // Exceptions of the input may carry something.
    this.values.push(type.declaration?.origin === 'input' ? outcome.exception : undefined);
    return true;
  }

  /** Makes the present state the one that `back` leads to, until `leave`. */
  nest(): void {
    this.#kept = this.values.length;
    this.machine.nest();
    this.#levels++;
  }

  back(): void {
    this.machine.rewind();
    this.#forget();
  }

  leave(): void {
    this.machine.unnest();
    this.#levels--;
    this.#forget();
  }

  #forget(): void {
    for (let step = this.#kept; step < this.values.length; step++) this.thrown.delete(step);
    this.values.length = this.#kept;
    this.#polluted = false;
  }

  /** A whole program. */
  play(program: Sequence): boolean {
    this.begin();
    return program.every((step) => this.perform(step));
  }

  #outcome(step: Step): Outcome | undefined {
    try {
      return this.#performer.perform(step, this.values, this.#hooks);
    } catch (problem) {
      // Allocated outside any call.
      if (problem instanceof Halt) return undefined;
      throw problem;
    } finally {
      const { steps } = this.machine;
      this.steps += steps;
      if (steps > this.#longest) this.#longest = steps;
    }
  }
}
