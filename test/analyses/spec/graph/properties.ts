/**
 * What is checked of the graph component from summaries alone: the partial specifications of Table 1 of the paper, and six
 * representation invariants. `L(v)` in words: the list that the graph's map holds for the vertex v.
 */

/** The edges listed for a vertex, before and after. */
const listed = (vertex: string): string => `${vertex}.(this.adjacency.entries).elems`;
const listedAfter = (vertex: string): string => `${vertex}.(this.adjacency'.entries').elems'`;
const unchangedBut = (...ends: readonly string[]): string => {
  const others = ends.map((end) => `w != ${end}`).join(' && ');
  return `all w: Vertex | (${others}) => ${listedAfter('w')} = ${listed('w')}`;
};

export interface Row {
  readonly method: string;
  /** Of the paper's table, in its words. */
  readonly says: string;
  readonly property: string;
}

/** Table 1, apart from its first two rows, which say that nothing is changed: those are `pure`. */
export const TABLE: readonly Row[] = [
  {
    method: 'add(Vertex)',
    says: "v's final edge list is either empty or unchanged",
    property: `no ${listedAfter('vertex')} || ${listedAfter('vertex')} = ${listed('vertex')}`,
  },
  { method: 'add(Vertex)', says: 'the edge lists of non-v vertices are unchanged', property: unchangedBut('vertex') },
  {
    method: 'addEdge(Edge)',
    says: 'no new edges are added apart from e',
    property: "this.edges'.elems' in this.edges.elems + edge",
  },
  {
    method: 'addEdge(Edge)',
    says: 'the vertex adjacency list is unchanged apart from the ends of e',
    property: unchangedBut('edge.(Edge.first)', 'edge.(Edge.second)'),
  },
  {
    method: 'addEdge(Vertex, Vertex)',
    says: 'the adjacency list of vertices is unchanged apart from v1 and v2',
    property: unchangedBut('first', 'second'),
  },
  {
    method: 'addEdge(Vertex, Vertex)',
    says: 'no edge is added except possibly one connecting v1 to v2',
    property:
      "all e: Edge | (e in this.edges'.elems' && !(e in this.edges.elems)) => (e.(Edge.first') in first + second && e.(Edge.second') in first + second)",
  },
  {
    method: 'addEdge(Vertex, Vertex)',
    says: 'the final graph has an edge connecting v1 to v2',
    property:
      "some e: Edge | e in this.edges'.elems' && ((e.(Edge.first') = first && e.(Edge.second') = second) || (e.(Edge.first') = second && e.(Edge.second') = first))",
  },
  {
    method: 'removeEdge(Edge)',
    says: 'the vertex adjacency list is unchanged apart from the ends of e',
    property: unchangedBut('edge.(Edge.first)', 'edge.(Edge.second)'),
  },
  {
    method: 'removeEdge(Edge)',
    says: 'the final graph contains all edges of the original graph except e',
    property: "this.edges'.elems' = this.edges.elems - edge",
  },
  {
    method: 'remove(Vertex)',
    says: 'the final graph does not contain v',
    property: "no vertex.(this.adjacency'.entries')",
  },
  {
    method: 'minimumSpanningTree()',
    says: 'all edges of MST belong to the original graph',
    property: "\\result.edges'.elems' in this.edges.elems",
  },
  {
    method: 'minimumSpanningTree()',
    says: 'nodes with no adjacent edges are not added to MST',
    property:
      "all v: Vertex | some v.(\\result.adjacency'.entries') => (v in this.edges.elems.(Edge.first) || v in this.edges.elems.(Edge.second))",
  },
  {
    method: 'minimumSpanningTree()',
    says: 'the set of edges of the original graph is unchanged',
    property: "this.edges'.elems' = this.edges.elems",
  },
];

/** What the graph's methods rely on: each holds before and is shown after. */
export const INVARIANTS: readonly { readonly name: string; readonly formula: string }[] = [
  { name: 'vertices are not null', formula: 'no null.(this.adjacency.entries)' },
  { name: 'every vertex has a list', formula: 'no this.adjacency.entries.null' },
  {
    name: 'vertices have lists of their own, apart from the set of edges',
    formula:
      'all v: Vertex, w: Vertex | (some v.(this.adjacency.entries) & w.(this.adjacency.entries) => v = w) && no v.(this.adjacency.entries) & this.edges',
  },
  {
    name: 'listed edges are in the set, and listed at their ends only',
    formula:
      'all v: Vertex, e: Edge | e in v.(this.adjacency.entries).elems => (e in this.edges.elems && (v = e.(Edge.first) || v = e.(Edge.second)))',
  },
  {
    name: 'ends of edges are vertices of the graph',
    formula:
      'all e: Edge | e in this.edges.elems => (some e.(Edge.first).(this.adjacency.entries) && some e.(Edge.second).(this.adjacency.entries))',
  },
  {
    name: 'edges are listed at both ends',
    formula:
      'all e: Edge | e in this.edges.elems => (e in e.(Edge.first).(this.adjacency.entries).elems && e in e.(Edge.second).(this.adjacency.entries).elems)',
  },
];

export const PROCEDURES: readonly string[] = [
  'containsVertex(Vertex)',
  'containsEdge(Edge)',
  'edgesOf(Vertex)',
  'isIsolated(Vertex)',
  'find(Vertex, Vertex)',
  'areAdjacent(Vertex, Vertex)',
  'add(Vertex)',
  'addEdge(Edge)',
  'addEdge(Vertex, Vertex)',
  'removeEdge(Edge)',
  'remove(Vertex)',
  'replace(Edge, int)',
  'clear()',
  'copy()',
  'minimumSpanningTree()',
];
