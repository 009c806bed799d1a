/** The picture of all that one of two pictures shows, over symbols that are numbered anew. */

import { escapeFrom } from './heap.js';
import type { NodeTable } from './nodes.js';
import { ANY_ORDER, type Order } from './order.js';
import { type NodeState, Sketch, ZERO } from './state.js';
import {
  isSameValue,
  joinedValue,
  type NodeNumber,
  type SymbolNumber,
  UNSET,
  type Value,
  widenedValue,
} from './values.js';

/** A symbol of either side; `UNSET` where the object that holds it is not there. */
interface Pair {
  readonly left: SymbolNumber;
  readonly right: SymbolNumber;
}

const SHIFT = 0x100000;

/** Without what no variable leads to. Symbols get the numbers that their places give them. */
export function tidied(sketch: Sketch, manner: 'joining' | 'as-learnt' = 'joining'): Sketch {
  return new Joining(sketch, undefined, manner, undefined).run();
}

/**
 * How two are put together: `widening` gives up what the first one says rather than to change it often; `as-learnt` keeps of how numbers compare what was
 * learnt, without what follows through other numbers: this is the least picture of both.
 */
export type Manner = 'widening' | 'joining' | 'widening-as-learnt' | 'as-learnt';

/** Both have the same frames. */
export function joined(left: Sketch, right: Sketch, manner: Manner, table: NodeTable): Sketch {
  return new Joining(left, right, manner, table).run();
}

/** For tidied ones. */
export function isSame(left: Sketch, right: Sketch): boolean {
  if (left.error !== right.error || left.values.length !== right.values.length) return false;
  if (left.nodes.size !== right.nodes.size || left.orders.size !== right.orders.size) return false;
  if (!left.variables.every((symbol, index) => symbol === right.variables[index])) return false;
  if (!left.values.every((value, index) => isSameValue(value, right.values[index] as Value))) return false;
  for (const [node, state] of left.nodes) {
    const other = right.nodes.get(node);
    if (other === undefined || other.isEscaped !== state.isEscaped || other.clouded !== state.clouded) return false;
    if (!state.slots.every((symbol, index) => symbol === other.slots[index])) return false;
  }
  for (const [key, order] of left.orders) if (right.orders.get(key) !== order) return false;
  return true;
}

class Joining {
  readonly #left: Sketch;
  readonly #right: Sketch | undefined;
  readonly #isWidening: boolean;
  readonly #asLearnt: boolean;
  readonly #table: NodeTable | undefined;
  readonly #numbers = new Map<number, SymbolNumber>();
  readonly #pairs: Pair[] = [];
  /** Pairs that each symbol of the left side is in. */
  readonly #ofLeft = new Map<SymbolNumber, SymbolNumber[]>();
  readonly #ofRight = new Map<SymbolNumber, SymbolNumber[]>();
  readonly #values: Value[] = [];
  readonly #nodes = new Map<NodeNumber, NodeState>();
  readonly #waiting: NodeNumber[] = [];
  readonly #reached = new Set<NodeNumber>();

  constructor(left: Sketch, right: Sketch | undefined, manner: Manner, table: NodeTable | undefined) {
    this.#table = table;
    this.#left = left;
    this.#right = right;
    this.#isWidening = manner === 'widening' || manner === 'widening-as-learnt';
    this.#asLearnt = manner === 'as-learnt' || manner === 'widening-as-learnt';
  }

  run(): Sketch {
    const { variables } = this.#left;
    const others = this.#right?.variables;
    this.#symbol(ZERO, this.#right === undefined ? UNSET : ZERO);
    const kept = variables.map((symbol, index) => {
      const other = others === undefined ? symbol : (others[index] ?? UNSET);
      return symbol === UNSET || other === UNSET
        ? UNSET
        : this.#symbol(symbol, this.#right === undefined ? UNSET : other);
    });
    // The order in which objects are met depends on places only.
    for (let next = this.#waiting.shift(); next !== undefined; next = this.#waiting.shift()) this.#node(next);
    const result = new Sketch(kept, this.#values, this.#orders(), this.#nodes);
    // An object that has escaped on one side may lead to what has not on the other.
    for (const [node, { isEscaped }] of this.#nodes) if (isEscaped) escapeFrom(result, node);
    result.error = Math.max(this.#left.error, this.#right?.error ?? 0);
    return result;
  }

  #symbol(left: SymbolNumber, right: SymbolNumber): SymbolNumber {
    const key = (left + 1) * SHIFT + right + 1;
    const known = this.#numbers.get(key);
    if (known !== undefined) return known;
    const number = this.#pairs.push({ left, right }) - 1;
    this.#numbers.set(key, number);
    if (left !== UNSET) add(this.#ofLeft, left, number);
    if (right !== UNSET) add(this.#ofRight, right, number);
    const value = this.#value(left, right);
    this.#values.push(value);
    if (value.kind === 'reference') {
      for (const node of value.nodes) {
        if (this.#reached.has(node)) continue;
        this.#reached.add(node);
        this.#waiting.push(node);
      }
    }
    return number;
  }

  #value(left: SymbolNumber, right: SymbolNumber): Value {
    if (left === UNSET) return this.#right?.value(right) as Value;
    const value = this.#left.value(left);
    if (right === UNSET || this.#right === undefined) return value;
    const both = joinedValue(value, this.#right.value(right));
    return this.#isWidening ? widenedValue(value, both) : both;
  }

  #node(node: NodeNumber): void {
    const left = this.#left.nodes.get(node);
    const right = this.#right?.nodes.get(node);
    const some = left ?? right;
    if (some === undefined) return;
    const isBoth = left !== undefined && right !== undefined;
    const slots = some.slots.map((_, slot) => {
      const [one, other] = [left?.slots[slot] ?? UNSET, right?.slots[slot] ?? UNSET];
      if (one === UNSET && other === UNSET) return UNSET;
      if (!isBoth) return this.#symbol(one, other);
      // What one side does not know may be anything there.
      return this.#symbol(
        one === UNSET ? this.#anything(this.#left, node, slot) : one,
        other === UNSET ? this.#anything(this.#right, node, slot) : other,
      );
    });
    this.#nodes.set(node, {
      slots,
      isEscaped: (left?.isEscaped ?? false) || (right?.isEscaped ?? false),
      clouded: cloud(left?.clouded ?? 0, right?.clouded ?? 0),
    });
  }

  #anything(side: Sketch | undefined, node: NodeNumber, slot: number): SymbolNumber {
    const value = this.#table?.kind(node).layout.values[slot];
    if (side === undefined || value === undefined) throw new RangeError('no such field');
    return side.fresh(value);
  }

  /** What holds on both sides, as far as both have the two symbols. */
  #orders(): Map<number, Order> {
    const orders = new Map<number, Order>();
    const consider = (one: SymbolNumber, other: SymbolNumber): void => {
      if (one === other) return;
      const [low, high] = one < other ? [one, other] : [other, one];
      const key = low * SHIFT + high;
      if (orders.has(key)) return;
      const order = this.#order(this.#pairs[low] as Pair, this.#pairs[high] as Pair);
      if (order !== ANY_ORDER) orders.set(key, order);
    };
    for (const [one, other] of this.#left.learnt()) {
      for (const first of this.#ofLeft.get(one) ?? [])
        for (const second of this.#ofLeft.get(other) ?? []) consider(first, second);
    }
    for (const [one, other] of this.#right?.learnt() ?? []) {
      for (const first of this.#ofRight.get(one) ?? [])
        for (const second of this.#ofRight.get(other) ?? []) consider(first, second);
    }
    // The same value on one side, and different ones on the other.
    for (const alike of [...this.#ofLeft.values(), ...this.#ofRight.values()])
      for (const first of alike) for (const second of alike) if (first < second) consider(first, second);
    return orders;
  }

  #order(one: Pair, other: Pair): Order {
    let order = 0;
    const isLeft = one.left !== UNSET && other.left !== UNSET;
    const isRight = one.right !== UNSET && other.right !== UNSET;
    if (isLeft) order |= this.#orderIn(this.#left, one.left, other.left);
    if (isRight && this.#right !== undefined) order |= this.#orderIn(this.#right, one.right, other.right);
    return order === 0 ? ANY_ORDER : order;
  }

  #orderIn(sketch: Sketch, left: SymbolNumber, right: SymbolNumber): Order {
    const isNumber = sketch.value(left).kind === 'number' && sketch.value(right).kind === 'number';
    if (!isNumber) return ANY_ORDER;
    return this.#asLearnt ? sketch.known(left, right) : sketch.order(left, right);
  }
}

function cloud(left: number, right: number): number {
  if (left === 0 || right === 0) return left + right;
  return Math.min(left, right);
}

function add(map: Map<SymbolNumber, SymbolNumber[]>, key: SymbolNumber, value: SymbolNumber): void {
  const known = map.get(key);
  if (known === undefined) map.set(key, [value]);
  else known.push(value);
}
