import java.util.ArrayList;
import java.util.List;

public class IntrusiveGraphWithReferences {
    static final class Vertex {
        final String name;
        Arc out;
        Vertex nextVertex;
        int mark;
        Vertex copy;

        Vertex(String name) {
            this.name = name;
        }
    }

    static final class Arc {
        final Vertex target;
        Arc next;
        final int cost;

        Arc(Vertex target, int cost, Arc next) {
            this.target = target;
            this.cost = cost;
            this.next = next;
        }
    }

    private Vertex vertices;
    private int epoch;

    Vertex vertex(String name) {
        for (Vertex v = vertices; v != null; v = v.nextVertex) if (v.name.equals(name)) return v;
        Vertex added = new Vertex(name);
        added.nextVertex = vertices;
        return vertices = added;
    }

    void arc(String from, String to, int cost) {
        Vertex source = vertex(from);
        source.out = new Arc(vertex(to), cost, source.out);
    }

    int reachable(Vertex start) {
        epoch++;
        return count(start);
    }

    private int count(Vertex v) {
        if (v.mark == epoch) return 0;
        v.mark = epoch;
        int n = 1;
        for (Arc a = v.out; a != null; a = a.next) n += count(a.target);
        return n;
    }

    IntrusiveGraphWithReferences reversed() {
        IntrusiveGraphWithReferences result = new IntrusiveGraphWithReferences();
        for (Vertex v = vertices; v != null; v = v.nextVertex) {
            result.vertex(v.name);
            for (Arc a = v.out; a != null; a = a.next) result.arc(a.target.name, v.name, a.cost);
        }
        return result;
    }

    static Vertex deepCopy(Vertex v) {
        if (v == null) return null;
        if (v.copy != null) return v.copy;
        v.copy = new Vertex(v.name + "'");
        for (Arc a = v.out; a != null; a = a.next) v.copy.out = new Arc(deepCopy(a.target), a.cost, v.copy.out);
        return v.copy;
    }

    void remove(String name) {
        Vertex previous = null;
        for (Vertex v = vertices; v != null; v = v.nextVertex) {
            Arc last = null;
            for (Arc a = v.out; a != null; a = a.next) {
                if (!a.target.name.equals(name)) last = a;
                else if (last == null) v.out = a.next;
                else last.next = a.next;
            }
            if (v.name.equals(name)) {
                if (previous == null) vertices = v.nextVertex;
                else previous.nextVertex = v.nextVertex;
            } else {
                previous = v;
            }
        }
    }

    int cheapest(Vertex from, Vertex to, List<Vertex> path) {
        if (from == to) return 0;
        path.add(from);
        int best = Integer.MAX_VALUE;
        for (Arc a = from.out; a != null; a = a.next) {
            if (path.contains(a.target)) continue;
            int rest = cheapest(a.target, to, path);
            if (rest != Integer.MAX_VALUE) best = Math.min(best, a.cost + rest);
        }
        path.remove(path.size() - 1);
        return best;
    }

    @Override
    public String toString() {
        StringBuilder out = new StringBuilder();
        for (Vertex v = vertices; v != null; v = v.nextVertex) {
            out.append(v.name).append(':');
            for (Arc a = v.out; a != null; a = a.next) out.append(a.target.name).append(a.cost);
            out.append(' ');
        }
        return out.toString().trim();
    }

    public static void main(String[] args) {
        IntrusiveGraphWithReferences g = new IntrusiveGraphWithReferences();
        String[] arcs = {"ab4", "ac2", "cb1", "bd5", "cd8", "de3", "ea7", "fd1"};
        for (String s : arcs) g.arc(s.substring(0, 1), s.substring(1, 2), s.charAt(2) - '0');
        System.out.println(g);
        System.out.println(g.reachable(g.vertex("a")) + " " + g.reachable(g.vertex("f")) + " " + g.reversed());
        System.out.println(g.cheapest(g.vertex("a"), g.vertex("e"), new ArrayList<>()) + " " + (g.cheapest(g.vertex("a"), g.vertex("f"), new ArrayList<>()) == Integer.MAX_VALUE));
        Vertex copy = deepCopy(g.vertex("a"));
        System.out.println(copy.name + copy.out.target.name + copy.out.next.target.name + " " + (copy.out.target.out.target.out.target.name) + " " + (g.vertex("e").copy.out.target == copy));
        g.remove("d");
        System.out.println(g + " " + g.reachable(g.vertex("a")));
        g.remove("f");
        g.remove("nothing");
        System.out.println(g);
    }
}
