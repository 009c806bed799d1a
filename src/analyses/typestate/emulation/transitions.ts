/** Reads transitions off calls: typestates before and after, by location; aliases; how the call ended. */
import { TupleInterner } from '../../../base/interner.js';
import type { MethodDeclaration } from '../../../ir/program.js';
import type { ClassName } from '../../../ir/types.js';
import {
  type CallExit,
  type Heap,
  type HeapObject,
  type Machine,
  NULL_REFERENCE,
} from '../../../machines/predicates/machine/machine.js';
import type { TypestateNumber, Typestates } from '../../../machines/predicates/typestates/typestates.js';
import type { TypestateComponent } from '../component/component.js';

/** Instead of a typestate. */
export const NULL_STATE = -1;
export const FAILED_STATE = -2;

export interface SeenChange {
  readonly from: TypestateNumber;
  readonly to: TypestateNumber;
}

export interface SeenPlace {
  /** `F1`, `F1.head`, `O:3:7`, `C.class`, or the path of what they are buddies of. */
  readonly path: string;
  readonly kind: 'F' | 'E' | 'O' | 'S' | 'B';
  /** Of buddies: the predicate. */
  readonly predicate?: string;
}

export interface SeenTransition {
  readonly number: number;
  readonly method: MethodDeclaration;
  readonly receiver?: ClassName;
  /** By number of the place. */
  readonly changes: ReadonlyMap<number, readonly SeenChange[]>;
  readonly aliases: readonly (readonly [number, number])[];
  readonly thrown?: ClassName;
  readonly isError: boolean;
  /** Of a call that failed: by place. */
  readonly leaves: Map<number, SeenChange[]>;
}

interface Row {
  readonly tuple: readonly number[];
  readonly changes: ReadonlyMap<number, readonly SeenChange[]>;
  readonly left: ReadonlyMap<number, readonly SeenChange[]>;
  readonly aliases: readonly (readonly [number, number])[];
  readonly isError: boolean;
}

interface Met {
  readonly place: number;
  /** Null only where there is no object. */
  readonly objects: readonly HeapObject[];
}

export class Transitions {
  readonly #machine: Machine;
  readonly #typestates: Typestates;
  readonly #component: TypestateComponent;
  readonly #tuples = new TupleInterner();
  readonly #names = new Map<string, number>();
  readonly #texts = new Map<string, number>();
  #beforeHeap: Heap | undefined;
  readonly #beforeStates = new Map<HeapObject, TypestateNumber>();
  readonly #beforeBuddies = new Map<HeapObject, ReadonlyMap<string, readonly HeapObject[]>>();
  readonly places: SeenPlace[] = [];
  readonly seen: SeenTransition[] = [];
  /** Methods that were seen to end without an error, whether or not objects with typestates took part. */
  readonly ended = new Set<MethodDeclaration>();

  constructor(machine: Machine, typestates: Typestates, component: TypestateComponent) {
    this.#machine = machine;
    this.#typestates = typestates;
    this.#component = component;
  }

  /** The transition of one end of a call; undefined where no object with typestates took part. `after` is the heap that the client then has. */
  record(
    before: Heap,
    method: MethodDeclaration,
    receiver: ClassName | undefined,
    exit: CallExit,
    after: Heap,
  ): SeenTransition | undefined {
    const row = this.#row(before, method, receiver, exit, after);
    if (row?.isError !== true) this.ended.add(method);
    if (row === undefined) return undefined;
    const number = this.#tuples.intern(row.tuple);
    let known = this.seen[number];
    if (known === undefined) {
      known = {
        number,
        method,
        ...(receiver === undefined ? {} : { receiver }),
        changes: row.changes,
        aliases: row.aliases,
        ...(exit.thrown === undefined ? {} : { thrown: exit.thrown.type }),
        isError: row.isError,
        leaves: new Map(),
      };
      this.seen.push(known);
    }
    for (const [place, more] of row.left) {
      known.leaves.set(place, distinct([...(known.leaves.get(place) ?? []), ...more]));
    }
    return known;
  }

  /** The number of the transition if it was recorded before, else -1. */
  find(before: Heap, method: MethodDeclaration, receiver: ClassName | undefined, exit: CallExit, after: Heap): number {
    const row = this.#row(before, method, receiver, exit, after);
    return row === undefined ? -1 : this.#tuples.find(row.tuple);
  }

  #row(
    before: Heap,
    method: MethodDeclaration,
    receiver: ClassName | undefined,
    exit: CallExit,
    after: Heap,
  ): Row | undefined {
    const met = this.#met(before, exit);
    const isError = exit.thrown !== undefined && this.#component.isError(exit.thrown);
    if (met.length === 0 && !isError) return undefined;
    const isSame = this.#machine.isUnchanged(before, after);
    const live = isSame ? undefined : this.#machine.live(after);
    const changes = new Map<number, readonly SeenChange[]>();
    const left = new Map<number, readonly SeenChange[]>();
    const tuple = [
      this.#numberOf(`${method.owner}.${method.name}${method.descriptor}`),
      receiver === undefined ? -1 : this.#numberOf(receiver),
      exit.thrown === undefined ? -1 : this.#numberOf(exit.thrown.type),
      isError ? 1 : 0,
    ];
    const wasThere = new Set(before.objects);
    const from = (object: HeapObject): number =>
      wasThere.has(object) ? this.#before(before, object) : this.#rawOf(exit.heap, object);
    const states = new Map<HeapObject, TypestateNumber>();
    const to = (object: HeapObject): number => {
      if (isSame && wasThere.has(object)) return this.#before(before, object);
      // The same object takes part in several places.
      let state = states.get(object);
      if (state === undefined) {
        state = this.#typestates.of(after, object, live);
        states.set(object, state);
      }
      return state;
    };
    for (const { place, objects } of met) {
      const actual = distinct(
        objects.length === 0
          ? [{ from: NULL_STATE, to: NULL_STATE }]
          : objects.map((object) => ({ from: from(object), to: to(object) })),
      );
      const shown = isError ? distinct(actual.map((change) => ({ from: change.from, to: FAILED_STATE }))) : actual;
      changes.set(place, shown);
      if (isError) left.set(place, actual);
      tuple.push(place, shown.length);
      for (const change of shown) tuple.push(change.from, change.to);
    }
    const aliases = aliasesOf(met);
    for (const [one, other] of aliases) tuple.push(one, other);
    return { tuple, changes, left, aliases, isError };
  }

  /** What the call had to do with, parameters first, buddies last; without what has no typestates. */
  #met(before: Heap, { located, heap }: CallExit): readonly Met[] {
    const found: Met[] = [];
    const wasThere = new Set(before.objects);
    for (const { path, kind, references } of located) {
      const objects = references.filter((reference) => reference >= 0 && this.#hasTypestates(heap, reference));
      const isNull = references.length > 0 && references.every((reference) => reference === NULL_REFERENCE);
      if (objects.length > 0 || isNull) found.push({ place: this.#place({ path, kind }), objects });
    }
    for (const { place, objects } of [...found]) {
      const { path } = this.places[place] as SeenPlace;
      const buddies = new Map<string, HeapObject[]>();
      for (const object of objects) {
        if (!wasThere.has(object)) continue;
        for (const [predicate, others] of this.#buddies(before, object)) {
          buddies.set(predicate, [...(buddies.get(predicate) ?? []), ...others]);
        }
      }
      // Predicates that relate the same objects say the same here.
      const told: (readonly HeapObject[])[] = [];
      for (const [predicate, others] of buddies) {
        if (others.length === 0 || told.some((each) => isSame(each, others))) continue;
        told.push(others);
        found.push({ place: this.#place({ path, kind: 'B', predicate }), objects: others });
      }
    }
    return found.sort((left, right) => left.place - right.place);
  }

  /** Calls end in many ways, and all begin in one heap. */
  #before(heap: Heap, object: HeapObject): TypestateNumber {
    if (this.#beforeHeap !== heap) {
      this.#beforeHeap = heap;
      this.#beforeStates.clear();
      this.#beforeBuddies.clear();
    }
    let state = this.#beforeStates.get(object);
    if (state === undefined) {
      state = this.#typestates.of(heap, object);
      this.#beforeStates.set(object, state);
    }
    return state;
  }

  #buddies(heap: Heap, object: HeapObject): ReadonlyMap<string, readonly HeapObject[]> {
    this.#before(heap, object);
    let buddies = this.#beforeBuddies.get(object);
    if (buddies === undefined) {
      buddies = this.#typestates.buddies(heap, object);
      this.#beforeBuddies.set(object, buddies);
    }
    return buddies;
  }

  #hasTypestates(heap: Heap, object: HeapObject): boolean {
    const type = this.#machine.typeOf(heap, object);
    return this.#typestates.has(this.#machine.statics(heap, type) === object ? `${type}.class` : type);
  }

  /** Objects made by the call were not constructed before it. */
  #rawOf(heap: Heap, object: HeapObject): TypestateNumber {
    return this.#typestates.raw(this.#machine.typeOf(heap, object));
  }

  #place(place: SeenPlace): number {
    const key = `${place.kind} ${place.path} ${place.predicate ?? ''}`;
    let number = this.#names.get(key);
    if (number === undefined) {
      number = this.places.push(place) - 1;
      this.#names.set(key, number);
    }
    return number;
  }

  #numberOf(text: string): number {
    let number = this.#texts.get(text);
    if (number === undefined) {
      number = this.#texts.size;
      this.#texts.set(text, number);
    }
    return number;
  }
}

function aliasesOf(met: readonly Met[]): readonly (readonly [number, number])[] {
  const found: (readonly [number, number])[] = [];
  for (const [index, one] of met.entries()) {
    for (const other of met.slice(index + 1)) {
      if (one.objects.some((object) => other.objects.includes(object))) found.push([one.place, other.place]);
    }
  }
  return found;
}

function isSame(left: readonly HeapObject[], right: readonly HeapObject[]): boolean {
  return left.length === right.length && left.every((object) => right.includes(object));
}

/** Each once, in order. */
function distinct(changes: readonly SeenChange[]): SeenChange[] {
  const sorted = [...changes].sort((left, right) => left.from - right.from || left.to - right.to);
  return sorted.filter(
    ({ from, to }, index) => index === 0 || sorted[index - 1]?.from !== from || sorted[index - 1]?.to !== to,
  );
}
