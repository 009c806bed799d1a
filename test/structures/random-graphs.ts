/** Random graphs, and the check that their numbers tell isomorphic ones from others. */
import type { Draft } from '../../src/structures/draft.js';
import type { GraphTable } from '../../src/structures/graph-table.js';
import { type HeapGraph, showGraph } from '../../src/structures/heap-graph.js';
import { type Random, randomFrom } from '../fuzz/random.js';
import { isomorphic } from './isomorphism.js';

export interface GraphShape {
  readonly nodes: number;
  readonly variables: number;
  readonly kinds: number;
  readonly edges: number;
  readonly labels: number;
  readonly summaries: number;
  /** Several edges of one kind may leave a node. */
  readonly multiset: boolean;
  /** Instead of random edges one out of and one into each node: cycles, which look alike from near. */
  readonly cycles?: boolean;
}

interface DraftKit {
  readonly Draft: typeof Draft;
}

export function randomGraph(kit: DraftKit, random: Random, shape: GraphShape): HeapGraph {
  const draft = kit.Draft.empty(shape.variables);
  const nodes = 1 + random.below(shape.nodes);
  for (let node = 0; node < nodes; node++) draft.addNode(random.below(shape.labels), random.below(shape.summaries));
  for (let name = 0; name < shape.variables; name++) draft.variables[name] = random.below(nodes + 1) - 1;
  if (shape.cycles === true) {
    const targets = shuffled(random, nodes);
    for (let node = 0; node < nodes; node++) draft.addEdge(node, 0, targets[node] as number);
    return draft.freeze();
  }
  for (let count = random.below(shape.edges + 1); count > 0; count--) {
    const [source, kind, target] = [random.below(nodes), random.below(shape.kinds), random.below(nodes)];
    const taken = draft.sources.some((other, edge) => other === source && draft.kinds[edge] === kind);
    if (shape.multiset || !taken) draft.addEdge(source, kind, target);
  }
  return draft.freeze();
}

/** The same graph with its nodes in another order. */
export function renumbered(kit: DraftKit, graph: HeapGraph, random: Random): HeapGraph {
  const draft = kit.Draft.of(graph);
  draft.renumber(shuffled(random, graph.size), graph.size);
  return draft.freeze();
}

function shuffled(random: Random, length: number): number[] {
  const numbers = Array.from({ length }, (_, number) => number);
  for (let last = length - 1; last > 0; last--) {
    const other = random.below(last + 1);
    [numbers[last], numbers[other]] = [numbers[other] as number, numbers[last] as number];
  }
  return numbers;
}

/** The first pair of graphs that is named wrongly. */
export function namesFail(
  kit: DraftKit & { readonly GraphTable: typeof GraphTable },
  shape: GraphShape,
  runs: number,
  seed: number,
): string | undefined {
  return (
    namesFailIn(kit, new kit.GraphTable(), shape, runs, seed) ??
    namesFailIn(kit, new kit.GraphTable({ backwards: 1 }), shape, runs, seed)
  );
}

function namesFailIn(
  kit: DraftKit,
  table: GraphTable,
  shape: GraphShape,
  runs: number,
  seed: number,
): string | undefined {
  const random = randomFrom(seed);
  const graphs: [number, HeapGraph][] = [];
  for (let run = 0; run < runs; run++) {
    const graph = randomGraph(kit, random, shape);
    const number = table.number(graph);
    for (let again = 0; again < 2; again++) {
      const other = renumbered(kit, graph, random);
      if (table.number(other) !== number) return `two numbers: ${showGraph(graph)} and ${showGraph(other)}`;
      if (table.numberOf(kit.Draft.of(other)) !== number) return `another number for the draft: ${showGraph(other)}`;
      if (table.numberAs(other, table.order(other)) !== number)
        return `another number by its order: ${showGraph(other)}`;
    }
    const order = new Int32Array(graph.size);
    if (table.numberAndOrder(graph, order) !== number || table.numberAs(graph, order) !== number) {
      return `another order: ${showGraph(graph)}`;
    }
    if (table.numberOf(table.draft(number)) !== number) return `not read back as a draft: ${showGraph(graph)}`;
    if (table.number(table.graph(number)) !== number) return `not read back: ${showGraph(graph)}`;
    graphs.push([number, graph]);
  }
  for (const [index, [number, graph]] of graphs.entries()) {
    for (const [other, second] of graphs.slice(0, index)) {
      if ((number === other) === isomorphic(graph, second)) continue;
      return `${number === other ? 'one number' : 'two numbers'}: ${showGraph(graph)} and ${showGraph(second)}`;
    }
  }
  return undefined;
}
