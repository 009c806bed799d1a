package shop.forms;

/** Formulas of all kinds, each of which does not hold. */
public class Formulas {
    private static class Node {
        Node next;
        Node prev;
        int value;
    }

    public static class Chain {
        private Node head;
        private int size;
        private static int made;
        private int[] numbers = {3, 1};
        private Object[] objects = new Object[2];
        //@ ensures dll(head, next, prev);
        public void pushFront(int value) {
            Node node = new Node();
            node.value = value;
            node.next = head;
            // Forgets: if (head != null) head.prev = node;
            head = node;
            size++;
        }
        //@ ensures size == \old(size) + 1 && \result == \old(head);
        public Object swapped() { Object before = head; head = new Node(); return before; }
        //@ ensures fresh(\result);
        public Object fresh() { return this; }
        //@ ensures acyclic(head, next) && !cyclic(head, next);
        public void loop() { Node n = new Node(); n.next = n; head = n; }
        //@ ensures tree(head, next, prev);
        public void share() { Node n = new Node(); n.next = new Node(); n.prev = n.next; head = n; }
        //@ ensures unshared(head, next, prev);
        public void shareDeep() { Node n = new Node(); n.next = new Node(); n.prev = new Node(); n.next.next = n.prev; head = n; }
        //@ ensures disjoint(\result, head, next);
        public Object overlapping() { head = new Node(); return head; }
        //@ ensures (\forall Node n; reach(head, n, next); n.value > 0);
        public void zero() { head = new Node(); }
        //@ ensures (\exists Node n; reach(head, n, next); n.value == x);
        public void missing(int x) { head = new Node(); head.value = x + 1; }
        //@ ensures (\forall int i; 0 <= i && i + 1 < numbers.length; numbers[i] <= numbers[i + 1]);
        public void sort() { }
        //@ ensures \result instanceof String ==> ((String) \result) == "a";
        public Object text(int x) { return x == 0 ? (Object) new String("b") : this; }
        //@ ensures head.next.value == 0;
        public void faulty() { head = null; }
        //@ ensures made == \old(made);
        public void count() { made++; }
        //@ ensures list(head, Node.next) <==> x > 0;
        public void some(int x) { head = null; }
        //@ ensures (\exists boolean b; b == \result && !b);
        public boolean flag() { return true; }
        //@ ensures objects[0] != objects[1] && \old(objects.length) == 2;
        public void fill() { objects[0] = this; objects[1] = this; }
        //@ ensures \result > 0L && -x < 0;
        public long number(long x, char c, byte b) { return x - 1L + c - c + b - b; }
        //@ ensures reach(this, other) && other != null;
        public void link(Chain other) { }
    }
    public static class Guarded {
        //@ invariant count >= 0;
        private int count;
        public Guarded(int count) { this.count = count; }
        public Guarded() { }
        public void down() { count--; if (count < 0) throw new IllegalStateException(); }
    }
}
