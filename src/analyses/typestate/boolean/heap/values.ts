/** Values of predicates in a run of a boolean program, and assignments to them: section 4 of Nanda, Grothoff and Chandra. */
import { negation, type Sense, type Truth, truthOf } from '../../../../base/truth.js';
import type { Hierarchy } from '../../../../ir/hierarchy.js';
import type { FieldReference } from '../../../../ir/instructions.js';
import { isReference } from '../../../../ir/types.js';
import { type Layout, slotOf } from '../../../../machines/predicates/heap/layout.js';
import { NULL_REFERENCE, type Reference, UNSET } from '../../../../machines/predicates/heap/references.js';
import { sameObject } from '../../../../machines/predicates/step/truth.js';
import type { RunAssignment } from '../code.js';
import type { BooleanHeap } from './heap.js';
import type { BooleanState } from './state.js';
import { type Entity, NO_ENTITY, objectEntity, objectOfEntity, variableEntity, variableOfEntity } from './store.js';
import type { Applied, AppliedPredicate, AppliedValue, PredicateType, SideType } from './types.js';

interface Write {
  readonly type: PredicateType;
  readonly left: Entity;
  readonly right: Entity;
  readonly value: Truth;
}

export class BooleanValues {
  readonly #layout: Layout;
  readonly #hierarchy: Hierarchy;

  constructor(layout: Layout, hierarchy: Hierarchy) {
    this.#layout = layout;
    this.#hierarchy = hierarchy;
  }

  /** What the predicate is in this state; `other` is what OTHER stands for. */
  truth(state: BooleanState, value: AppliedValue, other?: Entity): Truth {
    if (value === '*') return 'unknown';
    if (typeof value === 'string') return truthOf(value === 'true');
    const left = this.#entity(state, value.left, other);
    const right = this.#entity(state, value.right, other);
    if (left === undefined || right === undefined) return 'unknown';
    return this.#value(state, value.type, left, right);
  }

  /** On the way that goes on, a predicate about variables is known from now on. */
  refine(state: BooleanState, { type, left, right }: AppliedPredicate, sense: Sense): void {
    const holds = sense === 'holds';
    const one = this.#entity(state, left, undefined);
    const two = this.#entity(state, right, undefined);
    if (one !== undefined && two !== undefined) set(state.heap, { type, left: one, right: two, value: truthOf(holds) });
  }

  /** All at once: the values are those from before. With OTHER, one for each object or variable that it stands for. */
  assign(state: BooleanState, assignments: readonly RunAssignment[]): void {
    for (const write of assignments.flatMap((assignment) => this.#writes(state, assignment))) set(state.heap, write);
  }

  /** Of predicates that are kept between calls. */
  persistent(heap: BooleanHeap, type: PredicateType, left: number, right: number | undefined): Truth {
    return known(heap, type, objectEntity(left), right === undefined ? NO_ENTITY : objectEntity(right));
  }

  /** Whether the object has the field, or holds it as a static one. */
  hasField(heap: BooleanHeap, object: number, field: FieldReference): boolean {
    const { type } = heap.record(object);
    const isDeclared = type.isStatics ? type.name === field.owner : this.#hierarchy.isSubclass(type.name, field.owner);
    const known = this.#layout.field(field);
    return isDeclared && known !== undefined && slotOf(type, known) !== -1;
  }

  /** What the side of a predicate refers to, where it is a reference that is kept. */
  meaning(state: BooleanState | BooleanHeap, side: SideType, entity: Entity): Reference | undefined {
    switch (side.kind) {
      case 'constant':
        return side.constant.value === null ? NULL_REFERENCE : undefined;
      case 'variable': {
        const variable = variableOfEntity(entity);
        if (variable === undefined || !('frame' in state) || !isReference(side.type)) return undefined;
        const reference = state.frame.atDepth(variable.depth)?.get(variable.index);
        return reference === UNSET ? undefined : reference;
      }
      case 'field': {
        const object = objectOfEntity(entity);
        const field = isReference(side.field.type) ? this.#layout.field(side.field) : undefined;
        if (object === undefined || field === undefined) return undefined;
        const { type, slots } = ('frame' in state ? state.heap : state).record(object);
        const slot = slotOf(type, field);
        return slot === -1 ? undefined : slots[slot];
      }
    }
  }

  /** What has no entry but is about variables is decided by what they refer to: parameters have no assignments. */
  #value(state: BooleanState, type: PredicateType, left: Entity, right: Entity): Truth {
    const found = known(state.heap, type, left, right);
    if (found !== 'unknown' || (type.left.kind !== 'variable' && type.right.kind !== 'variable')) return found;
    const one = this.meaning(state, type.left, left);
    const two = this.meaning(state, type.right, right);
    return one === undefined || two === undefined
      ? 'unknown'
      : sameObject({ hierarchy: this.#hierarchy }, state.heap, one, two);
  }

  #entity(state: BooleanState, applied: Applied, other: Entity | undefined): Entity | undefined {
    switch (applied.kind) {
      case 'nothing':
        return NO_ENTITY;
      case 'variable':
        return variableEntity(state.frame.depth, applied.index);
      case 'object': {
        let object = state.frame.get(applied.index);
        for (const field of applied.along ?? []) if (object >= 0) object = this.#target(state.heap, object, field);
        return object < 0 ? undefined : objectEntity(object);
      }
      case 'statics': {
        const object = state.heap.staticsOf(this.#layout.staticsOf(applied.field.owner));
        return object === -1 ? undefined : objectEntity(object);
      }
      case 'other':
        return other;
    }
  }

  #target(heap: BooleanHeap, object: number, reference: FieldReference): Reference {
    const field = this.#layout.field(reference);
    const { type, slots } = heap.record(object);
    const slot = field === undefined ? -1 : slotOf(type, field);
    return slot === -1 ? UNSET : (slots[slot] as number);
  }

  #writes(state: BooleanState, { target, value, isNegated }: RunAssignment): readonly Write[] {
    const { type } = target;
    const valueAt = (other: Entity | undefined): Truth => {
      const found = this.truth(state, value, other);
      return isNegated ? negation(found) : found;
    };
    if (target.left.kind !== 'other' && target.right.kind !== 'other') {
      const left = this.#entity(state, target.left, undefined);
      const right = this.#entity(state, target.right, undefined);
      return left === undefined || right === undefined ? [] : [{ type, left, right, value: valueAt(undefined) }];
    }
    const isLeftKnown = target.left.kind !== 'other';
    const at = this.#entity(state, isLeftKnown ? target.left : target.right, undefined);
    if (at === undefined) return [];
    return [...this.#bindings(state, target, value, at)].map((other) => ({
      type,
      left: isLeftKnown ? at : other,
      right: isLeftKnown ? other : at,
      value: valueAt(other),
    }));
  }

  /**
   * What OTHER stands for: the buddies of either side, for what is not among them is `*` before and after; with a value that is the
   * same for all, everything that fits.
   */
  #bindings(state: BooleanState, target: AppliedPredicate, value: AppliedValue, at: Entity): ReadonlySet<Entity> {
    const side = target.left.kind === 'other' ? target.type.left : target.type.right;
    const related = typeof value === 'string' ? undefined : this.#related(state, value);
    if (related === undefined) return new Set(this.#fitting(state, side));
    const found = new Set([
      ...buddiesOf(state.heap, target.type, at, target.left.kind !== 'other' ? 'left' : 'right'),
      ...related,
    ]);
    return new Set([...found].filter((entity) => this.#fits(state, side, entity)));
  }

  /** Undefined: the value does not depend on a pair. */
  #related(state: BooleanState, { type, left, right }: AppliedPredicate): readonly Entity[] | undefined {
    if ((left.kind === 'other') === (right.kind === 'other')) return undefined;
    const isLeftKnown = left.kind !== 'other';
    const applied = isLeftKnown ? left : right;
    if (applied.kind === 'nothing') return undefined;
    const entity = this.#entity(state, applied, undefined);
    if (entity === undefined) return [];
    const buddies = buddiesOf(state.heap, type, entity, isLeftKnown ? 'left' : 'right');
    return type.isReflexive ? [...buddies, entity] : buddies;
  }

  #fits(state: BooleanState, side: SideType, entity: Entity): boolean {
    const object = objectOfEntity(entity);
    if (side.kind === 'field') return object !== undefined && this.hasField(state.heap, object, side.field);
    return side.kind === 'variable' && object === undefined;
  }

  #fitting(state: BooleanState, side: SideType): readonly Entity[] {
    if (side.kind === 'field') {
      return state.heap.objects
        .filter((object) => this.hasField(state.heap, object, side.field))
        .map((object) => objectEntity(object));
    }
    const found: Entity[] = [];
    if (side.kind === 'constant') return found;
    for (let frame = state.frame.caller; frame !== undefined; frame = frame.caller) {
      for (const { index, type } of frame.code.variables)
        if (isReference(type) ? isReference(side.type) : type === side.type)
          found.push(variableEntity(frame.depth, index));
    }
    return found;
  }
}

/** By definition, or by its entry. */
function known({ store }: BooleanHeap, type: PredicateType, left: Entity, right: Entity): Truth {
  if (type.isReflexive && left === right) return truthOf(type.operator !== '<');
  const isSwapped = type.isSymmetric && left > right;
  const entry = isSwapped ? store.get(type.number, right, left) : store.get(type.number, left, right);
  return entry === undefined ? 'unknown' : truthOf(entry);
}

/** What is so by definition is never written. */
export function set({ store }: BooleanHeap, { type, left, right, value }: Write): void {
  if (type.isReflexive && left === right) return;
  const holds = value === 'unknown' ? undefined : value === 'yes';
  if (type.isSymmetric && left > right) store.set(type.number, right, left, holds);
  else store.set(type.number, left, right, holds);
}

function buddiesOf(
  { store }: BooleanHeap,
  type: PredicateType,
  entity: Entity,
  side: 'left' | 'right',
): readonly Entity[] {
  const buddies = store.buddies(type.number, entity, side);
  if (!type.isSymmetric) return buddies;
  return [...buddies, ...store.buddies(type.number, entity, side === 'left' ? 'right' : 'left')];
}
