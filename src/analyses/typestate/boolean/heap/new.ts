/** What predicates say of a new object: its fields are null, zero and false. */
import { negation, type Truth, truthOf } from '../../../../base/truth.js';
import type { Hierarchy } from '../../../../ir/hierarchy.js';
import type { Constant, FieldReference } from '../../../../ir/instructions.js';
import { isReference } from '../../../../ir/types.js';
import { type HeapClass, zeroOf } from '../../../../machines/predicates/heap/layout.js';
import { NULL_REFERENCE } from '../../../../machines/predicates/heap/references.js';
import { sameObject } from '../../../../machines/predicates/step/truth.js';
import type { BooleanCodes } from '../code.js';
import type { BooleanHeap } from './heap.js';
import { NO_ENTITY, objectEntity } from './store.js';
import { isSwappedWithConstant, OTHER, predicateOf, type Replaced } from './terms.js';
import type { PredicateType } from './types.js';
import { type BooleanValues, set } from './values.js';

export class NewObjects {
  readonly #codes: BooleanCodes;
  readonly #values: BooleanValues;
  readonly #hierarchy: Hierarchy;

  constructor(codes: BooleanCodes, values: BooleanValues, hierarchy: Hierarchy) {
    this.#codes = codes;
    this.#values = values;
    this.#hierarchy = hierarchy;
  }

  add(heap: BooleanHeap, type: HeapClass, flags: number): number {
    const slots = new Int32Array(type.fields.length).fill(NULL_REFERENCE);
    const object = heap.add({ type, flags, slots });
    for (const number of this.#codes.persistent) {
      const predicate = this.#codes.types.all[number];
      if (predicate !== undefined) this.#tell(heap, predicate, object);
    }
    return object;
  }

  #tell(heap: BooleanHeap, type: PredicateType, object: number): void {
    const { left, right } = type;
    const entity = objectEntity(object);
    if (left.kind !== 'field') return;
    const isLeft = this.#values.hasField(heap, object, left.field);
    if (right.kind === 'constant') {
      if (!isLeft) return;
      const value = compared(this.#initial(heap, object, left.field), type, right.constant);
      set(heap, { type, left: entity, right: NO_ENTITY, value });
      return;
    }
    if (right.kind !== 'field') return;
    const isRight = this.#values.hasField(heap, object, right.field);
    for (const other of heap.objects) {
      const another = objectEntity(other);
      if (isLeft && this.#values.hasField(heap, other, right.field))
        set(heap, { type, left: entity, right: another, value: this.#pair(heap, type, object, other) });
      if (isRight && other !== object && this.#values.hasField(heap, other, left.field))
        set(heap, { type, left: another, right: entity, value: this.#pair(heap, type, other, object) });
    }
  }

  /** One of the two is new, perhaps both. */
  #pair(heap: BooleanHeap, type: PredicateType, left: number, right: number): Truth {
    if (type.left.kind !== 'field' || type.right.kind !== 'field') return 'unknown';
    const [one, other] = [type.left.field, type.right.field];
    if (isReference(one.type)) {
      const first = this.#values.meaning(heap, type.left, objectEntity(left));
      const second = this.#values.meaning(heap, type.right, objectEntity(right));
      return first === undefined || second === undefined
        ? 'unknown'
        : sameObject({ hierarchy: this.#hierarchy }, heap, first, second);
    }
    const newest = heap.size - 1;
    if (left === newest && right === newest)
      return compared(this.#initial(heap, left, one), type, this.#initial(heap, right, other));
    const constant = left === newest ? this.#initial(heap, left, one) : this.#initial(heap, right, other);
    const constantTerm = { kind: 'constant', constant } as const;
    const fieldTerm = { kind: 'field', base: OTHER, field: left === newest ? other : one } as const;
    const [first, second] = left === newest ? [constantTerm, fieldTerm] : [fieldTerm, constantTerm];
    const value = this.#single(heap, predicateOf(first, type.operator, second), left === newest ? right : left);
    return isSwappedWithConstant(first, type.operator, second) ? negation(value) : value;
  }

  #single(heap: BooleanHeap, predicate: Replaced, object: number): Truth {
    if (typeof predicate === 'string') return predicate === '*' ? 'unknown' : truthOf(predicate === 'true');
    const type = this.#codes.types.find(predicate);
    return type === undefined ? 'unknown' : this.#values.persistent(heap, type, object, undefined);
  }

  /** Static fields with a constant have it from the beginning. */
  #initial(heap: BooleanHeap, object: number, { owner, name, type }: FieldReference): Constant {
    const constant = heap.record(object).type.isStatics
      ? this.#hierarchy.declaredField(owner, name)?.constant
      : undefined;
    return constant ?? zeroOf(type);
  }
}

function compared(value: Constant, { operator }: PredicateType, constant: Constant): Truth {
  if (isReference(value.type)) return truthOf(constant.value === null);
  if (typeof value.value === 'string' || typeof constant.value === 'string') return 'unknown';
  const [one, other] = [Number(value.value), Number(constant.value)];
  return truthOf(operator === '=' ? one === other : operator === '<' ? one < other : one <= other);
}
