/** A client for each row of GRP. */
class Rows {
    static String state(Graph g) {
        return g == null ? "null" : g.grabbed ? "G2" : "G1";
    }

    static String state(Iterator r) {
        return r.graph == null ? "R1" : r.graph.grabbed ? "R2" : "R3";
    }

    static Graph grabbed() {
        Graph g = new Graph();
        g.iterator();
        return g;
    }

    static Iterator ended() {
        Iterator r = new Graph().iterator();
        r.end();
        return r;
    }

    static void make(Graph g) {
        String before = state(g);
        try {
            Iterator r = new Iterator(g);
            System.out.println("Iterator.<init> | F1 raw->" + state(r) + " | F2 " + before + "->" + state(g));
        } catch (RuntimeException e) {
            System.out.println("Iterator.<init> | F1 raw->? | F2 " + before + "->?");
        }
    }

    static void iterator(Graph g) {
        String before = state(g);
        try {
            Iterator r = g.iterator();
            System.out.println("Graph.iterator | F1 " + before + "->" + state(g) + " | O1 raw->" + state(r));
        } catch (RuntimeException e) {
            System.out.println("Graph.iterator | F1 " + before + "->? | O1 raw->?");
        }
    }

    static void next(Iterator r) {
        String before = state(r);
        Graph g = r.graph;
        String graph = state(g);
        try {
            r.next();
            System.out.println("Iterator.next | F1 " + before + "->" + state(r) + " | F1.graph " + graph + "->" + state(g));
        } catch (RuntimeException e) {
            System.out.println("Iterator.next | F1 " + before + "->? | F1.graph " + graph + "->?");
        }
    }

    static void end(Iterator r) {
        String before = state(r);
        Graph g = r.graph;
        String graph = state(g);
        r.end();
        System.out.println("Iterator.end | F1 " + before + "->" + state(r) + " | F1.graph " + graph + "->" + state(g));
    }

    public static void main(String[] arguments) {
        System.out.println("Graph.<init> | F1 raw->" + state(new Graph()));
        iterator(new Graph());
        iterator(grabbed());
        make(null);
        make(new Graph());
        make(grabbed());
        next(new Graph().iterator());
        next(ended());
        end(new Graph().iterator());
        end(ended());
    }
}
