/** What is known of one value: its type, and where it lies on the scale; interned. And the constants, which are symbols below zero. */
import { compare as compareNumbers } from '../../../ir/arithmetic.js';
import type { Constant } from '../../../ir/instructions.js';
import type { TypeName } from '../../../ir/types.js';
import { ANY_ORDER, EQUAL, GREATER, LESS, type Orders } from './orders.js';
import { type Positions, type Range, rangeOf, Scale } from './scale.js';
import type { ValueSymbol } from './values.js';

/** Of a value that no constant is known to be. Floating point and others: no positions, and no range. */
export interface Facts {
  readonly number: number;
  readonly type: TypeName;
  readonly range: Range | undefined;
  readonly scale: Scale;
  /** Where it may be, whatever happened. */
  readonly sure: Positions;
  /** Where it may be if counters did not overflow; within `sure`. */
  readonly assumed: Positions;
  /** The least and greatest number at `sure`, and at `assumed`; undefined without range. */
  readonly hull: Range | undefined;
  readonly assumedHull: Range | undefined;
  /** It came from constants by adding small ones: overflow takes very many calls. Of other values nothing is assumed. */
  readonly isCounter: boolean;
}

const TYPES: readonly TypeName[] = ['boolean', 'byte', 'short', 'char', 'int', 'long', 'float', 'double'];
/** Constants are numbered downwards from here: others in this folder have their own uses for small negative numbers. */
const FIRST_CONSTANT = -0x100000;
/** Constants below this in amount are where counters start, and what they are increased by. */
const SMALL = 1n << 16n;

/** More than there are, so that two numbers make one. */
const MOST_FACTS = 2 ** 26;

export class FactsTable {
  readonly #integers: Scale;
  readonly #booleans = new Scale([0n, 1n]);
  readonly #facts = new Map<bigint, Facts>();
  readonly #placed = new Map<number, number>();
  readonly #types: TypeName[] = [...TYPES];
  readonly #constants: Constant[] = [];
  readonly #symbols = new Map<TypeName, Map<Constant['value'], ValueSymbol>>();
  readonly #vocabulary: ReadonlySet<ValueSymbol>;

  constructor(vocabulary: readonly Constant[]) {
    const points: bigint[] = [];
    for (const constant of vocabulary) {
      const value = this.integer(constant);
      if (value !== undefined && constant.type !== 'boolean') points.push(value);
    }
    this.#integers = new Scale(points);
    this.#vocabulary = new Set(vocabulary.map((constant) => this.symbol(constant)));
  }

  /** Constants are symbols of their own, below zero, in all `Values`. */
  symbol(constant: Constant): ValueSymbol {
    let symbols = this.#symbols.get(constant.type);
    if (symbols === undefined) {
      symbols = new Map();
      this.#symbols.set(constant.type, symbols);
    }
    // A Map holds 0 and -0 for one, which as floating point numbers they are not.
    const value = Object.is(constant.value, -0) ? '-0' : constant.value;
    let symbol = symbols.get(value);
    if (symbol === undefined) {
      symbol = FIRST_CONSTANT - this.#constants.length;
      this.#constants.push(constant);
      symbols.set(value, symbol);
    }
    return symbol;
  }

  constant(symbol: ValueSymbol): Constant {
    return this.#constants[FIRST_CONSTANT - symbol] as Constant;
  }

  /** The symbol of an integer or boolean. */
  number(type: TypeName, value: bigint): ValueSymbol {
    return this.symbol({ kind: 'constant', type, value: type === 'long' ? value : Number(value) });
  }

  /** The value of an integer or boolean constant. */
  integer(constant: Constant): bigint | undefined {
    const { type, value } = constant;
    if (rangeOf(type) === undefined || typeof value === 'string' || value === null) return undefined;
    return BigInt(value);
  }

  scale(type: TypeName): Scale {
    return type === 'boolean' ? this.#booleans : this.#integers;
  }

  /** Nothing is known but the type. */
  any(type: TypeName, role: 'counter' | 'plain'): Facts {
    const range = rangeOf(type);
    const positions = range === undefined ? 0n : this.scale(type).cover(range.low, range.high);
    return this.facts(type, positions, positions, role);
  }

  facts(type: TypeName, sure: Positions, assumed: Positions, role: 'counter' | 'plain'): Facts {
    let index = this.#types.indexOf(type);
    if (index < 0) index = this.#types.push(type) - 1;
    const scale = this.scale(type);
    const key =
      (((BigInt(index) << BigInt(scale.width)) | sure) << BigInt(scale.width + 1)) |
      (assumed << 1n) |
      (role === 'counter' ? 1n : 0n);
    let facts = this.#facts.get(key);
    if (facts === undefined) {
      const range = rangeOf(type);
      const hull = range === undefined || sure === 0n ? undefined : scale.hull(sure, range);
      const assumedHull = range === undefined || assumed === 0n ? undefined : scale.hull(assumed, range);
      facts = {
        number: this.#facts.size,
        type,
        range,
        scale,
        sure,
        assumed,
        hull,
        assumedHull,
        isCounter: role === 'counter',
      };
      this.#facts.set(key, facts);
    }
    return facts;
  }

  /** What the function says of two facts; of equal ones it is asked once. */
  placed(one: Facts, other: Facts, compared: (one: Facts, other: Facts) => number): number {
    const key = one.number * MOST_FACTS + other.number;
    let known = this.#placed.get(key);
    if (known === undefined) {
      known = compared(one, other);
      this.#placed.set(key, known);
    }
    return known;
  }

  /** What is remembered of a constant: itself where the vocabulary has it, else where it lies. */
  remembered(symbol: ValueSymbol): ValueSymbol | Facts {
    const constant = this.constant(symbol);
    if (constant.type === 'boolean' || this.#vocabulary.has(symbol)) return symbol;
    const value = this.integer(constant);
    if (value === undefined) return this.any(constant.type, 'plain');
    const positions = this.scale(constant.type).cover(value, value);
    if (this.scale(constant.type).single(positions) !== undefined) return symbol;
    return this.facts(constant.type, positions, positions, isSmall(value) ? 'counter' : 'plain');
  }

  /** How two constants compare; no orders at all where one is not a number. */
  constantOrders(left: ValueSymbol, right: ValueSymbol): Orders {
    const [first, second] = [this.constant(left), this.constant(right)];
    const [integer, other] = [this.integer(first), this.integer(second)];
    if (integer !== undefined && other !== undefined) {
      return integer < other ? LESS : integer > other ? GREATER : EQUAL;
    }
    const [value, against] = [first.value, second.value];
    if (typeof value === 'number' && typeof against === 'number') {
      if (compareNumbers('<', value, against)) return LESS;
      if (compareNumbers('>', value, against)) return GREATER;
      return compareNumbers('==', value, against) ? EQUAL : 0;
    }
    // Equal texts are the same interned string.
    if (typeof value === 'string' && typeof against === 'string') return value === against ? EQUAL : LESS | GREATER;
    return left === right && value !== null ? EQUAL : ANY_ORDER;
  }

  /** How an integer of which the facts hold, at these positions, compares with a constant. */
  orders(facts: Facts, positions: Positions, value: bigint): Orders {
    const position = facts.scale.position(value);
    const here = 1n << BigInt(position);
    let orders = 0;
    if ((positions & (here - 1n)) !== 0n) orders |= LESS;
    if (positions >> BigInt(position + 1) !== 0n) orders |= GREATER;
    if ((positions & here) !== 0n) {
      if ((position & 1) === 1) return orders | EQUAL;
      const { low, high } = facts.scale.numbers(position, facts.range ?? { low: value, high: value });
      if (low < value) orders |= LESS;
      if (high > value) orders |= GREATER;
      if (low <= value && value <= high) orders |= EQUAL;
    }
    return orders;
  }
}

export function isSmall(value: bigint): boolean {
  return -SMALL <= value && value <= SMALL;
}
