// Nodes are given to code of the library, or held by objects on which it calls methods back.
// broken: requireNonNull ensures
// broken: opt ensures
// broken: arrayList ensures
// broken: forEach ensures
// broken: map ensures
// broken: asList ensures
// broken: lambdaArg ensures
// broken: methodRef ensures
// broken: thread ensures
// broken: stringConcat ensures
// broken: treeSet ensures
// broken: hash ensures
// broken: res ensures
// broken: gen ensures
// broken: it ensures
// broken: local ensures
// broken: en ensures
// broken: rec ensures
// broken: sw ensures
// broken: mon ensures
// broken: exc ensures
// broken: cause ensures
// not proved: tl ensures
// not proved: ref ensures
// not proved: stream ensures
// not proved: sort ensures
// not proved: remIf ensures
// not proved: clone1 ensures
import java.util.*;
class LibraryCallbacks {
  static class Node implements Cloneable { Node next; Node other; Object val; public Node copy() throws CloneNotSupportedException { return (Node) clone(); } }
  //@ requires list(x, next) && x != null;
  //@ ensures \result == null || disjoint(x, \result, next);
  static Node clone1(Node x) throws CloneNotSupportedException { return x.copy(); }
  //@ requires list(x, next);
  //@ ensures list(x, next);
  static void requireNonNull(Node x) { Node y = Objects.requireNonNull(x); y.next = y; }
  //@ requires list(x, next);
  //@ ensures list(x, next);
  static void opt(Node x) { Optional<Node> o = Optional.ofNullable(x); if (o.isPresent()) o.get().next = o.get(); }
  //@ requires list(x, next);
  //@ ensures list(x, next);
  static void arrayList(Node x) { ArrayList<Node> l = new ArrayList<>(); l.add(x); for (Node n : l) if (n != null) n.next = n; }
  //@ requires list(x, next);
  //@ ensures list(x, next);
  static void forEach(Node x) { List<Node> l = new ArrayList<>(); l.add(x); l.forEach(n -> { if (n != null) n.next = n; }); }
  //@ requires list(x, next);
  //@ ensures list(x, next);
  static void map(Node x) { Map<String, Node> l = new HashMap<>(); l.put("a", x); Node n = l.get("a"); if (n != null) n.next = n; }
  //@ requires list(x, next);
  //@ ensures list(x, next);
  static void asList(Node x) { List<Node> l = Arrays.asList(x, x); Node n = l.get(0); if (n != null) n.next = n; }
  //@ requires list(x, next);
  //@ ensures list(x, next);
  static void lambdaArg(Node x) { apply(n -> { if (n != null) n.next = n; }, x); }
  static void apply(java.util.function.Consumer<Node> c, Node x) { c.accept(x); }
  //@ requires list(x, next);
  //@ ensures list(x, next);
  static void methodRef(Node x) { java.util.function.Consumer<Node> c = LibraryCallbacks::poke; c.accept(x); }
  static void poke(Node n) { if (n != null) n.next = n; }
  //@ requires list(x, next);
  //@ ensures list(x, next);
  static void thread(Node x) { Thread t = new Thread(() -> poke(x)); t.run(); }
  //@ requires list(x, next);
  //@ ensures list(x, next);
  static void stringConcat(Node x) { S s = new S(); s.n = x; String t = "a" + s; }
  static class S { Node n; public String toString() { if (n != null) n.next = n; return ""; } }
  //@ requires list(x, next);
  //@ ensures list(x, next);
  static void treeSet(Node x) { C c = new C(); c.n = x; C d = new C(); TreeSet<C> s = new TreeSet<>(); s.add(c); s.add(d); }
  static class C implements Comparable<C> { Node n; public int compareTo(C o) { if (n != null) n.next = n; return 0; } }
  //@ requires list(x, next);
  //@ ensures list(x, next);
  static void hash(Node x) { K c = new K(); c.n = x; new HashSet<K>().add(c); }
  static class K { Node n; public int hashCode() { if (n != null) n.next = n; return 0; } }
  //@ requires list(x, next);
  //@ ensures list(x, next);
  static void res(Node x) { try (R r = new R(x)) { } }
  static class R implements AutoCloseable { Node n; R(Node n) { this.n = n; } public void close() { if (n != null) n.next = n; } }
  //@ requires list(x, next);
  //@ ensures list(x, next);
  static void gen(Node x) { Box<Node> b = new Box<>(x); Node n = b.get(); if (n != null) n.next = n; }
  static class Box<T> { T t; Box(T t) { this.t = t; } T get() { return t; } }
  //@ requires list(x, next);
  //@ ensures list(x, next);
  static void it(Node x) { for (Node n : new Itb(x)) { n.next = n; break; } }
  static class Itb implements Iterable<Node> { Node h; Itb(Node h) { this.h = h; } public Iterator<Node> iterator() { return new Iterator<Node>() { Node at = h; public boolean hasNext() { return at != null; } public Node next() { Node r = at; at = at.next; return r; } }; } }
  //@ requires list(x, next);
  //@ ensures list(x, next);
  static void local(Node x) { class L { void go() { if (x != null) x.next = x; } } new L().go(); }
  enum En { A { void go(Node n) { if (n != null) n.next = n; } }, B { void go(Node n) { } }; abstract void go(Node n); }
  //@ requires list(x, next);
  //@ ensures list(x, next);
  static void en(Node x, En e) { if (e != null) e.go(x); }
  //@ requires list(x, next);
  //@ ensures list(x, next);
  static void rec(Node x) { Rc r = new Rc(x); if (r.n() != null) r.n().next = r.n(); }
  record Rc(Node n) { }
  //@ requires list(x, next);
  //@ ensures list(x, next);
  static void sw(Object o, Node x) { switch (o) { case Node n -> n.next = n; default -> { } } }
  //@ requires list(x, next);
  //@ ensures list(x, next);
  static void mon(Node x) { synchronized (LibraryCallbacks.class) { if (x != null) x.next = x; } }
  //@ requires list(x, next);
  //@ ensures list(x, next);
  static void exc(Node x) { try { thr(x); } catch (E e) { if (e.n != null) e.n.next = e.n; } }
  static void thr(Node x) throws E { throw new E(x); }
  static class E extends Exception { Node n; E(Node n) { this.n = n; } }
  //@ requires list(x, next);
  //@ ensures list(x, next);
  static void cause(Node x) { try { try { thr(x); } catch (E e) { throw new RuntimeException(e); } } catch (RuntimeException r) { Throwable t = r.getCause(); if (t instanceof E && ((E) t).n != null) ((E) t).n.next = ((E) t).n; } }
  //@ requires list(x, next);
  //@ ensures list(x, next);
  static void tl(Node x, ThreadLocal<Node> t) { if (t != null) { Node n = t.get(); if (n != null) n.next = n; } }
  //@ requires list(x, next);
  //@ ensures list(x, next);
  static void ref(Node x, java.util.concurrent.atomic.AtomicReference<Node> t) { if (t != null) { Node n = t.get(); if (n != null) n.next = n; } }
  //@ requires list(x, next);
  //@ ensures list(x, next);
  static void stream(Node x, List<Node> l) { l.stream().forEach(n -> n.next = n); }
  //@ requires list(x, next);
  //@ ensures list(x, next);
  static void sort(Node x, List<Node> l) { l.sort((a, b) -> { a.next = a; return 0; }); }
  //@ requires list(x, next);
  //@ ensures list(x, next);
  static void remIf(Node x, Collection<Node> l) { l.removeIf(a -> { a.next = a; return true; }); }
}
