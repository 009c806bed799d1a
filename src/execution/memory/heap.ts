/**
 * The objects of a running program: allocation, interned strings, class objects, and going back to a marked state.
 *
 * Objects that Java code allocates have ids 1, 2, 3 …; strings of literals and class objects, which exist without being
 * allocated by anyone and survive `rewind`, have negative ids.
 */

import type { Constant } from '../../ir/instructions.js';
import type { ClassTable } from '../../ir/program.js';
import { arrayOf, CLASS, elementType, isPrimitive, STRING, type TypeName } from '../../ir/types.js';
import { EXECUTION_BUDGETS } from '../budgets.js';
import { Classes } from '../classes/classes.js';
import { RuntimeClass } from '../classes/runtime-class.js';
import type { MachineOptions } from '../options.js';
import { Halt } from '../outcome.js';
import { cellsOf, Memory, OBJECT_CELLS, TYPED_ARRAY_CELLS } from './memory.js';
import {
  copyElements,
  type Elements,
  JavaArray,
  JavaObject,
  JavaString,
  newElements,
  type Reference,
  type Value,
} from './values.js';

const MOST_ELEMENTS = EXECUTION_BUDGETS['memory/heap'].mostElements.most;
/** Longer strings do not fit JavaScript's. */
const LONGEST_STRING = 0x1fffffe8;

/** A state that others are nested in. */
interface Outer {
  /** Of the mark that was in force. */
  readonly limit: number;
  readonly undo: Map<object, () => void> | undefined;
  /** The next id. */
  readonly start: number;
  /** How to bring back what was changed between it and the last mark inside. */
  readonly changed: Map<object, () => void>;
}

export class Heap {
  readonly classes: Classes;
  /** An object with a smaller id must be touched before it changes. */
  limit = 0;
  #next = 1;
  #nextShared = -1;
  readonly #interned = new Map<string, JavaString>();
  readonly #classObjects = new Map<TypeName, JavaObject>();
  #stringClass: RuntimeClass | undefined;
  /** How to bring back the marked state; undefined while nothing is marked. */
  #undo: Map<object, () => void> | undefined;
  /** The states that were nested in, the innermost last. */
  readonly #outer: Outer[] = [];

  readonly #memory: Memory;

  /** `roots` are the values that a program can reach objects from, besides statics. */
  constructor(
    table: ClassTable,
    { memoryBudget, isIdentityOpen }: Pick<MachineOptions, 'memoryBudget' | 'isIdentityOpen'>,
    roots: () => Iterable<Value | undefined>,
  ) {
    this.#memory = new Memory(memoryBudget, () => this.#allRoots(roots()));
    this.classes = new Classes(table, (field) => field.constant && this.constant(field.constant), isIdentityOpen);
  }

  *#allRoots(given: Iterable<Value | undefined>): Iterable<Value | undefined> {
    yield* given;
    yield* this.#interned.values();
    yield* this.#classObjects.values();
    for (const loaded of this.classes.loaded()) yield* loaded.statics;
  }

  /** Ends the run when there is no room. */
  #reserve(cells: number): void {
    if (!this.#memory.admit(OBJECT_CELLS + cells)) throw new Halt({ kind: 'budget', spent: 'memory' });
  }

  allocate(type: RuntimeClass): JavaObject {
    this.#reserve(type.defaults.length);
    return new JavaObject(this.#next++, type, type.defaults.slice());
  }

  newArray(type: RuntimeClass, length: number): JavaArray {
    if (length > MOST_ELEMENTS) throw new Halt({ kind: 'budget', spent: 'memory' });
    const element = elementType(type.name);
    this.#reserve(isPrimitive(element) ? TYPED_ARRAY_CELLS + (length >> 1) : length);
    return new JavaArray(this.#next++, type, newElements(element, length));
  }

  arrayOver(type: RuntimeClass, elements: Elements): JavaArray {
    return new JavaArray(this.#next++, type, elements);
  }

  /** An array of arrays, as deep as lengths are given. */
  newArrays(type: RuntimeClass, lengths: readonly number[]): JavaArray {
    // Asked for as a whole: rows that nothing refers to yet would not be counted.
    const total = lengths.reduce((product, length) => product * length, 1);
    if (total > MOST_ELEMENTS) throw new Halt({ kind: 'budget', spent: 'memory' });
    this.#reserve(total);
    return this.#nested(type, lengths);
  }

  #nested(type: RuntimeClass, [length, ...rest]: readonly number[]): JavaArray {
    const array = this.newArray(type, length as number);
    if (rest.length === 0) return array;
    const elements = array.elements as (Reference | null)[];
    for (let index = 0; index < elements.length; index++) {
      elements[index] = this.#nested(type.element as RuntimeClass, rest);
    }
    return array;
  }

  copy(object: Reference): Reference {
    this.#reserve(cellsOf(object));
    if (object instanceof JavaString) return this.string(object.text);
    if (object instanceof JavaArray) return new JavaArray(this.#next++, object.type, copyElements(object.elements));
    const copy = new JavaObject(this.#next++, object.type, object.fields.slice());
    copy.payload = object.payload;
    return copy;
  }

  string(text: string): JavaString {
    this.#reserve(text.length >> 3);
    return new JavaString(this.#next++, this.stringClass, text);
  }

  /** A new string of two others. JavaScript may share their characters, so that not all are counted at once. */
  joined(first: string, second: string): JavaString {
    if (first.length + second.length > LONGEST_STRING) throw new Halt({ kind: 'budget', spent: 'memory' });
    this.#reserve((first.length + second.length) >> 5);
    return new JavaString(this.#next++, this.stringClass, first + second);
  }

  intern(text: string): JavaString {
    let string = this.#interned.get(text);
    if (string === undefined) {
      string = new JavaString(this.#nextShared--, this.stringClass, text);
      this.#interned.set(text, string);
    }
    return string;
  }

  /** The string that `intern` gave for this text, if it was ever asked. */
  interned(text: string): JavaString | undefined {
    return this.#interned.get(text);
  }

  get stringClass(): RuntimeClass {
    this.#stringClass ??= this.classes.get(STRING);
    return this.#stringClass;
  }

  /** The java.lang.Class object of a type; its payload is the type's name. */
  classObject(type: TypeName): JavaObject {
    let object = this.#classObjects.get(type);
    if (object === undefined) {
      const classClass = this.classes.get(CLASS);
      object = new JavaObject(this.#nextShared--, classClass, classClass.defaults.slice());
      object.payload = type;
      this.#classObjects.set(type, object);
    }
    return object;
  }

  constant(constant: Constant): Value {
    const { value } = constant;
    if (typeof value !== 'string') return value;
    return constant.type === CLASS ? this.classObject(value) : this.intern(value);
  }

  strings(texts: readonly string[]): JavaArray {
    const elements = texts.map((text) => this.string(text));
    return this.arrayOver(this.classes.get(arrayOf(STRING)), elements);
  }

  /** How many objects Java code has allocated. */
  get allocations(): number {
    return this.#next - 1;
  }

  /** Remembers the present state for `rewind`. Objects allocated from now on need no care. */
  mark(): void {
    const outer = this.#outer.at(-1);
    // What was changed before this mark has to be brought back when the one around it comes into force.
    if (outer !== undefined) {
      for (const [object, undo] of this.#undo ?? []) if (!outer.changed.has(object)) outer.changed.set(object, undo);
    }
    this.limit = this.#next;
    this.#undo = new Map();
  }

  /** Marks the present state inside what is marked already; `unnest` brings it back a last time, and the mark around it into force. */
  nest(): void {
    this.#outer.push({ limit: this.limit, undo: this.#undo, start: this.#next, changed: new Map() });
    this.limit = this.#next;
    this.#undo = new Map();
  }

  unnest(): void {
    const outer = this.#outer.pop();
    if (outer === undefined) return;
    // What was changed since the outer mark for the first time is as it was then, too.
    this.rewind();
    for (const undo of outer.changed.values()) undo();
    this.#next = outer.start;
    this.limit = outer.limit;
    this.#undo = outer.undo;
    this.#memory.restart();
  }

  /** Classes that were changed since the last mark, in that order: those whose initialisation has begun are among them. */
  *changedClasses(): Iterable<RuntimeClass> {
    for (const changed of this.#undo?.keys() ?? []) if (changed instanceof RuntimeClass) yield changed;
  }

  /** Brings objects, statics and initialisation states back to the last mark. */
  rewind(): void {
    if (this.#undo === undefined) return;
    for (const undo of this.#undo.values()) undo();
    this.#undo.clear();
    this.#next = this.limit;
  }

  /** Remembers an object's content, once after each mark or rewind. */
  touch(object: Reference): void {
    if (this.#undo === undefined || object.id >= this.limit || this.#undo.has(object)) return;
    this.#undo.set(object, restorer(object));
  }

  /** Remembers a class's statics and state, likewise. */
  touchClass(type: RuntimeClass): void {
    if (this.#undo === undefined || this.#undo.has(type)) return;
    const { state } = type;
    const statics = type.statics.slice();
    this.#undo.set(type, () => {
      type.state = state;
      type.statics = statics.slice();
    });
  }
}

function restorer(object: Reference): () => void {
  if (object instanceof JavaObject) {
    const { payload } = object;
    const fields = object.fields.slice();
    return () => {
      object.payload = payload;
      for (let slot = 0; slot < fields.length; slot++) object.fields[slot] = fields[slot] as Value;
    };
  }
  if (object instanceof JavaString) return () => {};
  const saved = copyElements(object.elements);
  return () => {
    for (let index = 0; index < saved.length; index++) object.elements[index] = saved[index] as never;
  };
}
