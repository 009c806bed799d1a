/**
 * Runs a method on every heap up to a scope and says what held: a bounded statement, or the smallest heap that breaks it.
 */

import type { ScopeResult } from '../../findings/result.js';
import type { Edge } from '../../ir/body.js';
import type { Hierarchy } from '../../ir/hierarchy.js';
import type { ClassTable, MethodDeclaration } from '../../ir/program.js';
import type { Diagnostic } from '../../ir/span.js';
import type { ClassName } from '../../ir/types.js';
import { EXECUTION_BUDGETS } from '../budgets.js';
import type { Machine } from '../machine.js';
import type { HeapSnapshot } from '../memory/snapshot.js';
import type { Value } from '../memory/values.js';
import type { Hooks } from '../options.js';
import type { Outcome } from '../outcome.js';
import { assumeLines, assumesInvariants } from './assumptions.js';
import { ProgramCode } from './code/program-code.js';
import { constraintsOf } from './constraints.js';
import { materialise } from './materialise.js';
import {
  brokenCheck,
  brokenClause,
  keyOf,
  locationOf,
  type Obligation,
  obligationsOf,
  stackOf,
} from './obligations.js';
import type { PartialHeap } from './partial-heap.js';
import { rootsOf } from './roots.js';
import { Search } from './search.js';
import { Stage, type StageOptions } from './stage.js';
import type { ChoiceTape } from './tape.js';
import { type Broken, claimsFrom, warningsOf } from './verdicts.js';
import { describe, initialState, lastStep, recorder, witnessOf } from './witness.js';
import { defaultIntegers, type Limits, MOST_CHOICES } from './world.js';

export interface ScopeOptions extends SearchOptions, Pick<StageOptions, 'natives' | 'everyClass'> {
  /** Instructions that one run may execute. */
  readonly stepsPerRun?: number;
}

/** How far the search for heaps goes on a stage. */
export interface SearchOptions {
  readonly scope: number;
  /** Values of numeric slots, in the order tried; left out: 0 to the scope, and -1. */
  readonly integers?: readonly number[];
  /** Runs before the enumeration is cut off. */
  readonly runs?: number;
  /** Instructions that all runs together may execute. */
  readonly steps?: number;
  /** Choices that the enumeration may make. */
  readonly choices?: number;
  /** Asked before each run whether to stop: a deadline, or a user who has lost patience. */
  readonly cancelled?: () => boolean;
  /** Whether a reference parameter that is not annotated takes null; left out: all do. */
  readonly parameterMayBeNull?: (index: number) => boolean;
}

/** Watches the runs for something else than broken obligations. */
export interface ScopeObserver {
  /** Hooks for the next run. */
  hooks(): Hooks;
  /** After a run; `again` repeats it from the same heap, with other hooks, and `initial` is that heap before it. */
  ran(outcome: Outcome, again: (hooks: Hooks) => Outcome, initial: () => HeapSnapshot, machine: Machine): void;
  /** Whether the runs go on. */
  wantsMore(): boolean;
}

const BUDGETS = EXECUTION_BUDGETS['enumeration/run-scope'];
const MOST_CHOICES_PER_HEAP = BUDGETS.mostChoicesPerHeap.most;

export const DEFAULT_BUDGET = {
  runs: BUDGETS.runs.most,
  stepsPerRun: BUDGETS.stepsPerRun.most,
  steps: BUDGETS.steps.most,
} as const;

export interface RanScope {
  readonly result: ScopeResult;
  /** What is wrong with clauses that the runs have met. */
  readonly diagnostics: readonly Diagnostic[];
}

export function runScope(table: ClassTable, method: MethodDeclaration, options: ScopeOptions): RanScope {
  const {
    scope,
    natives,
    everyClass,
    stepsPerRun = DEFAULT_BUDGET.stepsPerRun,
    integers = defaultIntegers(scope),
  } = options;
  const stage = new Stage(new ProgramCode(table).of(method), integers, {
    natives,
    stepsPerRun,
    ...(everyClass === undefined ? {} : { everyClass }),
  });
  return new ScopeRun(stage, options, undefined).run();
}

/**
 * The same runs for an observer only: nothing is said about what held. The stage serves further scopes of its method. False when
 * a budget ended the enumeration before all heaps of the scope were run.
 */
export function observeScope(stage: Stage, options: SearchOptions, observer: ScopeObserver): boolean {
  return new ScopeRun(stage, options, observer).observe();
}

/** All that is ready before the first run. */
interface Start {
  readonly constraints: ReturnType<typeof constraintsOf>;
  readonly search: Search;
  /** Classes whose invariants are assumed. */
  readonly assumed: ReadonlySet<ClassName>;
  /** Why there can be no run. */
  readonly failure?: string;
}

class ScopeRun {
  readonly method: MethodDeclaration;
  readonly #hierarchy: Hierarchy;
  readonly #machine: Machine;
  readonly #tape: ChoiceTape;
  readonly #limits: Limits;
  readonly #broken = new Map<string, Broken>();
  readonly #undecided = new Set<string>();
  readonly #escaped = new Map<string, number>();
  /** The checks that did not hold in the run at hand. */
  readonly #failed = new Set<Edge>();
  readonly #watching: Hooks = { failed: (_, edge) => this.#failed.add(edge) };
  #runs = 0;
  #returned = 0;
  #steps = 0;
  #discarded = 0;
  /** Runs on heaps that type arguments exclude: erased slots do not know them. */
  #polluted = 0;
  #cutOff = false;

  constructor(
    readonly stage: Stage,
    readonly options: SearchOptions,
    readonly observer: ScopeObserver | undefined,
  ) {
    this.method = stage.code.method;
    this.#limits = {
      scope: options.scope,
      integers: options.integers ?? defaultIntegers(options.scope),
      choices: options.choices ?? MOST_CHOICES,
      ...(options.cancelled === undefined ? {} : { cancelled: options.cancelled }),
    };
    this.#hierarchy = stage.code.program.hierarchy;
    this.#tape = stage.newTape(this.#limits.integers);
    this.#machine = stage.machine;
  }

  run(): RanScope {
    const { method } = this;
    const { constraints, search, assumed, ...problem } = this.#start();
    let { failure } = problem;
    const obligations = obligationsOf(this.#hierarchy, method);
    if (failure === undefined) this.#runAll(search, obligations);
    failure ??= constraints.problems[0]?.message;
    const { scope } = this.#limits;
    const result: ScopeResult = {
      class: method.owner,
      method: method.name,
      descriptor: method.descriptor,
      parameters: method.body()?.parameters.map(({ name }) => name) ?? [],
      location: locationOf(method.span),
      claims: claimsFrom(obligations, {
        scope,
        runs: this.#runs,
        returned: this.#returned,
        ...(failure === undefined ? {} : { failure }),
        undecided: [...this.#undecided],
        assumptions: ['single-thread', ...[...assumed].map((type) => `invariant:${type}`), ...assumeLines(method)],
        broken: this.#broken,
      }),
      runs: this.#runs,
      scope,
      cutOff: this.#cutOff,
      notes: [
        ...(failure === undefined ? [] : [failure]),
        ...this.stage.setup.notes,
        ...this.#notes(search, obligations),
      ],
    };
    const warnings = warningsOf(result).map(
      (message): Diagnostic => ({ severity: 'warning', message, span: method.span }),
    );
    return { result, diagnostics: [...constraints.problems, ...this.#machine.diagnostics, ...warnings] };
  }

  observe(): boolean {
    const { search, failure } = this.#start();
    if (failure === undefined) this.#runAll(search, []);
    return !this.#cutOff;
  }

  #start(): Start {
    const { method } = this;
    const { setup } = this.stage;
    const assumed = new Set<ClassName>();
    const constraints = constraintsOf(this.#hierarchy, method, (type) => {
      const assumes = assumesInvariants(this.#hierarchy, method, type);
      if (assumes && (this.#hierarchy.find(type)?.invariants.length ?? 0) > 0) assumed.add(type);
      return assumes;
    });
    const roots = rootsOf(setup.world, method, this.options.parameterMayBeNull);
    const search = new Search(setup.world, { ...roots, constraints }, this.#limits);
    let failure = setup.failure ?? constraints.problems[0]?.message;
    if (method.body() === undefined) failure ??= 'the method has no body';
    return { constraints, search, assumed, ...(failure === undefined ? {} : { failure }) };
  }

  #runAll(search: Search, obligations: readonly Obligation[]): void {
    const keys = obligations.map(keyOf);
    const { observer } = this;
    for (const heap of search.heaps()) {
      if (!this.#runHeap(heap)) {
        this.#cutOff = true;
        this.#undecided.add(`the budget was spent after ${this.#runs} runs`);
        return;
      }
      // Each has its smallest heap: there is nothing left to find out.
      if (this.#broken.size > 0 && keys.every((key) => this.#broken.has(key))) return;
      if (observer?.wantsMore() === false) return;
    }
    if (search.cutOff) {
      this.#cutOff = true;
      this.#undecided.add('the enumeration of heaps took too long');
    }
    if (search.undecided > 0) this.#undecided.add('a precondition or invariant could not be decided on some heaps');
  }

  /** Once for every combination of values that `any` gives. False when the budget is spent. */
  #runHeap(heap: PartialHeap): boolean {
    this.#tape.clear();
    for (let alternative = 0; ; alternative++) {
      const budget = { ...DEFAULT_BUDGET, ...this.options };
      if (this.#runs >= budget.runs || this.#steps >= budget.steps || this.options.cancelled?.() === true) return false;
      if (alternative === MOST_CHOICES_PER_HEAP) {
        this.#undecided.add('not all values that the library leaves open were tried');
        return true;
      }
      this.#runs++;
      this.#runOnce(heap);
      this.stage.cleanUp();
      if (this.observer?.wantsMore() === false || !this.#tape.advance()) return true;
    }
  }

  #runOnce(heap: PartialHeap): void {
    const machine = this.#machine;
    const values = materialise(machine, heap);
    const initial = machine.allocations;
    this.#failed.clear();
    const outcome = machine.invoke(this.method, values, this.observer?.hooks() ?? this.#watching);
    this.#steps += machine.steps;
    if (this.observer === undefined) this.#judge(outcome, heap, initial);
    else this.#tell(outcome, heap, this.observer);
  }

  #judge(outcome: Outcome, heap: PartialHeap, initial: number): void {
    const machine = this.#machine;
    switch (outcome.kind) {
      case 'returned':
        this.#returned++;
        return;
      case 'exit':
        return;
      case 'discarded':
        if (outcome.clause !== 'assume') this.#discarded++;
        return;
      case 'budget':
        this.#undecided.add('a run took more steps than it may');
        return;
      case 'unsupported':
        this.#undecided.add(outcome.reason);
        return;
      case 'violated':
        for (const each of [outcome.violation, ...outcome.others]) this.#breaks(brokenClause(each), heap);
        return;
      case 'threw': {
        const obligation = brokenCheck(this.#hierarchy, outcome.exception, this.#failed);
        const { miscast } = machine;
        const isPolluted = obligation?.implicit === true && miscast !== undefined && miscast.id <= initial;
        if (isPolluted && obligation.property === 'class-cast') this.#polluted++;
        else if (obligation === undefined) this.#note(outcome);
        else this.#breaks(obligation, heap);
      }
    }
  }

  #tell(outcome: Outcome, heap: PartialHeap, observer: ScopeObserver): void {
    const machine = this.#machine;
    const start = (): readonly Value[] => {
      machine.rewind();
      this.#tape.rewind();
      return materialise(machine, heap);
    };
    observer.ran(
      outcome,
      (hooks) => {
        const values = start();
        // The objects of the start are named first, as they are where it is told alone.
        initialState(machine, heap.roots, values);
        return machine.invoke(this.method, values, hooks);
      },
      () => initialState(machine, heap.roots, start()),
      machine,
    );
  }

  /** The first heap that breaks an obligation is a smallest one; it is run again to be told. */
  #breaks(obligation: Obligation, heap: PartialHeap): void {
    const key = keyOf(obligation);
    if (this.#broken.has(key)) return;
    const machine = this.#machine;
    machine.rewind();
    this.#tape.rewind();
    const values = materialise(machine, heap);
    const state = initialState(machine, heap.roots, values);
    const { hooks, trace } = recorder(machine);
    const outcome = aboutObligation(machine.invoke(this.method, values, hooks), key);
    const message = describe(outcome);
    this.#broken.set(key, {
      obligation,
      message,
      witness: witnessOf(state, [...trace, ...lastStep(outcome, this.#hierarchy)]),
    });
  }

  #note(outcome: Extract<Outcome, { kind: 'threw' }>): void {
    const { exception } = outcome;
    const [top] = stackOf(exception);
    const place = top === undefined || top.line <= 0 ? '' : ` (${top.file}:${top.line})`;
    const text = `${exception.type.name}${place}`;
    this.#escaped.set(text, (this.#escaped.get(text) ?? 0) + 1);
  }

  #notes(search: Search, obligations: readonly Obligation[]): readonly string[] {
    const omitted = [...search.omitted].map(
      ([type, slots]) => `objects of ${type} are not enumerated: ${[...slots].sort().join(', ')}`,
    );
    const escaped = [...this.#escaped].map(([text, count]) => `${count} of ${this.#runs} runs ended with ${text}`);
    const discarded = `${this.#discarded} of ${this.#runs} runs did not meet the preconditions when they started`;
    const polluted = `${this.#polluted} of ${this.#runs} runs do not count: a slot held an object that its type arguments exclude`;
    const exact = 'arrays are of exactly their declared types, so that stores into arrays of subtypes were not tried';
    // Claims say the first reason themselves.
    const undecided = [...this.#undecided]
      .slice(obligations.length === 0 ? 0 : 1)
      .map((reason) => `not decided: ${reason}`);
    return [
      ...omitted,
      ...escaped,
      ...(this.#discarded === 0 ? [] : [discarded]),
      ...(this.#polluted === 0 ? [] : [polluted]),
      ...(obligations.some(({ property }) => property === 'array-store') ? [exact] : []),
      ...undecided,
    ];
  }
}

/** The same outcome; of several clauses that do not hold, the one that is meant comes first. */
function aboutObligation(outcome: Outcome, key: string): Outcome {
  if (outcome.kind !== 'violated') return outcome;
  const violation = outcome.others.find((each) => keyOf(brokenClause(each)) === key) ?? outcome.violation;
  return { ...outcome, violation };
}
