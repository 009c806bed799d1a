/** The order of Java's types, as relational expressions need it. */
import type { Hierarchy } from '../../../ir/hierarchy.js';
import { Flag, hasFlag } from '../../../ir/program.js';
import type { Subtypes } from '../../../ir/subtypes.js';
import { elementType, isArray, isPrimitive, OBJECT, type TypeName } from '../../../ir/types.js';
import type { TypeOrder } from '../type-order.js';

/** Values of the first are values of the second, as numbers. */
const WIDER: Readonly<Record<string, readonly TypeName[]>> = {
  byte: ['short', 'int', 'long'],
  short: ['int', 'long'],
  char: ['int', 'long'],
  int: ['long'],
};

/** Objects whose class inherits `equals` from java.lang.Object, arrays, and null: a type for specifications. */
const IDENTICAL = 'identical';

export class JavaTypes implements TypeOrder {
  readonly #hierarchy: Hierarchy;
  readonly #below = new Map<TypeName, Map<TypeName, boolean>>();
  readonly #shared = new Map<TypeName, Map<TypeName, boolean>>();

  readonly #receivers: Subtypes;

  constructor(hierarchy: Hierarchy, receivers: Subtypes) {
    this.#hierarchy = hierarchy;
    this.#receivers = receivers;
  }

  isPrimitive(type: TypeName): boolean {
    return isPrimitive(type);
  }

  isSubtype(lower: TypeName, upper: TypeName): boolean {
    if (lower === upper || upper === 'univ') return true;
    return remembered(this.#below, lower, upper, () => this.#isBelow(lower, upper));
  }

  mayShare(left: TypeName, right: TypeName): boolean {
    if (left === right || left === 'univ' || right === 'univ') return true;
    return remembered(this.#shared, left, right, () => this.#mayShare(left, right));
  }

  #isBelow(lower: TypeName, upper: TypeName): boolean {
    if (lower === 'univ') return false;
    if (isPrimitive(lower)) return WIDER[lower]?.includes(upper) ?? false;
    if (upper === IDENTICAL) return this.#isIdentical(lower);
    if (lower === IDENTICAL) return upper === OBJECT;
    return this.#hierarchy.isAssignable(lower, upper);
  }

  #mayShare(left: TypeName, right: TypeName): boolean {
    if (isPrimitive(left) || isPrimitive(right)) {
      return isPrimitive(left) && isPrimitive(right) && left !== 'boolean' && right !== 'boolean';
    }
    if (left === 'null' || right === 'null') return false;
    if (left === IDENTICAL || right === IDENTICAL) return true;
    if (this.isSubtype(left, right) || this.isSubtype(right, left)) return true;
    if (isArray(left) && isArray(right)) {
      const [first, second] = [elementType(left), elementType(right)];
      return !isPrimitive(first) && !isPrimitive(second) && this.mayShare(first, second);
    }
    if (isArray(left) || isArray(right)) return false;
    return this.#haveCommonSubclass(left, right) || this.#haveCommonSubclass(right, left);
  }

  /** Whether all objects of the type are equal only to themselves. */
  #isIdentical(type: TypeName): boolean {
    if (type === 'null' || isArray(type)) return true;
    const declaration = this.#hierarchy.find(type);
    // Of other types not all subclasses are known.
    if (declaration === undefined || declaration.origin !== 'input') return false;
    return [type, ...this.#receivers.of(type)].every((name) =>
      this.#hierarchy
        .superclassChain(name)
        .every(
          ({ name: owner }) =>
            owner === OBJECT ||
            (this.#hierarchy.declaredMethod(owner, 'equals', '(Ljava/lang/Object;)Z') === undefined &&
              this.#hierarchy.declaredMethod(owner, 'hashCode', '()I') === undefined),
        ),
    );
  }

  /** Only an interface can be joined by a subclass to a class that is not below it. */
  #haveCommonSubclass(left: TypeName, right: TypeName): boolean {
    const [first, second] = [this.#hierarchy.find(left), this.#hierarchy.find(right)];
    if (first === undefined || second === undefined) return true;
    if (!this.#hierarchy.isComplete(left) || !this.#hierarchy.isComplete(right)) return true;
    return hasFlag(first, Flag.INTERFACE) && !hasFlag(second, Flag.FINAL);
  }
}

function remembered(
  table: Map<TypeName, Map<TypeName, boolean>>,
  left: TypeName,
  right: TypeName,
  compute: () => boolean,
): boolean {
  let row = table.get(left);
  if (row === undefined) {
    row = new Map();
    table.set(left, row);
  }
  let answer = row.get(right);
  if (answer === undefined) {
    answer = compute();
    row.set(right, answer);
  }
  return answer;
}
