/** The start of which nothing is known but types: every parameter and static field is any object of its type, or null. */
import type { Code } from '../../../../engine/code.js';
import type { Start } from '../../../../engine/domain.js';
import type { ClassName, TypeName } from '../../../../ir/types.js';
import { isReference } from '../../../../ir/types.js';
import type { Work } from '../state/state.js';
import type { ShapeTables } from '../tables.js';

/** What a method is given: a slot that holds a parameter or a static field. */
export interface Anchor {
  readonly slot: number;
  readonly type: TypeName;
  /** `null`: a static field at its first value. `new`: the receiver of a constructor, of which nobody knows yet. */
  readonly value: 'null' | 'non-null' | 'nullable' | 'new';
}

/** All parameters of reference type, the receiver first, then all static fields. */
export function anchorsOf(tables: ShapeTables, code: Code, start: Start): readonly Anchor[] {
  const slots = tables.slots(code);
  const isMain = start.history === 'main';
  const anchors: Anchor[] = [];
  code.body.parameters.forEach((parameter, index) => {
    const { type, sourceName } = parameter;
    if (!isReference(type)) return;
    const isReceiver = index === 0 && sourceName === 'this';
    const isGiven = isReceiver || isMain || start.nullness(index) === 'non-null';
    const isNew = isReceiver && isUnset(tables, code);
    anchors.push({ slot: slots.of(parameter), type, value: isNew ? 'new' : isGiven ? 'non-null' : 'nullable' });
  });
  const value = isMain && !hasRunBefore(tables, code) ? 'null' : 'nullable';
  tables.options.universe.statics.forEach(({ type }, index) => {
    anchors.push({ slot: slots.firstStatic + index, type, value });
  });
  return anchors;
}

/** A state in which no slot is set yet, and the classes above the method's are initialised. */
export function started(tables: ShapeTables, code: Code): Work {
  const work = tables.blank(code);
  for (const each of classesAbove(tables, code)) work.initialised = tables.withInitialised(work.initialised, each);
  return work;
}

/** Sets the slots of these anchors to all that their types allow. */
export function bindVaguely(tables: ShapeTables, { draft }: Work, anchors: readonly Anchor[]): void {
  for (const { slot, type, value } of anchors) {
    if (value === 'null') continue;
    const isNew = value === 'new';
    const label = tables.labels.number({
      vague: !isNew,
      nullable: value === 'nullable',
      age: startingAge(tables),
      known: isNew ? unsetPayloads(tables, type) : 0,
      classes: tables.labels.atMost(type),
    });
    draft.variables[slot] = draft.addNode(label);
  }
}

function startingAge(tables: ShapeTables): 'any' | 'old' {
  return tables.options.tellsFresh ? 'old' : 'any';
}

/** The label of a regular object that is there from the start. */
export function regularLabel(tables: ShapeTables, classes: number): number {
  return tables.labels.number({ vague: false, nullable: false, age: startingAge(tables), known: 0, classes });
}

/** The payload fields that objects of the type have, as bits. */
function unsetPayloads({ numbers, options, program }: ShapeTables, type: TypeName): number {
  let bits = 0;
  for (const field of options.universe.payloads) {
    const number = numbers.of(field);
    if (number < 31 && program.hierarchy.isAssignable(type, field.owner)) bits |= 1 << number;
  }
  return bits;
}

/**
 * On the receiver of a constructor no constructor of its class or those above has run: its fields are null. A subclass
 * may have written fields of its own.
 */
function isUnset(tables: ShapeTables, { method: { name, owner } }: Code): boolean {
  if (name !== '<init>') return false;
  const { hierarchy } = tables.program;
  const { links, payloads } = tables.options.universe;
  return [...links, ...payloads].every((field) => field.owner === owner || !hierarchy.isSubclass(field.owner, owner));
}

function classesAbove(tables: ShapeTables, { method: { owner } }: Code): readonly ClassName[] {
  const { hierarchy } = tables.program;
  return [...hierarchy.supertypes(owner)].filter((each) => each === owner || !hierarchy.isInterface(each));
}

/** Whether an initialiser has run before the method, so that static fields may have been set. */
function hasRunBefore(tables: ShapeTables, { method: { owner, name } }: Code): boolean {
  const { hierarchy } = tables.program;
  return [...hierarchy.supertypes(owner)].some(
    (each) =>
      hierarchy.find(each) === undefined ||
      (hierarchy.declaredMethod(each, '<clinit>', '()V') !== undefined && !(each === owner && name === '<clinit>')),
  );
}
