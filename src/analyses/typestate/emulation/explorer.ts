/**
 * The most general client on heaps of at most so many objects of a class: every operation on everything that it can have, each
 * heap once up to the numbers of objects. Heaps are explored island by island (see `Islands`), or as a whole where static fields
 * change.
 */
import type { MethodDeclaration } from '../../../ir/program.js';
import type { ClassName, TypeName } from '../../../ir/types.js';
import { assumptionOf } from '../../../library/index.js';
import {
  type Argument,
  type CallExit,
  type Heap,
  type HeapObject,
  type Machine,
  type MachineOptions,
  machineFor,
  type Reference,
} from '../../../machines/predicates/machine/machine.js';
import { type HeapParts, type Island, Islands } from '../../../machines/predicates/typestates/islands.js';
import { type Typestates, typestatesOf } from '../../../machines/predicates/typestates/typestates.js';
import { valueTable } from '../../../machines/predicates/values/table.js';
import type { ValueTable } from '../../../machines/predicates/values/values.js';
import type { Vocabulary } from '../../../machines/predicates/vocabulary.js';
import { liveVariables } from '../../../program/flow/liveness.js';
import { TYPESTATE_BUDGETS } from '../budgets.js';
import {
  type Binding,
  type Choice,
  eachBinding,
  givenTypes,
  isConstructor,
  type Supply,
} from '../component/bindings.js';
import type { TypestateComponent } from '../component/component.js';
import { type Call, type ReachedIsland, ReachedIslands } from './reached.js';
import { startsOf } from './start.js';
import { Givable } from './supply.js';
import { Transitions } from './transitions.js';

export type { Call, ReachedIsland } from './reached.js';

export interface ExplorerBudget {
  readonly calls: number;
  readonly bindings: number;
  /** Of the machine, for one call. */
  readonly steps: number;
  /** Of the machine, for all calls. */
  readonly allSteps: number;
  /** Transitions: more than anybody reads. */
  readonly rows: number;
}

/** What runs methods in place of the machine of the domain. */
export type Engine = (options: MachineOptions) => { readonly machine: Machine; readonly islands: HeapParts };

const DEPTH = TYPESTATE_BUDGETS['emulation/explorer'].depth.most;
const FAILED_ASSERT = { type: 'java.lang.AssertionError', cause: 'assert' } as const;

/** How heaps are explored: island by island or as a whole, until when, and by which engine. */
export interface Exploration {
  readonly grain: 'islands' | 'whole';
  readonly cancelled: () => boolean;
  readonly engine?: Engine | undefined;
}

export class Explorer {
  readonly machine: Machine;
  readonly values: ValueTable;
  readonly typestates: Typestates;
  readonly transitions: Transitions;
  readonly islands: HeapParts;
  readonly #found: ReachedIslands;
  /** How each transition was first come to, by its number. */
  readonly shown: Call[] = [];
  readonly leftOut = new Set<string>();
  /** Static fields changed, or objects are where nobody follows: islands are not independent. */
  isFixedChanged = false;
  isSpent = false;
  /** More objects would have been needed at the last level. */
  isCutOff = false;
  /** Some call at the last level made so many objects that it was not followed to its end. */
  isCutInside = false;
  calls = 0;
  /** Of the machine, so far. */
  steps = 0;
  readonly fixed: Heap;
  /** Of the library, that were relied on. */
  readonly #records = new Set<string>();
  readonly #component: TypestateComponent;
  readonly #givable: Givable;
  /** Whether heaps are explored island by island. */
  readonly combines: boolean;
  readonly #budget: ExplorerBudget;
  readonly #cancelled: () => boolean;
  readonly #fixedKey: number;
  readonly #cut: (Call & { readonly index: number })[] = [];
  #most = 1;
  /** What the last level had: its calls need not be made again. */
  #previous = { most: 0, reached: 0 };
  #bindings = 0;

  constructor(
    component: TypestateComponent,
    vocabulary: Vocabulary,
    budget: ExplorerBudget,
    { grain, cancelled, engine }: Exploration,
  ) {
    this.#component = component;
    this.#budget = budget;
    this.combines = grain === 'islands';
    this.#cancelled = cancelled;
    this.values = valueTable(vocabulary);
    const options: MachineOptions = {
      vocabulary,
      follows: component.follows,
      steps: budget.steps,
      depth: DEPTH,
      limit: (type) => 2 * this.#limit(type) + 2,
      liveVariables,
      ignoresAsserts: !component.errors.isError(FAILED_ASSERT),
      isError: (thrown) => component.isError(thrown),
      relies: (record) => this.#records.add(assumptionOf(record)),
    };
    const given = engine?.(options);
    this.machine = given?.machine ?? machineFor(component.world, options, this.values);
    this.typestates = typestatesOf(this.machine, component.world);
    this.transitions = new Transitions(this.machine, this.typestates, component);
    this.islands = given?.islands ?? new Islands(this.machine, this.values);
    this.#givable = new Givable(component, vocabulary);
    this.#found = new ReachedIslands(this.machine, component.world.hierarchy, (type, most) => this.#limit(type, most));
    const { heaps, leftOut } = startsOf(this.machine, component);
    for (const reason of leftOut) this.leftOut.add(reason);
    const [first] = heaps;
    this.fixed = first;
    this.#fixedKey = this.islands.of(first).fixedKey;
    if (grain === 'islands' && heaps.some((heap) => this.islands.of(heap).fixedKey !== this.#fixedKey))
      this.isFixedChanged = true;
    if (grain === 'whole') for (const heap of heaps) this.#found.reach(this.islands.whole(heap), undefined);
  }

  /** All islands, or whole heaps, in the order found. */
  get reached(): readonly ReachedIsland[] {
    return this.#found.all;
  }

  get assumptions(): readonly string[] {
    return [...this.#records, ...(this.values.assumesNoOverflow ? ['no-overflow'] : [])];
  }

  /** From now on there may be any number of objects. */
  unlimited(): void {
    this.#most = Number.POSITIVE_INFINITY;
  }

  /** Everything with at most so many objects of a class that has typestates. */
  level(most: number): void {
    this.#most = most;
    this.isCutOff = false;
    this.isCutInside = false;
    for (const { index, method, binding } of this.#cut.splice(0)) this.#call(index, method, binding);
    if (this.combines) this.#fromIsland(-1);
    for (let number = 0; number < this.reached.length; number++) {
      if (this.isSpent || this.isFixedChanged) return;
      this.#fromIsland(number);
    }
    this.#previous = { most, reached: this.reached.length };
  }

  /** Whether the last level came to it. */
  #isOld({ islands }: Binding): boolean {
    if (this.#previous.most === 0) return false;
    return (
      islands.every((number) => number < this.#previous.reached) &&
      (!this.combines || this.#found.isWithin(islands, this.#previous.most))
    );
  }

  /** Others are needed along with those that have. */
  #limit(type: ClassName, most = this.#most): number {
    return this.typestates.has(type) ? most : 2 * most + 2;
  }

  #fromIsland(newest: number): void {
    for (const [index, method] of this.#component.operations.entries()) {
      const supply = this.#supply(method, newest);
      const goesOn = eachBinding(method, supply, (binding) => {
        if (++this.#bindings > this.#budget.bindings || this.#cancelled()) this.isSpent = true;
        else if (!this.#isOld(binding)) this.#call(index, method, binding);
        return !this.isSpent && !this.isFixedChanged;
      });
      if (!goesOn) return;
    }
  }

  #supply(method: MethodDeclaration, newest: number): Supply {
    const { hierarchy } = this.#component.world;
    return {
      newest,
      combines: this.combines,
      island: (number) => this.reached[number] as ReachedIsland,
      isFitting: ({ heap }, object, type) => hierarchy.isAssignable(this.machine.typeOf(heap, object), type),
      offers: (number, type) => this.#found.offers(number, type),
      fixed: (type) => this.#fixedHeld(type),
      takesObjects: (type) => this.#givable.takesObjects(type),
      takesOthers: (type) => this.#givable.takesOthers(type),
      takesNull: (parameter) => this.#givable.takesNull(method, parameter),
      fits: (islands) => this.#fits(islands),
    };
  }

  /** In heaps taken as a whole nothing is fixed: the client holds what it holds. */
  #fixedHeld(type: TypeName): readonly HeapObject[] {
    const { hierarchy } = this.#component.world;
    if (!this.combines) return [];
    return this.islands
      .fixedHeld(this.fixed)
      .filter((object) => hierarchy.isAssignable(this.machine.typeOf(this.fixed, object), type));
  }

  #fits(islands: readonly number[]): boolean {
    if (++this.#bindings > this.#budget.bindings) this.isSpent = true;
    if (this.isSpent) return false;
    if (this.#found.isWithin(islands, this.#most)) return true;
    this.isCutOff = true;
    return false;
  }

  #call(index: number, method: MethodDeclaration, binding: Binding): void {
    const { hierarchy } = this.#component.world;
    const islands = binding.islands.map((number) => this.reached[number] as ReachedIsland);
    const [first] = binding.choices;
    const isOnObject = givenTypes(method).length > method.parameters.length;
    const joined = this.islands.together(islands, this.fixed);
    const referenceOf = (choice: Choice): Reference | undefined => {
      if (choice.kind === 'primitive') return undefined;
      if (choice.kind === 'fixed') {
        const [island] = islands;
        return choice.reference < 0 || island === undefined
          ? choice.reference
          : this.#fixedIn(island, choice.reference);
      }
      return joined.places[choice.used]?.(choice.object);
    };
    let heap = joined.heap;
    let receiver: ClassName | undefined;
    const given: Argument[] = [];
    let made: HeapObject | undefined;
    if (isConstructor(method)) {
      const allocated = this.machine.allocated(heap, method.owner);
      heap = allocated.heap;
      made = allocated.object;
      given.push({ kind: 'reference', reference: made });
    } else if (isOnObject && first !== undefined) {
      const object = referenceOf(first) as HeapObject;
      const type = this.machine.typeOf(heap, object);
      const selected = hierarchy.selectMethod(type, method);
      if (selected.kind !== 'method' || selected.method !== method) return;
      if (type !== method.owner) receiver = type;
    }
    for (const choice of binding.choices) {
      const reference = referenceOf(choice);
      given.push(reference === undefined ? { kind: 'primitive' } : { kind: 'reference', reference });
    }
    if (++this.calls > this.#budget.calls) {
      this.isSpent = true;
      return;
    }
    const result = this.machine.call(heap, method, given);
    // Each end of a call is looked at as well.
    this.steps += result.steps + 50 * result.exits.length;
    if (this.steps > this.#budget.allSteps || this.transitions.seen.length > this.#budget.rows) this.isSpent = true;
    let isCut = result.isCutOff;
    if (isCut) this.isCutInside = true;
    for (const reason of result.leftOut) this.leftOut.add(reason);
    for (const exit of result.exits) {
      const { heap: after } = this.afterwards(made, exit);
      if (!this.#isWithin(after)) {
        isCut = true;
        continue;
      }
      const transition = this.transitions.record(heap, method, receiver, exit, after);
      if (transition !== undefined) this.shown[transition.number] ??= { method, binding };
      // All that is there then was reached before.
      if (this.machine.isUnchanged(heap, after)) continue;
      if (!this.combines) {
        this.#found.reach(this.islands.whole(after), { method, binding, transition });
        continue;
      }
      const split = this.islands.of(after);
      const isKept = split.fixedKey === this.#fixedKey && this.islands.isFixedKept(heap, after);
      if (!isKept || this.islands.hasEscaped(after)) {
        this.isFixedChanged = true;
        return;
      }
      for (const island of split.islands) this.#found.reach(island, { method, binding, transition });
    }
    if (isCut) {
      this.isCutOff = true;
      this.#cut.push({ index, method, binding });
    }
  }

  /** Whether a client then has no more objects of a class than there may be; those that are out of reach do not count. */
  #isWithin(heap: Heap): boolean {
    return this.#isFewer(heap, heap.objects) || this.#isFewer(heap, this.machine.live(heap));
  }

  #isFewer(heap: Heap, objects: Iterable<HeapObject>): boolean {
    const counts = new Map<ClassName, number>();
    for (const object of objects) {
      if (this.machine.isStatics(heap, object)) continue;
      const type = this.machine.typeOf(heap, object);
      const count = (counts.get(type) ?? 0) + 1;
      if (count > this.#limit(type)) return false;
      counts.set(type, count);
    }
    return true;
  }

  /** The heap as the client goes on with it: it has what was constructed (the object made for the call) or returned. */
  afterwards(
    made: HeapObject | undefined,
    { heap, thrown, result }: CallExit,
  ): { heap: Heap; object: HeapObject | undefined } {
    const object = made !== undefined && thrown === undefined ? made : result;
    return object === undefined || object < 0
      ? { heap, object: undefined }
      : { heap: this.machine.held(heap, object), object };
  }

  /** The fixed objects are in the same order in all heaps. */
  #fixedIn(island: Island, object: HeapObject): HeapObject {
    const index = this.islands.fixedHeld(this.fixed).indexOf(object);
    return this.islands.fixedHeld(island.heap)[index] ?? object;
  }
}
