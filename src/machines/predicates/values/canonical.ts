/** Forgets what the vocabulary does not speak of, and gives equal knowledge equal keys. */
import type { TupleInterner } from '../../../base/interner.js';
import type { Facts, FactsTable } from './facts.js';
import { ANY_PAIR, type Knowledge, pairKey, pairOrders, resolved } from './knowledge.js';
import { EQUAL } from './orders.js';
import type { ValueSymbol, Values } from './values.js';

export interface CanonicalValues {
  readonly values: Values;
  readonly symbols: readonly ValueSymbol[];
  readonly key: number;
}

/** Symbols of positions in order: those that they had, those that they get, and which positions may be told to be related. */
interface Renaming {
  readonly knowledge: Knowledge;
  readonly old: readonly ValueSymbol[];
  readonly renamed: readonly ValueSymbol[];
  readonly isCompared: (left: number, right: number) => boolean;
}

export class Canonicals {
  readonly #table: FactsTable;
  readonly #keys: TupleInterner;
  readonly #known: CanonicalValues[] = [];
  readonly #ofOne = new Map<ValueSymbol | Facts, CanonicalValues>();

  constructor(table: FactsTable, keys: TupleInterner) {
    this.#table = table;
    this.#keys = keys;
  }

  canonical(
    knowledge: Knowledge,
    symbols: readonly ValueSymbol[],
    isCompared: (left: number, right: number) => boolean,
    identity: 'kept' | 'forgotten',
  ): CanonicalValues {
    const [only] = symbols;
    if (only !== undefined && symbols.length === 1)
      return this.#alone(this.#kept(knowledge, resolved(knowledge, only)));
    const old = symbols.map((symbol) => resolved(knowledge, symbol));
    const renamed: ValueSymbol[] = [];
    const facts: Facts[] = [];
    /** By new symbol: a position that has it. */
    const pairs = new Map<number, number>();
    const renaming: Renaming = { knowledge, old, renamed, isCompared };
    for (const [index, symbol] of old.entries()) {
      const kept = this.#kept(knowledge, symbol);
      if (typeof kept === 'number') {
        renamed.push(kept);
        continue;
      }
      renamed.push(this.#like(renaming, index, facts, identity) ?? facts.push(kept) - 1);
    }
    for (let right = 0; right < old.length; right++) {
      if ((renamed[right] as number) < 0) continue;
      for (let left = 0; left < right; left++) this.#pair(renaming, left, right, pairs);
    }
    return this.#interned(renamed, facts, pairs);
  }

  #kept(knowledge: Knowledge, symbol: ValueSymbol): ValueSymbol | Facts {
    return symbol < 0 ? this.#table.remembered(symbol) : (knowledge.facts[symbol] as Facts);
  }

  /** Of one symbol, which is asked for most: nothing but what is kept of it counts. */
  #alone(kept: ValueSymbol | Facts): CanonicalValues {
    let known = this.#ofOne.get(kept);
    if (known === undefined) {
      known = typeof kept === 'number' ? this.#interned([kept], [], new Map()) : this.#interned([0], [kept], new Map());
      this.#ofOne.set(kept, known);
    }
    return known;
  }

  /** The new symbol of an earlier position that has the same value and may be told to. */
  #like(
    { knowledge, old, renamed, isCompared }: Renaming,
    index: number,
    facts: readonly Facts[],
    identity: 'kept' | 'forgotten',
  ): ValueSymbol | undefined {
    const symbol = old[index] as number;
    for (let earlier = 0; earlier < index; earlier++) {
      const name = renamed[earlier] as number;
      if (name < 0) continue;
      const other = old[earlier] as number;
      if (other === symbol) {
        if (identity === 'kept' || isCompared(earlier, index)) return name;
      } else if ((facts[name] as Facts).range !== undefined && isCompared(earlier, index)) {
        if (symbol < 0 && other < 0 && (pairOrders(this.#table, knowledge, other, symbol) & 7) === EQUAL) return name;
      }
    }
    return undefined;
  }

  #pair(
    { knowledge, old, renamed, isCompared }: Renaming,
    left: number,
    right: number,
    pairs: Map<number, number>,
  ): void {
    const [one, other] = [renamed[left] as number, renamed[right] as number];
    if (one < 0 || one === other || !isCompared(left, right)) return;
    const [low, high, from, to] = one < other ? [one, other, left, right] : [other, one, right, left];
    const orders = pairOrders(this.#table, knowledge, old[from] as number, old[to] as number);
    const key = pairKey(low, high);
    const known = (pairs.get(key) ?? ANY_PAIR) & orders;
    if (known !== ANY_PAIR) pairs.set(key, known);
  }

  #interned(symbols: readonly ValueSymbol[], facts: readonly Facts[], pairs: Map<number, number>): CanonicalValues {
    const tuple: number[] = [symbols.length, ...symbols, facts.length];
    for (const fact of facts) tuple.push(fact.number);
    for (let low = 0; low < facts.length && pairs.size > 0; low++) {
      for (let high = low + 1; high < facts.length; high++) {
        const orders = pairs.get(pairKey(low, high));
        if (orders !== undefined) tuple.push(low, high, orders);
      }
    }
    const key = this.#keys.intern(tuple);
    const known = this.#known[key];
    if (known !== undefined) return known;
    const values: Knowledge = {
      size: facts.length,
      facts,
      same: facts.map((_, index) => index),
      pairs,
      definitions: new Map(),
    };
    const result: CanonicalValues = { values, symbols, key };
    this.#known[key] = result;
    return result;
  }
}
