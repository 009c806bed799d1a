/** Objects of which only some predicates are known, and what can be assumed of them. */
import { type Sense, senseOf, type Truth } from '../../../base/truth.js';
import { type HeapState, IMAGINED } from '../heap/heap.js';
import { type HeapClass, slotOf } from '../heap/layout.js';
import { isObject, NULL_REFERENCE, OTHER_REFERENCE, UNREAD_NOT_NULL, UNREAD_REFERENCE } from '../heap/references.js';
import { sameReference } from '../step/truth.js';
import type { StepWorld } from '../step/world.js';
import type { Predicate } from '../vocabulary.js';

export interface Known {
  readonly predicate: Predicate;
  readonly value: Truth;
}

/** Adds an object with unread fields and any values. */
export function imaginedObject(world: StepWorld, heap: HeapState, type: HeapClass, known: readonly Known[]): number {
  const object = heap.add({ type, flags: IMAGINED, slots: unreadSlots(world, heap, type) });
  for (const { predicate, value } of known)
    if (value !== 'unknown') assume(world, heap, { predicate, left: object }, senseOf(value === 'yes'));
  return object;
}

export function unreadSlots({ values, options }: StepWorld, heap: HeapState, type: HeapClass): Int32Array {
  const slots = new Int32Array(type.fields.length).fill(UNREAD_REFERENCE);
  for (const [slot, { isReference, field }] of type.fields.entries()) {
    if (isReference) continue;
    const named = values.unknown(heap.values, field.type, options.isCounter?.(field) === true ? 'counter' : 'plain');
    heap.values = named.values;
    slots[slot] = named.symbol;
  }
  return slots;
}

/** A predicate of an object, or of two. */
export interface Applied {
  readonly predicate: Predicate;
  readonly left: number;
  readonly right?: number | undefined;
}

/** Changes the heap into one in which the predicate has the value; false where that contradicts what is known. */
export function assume(
  { layout, values, texts }: StepWorld,
  heap: HeapState,
  { predicate, left, right }: Applied,
  sense: Sense,
): boolean {
  const holds = sense === 'holds';
  if (predicate.kind === 'object-null') return !holds;
  const field = layout.field(predicate.kind === 'fields' ? predicate.left : predicate.field);
  const record = heap.record(left);
  const slot = field === undefined ? -1 : slotOf(record.type, field);
  if (slot === -1) return true;
  const content = record.slots[slot] as number;
  if (predicate.kind === 'field-null') {
    if (content !== UNREAD_REFERENCE)
      return (content === NULL_REFERENCE) === holds || !(isObject(content) || KNOWN.includes(content));
    const slots = record.slots.slice();
    slots[slot] = holds ? NULL_REFERENCE : UNREAD_NOT_NULL;
    heap.set(left, { type: record.type, flags: record.flags, slots });
    return true;
  }
  const text = predicate.kind === 'field-constant' ? predicate.constant.value : undefined;
  if (typeof text === 'string') return assumeText(heap, left, slot, texts.of(text), sense);
  const other = predicate.kind === 'fields' ? contentOf(layout, heap, predicate, right) : undefined;
  if (predicate.kind === 'fields' && (other === undefined || field?.isReference)) return true;
  const constant = predicate.kind === 'field-constant' ? values.constant(heap.values, predicate.constant) : undefined;
  const before = constant?.values ?? heap.values;
  const found = values.assume(before, predicate.operator, content, constant?.symbol ?? other ?? content, sense);
  if (found === undefined) return false;
  heap.values = found;
  return true;
}

/** Another text than that may be any, or null: nothing is remembered of it. */
function assumeText(heap: HeapState, object: number, slot: number, text: number, sense: Sense): boolean {
  const holds = sense === 'holds';
  const { type, flags, slots } = heap.record(object);
  const content = slots[slot] as number;
  if (content !== UNREAD_REFERENCE && content !== UNREAD_NOT_NULL) {
    const same = sameReference(content, text);
    return same === 'unknown' || (same === 'yes') === holds;
  }
  if (!holds) return true;
  const filled = slots.slice();
  filled[slot] = text;
  heap.set(object, { type, flags, slots: filled });
  return true;
}

const KNOWN: readonly number[] = [NULL_REFERENCE, OTHER_REFERENCE, UNREAD_NOT_NULL];

function contentOf(
  layout: StepWorld['layout'],
  heap: HeapState,
  predicate: Extract<Predicate, { kind: 'fields' }>,
  right: number | undefined,
): number | undefined {
  const field = layout.field(predicate.right);
  if (right === undefined || field === undefined) return undefined;
  const { type, slots } = heap.record(right);
  const slot = slotOf(type, field);
  return slot === -1 ? undefined : slots[slot];
}
