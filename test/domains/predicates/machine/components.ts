/** Small components that between them use most of what the machine does. */
export const COMPONENTS: Readonly<Record<string, string>> = {
  sharing: `
    class C { boolean disposed;
      void run() { if (disposed) throw new RuntimeException("x"); }
      void dispose() { if (disposed) throw new IllegalStateException(); disposed = true; } }
    class Quiet extends C { void dispose() { } }
    class A { C f;
      void set(C c) { if (f != null) f.dispose(); f = c; }
      void run() { if (f != null) f.run(); }
      C get() { return f; }
      void guarded() { try { f.run(); } catch (IllegalStateException | NullPointerException e) { f = null; } finally { if (f == null) f = new Quiet(); } } }
  `,
  versions: `
    class Version { }
    class Set { Version ver = new Version(); int mod; static int total;
      void add(int x) { ver = new Version(); mod++; total += x; if (x > 3 && x < 6) mod = 0; }
      Iterator iterator() { return new Iterator(this); }
      void share(Set t) { ver = t.ver; mod = t.mod; }
      void trap() { int t = mod; add(1); if (t != mod) throw new IllegalStateException(); }
      boolean same(Set other) { return other != null && other.ver == ver; } }
    class Iterator { Set set; Version ts; int count;
      Iterator(Set s) { set = s; ts = s.ver; count = s.mod; }
      void next() { if (ts != set.ver) throw new java.util.ConcurrentModificationException(); count = set.mod; }
      void counted() { if (count != set.mod) throw new IllegalStateException("a" + count); } }
  `,
  lists: `
    class Node { Node next; Object data; int mark; }
    class List { Node head; Node tail; int size;
      void add(Object o) { Node n = new Node(); n.data = o; if (head == null) { head = n; tail = n; } else { tail.next = n; tail = n; } size++; }
      Node remove() { Node n = head; head = head.next; if (head == null) tail = null; size--; return n; }
      void reverse() { Node done = null; Node at = head; tail = head; while (at != null) { Node next = at.next; at.next = done; done = at; at = next; } head = done; }
      int count(Object o) { int n = 0; for (Node at = head; at != null; at = at.next) if (at.data == o) n++; else continue; if (n > size) throw new IllegalStateException(); return n; }
      void mark(int value) { for (Node at = head; at != null; at = at.next) { if (at.mark == value) break; at.mark = value; } }
      Node find(int value) { Node at = head; while (at != null && at.mark != value) at = at.next; return at; }
      void drop(Node n) { if (n == head) { remove(); return; } Node at = head; while (at.next != n) at = at.next; at.next = n.next; if (n == tail) tail = at; size--; } }
  `,
  kinds: `
    enum Kind { OPEN, CLOSED, BROKEN; Kind next() { switch (this) { case OPEN: return CLOSED; case CLOSED: return BROKEN; default: throw new UnsupportedOperationException(); } } }
    class Door { Kind kind = Kind.OPEN; static Door last; long turns; char sign = 'a'; boolean open = true;
      Door() { last = this; }
      void turn() { kind = kind.next(); turns += 1L; sign++; open = kind == Kind.OPEN; }
      static void reset() { if (last != null) { last.kind = Kind.OPEN; last.turns = 0; last.open = true; } last = null; }
      void check(int which) { switch (which) { case 0: if (!open) throw new IllegalStateException(); break; case 1: case 2: if (turns > 1) throw new IllegalArgumentException(); break; default: open ^= true; } }
      boolean flip() { open = !open; return open; } }
  `,
  exceptions: `
    class Problem extends RuntimeException { Valve source; Problem(Valve v) { super("p"); source = v; } }
    class Valve { int level; Valve below; Runnable task; Valve[] all = new Valve[3];
      void fill(int n) { if (n < 0) throw new IllegalArgumentException(); level = n; if (level > 0 && below != null && below.below == null) below.fill(n - 1); if (level == 7) throw new Problem(this); }
      void safe(int n) { try { fill(n); } catch (Problem p) { p.source.level = 0; below = null; } finally { task = () -> { level = 1; }; } }
      void put(Valve v, int at) { all[at] = v; }
      Valve take(int at) { return all[at]; }
      void nested(Valve v) { try { try { v.fill(level - 1); } finally { level = 0; } } catch (IllegalArgumentException e) { below = v; } }
      void retask() { if (task != null) task.run(); }
      void hang(Valve v) { below = v; }
      int divide(int by) { return level / by; }
      void cast(Object o) { below = (Valve) o; }
      Object self(boolean yes) { return yes ? this : "other"; } }
  `,
  copies: `
    class Part { int state; void wear() { state++; if (state > 2) throw new IllegalStateException(); } }
    class Tool implements Cloneable { Part part = new Part(); Tool twin; boolean used; static Tool best;
      Tool copy() { try { Tool t = (Tool) clone(); t.twin = this; return t; } catch (CloneNotSupportedException e) { return null; } }
      void use() { part.wear(); used = true; if (twin != null && twin != this) twin.used = used; }
      void swap(Tool t) { Part p = part; part = t.part; t.part = p; best = this; }
      static Tool best() { return best == null ? new Tool() : best; }
      void loop() { Tool at = this; while (at.twin != null && at.twin != this) { at.used = true; at = at.twin; } at.used = false; } }
  `,
};
