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
}

/** `limit` bounds the number of refinements. */
export function searchedOrder(graph: HeapGraph, limit: number): FoundOrder {
  let best: { readonly numbers: Int32Array; readonly code: readonly number[] } | undefined;
  let rest = limit;
  const search = (colours: Colours): void => {
    rest--;
    const finer = refined(graph, colours);
    if (classesOf(finer) === graph.size) {
      const code = encoded(graph, finer);
      if (best === undefined || compareCodes(code, best.code) < 0) best = { numbers: finer, code };
      return;
    }
    const alike = firstAlike(finer);
    const tried: number[] = [];
    for (const node of alike) {
      // Out of budget: one way down is enough to have some numbering.
      if (rest <= 0 && best !== undefined) return;
      if (tried.some((other) => areTwins(graph, other, node))) continue;
      tried.push(node);
      search(setApart(finer, node, alike));
    }
  };
  search(initialColours(graph));
  return { numbers: best?.numbers ?? new Int32Array(0), complete: rest > 0 || graph.size === 0 };
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
