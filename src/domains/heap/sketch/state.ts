/**
 * What is known at a point of a program about all the ways to get there: one picture, not a set of them.
 *
 * Places (variables and fields of objects) hold symbols; places with the same symbol hold the same value. An object of the sketch
 * stands for at most one object of the heap, and different ones for different objects: it may be that there is none. What is said of
 * an object holds where there is one. All other objects are outside: nothing is known of them, and they lead to escaped objects only.
 */
import { ANY_ORDER, composed, EQUAL, type Order, orderOfRanges, turned } from './order.js';
import {
  isEmptyValue,
  type NodeNumber,
  type NumberValue,
  type ReferenceValue,
  range,
  type SymbolNumber,
  UNSET,
  type Value,
} from './values.js';

export interface NodeState {
  /** By field of the class; `UNSET`: not looked at since it could have been anything. */
  readonly slots: readonly SymbolNumber[];
  /** Whether objects outside may lead to it, so that code that is not known may find it. */
  readonly isEscaped: boolean;
  /** The number of the call that may have changed it in a way not known; 0: none. */
  readonly clouded: number;
}

/** The number 0: it is there in every sketch, so that what differs from it is known to. */
export const ZERO: SymbolNumber = 0;

/** Orders are kept once for two symbols, the smaller one first. */
const SHIFT = 0x100000;

export class Sketch {
  /** Of all frames, the outermost first. */
  variables: SymbolNumber[];
  values: Value[];
  /** By pair of symbols; pairs that may compare in any way are not there. Shared with copies until it is changed, as `#nodes` is. */
  #orders: Map<number, Order>;
  #nodes: Map<NodeNumber, NodeState>;
  #ownsOrders = true;
  #ownsNodes = true;
  /** The number of the error that is under way; 0: none. */
  error = 0;

  constructor(
    variables: SymbolNumber[],
    values: Value[],
    orders: Map<number, Order>,
    nodes: Map<NodeNumber, NodeState>,
  ) {
    this.variables = variables;
    this.values = values;
    this.#orders = orders;
    this.#nodes = nodes;
  }

  static empty(): Sketch {
    return new Sketch([], [range(0, 0)], new Map(), new Map());
  }

  copy(): Sketch {
    const copy = new Sketch(this.variables.slice(), this.values.slice(), this.#orders, this.#nodes);
    this.#ownsOrders = false;
    this.#ownsNodes = false;
    copy.#ownsOrders = false;
    copy.#ownsNodes = false;
    copy.error = this.error;
    return copy;
  }

  get orders(): ReadonlyMap<number, Order> {
    return this.#orders;
  }

  get nodes(): ReadonlyMap<NodeNumber, NodeState> {
    return this.#nodes;
  }

  setNode(node: NodeNumber, state: NodeState): void {
    this.#ownNodes().set(node, state);
  }

  removeNode(node: NodeNumber): void {
    this.#ownNodes().delete(node);
  }

  #ownNodes(): Map<NodeNumber, NodeState> {
    if (!this.#ownsNodes) this.#nodes = new Map(this.#nodes);
    this.#ownsNodes = true;
    return this.#nodes;
  }

  #ownOrders(): Map<number, Order> {
    if (!this.#ownsOrders) this.#orders = new Map(this.#orders);
    this.#ownsOrders = true;
    return this.#orders;
  }

  fresh(value: Value): SymbolNumber {
    return this.values.push(value) - 1;
  }

  value(symbol: SymbolNumber): Value {
    const value = this.values[symbol];
    if (value === undefined) throw new RangeError(`no symbol ${symbol}`);
    return value;
  }

  number(symbol: SymbolNumber): NumberValue {
    const value = this.value(symbol);
    return value.kind === 'number' ? value : range(-Infinity, Infinity);
  }

  reference(symbol: SymbolNumber): ReferenceValue {
    const value = this.value(symbol);
    if (value.kind === 'number') throw new TypeError('a number, not a reference');
    return value;
  }

  node(node: NodeNumber): NodeState {
    const found = this.nodes.get(node);
    if (found === undefined) throw new RangeError(`no object ${node}`);
    return found;
  }

  setSlot(node: NodeNumber, slot: number, symbol: SymbolNumber): void {
    const state = this.node(node);
    const slots = state.slots.slice();
    slots[slot] = symbol;
    this.setNode(node, { ...state, slots });
  }

  /** How the two numbers may compare. */
  order(left: SymbolNumber, right: SymbolNumber): Order {
    if (left === right) return EQUAL;
    let order = this.#direct(left, right) & orderOfRanges(this.number(left), this.number(right));
    if ((order & (order - 1)) === 0) return order;
    for (const [key, known] of this.#orders) {
      const [low, high] = [Math.floor(key / SHIFT), key % SHIFT];
      if (low !== left && high !== left) continue;
      const [between, first] = low === left ? [high, known] : [low, turned(known)];
      const both = composed(first, this.known(between, right));
      if ((order & both) !== order && this.#isThere(between)) order &= both;
    }
    return order;
  }

  /** Whether the symbol surely has a value: it is not that of an object that may not exist. */
  #isThere(symbol: SymbolNumber): boolean {
    if (symbol === ZERO || this.variables.includes(symbol)) return true;
    for (const held of new Set(this.variables)) {
      if (held === UNSET) continue;
      const value = this.value(held);
      if (value.kind === 'number' || value.mayBeNull || value.mayBeOther || value.nodes.length !== 1) continue;
      if (this.nodes.get(value.nodes[0] as NodeNumber)?.slots.includes(symbol) === true) return true;
    }
    return false;
  }

  /** Only these ways are left. False: that cannot be. */
  restrictOrder(left: SymbolNumber, right: SymbolNumber, allowed: Order): boolean {
    const order = this.order(left, right) & allowed;
    if (order === 0) return false;
    if (left === right) return true;
    if (order === EQUAL) return this.equate(left, right);
    this.setOrder(left, right, order);
    if (!this.#narrow(left, right, order)) return false;
    this.#compose(left, right, order);
    this.#compose(right, left, turned(order));
    return true;
  }

  /** What the first one is compared with through the second: that may soon be forgotten. */
  #compose(first: SymbolNumber, second: SymbolNumber, order: Order): void {
    for (const [one, other, known] of [...this.learnt()]) {
      if (one !== second && other !== second) continue;
      const [third, further] = one === second ? [other, known] : [one, turned(known)];
      if (third === first) continue;
      const before = this.#direct(first, third);
      const now = before & composed(order, further);
      // None is left: then there is no such third value.
      if (now !== before && now !== 0) this.setOrder(first, third, now);
    }
  }

  setOrder(left: SymbolNumber, right: SymbolNumber, order: Order): void {
    const [key, kept] = left < right ? [left * SHIFT + right, order] : [right * SHIFT + left, turned(order)];
    if (kept === ANY_ORDER) this.#ownOrders().delete(key);
    else this.#ownOrders().set(key, kept);
  }

  /** The two are the same from now on. False: that cannot be. */
  equate(one: SymbolNumber, other: SymbolNumber): boolean {
    if (one === other) return true;
    const [kept, gone] = other === ZERO ? [other, one] : [one, other];
    const value = this.#common(this.value(kept), this.value(gone));
    if (isEmptyValue(value)) return false;
    this.values[kept] = value;
    this.values[gone] = value;
    this.variables = this.variables.map((symbol) => (symbol === gone ? kept : symbol));
    for (const [node, state] of [...this.nodes])
      if (state.slots.includes(gone))
        this.setNode(node, { ...state, slots: state.slots.map((symbol) => (symbol === gone ? kept : symbol)) });
    for (const [key, order] of [...this.#orders]) {
      const [low, high] = [Math.floor(key / SHIFT), key % SHIFT];
      if (low !== gone && high !== gone) continue;
      this.#ownOrders().delete(key);
      const [other, seen] = low === gone ? [high, order] : [low, turned(order)];
      if (other === kept) continue;
      // None is left: then there is no such other value.
      const both = this.#direct(kept, other) & seen;
      this.setOrder(kept, other, both === 0 ? ANY_ORDER : both);
    }
    return true;
  }

  /** Every pair of which something was learnt. */
  *learnt(): Iterable<readonly [left: SymbolNumber, right: SymbolNumber, order: Order]> {
    for (const [key, order] of this.#orders) yield [Math.floor(key / SHIFT), key % SHIFT, order];
  }

  #direct(left: SymbolNumber, right: SymbolNumber): Order {
    if (left === right) return EQUAL;
    const known = this.#orders.get(left < right ? left * SHIFT + right : right * SHIFT + left) ?? ANY_ORDER;
    return left < right ? known : turned(known);
  }

  /** As it was learnt and as ranges say, without what follows through other numbers. */
  known(left: SymbolNumber, right: SymbolNumber): Order {
    if (left === right) return EQUAL;
    return this.#direct(left, right) & orderOfRanges(this.number(left), this.number(right));
  }

  #narrow(left: SymbolNumber, right: SymbolNumber, order: Order): boolean {
    const [one, other] = [this.number(left), this.number(right)];
    const isWhole = Number.isFinite(one.low) && Number.isFinite(other.low);
    if (!isWhole) return true;
    let [low, high, otherLow, otherHigh] = [one.low, one.high, other.low, other.high];
    if (order <= 3) {
      const gap = (order & EQUAL) === 0 ? 1 : 0;
      high = Math.min(high, otherHigh - gap);
      otherLow = Math.max(otherLow, low + gap);
    } else if ((order & 1) === 0) {
      const gap = (order & EQUAL) === 0 ? 1 : 0;
      low = Math.max(low, otherLow + gap);
      otherHigh = Math.min(otherHigh, high - gap);
    } else {
      if (otherLow === otherHigh) [low, high] = without(low, high, otherLow);
      if (one.low === one.high) [otherLow, otherHigh] = without(otherLow, otherHigh, one.low);
    }
    if (low > high || otherLow > otherHigh) return false;
    this.values[left] = range(low, high);
    this.values[right] = range(otherLow, otherHigh);
    return true;
  }

  /** What both allow. */
  #common(left: Value, right: Value): Value {
    if (left.kind === 'number' || right.kind === 'number') {
      if (left.kind !== 'number' || right.kind !== 'number') return left;
      return range(Math.max(left.low, right.low), Math.min(left.high, right.high));
    }
    const isIn = (node: NodeNumber, value: ReferenceValue): boolean =>
      value.nodes.includes(node) || (value.mayBeOther && this.nodes.get(node)?.isEscaped === true);
    const nodes = [...new Set([...left.nodes, ...right.nodes])].filter((node) => isIn(node, left) && isIn(node, right));
    return {
      kind: 'reference',
      nodes: nodes.sort((one, other) => one - other),
      mayBeNull: left.mayBeNull && right.mayBeNull,
      mayBeOther: left.mayBeOther && right.mayBeOther,
    };
  }
}

function without(low: number, high: number, value: number): [low: number, high: number] {
  return [low === value ? low + 1 : low, high === value ? high - 1 : high];
}

/** Objects that a symbol may be, those included that it may be as an object from outside. */
export function candidates(sketch: Sketch, symbol: SymbolNumber): readonly NodeNumber[] {
  const { nodes, mayBeOther } = sketch.reference(symbol);
  if (!mayBeOther) return nodes;
  const found = new Set(nodes);
  for (const [node, { isEscaped }] of sketch.nodes) if (isEscaped) found.add(node);
  return [...found];
}
