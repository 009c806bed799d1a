/**
 * Imagined heaps: objects with labels, of whose fields only those have a content that something depends on. Such a world stands for all
 * heaps that have these objects, with these labels and fields, among any others.
 */
import { senseOf, type Truth } from '../../../base/truth.js';
import type { FieldReference } from '../../../ir/instructions.js';
import type { Heap, HeapObject } from '../../../machines/predicates/machine/machine.js';
import type { Predicate } from '../../../machines/predicates/vocabulary.js';
import { hasTornChain } from './chains.js';
import { isLessPredicate, MANY, walk } from './habits.js';
import type { LabelNumber } from './labels.js';
import { type Setting, UNREAD } from './setting.js';

/** How well the buddies of an object are represented: `some` with each value of its predicates, or `all` that there may be. */
export type Buddied = 'some' | 'all';

export interface ImaginedWorld {
  readonly heap: Heap;
  /** Of the objects that are there before the call. */
  readonly labels: ReadonlyMap<HeapObject, LabelNumber>;
  readonly buddied: ReadonlyMap<HeapObject, Buddied>;
  /** Objects whose typestates after the call are of interest whatever the call does. */
  readonly watched: ReadonlySet<HeapObject>;
  /** Pairs of objects that stand for any number of objects with their label. */
  readonly twins: readonly (readonly [HeapObject, HeapObject])[];
}

export function emptyWorld({ machine, labeller }: Setting, heap: Heap): ImaginedWorld {
  const labels = new Map<HeapObject, LabelNumber>();
  for (const object of heap.objects) {
    if (machine.isStatics(heap, object)) continue;
    const label = labeller.find(heap, object);
    if (label !== undefined) labels.set(object, label);
  }
  return { heap, labels, buddied: new Map(), watched: new Set(), twins: [] };
}

/** The world with one more object, of which only the label is known. */
export function withImagined(
  setting: Setting,
  world: ImaginedWorld,
  label: LabelNumber,
): { readonly world: ImaginedWorld; readonly object: HeapObject } {
  const { machine } = setting;
  const { type, contents } = setting.labels.of(label);
  const known: { predicate: Predicate; value: Truth }[] = [];
  for (const [id, value] of contents?.predicates ?? []) {
    const predicate = setting.predicate(id);
    if (predicate === undefined || (value !== 'true' && value !== 'false')) continue;
    known.push({ predicate, value: value === 'true' ? 'yes' : 'no' });
  }
  for (const predicate of setting.habits.bounds(setting.vocabulary, setting.component.world.hierarchy, type)) {
    const value = setting.habits.bound(label, predicate);
    if (value !== 'unknown') known.push({ predicate, value });
  }
  const made = machine.imagined(world.heap, type, known);
  const labels = new Map(world.labels).set(made.object, label);
  const added = { ...world, heap: machine.held(made.heap, made.object), labels };
  return { world: withOwnRelations(setting, added, made.object), object: made.object };
}

/** Predicates between fields of one object. */
function withOwnRelations(setting: Setting, world: ImaginedWorld, object: HeapObject): ImaginedWorld {
  let related = world;
  for (const predicate of setting.duals) {
    if (predicate.via.length === 0) related = assumed(setting, related, object, object, predicate) ?? related;
  }
  return related;
}

/** Undefined: no heap is like that. */
export function withFilled(
  setting: Setting,
  world: ImaginedWorld,
  object: HeapObject,
  field: FieldReference,
  target: number,
): ImaginedWorld | undefined {
  const { machine } = setting;
  let filled: ImaginedWorld | undefined = { ...world, heap: machine.filled(world.heap, object, field, target) };
  // What the labels say of two objects is known as soon as both are.
  for (const [first] of world.labels) {
    for (const predicate of setting.duals) {
      if (filled === undefined) return undefined;
      if (!predicate.via.some(({ owner, name }) => owner === field.owner && name === field.name)) continue;
      if (!setting.isFirst(machine.typeOf(filled.heap, first), predicate)) continue;
      const { reference } = setting.along(filled.heap, first, predicate.via);
      if (reference >= 0) filled = assumed(setting, filled, first, reference, predicate);
    }
  }
  return filled !== undefined && isConsistent(setting, filled) && !hasTornChain(setting, filled) ? filled : undefined;
}

/** With what the label of the first object says of the pair. */
function assumed(
  setting: Setting,
  world: ImaginedWorld,
  first: HeapObject,
  second: HeapObject,
  predicate: (typeof setting.duals)[number],
): ImaginedWorld | undefined {
  const { machine, habits } = setting;
  const label = world.labels.get(first);
  if (label === undefined) return world;
  const value = setting.labels.of(label).contents?.predicates.get(predicate.id);
  if (value === 'none') return undefined;
  if ((value !== 'true' && value !== 'false') || setting.comparesReferences(predicate)) return world;
  let heap = machine.assumed(world.heap, predicate, first, second, senseOf(value === 'true'));
  const isLess = isLessPredicate(predicate);
  const order = habits.order(label, predicate);
  if (heap !== undefined && isLess !== undefined && order !== 'unknown')
    heap = machine.assumed(heap, isLess, first, second, senseOf(order === 'yes'));
  return heap === undefined ? undefined : { ...world, heap };
}

/** Whether what is known of pairs of objects agrees with the labels. */
function isConsistent(setting: Setting, { heap, labels }: ImaginedWorld): boolean {
  for (const [first, label] of labels) {
    const { type, contents } = setting.labels.of(label);
    for (const predicate of setting.pertinent(type).firsts) {
      const value = contents?.predicates.get(predicate.id);
      const { reference } = setting.along(heap, first, predicate.via);
      if (reference < 0 || (value !== 'true' && value !== 'false')) continue;
      const truth = setting.machine.dual(heap, predicate, first, reference);
      if (truth !== 'unknown' && (truth === 'yes') !== (value === 'true')) return false;
    }
  }
  return true;
}

/** All worlds in which the unread field has a content: where objects with the label were seen to lead, objects that are there and new ones. */
export function fillings(
  setting: Setting,
  world: ImaginedWorld,
  object: HeapObject,
  field: FieldReference,
): readonly ImaginedWorld[] {
  const { habits, labels } = setting;
  const label = world.labels.get(object);
  if (label === undefined) throw new Error('a field of an object that is not imagined was unread');
  const found: ImaginedWorld[] = [];
  const add = (filled: ImaginedWorld | undefined): void => {
    if (filled !== undefined) found.push(filled);
  };
  for (const target of habits.targets(label, field)) {
    if (target < 0) {
      add(withFilled(setting, world, object, field, target));
      continue;
    }
    for (const [there, its] of world.labels) {
      if (its !== target || !mayLead(setting, world, object, field, there)) continue;
      add(withFilled(setting, world, object, field, there));
    }
    const label = target as LabelNumber;
    if (!canBeNew(setting, labels.of(label).type)) continue;
    const made = withImagined(setting, world, label);
    add(withFilled(setting, made.world, object, field, made.object));
  }
  return found;
}

/** Whether the unread field of an object may lead to one that is there. */
export function mayLead(
  setting: Setting,
  world: ImaginedWorld,
  object: HeapObject,
  field: FieldReference,
  target: HeapObject,
): boolean {
  return mayRefer(setting, world, target, field) && !closesCycle(setting, world, object, field, target);
}

function closesCycle(
  setting: Setting,
  { heap }: ImaginedWorld,
  object: HeapObject,
  field: FieldReference,
  target: HeapObject,
): boolean {
  const { machine, fields, habits } = setting;
  if (!habits.isAcyclic(field)) return false;
  return target === object || walk(machine, fields, heap, { from: target, field, end: object }) === object;
}

/** Constants of enumerations are all there. */
export function canBeNew({ component }: Setting, type: string): boolean {
  return component.world.hierarchy.superclassChain(type).every(({ kind }) => kind !== 'enum');
}

/** Whether one more object may refer to it through the field. */
export function mayRefer(setting: Setting, world: ImaginedWorld, object: HeapObject, field: FieldReference): boolean {
  if (!setting.countsReferrers) return true;
  const label = world.labels.get(object);
  if (label === undefined) return true;
  const count = (each: FieldReference): number => referrers(setting, world.heap, object, each, world.labels.keys());
  const most = setting.habits.most(label, field);
  if (most < MANY && count(field) >= most) return false;
  return setting.fields.all.every(
    (other) => isSameField(other, field) || !setting.habits.isApart(label, field, other) || count(other) === 0,
  );
}

export function isSameField(one: FieldReference, other: FieldReference): boolean {
  return one.owner === other.owner && one.name === other.name;
}

/** How many of the given objects refer to it through the field, as far as is known. */
export function referrers(
  { machine, fields }: Setting,
  heap: Heap,
  object: HeapObject,
  field: FieldReference,
  among: Iterable<HeapObject>,
): number {
  let count = 0;
  for (const other of among) {
    if (!fields.has(machine.typeOf(heap, other), field)) continue;
    if (machine.reference(heap, other, field) === object) count++;
  }
  return count;
}

export function isUnread({ machine }: Setting, heap: Heap, object: HeapObject, field: FieldReference): boolean {
  return machine.reference(heap, object, field) === UNREAD;
}
