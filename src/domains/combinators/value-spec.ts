/** What has to be said about numbers for `valueDomain` to make a domain of it. */
import type { ArithmeticOperator, CompareOperator, ComparisonOperator, UnaryOperator } from '../../ir/instructions.js';
import type { TypeName } from '../../ir/types.js';
import type { Lattice } from '../../lattices/lattice.js';

/**
 * An abstraction of Java's integers (boolean as 0 and 1, byte, short, char, int, long). Each operator has to cover what
 * the machine computes on whatever the operands stand for; one that is left out gives `any`. Types are promoted ones.
 */
export interface ValueSpec<V> {
  readonly id: string;
  /** What it knows, in one sentence. */
  readonly title: string;
  readonly paper?: string;

  readonly lattice: Lattice<V>;
  /** Stands for that number at least. A bigint for long. */
  readonly constant: (value: number | bigint, type: TypeName) => V;
  /** Stands for all numbers of the type. */
  readonly any: (type: TypeName) => V;

  readonly unary?: (operator: UnaryOperator, type: TypeName, operand: V) => V;
  /** Nothing (bottom) where the operator has no result, as a division by what can only be zero. */
  readonly binary?: (operator: ArithmeticOperator | CompareOperator, type: TypeName, left: V, right: V) => V;
  readonly convert?: (from: TypeName, to: TypeName, operand: V) => V;
  /** Both sides where the comparison holds; undefined where it cannot. Truth values are read off this, too. */
  readonly refine?: (comparison: ComparisonOperator, type: TypeName, left: V, right: V) => readonly [V, V] | undefined;

  /** The lattice to widen with, given numbers with which the code compares. Else its own. */
  readonly withThresholds?: (numbers: readonly number[]) => Pick<Lattice<V>, 'widen'>;

  /** Whether the element stands for the number. For tests: by the meaning, not by way of `constant` and `leq`. */
  readonly contains: (element: V, value: number | bigint) => boolean;
}
