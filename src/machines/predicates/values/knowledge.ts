/** What is known of values: facts of each, which are the same, how they compare. */
import type { Numbered } from '../../../base/numbered.js';
import type { Facts, FactsTable } from './facts.js';
import { ANY_ORDER, EQUAL, GREATER, LESS, type Orders, swapped } from './orders.js';
import type { Range } from './scale.js';
import type { ValueSymbol, Values } from './values.js';

/** Orders that two values have for sure, and (three bits up) if counters did not overflow. */
export type PairOrders = Numbered<'pair orders'>;

export const ANY_PAIR: PairOrders = ANY_ORDER | (ANY_ORDER << 3);

/** A symbol that was made by comparing two others: once it is known, so is how they compare. */
export interface Definition {
  readonly left: ValueSymbol;
  readonly right: ValueSymbol;
  /** What follows for them: of a boolean that is true; undefined: the symbol compares with 0 as left does with right. */
  readonly whenTrue: Orders | undefined;
}

export interface Knowledge extends Values {
  readonly facts: readonly Facts[];
  /** The symbol that is known to be the same: itself, another, or a constant. */
  readonly same: readonly ValueSymbol[];
  /** By `pairKey`; of symbols that stand for themselves. */
  readonly pairs: ReadonlyMap<number, PairOrders>;
  readonly definitions: ReadonlyMap<ValueSymbol, Definition>;
}

export const NOTHING: Knowledge = { size: 0, facts: [], same: [], pairs: new Map(), definitions: new Map() };

const WIDTH = 2 ** 24;

export function pairKey(low: ValueSymbol, high: ValueSymbol): number {
  return low * WIDTH + high;
}

/** The two symbols of a key. */
export function pairOf(key: number): readonly [low: ValueSymbol, high: ValueSymbol] {
  return [Math.floor(key / WIDTH), key % WIDTH];
}

export function resolved(knowledge: Knowledge, symbol: ValueSymbol): ValueSymbol {
  return symbol < 0 ? symbol : (knowledge.same[symbol] as number);
}

export function factsOf(knowledge: Knowledge, symbol: ValueSymbol): Facts {
  return knowledge.facts[symbol] as Facts;
}

/** Both, the symbols of the right numbered behind those of the left. */
export function together(left: Knowledge, right: Knowledge): Knowledge {
  if (right.size === 0) return left;
  const moved = (symbol: ValueSymbol): ValueSymbol => (symbol < 0 ? symbol : symbol + left.size);
  const pairs = new Map(left.pairs);
  for (const [key, orders] of right.pairs) {
    const [low, high] = pairOf(key);
    pairs.set(pairKey(moved(low), moved(high)), orders);
  }
  const definitions = new Map(left.definitions);
  for (const [symbol, definition] of right.definitions) {
    definitions.set(moved(symbol), {
      left: moved(definition.left),
      right: moved(definition.right),
      whenTrue: definition.whenTrue,
    });
  }
  return {
    size: left.size + right.size,
    facts: [...left.facts, ...right.facts],
    same: [...left.same, ...right.same.map(moved)],
    pairs,
    definitions,
  };
}

/** How two symbols compare; both resolved. */
export function pairOrders(table: FactsTable, knowledge: Knowledge, left: ValueSymbol, right: ValueSymbol): PairOrders {
  if (left < 0 && right < 0) return both(table.constantOrders(left, right));
  if (left < 0) return swappedPair(pairOrders(table, knowledge, right, left));
  const facts = factsOf(knowledge, left);
  // Not a number compares with nothing, not even itself.
  if (facts.range === undefined) return ANY_PAIR;
  if (right < 0) {
    const value = table.integer(table.constant(right));
    if (value === undefined) return ANY_PAIR;
    return table.orders(facts, facts.sure, value) | (table.orders(facts, facts.assumed, value) << 3);
  }
  if (left === right) return both(EQUAL);
  const others = factsOf(knowledge, right);
  const known =
    left < right
      ? knowledge.pairs.get(pairKey(left, right))
      : swappedPair(knowledge.pairs.get(pairKey(right, left)) ?? ANY_PAIR);
  return (known ?? ANY_PAIR) & table.placed(facts, others, placedPair);
}

/** How two values compare by where they lie. */
function placedPair(facts: Facts, others: Facts): PairOrders {
  const isAlike = facts.scale === others.scale;
  const sure = placedOrders(
    facts.hull,
    others.hull,
    isAlike && (facts.sure & others.sure) === 0n ? 'apart' : 'meeting',
  );
  const assumed = placedOrders(
    facts.assumedHull,
    others.assumedHull,
    isAlike && (facts.assumed & others.assumed) === 0n ? 'apart' : 'meeting',
  );
  return sure | (assumed << 3);
}

function placedOrders(one: Range | undefined, other: Range | undefined, places: 'apart' | 'meeting'): Orders {
  if (one === undefined || other === undefined) return ANY_ORDER;
  const meets = places === 'meeting' && one.low <= other.high && other.low <= one.high;
  return (one.low < other.high ? LESS : 0) | (meets ? EQUAL : 0) | (one.high > other.low ? GREATER : 0);
}

export function both(orders: Orders): PairOrders {
  return orders | (orders << 3);
}

export function swappedPair(pair: PairOrders): PairOrders {
  return swapped(pair & 7) | (swapped(pair >> 3) << 3);
}
