/** Whether one sketch says all that another one does. */
import type { NodeTable } from './nodes.js';
import { type Order, orderOfRanges } from './order.js';
import { type Sketch, ZERO } from './state.js';
import { type NodeNumber, type SymbolNumber, UNSET, type Value } from './values.js';

/** The first thing that the upper one says and the lower one does not; empty: there is none. Both have the same frames. */
export function difference(lower: Sketch, upper: Sketch, table: NodeTable): string {
  return new Comparing(lower, upper, table).run();
}

class Comparing {
  readonly #lower: Sketch;
  readonly #upper: Sketch;
  readonly #table: NodeTable;
  /** What each symbol of the upper one is in the lower one; `UNSET`: something that is nowhere else. */
  readonly #symbols = new Map<SymbolNumber, SymbolNumber>();
  /** What it may be there. */
  readonly #values = new Map<SymbolNumber, Value>();
  readonly #waiting: NodeNumber[] = [];
  readonly #seen = new Set<NodeNumber>();

  constructor(lower: Sketch, upper: Sketch, table: NodeTable) {
    this.#table = table;
    this.#lower = lower;
    this.#upper = upper;
  }

  run(): string {
    const { variables } = this.#upper;
    this.#match(ZERO, ZERO);
    for (const [place, symbol] of variables.entries()) {
      if (symbol === UNSET) continue;
      const own = this.#lower.variables[place] ?? UNSET;
      if (own === UNSET) return `something is known of variable ${place}`;
      const why = this.#match(own, symbol);
      if (why !== '') return `variable ${place}: ${why}`;
    }
    for (let next = this.#waiting.pop(); next !== undefined; next = this.#waiting.pop()) {
      const why = this.#node(next);
      if (why !== '') return `object ${next}: ${why}`;
    }
    return this.#orders();
  }

  #match(own: SymbolNumber, symbol: SymbolNumber): string {
    const known = this.#symbols.get(symbol);
    if (known !== undefined) return known === own ? '' : 'the same as elsewhere';
    this.#symbols.set(symbol, own);
    this.#values.set(symbol, this.#lower.value(own));
    return this.#value(this.#lower.value(own), this.#upper.value(symbol));
  }

  #value(own: Value, value: Value): string {
    if (own.kind === 'number' || value.kind === 'number') {
      if (own.kind !== 'number' || value.kind !== 'number') return 'no number';
      return value.low <= own.low && own.high <= value.high ? '' : `between ${value.low} and ${value.high}`;
    }
    if (own.mayBeNull && !value.mayBeNull) return 'not null';
    if (own.mayBeOther && !value.mayBeOther) return 'one of the known objects';
    for (const node of own.nodes) {
      if (!value.nodes.includes(node)) return `not object ${node}`;
      if (!this.#seen.has(node)) this.#waiting.push(node);
      this.#seen.add(node);
    }
    return '';
  }

  #node(node: NodeNumber): string {
    const [own, state] = [this.#lower.nodes.get(node), this.#upper.nodes.get(node)];
    if (own === undefined || state === undefined) return own === undefined ? '' : 'not there';
    if (own.isEscaped && !state.isEscaped) return 'nobody else finds it';
    const { values } = this.#table.kind(node).layout;
    for (const [slot, symbol] of state.slots.entries()) {
      const found = own.slots[slot] ?? UNSET;
      if (symbol === UNSET) {
        // It may be anything that others can find, and no more.
        const value = found === UNSET ? undefined : this.#lower.value(found);
        if (value?.kind === 'reference' && value.nodes.length > 0) return `field ${slot} leads to nothing known`;
        continue;
      }
      const why = found === UNSET ? this.#unset(symbol, values[slot] as Value) : this.#match(found, symbol);
      if (why !== '') return `field ${slot}: ${why}`;
    }
    return '';
  }

  /** The lower one does not know the field: it may be anything, and is the same as nothing else. */
  #unset(symbol: SymbolNumber, any: Value): string {
    if (this.#symbols.has(symbol)) return 'the same as elsewhere';
    this.#symbols.set(symbol, UNSET);
    this.#values.set(symbol, any);
    return this.#value(any, this.#upper.value(symbol));
  }

  #orders(): string {
    for (const [one, other, order] of this.#upper.learnt())
      if ((this.#order(one, other) & ~order) !== 0) return `how ${one} and ${other} compare`;
    return '';
  }

  /** How the two compare in the lower one; not at all where an object that holds one of them is not there. */
  #order(one: SymbolNumber, other: SymbolNumber): Order {
    const [left, right] = [this.#values.get(one), this.#values.get(other)];
    if (left?.kind !== 'number' || right?.kind !== 'number') return 0;
    const [first, second] = [this.#symbols.get(one) ?? UNSET, this.#symbols.get(other) ?? UNSET];
    return first === UNSET || second === UNSET ? orderOfRanges(left, right) : this.#lower.known(first, second);
  }
}
