/** Concrete heaps: random ones to start from, and what a heap is as relations between values. */

import type { Machine } from '../../../../src/execution/machine.js';
import {
  JavaArray,
  JavaObject,
  JavaString,
  type Reference,
  type Value,
} from '../../../../src/execution/memory/values.js';
import { type ClassDeclaration, Flag, hasFlag } from '../../../../src/ir/program.js';
import { isPrimitive, type TypeName } from '../../../../src/ir/types.js';
import type { Relation } from './evaluate.js';

/** Numbers from 0 up to below a bound. */
export type Draw = (bound: number) => number;

const NUMBERS = [0, 1, 2, -1, 3];

export interface Stage {
  readonly machine: Machine;
  readonly classes: readonly ClassDeclaration[];
  /** Types of arrays that the program mentions. */
  readonly arrays: readonly TypeName[];
}

/** Objects of the program's classes with arbitrary contents: shared, cyclic, aliased. */
export function randomHeap({ machine, classes, arrays }: Stage, draw: Draw, size: number): Reference[] {
  const made: Reference[] = [];
  const concrete = classes.filter(
    (each) => !hasFlag(each, Flag.ABSTRACT) && !hasFlag(each, Flag.INTERFACE) && !hasFlag(each, Flag.ENUM),
  );
  for (let count = 0; count < size && concrete.length > 0; count++) {
    made.push(machine.allocate((concrete[draw(concrete.length)] as ClassDeclaration).name));
  }
  for (const type of arrays) if (draw(3) > 0) made.push(machine.newArray(type, draw(3)));
  for (const object of made) {
    if (object instanceof JavaObject) {
      for (const { owner, name, type } of object.type.fields)
        machine.setField(object, owner, name, randomValue(machine, made, type, draw));
    } else if (object instanceof JavaArray) {
      const type = object.type.name.slice(0, -2);
      for (let index = 0; index < object.elements.length; index++)
        machine.setElement(object, index, randomValue(machine, made, type, draw));
    }
  }
  for (const { name, fields } of classes) {
    for (const field of fields) {
      if (hasFlag(field, Flag.STATIC) && !hasFlag(field, Flag.FINAL))
        machine.setStatic(name, field.name, randomValue(machine, made, field.type, draw));
    }
  }
  return made;
}

export function randomValue(machine: Machine, objects: readonly Reference[], type: TypeName, draw: Draw): Value {
  if (type === 'boolean') return draw(2);
  if (type === 'long') return BigInt(NUMBERS[draw(NUMBERS.length)] as number);
  if (type === 'char') return draw(3);
  if (isPrimitive(type)) return NUMBERS[draw(NUMBERS.length)] as number;
  const fitting = objects.filter((object) => machine.isSubtype(object.type.name, type));
  if (type === 'java.lang.String') return draw(3) === 0 ? null : machine.intern('abc'.slice(0, draw(3)));
  return fitting.length === 0 || draw(5) === 0 ? null : (fitting[draw(fitting.length)] as Reference);
}

/** Values as atoms: null, truth values, numbers by value, objects by identity. */
export class Atoms {
  readonly #keys = new Map<unknown, number>([
    [null, 0],
    ['true', 1],
    ['false', 2],
  ]);
  readonly all: (Reference | string | null)[] = [null, 'true', 'false'];

  of(value: Value, type: TypeName): number {
    if (type === 'boolean' && typeof value === 'number') return value === 0 ? 2 : 1;
    if (typeof value === 'number' || typeof value === 'bigint') return this.#number(String(value));
    return this.#intern(value, value);
  }

  text(text: string): number {
    return this.#keys.get(text) ?? this.#number(text);
  }

  isNumber(atom: number): boolean {
    return typeof this.all[atom] === 'string' && atom > 2;
  }

  #number(text: string): number {
    return this.#intern(`n${text}`, text);
  }

  #intern(key: unknown, value: Reference | string | null): number {
    let atom = this.#keys.get(key);
    if (atom === undefined) {
      atom = this.all.push(value) - 1;
      this.#keys.set(key, atom);
    }
    return atom;
  }
}

/** A heap as relations, at one moment. */
export interface Captured {
  readonly objects: ReadonlySet<Reference>;
  /** `Owner.name` of fields and static fields; `elements`, `int_elements`, `length`. */
  readonly relations: ReadonlyMap<string, Relation>;
}

/** What roots and static fields of the classes reach. */
export function capture(
  machine: Machine,
  atoms: Atoms,
  roots: readonly (Value | undefined)[],
  classes: readonly ClassDeclaration[],
): Captured {
  const objects = new Set<Reference>();
  const relations = new Map<string, { arity: number; tuples: Set<number> }>();
  const visit = (value: Value | undefined): void => {
    if (value instanceof JavaObject || value instanceof JavaArray || value instanceof JavaString) objects.add(value);
  };
  const add = (name: string, ...columns: number[]): void => {
    let relation = relations.get(name);
    if (relation === undefined) {
      relation = { arity: columns.length, tuples: new Set() };
      relations.set(name, relation);
    }
    if (columns.length > 0) relation.tuples.add(columns.reduce((code, column) => code * 4096 + column, 0));
  };
  for (const root of roots) visit(root);
  for (const { owner, name, type } of machine.view.statics()) {
    const value = machine.view.staticField(owner, name) as Value | undefined;
    if (value === undefined || !classes.some((each) => each.name === owner)) continue;
    visit(value);
    add(`${owner}.${name}`, atoms.of(value, type));
  }
  // Goes on with what is added on the way.
  for (const object of objects) {
    const self = atoms.of(object, object.type.name);
    if (object instanceof JavaObject) {
      for (const [slot, { owner, name, type }] of object.type.fields.entries()) {
        const value = object.fields[slot] as Value;
        visit(value);
        add(`${owner}.${name}`, self, atoms.of(value, type));
      }
    } else if (object instanceof JavaArray) {
      const type = object.type.name.slice(0, -2);
      const relation = isPrimitive(type) ? `${type}_elements` : 'elements';
      add('length', self, atoms.of(object.elements.length, 'int'));
      for (const [index, value] of [...object.elements].entries()) {
        visit(value as Value);
        add(relation, self, atoms.of(index, 'int'), atoms.of(value as Value, type));
      }
    }
  }
  return { objects, relations };
}
