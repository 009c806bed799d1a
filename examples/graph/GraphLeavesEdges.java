// Removing a vertex without the edges that lead to it.
// espalier run examples/graph/GraphLeavesEdges.java --method removeVertex --scope 2
// caught by: --method removeVertex --scope 2

public class GraphLeavesEdges {
    static class Vertex {
        Vertex nextVertex;
        Edge edges;
    }

    static class Edge {
        Vertex target;
        Edge nextEdge;
    }

    private Vertex vertices;

    //@ invariant list(vertices, nextVertex);
    //@ invariant (\forall Vertex v; reach(vertices, v, nextVertex); list(v.edges, nextEdge));
    /*@ invariant (\forall Vertex v; reach(vertices, v, nextVertex);
      @     (\forall Edge e; reach(v.edges, e, nextEdge); reach(vertices, e.target, nextVertex)));
      @*/

    //@ requires reach(vertices, removed, nextVertex);
    //@ ensures !reach(vertices, removed, nextVertex);
    public void removeVertex(Vertex removed) {
        if (vertices == removed) {
            vertices = removed.nextVertex;
            return;
        }
        Vertex before = vertices;
        while (before.nextVertex != removed) before = before.nextVertex;
        before.nextVertex = removed.nextVertex;
    }
}
