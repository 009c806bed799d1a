/** Colour refinement: tells nodes apart by their labels, summaries, variables, and the colours around them. */
import { type HeapGraph, NULL_NODE } from './heap-graph.js';

/**
 * Colours of nodes. They are places in an order: a class of `k` nodes has the colour `c` if `c` nodes come before it, and the
 * next class then has the colour `c + k`. So a colouring with classes of one node each is a numbering of the nodes.
 */
export type Colours = Int32Array;

/** By what a node is without its neighbours. Isomorphisms preserve the colours. */
export function initialColours(graph: HeapGraph): Colours {
  const { size, labels, summaries, variables } = graph;
  // A variable points to one node: the first of its variables tells a node from all that have others.
  const first = new Int32Array(size).fill(variables.length);
  for (let name = variables.length - 1; name >= 0; name--) {
    const node = variables[name] as number;
    if (node !== NULL_NODE) first[node] = name;
  }
  return ranked(
    size,
    (left, right) =>
      (first[left] as number) - (first[right] as number) ||
      (labels[left] as number) - (labels[right] as number) ||
      (summaries[left] as number) - (summaries[right] as number),
  );
}

/**
 * A refinement in which nodes of one colour have equally many edges of each kind from and to each colour. What is around a node
 * is told by a hash: where two happen to be equal, nodes stay alike that need not. Isomorphisms preserve the colours all the same.
 */
export function refined(graph: HeapGraph, colours: Colours): Colours {
  const { size, sources, kinds, targets } = graph;
  const around = new Int32Array(size);
  let current = colours;
  for (let classes = classesOf(current); classes < size; ) {
    around.fill(0);
    for (let edge = 0; edge < kinds.length; edge++) {
      const source = sources[edge] as number;
      const target = targets[edge] as number;
      const kind = kinds[edge] as number;
      around[source] = (around[source] as number) + mixed(2 * kind, current[target] as number);
      around[target] = (around[target] as number) + mixed(2 * kind + 1, current[source] as number);
    }
    const before = current;
    current = ranked(
      size,
      (left, right) =>
        (before[left] as number) - (before[right] as number) || (around[left] as number) - (around[right] as number),
    );
    const now = classesOf(current);
    if (now === classes) break;
    classes = now;
  }
  return current;
}

/** Multiplicative mixing, finished as in MurmurHash3. */
function mixed(one: number, other: number): number {
  let hash = Math.imul(one + 1, 0x9e3779b1) ^ Math.imul(other + 1, 0x27d4eb2f);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return hash ^ (hash >>> 16);
}

export function classesOf(colours: Colours): number {
  let count = 0;
  const met = new Uint8Array(colours.length);
  for (let node = 0; node < colours.length; node++) {
    const colour = colours[node] as number;
    if (met[colour] === 0) count++;
    met[colour] = 1;
  }
  return count;
}

/** Graphs are small: nodes are sorted by insertion. */
function ranked(size: number, compare: (left: number, right: number) => number): Colours {
  const order = new Int32Array(size);
  for (let node = 0; node < size; node++) {
    let place = node;
    for (; place > 0 && compare(order[place - 1] as number, node) > 0; place--) {
      order[place] = order[place - 1] as number;
    }
    order[place] = node;
  }
  const colours = new Int32Array(size);
  for (let place = 0; place < size; place++) {
    const node = order[place] as number;
    const before = place === 0 ? -1 : (order[place - 1] as number);
    colours[node] = before !== -1 && compare(before, node) === 0 ? (colours[before] as number) : place;
  }
  return colours;
}
