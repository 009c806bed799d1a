// Nodes that come back another way: by exceptions, statics, suppliers, callbacks, arrays, finally, escaping constructors.
// broken: thrown ensures
// broken: supplied ensures
// broken: alias ensures
// broken: moved ensures
// broken: head ensures
// broken: loops ensures
// broken: defaults ensures
// broken: fresh ensures
// broken: rec ensures
// not proved: consumed ensures
// not proved: fin ensures
// not proved: throughHolder ensures
// not proved: down ensures
// not proved: slots ensures
// not proved: deep ensures
// not proved: leak ensures
import java.util.function.*;
class HandedOn {
    static class Node { Node next; Node prev; Node other; int v; }
    static class Bomb extends RuntimeException { Node node; Bomb(Node n) { node = n; } }
    static class Holder { Node kept; void keep(Node n) { kept = n; } void cut() { if (kept != null) kept.next = kept; } }
    static Holder shared = new Holder();
    static Node cache;

    // exception carries a node out, handler ties it
    //@ requires list(x, next);
    //@ ensures list(x, next);
    static void thrown(Node x) { try { raise(x); } catch (Bomb b) { if (b.node != null) b.node.next = b.node; } }
    static void raise(Node x) { throw new Bomb(x); }

    // kept in a static holder, then cut by a callee without arguments
    //@ requires list(x, next);
    //@ ensures list(x, next);
    static void throughHolder(Node x) { shared.keep(x); cutShared(); }
    static void cutShared() { shared.cut(); }

    // recursion hands the node down through a static
    //@ requires list(x, next);
    //@ ensures list(x, next);
    static void down(Node x, int n) { if (n > 0) { cache = x; down(x == null ? null : x.next, n - 1); } else if (cache != null) cache.next = cache; }

    // supplier that returns the node
    //@ requires list(x, next);
    //@ ensures list(x, next);
    static void supplied(Node x) { Supplier<Node> s = () -> x; Node y = s.get(); if (y != null) y.next = y; }

    // consumer from outside
    //@ requires list(x, next);
    //@ ensures list(x, next);
    static void consumed(Node x, Consumer<Node> c) { if (c != null) c.accept(x); }
    static Consumer<Node> tying() { return n -> { if (n != null) n.next = n; }; }

    // finally overrides the result
    //@ requires list(x, next) && x != null;
    //@ ensures \result == x;
    @SuppressWarnings("finally")
    static Node fin(Node x) { try { return x; } finally { if (x.v > 3) return x.next; } }

    // conditional alias
    //@ requires list(x, next) && list(y, next) && x != null && y != null;
    //@ ensures x.next == \old(x.next);
    static void alias(Node x, Node y, boolean b) { Node t = b ? x : y; t.next = null; }

    // an array of one's own nodes, alias by two indices
    //@ requires list(x, next) && x != null;
    //@ ensures x.next == \old(x.next);
    static void slots(Node x, int i, int j) { Node[] a = new Node[2]; a[i] = x; if (a[j] != null) a[j].next = null; }

    // index changes between
    //@ requires list(x, next) && x != null;
    //@ ensures \result == null;
    static Node moved(Node x) { Node[] a = new Node[2]; int i = 0; a[i] = x; i++; Node r = a[i]; i--; r = a[i]; return r; }

    // multi-dimensional array
    //@ requires list(x, next);
    //@ ensures list(x, next);
    static void deep(Node x) { Node[][] a = new Node[1][1]; a[0][0] = x; if (a[0][0] != null) a[0][0].next = a[0][0]; }

    // dll with ring behind prev of the head
    //@ requires list(x, next) && x != null;
    //@ ensures x.prev == null;
    static void head(Node x) { if (x.next != null) x.next.prev = x; }

    // synchronized, labelled break, do-while
    //@ requires list(x, next);
    //@ ensures list(x, next);
    static void loops(Node x) { Node p = x; outer: do { if (p == null) break outer; if (p.next == null) { p.next = x; break outer; } p = p.next; } while (true); }

    // constructor leaks this
    static class Leaky { Node n = new Node(); Leaky() { n.next = n; cache = n; } }
    //@ requires cache == null;
    //@ ensures cache == null;
    static void leak() { new Leaky(); }

    // interface default method as callback
    interface Tie { default void tie(Node n) { if (n != null) n.next = n; } }
    static class T implements Tie { }
    //@ requires list(x, next);
    //@ ensures list(x, next);
    static void defaults(Node x) { new T().tie(x); }

    // equality of fresh and old
    //@ requires list(x, next);
    //@ ensures !reach(x, \result, next);
    static Node fresh(Node x) { Node n = new Node(); if (x != null && x.next == null) x.next = n; return n; }

    // needs at recursion
    //@ ensures \result != null;
    static Node rec(Node x) { if (x == null) return null; Node r = rec(x.next); return r == null ? x : r; }
}
