/** Whether real objects are in the typestates that a transition says, as far as they and what they lead to tell. */

import type { HeapObject, HeapValue, HeapView } from '../../../ir/heap.js';
import type { FieldReference } from '../../../ir/instructions.js';
import type { TypestateContents } from '../../../machines/predicates/typestates/typestates.js';
import { ITSELF, type Predicate, type PredicateOperator } from '../../../machines/predicates/vocabulary.js';

/** What buddies say is left open. */
export function isIn(
  heap: HeapView,
  object: HeapObject,
  contents: TypestateContents,
  predicates: ReadonlyMap<string, Predicate>,
): boolean {
  if (heap.typeOf(object) !== contents.type) return false;
  if (contents.isRaw) return true;
  for (const [id, value] of contents.predicates) {
    if (value !== 'true' && value !== 'false') continue;
    const predicate = predicates.get(id);
    const found = predicate === undefined ? undefined : isSo(heap, predicate, object);
    if (found !== undefined && found !== (value === 'true')) return false;
  }
  for (const [key, target] of contents.fields) {
    const at = key.lastIndexOf('.');
    const found = heap.field(object, key.slice(0, at), key.slice(at + 1));
    if (found === undefined) continue;
    if (target === null) {
      if (found !== null) return false;
    } else if (!isObject(found) || !isIn(heap, found, target, predicates)) return false;
  }
  return true;
}

function isSo(heap: HeapView, predicate: Predicate, object: HeapObject): boolean | undefined {
  if (predicate.kind === 'object-null') return undefined;
  if (predicate.kind === 'field-null') {
    const value = read(heap, object, predicate.field);
    return value === undefined ? undefined : value === null;
  }
  if (predicate.kind === 'field-constant') {
    const value = read(heap, object, predicate.field);
    const { value: constant } = predicate.constant;
    if (value === undefined || isObject(value) || typeof constant === 'string') return undefined;
    return compared(predicate.operator, value, constant);
  }
  let other: HeapObject = object;
  for (const field of predicate.via ?? []) {
    const next = read(heap, other, field);
    if (next === undefined || !isObject(next)) return undefined;
    other = next;
  }
  const { left, right, operator, via } = predicate;
  const [one, two] = [read(heap, object, left), read(heap, other, right) ?? heap.staticField(right.owner, right.name)];
  return via === undefined || one === undefined || two === undefined ? undefined : compared(operator, one, two);
}

function read(heap: HeapView, object: HeapObject, { owner, name }: FieldReference): HeapValue | undefined {
  if (name === ITSELF) return object;
  return heap.field(object, owner, name);
}

function compared(operator: PredicateOperator, left: HeapValue, right: HeapValue): boolean | undefined {
  if (operator === '=') return left === right;
  if (left === null || right === null || isObject(left) || isObject(right)) return undefined;
  return operator === '<' ? left < right : left <= right;
}

export function isObject(value: HeapValue | undefined): value is HeapObject {
  return typeof value === 'object' && value !== null;
}
