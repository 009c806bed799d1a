/**
 * The dimensions of a linear domain: what of a method's variables is a number.
 *
 * An integer variable; the length of an array or string in a variable, which is -1 where the variable holds null, so that whether it does is a
 * matter of numbers too; and both as they were when the method was entered, for its parameters.
 */
import type { Code } from '../../../engine/code.js';
import type { Variable } from '../../../ir/instructions.js';
import { isArray, type TypeName } from '../../../ir/types.js';
import type { Interval } from '../../../lattices/interval.js';
import { rangeOf } from '../../../lattices/java-intervals.js';

const KINDS = 4;
const LENGTH = 1;
/** Added to a dimension: what it was when the method was entered. */
export const ENTRY = 2;
const STRING = 'java.lang.String';
const TRACKED: ReadonlySet<TypeName> = new Set(['boolean', 'byte', 'short', 'char', 'int', 'long']);

/** Names of dimensions for a moment; no variable has such a number. */
export const SCRATCH = 2 ** 29;
/** Added to dimensions of a callee while those of the caller are about. */
export const ASIDE = 2 ** 28;
/** What lengths can be. */
export const LENGTHS: Interval = { lower: -1, upper: 2 ** 31 - 1 };

/** Whether something of the type is a number, or has a length. */
export function isNumber(type: TypeName): boolean {
  return TRACKED.has(type);
}

export function hasLength(type: TypeName): boolean {
  return isArray(type) || type === STRING;
}

/** The dimension of a variable: its value, or its length; undefined where neither is kept. */
export function dimensionOf({ index, type }: Pick<Variable, 'index' | 'type'>): number | undefined {
  if (isNumber(type)) return index * KINDS;
  return hasLength(type) ? index * KINDS + LENGTH : undefined;
}

/** What the parameter was when the method was entered. */
export function entryDimension(parameter: Variable): number | undefined {
  const own = dimensionOf(parameter);
  return own === undefined ? undefined : own + ENTRY;
}

export function isEntry(dimension: number): boolean {
  return (dimension & ENTRY) !== 0;
}

export function isLength(dimension: number): boolean {
  return (dimension & LENGTH) !== 0;
}

/** The index of the variable; behind all of them stands the result. */
export function indexOf(dimension: number): number {
  return Math.floor(dimension / KINDS);
}

/** The result of the method, as a variable. */
export function resultOf({ method, body }: Code): Variable {
  return { kind: 'variable', index: body.variables.length, name: '\\result', type: method.result, role: 'temporary' };
}

export function rangeOfType(type: TypeName): Interval {
  return hasLength(type) ? LENGTHS : rangeOf(type);
}

/** The type of the dimension's variable; of a parameter or result, that of the method. */
export function typeOf({ method, body }: Code, dimension: number): TypeName {
  return body.variables[indexOf(dimension)]?.type ?? method.result;
}
