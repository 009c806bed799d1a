import java.util.ArrayList;
import java.util.List;

public class VisitedGraph {
    static class Node {
        final List<Node> edges = new ArrayList<>();
        boolean visited;

        void visit(Node from) {
            visited = true;
            for (Node next : edges) { // fails: java.util.ConcurrentModificationException (in the library)
                if (!next.visited) next.visit(this);
                else if (next != from) next.edges.add(this);
            }
        }
    }

    public static void main(String[] args) {
        Node a = new Node();
        Node b = new Node();
        Node c = new Node();
        a.edges.add(b);
        b.edges.add(a);
        a.visit(null);
        a.visited = b.visited = false;
        b.edges.add(c);
        c.edges.add(a);
        a.edges.add(c);
        a.visit(null);
    }
}
