/**
 * Canonical numbering of any graph: colours are refined, and where nodes stay alike, each is tried as the first.
 * The least code wins; isomorphic graphs have the same codes to choose from.
 */
import { type Colours, classesOf, initialColours, refined } from './colour-refinement.js';
import { compareCodes, encoded } from './graph-code.js';
import type { HeapGraph } from './heap-graph.js';

export interface FoundOrder {
  /** By node: its number. */
  readonly numbers: Int32Array;
  /** Whether the search ended within its limit. If not, a graph isomorphic to this one may be numbered otherwise. */
  readonly complete: boolean;
  /** How many refinements it took. */
  readonly tried: number;
}

interface Leaf {
  readonly numbers: Int32Array;
  readonly code: readonly number[];
  /** The nodes that were set apart on the way. */
  readonly path: readonly number[];
}

/** `limit` bounds the number of refinements. */
export function searchedOrder(graph: HeapGraph, limit: number): FoundOrder {
  let best: Leaf | undefined;
  let rest = limit;
  const path: number[] = [];

  /** Gives the level to go back to; what lies between is like something that was tried. */
  const search = (colours: Colours, level: number): number => {
    rest--;
    const finer = refined(graph, colours);
    if (classesOf(finer) === graph.size) {
      const code = encoded(graph, finer);
      const difference = best === undefined ? -1 : compareCodes(code, best.code);
      // Equal codes are a symmetry, which maps the one way to the other from where they part.
      if (best !== undefined && difference === 0) return parting(path, best.path);
      if (difference < 0) best = { numbers: finer, code, path: path.slice(0, level) };
      return level;
    }
    const alike = firstAlike(finer);
    const tried: number[] = [];
    for (const node of alike) {
      // Out of budget: one way down is enough to have some numbering.
      if (rest <= 0 && best !== undefined) return level;
      if (tried.some((other) => areTwins(graph, other, node))) continue;
      tried.push(node);
      path.length = level;
      path.push(node);
      const back = search(setApart(finer, node, alike), level + 1);
      if (back < level) return back;
    }
    return level;
  };
  search(initialColours(graph), 0);
  return { numbers: best?.numbers ?? new Int32Array(0), complete: rest > 0 || graph.size === 0, tried: limit - rest };
}

function parting(left: readonly number[], right: readonly number[]): number {
  let level = 0;
  while (level < left.length && left[level] === right[level]) level++;
  return level;
}

/** The nodes of the first colour that several have. */
function firstAlike(colours: Colours): number[] {
  const counts = new Int32Array(colours.length);
  for (const colour of colours) counts[colour] = (counts[colour] as number) + 1;
  const first = counts.findIndex((count) => count > 1);
  const nodes: number[] = [];
  colours.forEach((colour, node) => {
    if (colour === first) nodes.push(node);
  });
  return nodes;
}

function setApart(colours: Colours, node: number, alike: readonly number[]): Colours {
  const apart = colours.slice();
  for (const other of alike) if (other !== node) apart[other] = (apart[other] as number) + 1;
  return apart;
}

/** Whether exchanging the two nodes, which have one colour, leaves the graph as it is; then only one needs to be tried. */
function areTwins(graph: HeapGraph, left: number, right: number): boolean {
  const { size, sources, kinds, targets } = graph;
  const before: number[] = [];
  const after: number[] = [];
  const exchanged = (node: number): number => (node === left ? right : node === right ? left : node);
  for (let edge = 0; edge < kinds.length; edge++) {
    const source = sources[edge] as number;
    const target = targets[edge] as number;
    if (exchanged(source) === source && exchanged(target) === target) continue;
    const kind = kinds[edge] as number;
    before.push((kind * size + source) * size + target);
    after.push((kind * size + exchanged(source)) * size + exchanged(target));
  }
  before.sort((one, other) => one - other);
  after.sort((one, other) => one - other);
  return before.every((edge, index) => edge === after[index]);
}
