/** The operators of a value abstraction made total: what is left out, and truth values, filled in. */
import type { Truth } from '../../base/truth.js';
import type { BinaryOperator, ComparisonOperator, Constant, UnaryOperator } from '../../ir/instructions.js';
import type { TypeName } from '../../ir/types.js';
import { isBottom, type Lattice } from '../../lattices/lattice.js';
import type { ValueSpec } from './value-spec.js';

export const NEGATED: Readonly<Record<ComparisonOperator, ComparisonOperator>> = {
  '==': '!=',
  '!=': '==',
  '<': '>=',
  '<=': '>',
  '>': '<=',
  '>=': '<',
};

const TRACKED: ReadonlySet<TypeName> = new Set(['boolean', 'byte', 'short', 'char', 'int', 'long']);

/** Whether something is known of variables of the type at all. */
export function isTracked(type: TypeName): boolean {
  return TRACKED.has(type);
}

export function isComparison(operator: BinaryOperator): operator is ComparisonOperator {
  return Object.hasOwn(NEGATED, operator);
}

export class ValueNumbers<V> {
  readonly lattice: Lattice<V>;
  readonly any: (type: TypeName) => V;
  readonly #spec: ValueSpec<V>;

  constructor(spec: ValueSpec<V>) {
    this.#spec = spec;
    this.lattice = spec.lattice;
    this.any = spec.any;
  }

  constant({ value, type }: Constant): V {
    const isNumber = typeof value === 'number' || typeof value === 'bigint';
    return isNumber && isTracked(type) ? this.#spec.constant(value, type) : this.any(type);
  }

  number(value: number, type: TypeName): V {
    return this.#spec.constant(type === 'long' ? BigInt(value) : value, type);
  }

  isNone(value: V): boolean {
    return isBottom(this.lattice, value);
  }

  isAny(value: V, type: TypeName): boolean {
    return this.lattice.leq(this.any(type), value);
  }

  unary(operator: UnaryOperator, type: TypeName, operand: V): V {
    return isTracked(type) && this.#spec.unary ? this.#spec.unary(operator, type, operand) : this.any(type);
  }

  /** `type` is that of the operands. */
  binary(operator: BinaryOperator, type: TypeName, left: V, right: V): V {
    if (isComparison(operator)) return this.ofTruth(this.compare(operator, type, left, right));
    const threeWay = operator === 'compare' || operator === 'compare-less' || operator === 'compare-greater';
    const result = threeWay ? 'int' : type;
    if (operator === 'concat' || !isTracked(type) || this.#spec.binary === undefined) return this.any(result);
    return this.#spec.binary(operator, type, left, right);
  }

  convert(from: TypeName, to: TypeName, operand: V): V {
    const known = isTracked(from) && isTracked(to) && this.#spec.convert;
    return known ? known(from, to, operand) : this.any(to);
  }

  /** Nothing is known of floating numbers, and of references nothing at all. */
  refine(comparison: ComparisonOperator, type: TypeName, left: V, right: V): readonly [V, V] | undefined {
    if (!isTracked(type) || this.#spec.refine === undefined) return [left, right];
    const refined = this.#spec.refine(comparison, type, left, right);
    return refined === undefined || this.isNone(refined[0]) || this.isNone(refined[1]) ? undefined : refined;
  }

  compare(comparison: ComparisonOperator, type: TypeName, left: V, right: V): Truth {
    if (this.refine(comparison, type, left, right) === undefined) return 'no';
    return this.refine(NEGATED[comparison], type, left, right) === undefined ? 'yes' : 'unknown';
  }

  ofTruth(truth: Truth): V {
    return truth === 'unknown' ? this.any('boolean') : this.#spec.constant(truth === 'yes' ? 1 : 0, 'boolean');
  }

  /** The values that are among the numbers, or, where `negated`, are none of them; undefined where there are none. */
  among(operand: V, type: TypeName, numbers: readonly number[], wanted: 'others' | 'these'): V | undefined {
    if (wanted === 'these') {
      let found = this.lattice.bottom;
      for (const number of numbers) {
        const refined = this.refine('==', type, operand, this.number(number, type));
        if (refined !== undefined) found = this.lattice.join(found, refined[0]);
      }
      return this.isNone(found) ? undefined : found;
    }
    // Up and down, so that an abstraction that can only give up its ends gives up a row of them.
    const ascending = [...numbers].sort((left, right) => left - right);
    let rest = operand;
    for (const number of [...ascending, ...ascending.reverse()]) {
      const refined = this.refine('!=', type, rest, this.number(number, type));
      if (refined === undefined) return undefined;
      rest = refined[0];
    }
    return rest;
  }
}
