/**
 * Labels of nodes: what is known of each object that a node stands for, besides its edges.
 *
 * *Regular* nodes are those of the paper: their link fields are known, and whatever refers to them along link fields is in the
 * graph. *Vague* nodes are objects of which only some fields are known: nothing is known of who refers to them, and two vague
 * nodes may be one object. A field of a vague node that is `known` is null or an edge; a field that is not may hold null
 * or any vague object, in the graph or not, but never a regular one. Of payload fields the same holds for regular nodes.
 * A vague node may be `nullable`: what refers to it holds that object or null.
 */
import { TupleInterner } from '../../../../base/interner.js';
import type { Receiver } from '../../../../engine/domain.js';
import type { Hierarchy } from '../../../../ir/hierarchy.js';
import { elementType, isArray, isPrimitive, type TypeName } from '../../../../ir/types.js';

/** Whether an object was allocated since the run started; `any` where that is not told. */
export type Age = 'any' | 'old' | 'fresh';
const AGES: readonly Age[] = ['any', 'old', 'fresh'];

export interface Label {
  readonly vague: boolean;
  readonly nullable: boolean;
  readonly age: Age;
  /** Numbers of fields as bits. Of regular nodes: payload fields only. */
  readonly known: number;
  /** A number of `LabelTable.classes`: the classes that the objects may have. */
  readonly classes: number;
}

export class LabelTable {
  readonly #hierarchy: Hierarchy;
  readonly #tuples = new TupleInterner();
  readonly #labels: Label[] = [];
  readonly #classKeys = new Map<string, number>();
  readonly #classes: (readonly Receiver[])[] = [];
  readonly #unions = new Map<number, number>();
  readonly #meets = new Map<number, number>();
  readonly #narrowed = new Map<string, number>();

  constructor(hierarchy: Hierarchy) {
    this.#hierarchy = hierarchy;
  }

  number({ vague, nullable, age, known, classes }: Label): number {
    const number = this.#tuples.intern([
      (vague ? 1 : 0) | (nullable ? 2 : 0) | (AGES.indexOf(age) << 2),
      known,
      classes,
    ]);
    this.#labels[number] ??= { vague, nullable, age, known, classes };
    return number;
  }

  label(number: number): Label {
    const label = this.#labels[number];
    if (label === undefined) throw new RangeError(`there is no label ${number}`);
    return label;
  }

  /** The label with some parts changed. */
  changed(number: number, change: Partial<Label>): number {
    return this.number({ ...this.label(number), ...change });
  }

  isVague(number: number): boolean {
    return this.label(number).vague;
  }

  /** Classes without repetition, in no order: none is below an open one of the others. */
  classes(receivers: readonly Receiver[]): number {
    const kept = receivers.filter(
      (one, index) =>
        !receivers.some(
          (other, place) => place !== index && this.#covers(other, one) && (!this.#covers(one, other) || place < index),
        ),
    );
    const sorted = [...kept].sort((left, right) => (spelled(left) < spelled(right) ? -1 : 1));
    const key = sorted.map(spelled).join(' ');
    let number = this.#classKeys.get(key);
    if (number === undefined) {
      number = this.#classes.push(sorted) - 1;
      this.#classKeys.set(key, number);
    }
    return number;
  }

  exactly(type: TypeName): number {
    return this.classes([{ type, exact: true }]);
  }

  /** It and its subclasses. */
  atMost(type: TypeName): number {
    return this.classes([{ type, exact: false }]);
  }

  receivers(classes: number): readonly Receiver[] {
    return this.#classes[classes] ?? [];
  }

  union(left: number, right: number): number {
    if (left === right) return left;
    const key = Math.min(left, right) * 0x1000000 + Math.max(left, right);
    let number = this.#unions.get(key);
    if (number === undefined) {
      number = this.classes([...this.receivers(left), ...this.receivers(right)]);
      this.#unions.set(key, number);
    }
    return number;
  }

  /** Those of the classes that can be of the type; -1 if none can. */
  narrowed(classes: number, type: TypeName): number {
    const key = `${classes} ${type}`;
    let number = this.#narrowed.get(key);
    if (number === undefined) {
      const left = this.receivers(classes).flatMap((receiver) => this.#common(receiver, { type, exact: false }));
      number = left.length === 0 ? -1 : this.classes(left);
      this.#narrowed.set(key, number);
    }
    return number;
  }

  /** Those of the classes that can be of another type, too; -1 if none can. */
  without(classes: number, type: TypeName): number {
    const key = `${classes} -${type}`;
    let number = this.#narrowed.get(key);
    if (number === undefined) {
      const left = this.receivers(classes).filter((receiver) => !this.#hierarchy.isAssignable(receiver.type, type));
      number = left.length === 0 ? -1 : this.classes(left);
      this.#narrowed.set(key, number);
    }
    return number;
  }

  /** The classes that objects can have which have one of both; -1 if there are none. */
  meet(left: number, right: number): number {
    if (left === right) return left;
    const key = Math.min(left, right) * 0x1000000 + Math.max(left, right);
    let number = this.#meets.get(key);
    if (number === undefined) {
      const others = this.receivers(Math.max(left, right));
      const found = this.receivers(Math.min(left, right)).flatMap((one) =>
        others.flatMap((other) => this.#common(one, other)),
      );
      number = found.length === 0 ? -1 : this.classes(found);
      this.#meets.set(key, number);
    }
    return number;
  }

  /** Whether each of the lower classes is one of the upper, or below an open one of them. */
  within(lower: number, upper: number): boolean {
    return lower === upper || this.union(lower, upper) === upper;
  }

  /** Covers the objects that are of both. */
  #common(one: Receiver, other: Receiver): readonly Receiver[] {
    const hierarchy = this.#hierarchy;
    if (this.#covers(other, one)) return [one];
    if (this.#covers(one, other)) return [other];
    if (one.exact && other.exact) return [];
    // What is not known of a class that is missing cannot be denied.
    const isOpen = !isComplete(hierarchy, one.type) || !isComplete(hierarchy, other.type);
    if (one.exact || other.exact) return isOpen ? [one.exact ? one : other] : [];
    return isOpen || haveCommonSubtypes(hierarchy, one.type, other.type) ? [one] : [];
  }

  #covers(upper: Receiver, lower: Receiver): boolean {
    if (upper.exact) return lower.exact && upper.type === lower.type;
    return this.#hierarchy.isAssignable(lower.type, upper.type);
  }
}

function spelled({ type, exact }: Receiver): string {
  return `${type}${exact ? '!' : ''}`;
}

function isComplete(hierarchy: Hierarchy, type: TypeName): boolean {
  if (isArray(type)) return isComplete(hierarchy, elementType(type));
  return isPrimitive(type) || hierarchy.isComplete(type);
}

/** Of types of which none is a subtype of the other: unrelated classes have none, unless one is an interface. */
function haveCommonSubtypes(hierarchy: Hierarchy, one: TypeName, other: TypeName): boolean {
  if (isArray(one) && isArray(other)) {
    const [lower, upper] = [elementType(one), elementType(other)];
    if (isPrimitive(lower) || isPrimitive(upper)) return false;
    return haveCommonSubtypes(hierarchy, lower, upper);
  }
  if (isArray(one) || isArray(other)) return false;
  return hierarchy.isInterface(one) || hierarchy.isInterface(other);
}
