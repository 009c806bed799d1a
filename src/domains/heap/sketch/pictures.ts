/** States of the domain: sketches of all methods that are under way. Equal ones are one object, with symbols that are numbered by their places. */
import { TupleInterner } from '../../../base/interner.js';
import type { HashConsedLattice } from '../../../lattices/hash-consed.js';
import { type Activation, Activations, placesOf } from './activations.js';
import { difference } from './below.js';
import { escapeValue } from './heap.js';
import { joined, type Manner, tidied } from './join.js';
import type { NodeTable } from './nodes.js';
import { ANY_ORDER, orderOfRanges } from './order.js';
import { showSketch } from './show.js';
import { Sketch, ZERO } from './state.js';
import { isSameValue, type SymbolNumber, UNSET, type Value } from './values.js';

export interface Picture {
  readonly number: number;
  /** Not changed: steps work on copies. */
  readonly sketch: Sketch;
  /** The innermost one; undefined for what is never reached. */
  readonly activation: Activation | undefined;
}

export const NEVER: Picture = { number: 0, sketch: Sketch.empty(), activation: undefined };

export class Pictures {
  readonly activations = new Activations();
  readonly #table: NodeTable;
  readonly #spellings = new TupleInterner();
  readonly #all: Picture[] = [];
  readonly lattice: HashConsedLattice<Picture>;

  constructor(table: NodeTable) {
    this.#table = table;
    const whyNotLeq = (lower: Picture, upper: Picture): string => this.#difference(lower, upper);
    this.lattice = {
      bottom: NEVER,
      leq: (lower, upper) => whyNotLeq(lower, upper) === '',
      join: (left, right) => this.#joined(left, right, 'as-learnt'),
      widen: (older, newer) => this.#joined(older, newer, 'widening-as-learnt'),
      spell: ({ number }, into) => {
        into.push(number);
      },
      key: ({ number }) => number,
      show: (picture) => (picture === NEVER ? 'nothing' : showSketch(picture, this.#table)),
      whyNotLeq,
    };
  }

  /** The one object for what the sketch says, with what follows of how numbers compare; `as-learnt`: without. */
  of(sketch: Sketch, activation: Activation, manner: 'joining' | 'as-learnt' = 'joining'): Picture {
    const tidy = settled(tidied(sketch, manner), this.#table);
    const number = this.#spellings.intern(spelling(tidy, activation));
    // The number 0 is taken by what is never reached.
    this.#all[number] ??= { number: number + 1, sketch: tidy, activation };
    return this.#all[number];
  }

  #joined(left: Picture, right: Picture, manner: Manner): Picture {
    if (left === right || right.activation === undefined) return left;
    if (left.activation === undefined) return right;
    const activation = this.activations.common(left.activation, right.activation);
    const [one, other] = [cut(left, activation), cut(right, activation)];
    return this.of(
      joined(withPlacesOf(one, other), withPlacesOf(other, one), manner, this.#table),
      activation,
      'as-learnt',
    );
  }

  #difference(lower: Picture, upper: Picture): string {
    if (lower === upper || lower.activation === undefined) return '';
    if (upper.activation === undefined) return 'it is reached';
    if (this.activations.common(lower.activation, upper.activation) !== upper.activation)
      return 'other calls led there';
    return difference(cut(lower, upper.activation), upper.sketch, this.#table);
  }
}

/** Without the outermost methods that the activation does not know of: what only they lead to may be found by code that is not known. */
export function cut({ sketch, activation }: Picture, kept: Activation): Sketch {
  const gone = activation === undefined ? 0 : placesOf(activation) - placesOf(kept);
  if (gone === 0) return sketch;
  const shorter = sketch.copy();
  for (const symbol of shorter.variables.slice(0, gone)) escapeValue(shorter, symbol);
  shorter.variables = shorter.variables.slice(gone);
  return shorter;
}

/** What both have variables for: what only others lead to is not there. */
function withPlacesOf(sketch: Sketch, other: Sketch): Sketch {
  const copy = sketch.copy();
  copy.variables = copy.variables.map((symbol, place) => (other.variables[place] === UNSET ? UNSET : symbol));
  return tidied(copy, 'as-learnt');
}

/** Without what goes without saying, so that equal pictures are spelled alike. */
function settled(tidy: Sketch, table: NodeTable): Sketch {
  for (const [one, other] of [...tidy.learnt()]) {
    const known = tidy.known(one, other);
    tidy.setOrder(one, other, known === orderOfRanges(tidy.number(one), tidy.number(other)) ? ANY_ORDER : known);
  }
  const said = new Set<SymbolNumber>([ZERO]);
  for (const [one, other] of tidy.learnt()) said.add(one).add(other);
  const times = new Map<SymbolNumber, number>();
  const count = (symbol: SymbolNumber): void => void times.set(symbol, (times.get(symbol) ?? 0) + 1);
  tidy.variables.forEach(count);
  for (const { slots } of tidy.nodes.values()) slots.forEach(count);
  let isChanged = false;
  for (const [node, { slots }] of [...tidy.nodes]) {
    const { values } = table.kind(node).layout;
    for (const [slot, symbol] of slots.entries()) {
      if (symbol === UNSET || said.has(symbol) || times.get(symbol) !== 1) continue;
      if (!isSameValue(tidy.value(symbol), values[slot] as Value)) continue;
      tidy.setSlot(node, slot, UNSET);
      isChanged = true;
    }
  }
  return isChanged ? tidied(tidy, 'as-learnt') : tidy;
}

/** Of integers, each part with its length. */
function spelling(sketch: Sketch, { number }: Activation): number[] {
  const { variables, values, nodes } = sketch;
  const spelled = [number, variables.length, ...variables, values.length];
  for (const value of values) {
    if (value.kind === 'number') spelled.push(0, ...spelledBound(value.low), ...spelledBound(value.high));
    else spelled.push(1, Number(value.mayBeNull), Number(value.mayBeOther), value.nodes.length, ...value.nodes);
  }
  spelled.push(nodes.size);
  for (const [node, { slots, isEscaped }] of [...nodes].sort(([one], [other]) => one - other))
    spelled.push(node, Number(isEscaped), slots.length, ...slots);
  const orders = [...sketch.learnt()].sort(([first, second], [other, another]) => first - other || second - another);
  for (const [one, other, order] of orders) spelled.push(one, other, order);
  return spelled;
}

function spelledBound(bound: number): readonly [kind: number, bound: number] {
  if (bound === -Infinity) return [1, 0];
  return bound === Infinity ? [2, 0] : [0, bound];
}
