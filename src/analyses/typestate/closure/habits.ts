/**
 * What held in all heaps that were met between calls, and is taken to hold in every heap until a call shows otherwise: where fields
 * lead to, by label; by how many objects an object is referred to through a field, and through which fields at a time; along which fields there are no cycles; which of
 * two values that a predicate compares is less, and how values compare with constants; what clients hold. That it stays so is part of what is proved.
 */
import type { Truth } from '../../../base/truth.js';
import type { Hierarchy } from '../../../ir/hierarchy.js';
import type { FieldReference } from '../../../ir/instructions.js';
import { Flag, hasFlag } from '../../../ir/program.js';
import { type ClassName, isReference } from '../../../ir/types.js';
import type { Reference } from '../../../machines/predicates/heap/references.js';
import type { Heap, Machine } from '../../../machines/predicates/machine/machine.js';
import { type DualPredicate, isDual } from '../../../machines/predicates/typestates/buddies.js';
import type { Predicate, Vocabulary } from '../../../machines/predicates/vocabulary.js';
import { TYPESTATE_BUDGETS } from '../budgets.js';
import type { Labeller, LabelNumber } from './labels.js';

/** A label, or a reference that is no object (negative). */
export type Target = LabelNumber | Reference;

/** As good as any number. */
export const MANY = 2;

export class Habits {
  readonly #targets = new Map<string, Set<Target>>();
  readonly #most = new Map<string, number>();
  readonly #together = new Set<string>();
  readonly #held = new Set<LabelNumber>();
  readonly #cyclic = new Set<string>();
  readonly #orders = new Map<string, Set<Truth>>();
  readonly #bounds = new Map<string, Set<Truth>>();
  readonly #asked = new Map<ClassName, readonly Predicate[]>();

  /** Where the field of objects with that label was seen to lead. */
  targets(label: LabelNumber, field: FieldReference): ReadonlySet<Target> {
    return this.#targets.get(keyOf(label, field)) ?? NONE;
  }

  leads(label: LabelNumber, field: FieldReference, target: Target): boolean {
    return this.targets(label, field).has(target);
  }

  add(label: LabelNumber, field: FieldReference, target: Target): void {
    const key = keyOf(label, field);
    const known = this.#targets.get(key);
    if (known === undefined) this.#targets.set(key, new Set([target]));
    else known.add(target);
  }

  /** Whether following the field never led back. */
  isAcyclic({ owner, name }: FieldReference): boolean {
    return !this.#cyclic.has(`${owner}.${name}`);
  }

  mayBeCyclic({ owner, name }: FieldReference): void {
    this.#cyclic.add(`${owner}.${name}`);
  }

  /** Whether the first value that the predicate compares was always the lesser one (`yes`), or never (`no`). */
  order(label: LabelNumber, { id }: DualPredicate): Truth {
    return agreed(this.#orders.get(`${label} ${id}`));
  }

  addOrder(label: LabelNumber, { id }: DualPredicate, isLess: Truth): void {
    const key = `${label} ${id}`;
    const seen = this.#orders.get(key);
    if (seen === undefined) this.#orders.set(key, new Set([isLess]));
    else seen.add(isLess);
  }

  /** Whether values compared with constants so (`yes`), or never did (`no`): more than predicates say of them. */
  bound(label: LabelNumber, { id }: Predicate): Truth {
    return agreed(this.#bounds.get(`${label} ${id}`));
  }

  addBound(label: LabelNumber, { id }: Predicate, value: Truth): void {
    const key = `${label} ${id}`;
    const seen = this.#bounds.get(key);
    if (seen === undefined) this.#bounds.set(key, new Set([value]));
    else seen.add(value);
  }

  /** What is asked of the values in objects of a class. */
  bounds(vocabulary: Vocabulary, hierarchy: Hierarchy, type: ClassName): readonly Predicate[] {
    let known = this.#asked.get(type);
    if (known === undefined) {
      const isInstance = ({ owner, name }: FieldReference): boolean => {
        const field = hierarchy.declaredField(owner, name);
        return field !== undefined && !hasFlag(field, Flag.STATIC) && hierarchy.isSubclass(type, owner);
      };
      known = boundsOf(vocabulary, vocabulary.measured.filter(isInstance));
      this.#asked.set(type, known);
    }
    return known;
  }

  /** How many objects referred to one with that label through the field, at most: 0, 1 or many. */
  most(label: LabelNumber, field: FieldReference): number {
    return this.#most.get(keyOf(label, field)) ?? 0;
  }

  /** Whether clients had objects with that label in their hands: others they cannot give. */
  isHeld(label: LabelNumber): boolean {
    return this.#held.has(label);
  }

  addHeld(label: LabelNumber): void {
    this.#held.add(label);
  }

  /** Whether an object with that label was never referred to through both fields at a time. */
  isApart(label: LabelNumber, one: FieldReference, other: FieldReference): boolean {
    return !this.#together.has(pairKey(label, one, other));
  }

  addTogether(label: LabelNumber, one: FieldReference, other: FieldReference): void {
    this.#together.add(pairKey(label, one, other));
  }

  atLeast(label: LabelNumber, field: FieldReference, count: number): void {
    const key = keyOf(label, field);
    this.#most.set(key, Math.max(this.#most.get(key) ?? 0, Math.min(count, MANY)));
  }
}

/** What all say. */
function agreed(seen: ReadonlySet<Truth> | undefined): Truth {
  const [only] = seen ?? [];
  return seen?.size === 1 && only !== undefined ? only : 'unknown';
}

const MOST_CONSTANTS = TYPESTATE_BUDGETS['closure/habits'].mostConstants.most;

/** How values of the fields compare with all constants. */
export function boundsOf({ constants }: Vocabulary, fields: readonly FieldReference[]): readonly Predicate[] {
  if (constants.length > MOST_CONSTANTS) return [];
  return fields.flatMap((field) =>
    constants
      .filter((constant) => constant.type === field.type && typeof constant.value === 'number')
      .flatMap((constant) =>
        (['=', '<'] as const).map((operator): Predicate => {
          const id = `${field.owner}.${field.name} ${operator} ${constant.value}`;
          return { kind: 'field-constant', id, field, operator, constant };
        }),
      ),
  );
}

const THROWABLE = 'java.lang.Throwable';
const NONE: ReadonlySet<Target> = new Set();

function keyOf(label: LabelNumber, { owner, name }: FieldReference): string {
  return `${label} ${owner}.${name}`;
}

function pairKey(label: LabelNumber, one: FieldReference, other: FieldReference): string {
  const names = [`${one.owner}.${one.name}`, `${other.owner}.${other.name}`].sort();
  return `${label} ${names.join(' ')}`;
}

/** The followed fields of objects, by class; static ones apart. */
export class FollowedFields {
  readonly hierarchy: Hierarchy;
  readonly #vocabulary: Vocabulary;
  readonly #known = new Map<ClassName, readonly FieldReference[]>();

  constructor(hierarchy: Hierarchy, vocabulary: Vocabulary) {
    this.hierarchy = hierarchy;
    this.#vocabulary = vocabulary;
  }

  get all(): readonly FieldReference[] {
    return this.#vocabulary.followed.filter((field) => !this.isStatic(field));
  }

  of(type: ClassName): readonly FieldReference[] {
    let known = this.#known.get(type);
    if (known === undefined) {
      known = this.all.filter(({ owner }) => this.hierarchy.isSubclass(type, owner));
      this.#known.set(type, known);
    }
    return known;
  }

  /** Fields are the same by name, not as objects. */
  has(type: ClassName, field: FieldReference): boolean {
    return this.of(type).some(({ owner, name }) => owner === field.owner && name === field.name);
  }

  isStatic({ owner, name }: FieldReference): boolean {
    const declared = this.hierarchy.declaredField(owner, name);
    return declared !== undefined && hasFlag(declared, Flag.STATIC);
  }
}

/** The predicate that asks whether the first value is less; undefined where values have no order. */
export function isLessPredicate(predicate: DualPredicate): DualPredicate | undefined {
  const { type } = predicate.left;
  return isReference(type) || type === 'boolean' ? undefined : { ...predicate, operator: '<' };
}

/** Reads habits off a heap between calls; returns the labels of its objects. */
export function observe(
  machine: Machine,
  labeller: Labeller,
  fields: FollowedFields,
  heap: Heap,
  habits: Habits,
): ReadonlyMap<number, LabelNumber> {
  const { vocabulary } = machine.options;
  const labels = new Map<number, LabelNumber>();
  for (const object of heap.objects) {
    if (machine.isStatics(heap, object)) continue;
    labels.set(object, labeller.add(heap, object));
  }
  const counts = new Map<FieldReference, Map<number, number>>();
  for (const [object, label] of labels) {
    const type = machine.typeOf(heap, object);
    // What is thrown gets into the hands of clients as well.
    if (machine.isHeld(heap, object) || fields.hierarchy.isSubclass(type, THROWABLE)) habits.addHeld(label);
    for (const bound of habits.bounds(vocabulary, fields.hierarchy, machine.typeOf(heap, object)))
      habits.addBound(label, bound, machine.single(heap, bound, object));
    for (const predicate of vocabulary.predicates.filter(isDual)) {
      const value = labeller.labels.of(label).contents?.predicates.get(predicate.id);
      const isLess = isLessPredicate(predicate);
      if (isLess === undefined || (value !== 'true' && value !== 'false')) continue;
      if (!predicate.via.every((field) => fields.has(machine.typeOf(heap, object), field))) continue;
      const [via] = predicate.via;
      const second = via === undefined ? object : machine.reference(heap, object, via);
      if (second >= 0) habits.addOrder(label, predicate, machine.dual(heap, isLess, object, second));
    }
    for (const field of fields.of(machine.typeOf(heap, object))) {
      const target = machine.reference(heap, object, field);
      habits.add(label, field, labels.get(target) ?? target);
      if (target < 0) continue;
      const count = counts.get(field) ?? new Map<number, number>();
      counts.set(field, count);
      count.set(target, (count.get(target) ?? 0) + 1);
    }
  }
  for (const field of counts.keys()) {
    for (const object of labels.keys()) {
      if (walk(machine, fields, heap, { from: object, field, end: object }) === object) habits.mayBeCyclic(field);
    }
  }
  for (const [field, count] of counts)
    for (const [target, number] of count) {
      const label = labels.get(target) ?? target;
      habits.atLeast(label, field, number);
      for (const [other, its] of counts)
        if (other !== field && its.has(target)) habits.addTogether(label, field, other);
    }
  return labels;
}

/** Where a walk starts, the field that it follows, and the object at which it ends. */
export interface FieldWalk {
  readonly from: number;
  readonly field: FieldReference;
  readonly end: number;
}

/** Where following the field from the object ends: at the given object, when it comes there, or with a reference that is none. */
export function walk(machine: Machine, fields: FollowedFields, heap: Heap, { from, field, end }: FieldWalk): number {
  const seen = new Set<number>();
  for (let object = from; ; ) {
    if (seen.has(object) || !fields.has(machine.typeOf(heap, object), field)) return NOTHING;
    seen.add(object);
    const target = machine.reference(heap, object, field);
    if (target < 0 || target === end) return target;
    object = target;
  }
}

const NOTHING = -1;
