import { describe, expect, it } from 'vitest';
import { type GraphChecking, holds, openGraph } from './checking.js';
import { INVARIANTS, PROCEDURES, TABLE } from './properties.js';

const SCOPE = 2;
const ASSUMED = INVARIANTS.map(({ formula }) => formula);

/** What the summary of a loop over an iterator loses: the correlation between what each step removes from where. */
const LOST = new Set([
  'remove(Vertex): listed edges are in the set, and listed at their ends only',
  'remove(Vertex): ends of edges are vertices of the graph',
  'remove(Vertex): edges are listed at both ends',
]);

const GRAPH = openGraph();

function isPreserved(graph: GraphChecking, procedure: string, formula: string): boolean {
  return holds(graph.claim(procedure, `preserves ${formula}`, SCOPE, ASSUMED));
}

describe('the graph component', () => {
  it('is summarised, every procedure of it', async () => {
    const graph = await GRAPH;
    expect(graph.procedures).toBeGreaterThanOrEqual(20);
    for (const procedure of PROCEDURES) expect(graph.result(procedure).status).not.toBe('unknown');
  });

  it('changes nothing when it is asked what it contains', async () => {
    const graph = await GRAPH;
    expect(graph.result('containsVertex(Vertex)').pure).toBe(true);
    expect(graph.result('containsEdge(Edge)').pure).toBe(true);
  });

  it.each(TABLE)('$method: $says', async ({ method, property }) => {
    expect(holds((await GRAPH).claim(method, property, SCOPE, ASSUMED))).toBe(true);
  });

  it('preserves its invariants, as far as loops let it show', async () => {
    const graph = await GRAPH;
    const lost = PROCEDURES.flatMap((procedure) =>
      INVARIANTS.filter(({ formula }) => !isPreserved(graph, procedure, formula)).map(
        ({ name }) => `${procedure}: ${name}`,
      ),
    );
    expect(PROCEDURES.length * INVARIANTS.length).toBe(90);
    expect(new Set(lost)).toEqual(LOST);
  });
});

describe('a broken graph', () => {
  it.each([
    ['forgets the edge', '        edges.add(edge);\n', '', 'addEdge(Edge)', 3],
    ['stays listed', '        detach(edge.getSecond(), edge);\n', '', 'removeEdge(Edge)', 3],
    ['has no list', 'adjacency.put(vertex, list)', 'adjacency.put(vertex, null)', 'add(Vertex)', 1],
    ['is listed at one end', '        if (first != second) attach(second, edge);\n', '', 'addEdge(Edge)', 5],
    ['lists edges of others', 'list.add(edge);', 'list.add(edge); list.addAll(edges);', 'addEdge(Edge)', 3],
  ])('%s', async (_, from, to, procedure, invariant) => {
    const graph = await openGraph((text) => text.replace(from, to));
    expect(isPreserved(await GRAPH, procedure, ASSUMED[invariant] as string)).toBe(true);
    expect(isPreserved(graph, procedure, ASSUMED[invariant] as string)).toBe(false);
  });

  it.each([
    ['finds any edge', 'if (edge.connects(first, second)) return edge;', 'return edge;'],
    [
      'finds what does not connect',
      'if (edge.connects(first, second)) return edge;',
      'if (!edge.connects(first, second)) return edge;',
    ],
    ['finds by one end', '(edge.connects(first, second))', '(edge.getFirst() == first)'],
    [
      'finds what is not in it',
      'return edge;\n        }\n        return null;',
      'return edge;\n        }\n        return new Edge(first, second, 1);',
    ],
  ])('%s', async (_, from, to) => {
    const graph = await openGraph((text) => text.replace(from, to));
    const row = TABLE.find(({ says }) => says === 'the final graph has an edge connecting v1 to v2');
    expect(holds(graph.claim('addEdge(Vertex, Vertex)', row?.property ?? '', SCOPE, ASSUMED))).toBe(false);
  });

  it('keeps the vertex', async () => {
    const graph = await openGraph((text) => text.replace('        adjacency.remove(vertex);\n', ''));
    const row = TABLE.find(({ method }) => method === 'remove(Vertex)');
    expect(holds(graph.claim('remove(Vertex)', row?.property ?? '', SCOPE, ASSUMED))).toBe(false);
  });
});

describe('what is false of the graph', () => {
  it.each([
    ['addEdge(Edge)', "this.edges'.elems' = this.edges.elems"],
    ['add(Vertex)', "this.adjacency'.entries' = this.adjacency.entries"],
    ['edgesOf(Vertex)', 'no vertex.(this.adjacency.entries).elems'],
    ['edgesOf(Vertex)', 'no this.adjacency.entries'],
    ['removeEdge(Edge)', "this.edges'.elems' = this.edges.elems"],
    ['minimumSpanningTree()', "no \\result.edges'.elems'"],
  ])('%s: %s', async (method, property) => {
    expect(holds((await GRAPH).claim(method, property, SCOPE, ASSUMED))).toBe(false);
  });
});
