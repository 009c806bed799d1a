/**
 * Enumerates heaps: depth-first over choices, smallest heaps first, each isomorphism class once.
 *
 * The slot to decide next is a function of the heap built so far: the first undecided slot that evaluating the
 * constraints reads, and when they all hold, the first undecided slot in order of creation, references before primitives.
 * A slot may get null, an object that exists already (in order of creation) or a new one, which is numbered next. So two
 * different sequences of choices part at some slot that both heaps have, reached the same way from the roots, with different
 * content: no two results are isomorphic. Heaps that a constraint refutes are abandoned as soon as the slots it read are
 * decided.
 *
 * An opaque object stands for objects of all classes that cannot be told from it. A slot that is declared to hold one of
 * those may refer to it too: then it turns out to be an object of that class.
 */
import type { HeapValue } from '../../ir/heap.js';
import { isArray, isPrimitive, type TypeName } from '../../ir/types.js';
import { CandidateTable } from './candidates.js';
import { type Constraint, type ConstraintSource, check } from './constraints.js';
import { Layouts, type SlotKind } from './layout.js';
import { type Cell, PartialHeap, type Root, type Slot, sizeOf, UndeterminedSlot } from './partial-heap.js';
import type { HeapWorld, Limits } from './world.js';

type Option =
  | { readonly kind: 'value'; readonly value: HeapValue }
  | { readonly kind: 'new'; readonly type: TypeName; readonly length?: number }
  /** An opaque object turns out to be of that class. */
  | { readonly kind: 'reveal'; readonly cell: Cell; readonly type: TypeName };

interface Choice {
  readonly slot: Slot;
  readonly options: readonly Option[];
  next: number;
  /** Constraints known to hold before this choice. */
  readonly verified: number;
  /** Takes back what the current option made or revealed. */
  undo: (() => void) | undefined;
}

export interface Problem {
  readonly roots: readonly Root[];
  readonly constraints: ConstraintSource;
  /** Classes that a root may have, where that is narrower than its type says: a receiver's. */
  readonly rootClasses?: ReadonlyMap<number, readonly TypeName[]>;
  /** Values of roots that are given, not chosen. */
  readonly given?: (layouts: Layouts) => ReadonlyMap<number, HeapValue>;
}

/** A choice with average formulas to evaluate costs as much as so many reads of slots. */
const READS_PER_CHOICE = 10;

export class Search {
  readonly #candidates: CandidateTable;
  readonly #layouts: Layouts;
  readonly #omitted = new Map<string, Set<string>>();
  /** In reads of slots. */
  readonly #fitting = new Map<TypeName, readonly Option[]>();
  #work = 0;
  /** Whether an object was not made because the heap would have become too large for the present round. */
  #limited = false;
  #undecided = 0;

  constructor(
    readonly world: HeapWorld,
    readonly problem: Problem,
    readonly limits: Limits,
  ) {
    this.#candidates = new CandidateTable(world, limits);
    this.#layouts = new Layouts(world);
  }

  /** Whether the search stopped because it did as much as it may. */
  get cutOff(): boolean {
    return this.#work > this.limits.choices * READS_PER_CHOICE || this.limits.cancelled?.() === true;
  }

  /** Heaps left out because a constraint could not be decided on them. */
  get undecided(): number {
    return this.#undecided;
  }

  /** Library classes whose objects were not enumerated, with the slots that are always null for that reason. */
  get omitted(): ReadonlyMap<string, ReadonlySet<string>> {
    return this.#omitted;
  }

  /** The heap that is yielded is reused: it has to be read before the next one is asked for. */
  *heaps(): Generator<PartialHeap, void, undefined> {
    for (let size = 0; ; size++) {
      this.#limited = false;
      yield* this.#heapsOfSize(size);
      if (!this.#limited || this.cutOff) return;
    }
  }

  *#heapsOfSize(size: number): Generator<PartialHeap, void, undefined> {
    const heap = new PartialHeap(this.world, this.problem.roots);
    for (const [index, value] of this.problem.given?.(this.#layouts) ?? []) heap.values[index] = value;
    const trail: Choice[] = [];
    const constraints: Constraint[] = this.problem.constraints.requires.map((formula) => ({ formula }));
    let verified = 0;
    for (;;) {
      const found = this.#examine(heap, constraints, verified, size);
      verified = found.verified;
      if (found.kind === 'complete') yield heap;
      if (found.kind === 'undetermined') {
        const { slot } = found;
        trail.push({ slot, options: this.#options(heap, slot, size), next: 0, verified, undo: undefined });
      }
      const choice = this.#advance(heap, trail, constraints);
      this.#work += READS_PER_CHOICE + heap.reads;
      heap.reads = 0;
      if (choice === undefined || this.cutOff) return;
      verified = choice.verified;
    }
  }

  #examine(
    heap: PartialHeap,
    constraints: readonly Constraint[],
    from: number,
    size: number,
  ): { kind: 'complete' | 'refuted'; verified: number } | { kind: 'undetermined'; verified: number; slot: Slot } {
    let verified = from;
    for (; verified < constraints.length; verified++) {
      const answer = check(constraints[verified] as Constraint, heap);
      if (answer instanceof UndeterminedSlot) return { kind: 'undetermined', verified, slot: answer.slot };
      if (answer === 'undecided') this.#undecided++;
      if (answer !== 'holds') return { kind: 'refuted', verified };
    }
    const reference = firstUndetermined(heap, (type) => !isPrimitive(type));
    if (reference !== undefined) return { kind: 'undetermined', verified, slot: reference };
    // Nothing can be added any more. Smaller heaps have had their turn.
    if (heap.size !== size) return { kind: 'refuted', verified };
    const slot = firstUndetermined(heap, isPrimitive);
    return slot === undefined ? { kind: 'complete', verified } : { kind: 'undetermined', verified, slot };
  }

  /** Takes the next option of the last choice that has one left; undefined when all have been tried. */
  #advance(heap: PartialHeap, trail: Choice[], constraints: Constraint[]): Choice | undefined {
    for (;;) {
      const choice = trail.at(-1);
      if (choice === undefined) return undefined;
      choice.undo?.();
      choice.undo = undefined;
      const option = choice.options[choice.next++];
      if (option !== undefined) {
        this.#take(heap, choice, option, constraints);
        return choice;
      }
      heap.set(choice.slot, undefined);
      trail.pop();
    }
  }

  #take(heap: PartialHeap, choice: Choice, option: Option, constraints: Constraint[]): void {
    if (option.kind === 'value') {
      heap.set(choice.slot, option.value);
      return;
    }
    const layout = this.#layouts.of(option.type);
    const opaque = option.kind === 'reveal' ? option.cell.layout : undefined;
    const cell = option.kind === 'reveal' ? option.cell : heap.add(layout, option.length);
    if (opaque !== undefined) heap.reveal(cell, layout);
    choice.undo = () => {
      while (constraints.at(-1)?.receiver === cell) constraints.pop();
      if (opaque === undefined) heap.removeLast();
      else heap.reveal(cell, opaque);
    };
    heap.set(choice.slot, cell);
    if (isArray(option.type)) return;
    for (const formula of this.problem.constraints.invariants(option.type)) {
      constraints.push({ formula, receiver: cell });
    }
  }

  #options(heap: PartialHeap, slot: Slot, size: number): readonly Option[] {
    const kind = heap.kind(slot);
    const { type, nonNull } = kind;
    const candidates = this.#candidates.of(type);
    const value = (each: HeapValue): Option => ({ kind: 'value', value: each });
    if (isPrimitive(type)) return candidates.values.map(value);
    const narrowed = slot.cell === undefined ? this.problem.rootClasses?.get(slot.index) : undefined;
    const fits = (found: TypeName): boolean =>
      narrowed === undefined ? this.#fits(found, type) : narrowed.includes(found);
    for (const each of candidates.omitted) this.#omit(each, kind);
    const options: Option[] = nonNull ? [] : [value(null)];
    if (narrowed === undefined) options.push(...this.#existing(type, candidates.open ? 'open' : 'told'));
    else {
      for (const object of this.world.existing) {
        if (fits(this.world.view.typeOf(object))) options.push(value(object));
      }
    }
    const classes = narrowed?.filter((name) => candidates.all.includes(name)) ?? candidates.classes;
    for (const cell of heap.cells) {
      if (fits(cell.layout.type)) options.push(value(cell));
      else options.push(...this.#revealed(heap, cell, classes));
    }
    if (candidates.strings) options.push(...this.world.strings.map(value));
    const isScarce = (name: TypeName): boolean => heap.count(name) < this.limits.scope;
    if (classes.some(isScarce) && this.#affords(heap, size, undefined)) {
      for (const each of classes) if (isScarce(each)) options.push({ kind: 'new', type: each });
    }
    if (candidates.arrays && heap.count(type) < this.limits.scope) {
      for (let length = 0; length <= this.limits.scope && this.#affords(heap, size, length); length++) {
        options.push({ kind: 'new', type, length });
      }
    }
    return options;
  }

  /** Objects that are there already, for a slot of the type; of an open one only what can be told from others. */
  #existing(type: TypeName, place: 'open' | 'told'): readonly Option[] {
    let found = this.#fitting.get(type);
    if (found === undefined) {
      const { existing, view, named } = this.world;
      found = existing
        .filter((object) => {
          const actual = view.typeOf(object);
          return this.#fits(actual, type) && (place === 'told' || this.world.isTold(actual) || named.has(object));
        })
        .map((object): Option => ({ kind: 'value', value: object }));
      this.#fitting.set(type, found);
    }
    return found;
  }

  /** What an opaque object may turn out to be; classes that can be told from opaque ones have had their own objects tried. */
  #revealed(heap: PartialHeap, cell: Cell, classes: readonly TypeName[]): readonly Option[] {
    const hidden = this.#candidates.behind(cell.layout.type);
    const possible = classes.filter(
      (name) => hidden?.includes(name) === true && !this.world.isTold(name) && heap.count(name) < this.limits.scope,
    );
    return possible.map((type): Option => ({ kind: 'reveal', cell, type }));
  }

  #affords(heap: PartialHeap, size: number, length: number | undefined): boolean {
    const affordable = heap.size + sizeOf(length) <= size;
    if (!affordable) this.#limited = true;
    return affordable;
  }

  #fits(lower: TypeName, upper: TypeName): boolean {
    return isArray(lower) ? lower === upper : this.world.hierarchy.isAssignable(lower, upper);
  }

  #omit(library: string, { name }: SlotKind): void {
    const slots = this.#omitted.get(library) ?? new Set();
    slots.add(name);
    this.#omitted.set(library, slots);
  }
}

function firstUndetermined(heap: PartialHeap, wanted: (type: TypeName) => boolean): Slot | undefined {
  for (const [index, value] of heap.values.entries()) {
    if (value === undefined && wanted((heap.roots[index] as Root).type)) return { cell: undefined, index };
  }
  for (const cell of heap.cells) {
    for (const [index, value] of cell.slots.entries()) {
      if (value === undefined && wanted(cell.kind(index).type)) return { cell, index };
    }
  }
  return undefined;
}
