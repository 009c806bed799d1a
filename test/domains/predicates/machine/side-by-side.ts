/** Runs a component in the interpreter and in the machine, step by step, and asks whether what happens is among what the machine says may happen. */

import type { Machine as Interpreter } from '../../../../src/execution/machine.js';
import { JavaArray, JavaObject, type Value } from '../../../../src/execution/memory/values.js';
import type { Hierarchy } from '../../../../src/ir/hierarchy.js';
import type { FieldReference } from '../../../../src/ir/instructions.js';
import { Flag, hasFlag, type MethodDeclaration } from '../../../../src/ir/program.js';
import { isReference } from '../../../../src/ir/types.js';
import {
  ANY_OTHER_REFERENCE,
  type Argument,
  type CallExit,
  type Heap,
  type HeapObject,
  type Machine,
  NULL_REFERENCE,
  OTHER_REFERENCE,
} from '../../../../src/machines/predicates/machine/machine.js';
import type { Predicate } from '../../../../src/machines/predicates/vocabulary.js';

export interface Pairing {
  readonly heap: Heap;
  readonly objects: ReadonlyMap<JavaObject, HeapObject>;
}

export interface Subject {
  readonly machine: Machine;
  readonly hierarchy: Hierarchy;
  readonly interpreter: Interpreter;
  readonly followed: readonly FieldReference[];
  readonly statics: readonly FieldReference[];
  readonly predicates: readonly Predicate[];
  readonly isTracked: (type: string) => boolean;
}

function holds(subject: Subject, predicate: Predicate, left: JavaObject, right: JavaObject): boolean | undefined {
  const { view } = subject.interpreter;
  if (predicate.kind === 'field-null') {
    const value = view.field(left, predicate.field.owner, predicate.field.name);
    return value === undefined ? undefined : value === null;
  }
  if (predicate.kind === 'object-null') return undefined;
  const one = predicate.kind === 'fields' ? predicate.left : predicate.field;
  const value = view.field(left, one.owner, one.name);
  const other =
    predicate.kind === 'fields'
      ? view.field(right, predicate.right.owner, predicate.right.name)
      : predicate.constant.value;
  if (value === undefined || other === undefined) return undefined;
  if (predicate.operator === '=') return value === other;
  const [low, high] = [value as number, other as number];
  return predicate.operator === '<' ? low < high : low <= high;
}

/** Extends the pairing along fields; undefined where references or values differ. */
export function matched(subject: Subject, heap: Heap, start: ReadonlyMap<JavaObject, HeapObject>): Pairing | undefined {
  const { machine, hierarchy, interpreter } = subject;
  const objects = new Map(start);
  const back = new Map([...start].map(([object, number]) => [number, object]));
  const agree = (value: unknown, reference: number): boolean => {
    if (value === null) return reference === NULL_REFERENCE || reference === ANY_OTHER_REFERENCE;
    if (!(value instanceof JavaObject) || !subject.isTracked(value.type.name))
      return reference === OTHER_REFERENCE || reference === ANY_OTHER_REFERENCE;
    if (reference < 0) return false;
    if (objects.has(value) || back.has(reference)) return objects.get(value) === reference;
    objects.set(value, reference);
    back.set(reference, value);
    return true;
  };
  for (const field of subject.statics) {
    const holder = machine.statics(heap, field.owner);
    if (holder === undefined) continue;
    if (!agree(interpreter.view.staticField(field.owner, field.name), machine.reference(heap, holder, field)))
      return undefined;
  }
  for (const [object, number] of objects) {
    if (machine.typeOf(heap, number) !== object.type.name) return undefined;
    for (const field of subject.followed) {
      if (!hierarchy.isSubclass(object.type.name, field.owner)) continue;
      if (!agree(interpreter.view.field(object, field.owner, field.name), machine.reference(heap, number, field)))
        return undefined;
    }
  }
  for (const predicate of subject.predicates) {
    for (const [left, number] of objects) {
      if (predicate.kind !== 'fields') {
        const real = holds(subject, predicate, left, left);
        if (real === undefined) continue;
        const said = machine.single(heap, predicate, number);
        if (said !== 'unknown' && (said === 'yes') !== real) return undefined;
        continue;
      }
      for (const [right, other] of objects) {
        const real = holds(subject, predicate, left, right);
        if (real === undefined) continue;
        const said = machine.dual(heap, predicate, number, other);
        if (said !== 'unknown' && (said === 'yes') !== real) return undefined;
      }
    }
  }
  return { heap, objects };
}

/** One call on both sides; the pairing afterwards, or what does not fit. */
export function stepped(
  subject: Subject,
  before: Pairing,
  method: MethodDeclaration,
  values: readonly Value[],
): Pairing | { readonly problem: string } {
  const { machine, interpreter, hierarchy } = subject;
  const types = [...(hasFlag(method, Flag.STATIC) ? [] : [method.owner]), ...method.parameters.map(({ type }) => type)];
  const given = values.map((value, index): Argument => {
    if (!isReference(types[index] ?? 'int')) return { kind: 'primitive' };
    if (value === null) return { kind: 'reference', reference: NULL_REFERENCE };
    const object = value instanceof JavaObject ? before.objects.get(value) : undefined;
    return { kind: 'reference', reference: object ?? OTHER_REFERENCE };
  });
  const [receiver] = values;
  const selected =
    receiver instanceof JavaObject && !hasFlag(method, Flag.STATIC) && method.name !== '<init>'
      ? hierarchy.selectMethod(receiver.type.name, method).method
      : method;
  const result = machine.call(before.heap, selected, given);
  const outcome = interpreter.invoke(method, values);
  if (outcome.kind !== 'returned' && outcome.kind !== 'threw')
    return { problem: `the interpreter: ${JSON.stringify(outcome)}` };
  if (result.leftOut.length > 0) return { problem: `left out: ${result.leftOut.join('; ')}` };
  for (const exit of result.exits) {
    const after = fits(subject, before, exit, outcome);
    if (after !== undefined) return after;
  }
  return { problem: `${method.owner}.${method.name}: none of ${result.exits.length} exits is what happens` };
}

type Ended =
  | { readonly kind: 'returned'; readonly value?: Value | undefined }
  | { readonly kind: 'threw'; readonly exception: JavaObject };

function fits(subject: Subject, before: Pairing, exit: CallExit, outcome: Ended): Pairing | undefined {
  const objects = new Map(before.objects);
  if (outcome.kind === 'threw') {
    if (exit.thrown === undefined) return undefined;
    const type = outcome.exception.type.name;
    if (!subject.hierarchy.isSubclass(type, exit.thrown.type)) return undefined;
    if (exit.thrown.cause !== 'library' && exit.thrown.type !== type) return undefined;
    return matched(subject, exit.heap, objects);
  }
  if (exit.thrown !== undefined) return undefined;
  const { value } = outcome;
  if (value instanceof JavaObject && subject.isTracked(value.type.name)) {
    if (exit.result === undefined || exit.result < 0) return undefined;
    const known = objects.get(value);
    if (known !== undefined && known !== exit.result) return undefined;
    objects.set(value, exit.result);
    const after = matched(subject, subject.machine.held(exit.heap, exit.result), objects);
    return after;
  }
  if (value === null && exit.result !== NULL_REFERENCE && exit.result !== ANY_OTHER_REFERENCE) return undefined;
  if (value instanceof JavaArray && exit.result === NULL_REFERENCE) return undefined;
  return matched(subject, exit.heap, objects);
}
