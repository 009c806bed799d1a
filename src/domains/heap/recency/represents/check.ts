/** Whether objects fit what an abstract state says, given which object each region of one object stands for. */
import type { HeapObject, HeapValue } from '../../../../ir/heap.js';
import type { Region } from '../regions/regions.js';
import type { Contents, State } from '../state/state.js';
import type { Tables } from '../state/tables.js';
import type { Value } from '../state/values.js';
import type { MachineWorld } from './world.js';

/** The object of a region of one object; null: none. A region that is left out is not decided yet. */
export type Assignment = ReadonlyMap<Region, HeapObject | null>;

export class Check {
  readonly #tables: Tables;
  readonly #world: MachineWorld;
  readonly #state: State;
  readonly #assignment: Assignment;
  /** Allocated objects that something knows just as external ones. */
  readonly #known = new Set<HeapObject>();

  constructor(tables: Tables, world: MachineWorld, state: State, assignment: Assignment) {
    this.#tables = tables;
    this.#world = world;
    this.#state = state;
    this.#assignment = assignment;
  }

  /** False where it is sure that the state does not stand for this, whatever is decided later. */
  isPossible(): boolean {
    return (
      this.#variablesFit() && this.#staticsFit() && this.#objectsFit() && this.#countsFit() && this.#knownOnesFit()
    );
  }

  #variablesFit(): boolean {
    const { concrete } = this.#world;
    const variables = concrete.method.body()?.variables ?? [];
    for (const [index, value] of this.#state.variables) {
      const variable = variables[index];
      const found = variable === undefined ? undefined : concrete.value(variable);
      if (found !== undefined && !this.#admits(value, found)) return false;
    }
    for (const [path, value] of this.#state.paths) {
      const variable = variables[this.#tables.pathVariable(path)];
      const base = variable === undefined ? undefined : concrete.value(variable);
      if (typeof base !== 'object' || base === null) continue;
      const slot = this.#world.slots(base).find(({ field }) => field === this.#tables.pathField(path));
      if (slot !== undefined && !this.#admits(value, slot.value)) return false;
    }
    return true;
  }

  #staticsFit(): boolean {
    const { heap } = this.#world.concrete;
    const cells = this.#state.heap.get(this.#tables.statics)?.cells;
    for (const field of heap.statics()) {
      const found = heap.staticField(field.owner, field.name);
      const value = cells?.get(this.#tables.field(field)) ?? this.#tables.anything(field.type);
      // No code initialises a class without initialiser: its fields are there from the start.
      const isThere =
        this.#world.concrete.isInitialised(field.owner) ||
        this.#tables.hierarchy.declaredMethods(field.owner, '<clinit>').length === 0;
      const isJudged = found !== undefined && isThere;
      if (isJudged && !this.#admits(value, found)) return false;
    }
    return true;
  }

  #objectsFit(): boolean {
    for (const { field, value } of this.#world.links) if (!this.#externalsHold(field, value)) return false;
    for (const object of this.#world.allocated) {
      const home = this.#home(object);
      if (home === 'undecided' || home === undefined) continue;
      const contents = this.#state.heap.get(home);
      if (contents === undefined || !this.#fits(object, contents)) return false;
    }
    for (const [region, object] of this.#assignment) {
      const contents = this.#state.heap.get(region);
      if (object === null || this.#tables.kindOf(region).kind === 'allocated') continue;
      if (!this.#isExternal(object) || contents === undefined || !this.#fits(object, contents)) return false;
    }
    return true;
  }

  #fits(object: HeapObject, contents: Contents): boolean {
    const { heap } = this.#world.concrete;
    const { type, exact, length, filled, opaque } = contents;
    const actual = heap.typeOf(object);
    if (type !== undefined && (exact ? actual !== type : !this.#tables.hierarchy.isAssignable(actual, type)))
      return false;
    const actualLength = heap.length(object);
    if (length !== undefined && actualLength !== undefined && !isWithin(actualLength, length)) return false;
    const log = this.#state.heap.get(this.#tables.external)?.cells;
    return this.#world.slots(object).every(({ field, value, index }) => {
      const held = contents.cells.get(field) ?? this.#tables.implicit(field, opaque ? 'opaque' : 'plain');
      if (this.#admits(held, value)) return true;
      // What was stored into external objects is meant too where an opaque object may hold any of them.
      const isVague = opaque && held.kind === 'reference' && held.targets.includes(this.#tables.external);
      const stored = isVague ? log?.get(field) : undefined;
      if (stored !== undefined && this.#admits(stored, value)) return true;
      const mayBeUnset = !opaque && index !== undefined && index >= filled;
      return mayBeUnset && (value === null || Number(value) === 0);
    });
  }

  #countsFit(): boolean {
    const found = new Map<Region, number>();
    for (const object of this.#world.allocated) {
      const home = this.#home(object);
      if (typeof home === 'number') found.set(home, (found.get(home) ?? 0) + 1);
    }
    for (const [region, { count }] of this.#state.heap) {
      const kind = this.#tables.kindOf(region);
      if (kind.kind !== 'allocated') continue;
      const least = Number(count[1]);
      const most = count[3] === '∞' ? Number.POSITIVE_INFINITY : Number(count[3]);
      if (this.#world.allocations(kind) < least) return false;
      if ((found.get(region) ?? 0) > most) return false;
    }
    return true;
  }

  /** What is known as external holds only what external objects may hold. */
  #knownOnesFit(): boolean {
    for (const object of this.#known) {
      for (const { field, value } of this.#world.slots(object)) {
        if (typeof value !== 'object' || value === null) continue;
        if (!this.#externalsHold(field, value)) return false;
      }
    }
    return true;
  }

  /** Whether external objects may hold it: it is one itself, or was stored into one. */
  #externalsHold(field: number, value: HeapObject): boolean {
    const stored = this.#state.heap.get(this.#tables.external)?.cells.get(field);
    return (
      (stored !== undefined && this.#admits(stored, value)) || this.#admits(this.#tables.values.anyReference, value)
    );
  }

  #admits(value: Value, found: HeapValue): boolean {
    if (found === null) return value.kind === 'reference' && value.nulls !== 0;
    if (typeof found !== 'object') return value.kind === 'number' && isWithin(found, value);
    if (value.kind === 'number') return false;
    let asExternal = false;
    for (const target of value.targets) {
      if (target !== this.#tables.external && this.#denotes(target, found)) return true;
      if (target === this.#tables.external && this.#isExternal(found)) asExternal = true;
    }
    if (asExternal && typeof this.#home(found) === 'number') this.#known.add(found);
    return asExternal;
  }

  #denotes(region: Region, object: HeapObject): boolean {
    const kind = this.#tables.kindOf(region);
    switch (kind.kind) {
      case 'allocated': {
        const home = this.#home(object);
        return home === region || (home === 'undecided' && isOf(this.#world, object, kind));
      }
      case 'constant':
        return this.#world.origin(object) === undefined && this.#world.concrete.heap.typeOf(object) === kind.type;
      case 'parameter':
      case 'parameter-field':
      case 'met': {
        const assigned = this.#assignment.get(region);
        return assigned === object || (assigned === undefined && this.#isExternal(object));
      }
      default:
        return false;
    }
  }

  /** Whether `external` may mean the object. */
  #isExternal(object: HeapObject): boolean {
    const home = this.#home(object);
    return home === undefined || home === 'undecided' || this.#state.heap.get(home)?.escaped === true;
  }

  /** The allocated region of an object; undefined for objects from elsewhere. */
  #home(object: HeapObject): Region | 'undecided' | undefined {
    const origin = this.#world.origin(object);
    if (origin === undefined) return undefined;
    const { recent, older } = origin;
    if (this.#state.heap.get(recent) === undefined) return older;
    const assigned = this.#assignment.get(recent);
    if (assigned === undefined) return 'undecided';
    return assigned === object ? recent : older;
  }
}

function isOf(world: MachineWorld, object: HeapObject, kind: { readonly site: number; readonly era: string }): boolean {
  const origin = world.origin(object);
  return origin !== undefined && origin.site === kind.site && origin.era === kind.era;
}

/** Bounds that are infinite hold every number, NaN among them where both are. */
function isWithin(
  found: number | bigint,
  { lower, upper }: { readonly lower: number; readonly upper: number },
): boolean {
  if (lower === Number.NEGATIVE_INFINITY && upper === Number.POSITIVE_INFINITY) return true;
  return found >= lower && found <= upper;
}
