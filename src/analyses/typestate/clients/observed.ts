/** The typestate of a real object, as far as it and what it leads to tell: what predicates say of it, and its name in the table. */

import type { HeapObject, HeapValue, HeapView } from '../../../ir/heap.js';
import type { Constant, FieldReference } from '../../../ir/instructions.js';
import type { PredicateValue, TypestateContents } from '../../../machines/predicates/typestates/typestates.js';
import { ITSELF, type Predicate, type PredicateOperator } from '../../../machines/predicates/vocabulary.js';
import type { TypestateTable } from '../table/table.js';

/** What is seen of an object: predicates by id, and fields (owner.name) along which there is more to see. */
export interface Observed {
  readonly type: string;
  readonly predicates: ReadonlyMap<string, PredicateValue>;
  readonly fields: ReadonlyMap<string, Observed | null>;
  /** Equal for equal contents. */
  readonly key: string;
}

export class Observer {
  readonly #table: TypestateTable;
  readonly #followed: readonly FieldReference[];
  readonly #names = new Map<string, string | undefined>();

  constructor(table: TypestateTable, followed: readonly FieldReference[]) {
    this.#table = table;
    this.#followed = followed;
  }

  of(heap: HeapView, object: HeapObject, path: readonly string[] = []): Observed {
    const predicates = new Map<string, PredicateValue>();
    for (const predicate of this.#table.predicates) {
      const value = predicateValue(heap, predicate, object);
      if (value !== undefined) predicates.set(predicate.id, value);
    }
    const fields = new Map<string, Observed | null>();
    for (const { owner, name } of this.#followed) {
      if (path.includes(name)) continue;
      const target = heap.field(object, owner, name);
      if (target === null) fields.set(`${owner}.${name}`, null);
      else if (isObject(target)) fields.set(`${owner}.${name}`, this.of(heap, target, [...path, name]));
    }
    const type = heap.typeOf(object);
    const inner = [...fields].map(([name, each]) => `${name}:${each === null ? 'null' : each.key}`);
    const outer = [...predicates].map(([id, value]) => `${id}=${value}`);
    return { type, predicates, fields, key: `${type}{${[...outer, ...inner].join(' ')}}` };
  }

  /** The name that all typestates have in common that the object may be in. */
  name(observed: Observed): string | undefined {
    if (!this.#names.has(observed.key)) this.#names.set(observed.key, this.#nameOf(observed));
    return this.#names.get(observed.key);
  }

  #nameOf(observed: Observed): string | undefined {
    const fitting = this.#table.typestates.filter(({ contents }) => fits(observed, contents));
    const names = new Set(fitting.map(({ name }) => name));
    return names.size === 1 ? [...names][0] : undefined;
  }
}

/** Buddies are not seen, so that what they say of the object is left open. */
function fits(observed: Observed, contents: TypestateContents): boolean {
  if (observed.type !== contents.type || contents.isRaw) return false;
  for (const [id, value] of observed.predicates) {
    const found = contents.predicates.get(id);
    if ((found === 'true' || found === 'false') && found !== value) return false;
  }
  for (const [name, target] of contents.fields) {
    const found = observed.fields.get(name);
    if (found === undefined) continue;
    if (found === null || target === null) {
      if (found !== target) return false;
    } else if (!fits(found, target)) return false;
  }
  return true;
}

/** Of predicates about the object itself, or about it and what it leads to. */
function predicateValue(heap: HeapView, predicate: Predicate, object: HeapObject): PredicateValue | undefined {
  switch (predicate.kind) {
    case 'object-null':
      return undefined;
    case 'field-null': {
      const value = read(heap, object, predicate.field);
      return value === undefined ? undefined : truth(value === null);
    }
    case 'field-constant': {
      const value = read(heap, object, predicate.field);
      return value === undefined ? undefined : compareConstant(heap, predicate.operator, value, predicate.constant);
    }
    case 'fields': {
      if (predicate.via === undefined) return undefined;
      const left = read(heap, object, predicate.left);
      if (left === undefined) return undefined;
      let other: HeapObject = object;
      for (const field of predicate.via) {
        const next = read(heap, other, field);
        if (!isObject(next)) return undefined;
        other = next;
      }
      // Constants of enums are static fields.
      const { owner, name } = predicate.right;
      const right = read(heap, other, predicate.right) ?? heap.staticField(owner, name);
      return right === undefined ? undefined : compare(predicate.operator, left, right);
    }
  }
}

function read(heap: HeapView, object: HeapObject, { owner, name }: FieldReference): HeapValue | undefined {
  return name === ITSELF ? object : heap.field(object, owner, name);
}

function isObject(value: HeapValue | undefined): value is HeapObject {
  return typeof value === 'object' && value !== null;
}

function compareConstant(
  heap: HeapView,
  operator: PredicateOperator,
  value: HeapValue,
  { value: constant }: Constant,
): PredicateValue | undefined {
  if (isObject(value)) return operator === '=' ? truth(heap.text(value) === constant) : undefined;
  return typeof constant === 'string' ? undefined : compare(operator, value, constant);
}

function compare(operator: PredicateOperator, left: HeapValue, right: HeapValue): PredicateValue | undefined {
  if (operator === '=') return truth(left === right);
  if (left === null || right === null || isObject(left) || isObject(right)) return undefined;
  return truth(operator === '<' ? left < right : left <= right);
}

function truth(holds: boolean): PredicateValue {
  return holds ? 'true' : 'false';
}
