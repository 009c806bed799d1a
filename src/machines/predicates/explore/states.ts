/** States of whole programs up to the numbers of objects: what no variable reaches is dropped, and what is known of values is what matters. */
import { TupleInterner } from '../../../base/interner.js';
import { cleared, type Local } from '../canonical/frames.js';
import type { Measured, Relations } from '../canonical/values.js';
import { keepEscaped, mergeAlike, walk } from '../heap/escaped.js';
import { ESCAPED, type HeapRecord, HeapState, MANY, RAW } from '../heap/heap.js';
import { isObject } from '../heap/references.js';
import type { Activation, State } from '../step/state.js';
import type { StepWorld } from '../step/world.js';

const PLACES = ['inside', 'entry', 'exit'] as const;

export class ExploredStates {
  readonly #world: StepWorld;
  readonly #relations: Relations;
  readonly #seen = new TupleInterner();
  readonly #code: number[] = [];
  readonly #sets = new Map<ReadonlySet<string>, number>();
  readonly #names = new Map<string, number>();
  readonly #begun = new TupleInterner();

  constructor(world: StepWorld) {
    this.#world = world;
    this.#relations = world.relations;
  }

  get size(): number {
    return this.#seen.size;
  }

  /** Whether such a state is met for the first time. The state is changed: objects have new numbers. */
  isNew(state: State): boolean {
    const before = this.#seen.size;
    return this.numbered(state, 'inside').number === before;
  }

  /**
   * Equal states have equal numbers, on entry of a recursive call, inside of code, or at the end of such a call. The state is changed:
   * objects have new numbers; `more` are further references that are kept and renamed.
   */
  numbered(
    state: State,
    place: 'inside' | 'entry' | 'exit',
    more: number[] = [],
  ): { readonly number: number; readonly renamed: (reference: number) => number } {
    const locals: Local[] = [];
    state.frame = cleared(state.frame, undefined, locals, 'forgotten');
    state.meetings = undefined;
    state.written = undefined;
    const objects = this.#reached(state, more);
    const renamed = this.#renumber(state, objects);
    for (const [index, reference] of more.entries()) more[index] = renamed(reference);
    if (place === 'entry') state.kept = [...state.kept].sort((left, right) => left - right);
    const key = this.#forget(state, locals);
    const code = this.#code;
    code.length = 0;
    code.push(PLACES.indexOf(place), key, state.isCertain ? 1 : 0, state.context?.number ?? -1);
    code.push(state.kept.length, ...state.kept, ...more);
    for (let frame: Activation | undefined = state.frame; frame !== undefined; frame = frame.caller) {
      code.push(frame.code.number, frame.point, frame.call?.at.number ?? -1);
      for (let variable = 0; variable < frame.code.size; variable++) code.push(frame.get(variable));
    }
    code.push(this.#initialised(state), state.heap.lost.number);
    for (const object of state.heap.objects) {
      const { type, flags, slots } = state.heap.record(object);
      code.push(type.number, flags);
      for (const slot of slots) code.push(slot);
    }
    return { number: this.#seen.intern(code), renamed };
  }

  /** A number for the set of classes whose initialisers have begun. */
  #initialised({ initialised }: State): number {
    if (initialised === undefined) return -1;
    let number = this.#sets.get(initialised);
    if (number === undefined) {
      const names = [...initialised].map((name) => {
        const known = this.#names.get(name) ?? this.#names.size;
        this.#names.set(name, known);
        return known;
      });
      number = this.#begun.intern(names.sort((left, right) => left - right));
      this.#sets.set(initialised, number);
    }
    return number;
  }

  /** In the order in which a walk from static fields and variables comes to them. */
  #reached({ heap, frame, kept }: State, more: readonly number[]): readonly number[] {
    const found = new Set<number>();
    for (const object of heap.objects) if (heap.record(object).type.isStatics) found.add(object);
    for (let each: Activation | undefined = frame; each !== undefined; each = each.caller)
      for (let variable = 0; variable < each.code.size; variable++)
        if (each.code.isReference[variable] && isObject(each.get(variable))) found.add(each.get(variable));
    for (const each of [...more, ...kept]) if (isObject(each)) found.add(each);
    walk(heap, found);
    mergeAlike(heap, found);
    heap.lost = keepEscaped(this.#world.losses, heap, found);
    return [...found];
  }

  #renumber(state: State, objects: readonly number[]): (reference: number) => number {
    const { heap } = state;
    const numbers = new Map<number, number>(objects.map((object, number) => [object, number]));
    const renamed = (reference: number): number => (isObject(reference) ? (numbers.get(reference) ?? -1) : reference);
    const records = objects.map((object): HeapRecord => {
      const { type, flags, slots } = heap.record(object);
      const changed = slots.slice();
      for (const [slot, { isReference }] of type.fields.entries())
        if (isReference) changed[slot] = renamed(changed[slot] as number);
      return { type, flags: flags & (ESCAPED | MANY | RAW), slots: changed };
    });
    state.heap = new HeapState(records, heap.values, heap.lost);
    for (let frame: Activation | undefined = state.frame; frame !== undefined; frame = frame.caller) {
      const { contents, code } = frame;
      for (let variable = 0; variable < code.size; variable++)
        if (code.isReference[variable]) contents[variable] = renamed(contents[variable] as number);
    }
    const { origin } = state;
    const thrown = origin === undefined ? undefined : numbers.get(origin.object);
    state.origin = origin === undefined || thrown === undefined ? undefined : { ...origin, object: thrown };
    state.kept = state.kept.map(renamed);
    return renamed;
  }

  /** Values keep what predicates say, and how variables compare with all; the key says it. */
  #forget({ heap }: State, locals: readonly Local[]): number {
    const measured = this.#relations.measured(heap, heap.objects);
    const count = measured.length;
    const symbols = measured.map(({ object, slot }) => heap.record(object).slots[slot] as number);
    for (const { contents, variable } of locals) symbols.push(contents[variable] as number);
    const found = this.#world.values.canonical(
      heap.values,
      symbols,
      (left, right) =>
        left >= count ||
        right >= count ||
        this.#relations.isRelated(heap, measured[left] as Measured, measured[right] as Measured),
      'kept',
    );
    heap.values = found.values;
    for (const [index, { object, slot }] of measured.entries()) {
      const { slots } = heap.record(object);
      slots[slot] = found.symbols[index] as number;
    }
    for (const [index, { contents, variable }] of locals.entries())
      contents[variable] = found.symbols[count + index] as number;
    return found.key;
  }
}
