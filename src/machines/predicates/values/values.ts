/**
 * Primitive values by what is known of them: symbols, and facts about how they compare.
 *
 * `Values` are immutable. A symbol stands for one value of one run. What is known is always true of the run, and mostly not all.
 * Arithmetic wraps as Java's does; see `assumesNoOverflow`.
 */
import type { Numbered } from '../../../base/numbered.js';
import type { Sense, Truth } from '../../../base/truth.js';
import type { BinaryOperator, Constant, UnaryOperator } from '../../../ir/instructions.js';
import type { TypeName } from '../../../ir/types.js';
import type { PredicateOperator } from '../vocabulary.js';

/** Constants are below zero, the same in all `Values` of a table; others count from 0. */
export type ValueSymbol = Numbered<'value symbol'>;

/** Opaque to all but this folder. */
export interface Values {
  readonly size: number;
}

export interface ValueTable {
  readonly none: Values;
  constant(values: Values, constant: Constant): Named;
  /**
   * Any value of the type. `counter`: it is taken to come from constants by adding small ones, so that it is far from overflow (for
   * fields of imagined objects); of other values (parameters, results of library code) no overflow is ever excluded.
   */
  unknown(values: Values, type: TypeName, role?: 'counter' | 'plain'): Named;
  /** The constant that the symbol is known to be. */
  constantOf(values: Values, symbol: ValueSymbol): Constant | undefined;
  /** The result of an operator: definite where it can be (constants folded; `x + 1` is not `x`, and above it, see below). */
  unary(values: Values, operator: UnaryOperator, type: TypeName, operand: ValueSymbol): Named;
  binary(values: Values, operator: BinaryOperator, type: TypeName, left: ValueSymbol, right: ValueSymbol): Named;
  /** Converted between numeric types; the same symbol where nothing can be lost. */
  convert(values: Values, from: TypeName, to: TypeName, operand: ValueSymbol): Named;
  compare(values: Values, operator: PredicateOperator, left: ValueSymbol, right: ValueSymbol): Truth;
  /** Undefined where that contradicts what is known. */
  assume(
    values: Values,
    operator: PredicateOperator,
    left: ValueSymbol,
    right: ValueSymbol,
    sense: Sense,
  ): Values | undefined;
  /**
   * Forgets: keeps, of the symbols given (in that order, possibly with repetitions), how each compares with the constants of the
   * vocabulary (equal and less), and how pairs compare for which `isCompared` says so (positions in `symbols`). Symbols are numbered anew: what is known alike
   * gets the same `key`, and equal contents give equal keys and the same `Values` object. Two positions with the same symbol stay
   * equal (that is kept even where `isCompared` says no only if identity is `kept`).
   */
  canonical(
    values: Values,
    symbols: readonly ValueSymbol[],
    isCompared: (left: number, right: number) => boolean,
    identity: 'kept' | 'forgotten',
  ): { readonly values: Values; readonly symbols: readonly ValueSymbol[]; readonly key: number };
  /** All that both know, of values that have nothing to do with each other; symbols of the right that are not constants go up by `offset`. */
  joined(left: Values, right: Values): { readonly values: Values; readonly offset: number };
  /**
   * Whether so far an answer relied on `x + 1` being greater than `x`: what is said then rests on the assumption that counters do not
   * overflow. Equality alone never relies on it.
   */
  readonly assumesNoOverflow: boolean;
}

export interface Named {
  readonly values: Values;
  readonly symbol: ValueSymbol;
}
