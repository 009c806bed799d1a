/** Emulates all clients of a component on heaps of growing size, and reads typestates and transitions off. */
import type { ClassName } from '../../../ir/types.js';
import type { Vocabulary } from '../../../machines/predicates/vocabulary.js';
import { TYPESTATE_BUDGETS } from '../budgets.js';
import type { TypestateComponent } from '../component/component.js';
import { tableOf } from '../table/making.js';
import type { TypestateTable } from '../table/table.js';
import { witnessesOf } from '../witness/rows.js';
import { type Engine, Explorer, type ExplorerBudget } from './explorer.js';
import { looksOutside } from './supply.js';

export interface EmulationOptions {
  /** Scales the budgets: heaps, calls. */
  readonly budget: number;
  /** Most objects of a class that heaps grow to. */
  readonly objects?: number;
  readonly cancelled?: () => boolean;
  /** Whether clients are looked for that show the transitions; default yes. */
  readonly witnesses?: boolean;
  /** Whether it stops before a level that would be made only to be sure and is not free, to be gone on with by `another`; default no. */
  readonly pauses?: boolean;
  /** Default: the machine that runs the code itself. */
  readonly engine?: Engine;
}

const MOST_OBJECTS = TYPESTATE_BUDGETS['emulation/emulation'].mostObjects.most;
const MOST_WITNESSES = TYPESTATE_BUDGETS['emulation/emulation'].mostWitnesses.most;
/** A level that took no more calls is cheap enough for another one to be sure. */
const CHEAP_LEVEL = 300;
/** A level that took no more calls is so cheap that it is quicker made than asked about. */
const FREE_LEVEL = 150;
/** Where the proof shows that there is more: heaps grow as long as levels take no more calls than this, up to so many objects. */
const FURTHER_LEVEL = 2_000;
const MOST_FURTHER = TYPESTATE_BUDGETS['emulation/emulation'].mostFurther.most;

export function emulate(
  component: TypestateComponent,
  vocabulary: Vocabulary,
  options: EmulationOptions,
): TypestateTable {
  return new Emulation(component, vocabulary, options).table();
}

/** All clients on heaps up to a size that can be raised. */
export class Emulation {
  readonly #component: TypestateComponent;
  readonly #vocabulary: Vocabulary;
  readonly #options: EmulationOptions;
  readonly #explorer: Explorer;
  readonly #cancelled: () => boolean;
  /** Of the largest heaps that were explored to the end. */
  #size = 0;
  /** Calls that the last level took. */
  #calls = 0;
  /** Levels in a row that showed nothing new. */
  #unchanged = 0;
  #isPaused = false;

  constructor(component: TypestateComponent, vocabulary: Vocabulary, options: EmulationOptions) {
    this.#component = component;
    this.#vocabulary = vocabulary;
    this.#options = options;
    this.#cancelled = options.cancelled ?? (() => false);
    const budget: ExplorerBudget = {
      calls: 20_000 * options.budget,
      bindings: 2_000_000 * options.budget,
      steps: 4_000,
      allSteps: 3_000_000 * options.budget,
      rows: 4_000 * options.budget,
    };
    const { engine } = options;
    const combines = !looksOutside(component);
    const explorer = new Explorer(component, vocabulary, budget, {
      grain: combines ? 'islands' : 'whole',
      cancelled: this.#cancelled,
      engine,
    });
    this.#grow(explorer);
    if (explorer.isFixedChanged) {
      this.#explorer = new Explorer(component, vocabulary, budget, {
        grain: 'whole',
        cancelled: this.#cancelled,
        engine,
      });
      this.#size = 0;
      this.#unchanged = 0;
      this.#grow(this.#explorer);
    } else this.#explorer = explorer;
  }

  /** Goes on where it paused; false where it did not. */
  another(): boolean {
    if (!this.#isPaused) return false;
    this.#isPaused = false;
    this.#grow(this.#explorer);
    return true;
  }

  /** With one more object of each class; false where that cannot be done, or would take too long. */
  further(): boolean {
    const explorer = this.#explorer;
    if (this.#options.objects !== undefined || explorer.isSpent || !explorer.isCutOff) return false;
    if (this.#size >= MOST_FURTHER || this.#calls > FURTHER_LEVEL * this.#options.budget) return false;
    return this.#level(explorer, this.#size + 1);
  }

  /** Whether no heap was left out because it has too many objects: then there are no others, whatever their size. */
  get isExhaustive(): boolean {
    const { isSpent, isCutOff } = this.#explorer;
    return this.#size > 0 && !isSpent && !isCutOff;
  }

  /** What was found so far; with clients that show it, unless they are not wanted. */
  table(
    wanted: 'with-witnesses' | 'without-witnesses' = this.#options.witnesses === false
      ? 'without-witnesses'
      : 'with-witnesses',
  ): TypestateTable {
    const explorer = this.#explorer;
    const witnesses =
      wanted === 'without-witnesses'
        ? new Map<number, readonly string[]>()
        : witnessesOf(
            this.#component,
            this.#vocabulary,
            explorer,
            MOST_WITNESSES * this.#options.budget,
            this.#cancelled,
          );
    const objects = new Map<ClassName, number>();
    for (const { name } of this.#component.classes) if (explorer.typestates.has(name)) objects.set(name, this.#size);
    const spent = this.#spent();
    return {
      ...tableOf(this.#component, this.#vocabulary, explorer, witnesses),
      predicates: this.#vocabulary.predicates,
      ended: explorer.transitions.ended,
      objects,
      heaps: explorer.reached.length,
      closed: false,
      open: [...explorer.leftOut],
      ...(spent === undefined ? {} : { spent }),
      assumptions: explorer.assumptions,
      met: {
        machine: explorer.machine,
        typestates: explorer.typestates,
        transitions: explorer.transitions,
        heaps: explorer.reached.map(({ heap }) => heap),
      },
    };
  }

  #spent(): string | undefined {
    const { isSpent, isCutInside, calls, reached } = this.#explorer;
    if (isSpent)
      return `explored up to ${this.#size} objects of a class: then the budget was spent, after ${calls} calls on ${reached.length} heaps`;
    return isCutInside ? 'calls that make many objects were not followed to their end' : undefined;
  }

  /** Until nothing new comes. */
  #grow(explorer: Explorer): void {
    const { objects } = this.#options;
    if (objects !== undefined) {
      this.#level(explorer, objects);
      return;
    }
    while (this.#size < MOST_OBJECTS) {
      const seen = explorer.transitions.seen.length;
      if (!this.#level(explorer, this.#size + 1) || !explorer.isCutOff) return;
      this.#unchanged = explorer.transitions.seen.length === seen ? this.#unchanged + 1 : 0;
      if (this.#unchanged >= (this.#calls > CHEAP_LEVEL ? 1 : 2)) return;
      if (this.#unchanged > 0 && this.#calls > FREE_LEVEL && this.#options.pauses === true) {
        this.#isPaused = true;
        return;
      }
    }
  }

  /** False where it was not explored to the end. */
  #level(explorer: Explorer, most: number): boolean {
    const { calls } = explorer;
    explorer.level(most);
    this.#calls = explorer.calls - calls;
    if (explorer.isSpent || explorer.isFixedChanged) return false;
    this.#size = most;
    return true;
  }
}
