/** Interns values and gives their order: sets of targets by inclusion, intervals by containment. */

import { TupleInterner } from '../../../../base/interner.js';
import { INT_MAX, INT_MIN } from '../../../../ir/arithmetic.js';
import type { TypeName } from '../../../../ir/types.js';
import { RECENCY_BUDGETS } from '../budgets.js';
import type { Region } from '../regions/regions.js';
import { ASSUMED_NULL, type Nulls, type NumberValue, type ReferenceValue, SEEN_NULL, type Value } from './values.js';

const INFINITE = Number.POSITIVE_INFINITY;
const RANGES: ReadonlyMap<TypeName, readonly [number, number]> = new Map([
  ['boolean', [0, 1]],
  ['byte', [-0x80, 0x7f]],
  ['short', [-0x8000, 0x7fff]],
  ['char', [0, 0xffff]],
  ['int', [INT_MIN, INT_MAX]],
  ['long', [-INFINITE, INFINITE]],
  ['float', [-INFINITE, INFINITE]],
  ['double', [-INFINITE, INFINITE]],
]);
const LIMITS = [...RANGES.values()].flat();
const MOST_THRESHOLDS = RECENCY_BUDGETS['state/value-table'].mostThresholds.most;

export class ValueTable {
  readonly #tuples = new TupleInterner();
  readonly #values: Value[] = [];
  readonly #tuple: number[] = [];
  readonly #bounds = new Float64Array(2);
  readonly #words = new Int32Array(this.#bounds.buffer);
  readonly #ranges = new Map<TypeName, NumberValue>();
  #thresholds: number[] = [...new Set([-1, 0, 1, ...LIMITS])].sort((left, right) => left - right);
  #added = 0;
  /** No value at all: neither null nor an object. */
  readonly noReference: ReferenceValue;
  readonly noNumber: NumberValue;
  /** A null that was seen. */
  readonly nullReference: ReferenceValue;
  readonly assumedNull: ReferenceValue;
  readonly zero: NumberValue;
  readonly one: NumberValue;
  #anyReference: ReferenceValue;

  constructor() {
    this.noReference = this.reference(0, []);
    this.noNumber = this.number(INFINITE, -INFINITE);
    this.nullReference = this.reference(SEEN_NULL, []);
    this.assumedNull = this.reference(ASSUMED_NULL, []);
    this.#anyReference = this.assumedNull;
    this.zero = this.number(0, 0);
    this.one = this.number(1, 1);
    for (const [type, [lower, upper]] of RANGES) this.#ranges.set(type, this.number(lower, upper));
  }

  /** Said once, by the tables: the region of all external objects. */
  useAsExternal(region: Region): void {
    this.#anyReference = this.reference(ASSUMED_NULL, [region]);
  }

  /** Null (assumed) or any external object. */
  get anyReference(): ReferenceValue {
    return this.#anyReference;
  }

  /** The targets in any order; of two kinds of null (their bits together), the one that was seen. */
  reference(someNulls: Nulls, targets: readonly Region[]): ReferenceValue {
    const nulls = (someNulls & SEEN_NULL) === 0 ? someNulls : SEEN_NULL;
    const tuple = this.#tuple;
    tuple.length = 0;
    tuple.push(0, nulls);
    let isAscending = true;
    for (let index = 0; index < targets.length; index++) {
      const target = targets[index] as Region;
      if (index > 0 && (targets[index - 1] as Region) >= target) isAscending = false;
      tuple.push(target);
    }
    if (!isAscending)
      return this.reference(
        nulls,
        [...new Set(targets)].sort((left, right) => left - right),
      );
    const id = this.#tuples.intern(tuple);
    const known = this.#values[id];
    if (known?.kind === 'reference') return known;
    const made: ReferenceValue = { kind: 'reference', id, nulls, targets: [...targets] };
    this.#values[id] = made;
    return made;
  }

  /** With the bounds the wrong way round: no value at all. */
  number(lower: number, upper: number): NumberValue {
    const isEmpty = !(lower <= upper);
    // Adding zero turns negative zero into zero.
    this.#bounds[0] = isEmpty ? INFINITE : lower + 0;
    this.#bounds[1] = isEmpty ? -INFINITE : upper + 0;
    const tuple = this.#tuple;
    tuple.length = 0;
    tuple.push(1);
    for (const word of this.#words) tuple.push(word);
    const id = this.#tuples.intern(tuple);
    const known = this.#values[id];
    if (known?.kind === 'number') return known;
    const made: NumberValue = {
      kind: 'number',
      id,
      lower: this.#bounds[0] as number,
      upper: this.#bounds[1] as number,
    };
    this.#values[id] = made;
    return made;
  }

  anything(type: TypeName): Value {
    return this.#ranges.get(type) ?? this.#anyReference;
  }

  defaultOf(type: TypeName): Value {
    return RANGES.has(type) ? this.zero : this.nullReference;
  }

  none(type: TypeName): Value {
    return RANGES.has(type) ? this.noNumber : this.noReference;
  }

  join(left: Value, right: Value): Value {
    if (left === right) return left;
    if (left.kind === 'reference' && right.kind === 'reference') return this.joinReferences(left, right);
    if (left.kind === 'number' && right.kind === 'number') {
      return this.number(Math.min(left.lower, right.lower), Math.max(left.upper, right.upper));
    }
    throw mixed();
  }

  readonly joining = (left: Value, right: Value): Value => this.join(left, right);
  readonly widening = (older: Value, newer: Value): Value => this.widen(older, newer);

  joinReferences(left: ReferenceValue, right: ReferenceValue): ReferenceValue {
    if (left === right) return left;
    const nulls = joinNulls(left.nulls, right.nulls);
    if (right.targets.length === 0) return nulls === left.nulls ? left : this.reference(nulls, left.targets);
    if (left.targets.length === 0) return nulls === right.nulls ? right : this.reference(nulls, right.targets);
    return this.reference(nulls, merged(left.targets, right.targets));
  }

  leq(lower: Value, upper: Value): boolean {
    if (lower === upper) return true;
    if (lower.kind === 'reference' && upper.kind === 'reference') {
      return joinNulls(lower.nulls, upper.nulls) === upper.nulls && isSubset(lower.targets, upper.targets);
    }
    if (lower.kind === 'number' && upper.kind === 'number') {
      return upper.lower <= lower.lower && lower.upper <= upper.upper;
    }
    throw mixed();
  }

  widen(older: Value, newer: Value): Value {
    if (older === newer || older.kind === 'reference' || newer.kind === 'reference') return newer;
    if (older.lower > older.upper) return newer;
    return this.number(
      newer.lower < older.lower ? this.#below(newer.lower) : older.lower,
      newer.upper > older.upper ? this.#above(newer.upper) : older.upper,
    );
  }

  /** A stop for widening, as constants that a body compares with are. */
  addThreshold(threshold: number): void {
    if (this.#added >= MOST_THRESHOLDS || this.#thresholds.includes(threshold)) return;
    this.#added++;
    this.#thresholds = [...this.#thresholds, threshold].sort((left, right) => left - right);
  }

  #below(value: number): number {
    return this.#thresholds.findLast((threshold) => threshold <= value) ?? -INFINITE;
  }

  #above(value: number): number {
    return this.#thresholds.find((threshold) => threshold >= value) ?? INFINITE;
  }
}

function joinNulls(left: Nulls, right: Nulls): Nulls {
  return left === SEEN_NULL || right === SEEN_NULL ? SEEN_NULL : left | right;
}

function mixed(): Error {
  return new Error('a reference and a number in one place');
}

/** Both ascending, without repetition; so is the result. */
function merged<N extends number>(left: readonly N[], right: readonly N[]): readonly N[] {
  const all: N[] = [];
  let [ofLeft, ofRight] = [0, 0];
  while (ofLeft < left.length || ofRight < right.length) {
    const [a, b] = [left[ofLeft] ?? INFINITE, right[ofRight] ?? INFINITE];
    all.push(Math.min(a, b) as N);
    if (a <= b) ofLeft++;
    if (b <= a) ofRight++;
  }
  return all;
}

function isSubset(lower: readonly number[], upper: readonly number[]): boolean {
  if (lower.length > upper.length) return false;
  let position = 0;
  for (const each of lower) {
    while (position < upper.length && (upper[position] as number) < each) position++;
    if (upper[position] !== each) return false;
  }
  return true;
}
