/** One call: the callee's locations in the names of the caller, and what the callee does to them. */
import type { Edge } from '../../../ir/body.js';
import type { FieldReference, Operand } from '../../../ir/instructions.js';
import type { CallLinkage, Location, MethodLocations } from './model.js';
import { type LocationState, type Locations, NOWHERE_YET } from './state.js';
import type { LocationTable } from './table.js';

/** The method that calls. */
export interface Caller {
  readonly table: LocationTable;
  readonly pointees: (state: LocationState, operand: Operand | undefined) => Locations;
  readonly read: (state: LocationState, base: Location, field: FieldReference) => Locations;
}

export class LinkedCall {
  readonly linkage: CallLinkage;
  readonly #flow: Caller;
  readonly #state: LocationState;
  readonly #edge: Edge;
  readonly #callee: MethodLocations;
  readonly #given: readonly Operand[];
  readonly #actual = new Map<Location, Locations>();

  /** The state is changed to what it is after the call. */
  constructor(flow: Caller, state: LocationState, edge: Edge, callee: MethodLocations, given: readonly Operand[]) {
    this.#flow = flow;
    this.#state = state;
    this.#edge = edge;
    this.#callee = callee;
    this.#given = given;
    const actualIn = callee.locations
      .filter(({ kind }) => kind === 'F' || kind === 'E')
      .map((formal) => ({ formal, actual: [...this.#actualOf(formal)] }));
    const actualOut = callee.escapeOut.map(({ base, field, targets }) => ({
      bases: [...this.#actualOf(base)],
      field,
      targets: targets.flatMap((target) => [...this.#actualOf(target)]),
    }));
    for (const { bases, field, targets } of actualOut) {
      for (const base of bases) state.write(base, field, new Set(targets), 'possible');
    }
    this.linkage = { edge, callee: callee.method, actualIn, actualOut };
  }

  results(): readonly Location[] {
    return this.#callee.formalOut.flatMap((location) => [...this.#actualOf(location)]);
  }

  #actualOf(location: Location): Locations {
    const known = this.#actual.get(location);
    if (known !== undefined) return known;
    this.#actual.set(location, NOWHERE_YET);
    const actual = this.#find(location);
    this.#actual.set(location, actual);
    return actual;
  }

  #find(location: Location): Locations {
    switch (location.kind) {
      case 'F':
        return this.#flow.pointees(this.#state, this.#given[Number(location.id.slice(1)) - 1]);
      case 'S':
        return new Set([this.#flow.table.statics(location.type)]);
      case 'O':
        return new Set([this.#flow.table.allocated(this.#edge, location.type, location)]);
      case 'E':
        return location.from === undefined
          ? NOWHERE_YET
          : this.#along(this.#actualOf(location.from.base), location.from.field, location);
    }
  }

  /** A folded location of the callee is what the field leads to any number of times. */
  #along(bases: Locations, field: FieldReference, location: Location): Locations {
    const isFolded = this.#callee.escapeIn.some((each) => each.base === location && each.targets.includes(location));
    const found = new Set<Location>();
    for (const base of bases) for (const each of this.#flow.read(this.#state, base, field)) found.add(each);
    if (isFolded)
      for (const base of found) for (const each of this.#flow.read(this.#state, base, field)) found.add(each);
    return found;
  }
}
