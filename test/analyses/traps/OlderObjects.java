/** What holds of the newest object does not hold of the older ones. */
public class OlderObjects {
    static class Node { Node next; Object item; Node(Node next) { this.next = next; } }

    static Node make(Node next) { return new Node(next); }

    static Node chain(int n) {
        Node head = null;
        for (int i = 0; i < n; i++) {
            head = make(head);
            if (i % 2 == 0) head.item = "even";
        }
        return head;
    }

    static int second(Node head) { return head.next.item.hashCode(); }

    static int all(int n) {
        Node[] nodes = new Node[n];
        for (int i = 0; i < n; i++) nodes[i] = make(null);
        for (int i = 0; i + 1 < n; i++) nodes[i].next = nodes[i + 1];
        Node last = nodes[n - 1];
        last.item = "last";
        int sum = 0;
        for (Node each : nodes) sum += each.item.hashCode();
        return sum;
    }

    static int keep() {
        Node first = make(null);
        Node second = make(first);
        second.item = "two";
        Node third = make(second);
        third.item = "three";
        return third.next.item.hashCode() + first.item.hashCode();
    }

    static Node grow(Node from, int depth) {
        Node fresh = new Node(from);
        if (depth > 0) {
            Node deeper = grow(fresh, depth - 1);
            fresh.item = null;
            return deeper;
        }
        fresh.item = "leaf";
        return fresh;
    }

    public static void main(String[] args) {
        try { second(chain(3)); } catch (NullPointerException e) { System.out.println("second"); }
        try { second(chain(1)); } catch (NullPointerException e) { System.out.println("short"); }
        try { all(3); } catch (NullPointerException e) { System.out.println("all"); }
        try { keep(); } catch (NullPointerException e) { System.out.println("keep"); }
        Node leaf = grow(null, 2);
        System.out.println(leaf.item.hashCode() == "leaf".hashCode());
        try { System.out.println(leaf.next.item.hashCode()); } catch (NullPointerException e) { System.out.println("grow"); }
    }
}
