/** Graphs get the same integer exactly if they are isomorphic, judged by a naive search. */
import { describe, expect, it } from 'vitest';
import { Draft } from '../../src/structures/draft.js';
import { collectGarbage } from '../../src/structures/garbage.js';
import { GraphTable } from '../../src/structures/graph-table.js';
import { walkOrder } from '../../src/structures/walk-order.js';
import { randomFrom } from '../fuzz/random.js';
import { isomorphic } from './isomorphism.js';
import { type GraphShape, namesFail, randomGraph, renumbered } from './random-graphs.js';

const BARE = { kinds: 1, labels: 1, summaries: 1, multiset: true };
const SHAPES: readonly (readonly [string, GraphShape])[] = [
  ['cycles', { ...BARE, nodes: 6, variables: 0, edges: 0, cycles: true }],
  ['hardly any edges', { ...BARE, nodes: 4, variables: 1, edges: 2 }],
  ['fields alone', { nodes: 5, variables: 2, kinds: 2, edges: 5, labels: 1, summaries: 1, multiset: false }],
  [
    'several edges of one kind',
    { nodes: 5, variables: 1, kinds: 1, edges: 6, labels: 1, summaries: 1, multiset: true },
  ],
  ['labels and summaries', { nodes: 4, variables: 1, kinds: 2, edges: 5, labels: 2, summaries: 2, multiset: true }],
  ['no variables', { nodes: 5, variables: 0, kinds: 1, edges: 5, labels: 1, summaries: 1, multiset: true }],
];

describe('numbers of graphs', () => {
  it.each(SHAPES)('%s: isomorphic graphs and no others have one number', (_, shape) => {
    expect(namesFail({ GraphTable, Draft }, shape, 150, 7)).toBeUndefined();
  });

  it('the graph that is read back is isomorphic to the one given', () => {
    const random = randomFrom(3);
    const table = new GraphTable();
    for (const [, shape] of SHAPES) {
      for (let run = 0; run < 50; run++) {
        const graph = randomGraph({ Draft }, random, shape);
        const number = table.number(graph);
        expect(isomorphic(graph, table.graph(number))).toBe(true);
        expect(table.number(table.graph(number))).toBe(number);
      }
    }
  });

  it('many alike nodes are no danger: twins are tried once', () => {
    const draft = Draft.empty(1);
    const top = draft.addNode(0, 1);
    draft.variables[0] = top;
    for (let count = 0; count < 40; count++) draft.addEdge(top, 0, draft.addNode(0));
    const table = new GraphTable();
    const random = randomFrom(1);
    expect(table.number(draft.freeze())).toBe(table.number(renumbered({ Draft }, draft.freeze(), random)));
    expect(table.cutShort).toBe(0);
  });

  it('a search beyond its limit is counted, and still names the graph', () => {
    // Two triangles and a hexagon of one colour: refinement alone does not tell their nodes apart.
    const draft = Draft.empty(0);
    for (let node = 0; node < 12; node++) draft.addNode(0);
    for (const [from, length] of [[0, 3] as const, [3, 3] as const, [6, 6] as const]) {
      for (let step = 0; step < length; step++) draft.addEdge(from + step, 0, from + ((step + 1) % length));
    }
    const graph = draft.freeze();
    const table = new GraphTable({ searchLimit: 3 });
    expect(isomorphic(table.graph(table.number(graph)), graph)).toBe(true);
    expect(table.cutShort).toBe(1);
    const patient = new GraphTable();
    expect(patient.number(renumbered({ Draft }, graph, randomFrom(5)))).toBe(patient.number(graph));
  });

  it('edges that lead both ways are walked both ways', () => {
    const draft = Draft.empty(1);
    const [head, middle, tail] = [draft.addNode(0), draft.addNode(0), draft.addNode(0)];
    draft.variables[0] = tail;
    draft.addEdge(head, 256, middle);
    draft.addEdge(middle, 256, tail);
    expect(walkOrder(draft.freeze(), 0)).toBeUndefined();
    expect(Array.from(walkOrder(draft.freeze(), 256) ?? [])).toEqual([2, 1, 0]);
  });

  it('two edges of one kind that lead both ways leave a choice, though one of them would lead to the other', () => {
    const table = new GraphTable({ backwards: 256 });
    const names = [[1, 2] as const, [2, 1] as const].map(([first, second]) => {
      const draft = Draft.empty(1);
      for (let node = 0; node < 3; node++) draft.addNode(0);
      draft.variables[0] = 0;
      draft.addEdge(first, 256, 0);
      draft.addEdge(second, 256, 0);
      draft.addEdge(first, 1, second);
      return table.numberOf(draft);
    });
    expect(names[0]).toBe(names[1]);
  });
});

describe('garbage', () => {
  it('what no variable reaches goes, with its edges', () => {
    const draft = Draft.empty(1);
    const [lost, held, below] = [draft.addNode(1), draft.addNode(2), draft.addNode(3)];
    draft.variables[0] = held;
    draft.addEdge(lost, 0, below);
    draft.addEdge(held, 0, below);
    draft.addEdge(lost, 1, lost);
    expect(collectGarbage(draft, 0)).toBe(true);
    expect([draft.labels, draft.variables, draft.sources, draft.targets]).toEqual([[2, 3], [0], [0], [1]]);
    expect(collectGarbage(draft, 0)).toBe(false);
  });

  it('along edges that lead both ways the source is held too', () => {
    const draft = Draft.empty(1);
    const [above, held] = [draft.addNode(0), draft.addNode(0)];
    draft.variables[0] = held;
    draft.addEdge(above, 256, held);
    expect(collectGarbage(draft, 256)).toBe(false);
    expect(collectGarbage(draft, 0)).toBe(true);
  });
});
