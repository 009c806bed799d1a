/**
 * Typestates of concrete objects by the meaning of the predicates, on the interpreter's heap: what the machine's answers are measured
 * against. Nothing of the machine, its stores or its canonical heaps is used.
 */

import { NULL, RAW, type TypestateId, type TypestateTable } from '../../../src/analyses/typestate/table/table.js';
import type { Machine } from '../../../src/execution/machine.js';
import { JavaObject, type Value } from '../../../src/execution/memory/values.js';
import type { Hierarchy } from '../../../src/ir/hierarchy.js';
import type { Constant, FieldReference } from '../../../src/ir/instructions.js';
import { Flag, hasFlag } from '../../../src/ir/program.js';
import type { PredicateValue, TypestateContents } from '../../../src/machines/predicates/typestates/typestates.js';
import type { Predicate } from '../../../src/machines/predicates/vocabulary.js';

const OF_OTHERS = ' of others';

export class ConcreteTypestates {
  /** Objects of the component's classes that a client holds or what it holds reaches, as of the last `look`. */
  alive: readonly JavaObject[] = [];
  readonly #types: ReadonlySet<string>;

  constructor(
    readonly hierarchy: Hierarchy,
    readonly machine: Machine,
    readonly table: TypestateTable,
    readonly isMember: (type: string) => boolean,
    /** Objects whose constructor has returned. */
    readonly constructed: ReadonlySet<JavaObject>,
    /** What the client has made or was given, ever. */
    readonly held: ReadonlySet<JavaObject>,
  ) {
    // A typestate that says nothing stands for objects that have none.
    const telling = table.typestates.filter(({ contents }) => contents.predicates.size + contents.fields.size > 0);
    this.#types = new Set(telling.map(({ type }) => type));
  }

  /** Looks at the heap as it is now. */
  look(): void {
    const found = new Set<JavaObject>(this.held);
    const statics = this.machine.view.statics().filter(({ owner }) => this.isMember(owner));
    for (const { owner, name } of statics) {
      const value = this.machine.view.staticField(owner, name);
      if (value instanceof JavaObject && this.isMember(value.type.name)) found.add(value);
    }
    // A set goes on with what is added on the way.
    for (const object of found) {
      for (const value of object.fields) {
        if (value instanceof JavaObject && this.isMember(value.type.name)) found.add(value);
      }
    }
    this.alive = [...found];
  }

  has(object: JavaObject): boolean {
    return this.#types.has(object.type.name);
  }

  /** The typestates of the table that say nothing wrong about the object; `raw` and `null` are alone. Undefined: it has none. */
  of(value: Value | undefined): ReadonlySet<TypestateId> | undefined {
    if (value === null || value === undefined) return new Set([NULL]);
    if (!(value instanceof JavaObject) || !this.has(value)) return undefined;
    if (!this.constructed.has(value)) return new Set([RAW]);
    return new Set(
      this.table.typestates
        .filter(({ type, contents }) => type === value.type.name && !contents.isRaw && this.#matches(contents, value))
        .map(({ id }) => id),
    );
  }

  /** Objects of which the given one is the second in the predicate. */
  buddies(predicate: Predicate, object: Value | undefined): readonly JavaObject[] {
    if (predicate.kind !== 'fields' || predicate.via === undefined || predicate.via.length === 0) return [];
    const { via } = predicate;
    // An object under construction counts from its constructor's return on.
    const built = this.alive.filter((each) => this.constructed.has(each) && this.#isOf(each, predicate.left.owner));
    return built.filter((each) => this.#along(each, via) === object);
  }

  /** What a path of fields leads to. */
  along(from: Value | undefined, names: readonly string[]): Value | undefined {
    let at = from;
    for (const name of names) {
      if (!(at instanceof JavaObject)) return undefined;
      const index = at.type.fields.findLastIndex((field) => field.name === name);
      at = at.fields[index];
    }
    return at;
  }

  #matches(contents: TypestateContents, object: JavaObject): boolean {
    if (contents.type !== object.type.name || contents.isRaw === this.constructed.has(object)) return false;
    for (const [id, said] of contents.predicates) {
      // Where a class is the first and the second of a predicate, the second has a name of its own.
      const isOfOthers = id.endsWith(OF_OTHERS);
      const name = isOfOthers ? id.slice(0, -OF_OTHERS.length) : id;
      const predicate = this.table.predicates.find((each) => each.id === name);
      if (predicate === undefined) throw new Error(`no predicate ${id}`);
      if (said === 'unknown') continue;
      const all = this.#values(predicate, object);
      const values = isOfOthers ? all.slice(-1) : contents.predicates.has(id + OF_OTHERS) ? all.slice(0, 1) : all;
      if (values.length > 0 && !values.includes(said)) return false;
    }
    for (const [key, inner] of contents.fields) {
      const at = key.lastIndexOf('.');
      const value = this.#read(object, { owner: key.slice(0, at), name: key.slice(at + 1), type: '' });
      if (inner === null ? value !== null : !(value instanceof JavaObject && this.#matches(inner, value))) return false;
    }
    return true;
  }

  /** What the predicate is for the object: as its first, and as its second. */
  #values(predicate: Predicate, object: JavaObject): readonly PredicateValue[] {
    if (predicate.kind === 'object-null') return ['false'];
    if (predicate.kind === 'field-null') return [truth(this.#read(object, predicate.field) === null)];
    if (predicate.kind === 'field-constant') {
      const value = this.#read(object, predicate.field);
      const constant = constantValue(predicate.constant);
      if (constant === undefined || value === undefined) return [];
      return [truth(compare(predicate.operator, value, constant))];
    }
    if (predicate.via === undefined) return [];
    const values: PredicateValue[] = [];
    if (this.#isStatic(predicate.left) || this.#isOf(object, predicate.left.owner)) {
      values.push(this.#pair(predicate, object, predicate.via));
    }
    if (predicate.via.length > 0 && this.#isOf(object, predicate.right.owner)) {
      const { via } = predicate;
      const found = new Set(this.buddies(predicate, object).map((each) => this.#pair(predicate, each, via)));
      const [only = 'none'] = found;
      values.push(found.size > 1 ? 'mixed' : only);
    }
    return values;
  }

  #pair(
    predicate: Extract<Predicate, { kind: 'fields' }>,
    object: JavaObject,
    via: readonly FieldReference[],
  ): PredicateValue {
    const left = this.#read(object, predicate.left);
    const other = this.#isStatic(predicate.right) ? object : this.#along(object, via);
    const right = other instanceof JavaObject ? this.#read(other, predicate.right) : undefined;
    return left === undefined || right === undefined ? 'none' : truth(compare(predicate.operator, left, right));
  }

  #along(object: JavaObject, via: readonly FieldReference[]): Value | undefined {
    let at: Value | undefined = object;
    for (const field of via) at = at instanceof JavaObject ? this.#read(at, field) : undefined;
    return at;
  }

  #read(object: JavaObject, field: FieldReference): Value | undefined {
    const { view } = this.machine;
    // Predicates name the object itself as a field of this name.
    if (field.name === 'this') return object;
    const value = this.#isStatic(field)
      ? view.staticField(field.owner, field.name)
      : view.field(object, field.owner, field.name);
    return value as Value | undefined;
  }

  #isStatic({ owner, name }: FieldReference): boolean {
    const declared = this.hierarchy.find(owner)?.fields.find((each) => each.name === name);
    return declared !== undefined && hasFlag(declared, Flag.STATIC);
  }

  #isOf(object: JavaObject, type: string): boolean {
    return this.hierarchy.isSubclass(object.type.name, type);
  }
}

function truth(holds: boolean): PredicateValue {
  return holds ? 'true' : 'false';
}

/** Undefined for strings and classes, which are objects. */
function constantValue({ value }: Constant): Value | undefined {
  return typeof value === 'string' ? undefined : value;
}

function compare(operator: '=' | '<' | '<=', left: Value, right: Value): boolean {
  if (operator === '=') return left === right;
  if (typeof left === 'object' || typeof right === 'object') throw new Error('objects have no order');
  return operator === '<' ? left < right : left <= right;
}
