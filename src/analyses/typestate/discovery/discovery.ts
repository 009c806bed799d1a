/** Finds the predicates that decide whether errors are reached: backward slices from error points, through calls and through what clients may have called before. */

import type { Constant, FieldReference } from '../../../ir/instructions.js';
import { Flag, hasFlag } from '../../../ir/program.js';
import { type ClassName, isArray, isPrimitive, OBJECT, THROWABLE } from '../../../ir/types.js';
import type { Predicate, Vocabulary } from '../../../machines/predicates/vocabulary.js';
import type { TypestateComponent } from '../component/component.js';
import { SliceCode } from './code.js';
import { MOST_PREDICATES, ofType } from './predicates.js';
import { type FieldPredicate, Slice } from './slice.js';

export interface DiscoveredPredicates {
  readonly vocabulary: Vocabulary;
  readonly slice: Slice;
  /** What was not looked for: predicates may be missing, which costs precision only. */
  readonly notes: readonly string[];
}

export function discover(component: TypestateComponent): Vocabulary {
  return discoverAll(component).vocabulary;
}

export function discoverAll(component: TypestateComponent): DiscoveredPredicates {
  const slice = new Slice(new SliceCode(component));
  slice.run();
  followResults(component, slice);
  const predicates = slice.predicates.all;
  const measured = new Map<string, FieldReference>(slice.predicates.compared);
  for (const { left, right } of predicates) {
    for (const source of [left, right]) {
      if (source.kind === 'field' && isPrimitive(source.field.type))
        measured.set(slice.code.keyOf(source.field), source.field);
    }
  }
  const tracked = trackedClasses(component, slice);
  const given = [...slice.predicates.givenNull].filter((type) => tracked.has(type));
  const vocabulary: Vocabulary = {
    predicates: [
      ...predicates.map((predicate, index) => reported(predicate, `P${index + 1}`)),
      ...given.map(
        (type, index): Predicate => ({ kind: 'object-null', id: `P${predicates.length + index + 1}`, type }),
      ),
    ],
    followed: [...slice.followed.values()],
    measured: [...measured.values()],
    constants: constantsOf(slice, predicates, [...measured.values()]),
    isTracked: (type) => tracked.has(type),
  };
  const notes = slice.predicates.isCutOff
    ? [`more than ${MOST_PREDICATES} predicates, or too much code: the rest is not looked for`]
    : [];
  return { vocabulary, slice, notes: [...notes, ...slice.notes] };
}

/** Clients get hold of what operations return: where that may be a tracked object, it must be known which one. */
function followResults(component: TypestateComponent, slice: Slice): void {
  for (let before = -1; before !== slice.followed.size; ) {
    before = slice.followed.size;
    const tracked = [...trackedClasses(component, slice)];
    for (const method of component.operations) {
      if (method.result === OBJECT || isArray(method.result) || isPrimitive(method.result)) continue;
      if (!tracked.some((name) => component.world.hierarchy.isAssignable(name, method.result))) continue;
      for (const result of slice.code.returns(method)) slice.trackOperand(result);
    }
    slice.drain();
  }
}

/** Classes of the component whose objects have fields that matter, or are found in such fields. */
function trackedClasses(component: TypestateComponent, slice: Slice): ReadonlySet<ClassName> {
  const { hierarchy } = component.world;
  const fields = [...slice.followed.values()];
  fields.push(...slice.predicates.compared.values());
  for (const { left, right } of slice.predicates.all) {
    fields.push(left.field);
    if (right.kind === 'field') fields.push(right.field);
  }
  const tracked = new Set<ClassName>();
  for (const declaration of component.classes) {
    const { name } = declaration;
    if (hasFlag(declaration, Flag.INTERFACE) || hierarchy.isSubclass(name, THROWABLE)) continue;
    const matters = fields.some(
      (field) =>
        (hierarchy.isSubclass(name, field.owner) && !slice.code.isStatic(field)) ||
        hierarchy.isAssignable(name, field.type),
    );
    if (matters) tracked.add(name);
  }
  return tracked;
}

function reported({ left, operator, right, relation }: FieldPredicate, id: string): Predicate {
  switch (right.kind) {
    case 'null':
      return { kind: 'field-null', id, field: left.field };
    case 'constant':
      return { kind: 'field-constant', id, field: left.field, operator, constant: right.constant };
    case 'field': {
      const via = relation === undefined ? {} : { via: relation.via };
      return { kind: 'fields', id, left: left.field, operator, right: right.field, ...via };
    }
  }
}

function constantsOf(
  slice: Slice,
  predicates: readonly FieldPredicate[],
  measured: readonly FieldReference[],
): readonly Constant[] {
  const constants = new Map<string, Constant>();
  const add = (constant: Constant): void => {
    if (isPrimitive(constant.type)) constants.set(`${constant.type} ${constant.value}`, constant);
  };
  for (const { right } of predicates) if (right.kind === 'constant') add(right.constant);
  for (const field of measured) {
    for (const { value } of slice.storedConstants(field)) {
      const constant = typeof value === 'number' || typeof value === 'bigint' ? ofType(field.type, value) : undefined;
      if (constant !== undefined) add(constant);
    }
    if (field.type !== 'boolean') continue;
    add({ kind: 'constant', type: 'boolean', value: 0 });
    add({ kind: 'constant', type: 'boolean', value: 1 });
  }
  return [...constants.values()];
}
