/**
 * Widening of tables of bounds.
 *
 * What did not hold is given up: a bound of a single dimension goes to the next stop, one of a pair goes away. To close the result again would bring bounds
 * back that were just given up, and chains would not end. So bounds from which others would follow are given up as well, those of single dimensions first. What is
 * left is closed as it is: a bound of a single dimension stays or goes to a stop, one of a pair stays or is what follows from single ones.
 */
import { aligned, type BoundTable, type Shape, tableOf } from './bound-table.js';

export type RaiseBound = (bound: number) => number;

/** The least bound of a single signed dimension that is a stop, and not less. */
export interface Stops {
  readonly above: RaiseBound;
  readonly below: RaiseBound;
}

export function stopsAt(numbers: readonly number[]): Stops {
  const ascending = [...new Set(numbers)].sort((left, right) => left - right);
  const descending = [...ascending].reverse();
  return {
    above: (bound) => ascending.find((stop) => stop >= bound) ?? Number.POSITIVE_INFINITY,
    // The bound of minus x is minus the lower bound of x.
    below: (bound) => -(descending.find((stop) => -stop >= bound) ?? Number.NEGATIVE_INFINITY),
  };
}

export function widened(shape: Shape, stops: Stops, older: BoundTable, newer: BoundTable): BoundTable {
  if (older.isBottom || newer.isBottom) return newer;
  const { dimensions, one, other } = aligned(shape, older, newer);
  return tableOf(shape, dimensions, new Widening(shape, stops, shape.nodes(dimensions.length)).of(one, other));
}

class Widening {
  readonly #shape: Shape;
  readonly #stops: Stops;
  readonly #nodes: number;
  /** What is kept, and with what follows from bounds of single dimensions. */
  #kept = new Float64Array(0);
  #closed = new Float64Array(0);

  constructor(shape: Shape, stops: Stops, nodes: number) {
    this.#shape = shape;
    this.#stops = stops;
    this.#nodes = nodes;
  }

  of(older: Float64Array, newer: Float64Array): Float64Array {
    const nodes = this.#nodes;
    this.#kept = older.slice();
    for (let node = 0; node < nodes; node++) {
      for (let other = 0; other < nodes; other++) {
        const bound = newer[node * nodes + other] as number;
        if (bound > (older[node * nodes + other] as number))
          this.#kept[node * nodes + other] = this.#raised(node, other, bound);
      }
    }
    this.#close();
    while (this.#pass('single'));
    while (this.#pass('pair'));
    return this.#closed;
  }

  #raised(node: number, other: number, bound: number): number {
    const scale = this.#shape.single(node, other);
    if (scale === 0) return Number.POSITIVE_INFINITY;
    const unit = this.#shape.unitOf(node);
    const isAbove = unit > 0;
    return scale * (isAbove ? this.#stops.above(bound / scale) : this.#stops.below(bound / scale));
  }

  #close(): void {
    const nodes = this.#nodes;
    this.#closed = this.#kept.slice();
    for (let node = 0; node < nodes; node++) {
      for (let other = 0; other < nodes; other++) {
        if (node === other || this.#shape.single(node, other) !== 0) continue;
        const implied = this.#shape.implied(this.#kept, nodes, node, other);
        if (implied < (this.#closed[node * nodes + other] as number)) this.#closed[node * nodes + other] = implied;
      }
    }
  }

  /** Gives up bounds of single dimensions, or of pairs, from which lower ones would follow than are kept; whether there was one. */
  #pass(which: 'single' | 'pair'): boolean {
    const nodes = this.#nodes;
    let isChanged = false;
    for (let between = 0; between < nodes; between++) {
      for (let node = 0; node < nodes; node++) {
        if (node === between) continue;
        for (let other = 0; other < nodes; other++) {
          if (other === node || other === between) continue;
          const first = this.#closed[node * nodes + between] as number;
          const second = this.#closed[between * nodes + other] as number;
          const most = this.#closed[node * nodes + other] as number;
          if (first + second >= most) continue;
          if (which === 'pair') {
            // What only follows from single bounds cannot be given up; the other one then can.
            const isFirst = !this.#isKept(between, other) || (first >= second && this.#isKept(node, between));
            if (isFirst) this.#set(node, between, Number.POSITIVE_INFINITY);
            else this.#set(between, other, Number.POSITIVE_INFINITY);
          } else if (this.#shape.single(node, between) !== 0) this.#raise(node, between, most - second);
          else if (this.#shape.single(between, other) !== 0) this.#raise(between, other, most - first);
          else continue;
          this.#close();
          isChanged = true;
        }
      }
    }
    return isChanged;
  }

  #isKept(node: number, other: number): boolean {
    return this.#kept[node * this.#nodes + other] === this.#closed[node * this.#nodes + other];
  }

  #raise(node: number, other: number, least: number): void {
    this.#set(node, other, this.#raised(node, other, least));
  }

  #set(node: number, other: number, bound: number): void {
    const [twin, twinOther] = this.#shape.twin(node, other);
    this.#kept[node * this.#nodes + other] = bound;
    this.#kept[twin * this.#nodes + twinOther] = bound;
  }
}
