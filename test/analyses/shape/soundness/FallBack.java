// broken: fromArray assert
// broken: fromField assert
// not proved: fromStatic assert
// broken: throughHolder assert
// not proved: fromCall assert
// broken: sharedTail assert
// broken: hiddenCycle assert
// broken: closed ensures

/**
 * More objects than contraction tells apart are held behind each loop, so that shape graphs take over. Nodes come from places that
 * are not followed: what they are, is nobody's to say.
 */
class Node {
  Node next;
  Object data;
}

class Holder {
  Node[] kept;
}

class Store {
  static Object any;
}

abstract class Outside {
  abstract Node find();
}

class FallBack {
  /** The element may be `x`. */
  //@ requires list(x, next);
  static Node fromArray(Node x, Node[] nodes, int n) {
    Node spare = null;
    Node a = new Node(), b = new Node(), c = new Node(), d = new Node(), e = new Node(), f = new Node(), g = new Node(), h = new Node(), i = new Node(), j = new Node(), k = new Node(), l = new Node();
    while (n > 0) {
      n = n - 1;
      Node m = new Node();
      m.next = spare;
      spare = m;
    }
    a.next = b; b.next = c; c.next = d; d.next = e; e.next = f; f.next = g; g.next = h; h.next = i; i.next = j; j.next = k; k.next = l;
    l.next = spare;
    if (nodes == null || nodes.length == 0) return a;
    Node y = nodes[0];
    if (y != null) y.next = y;
    //@ assert acyclic(x, next);
    return a;
  }

  /** What `data` holds may be `x` itself. */
  //@ requires list(x, next);
  static Node fromField(Node x, int n) {
    Node spare = null;
    Node a = new Node(), b = new Node(), c = new Node(), d = new Node(), e = new Node(), f = new Node(), g = new Node(), h = new Node(), i = new Node(), j = new Node(), k = new Node(), l = new Node();
    while (n > 0) {
      n = n - 1;
      Node m = new Node();
      m.next = spare;
      spare = m;
    }
    a.next = b; b.next = c; c.next = d; d.next = e; e.next = f; f.next = g; g.next = h; h.next = i; i.next = j; j.next = k; k.next = l;
    l.next = spare;
    if (x == null || !(x.data instanceof Node)) return a;
    Node y = (Node) x.data;
    y.next = y;
    //@ assert acyclic(x, next);
    return a;
  }

  /** What the static field holds may be `x`. */
  //@ requires list(x, next);
  static Node fromStatic(Node x, int n) {
    Node spare = null;
    Node a = new Node(), b = new Node(), c = new Node(), d = new Node(), e = new Node(), f = new Node(), g = new Node(), h = new Node(), i = new Node(), j = new Node(), k = new Node(), l = new Node();
    while (n > 0) {
      n = n - 1;
      Node m = new Node();
      m.next = spare;
      spare = m;
    }
    a.next = b; b.next = c; c.next = d; d.next = e; e.next = f; f.next = g; g.next = h; h.next = i; i.next = j; j.next = k; k.next = l;
    l.next = spare;
    if (!(Store.any instanceof Node)) return a;
    Node y = (Node) Store.any;
    y.next = y;
    //@ assert acyclic(x, next);
    return a;
  }

  /** The holder's array may hold `x`. */
  //@ requires list(x, next);
  static Node throughHolder(Node x, Holder holder, int n) {
    Node spare = null;
    Node a = new Node(), b = new Node(), c = new Node(), d = new Node(), e = new Node(), f = new Node(), g = new Node(), h = new Node(), i = new Node(), j = new Node(), k = new Node(), l = new Node();
    while (n > 0) {
      n = n - 1;
      Node m = new Node();
      m.next = spare;
      spare = m;
    }
    a.next = b; b.next = c; c.next = d; d.next = e; e.next = f; f.next = g; g.next = h; h.next = i; i.next = j; j.next = k; k.next = l;
    l.next = spare;
    if (holder == null || holder.kept == null || holder.kept.length == 0) return a;
    Node y = holder.kept[0];
    if (y != null) y.next = y;
    //@ assert acyclic(x, next);
    return a;
  }

  /** Whoever implements it may know `x`; nobody in the input does. */
  //@ requires list(x, next);
  static Node fromCall(Node x, Outside outside, int n) {
    Node spare = null;
    Node a = new Node(), b = new Node(), c = new Node(), d = new Node(), e = new Node(), f = new Node(), g = new Node(), h = new Node(), i = new Node(), j = new Node(), k = new Node(), l = new Node();
    while (n > 0) {
      n = n - 1;
      Node m = new Node();
      m.next = spare;
      spare = m;
    }
    a.next = b; b.next = c; c.next = d; d.next = e; e.next = f; f.next = g; g.next = h; h.next = i; i.next = j; j.next = k; k.next = l;
    l.next = spare;
    if (outside == null) return a;
    Node y = outside.find();
    if (y != null) y.next = y;
    //@ assert acyclic(x, next);
    return a;
  }

  /** Behind two nodes each, both may lead to the same one. */
  static Node sharedTail(Node x, Node y, int n) {
    Node spare = null;
    Node a = new Node(), b = new Node(), c = new Node(), d = new Node(), e = new Node(), f = new Node(), g = new Node(), h = new Node(), i = new Node(), j = new Node(), k = new Node(), l = new Node();
    while (n > 0) {
      n = n - 1;
      Node m = new Node();
      m.next = spare;
      spare = m;
    }
    a.next = b; b.next = c; c.next = d; d.next = e; e.next = f; f.next = g; g.next = h; h.next = i; i.next = j; j.next = k; k.next = l;
    l.next = spare;
    //@ assert x == null || y == null || x == y || x.next == y || y.next == x || x.next == y.next || disjoint(x, y, next);
    return a;
  }

  /** There may be a ring behind `x`, which is entered where it is closed. */
  static Node hiddenCycle(Node x, int n) {
    Node spare = null;
    Node a = new Node(), b = new Node(), c = new Node(), d = new Node(), e = new Node(), f = new Node(), g = new Node(), h = new Node(), i = new Node(), j = new Node(), k = new Node(), l = new Node();
    while (n > 0) {
      n = n - 1;
      Node m = new Node();
      m.next = spare;
      spare = m;
    }
    a.next = b; b.next = c; c.next = d; d.next = e; e.next = f; f.next = g; g.next = h; h.next = i; i.next = j; j.next = k; k.next = l;
    l.next = spare;
    //@ assert unshared(x, next);
    return a;
  }

  /** The last of the twelve leads to the first. */
  //@ requires list(x, next);
  //@ ensures acyclic(\result, next);
  static Node closed(Node x, int n) {
    Node spare = null;
    Node a = new Node(), b = new Node(), c = new Node(), d = new Node(), e = new Node(), f = new Node(), g = new Node(), h = new Node(), i = new Node(), j = new Node(), k = new Node(), l = new Node();
    while (n > 0) {
      n = n - 1;
      Node m = new Node();
      m.next = spare;
      spare = m;
    }
    a.next = b; b.next = c; c.next = d; d.next = e; e.next = f; f.next = g; g.next = h; h.next = i; i.next = j; j.next = k; k.next = l;
    l.next = a;
    if (x != null) x.next = a;
    return x;
  }
}
