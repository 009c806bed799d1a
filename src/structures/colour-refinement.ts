/** Colour refinement: tells nodes apart by their labels, summaries, variables, and the colours around them. */
import type { HeapGraph } from './heap-graph.js';

/**
 * Colours of nodes. They are places in an order: a class of `k` nodes has the colour `c` if `c` nodes come before it, and the
 * next class then has the colour `c + k`. So a colouring with classes of one node each is a numbering of the nodes.
 */
export type Colours = Int32Array;

/** By what a node is without its neighbours. Isomorphisms preserve the colours. */
export function initialColours(graph: HeapGraph): Colours {
  const signatures: number[][] = [];
  for (let node = 0; node < graph.size; node++) {
    const signature = [graph.labels[node] as number, graph.summaries[node] as number];
    for (let name = 0; name < graph.variables.length; name++) {
      if (graph.variables[name] === node) signature.push(name);
    }
    signatures.push(signature);
  }
  return ranked(signatures);
}

/** The coarsest refinement in which nodes of one colour have equally many edges of each kind from and to each colour. */
export function refined(graph: HeapGraph, colours: Colours): Colours {
  const { size, starts, sources, kinds, targets } = graph;
  let current = colours;
  for (let classes = classesOf(current); classes < size; ) {
    const around: number[][] = Array.from({ length: size }, () => []);
    for (let edge = 0; edge < kinds.length; edge++) {
      // Kinds are below 2^31 and graphs small: the pair of kind and colour fits into a double.
      const pair = (kinds[edge] as number) * size + (current[sources[edge] as number] as number);
      (around[targets[edge] as number] as number[]).push(-1 - pair);
    }
    for (let node = 0; node < size; node++) {
      const list = around[node] as number[];
      for (let edge = starts[node] as number; edge < (starts[node + 1] as number); edge++) {
        list.push((kinds[edge] as number) * size + (current[targets[edge] as number] as number));
      }
      list.sort((left, right) => left - right);
      list.unshift(current[node] as number);
    }
    current = ranked(around);
    const now = classesOf(current);
    if (now === classes) break;
    classes = now;
  }
  return current;
}

export function classesOf(colours: Colours): number {
  const met = new Uint8Array(colours.length);
  let count = 0;
  for (const colour of colours) {
    if (met[colour] === 0) count++;
    met[colour] = 1;
  }
  return count;
}

function ranked(signatures: readonly (readonly number[])[]): Colours {
  const order = signatures.map((_, node) => node);
  const compare = (left: number, right: number): number =>
    compareLists(signatures[left] as readonly number[], signatures[right] as readonly number[]);
  order.sort(compare);
  const colours = new Int32Array(signatures.length);
  for (let place = 0; place < order.length; place++) {
    const node = order[place] as number;
    const before = order[place - 1];
    colours[node] = before !== undefined && compare(before, node) === 0 ? (colours[before] as number) : place;
  }
  return colours;
}

function compareLists(left: readonly number[], right: readonly number[]): number {
  for (let index = 0; index < left.length && index < right.length; index++) {
    const difference = (left[index] as number) - (right[index] as number);
    if (difference !== 0) return difference;
  }
  return left.length - right.length;
}
