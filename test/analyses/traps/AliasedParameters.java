/** Two parameters are one object. */
public class AliasedParameters {
    static class Node { Node next; int value; Node[] many = new Node[2]; }

    static int viaField(Node a, Node b) {
        a.next = new Node();
        b.next = null;
        return a.next.value;
    }

    static int viaChain(Node a, Node b) {
        if (a.next == null) return 0;
        b.next = null;
        return a.next.value;
    }

    static int viaArray(Node[] a, Node[] b) {
        a[0] = new Node();
        b[0] = null;
        return a[0].value;
    }

    static int viaDeep(Node a, Node b) {
        a.next = new Node();
        b.next.next = new Node();
        a.next.next.value = 1;
        b.next.next = null;
        return a.next.next.value;
    }

    static int viaThis(Holder h, Holder g) {
        return h.swap(g);
    }

    static class Holder {
        Node node = new Node();
        int swap(Holder other) {
            node = new Node();
            other.node = null;
            return node.value;
        }
    }

    public static void main(String[] args) {
        Node n = new Node();
        try { viaField(n, n); } catch (NullPointerException e) { System.out.println("field"); }
        n.next = new Node();
        try { viaChain(n, n); } catch (NullPointerException e) { System.out.println("chain"); }
        Node[] many = new Node[1];
        try { viaArray(many, many); } catch (NullPointerException e) { System.out.println("array"); }
        try { viaDeep(n, n); } catch (NullPointerException e) { System.out.println("deep"); }
        Holder h = new Holder();
        try { viaThis(h, h); } catch (NullPointerException e) { System.out.println("this"); }
    }
}
