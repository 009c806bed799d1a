/** GRP: a graph marks its nodes while it is traversed, so that a second traversal at the same time is an error. */
class Graph {
    boolean grabbed;

    Iterator iterator() {
        return new Iterator(this);
    }
}

class Iterator {
    Graph graph;

    Iterator(Graph graph) {
        if (graph.grabbed) throw new IllegalStateException();
        graph.grabbed = true;
        this.graph = graph;
    }

    void next() {
        if (graph == null) throw new IllegalStateException();
    }

    void end() {
        if (graph == null) return;
        graph.grabbed = false;
        graph = null;
    }
}
