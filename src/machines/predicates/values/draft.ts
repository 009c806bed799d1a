/** The making of more knowledge about values: what follows cheaply is drawn at once, and a contradiction is noticed. */

import { PREDICATES_BUDGETS } from '../budgets.js';
import type { Facts, FactsTable } from './facts.js';
import {
  ANY_PAIR,
  both,
  type Definition,
  type Knowledge,
  type PairOrders,
  pairKey,
  pairOf,
  pairOrders,
  swappedPair,
} from './knowledge.js';
import { ANY_ORDER, composed, EQUAL, GREATER, LESS, type Orders } from './orders.js';
import { highest, lowest, type Positions } from './scale.js';
import type { ValueSymbol } from './values.js';

const MOST_PAIRS = PREDICATES_BUDGETS['values/draft'].mostPairs.most;

/** New knowledge from old. After a contradiction nothing more may be asked of it. */
export class Draft {
  readonly #table: FactsTable;
  readonly #facts: Facts[];
  readonly #same: ValueSymbol[];
  readonly #pairs: Map<number, PairOrders>;
  readonly #definitions: Map<ValueSymbol, Definition>;
  isContradictory = false;
  /** The contradiction is one only if counters did not overflow. */
  isAssumed = false;

  constructor(table: FactsTable, from: Knowledge) {
    this.#table = table;
    this.#facts = [...from.facts];
    this.#same = [...from.same];
    this.#pairs = new Map(from.pairs);
    this.#definitions = new Map(from.definitions);
  }

  get knowledge(): Knowledge {
    return {
      size: this.#facts.length,
      facts: this.#facts,
      same: this.#same,
      pairs: this.#pairs,
      definitions: this.#definitions,
    };
  }

  symbol(facts: Facts): ValueSymbol {
    const symbol = this.#facts.push(facts) - 1;
    this.#same.push(symbol);
    return symbol;
  }

  define(symbol: ValueSymbol, definition: Definition): void {
    this.#definitions.set(symbol, definition);
  }

  /** From now on only these orders are possible. */
  relate(first: ValueSymbol, second: ValueSymbol, orders: PairOrders): void {
    if (this.isContradictory) return;
    const [left, right] = [this.#resolved(first), this.#resolved(second)];
    const before = pairOrders(this.#table, this.knowledge, left, right);
    const after = before & orders;
    if (this.#fails(after) || (left < 0 && right < 0)) return;
    if (left < 0) this.#bound(right, left, swappedPair(after));
    else if (right < 0) this.#bound(left, right, after);
    else if (left !== right) this.#relateUnknown(left, right, after);
  }

  #fails(orders: PairOrders): boolean {
    const isImpossible = (orders & 7) === 0;
    if (!isImpossible && orders >> 3 !== 0) return false;
    this.isContradictory = true;
    this.isAssumed = !isImpossible;
    return true;
  }

  /** A value compares so with a constant. */
  #bound(symbol: ValueSymbol, constant: ValueSymbol, orders: PairOrders): void {
    const value = this.#table.integer(this.#table.constant(constant));
    const facts = this.#facts[symbol] as Facts;
    if (value === undefined || facts.range === undefined) return;
    if ((orders & 7) === EQUAL) {
      this.#replace(symbol, this.#table.number(facts.type, value));
      return;
    }
    const within = (kept: Orders, positions: Positions): Positions => {
      const position = facts.scale.position(value);
      const here = 1n << BigInt(position);
      let result = 0n;
      if ((kept & LESS) !== 0) result |= positions & (here - 1n);
      if ((kept & GREATER) !== 0) result |= (positions >> BigInt(position + 1)) << BigInt(position + 1);
      // Not a point of the scale: its neighbours are at the same position.
      const isHere = (position & 1) === 1 ? (kept & EQUAL) !== 0 : kept !== 0;
      return isHere ? result | (positions & here) : result;
    };
    this.#place(symbol, within(orders & 7, facts.sure), within(orders >> 3, facts.assumed));
  }

  /** Only these positions are left. */
  #place(symbol: ValueSymbol, sure: Positions, assumed: Positions): void {
    const facts = this.#facts[symbol] as Facts;
    if (sure === facts.sure && assumed === facts.assumed) return;
    if (sure === 0n || assumed === 0n) {
      this.isContradictory = true;
      this.isAssumed = sure !== 0n;
      return;
    }
    const constant = facts.scale.single(sure);
    if (constant !== undefined) {
      this.#replace(symbol, this.#table.number(facts.type, constant));
      return;
    }
    this.#facts[symbol] = this.#table.facts(facts.type, sure, assumed, facts.isCounter ? 'counter' : 'plain');
    this.#follow(symbol);
  }

  #relateUnknown(left: ValueSymbol, right: ValueSymbol, after: PairOrders): void {
    const [facts, others] = [this.#facts[left] as Facts, this.#facts[right] as Facts];
    if (facts.range === undefined || others.range === undefined) return;
    if ((after & 7) === EQUAL && facts.scale === others.scale) {
      this.#merge(left, right);
      return;
    }
    const [low, high] = left < right ? [left, right] : [right, left];
    const orders = left < right ? after : swappedPair(after);
    const key = pairKey(low, high);
    if (this.#pairs.get(key) === orders) return;
    this.#pairs.set(key, orders);
    this.#squeeze(low, high, orders);
    this.#draw(low, high);
  }

  /** Of two on one scale, the lower lies nowhere above the higher. */
  #squeeze(low: ValueSymbol, high: ValueSymbol, orders: PairOrders): void {
    for (const [one, other, pair] of [
      [low, high, orders],
      [high, low, swappedPair(orders)],
    ] as const) {
      if (this.isContradictory || this.#same[one] !== one || this.#same[other] !== other) return;
      const [facts, others] = [this.#facts[one] as Facts, this.#facts[other] as Facts];
      if (facts.scale !== others.scale || facts.sure === 0n || others.sure === 0n) return;
      const sure =
        (pair & GREATER) === 0
          ? facts.sure & below(others.sure, (pair & EQUAL) === 0 ? 'strict' : 'closed')
          : facts.sure;
      const assumed =
        ((pair >> 3) & GREATER) === 0
          ? facts.assumed & below(others.assumed, ((pair >> 3) & EQUAL) === 0 ? 'strict' : 'closed')
          : facts.assumed;
      this.#place(one, sure, assumed & sure);
      if (this.isContradictory || this.#same[one] !== one) return;
      const left = this.#facts[one] as Facts;
      const floor =
        (pair & GREATER) === 0
          ? others.sure & above(left.sure, (pair & EQUAL) === 0 ? 'strict' : 'closed')
          : others.sure;
      const assumedFloor =
        ((pair >> 3) & GREATER) === 0
          ? others.assumed & above(left.assumed, ((pair >> 3) & EQUAL) === 0 ? 'strict' : 'closed')
          : others.assumed;
      this.#place(other, floor, assumedFloor & floor);
    }
  }

  /** What the orders of a pair say together with those that either has with a third. */
  #draw(first: ValueSymbol, second: ValueSymbol): void {
    if (this.#pairs.size > MOST_PAIRS) return;
    for (const key of [...this.#pairs.keys()]) {
      const [low, high] = pairOf(key);
      for (const [shared, other] of [
        [first, second],
        [second, first],
      ] as const) {
        const third = low === shared ? high : high === shared ? low : -1;
        if (third < 0 || third === other || this.isContradictory) continue;
        if (this.#same[shared] !== shared || this.#same[third] !== third || this.#same[other] !== other) continue;
        const one = this.#known(other, shared);
        const two = this.#known(shared, third);
        const orders = composed(one & 7, two & 7) | (composed(one >> 3, two >> 3) << 3);
        if (orders !== ANY_PAIR) this.relate(other, third, orders);
      }
    }
  }

  #known(left: ValueSymbol, right: ValueSymbol): PairOrders {
    return left < right
      ? (this.#pairs.get(pairKey(left, right)) ?? ANY_PAIR)
      : swappedPair(this.#pairs.get(pairKey(right, left)) ?? ANY_PAIR);
  }

  #merge(left: ValueSymbol, right: ValueSymbol): void {
    const [facts, others] = [this.#facts[left] as Facts, this.#facts[right] as Facts];
    const sure = facts.sure & others.sure;
    const assumed = facts.assumed & others.assumed;
    if (sure === 0n || assumed === 0n) {
      this.isContradictory = true;
      this.isAssumed = sure !== 0n;
      return;
    }
    const type = width(facts) <= width(others) ? facts.type : others.type;
    this.#facts[left] = this.#table.facts(
      type,
      facts.sure,
      facts.assumed,
      facts.isCounter || others.isCounter ? 'counter' : 'plain',
    );
    this.#replace(right, left);
    if (!this.isContradictory && this.#same[left] === left) this.#place(left, sure, assumed);
  }

  /** A symbol is another from now on, or a constant. */
  #replace(symbol: ValueSymbol, by: ValueSymbol): void {
    for (let index = 0; index < this.#same.length; index++) {
      if (this.#same[index] === symbol) this.#same[index] = by;
    }
    const moved: (readonly [ValueSymbol, PairOrders])[] = [];
    for (const [key, orders] of this.#pairs) {
      const [low, high] = pairOf(key);
      if (low !== symbol && high !== symbol) continue;
      this.#pairs.delete(key);
      moved.push(low === symbol ? [high, orders] : [low, swappedPair(orders)]);
    }
    for (const [other, orders] of moved) this.relate(by, other, orders);
    for (let index = 0; index < this.#same.length && !this.isContradictory; index++) {
      if (this.#same[index] === by) this.#follow(index);
    }
  }

  /** What follows for the two that a symbol was made from. */
  #follow(symbol: ValueSymbol): void {
    const definition = this.#definitions.get(symbol);
    if (definition === undefined || this.isContradictory) return;
    const { left, right, whenTrue } = definition;
    const zero = this.#table.number('int', 0n);
    const orders = pairOrders(this.#table, this.knowledge, this.#resolved(symbol), zero);
    if (whenTrue === undefined) {
      this.relate(left, right, orders);
      return;
    }
    const truth = orders & 7;
    if (truth === EQUAL) this.relate(left, right, both(ANY_ORDER & ~whenTrue));
    else if ((truth & EQUAL) === 0) this.relate(left, right, both(whenTrue));
  }

  #resolved(symbol: ValueSymbol): ValueSymbol {
    return symbol < 0 ? symbol : (this.#same[symbol] as number);
  }
}

function width(facts: Facts): bigint {
  return facts.range === undefined ? 0n : facts.range.high - facts.range.low;
}

/** Positions not above the highest of the set; without it, where it is a point and the order strict. */
function below(positions: Positions, bound: 'strict' | 'closed'): Positions {
  const top = highest(positions);
  const isLeftOut = bound === 'strict' && (top & 1) === 1;
  return (1n << BigInt(isLeftOut ? top : top + 1)) - 1n;
}

function above(positions: Positions, bound: 'strict' | 'closed'): Positions {
  const bottom = lowest(positions);
  const isLeftOut = bound === 'strict' && (bottom & 1) === 1;
  return ~((1n << BigInt(isLeftOut ? bottom + 1 : bottom)) - 1n);
}
