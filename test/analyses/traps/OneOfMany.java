/** Objects of one site that are taken for another. */
public class OneOfMany {
    static class N { Object v = "v"; N next; N self; N() { } N(Object v) { this.v = v; } }
    static N make() { return new N(); }
    static N makeWith(Object o) { N n = new N(); n.v = o; return n; }
    static int twice() { N a = make(); N b = make(); b.v = null; a.v = "x"; return a.v.hashCode() + b.v.hashCode(); }
    static int twice2() { N a = make(); N b = make(); a.v = null; b.v = "x"; return b.v.hashCode() + a.v.hashCode(); }
    static int thrice() { N a = make(); N b = make(); N c = make(); a.v = null; b.v = "b"; c.v = "c"; return a.v.hashCode(); }
    static int thrice2() { N a = make(); N b = make(); N c = make(); b.v = null; a.v = "a"; c.v = "c"; return c.v.hashCode() + a.v.hashCode() + b.v.hashCode(); }
    static N pass(N n) { N fresh = new N(); fresh.next = n; n.v = null; return fresh; }
    static int passed() { N a = make(); N b = pass(a); b.v = "b"; return b.next.v.hashCode(); }
    static N keepOld; static N swap() { N old = keepOld; keepOld = new N(); return old; }
    static int swapped() { swap(); N a = swap(); N b = swap(); a.v = null; b.v = "x"; N c = keepOld; c.v = "k"; return b.v.hashCode() + a.v.hashCode(); }
    static int swapped2() { swap(); N a = keepOld; swap(); a.v = null; keepOld.v = "x"; return a.v.hashCode(); }
    static int loopOld() { N prev = null; for (int i = 0; i < 3; i++) { N n = new N(); if (prev != null) prev.v = null; n.next = prev; prev = n; } return prev.v.hashCode() + prev.next.v.hashCode(); }
    static int loopOld2() { N first = null; for (int i = 0; i < 3; i++) { N n = new N(); if (first == null) first = n; else first.v = null; n.v = "x"; } return first.v.hashCode(); }
    static int loopOld3() { N first = null, last = null; for (int i = 0; i < 2; i++) { last = new N(); if (first == null) first = last; } last.v = null; first.v = "f"; return first.v.hashCode() + last.v.hashCode(); }
    static int loopOnce() { N first = null, last = null; for (int i = 0; i < 1; i++) { last = new N(); if (first == null) first = last; } last.v = null; first.next = last; return first.v.hashCode(); }
    static N recurse(int n) { N mine = new N(); if (n > 0) { N other = recurse(n - 1); mine.v = null; other.v = "o"; mine.next = other; } return mine; }
    static int recursed() { N r = recurse(2); return r.next.v.hashCode() + r.v.hashCode(); }
    static int recursed2() { N r = recurse(2); N s = recurse(0); return s.v.hashCode() + r.next.next.v.hashCode() + r.next.v.hashCode() + r.v.hashCode(); }
    static void ping(N n, int d) { N t = new N(); t.next = n; n.v = "p"; if (d > 0) pong(t, d - 1); n.v.hashCode(); }
    static void pong(N n, int d) { n.next.v = null; if (d > 0) ping(n, d - 1); }
    static int pinged() { N n = new N(); ping(n, 0); ping(n, 1); return 0; }
    static int pinged2() { N n = new N(); pong2(n, 2); return n.v.hashCode(); }
    static void pong2(N n, int d) { if (d == 0) { n.v = null; return; } n.v = "x"; pong2(n, d - 1); }
    static N cache; static N cached() { if (cache == null) cache = new N(); return cache; }
    static int sameTwice() { N a = cached(); N b = cached(); a.v = "a"; b.v = null; return a.v.hashCode(); }
    static int sameTwice2() { N a = cached(); a.v = "a"; cached().v = null; return a.v.hashCode(); }
    static int sameTwice3() { cache = null; N a = cached(); cache = null; N b = cached(); b.v = null; a.v = "a"; cached().v.hashCode(); return 0; }
    static N id(N n) { return n; }
    static int ident() { N a = new N(); N b = id(a); b.v = null; return a.v.hashCode(); }
    static N either(N a, N b, boolean c) { return c ? a : b; }
    static int eithered(boolean c) { N a = new N(), b = new N(); N e = either(a, b, c); e.v = null; return a.v.hashCode() + b.v.hashCode(); }
    static int eithered2(boolean c) { N a = new N(), b = new N(); N e = c ? a : b; e.v = null; a.v.hashCode(); return b.v.hashCode(); }
    static int chain() { N a = new N(), b = new N(); a.next = b; b.next = a; a.next.next.v = null; return a.v.hashCode(); }
    static int chainp(N a) { N b = new N(); b.next = a; a.next = b; b.next.next.next.v = null; return a.v.hashCode(); }
    static int alias(N a, N b) { a.v = "a"; b.v = null; return a.v.hashCode(); }
    static int alias2(N a, N b) { a.next = new N(); b.next.v = null; return a.next.v.hashCode(); }
    static int alias3(N a, N b) { N n = new N(); a.next = n; b.next = null; return a.next.hashCode(); }
    static int alias4(N a, N b) { if (a.next != null) { b.next = null; return a.next.hashCode(); } return 0; }
    static int alias5(N a) { N b = a.self; if (a.next != null) { b.next = null; return a.next.hashCode(); } return 0; }
    static int alias6(N a) { N b = a.self; b.v = null; return a.v.hashCode(); }
    static int alias7(N a) { a.v = "s"; N b = a.self; clear(b); return a.v.hashCode(); }
    static void clear(N n) { n.v = null; }
    static int alias8(N a) { a.v = "s"; clearDeep(a); return a.v.hashCode(); }
    static void clearDeep(N n) { n.self.self.v = null; }
    static int alias9(N a) { N fresh = new N(); a.next = fresh; clearNext(a.self); return fresh.v.hashCode(); }
    static void clearNext(N n) { n.next.v = null; }
    static int paths1(N a) { N x = a; while (x.next != null) x = x.next; x.next = new N(); x.next.v = "n"; N y = x.next; y.v = null; return x.next.v.hashCode(); }
    static int paths2() { N[] all = {new N(), new N(), new N()}; N a = all[0], b = all[zero()]; a.v = "q"; b.v = null; return a.v.hashCode(); }
    static int zero() { return 0; }
    static int paths3() { N h = null; for (int i = 0; i < 3; i++) { N n = new N(); n.next = h; h = n; } N x = h.next; if (x.v != null) { h.next.v = null; return x.v.hashCode(); } return 0; }
    static int paths4() { N h = null; for (int i = 0; i < 3; i++) { N n = new N(); n.next = h; h = n; } N x = h.next; N y = h.next; x.v = "q"; clear(y); return x.v.hashCode(); }
    static int paths5() { N h = null; for (int i = 0; i < 3; i++) { N n = new N(); n.next = h; h = n; } N x = h.next; int s = 0; for (int i = 0; i < 2; i++) { if (x.v != null) s += x.v.hashCode(); x.v = null; N y = x; y.v = i == 0 ? "1" : null; } return x.v.hashCode(); }
    static int paths6() { N h = null; for (int i = 0; i < 3; i++) { N n = new N(); n.next = h; h = n; } N x = h.next, y = h; x.v = "x"; y = y.next; y.v = null; return x.v.hashCode(); }
    static int paths7(N x) { if (x.next == null) return 0; N keep = x; x = x.next; keep.next = null; x = keep; return x.next.hashCode(); }
    static int paths8(N x) { if (x.next != null) { x = x.self; return x.next.hashCode(); } return 0; }
    static int paths9(N x) { if (x.next.next != null) { x.next = new N(); return x.next.next.hashCode(); } return 0; }
    static N self() { N n = new N(); n.self = n; n.next = n; return n; }
    static void caught(String name, Runnable action) { try { action.run(); } catch (NullPointerException e) { System.out.println(name); } }
    public static void main(String[] args) {
        caught("twice", OneOfMany::twice); caught("twice2", OneOfMany::twice2); caught("thrice", OneOfMany::thrice); caught("thrice2", OneOfMany::thrice2); caught("passed", OneOfMany::passed);
        caught("swapped", OneOfMany::swapped); caught("swapped2", OneOfMany::swapped2); caught("loopOld", OneOfMany::loopOld); caught("loopOld2", OneOfMany::loopOld2); caught("loopOld3", OneOfMany::loopOld3);
        caught("loopOnce", OneOfMany::loopOnce); caught("recursed", OneOfMany::recursed); caught("recursed2", OneOfMany::recursed2); caught("pinged", OneOfMany::pinged); caught("pinged2", OneOfMany::pinged2);
        caught("same", OneOfMany::sameTwice); caught("same2", OneOfMany::sameTwice2); caught("same3", OneOfMany::sameTwice3); caught("ident", OneOfMany::ident);
        caught("ei", () -> eithered(true)); caught("ei", () -> eithered(false)); caught("ei2", () -> eithered2(true)); caught("ei2", () -> eithered2(false)); caught("chain", OneOfMany::chain); caught("chainp", () -> chainp(self()));
        N s = self(); caught("a1", () -> alias(s, s)); caught("a2", () -> alias2(s, s)); s.next = s; caught("a3", () -> alias3(s, s)); s.next = s; caught("a4", () -> alias4(s, s)); s.next = s; caught("a5", () -> alias5(s));
        caught("a6", () -> alias6(self())); caught("a7", () -> alias7(self())); caught("a8", () -> alias8(self())); caught("a9", () -> alias9(self()));
        caught("p1", () -> paths1(new N())); caught("p2", OneOfMany::paths2); caught("p3", OneOfMany::paths3); caught("p4", OneOfMany::paths4); caught("p5", OneOfMany::paths5); caught("p6", OneOfMany::paths6);
        caught("p7", () -> paths7(self())); caught("p8", () -> { N n = new N(); n.next = n; n.self = new N(); paths8(n); }); caught("p9", () -> paths9(self()));
    }
}
