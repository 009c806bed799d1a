/** Runs the real method on heaps that a solver has found, and on small heaps: what they break has happened. */
import { assumesInvariants } from '../../../../execution/enumeration/assumptions.js';
import { ProgramCode } from '../../../../execution/enumeration/code/program-code.js';
import { type ConstraintSource, check, constraintsOf } from '../../../../execution/enumeration/constraints.js';
import { defaultOf, Layouts } from '../../../../execution/enumeration/layout.js';
import { type Cell, PartialHeap } from '../../../../execution/enumeration/partial-heap.js';
import { rootsOf } from '../../../../execution/enumeration/roots.js';
import { observeScope, type ScopeObserver } from '../../../../execution/enumeration/run-scope.js';
import { Stage } from '../../../../execution/enumeration/stage.js';
import { NATIVES } from '../../../../execution/natives/index.js';
import type { ReplayTarget } from '../../../../execution/replay/index.js';
import { Watch } from '../../../../execution/replay/watch.js';
import type { Witness } from '../../../../findings/claim.js';
import type { HeapValue } from '../../../../ir/heap.js';
import type { ClassTable, MethodDeclaration } from '../../../../ir/program.js';
import { isArray, isPrimitive, type TypeName } from '../../../../ir/types.js';
import { RunObserver, runHeap } from '../../../shape/index.js';
import { SPEC_BUDGETS } from '../../budgets.js';
import type { Goal } from '../questions/clauses.js';
import { fieldKey } from '../questions/vocabulary.js';
import { withClauses } from '../questions/with-clauses.js';
import { RelationalObserver, type RelationalRun } from '../relational-run.js';
import type { FoundHeap, FoundValue } from './counterexample.js';

const INTEGERS: readonly number[] = [0, 1, 2, -1];
const STEPS_PER_RUN = SPEC_BUDGETS['checking/small/replay'].stepsPerRun.most;
/** Objects of one class in the heaps that are searched, and the runs that they may take. */
const SCOPES: readonly { readonly scope: number; readonly runs: number }[] = [
  { scope: 1, runs: 200 },
  { scope: 2, runs: 800 },
  { scope: 3, runs: 1_000 },
];
const STEPS = SPEC_BUDGETS['checking/small/replay'].steps.most;
const CHOICES_PER_RUN = SPEC_BUDGETS['checking/small/replay'].choicesPerRun.most;

export class SpecReplayer {
  readonly #table: ClassTable;
  readonly #budget: number;
  readonly #cancelled: () => boolean;

  constructor(table: ClassTable, budget: number, cancelled: () => boolean) {
    this.#table = table;
    this.#budget = budget;
    this.#cancelled = cancelled;
  }

  /** Runs of the method; goals that are properties are added to its clauses, relational ones are read by `relational`. */
  of(
    method: MethodDeclaration,
    goals: readonly Goal[],
    relational: (goal: Goal) => RelationalRun | undefined,
  ): MethodReplay | undefined {
    if (method.body() === undefined || method.name === '<clinit>') return undefined;
    const { table, replaced, indices } = withClauses(this.#table, method, goals);
    return new MethodReplay(new ProgramCode(table), replaced, indices, relational, {
      budget: this.#budget,
      cancelled: this.#cancelled,
    });
  }
}

/** How much of the runs that are usual are made, and whether they are to end. */
export interface ReplayLimits {
  readonly budget: number;
  readonly cancelled: () => boolean;
}

export class MethodReplay {
  readonly #method: MethodDeclaration;
  readonly #indices: ReadonlyMap<Goal, number>;
  readonly #relational: (goal: Goal) => RelationalRun | undefined;
  readonly #stage: Stage;
  readonly #constraints: ConstraintSource;
  readonly #budget: number;
  readonly #cancelled: () => boolean;

  constructor(
    program: ProgramCode,
    method: MethodDeclaration,
    indices: ReadonlyMap<Goal, number>,
    relational: (goal: Goal) => RelationalRun | undefined,
    { budget, cancelled }: ReplayLimits,
  ) {
    this.#method = method;
    this.#indices = indices;
    this.#relational = relational;
    this.#budget = budget;
    this.#cancelled = cancelled;
    this.#stage = new Stage(program.of(method), INTEGERS.slice(0, 1), { natives: NATIVES, stepsPerRun: STEPS_PER_RUN });
    const { hierarchy } = program;
    this.#constraints = constraintsOf(hierarchy, method, (type) => assumesInvariants(hierarchy, method, type));
  }

  /** The witness of a run on the heap that breaks the formula. */
  onHeap(goal: Goal, found: FoundHeap): Witness | undefined {
    return this.#observed(goal, (observer) => {
      const heap = this.#build(found);
      if (heap === undefined || !this.#isAllowed(heap)) return;
      runHeap(this.#stage, this.#stage.newTape(INTEGERS), heap, observer);
    });
  }

  /** The witness of a run on some small heap. */
  onSmallHeaps(goal: Goal): Witness | undefined {
    return this.#observed(goal, (observer) => {
      for (const { scope, runs } of SCOPES) {
        if (!observer.wantsMore() || this.#cancelled()) return;
        const isComplete = observeScope(
          this.#stage,
          {
            scope,
            integers: INTEGERS,
            runs: Math.ceil(runs * this.#budget),
            steps: Math.ceil(STEPS * this.#budget),
            choices: Math.ceil(runs * CHOICES_PER_RUN * this.#budget),
            cancelled: this.#cancelled,
          },
          observer,
        );
        if (!isComplete) return;
      }
    });
  }

  #observed(goal: Goal, run: (observer: ScopeObserver) => void): Witness | undefined {
    if (this.#stage.setup.failure !== undefined || this.#constraints.problems.length > 0) return undefined;
    if (goal.bound === undefined) return this.#observedRelational(goal, run);
    const target = this.#target(goal);
    if (target === undefined) return undefined;
    let witness: Witness | undefined;
    const watch = new Watch(this.#stage.code.program.hierarchy, [target]);
    const observer = new RunObserver(watch, (hit, shown) => {
      witness = shown;
      watch.close(hit);
    });
    run(observer);
    return witness;
  }

  #observedRelational(goal: Goal, run: (observer: ScopeObserver) => void): Witness | undefined {
    const relational = this.#relational(goal);
    if (relational === undefined) return undefined;
    const observer = new RelationalObserver(relational, this.#stage.machine, this.#stage.code.program.hierarchy);
    run(observer);
    return observer.witness;
  }

  #target(goal: Goal): ReplayTarget | undefined {
    const method = this.#method;
    const edge = method.body()?.edges[0];
    const index = this.#indices.get(goal);
    if (edge === undefined || index === undefined) return undefined;
    if (goal.property !== 'invariant') return { method, edge, clause: { kind: 'ensures', index } };
    const [callee] = this.#stage.code.program.hierarchy.find(goal.owner)?.methods ?? [];
    if (callee === undefined) return undefined;
    return { method, edge, clause: { kind: 'invariant', index, callee } };
  }

  /** Undefined where the heap has what cannot be built. */
  #build(found: FoundHeap): PartialHeap | undefined {
    const { world } = this.#stage.setup;
    const { roots, rootClasses, given } = rootsOf(world, this.#method);
    const layouts = new Layouts(world);
    const heap = new PartialHeap(world, roots);
    const raw = this.#method.name === '<init>' ? given?.(layouts).get(0) : undefined;
    const cells: (Cell | undefined)[] = found.objects.map(({ type, elements }, index) => {
      const isRaw = this.#method.name === '<init>' && isObject(found.arguments[0], index);
      if (isRaw) return undefined;
      return heap.add(layouts.of(type), isArray(type) ? elements.length : undefined);
    });
    const valueAt = (value: FoundValue, type: TypeName): HeapValue | undefined => {
      if (value === undefined) return isPrimitive(type) ? defaultOf(type) : null;
      if ('object' in value) return cells[value.object];
      if ('text' in value) return world.interned(JSON.parse(value.text) as string);
      return type === 'long' ? value.number : Number(value.number);
    };
    for (const [position, { fields, elements }] of found.objects.entries()) {
      const cell = cells[position];
      if (cell === undefined) continue;
      for (const [index, field] of cell.layout.fields.entries()) {
        const value = valueAt(fields.get(fieldKey(field.owner, field.name)), field.type);
        if (value === undefined) return undefined;
        heap.set({ cell, index }, value);
      }
      for (let index = 0; isArray(cell.layout.type) && index < cell.slots.length; index++) {
        const value = valueAt(elements[index], cell.layout.type.slice(0, -2));
        if (value === undefined) return undefined;
        heap.set({ cell, index }, value);
      }
    }
    for (const [index, root] of roots.entries()) {
      const value = index === 0 && raw !== undefined ? raw : valueAt(found.arguments[index], root.type);
      if (value === undefined || (value === null && root.nonNull)) return undefined;
      const type = cells.includes(value as Cell) ? (value as Cell).layout.type : undefined;
      // On an object of another class another method would run.
      if (type !== undefined && rootClasses?.get(index)?.includes(type) === false) return undefined;
      heap.set({ cell: undefined, index }, value);
    }
    return heap;
  }

  #isAllowed(heap: PartialHeap): boolean {
    const { requires, invariants } = this.#constraints;
    if (!requires.every((formula) => check({ formula }, heap) === 'holds')) return false;
    return heap.cells.every((receiver) =>
      invariants(receiver.layout.type).every((formula) => check({ formula, receiver }, heap) === 'holds'),
    );
  }
}

function isObject(value: FoundValue, position: number): boolean {
  return value !== undefined && 'object' in value && value.object === position;
}
