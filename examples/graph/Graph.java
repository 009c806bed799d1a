// A graph as a list of vertices, each with a list of its edges: no edge leads out of the graph.
// espalier run examples/graph/Graph.java --method addEdge --scope 2
// espalier run examples/graph/Graph.java --method removeVertex --scope 2
// expect: all assertions hold for every graph of at most 2 vertices and 2 edges

public class Graph {
    static class Vertex {
        Vertex nextVertex;
        Edge edges;
    }

    static class Edge {
        final Vertex target;
        Edge nextEdge;

        Edge(Vertex target, Edge nextEdge) {
            this.target = target;
            this.nextEdge = nextEdge;
        }
    }

    private Vertex vertices;

    //@ invariant list(vertices, nextVertex);
    //@ invariant (\forall Vertex v; reach(vertices, v, nextVertex); list(v.edges, nextEdge));
    /*@ invariant (\forall Vertex v; reach(vertices, v, nextVertex);
      @     (\forall Edge e; reach(v.edges, e, nextEdge); reach(vertices, e.target, nextVertex)));
      @*/
    /*@ invariant (\forall Vertex v; reach(vertices, v, nextVertex);
      @     (\forall Vertex w; reach(vertices, w, nextVertex) && v != w; disjoint(v.edges, w.edges, nextEdge)));
      @*/

    //@ ensures fresh(\result) && reach(vertices, \result, nextVertex);
    public Vertex addVertex() {
        Vertex added = new Vertex();
        added.nextVertex = vertices;
        vertices = added;
        return added;
    }

    //@ requires reach(vertices, from, nextVertex) && reach(vertices, to, nextVertex);
    //@ ensures from.edges.target == to && from.edges.nextEdge == \old(from.edges);
    public void addEdge(Vertex from, Vertex to) {
        from.edges = new Edge(to, from.edges);
    }

    //@ requires reach(vertices, removed, nextVertex);
    //@ ensures !reach(vertices, removed, nextVertex);
    public void removeVertex(Vertex removed) {
        Vertex before = null;
        for (Vertex vertex = vertices; vertex != null; vertex = vertex.nextVertex) {
            removeEdges(vertex, removed);
            if (vertex.nextVertex == removed) before = vertex;
        }
        if (before == null) {
            vertices = removed.nextVertex;
        } else {
            before.nextVertex = removed.nextVertex;
        }
    }

    private static void removeEdges(Vertex from, Vertex target) {
        while (from.edges != null && from.edges.target == target) from.edges = from.edges.nextEdge;
        Edge edge = from.edges;
        while (edge != null && edge.nextEdge != null) {
            if (edge.nextEdge.target == target) edge.nextEdge = edge.nextEdge.nextEdge;
            else edge = edge.nextEdge;
        }
    }
}
