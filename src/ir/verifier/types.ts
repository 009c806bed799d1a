/** When a value of one type may go where another is expected. */
import type { Hierarchy } from '../hierarchy.js';
import type { Constant, Operand } from '../instructions.js';
import { CLASS, elementType, isArray, isPrimitive, isReference, OBJECT, STRING, type TypeName } from '../types.js';

const RANGES: Readonly<Record<string, readonly [low: number, high: number]>> = {
  byte: [-0x80, 0x7f],
  short: [-0x8000, 0x7fff],
  char: [0, 0xffff],
  int: [-0x80000000, 0x7fffffff],
};

export function isNumeric(type: TypeName): boolean {
  return isPrimitive(type) && type !== 'boolean';
}

/**
 * Primitive types take their own values, and an integer type those of a smaller range. Between references the class
 * hierarchy decides; an interface takes any reference, as for the Java virtual machine, and so does a class that is
 * not in the table, or any class from one whose supertypes are not all known.
 */
export function typeFits(hierarchy: Hierarchy, lower: TypeName, upper: TypeName): boolean {
  if (lower === upper) return true;
  if (isPrimitive(lower) || isPrimitive(upper)) {
    const small = RANGES[lower];
    const large = RANGES[upper];
    return small !== undefined && large !== undefined && small[0] >= large[0] && small[1] <= large[1];
  }
  if (!isReference(lower) || !isReference(upper)) return false;
  if (lower === 'null' || upper === OBJECT || hierarchy.isAssignable(lower, upper)) return true;
  let from = lower;
  let to = upper;
  while (isArray(from) && isArray(to)) {
    from = elementType(from);
    to = elementType(to);
  }
  if (isPrimitive(from) || isPrimitive(to) || isArray(to)) return false;
  const target = hierarchy.find(to);
  if (target === undefined || hierarchy.isInterface(to)) return true;
  return !isArray(from) && !hierarchy.isComplete(from);
}

export function operandFits(hierarchy: Hierarchy, operand: Operand, upper: TypeName): boolean {
  if (typeFits(hierarchy, operand.type, upper)) return true;
  if (operand.kind === 'variable' || typeof operand.value !== 'number') return false;
  // Java too takes an int constant of the right size for a smaller type.
  const range = RANGES[upper];
  return range !== undefined && operand.type in RANGES && operand.value >= range[0] && operand.value <= range[1];
}

/** Whether the value is one that the constant's type has. */
export function isConstant({ type, value }: Constant): boolean {
  switch (type) {
    case 'null':
      return value === null;
    case STRING:
    case CLASS:
      return typeof value === 'string';
    case 'long':
      return typeof value === 'bigint' && BigInt.asIntN(64, value) === value;
    case 'double':
      return typeof value === 'number';
    case 'float':
      return typeof value === 'number' && Object.is(Math.fround(value), value);
    case 'boolean':
      return value === 0 || value === 1;
    default: {
      const range = RANGES[type];
      if (range === undefined || typeof value !== 'number') return false;
      return Number.isInteger(value) && !Object.is(value, -0) && value >= range[0] && value <= range[1];
    }
  }
}
