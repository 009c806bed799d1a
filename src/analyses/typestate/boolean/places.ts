/** Loads, stores and allocations of boolean programs, with the locations that they come to. */

import type { FieldReference, Variable } from '../../../ir/instructions.js';
import { isReference } from '../../../ir/types.js';
import { slotOf } from '../../../machines/predicates/heap/layout.js';
import {
  isObject,
  isOther,
  NULL_REFERENCE,
  OTHER_REFERENCE,
  type Reference,
  UNSET,
} from '../../../machines/predicates/heap/references.js';
import { isWritten, met, type PathNumber, written } from '../../../machines/predicates/located.js';
import type { RunStatement } from './code.js';
import { RAW } from './heap/heap.js';
import { letGo, referenceOf, unknownOf } from './heap/references.js';
import type { BooleanState } from './heap/state.js';
import type { AppliedPredicate } from './heap/types.js';
import type { BooleanWays, BooleanWorld } from './heap/world.js';

type Of<Kind extends RunStatement['kind']> = Extract<RunStatement, { readonly kind: Kind }>;

export class BooleanPlaces {
  readonly #world: BooleanWorld;

  constructor(world: BooleanWorld) {
    this.#world = world;
  }

  /** A field that is not in the heap may have any content. */
  load(state: BooleanState, { target, base, field }: Of<'load'>): BooleanState {
    const { frame, heap } = state;
    const { object, slot, isStatic } = this.#placeOf(state, base, field);
    const known = this.#world.layout.field(this.#world.codes.declared(field));
    if (slot === -1 || known === undefined) {
      frame.set(target.index, object === NULL_REFERENCE ? UNSET : unknownOf(this.#world, target.type));
      return state;
    }
    const content = heap.record(object).slots[slot] as number;
    let path: PathNumber = -1;
    if (!isWritten(state.written, object, slot)) {
      const from = this.#pathOf(state, object, base, isStatic ? heap.record(object).type.name : undefined);
      if (from >= 0) {
        path = this.#world.paths.along(from, known);
        state.meetings = met(state.meetings, path, content);
      }
    }
    frame.set(target.index, content, path);
    return state;
  }

  store(state: BooleanState, { base, field, value }: Of<'store'>): BooleanState {
    const { object, slot, isStatic } = this.#placeOf(state, base, field);
    const reference = isReference(field.type) ? referenceOf(state, value) : NULL_REFERENCE;
    if (slot === -1) {
      letGo(state, reference);
      return state;
    }
    if (isStatic) this.#pathOf(state, object, base, state.heap.record(object).type.name);
    if (!isReference(field.type)) return state;
    state.heap.write(object, slot, isOther(reference) ? OTHER_REFERENCE : reference);
    state.written = written(state.written, object, slot);
    return state;
  }

  allocate(state: BooleanState, { target, type, edge }: Of<'new'>, ways: BooleanWays): BooleanState | undefined {
    const { layout, options, objects, paths } = this.#world;
    const { frame, heap } = state;
    if (!layout.isTracked(type)) {
      frame.set(target.index, this.#world.others.of({ type, isExact: true }));
      return state;
    }
    const made = layout.classOf(type);
    if (options.limit !== undefined && heap.countOf(made) >= options.limit(type)) {
      ways.cutOff();
      return undefined;
    }
    const object = objects.add(heap, made, RAW);
    const path = paths.allocation(edge.span.line, edge.span.column);
    state.meetings = met(state.meetings, path, object);
    state.written = written(state.written, object, -1);
    frame.set(target.index, object, path);
    return state;
  }

  /** A formula has to do with the objects that it reads, as code that loads them does. */
  meetAll(state: BooleanState, { left, right, type }: AppliedPredicate): void {
    for (const [applied, side] of [
      [left, type.left],
      [right, type.right],
    ] as const) {
      if (applied.kind !== 'object' || side.kind !== 'field') continue;
      let object = state.frame.get(applied.index);
      let path = state.frame.path(applied.index);
      for (const field of [...(applied.along ?? []), side.field]) {
        const known = this.#world.layout.field(field);
        const slot = object < 0 || known === undefined ? -1 : slotOf(state.heap.record(object).type, known);
        if (slot === -1 || known === undefined || !known.isReference) break;
        path = path < 0 ? -1 : this.#world.paths.along(path, known);
        const target = state.heap.record(object).slots[slot] as number;
        if (path >= 0 && !isWritten(state.written, object, slot)) state.meetings = met(state.meetings, path, target);
        object = target;
      }
    }
  }

  #placeOf(
    { frame, heap }: BooleanState,
    base: Variable | undefined,
    field: FieldReference,
  ): { readonly object: Reference; readonly slot: number; readonly isStatic: boolean } {
    const { layout, codes } = this.#world;
    const declared = codes.declared(field);
    const known = layout.field(declared);
    const object = base === undefined ? heap.staticsOf(layout.staticsOf(declared.owner)) : frame.get(base.index);
    const slot = isObject(object) && known !== undefined ? slotOf(heap.record(object).type, known) : -1;
    return { object, slot, isStatic: base === undefined };
  }

  /** By which path the object was found: that of the variable, else the first by which it was met. */
  #pathOf(state: BooleanState, object: number, base: Variable | undefined, statics: string | undefined): PathNumber {
    if (statics !== undefined) {
      const path = this.#world.paths.statics(statics);
      state.meetings = met(state.meetings, path, object);
      return path;
    }
    if (base !== undefined && state.frame.path(base.index) >= 0) return state.frame.path(base.index);
    let found: PathNumber = -1;
    for (let each = state.meetings; each !== undefined; each = each.before)
      if (each.reference === object) found = each.path;
    return found;
  }
}
