/** A machine's state as an abstract state speaks of it: which objects can be reached, and which of them were allocated where. */

import type { ConcreteState } from '../../../../engine/concrete.js';
import type { Edge } from '../../../../ir/body.js';
import type { HeapObject, HeapValue } from '../../../../ir/heap.js';
import { mayBeShared } from '../../../../ir/lambdas.js';
import { isArray } from '../../../../ir/types.js';
import { RECENCY_BUDGETS } from '../budgets.js';
import { INNER_SITE, type Region } from '../regions/regions.js';
import type { State } from '../state/state.js';
import type { Tables } from '../state/tables.js';

/** Where an object was allocated, as the two regions that may stand for it. */
export interface Origin {
  readonly site: number;
  readonly era: 'call' | 'entry';
  readonly recent: Region;
  readonly older: Region;
}

/** A slot of an object: a field or an element. */
export interface Slot {
  /** As the tables number fields. */
  readonly field: number;
  readonly value: HeapValue;
  /** Of elements. */
  readonly index?: number;
}

const MOST_OBJECTS = RECENCY_BUDGETS['represents/world'].mostObjects.most;

export class MachineWorld {
  readonly concrete: ConcreteState;
  readonly #tables: Tables;
  readonly #origins = new Map<HeapObject, Origin>();
  /** Objects that something in the state may lead to. */
  readonly reachable: ReadonlySet<HeapObject>;
  /** Those of them of which the allocation was seen. */
  readonly allocated: readonly HeapObject[];
  /** Where others of them hold such. */
  readonly links: readonly (Slot & { readonly value: HeapObject })[];
  /** Whether there were too many objects to look at. */
  isCut = false;
  readonly #places = new Map<number, Origin>();
  readonly #slots = new Map<HeapObject, readonly Slot[]>();
  /** How many allocations of a site there were, reachable or not. */
  readonly #counts = new Map<string, number>();

  constructor(tables: Tables, concrete: ConcreteState, state: State) {
    this.#tables = tables;
    this.concrete = concrete;
    for (const { object, edge, inside } of concrete.allocations) {
      const site = this.#site(object, edge);
      // A lambda that captures nothing counts as one that was there before.
      if (site === undefined || mayBeShared(tables.hierarchy, concrete.heap.typeOf(object))) continue;
      const origin = this.#originAt(site, inside ? 'call' : 'entry');
      this.#origins.set(object, origin);
      const key = `${site} ${origin.era}`;
      this.#counts.set(key, (this.#counts.get(key) ?? 0) + 1);
    }
    this.reachable = this.#reach(state);
    this.allocated = [...this.reachable].filter((object) => this.#origins.has(object));
    this.links = this.#links();
  }

  /** Undefined for objects whose allocation was not seen. */
  origin(object: HeapObject): Origin | undefined {
    return this.#origins.get(object);
  }

  allocations({ site, era }: Pick<Origin, 'site' | 'era'>): number {
    return this.#counts.get(`${site} ${era}`) ?? 0;
  }

  slots(object: HeapObject): readonly Slot[] {
    let slots = this.#slots.get(object);
    if (slots === undefined) {
      slots = this.#slotsOf(object);
      this.#slots.set(object, slots);
    }
    return slots;
  }

  #links(): MachineWorld['links'] {
    const links: (Slot & { readonly value: HeapObject })[] = [];
    if (this.allocated.length === 0) return links;
    for (const object of this.reachable) {
      if (this.#origins.has(object)) continue;
      for (const { field, value } of this.slots(object)) {
        if (typeof value === 'object' && value !== null && this.#origins.has(value)) links.push({ field, value });
      }
    }
    return links;
  }

  #slotsOf(object: HeapObject): readonly Slot[] {
    const { heap } = this.concrete;
    const type = heap.typeOf(object);
    if (isArray(type)) {
      const field = this.#tables.elementField(type.slice(0, -2));
      const length = heap.length(object) ?? 0;
      return Array.from({ length }, (_, index) => ({ field, index, value: heap.element(object, index) }));
    }
    return heap.fields(object).map((field) => ({
      field: this.#tables.field(field),
      value: heap.field(object, field.owner, field.name) ?? null,
    }));
  }

  #originAt(site: number, era: Origin['era']): Origin {
    const known = this.#places.get(era === 'call' ? site : -1 - site);
    if (known !== undefined) return known;
    const kind = { kind: 'allocated', site, era } as const;
    const recent = this.#tables.region({ ...kind, age: 'recent' });
    const older = this.#tables.region({ ...kind, age: 'older' });
    const origin: Origin = { site, era, recent, older };
    this.#places.set(era === 'call' ? site : -1 - site, origin);
    return origin;
  }

  /** The inner arrays of `new T[m][n]` are sites of their own. */
  #site(object: HeapObject, edge: Edge): number | undefined {
    const at = this.#tables.program.known?.(edge);
    const { instruction } = edge;
    if (at === undefined) return undefined;
    if (instruction.kind !== 'new-array') return at.number;
    const dimension = (instruction.type.length - this.concrete.heap.typeOf(object).length) / 2;
    return at.number + dimension * INNER_SITE;
  }

  #reach(state: State): ReadonlySet<HeapObject> {
    const { concrete } = this;
    const reached = new Set<HeapObject>();
    const rest: HeapObject[] = [];
    const add = (value: HeapValue | undefined): void => {
      if (typeof value !== 'object' || value === null || reached.has(value)) return;
      reached.add(value);
      rest.push(value);
    };
    const body = concrete.method.body();
    for (const [index] of state.variables) {
      const variable = body?.variables[index];
      if (variable !== undefined) add(concrete.value(variable));
    }
    concrete.entryValues.forEach(add);
    for (const { owner, name } of concrete.heap.statics()) add(concrete.heap.staticField(owner, name));
    for (let object = rest.pop(); object !== undefined; object = rest.pop()) {
      if (reached.size > MOST_OBJECTS) {
        this.isCut = true;
        break;
      }
      for (const { value } of this.slots(object)) add(value);
    }
    return reached;
  }
}
