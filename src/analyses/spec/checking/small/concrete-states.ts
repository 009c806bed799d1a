/** The heaps before and after one run of a method, as finite relations: what relational formulas are evaluated on. */

import type { HeapObject, HeapValue, HeapView } from '../../../../ir/heap.js';
import type { Hierarchy } from '../../../../ir/hierarchy.js';
import { isPrimitive, type TypeName } from '../../../../ir/types.js';
import { ATOM_LIMIT, EMPTY, type FiniteRelation } from '../../../../machines/relational/finite-relation.js';
import { SPEC_BUDGETS } from '../../budgets.js';
import { fieldKey } from '../questions/vocabulary.js';
import { Unsupported } from '../unsupported.js';

const SMALL = SPEC_BUDGETS['checking/small/concrete-states'].small.most;

/** One heap: the objects that are there, and what their fields and static fields hold. */
export interface ConcreteHeap {
  readonly objects: ReadonlySet<HeapObject>;
  readonly fields: ReadonlyMap<string, FiniteRelation>;
}

export class ConcreteStates {
  readonly #hierarchy: Hierarchy;
  readonly #atoms = new Map<unknown, number>();
  readonly #values: (HeapObject | bigint | string)[] = [];
  readonly #types = new Map<HeapObject, TypeName>();

  constructor(hierarchy: Hierarchy) {
    this.#hierarchy = hierarchy;
    for (const text of ['null', 'true', 'false']) this.#intern(text);
  }

  get atoms(): FiniteRelation {
    return new Set(this.#values.keys());
  }

  /** What the values and the static fields lead to. */
  capture(view: HeapView, values: readonly HeapValue[]): ConcreteHeap {
    const objects = new Set<HeapObject>();
    const fields = new Map<string, Set<number>>();
    const add = (key: string, tuple: number): void => {
      const known = fields.get(key);
      if (known === undefined) fields.set(key, new Set([tuple]));
      else known.add(tuple);
    };
    const visit = (value: HeapValue): void => {
      if (typeof value !== 'object' || value === null || objects.has(value)) return;
      objects.add(value);
      this.#types.set(value, view.typeOf(value));
    };
    values.forEach(visit);
    for (const { owner, name, type } of view.statics()) {
      const value = view.staticField(owner, name);
      if (value === undefined) continue;
      visit(value);
      add(fieldKey(owner, name), this.atom(value, type));
    }
    // Goes on with what is added on the way.
    for (const object of objects) {
      const self = this.atom(object, 'java.lang.Object');
      for (const { owner, name, type } of view.fields(object)) {
        const value = view.field(object, owner, name);
        if (value === undefined) continue;
        visit(value);
        add(fieldKey(owner, name), self * ATOM_LIMIT + this.atom(value, type));
      }
      for (let index = 0; index < (view.length(object) ?? 0); index++) visit(view.element(object, index));
    }
    return { objects, fields };
  }

  atom(value: HeapValue, type: TypeName): number {
    if (value === null) return this.#intern('null');
    if (type === 'boolean') return this.#intern(value === 0 ? 'false' : 'true');
    // What is no integer is told apart from all integers, and equal to itself at most.
    if (typeof value === 'number' && !Number.isInteger(value)) throw new Unsupported('floating-point numbers');
    return this.#intern(typeof value === 'number' ? BigInt(value) : value);
  }

  constant(text: string, type: TypeName): number {
    if (type === 'null' || type === 'boolean') return this.#intern(text);
    if (!/^-?\d+$/.test(text)) throw new Unsupported(`the constant ${text}`);
    return this.#intern(BigInt(text));
  }

  number(atom: number): number | undefined {
    const value = this.#values[atom];
    if (typeof value !== 'bigint') return undefined;
    return value >= -SMALL && value <= SMALL ? Number(value) : undefined;
  }

  atomOf(number: number): number | undefined {
    return this.#atoms.get(BigInt(number));
  }

  /** Objects among these that are of the type, null not included; all values of a primitive type. */
  ofType(type: TypeName, objects: ReadonlySet<HeapObject>): FiniteRelation {
    if (type === 'boolean') return new Set([this.#intern('true'), this.#intern('false')]);
    if (isPrimitive(type)) return new Set([...this.#values.keys()].filter((atom) => this.#isNumber(atom)));
    const result = new Set<number>();
    for (const object of objects) {
      if (this.#hierarchy.isAssignable(this.#types.get(object) ?? 'java.lang.Object', type)) {
        result.add(this.#intern(object));
      }
    }
    return result;
  }

  #isNumber(atom: number): boolean {
    return typeof this.#values[atom] === 'bigint';
  }

  #intern(value: HeapObject | bigint | string): number {
    let atom = this.#atoms.get(value);
    if (atom === undefined) {
      atom = this.#values.push(value) - 1;
      if (atom >= ATOM_LIMIT) throw new Unsupported('a heap of that size');
      this.#atoms.set(value, atom);
    }
    return atom;
  }
}

export function relationIn({ fields }: ConcreteHeap, owner: string, name: string): FiniteRelation {
  return fields.get(fieldKey(owner, name)) ?? EMPTY;
}
