package shop.forms;

/** Formulas of all kinds, which hold. */
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
            if (head != null) head.prev = node;
            head = node;
            size++;
        }
        //@ ensures size == \old(size) + 1 && \result == \old(head);
        public Object swapped() { size++; return head; }
        //@ ensures fresh(\result);
        public Object fresh() { return new Node(); }
        //@ ensures acyclic(head, next) && !cyclic(head, next);
        public void loop() { Node n = new Node(); n.next = new Node(); head = n; }
        //@ ensures tree(head, next, prev);
        public void share() { Node n = new Node(); n.next = new Node(); n.prev = new Node(); head = n; }
        //@ ensures unshared(head, next, prev);
        public void shareDeep() { Node n = new Node(); n.next = new Node(); n.prev = new Node(); n.next.next = new Node(); head = n; }
        //@ ensures disjoint(\result, head, next);
        public Object overlapping() { head = new Node(); return new Node(); }
        //@ ensures (\forall Node n; reach(head, n, next); n.value > 0);
        public void zero() { head = new Node(); head.value = 1; }
        //@ ensures (\exists Node n; reach(head, n, next); n.value == x);
        public void missing(int x) { head = new Node(); head.value = x; }
        //@ ensures (\forall int i; 0 <= i && i + 1 < numbers.length; numbers[i] <= numbers[i + 1]);
        public void sort() { numbers = new int[] {1, 3}; }
        //@ ensures \result instanceof String ==> ((String) \result) == "a";
        public Object text(int x) { return x == 0 ? (Object) "a" : this; }
        //@ ensures head.next.value == 0;
        public void faulty() { head = new Node(); head.next = new Node(); }
        //@ ensures made == \old(made);
        public void count() { }
        //@ ensures list(head, Node.next) <==> x > 0;
        public void some(int x) { head = new Node(); if (x <= 0) head.next = head; }
        //@ ensures (\exists boolean b; b == \result && !b);
        public boolean flag() { return false; }
        //@ ensures objects[0] != objects[1] && \old(objects.length) == 2;
        public void fill() { objects[0] = this; objects[1] = head; }
        //@ ensures \result > 0L && -x < 0;
        public long number(long x, char c, byte b) { return x + c - c + b - b; }
        //@ ensures reach(this, other) && other != null;
        private Chain other;
        public void link(Chain other) { this.other = other; }
    }
    public static class Guarded {
        //@ invariant count >= 0;
        private int count;
        public Guarded(int count) { this.count = Math.max(0, count); }
        public Guarded() { }
        public void down() { if (count == 0) throw new IllegalStateException(); count--; }
    }
}
