/** The operators of relational expressions, and what is known of their values. */
import type { Numbered } from '../../base/numbered.js';

/** An expression. */
export type Node = Numbered<'node'>;
/** A condition: a node of the decision diagrams. */
export type Condition = Numbered<'condition'>;

export const Operator = {
  SYMBOL: 0,
  NONE: 1,
  UNIVERSE: 2,
  IDENTITY: 3,
  UNION: 4,
  INTERSECTION: 5,
  DIFFERENCE: 6,
  JOIN: 7,
  PRODUCT: 8,
  OVERRIDE: 9,
  CLOSURE: 10,
  TRANSPOSE: 11,
  /** `then` where the condition holds, else `otherwise`. */
  CHOICE: 12,
  /** A number computed from numbers; the operator is the first argument. */
  ARITHMETIC: 13,
} as const;
export type Operator = (typeof Operator)[keyof typeof Operator];

/** What is known of every value of an expression. */
export const Trait = {
  /** At most one tuple. */
  SINGLE: 1,
  /** At least one tuple, wherever the value is used (a loaded value is used only where the load did not fail). */
  PRESENT: 2,
  /** Mentions nothing that the call allocates. */
  OLD: 4,
  /** Only objects that the call allocates. */
  FRESH: 8,
  /** Does not contain null. */
  NOT_NULL: 16,
  /** All columns but the last determine the last. */
  FUNCTION: 32,
  /** Mentions no unknown: the value is exact. */
  KNOWN: 64,
  /** The values of a field: whatever is read from it at one object (and index) is there wherever the read is used. */
  TOTAL: 128,
  /** Nothing is mapped from null. */
  FROM_OBJECTS: 256,
} as const;

/** Of the values of a field. */
export const FIELD_TRAITS = Trait.FUNCTION | Trait.TOTAL | Trait.FROM_OBJECTS;

export const ARITHMETIC_OPERATORS = [
  '+',
  '-',
  '*',
  '/',
  '%',
  '&',
  '|',
  '^',
  '<<',
  '>>',
  '>>>',
  'negate',
  'other',
] as const;
